"""Real duels: everything the engine reports or refuses has a sentence with the same facts in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebook.articles.rules import rules
from rulebook.engine.api import announcements, apply, judge, legal_actions, view, view_events, view_verdict
from rulebook.explain import Explanation, Thing, narrate, refuse
from rulebook.language.sentences.render import say
from rulebook.language.words.spans import plain
from rulebook.languages import LANGUAGES
from scenarios.formats.loader import files, load

DECISIONS = max(16, 1000 // len(files()))


def _all(explanation: Explanation) -> Iterator[Explanation]:
    yield explanation
    for child in explanation.children:
        yield from _all(child)


def _named(explanation: Explanation) -> Iterator[Thing]:
    for made in _all(explanation):
        for _, value in made.arguments:
            things = value if isinstance(value, tuple) and not isinstance(value, Thing) else (value,)
            yield from (thing for thing in things if isinstance(thing, Thing) and thing.names is not None)


def _check(explanation: Explanation) -> None:
    for made in _all(explanation):
        stated, digits = [], []
        for lang in LANGUAGES:
            spans = say(lang, made, cite=False)
            stated.append(
                sorted(str((span.role, span.reference)) for span in spans if span.reference and span.role != "text")
            )
            without_names = re.sub(r"[“„][^“”]*[“”]", "", plain(spans))  # a name may be a number in one language only
            digits.append(sorted(re.findall(r"\d+", without_names)))
        assert all(one == stated[0] for one in stated), (made.node, stated)
        assert all(one == digits[0] for one in digits), (made.node, digits)
        assert set(made.rules) <= set(rules()), made.node


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_random_play_is_explained_and_refused_with_the_same_facts_everywhere(path: Path) -> None:
    loaded = load(path)
    book, state = loaded.book, loaded.start
    chance = random.Random(path.stem)
    for decision in range(DECISIONS):
        actions = legal_actions(book, state)
        if not actions:
            break
        if decision % 8 == 0:
            player = decision // 8 % 2
            for uid in range(len(state.cards)):
                for action in announcements(book, state, player, uid):
                    verdict = view_verdict(book, state, judge(book, state, action), 0)
                    if not verdict.ok:
                        _check(refuse(book, view(book, state, 0), verdict))
        after = apply(book, state, chance.choice(actions), record=True)
        for reader in (0, 1):
            for made in narrate(book, state, view_events(book, after.state, after.events, reader), reader):
                _check(made)
                for thing in _named(made):
                    known = [one.cards[thing.uid].seen for one in (state, after.state) if thing.uid < len(one.cards)]
                    assert any(seen >> reader & 1 for seen in known), (made.node, thing)
        state = after.state
