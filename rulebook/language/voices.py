"""The voices by language."""

from __future__ import annotations

from .voice import Voice
from .voice_de import German
from .voice_en import English
from .voice_it import Italian
from .voice_nl import Dutch

VOICES: dict[str, Voice] = {voice.lang: voice for voice in (German(), English(), Italian(), Dutch())}


def voice(lang: str) -> Voice:
    """The voice of a language.

    Raises:
        ValueError: nobody speaks it here.
    """
    if lang not in VOICES:
        raise ValueError(f"language {lang!r} is none of {tuple(VOICES)}")
    return VOICES[lang]
