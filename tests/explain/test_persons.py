"""Every sentence refers to the right player: the one of the event, the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.explain import Explanation, narrate
from rulebook.explain.tree import Thing, Who
from rulebook.language.samples.frames import sample_explanations
from rulebook.language.sentences.render import frames, text
from rulebook.languages import FALLBACK, LANGUAGES
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.small_boards import boards
from scenarios.playing.runner import play_scenario

OPPONENT = {"en": "opponent", "de": "gegner", "it": "avversari", "nl": "tegenstander"}
"""The stem of the noun for the other player; "you" is often only implied by the verb form."""
QUOTED = re.compile("[„“][^„“”]*[“”]")
LEFT_OUT = frozenset(
    {
        "why-not.reach.other-side",
        "protected.immune",
        "deflected",
        "refused.activate.quick-play.turn",
        "protected.immune.text",
    }
)
"""Frames in which one language names the owner, and another leaves it to the context."""
OTHER_FIRST = frozenset(
    {
        "attack-declared.direct",
        "damage-turned",
        "more.answer",
        "why-not.attack.direct",
        "why-not.attack.direct.text",
        "why-not.reach.other-side",
        "why-not.reach.other-gain",
        "why-not.reach.other-owner",
        "won.lp",
        "won.deck",
    }
)
"""Frames that name the other player: who is attacked, who takes the damage, who responds."""
BOTH = frozenset(
    {
        "won.lp",
        "won.deck",
        "refused.attack.direct",
        "refused.attack.target.mutual.text",
        "refused.attack.direct.text",
        "refused.attack.direct.negated",
        "refused.activate.nothing.fusion.astray.side",
        "why-not.trigger.lp-of-other",
        "why-not.trigger.other-turn",
        "why-not.trigger.control",
        "why-not.reach.other-side",
        "why-not.reach.other-gain",
        "why-not.reach.other-owner",
        "leaving",
        "summoned.own",
        "summoned.effect",
        "added.effect.taken",
        "why-not.goes-on.home.used",
    }
)
"""Frames that name both players, in an order that distinguishes them."""
SPOKEN = [node for node in frames(FALLBACK) if not node.startswith("cannot.")]
PARTS = 8


def mentions(lang: str, explanation: Explanation) -> list[int]:
    """Where a sentence names the opponent, outside names of cards."""
    said = QUOTED.sub("", text(lang, explanation).lower())
    return [found.start() for found in re.finditer(OPPONENT[lang], said)]


def players_of(explanation: Explanation) -> list[str]:
    """The arguments of an explanation that are players."""
    return [name for name, value in explanation.arguments if isinstance(value, Who)]


def with_player(explanation: Explanation, name: str, who: Who) -> Explanation:
    return replace(explanation, arguments=tuple(dict(explanation.arguments, **{name: who}).items()))


def named_alike(explanation: Explanation) -> bool:
    """Whether every language names the opponent as often; Dutch may repeat the noun where others have a pronoun."""
    dutch, *others = (len(mentions(lang, explanation)) for lang in sorted(LANGUAGES, key=lambda lang: lang != "nl"))
    return len(set(others)) == 1 and dutch >= others[0] and (dutch > 0) == (others[0] > 0)


def test_every_language_names_the_opponent_as_often() -> None:
    faults = []
    for node in set(SPOKEN) - LEFT_OUT:
        for explanation in sample_explanations(node):
            if not named_alike(explanation):
                faults.append((explanation, [text(lang, explanation) for lang in LANGUAGES]))
    assert not faults, faults


def misnamed(lang: str, node: str, yours: Explanation, theirs: Explanation) -> bool:
    """Whether the sentences for the two players refer to the wrong player."""
    if node in BOTH:
        return (mentions(lang, yours) < mentions(lang, theirs)) != (node in OTHER_FIRST)
    more = len(mentions(lang, theirs)) - len(mentions(lang, yours))
    return node not in LEFT_OUT and (more >= 0 if node in OTHER_FIRST else more <= 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_opponent_is_named_where_the_opponent_is_meant(lang: str) -> None:
    faults = []
    for node in SPOKEN:
        explanation = next(sample_explanations(node))
        for name in players_of(explanation):
            yours, theirs = (with_player(explanation, name, who) for who in (Who.YOU, Who.OPPONENT))
            spoken_of = text("en", yours) != text("en", theirs)
            if spoken_of != (text(lang, yours) != text(lang, theirs)) or (
                spoken_of and misnamed(lang, node, yours, theirs)
            ):
                faults.append((node, name, text(lang, yours), text(lang, theirs)))
    assert not faults, faults


# What is told of scenarios ---------------------------------------------------------------------------


Step = tuple[Event, Explanation, Explanation]
"""The first event of an explained step, and the text for each player."""


def steps(loaded: Loaded) -> Iterator[Step]:
    """Yield every explained step of a scenario."""
    for taken in play_scenario(loaded)[0].history:
        both = [narrate(loaded.book, taken.before, taken.events, viewer) for viewer in (0, 1)]
        for one, other in zip(*both, strict=True):
            yield taken.events[one.events[0]], one, other


def player_meant(event: Event) -> int:
    """The player an event is about: the one it binds or names, or the controller of its card."""
    bound = event.get("bound_player", NOBODY)
    if event.kind is EventKind.APPLIED:
        return bound if isinstance(bound, int) and bound != NOBODY else 1 - event.player
    return event.player if event.player != NOBODY else event.subject.controller


def is_about_the_player_of_its_event(step: Step) -> bool:
    event, one, other = step
    if one.node.split(".")[0] != event.kind.value:
        return True  # why a card's effect was not activated: nobody's action
    seats = {0: (Who.YOU, Who.OPPONENT), 1: (Who.OPPONENT, Who.YOU)}
    return (one.get("player"), other.get("player")) == seats.get(player_meant(event), (Who.NOBODY, Who.NOBODY))


def sides(explanation: Explanation) -> Iterator[Who]:
    for _, value in explanation.arguments:
        if isinstance(value, Who):
            yield value
        elif isinstance(value, Thing):
            yield value.side
        elif isinstance(value, tuple) and not hasattr(value, "_fields"):
            yield from (thing.side for thing in value)


def is_read_from_both_seats(step: Step) -> bool:
    opposite = {Who.YOU: Who.OPPONENT, Who.OPPONENT: Who.YOU, Who.NOBODY: Who.NOBODY}
    _, one, other = step
    return one.node == other.node and [opposite[who] for who in sides(one)] == list(sides(other))


def names_the_opponent_in_every_language_or_in_none(step: Step) -> bool:
    return all(read.node in LEFT_OUT or named_alike(read) for read in step[1:])


@pytest.mark.parametrize("part", range(PARTS))
def test_every_explained_step_is_about_the_right_player(part: int) -> None:
    scenarios = [*shelf(), *(board.loaded() for board in boards("rules"))][part::PARTS]
    asked = (
        is_about_the_player_of_its_event,
        is_read_from_both_seats,
        names_the_opponent_in_every_language_or_in_none,
    )
    faults = [
        (loaded.file, holds.__name__, step)
        for loaded in scenarios
        for step in steps(loaded)
        for holds in asked
        if not holds(step)
    ]
    assert not faults, faults
