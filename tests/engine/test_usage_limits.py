"""Uses of effects: who has used what, how often, until when, and which use a negated activation gives back."""

from __future__ import annotations

from dataclasses import replace

from rulebook.engine.core.table import Table
from rulebook.engine.records.usage_limits import (
    expire,
    forget_use,
    give_back,
    is_demanded,
    once,
    remember,
    use,
    used_up,
)
from rulebook.vocabulary.effects import Activated, Limit, ignition, quick, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.operations import Draw
from rulebook.vocabulary.terms import EffectKind, Form, LimitKey, Per, Phase, Verb, Zone

from .duel import OPPONENT, YOU, Duel

FIRST, SECOND, OTHER = 0, 1, 2
QUICK = quick(where=(Zone.MONSTER,), operation=Draw(1))


def table() -> Table:
    """Two copies of one monster and another monster."""
    duel = Duel(monsters=["sangan", "sangan", "jinzo"], deck=0, their_deck=0)
    return Table(duel.book, duel.state)


def limited(**limit: object) -> Activated:
    return ignition(limit=Limit(**limit), operation=Draw(1))  # type: ignore[arg-type]


def test_a_limit_by_copy_counts_each_copy_and_each_effect() -> None:
    here, effect = table(), limited(key=LimitKey.COPY)
    use(here, YOU, FIRST, 0, effect)
    assert used_up(here, YOU, FIRST, 0, effect)
    assert used_up(here, OPPONENT, FIRST, 0, effect)  # whoever controls it now
    assert not used_up(here, YOU, SECOND, 0, effect)
    assert not used_up(here, YOU, FIRST, 1, effect)


def test_a_limit_by_name_counts_every_copy_of_a_player() -> None:
    here, effect = table(), limited(key=LimitKey.NAME)
    use(here, YOU, FIRST, 0, effect)
    assert used_up(here, YOU, SECOND, 0, effect)
    assert not used_up(here, OPPONENT, SECOND, 0, effect)
    assert not used_up(here, YOU, OTHER, 0, effect)
    assert not used_up(here, YOU, FIRST, 1, effect)


def test_effects_that_share_a_limit_use_it_up_for_each_other() -> None:
    here, effect = table(), limited(key=LimitKey.COPY, shared=True)
    use(here, YOU, FIRST, 0, effect)
    assert used_up(here, YOU, FIRST, 1, effect)
    assert not used_up(here, YOU, SECOND, 1, effect)
    assert not any(used_up(here, YOU, FIRST, index, limited(key=LimitKey.COPY)) for index in range(9))


def test_a_limit_of_two_allows_two_uses() -> None:
    here, effect = table(), limited(key=LimitKey.COPY, times=2)
    use(here, YOU, FIRST, 0, effect)
    assert not used_up(here, YOU, FIRST, 0, effect)
    use(here, YOU, FIRST, 0, effect)
    assert used_up(here, YOU, FIRST, 0, effect)


def test_an_effect_without_a_limit_leaves_no_trace() -> None:
    here, effect = table(), ignition(operation=Draw(1))
    use(here, YOU, FIRST, 0, effect)
    assert here.limits == ()
    assert not used_up(here, YOU, FIRST, 0, effect)


def test_a_use_ends_with_its_own_period() -> None:
    here = table()
    for uid, per in enumerate((Per.TURN, Per.CHAIN)):
        use(here, YOU, uid, 0, limited(key=LimitKey.COPY, per=per))
    expire(here, Per.CHAIN)
    assert used_up(here, YOU, FIRST, 0, limited(key=LimitKey.COPY, per=Per.TURN))
    assert not used_up(here, YOU, SECOND, 0, limited(key=LimitKey.COPY, per=Per.CHAIN))
    expire(here, Per.TURN, Per.CHAIN)
    assert here.limits == ()


def test_a_negated_activation_gives_back_its_own_use_and_no_other() -> None:
    here, effect = table(), limited(key=LimitKey.COPY, activation=True)
    for uid in (FIRST, SECOND, OTHER):
        use(here, YOU, uid, 0, effect)
    before = here.limits
    give_back(here, YOU, SECOND, 0, effect)
    assert here.limits == (before[0], before[2])
    give_back(here, YOU, SECOND, 0, effect)  # it has been given back already
    assert here.limits == (before[0], before[2])


def test_where_the_use_counts_a_negated_activation_gives_nothing_back() -> None:
    here, effect = table(), limited(key=LimitKey.COPY)
    use(here, YOU, FIRST, 0, effect)
    give_back(here, YOU, FIRST, 0, effect)
    assert used_up(here, YOU, FIRST, 0, effect)
    give_back(here, YOU, FIRST, 0, ignition(operation=Draw(1)))
    assert len(here.limits) == 1


def of_the_standby_phase(*, optional: bool = False, limit: Limit | None = None) -> Activated:
    return trigger(
        Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.STANDBY), optional=optional, limit=limit, operation=Draw(1)
    )


def test_a_mandatory_effect_of_a_phase_is_used_once_unless_its_activation_was_negated() -> None:
    here, effect = table(), of_the_standby_phase()
    use(here, YOU, FIRST, 0, once(effect))
    assert used_up(here, YOU, FIRST, 0, once(effect))
    give_back(here, YOU, FIRST, 0, effect)
    assert not used_up(here, YOU, FIRST, 0, once(effect))


def test_only_a_mandatory_trigger_effect_of_a_phase_must_be_used_in_it() -> None:
    assert is_demanded(of_the_standby_phase())
    assert not is_demanded(of_the_standby_phase(optional=True))
    assert not is_demanded(replace(of_the_standby_phase(), kind=EffectKind.IGNITION))
    other = On(Verb.DESTROY)
    assert not is_demanded(replace(of_the_standby_phase(), event=(other,)))
    assert is_demanded(replace(of_the_standby_phase(), event=(other, On(Verb.BEGIN_PHASE, phase=Phase.END))))
    assert not is_demanded(None)


def test_an_optional_effect_of_a_phase_is_not_given_back() -> None:
    here, effect = table(), of_the_standby_phase(optional=True)
    use(here, YOU, FIRST, 0, once(effect))
    give_back(here, YOU, FIRST, 0, effect)
    assert used_up(here, YOU, FIRST, 0, once(effect))


def test_a_printed_limit_stays() -> None:
    printed = Limit(LimitKey.NAME, times=2)
    assert once(of_the_standby_phase(limit=printed)).limit == printed
    assert once(of_the_standby_phase()).limit == Limit(LimitKey.COPY, activation=True)


def test_only_a_quick_effect_of_a_card_that_asks_is_remembered() -> None:
    duel = Duel(monsters=["sangan"], deck=0, their_deck=0)
    here = Table(duel.book, duel.state)
    remember(here, FIRST, QUICK)
    assert here.limits == ()


def test_what_was_negated_is_forgotten_of_that_card_alone() -> None:
    here = table()
    asked = next(card for card in here.book.cards if "UsedEffect" in repr(here.book.effects(card.number)))
    for uid in (FIRST, SECOND):
        here.put(uid, here.cards[uid]._replace(number=asked.number))
        remember(here, uid, ignition(operation=Draw(1)))
        assert len(here.limits) == uid
        remember(here, uid, QUICK)
    assert not any(used_up(here, YOU, FIRST, index, limited(key=LimitKey.COPY)) for index in range(9))
    use(here, YOU, FIRST, 0, limited(key=LimitKey.COPY))
    forget_use(here, FIRST)
    assert [(one.uid, one.effect) for one in here.limits] == [(SECOND, here.limits[0].effect), (FIRST, 0)]
