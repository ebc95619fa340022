"""Computed answers and findings in one language, for the page and the commands."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.language.words.quotes import quoted
from scenarios.asking.assumptions import Assumption
from scenarios.asking.story import Moment, Story, Where
from scenarios.interactions.findings import Finding
from scenarios.interactions.scenes import Placed, Scene
from tutor_app.texts.messages import message

_MOST_WORDS = 6


def verdict_word(lang: str, yes: bool | None) -> str:
    """Yes or no; empty if the question asks what happens."""
    return "" if yes is None else message(lang, "between.yes" if yes else "between.no")


def assumption(lang: str, scene: Scene) -> str:
    """Where the other cards were and on whose side: what a question may not have said."""
    cards = [Placed(scene.other, scene.holder, scene.place), *([scene.third] if scene.third is not None else [])]
    return "; ".join(_placed(lang, one) for one in cards)


def _placed(lang: str, one: Placed) -> str:
    place = one.place
    key = f"place_{place.key}_{place.flag}" if place.flag in ("set", "up") else f"place_{place.key}"
    return message(
        lang, "between.assumed",
        holder=message(lang, "between.opponent" if one.holder else "between.you"),
        card=quoted(lang, one.card.names.in_language(lang)), place=message(lang, f"between.{key}"),
    )  # fmt: skip


def heading(lang: str, finding: Finding) -> str:
    """The group of a finding."""
    return message(lang, f"between.{finding.group.value.replace('-', '_')}")


def assumed(lang: str, one: Assumption) -> tuple[str, str]:
    """An assumption of a story, and what it can be changed to."""
    return _assumed(lang, one, one.value), _assumed(lang, one, one.other)


def not_understood(lang: str, story: Story) -> str:
    """The words of a question that were not understood; empty if there are none."""
    words = [quoted(lang, word) for word in dict.fromkeys(story.unread)][:_MOST_WORDS]
    return message(lang, "between.not_understood", words=", ".join(words)) if words else ""


def _assumed(lang: str, one: Assumption, value: str) -> str:
    if one.key == "turn":
        return message(lang, f"between.turn_{value}")
    if one.key == "moment":
        return message(lang, "between.phase_battle" if value == Moment.BATTLE else "between.phase_main")
    card = quoted(lang, BY_SLUG[one.card].names.in_language(lang))
    if one.key == "owner":
        return message(lang, "between.whose", card=card, holder=message(lang, f"between.{value}"))
    if one.key == "order":
        return message(lang, f"between.order_{value}", card=card)
    return message(lang, "between.where", card=card, place=message(lang, f"between.{_PLACES[Where(value)]}"))


_PLACES = {
    Where.HAND: "place_hand", Where.FIELD: "place_monsters", Where.SET: "place_monsters_set",
    Where.GRAVEYARD: "place_graveyard", Where.EXTRA: "place_extra", Where.BANISHED: "place_banished",
    Where.DEFENSE: "place_monsters_defense",
}  # fmt: skip
