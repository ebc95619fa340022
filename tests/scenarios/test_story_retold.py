"""What a question takes back, says in between, or uses as an ordinary word, in four languages."""

from __future__ import annotations

import pytest

from scenarios.asking.tokens import tokens_of
from scenarios.catalogue.library import index
from scenarios.catalogue.stories import answered_by_story, story_told
from tutor_app.reports.story_shares import verdict


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("I attack his Sangan with Kuriboh, no wait, I mean with Summoned Skull. Is Sangan destroyed?", "yes"),
        ("He plays Raigeki, sorry I meant Dark Hole. Is his own Sangan destroyed?", "yes"),
        ("I flip Trap Hole, my bad, Mirror Force when he attacks with Summoned Skull. Is Skull destroyed?", "yes"),
        (
            "Ich greife Sangan mit Kuriboh an, ach nein, ich meine mit Herbeigerufener Totenkopf. "
            "Wird Sangan zerstört?",
            "yes",
        ),
        ("hab sangan, ich mein kuriboh auf der hand. er greift an. darf ich ihn abwerfen?", "yes"),
        ("Attacco Sangan con Kuriboh, anzi no, volevo dire con Teschio Evocato. Sangan viene distrutto?", "yes"),
        ("Ik val Sangan aan met Kuriboh, nee wacht, ik bedoel met Summoned Skull. Wordt Sangan vernietigd?", "yes"),
        ("ik speel Raigeki, nee sorry, Heavy Storm. Gaat zijn Sangan kapot?", "no"),
    ],
)
def test_a_card_that_is_taken_back_takes_no_part(text: str, answer: str) -> None:
    assert verdict(text) == answer


def test_the_right_card_keeps_its_own_owner() -> None:
    story = story_told("He took his Jinzo... I mean my Dark Magician with Snatch Steal. Do I get it back?")
    assert story is not None
    assert ("dark-magician", "you") in {(one.card, one.owner) for one in story.cards}
    assert all(one.card != "jinzo" for one in story.cards)


def test_a_word_that_only_introduces_takes_nothing_back() -> None:
    story = story_told("He attacks with Jinzo. I mean, can I flip Sakuretsu Armor?")
    assert story is not None
    assert {"jinzo", "sakuretsu-armor"} <= {one.card for one in story.cards}


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Kann ich Sangan, den ich letzte Runde gerufen hab, jetzt in die Verteidigung drehen?", "yes"),
        ("Mag ik Sangan, die ik vorige beurt heb opgeroepen, nu in verdediging draaien?", "yes"),
        ("Posso mettere Sangan, che ho evocato il turno scorso, in difesa?", "yes"),
        ("May I switch Sangan, which I summoned last turn, to defense position?", "yes"),
    ],
)
def test_a_relative_clause_is_told_first(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Se distruggo Sangan in battaglia, il danno totale va al mio avversario?", {"sangan"}),
        ("Ich fang an und setze Spiegelkraft.", {"mirror-force"}),
        ("In der Serie war das toll, er spielt Schwarzes Loch", {"dark-hole"}),
        ("my heart says the idea is shooting him with Mirror Force", {"mirror-force"}),
        ("in totaal ligt er wel een serie monsters, hij speelt Raigeki", {"raigeki"}),
        ("gioca Ritorno Totale e Sangan", {"giant-trunade", "sangan"}),
    ],
)
def test_an_ordinary_word_names_no_card(text: str, named: set[str]) -> None:
    found = index()
    tokens = tokens_of(found.names, found.common, found.short, text)
    assert {one.card for one in tokens.mentions if not one.typical} == named


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("I summoned Sangan last turn. Can I turn it to defense now?", "yes"),
        ("Two turns ago I special summoned Cyber Dragon. May I switch it to defense position this turn?", "yes"),
        ("I special summoned Cyber Dragon this turn. Can I change it to defense position?", "no"),
        ("Letzten Zug habe ich Sangan beschworen. Darf ich ihn jetzt in die Verteidigungsposition drehen?", "yes"),
        ("Cyber Dragon hab ich vor zwei Runden beschworen, darf ich ihn jetzt in Verteidigung drehen?", "yes"),
        ("Ho evocato Sangan il turno scorso. Posso metterlo in difesa adesso?", "yes"),
        ("Il turno scorso ho posizionato Sangan coperto. Posso evocarlo per scoperta adesso?", "yes"),
        ("Vorige beurt heb ik Sangan opgeroepen. Mag ik hem nu in verdediging zetten?", "yes"),
        ("Ik heb Man-Eater Bug vorige beurt geset. Mag ik hem nu flip summonen?", "yes"),
    ],
)
def test_what_was_done_last_turn_is_over(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (
            "Bei uns liegt Dimensionsriss offen. Mein Sangan wird im Kampf zerstört, ich will mir ein Monster suchen. "
            "Geht das?",
            "no",
        ),
        ("My Sangan is destroyed in battle and I want to add a monster. May I?", "yes"),
        ("Mijn Sangan gaat dood door battle, ik wil een monster zoeken. Mag dat?", "yes"),
        (
            "Opponent drops Raigeki on my board of Stardust Dragon + Giant Rat. I want to tribute Stardust to stop it. "
            "Am I allowed to do that against Raigeki?",
            "yes",
        ),
    ],
)
def test_a_wish_is_what_the_question_behind_it_asks(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Sangan is in my hand. Can I normal summon it?", "yes"),
        ("I have Jinzo in my hand and no monsters. Can I normal summon it without tribute?", "no"),
        ("Ho in mano Jinzo. Lo evoco normalmente senza tributi, si può?", "no"),
        ("Ich hab Jinzo auf der Hand und kein Monster. Ich will ihn ohne Tribut beschwören. Geht das?", "no"),
        ("Ik heb Jinzo in mijn hand maar geen monsters. Ik wil hem zonder offer oproepen. Mag dat?", "no"),
    ],
)
def test_a_monster_is_summoned_by_a_pronoun(text: str, answer: str) -> None:
    """Rule summon.tribute."""
    assert verdict(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (
            "He took my Dark Magician with Snatch Steal. I topdeck Mystical Space Typhoon and hit the Snatch. "
            "Do I get my magician back?",
            True,
        ),
        (
            "hab blauäugigen ultimativen drachen mit polymerisation gerufen, dann hat er ihn mit Raigeki weggehauen. "
            "jetzt spiele ich Wiedergeburt. kann ich ihn damit vom friedhof holen?",
            True,
        ),
        (
            "Evoco per scoperta Mago della Fede messo coperto il turno prima. Nel cimitero ho Anfora dell'Avidità. "
            "Posso riprendermela in mano?",
            True,
        ),
        (
            "Hij draait zijn gezette Alpha The Magnet Warrior open met een Flip Summon. Ik heb Trap Hole liggen. "
            "Mag ik die dan gebruiken, of alleen bij een normale summon?",
            True,
        ),
        ("ich hab 0 monster, er greift direkt mit 1900 an. ich werf kuriboh ab. überleb ich das?", True),
    ],
)
def test_what_a_pronoun_means_is_found(text: str, *, answer: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is answer
