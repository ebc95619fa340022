"""Every sentence the tutor renders, by kind and key, with short hashes: for the golden files and for inspection.

A key stands for one multi-line text in every language: a card, a frame with all its samples, a line of a scenario with
all its explanations. ``tests/golden/sentences`` holds the hashes, one file per kind, one key per line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from hashlib import blake2b
from pathlib import Path

from rulebook.articles.rules import citation, rules, statement
from rulebook.cards import POOL
from rulebook.explain import Explanation, refuse_to
from rulebook.language.card_text.card_text import card_text
from rulebook.language.samples.frames import sample_explanations
from rulebook.language.samples.sentences import sample_sentences
from rulebook.language.sentences.render import Depth, frames, simple_frames, text
from rulebook.language.words.type_line import type_line
from rulebook.languages import FALLBACK, LANGUAGES
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Card
from scenarios.catalogue.card_examples import examples
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.small_boards import boards
from scenarios.playing.runner import PlayedLine, play_scenario
from scenarios.playing.script import grouped
from tutor_app.wording.told_lines import YOU, told_of, why_not_of

GOLDEN = Path(__file__).parents[2] / "tests" / "golden" / "sentences"
"""The folder of the hashes; a copy of the tutor without its tests does not have it."""

Texts = dict[str, str]
"""A text in every language."""
Sheet = Callable[[], dict[str, Texts]]
"""Renders some keys of a kind."""

SAMPLES_TOGETHER = 20
"""The number of made-up effects per key."""


def _in_languages(render: Callable[[str], Iterable[str]]) -> Texts:
    return {lang: "\n".join(render(lang)) for lang in LANGUAGES}


# Cards, made-up effects, frames, rules ---------------------------------------------------------------


def _card_lines(card: Card, lang: str) -> Iterator[str]:
    yield type_line(lang, card)
    versions = dict.fromkeys((card.effects, *(open_book(name).effects(card.number) for name in ("2014", "classic"))))
    for effects in versions:
        found = card_text(lang, card, effects)
        yield found.running_text()
        for clause in found.clauses:
            yield f"{clause.role} {clause.reference}: {clause.text}"


def _cards() -> Iterator[tuple[str, Sheet]]:
    for card in POOL:
        yield card.slug, lambda card=card: {card.slug: _in_languages(partial(_card_lines, card))}  # type: ignore[misc]


def _samples() -> dict[str, Texts]:
    said = {lang: tuple(sample_sentences(lang)) for lang in LANGUAGES}
    return {
        f"{start:04}": {lang: "\n".join(lines[start : start + SAMPLES_TOGETHER]) for lang, lines in said.items()}
        for start in range(0, len(said["en"]), SAMPLES_TOGETHER)
    }


def _frame(node: str) -> dict[str, Texts]:
    made = tuple(sample_explanations(node))
    depths = tuple(Depth)[::-1] if node in simple_frames(FALLBACK) else (Depth.EXACT,)
    return {node: _in_languages(lambda lang: (text(lang, one, depth=depth) for depth in depths for one in made))}


def _frames() -> Iterator[tuple[str, Sheet]]:
    for node in frames(FALLBACK):
        if not node.startswith("cannot."):
            yield node, partial(_frame, node)


def _rule_lines(id: str, lang: str) -> Iterator[str]:
    yield statement(id, lang) or ""
    yield citation(id, lang)


def _rules() -> Iterator[tuple[str, Sheet]]:
    for id in rules():
        yield id, lambda id=id: {id: _in_languages(partial(_rule_lines, id))}  # type: ignore[misc]


# What is told of scenarios and boards ----------------------------------------------------------------


def _said(lang: str, told: Iterable[Explanation]) -> Iterator[str]:
    for one in told:
        yield f"{one.role}: {text(lang, one)} [{' '.join(one.rules)}]"
        for child in one.children:
            yield f"  {text(lang, child)} [{' '.join(child.rules)}]"


def _told(loaded: Loaded, line: PlayedLine) -> list[Explanation]:
    if line.refused:
        error = line.refusal
        return [refuse_to(loaded.book, error.state, error.verdict, YOU)[1]] if error is not None else []
    found: list[Explanation] = []
    for group in grouped(line.taken):
        missing = why_not_of(loaded, group)
        found += (*told_of(loaded, group)[1], *missing.shown, *missing.rest)
    return found


def _scenario(loaded: Loaded, key: str, by_line: bool) -> dict[str, Texts]:
    lines = [_told(loaded, line) for line in play_scenario(loaded)[1] if line.acted]
    parts = {f"{key}/{number:02}": told for number, told in enumerate(lines, 1)}
    if not by_line:
        parts = {key: [one for told in lines for one in told]}
    return {name: _in_languages(lambda lang, told=told: _said(lang, told)) for name, told in parts.items()}  # type: ignore[misc]


def _scenarios() -> Iterator[tuple[str, Sheet]]:
    for loaded in shelf():
        yield loaded.scenario.id, partial(_scenario, loaded, loaded.scenario.id, by_line=True)


def _boards(folder: str) -> Iterator[tuple[str, Sheet]]:
    for board in boards(folder):
        name = f"{board.file}: {board.name}"
        yield name, lambda board=board, name=name: _scenario(board.loaded(), name, by_line=False)  # type: ignore[misc]


def _examples() -> Iterator[tuple[str, Sheet]]:
    for one in examples():
        yield one.id, lambda one=one: _scenario(one.loaded, one.id, by_line=False)  # type: ignore[misc]


KINDS: Mapping[str, Callable[[], Iterable[tuple[str, Sheet]]]] = {
    "cards": _cards,
    "effect-samples": lambda: (("all", _samples),),
    "frames": _frames,
    "rules": _rules,
    "scenarios": _scenarios,
    "examples": _examples,
    "rule-boards": lambda: _boards("rules"),
    "refusals": lambda: _boards("refusals"),
}
"""The kinds of texts: each a list of sheets by name, to be rendered one by one."""


def rendered(kind: str, part: int = 0, parts: int = 1) -> dict[str, Texts]:
    """The texts of a kind by key; with ``parts``, only share number ``part`` of equal shares.

    Raises:
        KeyError: there is no such kind.
    """
    found: dict[str, Texts] = {}
    for _, sheet in list(KINDS[kind]())[part::parts]:
        found |= sheet()
    return found


# Hashes ---------------------------------------------------------------------------------------------


def digest(words: str) -> str:
    """Ten hexadecimal digits that change with the words."""
    return blake2b(words.encode(), digest_size=5).hexdigest()


def hashes(texts: Mapping[str, Texts]) -> dict[str, Texts]:
    """The hash of each text by key and language."""
    return {key: {lang: digest(words) for lang, words in one.items()} for key, one in texts.items()}


def read(kind: str, folder: Path = GOLDEN) -> dict[str, Texts]:
    """The stored hashes of a kind; empty if there are none."""
    path = folder / f"{kind}.txt"
    if not path.exists():
        return {}
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    languages = head.split()
    found: dict[str, Texts] = {}
    for line in lines:
        *digests, key = line.split(" ", len(languages))
        found[key] = dict(zip(languages, digests, strict=True))
    return found


def write(kind: str, kept: Mapping[str, Texts], folder: Path = GOLDEN) -> None:
    """Store the hashes of a kind, sorted by key."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [" ".join((*kept[key].values(), key)) for key in sorted(kept)]
    (folder / f"{kind}.txt").write_text("\n".join((" ".join(LANGUAGES), *lines)) + "\n", encoding="utf-8")


def differing(kept: Mapping[str, Texts], found: Mapping[str, Texts]) -> dict[str, tuple[str, ...]]:
    """The keys that are new, removed or changed, with the affected languages."""
    changed: dict[str, tuple[str, ...]] = {}
    for key in sorted({*kept, *found}):
        old, new = kept.get(key, {}), found.get(key, {})
        languages = tuple(lang for lang in dict.fromkeys((*old, *new)) if old.get(lang) != new.get(lang))
        if languages:
            changed[key] = languages
    return changed
