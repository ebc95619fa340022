"""The roles of card text in order: of generated text, and of a printed text split at its punctuation.

A role is a short code: L limit, C condition (Cw: a "when" that can miss the timing), Q a Quick Effect, ? optional, K
cost, T target, E effect, the joints THEN ALSO IF_DO, B a bullet, N how the card may be Summoned, M materials, A an
additional name, G the implicit text of a Gemini monster, R what is checked again on resolution, and a full stop after
each sentence. "But" counts as ALSO, a plain "and" as nothing: both parts are one E. No printed text is stored.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulebook.language.card_text.card_text import card_text
from rulebook.language.words.spans import Span
from rulebook.vocabulary.effects import Activated, Card, SummonCondition, SummonProcedure, WithoutTribute
from rulebook.vocabulary.recipes import ContactFusion, FusionMaterials, RitualOf, SynchroSummon, XyzSummon
from rulebook.vocabulary.terms import MonsterKind

Roles = tuple[str, ...]

_WORDS: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "words.toml").read_text(encoding="utf-8"))


# The text the project makes -----------------------------------------------------------------------


def made(lang: str, card: Card) -> Roles:
    """The roles of a card's generated text in order."""
    text = card_text(lang, card)
    found: list[str] = []
    gemini = card.stats is not None and MonsterKind.GEMINI in card.stats.kinds
    if text.always:
        found += ["G" if gemini else "A", "."]
    for effect, row in zip(card.effects, text.effects, strict=True):
        if not row:
            continue
        match effect:
            case FusionMaterials() | SynchroSummon() | XyzSummon():
                found += ["M", "."]
            case SummonCondition() | SummonProcedure() | WithoutTribute() | ContactFusion() | RitualOf():
                found += ["N", "."]
                if isinstance(effect, SummonProcedure) and effect.restrictions:
                    found += ["L", "."]
            case _:
                found += _of_row(lang, row, isinstance(effect, Activated))
    return _tidy(found)


def _of_row(lang: str, row: Iterable[Span], activated: bool) -> Iterator[str]:
    words, tail = _WORDS[lang], ""
    for role, text, reference in row:
        low = text.lower().strip()
        part = reference[1] if reference else None
        if role == "text":
            if low.startswith("."):
                yield "."
                if re.match(words["if"], low.lstrip(". ")):
                    yield "C"
            yield from _joint(words, low)
            if re.search(words["quick"], low):
                yield "Q"
            if re.match(words["can"], low):
                yield "?"
            if "●" in low:
                yield "B"
            if low.endswith(".") and len(low) > 1:
                yield "."
            tail = low
        elif role == "condition":
            if activated or part == "recheck":
                yield "R" if part == "recheck" else _condition(words, low)
            elif not re.match(words["moment"], low) or re.search(rf", ({words['if']})", low):
                yield "C"
        elif role == "target" and re.search(rf", ({words['can']})", low):
            yield from ("C", "?", "T")
        elif role == "choice":
            continue
        elif role == "effect":
            may = re.match(words["can"], low.lstrip(", ")) and not re.search(words["not"], low)
            if may and not tail.endswith(":"):
                yield "?"
            yield "E"
        else:
            yield {"limit": "L", "cost": "K", "target": "T"}[role]


def _joint(words: dict[str, str], text: str) -> Iterator[str]:
    for sign, key in (("IF_DO", "if-do"), ("ALSO", "also"), ("THEN", "then")):
        if re.search(words[key], f"{text} "):
            yield sign
            return


def _condition(words: dict[str, str], text: str) -> str:
    if re.match(words["time"], text):
        text = text.partition(", ")[2] if not re.match(words["each"], text) else ""
    return "Cw" if any(re.match(words["when"], part) for part in text.split(", ")) else "C"


# A printed text -----------------------------------------------------------------------------------


def printed(lang: str, text: str, materials: bool = False) -> Roles:
    """The roles of a printed text, read from its punctuation; ``materials``: its first line lists its materials."""
    words = _WORDS[lang]
    found: list[str] = []
    text = text.replace("”", '"').replace("“", '"').replace("„", '"').replace("’", "'").replace("''", '"')
    lines = [line for line in re.sub(r'"[^"]*"', "NAME", text).split("\n") if line.strip()]
    if materials:
        found += ["M", "."]
        lines = lines[1:]
    for line in lines:
        line = line.strip().lower()
        if re.match(rf"\(({words['always']})", line):
            found += ["A", "."]
            line = line.partition(")")[2]
        line = re.sub(r" *\((?!quick|schnell|effetto rap)[^()]*(\([^()]*\))?[^()]*\)", "", line)
        if line.startswith("●"):
            found.append("B")
            line = line.removeprefix("●").strip()
        line = re.sub(r"\bmax\. ", "max ", line)
        for sentence in re.split(r"(?<=[a-zà-üß0-9)e/])\.(?:\s+|$)", line):
            if sentence.strip():
                found += _sentence(words, sentence.strip().rstrip("."))
                found.append(".")
    return _tidy(found)


def _sentence(words: dict[str, str], text: str) -> Iterator[str]:
    if re.search(words["limit"], text) and not re.search(r"[:;]", text):
        yield "L"
        return
    if re.match(words["fits"], text):
        yield from ("T", "E")
        return
    for sign, key in (("R", "both"), ("A", "always"), ("G", "gemini"), ("N", "born")):
        if re.match(words[key], text) and not re.search(r"[:;]", text):
            yield sign
            return
    lead, colon, rest = text.partition(":")
    if colon:
        yield from _lead(words, lead)
    else:
        rest = text
        while True:
            start, comma, after = rest.partition(", ")
            kind = "|".join(words[key] for key in ("once", "when", "if", "time"))
            if not comma or not re.match(kind, start):
                break
            if re.match(words["once"], start):
                yield "L"
            elif not re.match(words["moment"], start):  # a time on its own is part of the sentence
                yield "C"
            rest = after
    yield from _body(words, rest.strip(), bool(colon))


def _lead(words: dict[str, str], lead: str) -> Iterator[str]:
    conditions: list[str] = []
    for part in lead.replace("(", ", (").split(", "):
        part = part.strip()
        if re.match(words["once"], part):
            if conditions:
                yield _condition(words, ", ".join(conditions))
                conditions = []
            yield "L"
        elif part and not re.match(words["quick"], part):
            conditions.append(part)
    if conditions:
        yield _condition(words, ", ".join(conditions))
    if re.search(words["quick"], lead):
        yield "Q"


def _body(words: dict[str, str], text: str, colon: bool) -> Iterator[str]:
    if colon and re.match(words["if"], text) and re.search(rf", ({words['can']})", text):
        yield "C"
        text = re.split(rf", (?={words['can']})", text, maxsplit=1)[1]
    elif colon and re.match(words["if"], text) and ", " in text:
        yield "C"
        text = text.split(", ", 1)[1]
    if re.match(words["can"], text) and not re.search(words["not"], re.split(r"[;,]", text)[0]):
        yield "?"
    if re.search(words["one-of"], text.partition(";")[0]) and not re.search(words["one-of"] + ".*;.", text):
        return
    front, semicolon, effect = text.partition(";")
    if semicolon:
        aimed = re.search(words["target"], front)
        if aimed:
            before = front[: aimed.start()]
            if re.search(r",? (then|dann|poi)\b|\b(und (wähle )?dann)\b", f"{before} {front[aimed.start() :]}"):
                yield "K"
            yield "T"
        elif not re.search(words["one-of"], front):
            yield "K"
    else:
        effect = text
        if re.match(words["paying"], text):
            yield "K"
            return
    effect = effect.strip()
    if not effect:
        return
    if re.search(words["upkeep"], effect) and not semicolon:
        yield "K"
    yield "E"
    joints = "|".join(
        f"(?P<{sign}>{words[key]})" for sign, key in zip(("D", "A", "T"), ("if-do", "also", "then"), strict=True)
    )
    for hit in re.finditer(rf"{joints}", effect):
        if hit.start() == 0:
            continue
        yield {"D": "IF_DO", "A": "ALSO", "T": "THEN"}[str(hit.lastgroup)]
        after = re.split(joints, effect[hit.end() :])[0]
        if re.search(rf"^[, ]*{words['can']}|, {words['can']}", after):
            yield "?"
        yield "E"


def _tidy(roles: Iterable[str]) -> Roles:
    """Merge neighbours that express the same thing in two parts."""
    found: list[str] = []
    for role in roles:
        last = found[-1] if found else ""
        if role == "." and (last in (".", "", "B", "?")):
            continue
        if role == "T" and found[-2:] == ["K", "THEN"]:
            found.pop()
        if role == last and role in ("K", "T", "E", "L", "Q", "?", "B"):
            continue
        if role.startswith("C") and last.startswith("C"):
            found[-1] = max(role, last)
            continue
        if role in ("N", "G", "A") and found[-2:] == [role, "."]:
            found.pop()
            continue
        found.append(role)
    return tuple(found)
