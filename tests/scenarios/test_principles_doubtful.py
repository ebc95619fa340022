"""What is told before a question and could turn the answer leaves it unsure."""

from __future__ import annotations

import pytest

from scenarios.catalogue.principles import answered_by_principle

TRAPS = [
    "hab in main phase 1 ne falle gesetzt und jetzt in meiner battle phase würd ich sie gern aktivieren. geht das",
    "Ik heb net een val gezet. Nu is het mijn battle phase. Mag ik hem activeren?",
    "il mio amico ha settato un mostro livello 6 senza nessun tributo dicendo che da coperto non serve. ha ragione?",
    "ho scale 2 e 6 e i mostri nel cimitero sono di livello 4. posso evocarli con la pendulum?",
    "mein freund meint man darf im ersten zug angreifen wenn der gegner keine monster hat. stimmt das?",
    "Wir haben gerade angefangen und er beginnt. Er will direkt angreifen weil ich keine Monster hab. Darf er das?",
    "gegner hat 8 karten am ende MEINES zuges. muss er abwerfen?",
    "schale 1 und 8. meine monster der stufe 5 sind verbannt. kann ich sie pendelbeschwören?",
]


@pytest.mark.parametrize("text", TRAPS)
def test_a_deed_or_state_that_is_told_is_never_left_over_for_sure(text: str) -> None:
    found = answered_by_principle(text)
    assert found is None or found.yes is not True


def test_that_something_is_not_needed_denies_nothing_done_without_it() -> None:
    found = answered_by_principle("he says you set a level 7 without a tribute, that is not necessary. is he right?")
    assert found is None or found.principle.answer is not True


READ = [
    ("turn.main1.actions", "kann ich eine Falle in der End Phase meines Zuges setzen?", False),
    ("summon.normal.main-phases", "mag ik in de end phase nog een monster setten?", False),
    ("position.change.manual", "posso cambiare la posizione di un mostro durante la end phase?", False),
    ("turn.end.hand-limit", "darf ich im Zug meines Bruders 8 Karten auf der Hand behalten?", True),
    ("zone.gy.public", "mag ik even door het kerkhof van mijn tegenstander bladeren?", True),
    ("fusion.returned-to-hand", "my fusion monster is returned to the hand. does it go back to the extra deck?", True),
    ("mechanic.E10", "l'attacco è stato annullato. può riprovare ad attaccare nello stesso turno?", False),
    ("battle.replay", "he special summons a monster. can I choose to attack the new monster instead?", True),
    ("damage.piercing", "piercing, 2000 attack against 1500 defense. does he lose 500 life points?", True),
    ("xyz.material.detach", "detached a pendulum monster from my xyz. does it go to the extra deck?", False),
    ("zone.monster.full", "all monster zones full. can I tribute 1 for a level 6 with no free zone?", True),
    ("pendulum.summon.levels", "schaal 3 en 7, level 5 in mijn hand. pendulum oproepen kan?", True),
    ("position.change.not-new", "ik heb dit monster deze beurt geflipt via flip summon, mag ik het draaien?", False),
    ("win.deck-out", "mi sono rimaste 0 carte nel deck. ho già perso?", False),
    ("summon.set.uses-normal", "can I set 2 monsters in one turn?", False),
    ("summon.normal.once", "my normal summon was negated. can I normal summon another monster?", False),
    ("trap.not-set-turn", "ho piazzato la trappola nella main phase 1, ora in main phase 2 la attivo?", False),
    ("battle.replay", "the monster I attacked got removed before damage. may I attack another one?", True),
    ("mechanic.B8", "only one card left in my deck, may i play a spell that makes me draw two", False),
    ("mechanic.B8", "ik heb nog maar 1 kaart in mijn deck. mag ik een spell activeren waarmee ik er 2 trek?", False),
    ("chain.simultaneous.order", "zwei pflichteffekte triggern gleichzeitig, seiner und meiner, es ist mein zug. "
     "bin ich kettenglied 1?", True),
    ("chain.simultaneous.order", "both our mandatory effects trigger at once and it's his turn, is my effect "
     "chain link 1?", False),
    ("mechanic.D1", "Nel testo dell'effetto trigger non c'è scritto 'puoi'. Sono obbligato ad attivarlo?", True),
    ("mechanic.D1", "Als er geen 'you can' staat bij een trigger effect, mag ik dan kiezen om het niet te activeren?",
     False),
    ("mechanic.G4", "sein monster ist unzerstörbar durch effekte, kann ich es trotzdem verbannen", True),
    ("mechanic.G4", "Monster says 'cannot be destroyed by card effects', nothing more. Can I just bounce it to the "
     "hand with an effect?", True),
    ("mechanic.E9", "Il mio mostro in attacco non può essere distrutto in battaglia, ma l'attaccante ha 800 ATK in più."
     " I danni li prendo comunque?", True),
    ("battle.replay.first-used", "A replay occurs and I choose not to continue the attack with that monster. May that "
     "same monster declare another attack later in this Battle Phase?", False),
    ("win.deck-out", "ik heb net de laatste kaart van mijn deck getrokken, ben ik dan meteen af", False),
    ("setup.first-player.loser", "Ho perso il primo duello del match, scelgo io chi comincia il secondo?", True),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text", "answer"), READ)
def test_the_rule_is_found_though_more_is_told(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)
