"""Refusals that name the deciding thing once: the Tribute too many, whose monster attacks, who controls what."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Thing
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

BATTLE = 'turn = 5\nturn_player = "{}"\nphase = "battle"\nstep = "battle"'

RITUAL = 'hand = ["black-luster-ritual", "black-luster-soldier", {}]'


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("hand", "choice", "enough"),
    [
        ('"blue-eyes-white-dragon", "kuriboh", "battle-ox", "mystical-elf"', "blue-eyes-white-dragon", 1),
        ('"kuriboh", "battle-ox", "mystical-elf", "blue-eyes-white-dragon"', "battle-ox", 2),
    ],
)
def test_ritual_tributes_a_tribute_too_many_is_told(lang: str, hand: str, choice: str, enough: int) -> None:
    made = refusal(
        "you: activate black-luster-ritual", "opponent: pass", "you: pass", f"you: choose {choice}",
        "you: choose kuriboh", check="request.not-offered", you=RITUAL.format(hand),
    )  # fmt: skip
    assert made.node == "refused.request.not-offered.superfluous"
    assert made.rules == ("ritual.tributes",)
    told = made.get("enough")
    assert isinstance(told, tuple)
    assert len([one for one in told if isinstance(one, Thing)]) == enough
    assert "8" in text(lang, made)
    assert "Kuriboh" in text(lang, made)


def test_ritual_tributes_another_choice_is_no_tribute_too_many() -> None:
    made = refusal(
        "you: activate black-luster-ritual", "opponent: pass", "you: pass", "you: choose blue-eyes-white-dragon",
        "you: choose black-luster-soldier", check="request.not-offered",
        you=RITUAL.format('"blue-eyes-white-dragon", "kuriboh", "battle-ox", "mystical-elf"'),
    )  # fmt: skip
    assert made.node == "refused.request.not-offered"


ATTACKER = {
    "de": "Der Angreifer ist dein Monster „Kampfochse“.",
    "en": "The attacker is your monster “Battle Ox”.",
    "it": "Ad attaccare è il tuo mostro “Ascia da Guerra”.",
    "nl": "De aanvaller is je monster “Battle Ox”.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c4_whose_monster_attacks_is_told_once(lang: str) -> None:
    made = refusal(
        "you: attack battle-ox targeting gemini-elf", "you: pass", "opponent: pass", "you: activate kuriboh",
        check="activate.condition", you='hand = ["kuriboh"]\nmonsters = ["battle-ox"]',
        opponent='monsters = ["gemini-elf"]', board=BATTLE.format("you"),
    )  # fmt: skip
    assert ATTACKER[lang] in text(lang, made)
    assert not made.children, "the time is told together with the condition"


CONTROLLED = {
    "de": "solange du die Falle „Krug der Gier“ kontrollierst",
    "en": "because you control the Trap “Jar of Greed”",
    "it": "perché controlli la Trappola “Giara della Cupidigia”",
    "nl": "omdat je de Trap “Jar of Greed” onder controle hebt",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_who_controls_the_card_in_the_way_is_told(lang: str) -> None:
    made = refusal(
        "opponent: attack gemini-elf directly", "you: activate gorz-the-emissary-of-darkness",
        check="activate.trigger", you='hand = ["gorz-the-emissary-of-darkness"]\nspells = ["jar-of-greed|set"]',
        opponent='monsters = ["gemini-elf"]', board=BATTLE.format("opponent"),
    )  # fmt: skip
    assert CONTROLLED[lang] in text(lang, made)


NO_TARGET = {
    "de": "Du kannst dieses Ziel nicht wählen.",
    "en": "You cannot choose this target.",
    "it": "Non puoi scegliere questo bersaglio. “Glorioso Soldato Nero” è nel Cimitero, "
    "ma prima sarebbe servita l'Evocazione tramite Rituale, che non c'è mai stata.",
    "nl": "Je kunt dit doelwit niet kiezen.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_summon_special_proper_first_a_chosen_card_is_named_once(lang: str) -> None:
    made = refusal(
        "you: activate monster-reborn targeting black-luster-soldier", check="request.not-offered",
        you='hand = ["monster-reborn"]\ngraveyard = ["black-luster-soldier", "sangan"]',
    )  # fmt: skip
    near = made.get("near")
    assert isinstance(near, Thing)
    assert near.names is not None
    name = {"de": near.names.de, "it": near.names.it}.get(lang) or near.names.en
    assert text(lang, made).count(name) == 1
    assert text(lang, made).startswith(NO_TARGET[lang])


@pytest.mark.parametrize(
    ("line", "trap"),
    [
        ("opponent: set kuriboh", "torrential-tribute"),
        ("opponent: activate cannon-soldier tributing cannon-soldier", "solemn-judgment"),
    ],
)
def test_trap_activation_condition_when_to_respond_is_not_told_of_another_event(line: str, trap: str) -> None:
    made = refusal(
        line, f"you: activate {trap}", check="activate.event", you=f'spells = ["{trap}|set"]',
        opponent='hand = ["kuriboh"]\nmonsters = ["cannon-soldier"]',
        board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
    )  # fmt: skip
    assert made.rules == ("trap.activation-condition",)


WAITS = {
    "de": "reagiert nur auf eine Normalbeschwörung oder eine Flippbeschwörung, nicht auf eine Spezialbeschwörung",
    "en": "only responds to a Normal Summon or a Flip Summon, not to a Special Summon",
    "it": "richiede un'Evocazione Normale o un'Evocazione per Scoperta, non un'Evocazione Speciale",
    "nl": "bij een Normal Summon of een Flip Summon, niet bij een Special Summon",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_kind_of_summon_waited_for_has_the_indefinite_article(lang: str) -> None:
    told = tell(
        "opponent: special-summon cyber-dragon atk", you='monsters = ["sangan"]\nspells = ["trap-hole|set"]',
        opponent='hand = ["cyber-dragon"]', board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
    )  # fmt: skip
    (made,) = of("why-not.window.kinds.named", told)
    assert WAITS[lang] in text(lang, made)
