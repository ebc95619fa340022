"""The fields that the models of the formats consist of: words, plain texts, and texts in several languages."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from rulebook.languages import FALLBACK, LANGUAGES

RESERVE = (FALLBACK, *LANGUAGES)
"""Fallback languages, in order, for texts missing in the reader's language."""


def _known(language: str) -> str:
    """The language code, if it is supported."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}: use {', '.join(LANGUAGES)}")
    return language


Language = Annotated[str, AfterValidator(_known)]
PlayerWord = Literal["you", "opponent"]
PhaseWord = Literal["draw", "standby", "main1", "battle", "main2", "end"]
StepWord = Literal["none", "start", "battle"]


def _plain(text: str) -> str:
    """The text, if it contains neither markup nor control characters."""
    if "<" in text or ">" in text:
        raise ValueError("markup is not allowed in texts: write plain text without < and >")
    if any(ord(sign) < 32 and sign != "\n" for sign in text):
        raise ValueError("control characters are not allowed in texts")
    return text


Plain = Annotated[str, StringConstraints(min_length=1, max_length=1500, strip_whitespace=True), AfterValidator(_plain)]
Title = Annotated[str, StringConstraints(min_length=1, max_length=90, strip_whitespace=True), AfterValidator(_plain)]
Identifier = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+([.-][a-z0-9]+)*$", max_length=160)]
RuleId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]+([.-][A-Za-z0-9]+)*$", max_length=80)]
Line = Annotated[str, StringConstraints(min_length=1, max_length=400, strip_whitespace=True)]
CardSpec = Annotated[str, StringConstraints(min_length=1, max_length=120, strip_whitespace=True)]
Cards = Annotated[tuple[CardSpec, ...], Field(max_length=80)]
Happening = Annotated[str, StringConstraints(min_length=1, max_length=200, strip_whitespace=True)]


class Model(BaseModel):
    """Frozen, and unknown keys are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class LocalText(BaseModel):
    """A text in at least one language."""

    model_config = ConfigDict(extra="allow", frozen=True)
    __pydantic_extra__: dict[str, Plain]

    @model_validator(mode="after")
    def _some(self) -> Self:
        texts = self.__pydantic_extra__
        if not texts:
            raise ValueError(f"give the text in at least one of {', '.join(LANGUAGES)}")
        if unknown := texts.keys() - set(LANGUAGES):
            raise ValueError(f"there is no language {min(unknown)!r}: use {', '.join(LANGUAGES)}")
        return self

    def in_language(self, language: str) -> str:
        """The text in ``language``, or in the first fallback language that has it."""
        texts = self.__pydantic_extra__
        return next(texts[code] for code in (language, *RESERVE) if code in texts)
