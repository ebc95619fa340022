"""``python -m tutor_app COMMAND``: the command line; a card that cannot work is named before anything is run."""

from __future__ import annotations

import sys

from rulebook.vocabulary.checking import CardError


def main() -> int:
    """Run the command; the exit status, 2 where a card was refused."""
    try:
        from tutor_app.commands.main import main as command
    except CardError as error:
        print(error, file=sys.stderr)
        return 2
    return command()


if __name__ == "__main__":
    sys.exit(main())
