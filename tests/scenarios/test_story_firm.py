"""Where a question says more than is read, or asks for no yes or no: a firm answer needs every word of weight."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Done, Where
from scenarios.catalogue.answers import answered
from scenarios.catalogue.stories import answered_by_story, reconciled, story_told
from tutor_app.reports.story_shares import said
from tutor_app.wording.questions import unknown_cards

TO_SET = (
    "Gegner hat Jinzo. Kann ich trotzdem Waboku setzen?",
    "he has jinzo. can i still set waboku?",
    "Jinzo del mio avversario è in campo. Posso comunque posizionare Waboku?",
    "Jinzo van de tegenstander ligt op het veld. Mag ik alsnog een Waboku setten?",
)
FACE_DOWN = (
    "Darf ich Schnappstahl auf ein verdecktes Monster legen?",
    "can i equip snatch steal to a face-down monster?",
    "Posso usare Strappa Possesso su un mostro coperto?",
    "Mag je Snatch Steal op een gedekt monster leggen?",
)
TOLD_AFTERWARDS = (
    "Gegner aktiviert Reißender Tribut, wenn ich Cyber Drache beschwöre. Kann ich Buch des Mondes anketten?",
    "Opponent flips torrential tribute when I summon Cyber Dragon. Can I chain book of moon?",
    "Lui attiva Tributo Torrenziale quando evoco Cyber Drago, posso incatenare Libro della Luna?",
    "Hij activeert Torrential Tribute als ik Cyber Dragon summon. Kan ik Book of Moon chainen?",
)
PRONOUNS = (
    "Er greift meine Elfenzwillinge mit Cyber Drache an. Ich spiele Waghalsig voranstürmen auf sie. Überlebt sie?",
    "my gemini elf gets attacked by his cyber dragon. if i flip rush recklessly on her does she live?",
    "Lui attacca i miei Elfi Gemelli con Cyber Drago. Gioco Corsa Avventata su di loro. Sopravvivono?",
    "Hij valt mijn Gemini Elf aan met Cyber Dragon. Ik speel Rush Recklessly op haar. Overleeft ze het?",
)
IN_VAIN = (
    "Er hat Königlicher Erlass offen. Kann ich Feierliches Urteil auf seine Beschwörung aktivieren?",
    "he has royal decree face up, can i still use solemn judgment on his summon?",
    "Lui ha Decreto Reale scoperto, posso usare Giudizio Solenne sulla sua evocazione?",
    "Hij heeft Royal Decree open. Kan ik Solemn Judgment gebruiken op zijn summon?",
)
NOT_CAN = (
    ("Kann ich nicht Mystischer Raum-Taifun auf seinen Schnappstahl spielen?", True),
    ("Can't I use Mystical Space Typhoon on his Snatch Steal?", True),
    ("Non posso usare Tifone Spaziale Mistico sul suo Strappa Possesso?", True),
    ("Kan ik niet Mystical Space Typhoon op zijn Snatch Steal spelen?", True),
    ("Ich habe Friedensbote. Kann ich nicht mit Totenkopf angreifen?", False),
    ("I have Messenger of Peace. Can't I attack with Summoned Skull?", False),
    ("Ho Messaggero di Pace in campo. Non posso attaccare con Teschio Evocato?", False),
    ("Ik heb Messenger of Peace open. Kan ik niet aanvallen met Summoned Skull?", False),
)
OPEN = (
    "Wer gewinnt den Kampf, wenn ich mit Jinzo seinen Cyber Drache angreife?",
    "Who wins the battle if I attack his Cyber Dragon with Jinzo?",
    "Chi vince la battaglia se attacco il suo Cyber Drago con Jinzo?",
    "Wie wint het gevecht als ik zijn Cyber Dragon aanval met Jinzo?",
    "Wie viel Schaden bekomme ich, wenn er mit Jinzo meinen Sangan angreift?",
    "How much damage do I take if he attacks my Sangan with Jinzo?",
    "Quanto danno subisco se lui attacca il mio Sangan con Jinzo?",
    "Hoeveel schade krijg ik als hij mijn Sangan aanvalt met Jinzo?",
)
UNKNOWN = (
    ("de", "Kann ich den Effekt von Barrel Drache auf Jinzo benutzen?", "drache"),
    ("en", "Can I use Barrel Dragon's effect on his Jinzo?", "dragon"),
    ("it", "Posso usare l'effetto di Barrel Dragon sul suo Jinzo?", "dragon"),
    ("nl", "Mag ik het effect van Barrel Dragon op zijn Jinzo gebruiken?", "dragon"),
)
POINTS = (
    "Überlebt mein Monster mit 1800 ATK, wenn er mit Elfenzwillinge angreift und ich Waghalsig voranstürmen spiele?",
    "does my 1800 monster survive if he attacks it with Gemini Elf and I play Rush Recklessly?",
    "Il mio mostro da 1800 sopravvive se lui attacca con Elfi Gemelli e io gioco Corsa Avventata?",
    "Overleeft mijn monster van 1800 als hij aanvalt met Gemini Elf en ik Rush Recklessly speel?",
)
BLUE_EYES = (
    "Blauäugiger Drache greift meinen Sangan an, kann ich Spiegelkraft aktivieren?",
    "his blue-eyes dragon attacks my sangan, can i use mirror force?",
    "Drago Occhi Blu attacca il mio Sangan, posso usare Forza Riflessa?",
    "zijn Blue-Eyes Dragon valt mijn Sangan aan, kan ik Mirror Force gebruiken?",
)
CONDITION_LAST = (
    "Bekommt meine Mystische Tomate ihren Effekt, wenn sie durch Schwarzes Loch zerstört wird?",
    "does my Mystic Tomato get its effect if it is destroyed by Dark Hole?",
    "Il mio Pomodoro Mistico ottiene il suo effetto se viene distrutto da Buco Nero?",
    "Krijgt mijn Mystic Tomato zijn effect als hij door Dark Hole vernietigd wordt?",
)
TWO = (
    "Darf ich mit Jinzo angreifen? Bekommt mein Gegner dann Schaden?",
    "Can I attack with Jinzo? And does my opponent take damage then?",
    "Posso attaccare con Jinzo? E il mio avversario subisce danno?",
    "Mag ik aanvallen met Jinzo? En krijgt mijn tegenstander dan schade?",
)
STILL_THERE = (
    "Er greift mit Jinzo mein verdecktes Marshmallon an. Ist Marshmallon nach dem Kampf noch da?",
    "opp swung BEWD into my set marshmallon. is marshmallon still there after the battle?",
    "Lui attacca il mio Marshmallon coperto con Jinzo. Marshmallon è ancora lì dopo la battaglia?",
    "Hij valt mijn gesette Marshmallon aan met Jinzo. Ligt Marshmallon er nog na het gevecht?",
)
MAY_HE = (
    "Ich hab Schwerkraftbindung und er greift mit Kuriboh an, darf er?",
    "I have Gravity Bind up and he attacks with Kuriboh, may he?",
    "Ho Legame Gravitazionale in campo e lui attacca con Kuriboh, può?",
    "Ik heb Gravity Bind open en hij valt aan met Kuriboh, mag hij?",
)
GONE_TOO = (
    "Ich spiele Schwerer Sturm. Ist mein eigener Friedensbote auch weg?",
    "I play Heavy Storm. Is my own Messenger of Peace gone, too?",
    "Gioco Tempesta Potente. Il mio Messaggero di Pace viene distrutto?",
    "Ik speel Heavy Storm. Is mijn eigen Messenger of Peace ook weg?",
)
CHAINED_TO = (
    "Gegner kettet Mystischer Raum-Taifun an meine Verräterische Schwerter. Wirken sie noch?",
    "if my opponent chains MST to my Swords of Revealing Light do I still get the protection?",
    "Il mio avversario incatena Tifone Spaziale Mistico alla mia Spada Rivelatrice. Funziona ancora?",
    "Mijn tegenstander chaint MST op mijn Swords of Revealing Light. Werken ze dan nog?",
)
OTHERS = (
    "Er hat Jinzo. Ich greife mit Elfenzwillinge an. Überlebt mein anderes Monster?",
    "he has jinzo. i attack with gemini elf. does my other monster survive?",
    "Lui ha Jinzo. Attacco con Elfi Gemelli. Il mio altro mostro sopravvive?",
    "Hij heeft Jinzo. Ik val aan met Gemini Elf. Overleeft mijn andere monster?",
)
HOSTS = (
    "Kann ich Mystischer Raum-Taifun auf seinen Schnappstahl spielen?",
    "Can I use Mystical Space Typhoon on his Snatch Steal?",
    "Posso usare Tifone Spaziale Mistico sul suo Strappa Possesso?",
    "Mag ik Mystical Space Typhoon op zijn Snatch Steal spelen?",
)


@pytest.mark.parametrize("text", TO_SET)
def test_a_card_may_be_set_though_it_could_not_be_activated(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert [(act.done, act.card) for act in found.story.acts] == [(Done.SET, "waboku")]
    assert found.yes is True


@pytest.mark.parametrize("text", FACE_DOWN)
def test_a_face_down_monster_without_a_name_is_no_target_of_what_needs_a_face_up_one(text: str) -> None:
    assert said(text) == ("no", True)


@pytest.mark.parametrize("text", TOLD_AFTERWARDS)
def test_what_a_trap_answers_is_done_before_it_though_told_afterwards(text: str) -> None:
    story = story_told(text)
    assert story is not None
    assert [act.card for act in story.acts] == ["cyber-dragon", "torrential-tribute", "book-of-moon"]


@pytest.mark.parametrize("text", PRONOUNS)
def test_a_pronoun_behind_a_card_is_its_target(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.story.acts[-1].card, found.story.acts[-1].target) == ("rush-recklessly", "gemini-elf")
    assert found.yes is True


@pytest.mark.parametrize("text", IN_VAIN)
def test_what_may_be_activated_in_vain_has_no_firm_yes(text: str) -> None:
    assert said(text) == ("no", False)


@pytest.mark.parametrize(("text", "yes"), NOT_CAN)
def test_a_question_that_begins_with_cannot_asks_if_one_can(text: str, yes: bool) -> None:
    assert said(text) == ("yes" if yes else "no", True)


@pytest.mark.parametrize("text", OPEN)
def test_who_and_how_much_have_no_yes_or_no(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.yes, found.likely) == (None, None)
    assert found.told
    assert said(text).word == "told"


@pytest.mark.parametrize(("lang", "text", "word"), UNKNOWN)
def test_half_a_name_beside_a_word_of_names_names_no_other_card(lang: str, text: str, word: str) -> None:
    story = story_told(text)
    assert story is not None
    assert [one.card for one in story.cards] == ["jinzo"]
    assert word in unknown_cards(text, lang)


@pytest.mark.parametrize("text", POINTS)
def test_a_monster_told_by_its_points_is_the_one_that_is_asked_about(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.story.about == "la-jinn-the-mystical-genie-of-the-lamp"


@pytest.mark.parametrize("text", BLUE_EYES)
def test_a_name_without_its_colour_is_the_usual_card(text: str) -> None:
    story = story_told(text)
    assert story is not None
    assert story.acts[0].card == "blue-eyes-white-dragon"


@pytest.mark.parametrize("text", CONDITION_LAST)
def test_the_clause_before_a_last_condition_asks(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is False


@pytest.mark.parametrize("text", STILL_THERE)
def test_whether_a_set_monster_is_still_there_after_a_battle(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert [act.done for act in found.story.acts] == [Done.ATTACK]
    assert found.yes is True


@pytest.mark.parametrize("text", MAY_HE)
def test_whether_he_may_asks_of_what_he_did(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.story.about, found.yes) == ("kuriboh", True)


@pytest.mark.parametrize("text", GONE_TOO)
def test_a_card_whose_fate_is_asked_lies_on_the_field(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert [act.card for act in found.story.acts] == ["heavy-storm"]
    assert found.yes is True


@pytest.mark.parametrize("text", CHAINED_TO)
def test_a_card_that_is_chained_to_was_used_before(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert [act.card for act in found.story.acts] == ["swords-of-revealing-light", "mystical-space-typhoon"]
    assert found.yes is False


@pytest.mark.parametrize("text", TWO)
def test_of_two_questions_the_first_is_answered_and_the_other_named(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert [(act.done, act.card) for act in found.story.acts] == [(Done.ATTACK, "jinzo")]
    assert found.yes is True
    assert len(found.story.further.split()) > 3


@pytest.mark.parametrize("text", HOSTS)
def test_an_equip_card_that_is_told_alone_is_on_a_monster(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert next(one.on for one in found.story.cards if one.card == "snatch-steal") == "gemini-elf"
    assert found.yes is True


def test_words_of_a_phrase_name_no_card() -> None:
    story = story_told("Ho attaccato con Forza d'Attacco Goblin. Nel mio prossimo turno posso rimetterlo in attacco?")
    assert story is not None
    assert [one.card for one in story.cards] == ["goblin-attack-force"]


def test_a_pair_and_a_story_that_disagree_are_both_unsure() -> None:
    begun = "mein gesetzter magier des glaubens wird von adliger der auslöschung entfernt"
    text = f"{begun}, bekomm ich den flipp effekt noch?"
    told, met = answered_by_story(text), answered(text)
    assert told is not None
    assert met is not None
    assert (told.yes, met.yes) == (False, True)
    found = reconciled(told, met)
    assert found is not None
    assert (found.yes, found.likely) == (None, False)
    assert told.story.cards[0].place is Where.SET


@pytest.mark.parametrize("text", OTHERS)
def test_the_fate_of_another_monster_than_the_one_read_is_not_firm(text: str) -> None:
    assert not said(text).sure
