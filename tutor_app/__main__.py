"""``python -m tutor_app COMMAND``: the command line; an invalid card is reported before anything runs."""

from __future__ import annotations

import sys

from rulebook.vocabulary.checking import CardError


def main() -> int:
    """Run the command and return its exit status, 2 if a card was rejected."""
    try:
        from tutor_app.commands.main import main as command
    except CardError as error:
        print(error, file=sys.stderr)
        return 2
    return command()


if __name__ == "__main__":
    sys.exit(main())
