"""What is said about an opened file, in words."""

from __future__ import annotations

from rulebook.cards.outside import outside
from rulebook.cards.printed_numbers import OLDER_TEXTS
from scenarios.importing.notes import Note
from tutor_app.texts.messages import message


def note_text(lang: str, note: Note) -> str:
    """A note as a sentence that begins with its line."""
    number = int(note.told) if note.key == "no-card" else 0
    names = outside().get(OLDER_TEXTS.get(number, number))
    if names is not None:
        said = message(lang, "import.no_card_named", told=note.told, name=names.in_language(lang))
    else:
        said = message(lang, f"import.{note.key.replace('-', '_')}", told=note.told)
    return (
        message(lang, "import.line", line=note.line, said=said)
        if note.line
        else message(lang, "import.whole", said=said)
    )
