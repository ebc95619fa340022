"""Puzzle scripts: boards as the script sets them up, and one note for everything that cannot be kept or read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook.cards import BY_SLUG, POOL
from rulebook.cards.outside import outside
from rulebook.cards.printed_numbers import OLDER_TEXTS, OTHER_PICTURES
from rulebook.languages import LANGUAGES
from rulebook.notation.faults import Refused
from rulebook.solver.solve import Verdict, solve
from rulebook.vocabulary.terms import MonsterKind, Zone
from scenarios.catalogue.lookup import named
from scenarios.catalogue.made_puzzles import made_puzzle, made_puzzle_ids
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import Loaded, load_text, shelf
from scenarios.formats.models import Board
from scenarios.importing.decks import is_deck, open_deck
from scenarios.importing.notes import Note, Unreadable, Weight
from scenarios.importing.opening import Opened, exported, open_text
from scenarios.importing.puzzle_scripts import slug_of
from scenarios.playing.expectations import zone_cards
from scenarios.playing.script import Script
from tutor_app.commands.main import main
from tutor_app.wording.import_notes import note_text

ROOT = Path(__file__).parents[2]
KEYS = re.compile(r'(?:refused|left_out)\([^()"]*"([a-z-]+)"')
"""The keys of notes in the code."""
BEGIN = "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN+DUEL_SIMPLE_AI,2)\n"
GEMINI = next(one.slug for one in POOL if one.stats is not None and MonsterKind.GEMINI in one.stats.kinds)
END = "Debug.ReloadFieldEnd()\naux.BeginPuzzle()\n"


def card(slug: str, place: str, player: int = 0, at: int = 0, lies: str = "POS_FACEUP_ATTACK", more: str = "") -> str:
    return f"Debug.AddCard({BY_SLUG[slug].number},{player},{player},LOCATION_{place},{at},{lies}{more})"


def opened(*lines: str, leave_out: bool = False) -> Opened:
    return open_text(BEGIN + "\n".join(lines) + "\n" + END, "a puzzle.lua", leave_out=leave_out)


def board(*lines: str) -> Board:
    loaded = opened(*lines).loaded
    assert loaded is not None
    return loaded.scenario.board


def notes(text: str) -> tuple[Note, ...]:
    with pytest.raises(Unreadable) as caught:
        open_text(text, "a puzzle.lua")
    return caught.value.notes


def test_zones_places_positions_and_life_points() -> None:
    found = board(
        "Debug.SetPlayerInfo(0,100,0,0)", "Debug.SetPlayerInfo(1,120000,0,0)",
        card("gemini-elf", "MZONE", at=2), card("sangan", "MZONE", at=0, lies="POS_FACEUP_DEFENCE"),
        card("kuriboh", "MZONE", 1, 4, "POS_FACEDOWN_DEFENSE"), card("jinzo", "GRAVE"),
        card("jinzo", "REMOVED", lies="0x5"),
        card("sakuretsu-armor", "SZONE", 1, 1, "POS_FACEDOWN"), card("umi", "SZONE", at=5, lies="POS_FACEUP"),
        card("monster-reborn", "HAND", lies="10"),
    )  # fmt: skip
    assert (found.you.lp, found.opponent.lp) == (100, 120_000)
    assert found.you.monsters == ("gemini-elf@3|atk", "sangan@1|def")
    assert found.opponent.monsters == ("kuriboh@5|set",)
    assert (found.you.graveyard, found.you.banished) == (("jinzo",), ("jinzo",))
    assert found.opponent.spells == ("sakuretsu-armor@2|set",)
    assert (found.you.field, found.you.hand) == (("umi|up",), ("monster-reborn",))


def test_the_last_card_put_into_a_deck_lies_on_top() -> None:
    lines = (card("sangan", "DECK"), card("kuriboh", "DECK"), "Debug.AddCard(111,0,0,LOCATION_DECK,0,10)")
    loaded = opened(*lines, leave_out=True).loaded
    assert loaded is not None
    assert loaded.scenario.board.you.deck == ("unknown", "kuriboh", "sangan")


def test_what_a_call_returns_is_equipped_bound_and_gets_counters() -> None:
    found = board(
        "local one = " + card("gemini-elf", "MZONE", at=0), "two = " + card("gemini-elf", "MZONE", at=1),
        "local axe = " + card("axe-of-despair", "SZONE", lies="POS_FACEUP"), "Debug.PreEquip(axe, two)",
        "call = " + card("call-of-the-haunted", "SZONE", at=1, lies="POS_FACEUP"), "Debug.PreSetTarget(call, one)",
        "local b = " + card("breaker-the-magical-warrior", "MZONE", at=2), "Debug.PreAddCounter(b,0x1,1)",
    )  # fmt: skip
    assert found.you.spells[0].endswith("|up|equip=" + found.you.monsters[1].split("|")[0].replace("@2", ""))
    assert "bound=gemini-elf#" in found.you.spells[1]
    assert found.you.monsters[2].endswith("|counters=spell:1")


def test_another_owner_is_kept() -> None:
    found = board(f"Debug.AddCard({BY_SLUG['sangan'].number},1,0,LOCATION_MZONE,0,1)")
    assert found.you.monsters == ("sangan@1|atk|owner=opponent",)


@pytest.mark.parametrize("place", ["HAND", "GRAVE", "REMOVED", "DECK"])
def test_another_owner_is_kept_off_the_field_and_gets_the_card_back(place: str) -> None:
    loaded = opened(f"Debug.AddCard({BY_SLUG['mystical-space-typhoon'].number},1,0,LOCATION_{place},0,1)").loaded
    assert loaded is not None
    (lying,) = loaded.start.cards
    assert (lying.holder, lying.owner) == (0, 1)


def test_zone_owner_return_a_borrowed_card_is_used_and_goes_to_the_graveyard_of_its_owner() -> None:
    loaded = opened(
        f"Debug.AddCard({BY_SLUG['pot-of-greed'].number},1,0,LOCATION_HAND,0,1)",
        card("sangan", "DECK"), card("kuriboh", "DECK"),
    ).loaded  # fmt: skip
    assert loaded is not None
    script = Script(loaded.book, loaded.start)
    script.play("you: activate pot-of-greed")
    script.play("you: next battle")
    assert [zone_cards(loaded.book, script.state, player, Zone.GRAVEYARD) for player in (0, 1)] == [
        [], [("pot-of-greed", "up")]
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "slug", "spec", "proper"),
    [
        ("SUMMON_TYPE_SYNCHRO", "junk-warrior", "how=synchro", 1),
        ("0x46000000", "junk-warrior", "how=synchro", 1),
        ("SUMMON_TYPE_SPECIAL", "junk-warrior", "how=special", 0),
        ("SUMMON_TYPE_SPECIAL", "sangan", "how=special", 1),
        ("SUMMON_TYPE_GEMINI", GEMINI, "how=normal|awake", 1),
    ],
)
def test_summon_special_proper_first_how_a_monster_was_summoned_decides(
    kind: str, slug: str, spec: str, proper: int
) -> None:
    found = opened("local one = " + card(slug, "MZONE"), f"Debug.PreSummon(one,{kind})")
    assert found.loaded is not None
    assert found.notes == ()
    assert found.loaded.scenario.board.you.monsters == (f"{slug}@1|atk|{spec}",)
    assert found.loaded.start.cards[0].proper == proper


def test_how_a_monster_was_summoned_is_told_if_it_is_no_known_way() -> None:
    found = opened("local one = " + card("sangan", "MZONE"), "Debug.PreSummon(one,SUMMON_TYPE_LINK)")
    assert [(note.weight, note.key) for note in found.notes] == [(Weight.LEFT_OUT, "how-summoned")]


def test_counters_are_those_that_the_card_can_have() -> None:
    found = opened(
        "local one = " + card("sangan", "MZONE"), "Debug.PreAddCounter(one,0x1,1)",
        "local two = " + card("breaker-the-magical-warrior", "MZONE", at=1), "two:AddCounter(0x3001,3)",
    )  # fmt: skip
    assert [note.key for note in found.notes] == ["counters"]
    assert found.loaded is not None
    assert found.loaded.scenario.board.you.monsters[1].endswith("|counters=spell:1")


def test_a_spell_that_lies_face_up_stays_and_cannot_be_activated_again() -> None:
    loaded = opened(card("heavy-storm", "SZONE", lies="POS_FACEUP"), card("pot-of-greed", "HAND")).loaded
    assert loaded is not None
    script = Script(loaded.book, loaded.start)
    with pytest.raises(Refused) as caught:
        script.play("you: activate heavy-storm")
    assert "activate.face-up" in [one.check for one in caught.value.verdict.failures]
    script.play("you: set pot-of-greed")
    assert zone_cards(loaded.book, script.state, 0, Zone.SPELL) == [("heavy-storm", "up"), ("pot-of-greed", "set")]


def test_a_number_just_above_that_of_a_card_is_the_same_card() -> None:
    assert slug_of(BY_SLUG["jinzo"].number + 1) == "jinzo"
    assert slug_of(BY_SLUG["jinzo"].number + 10) != "jinzo"


def test_other_numbers_are_those_of_cards_and_of_no_second_card() -> None:
    known = {one.number for one in POOL} | outside().keys()
    assert known >= {*OTHER_PICTURES.values(), *OLDER_TEXTS.values()}
    assert known.isdisjoint({*OTHER_PICTURES, *OLDER_TEXTS})
    assert {slug_of(number) for number in OTHER_PICTURES} == {"dark-magician", "polymerization"}


def test_an_older_text_of_a_card_is_told() -> None:
    number = next(other for other, card in OLDER_TEXTS.items() if card == BY_SLUG["sangan"].number)
    found = opened(f"Debug.AddCard({number},0,0,LOCATION_HAND,0,10)")
    assert [(note.weight, note.key, note.card) for note in found.notes] == [(Weight.LEFT_OUT, "older-text", number)]
    assert found.loaded is not None
    assert found.loaded.scenario.board.you.hand == ("sangan",)


def test_a_card_is_put_under_a_deck_as_well() -> None:
    found = board(card("sangan", "DECK"), card("kuriboh", "DECK", at=1), card("jinzo", "DECK"))
    assert found.you.deck == ("jinzo", "sangan", "kuriboh")


@pytest.mark.parametrize("place", ["DECK", "HAND"])
def test_zone_extra_deck_a_card_of_the_extra_deck_is_never_in_deck_or_hand(place: str) -> None:
    found = board(card("junk-warrior", place), card("sangan", place))
    assert (found.you.extra, (*found.you.deck, *found.you.hand)) == (("junk-warrior",), ("sangan",))


def test_zone_monster_zones_one_card_lies_in_a_zone_and_later_ones_are_left_out() -> None:
    found = opened(card("sangan", "MZONE", at=2), card("jinzo", "MZONE", at=2), card("umi", "SZONE", at=5))
    assert [(note.weight, note.line, note.key) for note in found.notes] == [(Weight.LEFT_OUT, 3, "zone-taken")]
    assert found.loaded is not None
    assert found.loaded.scenario.board.you.monsters == ("sangan@3|atk",)


def test_zone_field_zone_is_one_zone_whatever_the_script_calls_it() -> None:
    found = opened(card("umi", "FZONE", at=1, lies="POS_FACEUP"), card("umi", "SZONE", at=5, lies="POS_FACEUP"))
    assert [(note.line, note.key) for note in found.notes] == [(3, "zone-taken")]
    assert found.loaded is not None
    assert found.loaded.scenario.board.you.field == ("umi|up",)


def test_a_negative_place_is_told_as_it_stands() -> None:
    assert [
        (note.line, note.key, note.told, note.card)
        for note in notes(card("jinzo", "HAND") + "\n" + card("sangan", "MZONE", at=-1))
    ] == [(2, "place", "-1", BY_SLUG["sangan"].number)]


def test_the_place_of_a_card_off_the_field_is_not_looked_at() -> None:
    assert board(card("jinzo", "HAND", at=-1), card("sangan", "GRAVE", at=70)).you.hand == ("jinzo",)


@pytest.mark.parametrize("line", [card("sangan", "MZONE", at=7), card("sakuretsu-armor", "SZONE", at=8)])
def test_a_place_beyond_the_zones_of_the_field_is_told(line: str) -> None:
    assert [(note.line, note.key) for note in notes(line)] == [(1, "place")]


def test_zones_by_the_names_of_newer_scripts() -> None:
    found = board(card("sangan", "MMZONE", at=1), card("sakuretsu-armor", "STZONE", at=3, lies="POS_FACEDOWN"))
    assert (found.you.monsters, found.you.spells) == (("sangan@2|atk",), ("sakuretsu-armor@4|set",))
    assert [note.key for note in notes(card("jinzo", "HAND") + card("sangan", "EMZONE"))] == ["extra-monster-zone"]


@pytest.mark.parametrize("more", [",true", ""])
def test_summon_special_proper_first_a_card_in_the_graveyard_was_summoned_properly_if_the_script_says_so(
    more: str,
) -> None:
    lines = ("one=" + card("junk-warrior", "GRAVE", more=more), card("jinzo", "HAND"))
    assert board(*lines).you.graveyard == (("junk-warrior|proper",) if more else ("junk-warrior",))
    assert board(*lines, "one:CompleteProcedure()").you.graveyard == ("junk-warrior|proper",)


EQUIP = """
local function Equip(c, target) -- the end
    Debug.PreEquip(c, target)
    if c:Type() & TYPE_EQUIP == 0 then
        for i = 1, 2 do c:SetType("function") end
        repeat local value = TYPE_EQUIP until true
    end
end
"""


def test_a_function_that_passes_its_arguments_on_is_read_as_what_it_calls() -> None:
    text = (
        BEGIN + "local a = " + card("gemini-elf", "MZONE") + EQUIP
        + "local b = " + card("axe-of-despair", "SZONE", lies="POS_FACEUP") + "\nEquip(b, a)\n" + END
    )  # fmt: skip
    found = open_text(text, "a puzzle.lua")
    assert [(note.weight, note.line, note.key, note.told) for note in found.notes] == [
        (Weight.LEFT_OUT, 3, "helper", "Equip")
    ]
    assert found.loaded is not None
    assert "|equip=gemini-elf" in found.loaded.scenario.board.you.spells[0]


@pytest.mark.parametrize(
    "body",
    [
        "Debug.PreEquip(target, c)",
        "os.exit() Debug.PreEquip(c, target)",
        "Debug.PreEquip(c, target) Debug.PreEquip(c, target)",
        "c:RegisterEffect(target)",
    ],
)
def test_a_function_that_does_anything_else_is_cut_out_and_its_calls_are_refused(body: str) -> None:
    text = f"function other(c, target)\n{body}\nend\nlocal a = " + card("sangan", "HAND") + "\n"
    assert open_text(text, "a puzzle.lua").notes == ()
    (note,) = notes(text + "other(a, a)")
    assert (note.line, note.key, note.told) == (5, "unknown-call", "other")


def test_what_is_done_with_the_result_of_an_unknown_call_is_not_told_again() -> None:
    found = notes("local e = Effect.CreateEffect(c)\ne:SetType(1)\ne:SetCode(2)\n" + card("sangan", "HAND"))
    assert [(note.line, note.key, note.told) for note in found] == [(1, "unknown-call", "Effect.CreateEffect")]


def test_an_unknown_setting_of_the_duel_is_told() -> None:
    text = "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN+DUEL_MODE_X,3)\n" + card("sangan", "HAND")
    assert [(note.weight, note.key, note.told) for note in open_text(text, "a puzzle.lua").notes] == [
        (Weight.LEFT_OUT, "setting", "DUEL_MODE_X")
    ]


def test_windows_line_ends_and_joined_texts_are_read() -> None:
    found = opened('Debug.ShowHint("One " .. "and " .. 2)\r', card("sangan", "HAND") + "\r")
    assert found.loaded is not None
    assert found.loaded.scenario.hints[0].in_language("en") == "One and 2"


STYLES = {
    "comments": """--[[ Debug.AddCard(1,0,0,LOCATION_HAND,0,POS_FACEDOWN) ]]
Debug.SetPlayerInfo(1,1900,0,0) --[==[ them ]==]
Debug.AddCard({elf},0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK) -- the attacker""",
    "names": """local me,them=0,1
local up, lies = POS_FACEUP_ATTACK, POS_FACEUP_DEFENSE
Debug.SetPlayerInfo(them,1900,0,0)
local elf, other = Debug.AddCard({elf},me,me,LOCATION_MZONE,2,up)
Debug.AddCard({kuriboh},them,them,LOCATION_MZONE,2,lies)
Debug.AddCard({fissure},me,me,LOCATION_HAND,0,POS_FACEDOWN)""",
    "zeros": """Debug.SetPlayerInfo(1,0001900,00,00)
Debug.AddCard(00{elf},0,0,LOCATION_MZONE,02,POS_FACEUP_ATTACK,true)""",
    "hexadecimal": """Debug.SetPlayerInfo(0x1,0X76C,0x0,0)
Debug.AddCard(0x{elf:x},0,0,0x4,0x2,0x1)
Debug.AddCard(0x{armor:X},1,1,0x8,0x1,0xA)
Debug.AddCard(0x{typhoon:X},0,0,0x2,0x0,0xa)""",
    "one line": "Debug.SetPlayerInfo(1,1900,0,0);Debug.AddCard({elf},0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK) "
    "Debug.Message('go')",
    "the other player's monster": """Debug.SetPlayerInfo(0,250000,0,0)
Debug.SetPlayerInfo(1,1900,0,0)
Debug.AddCard({elf},1,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)""",
    "a Normal Spell that stays": """Debug.SetPlayerInfo(1,1900,0,0)
Debug.AddCard({elf},0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)
Debug.AddCard({swords},1,1,LOCATION_SZONE,2,POS_FACEUP)
Debug.AddCard({typhoon},0,0,LOCATION_SZONE,2,POS_FACEDOWN)""",
    "an Extra Deck of 20": "Debug.SetPlayerInfo(1,1500,0,0)\n"
    + "Debug.AddCard({fusion},0,0,LOCATION_EXTRA,0,POS_FACEDOWN)\n" * 20
    + """Debug.AddCard({polymerization},0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.AddCard({firegrass},0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.AddCard({petit},0,0,LOCATION_HAND,0,POS_FACEDOWN)""",
    "counters": """Debug.SetPlayerInfo(1,4400,0,0)
local mage = Debug.AddCard({skilled},0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)
Debug.AddCard({elf},0,0,LOCATION_MZONE,1,POS_FACEUP_ATTACK)
Debug.AddCard({swords},0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.AddCard({magician},0,0,LOCATION_DECK,0,POS_FACEDOWN)
Debug.PreAddCounter(mage,COUNTER_SPELL,2)""",
}
"""Boards that are won this turn, in the styles in which scripts are written."""
IN_STYLES = {
    "elf": "gemini-elf", "kuriboh": "kuriboh", "fissure": "fissure", "armor": "sakuretsu-armor",
    "typhoon": "mystical-space-typhoon", "swords": "swords-of-revealing-light", "fusion": "darkfire-dragon",
    "polymerization": "polymerization", "firegrass": "firegrass", "petit": "petit-dragon",
    "skilled": "skilled-dark-magician", "magician": "dark-magician",
}  # fmt: skip


@pytest.mark.parametrize("style", STYLES)
def test_a_script_is_read_in_the_style_it_is_written_in(style: str) -> None:
    numbers = {word: BY_SLUG[slug].number for word, slug in IN_STYLES.items()}
    found = opened(*STYLES[style].format(**numbers).split("\n"))
    assert found.notes == ()
    loaded = found.loaded
    assert loaded is not None
    assert loaded.goal is not None
    assert solve(loaded.book, loaded.start, loaded.goal, first_moves=False).verdict is Verdict.WIN


def test_a_name_for_what_a_call_returns_besides_a_card_is_not_taken_for_the_card() -> None:
    found = notes(f"{BEGIN}local elf, more = {card('gemini-elf', 'MZONE')}\nDebug.PreEquip(more, elf)\n{END}")
    assert [note.line for note in found] == [3]


def test_a_board_is_solved_without_solution_or_hints() -> None:
    loaded = opened("Debug.SetPlayerInfo(1,1900,0,0)", card("gemini-elf", "MZONE")).loaded
    assert loaded is not None
    assert loaded.goal is not None
    assert solve(loaded.book, loaded.start, loaded.goal).verdict is Verdict.WIN


def test_a_card_outside_the_collection_is_left_out_only_with_consent() -> None:
    lines = (card("sangan", "HAND"), "Debug.AddCard(99999999,0,0,LOCATION_HAND,0,10)")
    asked = opened(*lines)
    assert asked.loaded is None
    assert [(note.weight, note.line, note.card) for note in asked.notes] == [(Weight.CONSENT, 3, 99999999)]
    allowed = opened(*lines, leave_out=True).loaded
    assert allowed is not None
    assert allowed.scenario.board.you.hand == ("sangan",)


def test_a_card_of_a_deck_that_is_outside_the_collection_is_asked_for_too() -> None:
    assert opened(card("sangan", "HAND"), "Debug.AddCard(99999999,0,0,LOCATION_DECK,0,8)").loaded is None


def test_a_card_outside_the_collection_is_named() -> None:
    number, names = next(iter(outside().items()))
    (note,) = opened(card("sangan", "HAND"), f"Debug.AddCard({number},0,0,LOCATION_HAND,0,10)").notes
    for lang in LANGUAGES:
        assert names.in_language(lang) in note_text(lang, note)


def test_no_card_is_both_in_the_collection_and_outside() -> None:
    assert not {one.number for one in POOL} & outside().keys()


def test_a_script_is_named_like_a_scenario_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.lua"
    file.write_text(BEGIN + card("sangan", "HAND"), encoding="utf-8")
    assert named(str(file)).scenario.board.you.hand == ("sangan",)
    file.write_text("Debug.AddCard(99999999,0,0,LOCATION_HAND,0,10)", encoding="utf-8")
    with pytest.raises(ScenarioError, match="import"):
        named(str(file))


def test_every_fault_is_told_at_once_with_its_line() -> None:
    found = notes(
        "Debug.ReloadFieldBegin(DUEL_MODE_SPEED,3)\nos.execute('rm -rf /')\nDebug.AddCard(x,0,0,LOCATION_HAND,0,1)\n"
        + card("sangan", "MZONE", at=6) + "\nDebug.AddCard(1,0,0,0x4000,0,1)\n" + card("kuriboh", "HAND")
    )  # fmt: skip
    told = [(note.line, note.key) for note in found]
    assert told == [
        (1, "three-zones"), (2, "unknown-call"), (3, "unknown-name"), (4, "extra-monster-zone"), (5, "place")
    ]  # fmt: skip


def test_the_faults_before_code_are_told_with_it() -> None:
    text = "os.execute('x')\nDebug.SetPlayerInfo(2,1,0,0)\nDebug.SetPlayerInfo(0,0,0,0)\nloadstring('x')()\nio.open()"
    assert [(note.line, note.key) for note in notes(text)] == [
        (1, "unknown-call"), (2, "player"), (3, "life-points"), (4, "unread")
    ]  # fmt: skip


@pytest.mark.parametrize(("lang", "name"), [("de", "„Sangan“"), ("it", "“Sangan”"), ("nl", "“Sangan”")])
def test_a_note_names_its_card(lang: str, name: str) -> None:
    (note,) = notes(card("sangan", "MZONE", at=5))
    assert name in note_text(lang, note)
    assert str(BY_SLUG["sangan"].number) in note_text(lang, note)


def test_a_scenario_file_is_known_by_how_it_begins() -> None:
    found = opened(card("gemini-elf", "MZONE"))
    assert found.loaded is not None
    again = open_text("# mine\n\n" + found.text, "puzzle.lua").loaded
    assert again is not None
    assert again.scenario == found.loaded.scenario


def test_lines_of_a_hint_are_words_apart() -> None:
    found = opened("Debug.ShowHint([[One.\nTwo.]])", card("gemini-elf", "MZONE")).loaded
    assert found is not None
    assert found.scenario.hints[0].in_language("en") == "One. Two."


def test_a_deck_is_known_by_its_name_or_by_what_stands_in_it() -> None:
    assert is_deck("1\n", "mine.YDK")
    assert is_deck("#created by me\n#main\n1\n", "puzzle.lua")
    assert is_deck(" ydke://!!!", "puzzle.lua")
    assert not is_deck(card("sangan", "HAND"), "puzzle.lua")


def test_a_card_of_a_deck_outside_the_collection_is_told_with_its_line() -> None:
    found = open_deck(f"#main\n{BY_SLUG['sangan'].number}\n77\n77\n")
    assert [(note.line, note.key, note.card) for note in found.notes] == [(3, "deck-no-card", 77)]
    assert found.unknown == (77,)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "bad", ["#main\nsangan", "1\n" * 501, "#main\n" * 20_000, "ydke://a", "ydke://????!!!", "ydke://" + "A" * 200_000]
)
def test_what_is_wrong_with_a_deck_is_told_in_every_language(bad: str, lang: str) -> None:
    with pytest.raises(Unreadable) as caught:
        open_deck(bad)
    (note,) = caught.value.notes
    assert "{" not in note_text(lang, note)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("for i = 1, 5 do Debug.AddCard(1,0,0,2,0,1) end", "code"),
        ("local function f() return 1", "code"),
        ("local f = function() end", "code"),
        ("while true do end", "code"),
        ("if 1 == 1 then os.exit() end", "code"),
        ("x = {1, 2}", "code"),
        ("local many = #names", "code"),
        ("Debug.Message(1 > 2)", "code"),
        ("x = `", "sign"),
        ("Debug.AddCard(1,0,", "ends"),
        ("Debug.AddCard(" + "(" * 100, "deep"),
        ("f()" * 3000, "too-many-calls"),
        ("-" * 300_000, "too-long"),
        ("", "no-cards"),
        ("\0\x01\x02", "sign"),
        ("--[==[ all of it is a comment ]==]", "no-cards"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, key: str) -> None:
    assert [note.key for note in notes(text)] == [key]


def test_a_fault_of_the_board_names_the_line() -> None:
    (note,) = notes("\n\n" + card("mystical-space-typhoon", "MZONE"))
    assert (note.line, note.key, note.card) == (3, "wrong-place", BY_SLUG["mystical-space-typhoon"].number)


def test_a_call_on_the_result_of_a_call_is_read_up_to_the_code_in_it() -> None:
    text = "local t = " + card("sakuretsu-armor", "SZONE", lies="POS_FACEDOWN") + "\nt:GetActivateEffect():SetValue("
    assert [(note.line, note.key, note.told) for note in notes(text + "1)")] == [
        (2, "unknown-call", "t:GetActivateEffect")
    ]
    assert [(note.line, note.key) for note in notes(text + "function() end)")] == [(2, "code")]


@settings(deadline=None)
@given(st.text(alphabet="abD.:()[]=-+|*,;'\"\\0x9 \n", max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        open_text(text, "x.lua", leave_out=True)
    assert caught.value.notes


def test_nothing_is_run(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    notes(f'io.open("{trace}", "w"):write("x")\n' + card("sangan", "HAND"))
    assert not trace.exists()


def test_an_imported_puzzle_is_a_scenario_file() -> None:
    found = opened("Debug.SetAIName('The <i>end</i>')", 'Debug.ShowHint("Attack.")', card("jinzo", "MZONE"))
    assert found.loaded is not None
    assert load_text(found.text).scenario == found.loaded.scenario
    assert "<" not in found.loaded.scenario.in_language("de").title


@pytest.mark.parametrize("loaded", [one for one in shelf() if one.scenario.kind == "puzzle"], ids=lambda one: one.file)
def test_a_puzzle_is_exported_as_a_file_with_the_same_board(loaded: Loaded) -> None:
    assert load_text(exported(loaded)).scenario.board == loaded.scenario.board


def test_a_made_puzzle_is_exported_as_well() -> None:
    loaded = made_puzzle(made_puzzle_ids()[0])
    assert loaded is not None
    again = load_text(exported(loaded))
    assert (again.scenario.board, again.start) == (loaded.scenario.board, loaded.start)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_has_words(lang: str) -> None:
    folder = ROOT / "scenarios" / "importing"
    keys = {key for file in folder.glob("*.py") for key in KEYS.findall(file.read_text(encoding="utf-8"))}
    assert len(keys) > 15
    for key in keys:
        said = note_text(lang, Note(Weight.REFUSED, 3, key, "THIS"))
        assert "3: " in said
        assert "{" not in said


def test_the_command_writes_a_scenario_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script, target = tmp_path / "in.lua", tmp_path / "out.toml"
    script.write_text(BEGIN + card("gemini-elf", "MZONE") + "\n", encoding="utf-8")
    assert main(["import", str(script), "--output", str(target)]) == 0
    assert main(["import", str(target)]) == 0
    assert "Opened: in." in capsys.readouterr().out
    assert main(["import", str(tmp_path / "none.lua")]) == 2
    script.write_text("while 1 do end", encoding="utf-8")
    assert main(["import", str(script)]) == 1
