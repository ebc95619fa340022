"""What would have happened without a rule of the step: the engine plays the step again without it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.engine.core.events import EventKind
from rulebook.explain import Explanation
from rulebook.explain.contrast import Step, contrasts, what_if
from rulebook.explain.contrast.choosing import explained
from rulebook.explain.tree import Quoted
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from scenarios.catalogue.lookup import by_id
from scenarios.playing.runner import play_scenario
from tutor_app.wording.told_lines import step_of

from .happenings import BOOK, EMPTY
from .play import imagined


def by_rule(rule: str, found: list[Explanation]) -> Explanation:
    (made,) = [one for one in found if one.rules == (rule,)]
    return made


def nodes(made: Explanation, name: str) -> list[str]:
    quoted = made.get(name)
    return [one.node for one in quoted.told] if isinstance(quoted, Quoted) else []


def replaced() -> Explanation:
    yours = 'hand = ["summoned-skull"]\nmonsters = ["sangan"]\nspells = ["macro-cosmos|up"]'
    return by_rule("mechanic.C9", imagined("you: summon summoned-skull tributing sangan", you=yours))


def test_mechanic_c9_without_it_the_original_event_happens() -> None:
    made = replaced()
    assert made.node == "why-not.without.instead"
    assert nodes(made, "told") == ["trigger-met.mandatory"]
    assert nodes(made, "lost") == ["redirected"]


def test_chain_reverse_resolution_without_it_the_first_link_is_too_late_to_stop() -> None:
    lines = ("you: activate smashing-ground", "opponent: activate magic-jammer discarding kuriboh")
    theirs = 'monsters = ["cyber-dragon"]\nspells = ["magic-jammer"]\nhand = ["kuriboh"]'
    made = by_rule(
        "chain.reverse-resolution", imagined(*lines, you='hand = ["smashing-ground"]', opponent=theirs)
    )  # fmt: skip
    assert nodes(made, "told") == ["destroyed.effect.extreme"]
    assert nodes(made, "lost") == ["activation-negated.void"]


def test_battle_direct_damage_without_it_there_is_no_damage() -> None:
    board = 'turn = 3\nphase = "battle"\nstep = "battle"'
    found = imagined("you: attack cyber-dragon directly", you='monsters = ["cyber-dragon"]', board=board)
    made = by_rule("battle.direct.damage", found)
    assert made.node == "why-not.without.less"
    assert [node.split(".")[0] for node in nodes(made, "lost")] == ["battle-damage"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_the_rule_and_both_differences(lang: str) -> None:
    words = {
        "en": ("Without it, this would happen:", "This would not:"),
        "de": ("Ohne diese Regel würde das hier passieren:", "Das hier dagegen nicht:"),
        "it": ("Senza questa regola succederebbe questo:", "Questo invece no:"),
        "nl": ("Zonder die regel zou dit gebeuren:", "En dit juist niet:"),
    }
    said = text(lang, replaced())
    assert all(part in said for part in words[lang]), said


def test_a_step_without_its_actions_is_not_played_again() -> None:
    assert contrasts(Step(BOOK, EMPTY, ()), dear=True) == ()


def resolving() -> Step:
    loaded = by_id("ruling.chain.heavy-storm")
    assert loaded is not None
    (taken,) = [one for one in play_scenario(loaded)[0].history if len(one.events) > 9]
    return step_of(loaded, [taken])


def test_what_the_viewer_cannot_play_again_is_not_told() -> None:
    step = resolving()
    assert what_if(step)
    assert what_if(replace(step, around=step.events[1:])) == ()


def test_of_a_part_of_a_step_nothing_later_is_told_as_lost() -> None:
    step = resolving()
    kinds = [event.kind for event in step.events]
    first = replace(step, events=step.events[: kinds.index(EventKind.RESOLVED)], around=step.events)
    whole = by_rule("term.destroy", imagined_at(step))
    part = by_rule("term.destroy", imagined_at(first))
    assert len(nodes(whole, "lost")) == 2
    assert len(nodes(part, "lost")) == 1


def imagined_at(step: Step) -> list[Explanation]:
    """What would have happened, with all that is not shown at once."""
    return [explained(step, one) for one in contrasts(step, dear=True)]


def test_what_is_certain_is_told_although_the_step_stops_earlier_without_the_rule() -> None:
    loaded = by_id("card.macro-cosmos.1")
    assert loaded is not None
    (taken,) = [
        one for one in play_scenario(loaded)[0].history if any(e.kind is EventKind.REDIRECTED for e in one.events)
    ]
    step = step_of(loaded, [taken])
    beat = replace(step, events=step.events[:2], around=step.events)
    made = by_rule("mechanic.C9", list(what_if(beat)))
    assert (nodes(made, "told"), nodes(made, "lost")) == (["trigger-met.mandatory"], ["redirected"])
