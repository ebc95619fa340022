"""Stories as they are typed at a table: what is Set, monsters called by Level or ATK, whose turn it is, cards again."""

from __future__ import annotations

import pytest

from scenarios.catalogue.principles import answered_by_principle
from scenarios.catalogue.stories import answered_by_story
from tutor_app.reports.story_shares import said

SET_ONES = (
    "He flips torrential tribute when I set a monster. Do I lose my board",
    "Wenn ich ein Monster setze, aktiviert er Reißender Tribut. Verliere ich mein Feld?",
    "Quando posiziono un mostro lui attiva Tributo Torrenziale. Perdo i miei mostri?",
    "Als ik een monster set activeert hij Torrential Tribute. Ben ik mijn monsters kwijt?",
)


@pytest.mark.parametrize("text", SET_ONES)
def test_a_set_monster_is_the_occasion_that_is_told(text: str) -> None:
    assert answer(text) is False


CALLED = (
    ("Gravity Bind op tafel. Ik heb een level 3, die mag nog wel aanvallen hè?", True),
    ("Gravity Bind is on the table. I've got a level 4, it can still attack, right?", False),
    ("Ich hab Schwerkraftbindung liegen. Darf ein Level 3 noch angreifen?", True),
    ("C'è Legame Gravitazionale in campo, ho un livello 4. Può attaccare?", False),
    ("Kan ik Trap Hole gebruiken als hij een monster flip summont met 1600 attack?", True),
    ("Can I use Trap Hole when he flip summons a monster with 1600 attack?", True),
    ("Posso usare Buco Trappola quando evoca per scoperta un mostro con 1600 di attacco?", True),
    ("Il mio avversario ha Spirito Mietitore in attacco, se lo attacco con un 1800 prende danni?", True),
    ("Mein Gegner hat Geister-Sensenmann im Angriff, wenn ich ihn mit einem 1800er angreife krieg ich dann Schaden?",
     False),
    ("Als ik Spirit Reaper aanval met een 1800 krijgt hij dan schade?", True),
)  # fmt: skip


@pytest.mark.parametrize(("text", "yes"), CALLED)
def test_a_monster_may_be_called_by_its_level_or_points(text: str, yes: bool) -> None:
    assert answer(text) is yes


IN_HIS_TURN = (
    "Is it legal to pitch Thunder Dragon during my opponent's turn to grab the other two?",
    "Darf ich im Zug meines Gegners Donnerdrache abwerfen, um die anderen zwei zu suchen?",
    "Mag ik Thunder Dragon afgooien in de beurt van mijn tegenstander om de andere twee te pakken?",
    "Posso scartare Drago del Tuono nel turno del mio avversario per prendere gli altri due?",
)


@pytest.mark.parametrize("text", IN_HIS_TURN)
def test_whose_turn_it_is_does_not_tell_who_acts(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.story.acts[-1].actor, found.story.turn, answer(text)) == ("you", "opponent", False)


def test_a_spell_that_is_named_again_is_used_once() -> None:
    found = answered_by_story(
        "I chained MST to his Heavy Storm and hit the Heavy Storm. Storm still resolves, doesn't it"
    )
    assert found is not None
    assert (len(found.story.acts), found.yes) == (2, True)


def test_you_in_what_a_friend_says_is_whoever_plays() -> None:
    text = "Il mio compagno dice che quando attacchi un mostro con più DEF del tuo ATK il tuo viene distrutto. Giusto?"
    assert answer(text) is False


RULES = (
    ("mechanic.B2", "you are in the middle of resolving a chain, can you activate a trap?", False),
    ("mechanic.B2", "Kann man eine Falle aktivieren, wenn die Kette schon abgehandelt wird?", False),
    ("mechanic.B2", "si può attivare una trappola quando la catena si sta già risolvendo?", False),
    ("mechanic.B2", "De chain is al aan het afhandelen. Kan ik er nu nog snel een trap tussen gooien?", False),
    ("turn.draw.one", "Can I refuse to draw in my draw phase?", False),
    (
        "turn.draw.one",
        "Posso rifiutarmi di pescare nella mia draw phase? Ho quasi finito il deck e non voglio perdere",
        False,
    ),
    ("chain.reverse-resolution", "nella catena l'ultima carta attivata si risolve per prima?", True),
    ("chain.reverse-resolution", "in een chain resolvet de laatste kaart als eerste toch", True),
)


@pytest.mark.parametrize(("rule", "text", "yes"), RULES)
def test_rules_that_are_asked_in_passing(rule: str, text: str, yes: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, yes)


def answer(text: str) -> bool | None:
    """Yes or no, sure or not."""
    found = answered_by_story(text)
    assert found is not None
    return found.likely if found.yes is None else found.yes


OWN_TURN_AFTER = (
    "I used Scapegoat during my opponent's turn. Can I normal summon in my next turn?",
    "Ho attivato Capro Espiatorio nel turno del mio avversario. Nel mio turno posso evocare normalmente?",
    "In de beurt van mijn tegenstander heb ik Scapegoat geactiveerd. Mag ik in mijn volgende beurt normal summonen?",
    "Hab Sündenbock im Zug meines Gegners aktiviert. Darf ich in meinem nächsten Zug ein Monster normal beschwören?",
)


@pytest.mark.parametrize("text", OWN_TURN_AFTER)
def test_what_was_used_in_the_turn_before_bans_nothing_in_the_next(text: str) -> None:
    assert answer(text) is True


LIFE_POINTS = (
    ("I have 300 LP, can I activate Ultimate Offering's effect?", False),
    ("I have 3000 LP, can I pay 500 for Ultimate Offering?", True),
    ("Ich hab 300 LP, darf ich den Effekt von Letztes Angebot aktivieren?", False),
    ("Ik heb nog 400 LP, kan ik 500 betalen voor Ultimate Offering?", False),
    ("Ho 300 LP, posso pagare 500 per Ultima Offerta?", False),
)


@pytest.mark.parametrize(("text", "yes"), LIFE_POINTS)
def test_the_effect_of_a_face_up_card_costs_what_is_told(text: str, yes: bool) -> None:
    assert answer(text) is yes


AFFORDED = (
    ("I have 300 LP, can I pay 500?", False),
    ("Can I pay 500 if I only have 300 LP?", False),
    ("Ich habe 600 LP, darf ich 500 zahlen?", True),
    ("Ho 300 LP, posso pagarne 500?", False),
    ("Ik heb 600 LP, kan ik 500 betalen?", True),
)


@pytest.mark.parametrize(("text", "yes"), AFFORDED)
def test_a_cost_is_compared_with_the_life_points_told(text: str, yes: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.yes) == ("cost.unpayable", yes)


CONTRADICTED = (
    "My monster cannot attack this turn. Can I attack with it?",
    "My monster cannot be Tributed, can I use it for a Tribute Summon?",
    "Mein Monster kann diesen Zug nicht angreifen. Darf ich damit angreifen?",
    "Il mio mostro non può attaccare. Posso attaccare con lui?",
    "Mijn monster kan deze beurt niet aanvallen. Mag ik ermee aanvallen?",
)


@pytest.mark.parametrize("text", CONTRADICTED)
def test_what_cannot_be_done_is_not_answered_with_yes(text: str) -> None:
    assert said(text).word != "yes"


SECOND_COPIES = (
    "I have a Gravity Bind face up, can I activate a second Gravity Bind?",
    "I have Messenger of Peace face-up. May I activate another Messenger of Peace?",
    "Ich hab Kräfte rauben offen, darf ich ein zweites Kräfte rauben aktivieren?",
    "Ho Legame Gravitazionale in campo, posso attivare un secondo Legame Gravitazionale?",
    "Kan ik een tweede Messenger of Peace activeren?",
)


@pytest.mark.parametrize("text", SECOND_COPIES)
def test_a_second_copy_is_no_card_that_lies_face_up(text: str) -> None:
    assert answer(text) is True


def test_two_players_with_one_card_are_not_told_apart() -> None:
    assert said("He chains MST to my MST, does my MST still resolve?").word == "told"


TRIBUTED = (
    ("Can I tribute Lava Golem?", True),
    ("Darf ich Jinzo opfern?", True),
    ("Posso sacrificare Spirito Mietitore?", True),
    ("Mag ik Jinzo offeren?", True),
)


@pytest.mark.parametrize(("text", "yes"), TRIBUTED)
def test_a_tribute_for_nothing_named_is_for_a_tribute_summon(text: str, yes: bool) -> None:
    assert answer(text) is yes


VOID = (
    "Con Ordine Imperiale attivo, la mia Tempesta Potente distrugge qualcosa?",
    "With Imperial Order active, does my Heavy Storm destroy anything?",
    "Zerstört mein Schwerer Sturm etwas, wenn Kaiserlicher Befehl aktiv ist?",
    "Vernietigt mijn Heavy Storm iets met Imperial Order open?",
)


@pytest.mark.parametrize("text", VOID)
def test_whether_a_card_destroys_anything_is_whether_its_effect_happens(text: str) -> None:
    assert answer(text) is False


CLASHES = (
    "Twee monsters van 2000 attack knallen op elkaar. Krijgt iemand damage?",
    "Zwei Monster mit 2000 ATK knallen aufeinander. Bekommt jemand Schaden?",
    "Due mostri da 2000 ATK si scontrano tra loro. Qualcuno subisce danni?",
    "Two monsters with 2000 attack crash into each other, does anyone take damage?",
)


@pytest.mark.parametrize("text", CLASHES)
def test_two_monsters_with_one_number_have_the_same_points(text: str) -> None:
    assert answer(text) is False


def test_a_monster_in_a_relative_clause_may_lie_in_defense_position() -> None:
    assert answer("Mijn Blue-Eyes valt zijn Marshmallon aan die open in defense ligt. Krijgt hij schade?") is False


TYPES = (
    ("Rivalry of Warlords is up and I have a Warrior. Can I summon a Warrior?", True),
    ("Rivalry of Warlords is face up. I control a Dragon. Can I summon a Warrior?", False),
    ("Rivalität der Kriegsherren liegt offen, ich habe nur Krieger. Darf ich einen Drachen beschwören?", False),
    ("Rivalità dei Signori della Guerra è attiva e ho solo guerrieri. Posso evocare un drago?", False),
    ("Rivalry of Warlords ligt open, ik heb alleen Warriors. Mag ik een Dragon summonen?", False),
    ("Rivalry of Warlords is up and I have only Warriors, can I summon Jinzo?", False),
    ("Rivalry of Warlords is up and I have only Warriors, can I summon Marauding Captain?", True),
    ("Marauding Captain is on my side with another warrior next to him. Can my opponent attack the other warrior?",
     False),
    ("Can I equip Fusion Sword Murasame Blade to a Dragon?", False),
)  # fmt: skip


@pytest.mark.parametrize(("text", "yes"), TYPES)
def test_a_monster_may_be_called_by_its_type(text: str, yes: bool) -> None:
    assert answer(text) is yes


def test_what_a_named_monster_is_tells_of_no_other_monster() -> None:
    found = answered_by_story("Dark Magician is a Spellcaster. Can I use Book of Moon on it?")
    assert found is not None
    assert {one.card for one in found.story.cards} == {"dark-magician", "book-of-moon"}


def test_what_the_opponent_cannot_do_is_not_what_is_asked_of_ones_own_monsters() -> None:
    asked = "Ho messo le Spade Rivelatrici e il mio amico non può attaccarmi. Ma i MIEI mostri possono attaccare?"
    assert said(asked).word == "yes"


def test_what_may_be_chosen_is_not_played() -> None:
    asked = "uso Scambio-Creature, devo essere io a scegliere quale mostro mi dà l'avversario?"
    assert said(asked).word == "told"
