"""``python -m tutor_app COMMAND``: the command line; an invalid card is reported before anything runs."""

from __future__ import annotations

import sys

from rulebook.vocabulary.checking import CardError


def main() -> int:
    """Run the command and return its exit status, 2 if a card was rejected or a package is missing."""
    try:
        from tutor_app.commands.main import main as command

        return command()
    except CardError as error:
        print(error, file=sys.stderr)
    except ModuleNotFoundError as error:
        print(f"The package {error.name} is missing. Delete the folder .venv, then run the same command again.",
              file=sys.stderr)  # fmt: skip
    return 2


if __name__ == "__main__":
    sys.exit(main())
