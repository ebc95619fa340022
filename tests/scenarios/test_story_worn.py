"""Cards that lie on a monster when a story begins, Set monsters that turn out to be one with a name, and what works."""

from __future__ import annotations

import pytest

from scenarios.catalogue.stories import story_told
from tutor_app.reports.story_shares import said, verdict

WORN = (
    ("My Axe Raider is equipped with Lightning Blade and attacks his Beaver Warrior in defense. "
     "Does Beaver Warrior survive?", "axe-raider", "lightning-blade", "you"),
    ("Axe Raider with Fairy Meteor Crush on it attacks. Is the attack stopped?", "axe-raider", "fairy-meteor-crush",
     "you"),
    ("Mein Axträuber ist mit Blitzklinge ausgerüstet. Er dreht ihn mit Buch des Mondes zu. Wird die Blitzklinge "
     "zerstört?", "axe-raider", "lightning-blade", "you"),
    ("Axträuber mit Elfenmeteoreinschlag drauf greift ein Monster mit 1200 DEF in Verteidigung an. Kriegt mein "
     "Gegner Schaden?", "axe-raider", "fairy-meteor-crush", "you"),
    ("Il mio Predone d'Ascia è equipaggiato con Lama Accecante. Lui usa Fissura. Viene distrutto?", "axe-raider",
     "lightning-blade", "you"),
    ("Axe Raider met Lightning Blade erop valt aan. Gaat de aanval door?", "axe-raider", "lightning-blade", "you"),
    ("Sul suo Guardiano Goyo c'è Catena Demoniaca. Può attaccare?", "goyo-guardian", "fiendish-chain", "you"),
    ("Op mijn Goyo Guardian ligt Fiendish Chain. Mag ik nog aanvallen met Goyo Guardian?", "goyo-guardian",
     "fiendish-chain", "opponent"),
)  # fmt: skip
BOUND = (
    ("Fiendish Chain is on my Goyo Guardian. Can it still attack?", "no"),
    ("His Goyo Guardian is under Fiendish Chain. Can it attack me?", "no"),
    ("He has Shadow Spell on my Summoned Skull. Can I attack with it?", "no"),
    ("Auf seinem Goyowächter liegt Teuflische Kette. Darf er damit noch angreifen?", "no"),
    ("Sul suo Guardiano Goyo c'è Catena Demoniaca. Può attaccare?", "no"),
    ("Op mijn Goyo Guardian ligt Fiendish Chain. Mag ik nog aanvallen met Goyo Guardian?", "no"),
    ("Shadow Spell ligt op zijn Summoned Skull. Kan hij nog van positie veranderen?", "no"),
    ("Mein Axträuber ist mit Blitzklinge ausgerüstet. Er dreht ihn mit Buch des Mondes zu. Wird die Blitzklinge "
     "zerstört?", "yes"),
)  # fmt: skip
TURNED_UP = (
    ("I attack his face-down monster with Mad Sword Beast and it turns out to be Marshmallon. Do I take 1000 damage?",
     "marshmallon", "yes"),
    ("I swing at his set monster with Axe Raider, turns out it's Man-Eater Bug. Can he destroy my Axe Raider?",
     "man-eater-bug", "yes"),
    ("Ich greife mit Verrückte Schwertbestie ein verdecktes Monster an, es stellt sich als Marshmallon heraus. "
     "Bekomme ich 1000 Schaden?", "marshmallon", "yes"),
    ("Ich greife sein verdecktes Monster mit Goyowächter an und es ist Geister-Sensenmann. Wird der zerstört?",
     "spirit-reaper", "no"),
    ("Attacco il suo mostro coperto con Bestia della Spada Folle e si scopre che è Marshmallon. Mi becco i 1000 danni?",
     "marshmallon", "yes"),
    ("Attacco un mostro coperto con Guardiano Goyo, era Spirito Mietitore. Viene distrutto?", "spirit-reaper", "no"),
    ("Ik val zijn gezette monster aan met Mad Sword Beast en het blijkt Marshmallon te zijn. Krijg ik 1000 schade?",
     "marshmallon", "yes"),
    ("Ik val met Goyo Guardian een dicht monster aan, dat blijkt Spirit Reaper. Gaat Spirit Reaper kapot?",
     "spirit-reaper", "no"),
)  # fmt: skip
WORKS = (
    ("does smashing ground work on a face-down monster?", "no"),
    ("Does Shrink work on a face-down monster?", "no"),
    ("does Tribute to the Doomed work on face-down monsters?", "yes"),
    ("funktioniert Aufschlagen auch gegen ein verdecktes Monster?", "no"),
    ("Funziona Schiacciare sui mostri coperti?", "no"),
    ("werkt smashing ground ook tegen een gezet monster?", "no"),
    ("kan ik enemy controller gebruiken op een gezet monster?", "no"),
    ("posso usare Controlla-Avversario su un mostro posizionato?", "no"),
)
STOPPED = (
    ("Stoppt Angsteinjagendes Gebrüll auch direkte Angriffe?", "yes"),
    ("Hält Schwerkraftbindung Angriffe von Stufe-4-Monstern auf?", "yes"),
    ("Stoppt Spiegelwand den Angriff?", "no"),
    ("can threatening roar stop direct attacks as well?", "yes"),
    ("Does Messenger of Peace stop a 1900 monster from attacking?", "yes"),
    ("Does Waboku stop the attack?", "no"),
    ("Ruggito Minaccioso blocca anche gli attacchi diretti?", "yes"),
    ("Muro a Specchio ferma l'attacco?", "no"),
    ("Stopt Threatening Roar ook directe aanvallen?", "yes"),
    ("stopt mirror wall de aanval?", "no"),
)
USED_ON = (
    ("In campo ho Signore di D. e Drago Tiranno. Il mio avversario vuole prendersi il drago con Controlla Mente. "
     "Ci riesce?", "no"),
    ("I control Lord of D. and Tyrant Dragon. Can he use Mind Control on Tyrant Dragon?", "no"),
    ("Bij mij ligt Royal Decree open. Hij draait Dust Tornado om en kiest Royal Decree. Gaat die dan kapot?", "no"),
    ("He hits my D.D. Survivor with Dimensional Prison when I swing. Do I get it back at the end of the turn?", "yes"),
    ("Er trifft meinen Goyowächter mit Säurefallgrube. Geht das?", "no"),
    ("Hij pakt mijn Goyo Guardian met Dimensional Prison als ik aanval. Wordt hij verbannen?", "yes"),
    ("Se equipaggio Pendente Nero a Gearfried il Cavaliere di Ferro, l'equipaggiamento viene distrutto?", "yes"),
    ("I equip my Axe Raider with Lightning Blade and swing at his face-up Battle Ox. Does Battle Ox die?", "yes"),
)  # fmt: skip
FETCHED = (
    ("Attivo Rinforzi dell'Esercito, posso prendere Forza Esiliata?", "yes"),
    ("Attivo Rinforzi dell'Esercito, posso prendere Jinzo?", "no"),
)
IN_THE_OTHER_TURN = (
    ("I'm down to 800 life points. He flips Threatening Roar, can I still Seven Tools it?", "no"),
    ("Can I activate Threatening Roar?", "yes"),
)


@pytest.mark.parametrize(("asked", "host", "worn", "owner"), WORN)
def test_a_card_said_to_be_on_a_monster_lies_on_it(asked: str, host: str, worn: str, owner: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert [(one.on, one.owner) for one in story.cards if one.card == worn] == [(host, owner)]


@pytest.mark.parametrize(("asked", "answer"), BOUND)
def test_a_monster_with_a_card_on_it_is_bound_by_it(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


@pytest.mark.parametrize(("asked", "card", "answer"), TURNED_UP)
def test_a_set_monster_is_the_card_that_it_turns_out_to_be(asked: str, card: str, answer: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert story.acts[0].target == card
    assert verdict(asked) == answer


@pytest.mark.parametrize(("asked", "answer"), WORKS)
def test_what_works_on_a_monster_is_used_on_it(asked: str, answer: str) -> None:
    assert said(asked).word == answer


@pytest.mark.parametrize(("asked", "answer"), STOPPED)
def test_an_attack_is_declared_where_it_is_asked_whether_a_card_stops_it(asked: str, answer: str) -> None:
    assert said(asked).word == answer


@pytest.mark.parametrize(("asked", "answer"), USED_ON)
def test_a_card_is_used_on_the_one_that_a_player_hits_picks_or_equips(asked: str, answer: str) -> None:
    assert said(asked).word == answer


@pytest.mark.parametrize(("asked", "answer"), FETCHED)
def test_a_card_that_a_player_takes_is_searched(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


@pytest.mark.parametrize(("asked", "answer"), IN_THE_OTHER_TURN)
def test_a_card_that_would_do_nothing_is_used_in_the_other_turn(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


def test_an_answer_to_an_attack_comes_too_late_in_the_damage_step() -> None:
    assert verdict("can negate attack be used in the damage step?") == "no"
    assert verdict("can seven tools be used in the damage step?") == "yes"
