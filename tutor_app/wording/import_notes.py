"""What is said about an opened file, in words."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.cards.outside import outside
from rulebook.cards.printed_numbers import OLDER_TEXTS
from scenarios.importing.notes import Note
from scenarios.importing.puzzle_scripts import slug_of
from tutor_app.texts.messages import message


def note_text(lang: str, note: Note) -> str:
    """A note as a sentence that begins with its line."""
    key = note.key.replace("-", "_")
    said = message(lang, f"import.{key}", told=note.told, card=card_text(lang, note.card))
    return (
        message(lang, "import.line", line=note.line, said=said)
        if note.line
        else message(lang, "import.whole", said=said)
    )


def card_text(lang: str, number: int) -> str:
    """A card by its name, if that is known, and its number."""
    slug = slug_of(number)
    names = BY_SLUG[slug].names if slug else outside().get(OLDER_TEXTS.get(number, number))
    if names is None:
        return message(lang, "import.number", number=str(number))
    return message(lang, "import.name", number=str(number), name=names.in_language(lang))
