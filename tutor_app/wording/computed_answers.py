"""Computed answers and findings in one language, for the page and the commands."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.language.words.quotes import quoted
from scenarios.asking.assumptions import DIRECTLY, NOTHING, THERE, Assumption
from scenarios.asking.concluding import Conclusion
from scenarios.asking.story import Asks, Done, Moment, Story, Where
from scenarios.interactions.findings import Finding
from scenarios.interactions.scenes import Placed, Scene
from tutor_app.texts.messages import message

_MOST_WORDS = 6


def verdict_word(lang: str, yes: bool | None, likely: bool | None = None) -> str:
    """Yes or no, or the same with a reservation where it is only likely; empty if the question asks what happens."""
    if yes is None and likely is not None:
        return message(lang, "between.likely_yes" if likely else "between.likely_no")
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


def assumed(lang: str, one: Assumption, story: Story) -> tuple[str, str]:
    """An assumption of a story, and what it can be changed to."""
    if one.key == "unread":
        return "", message(lang, "between.leave_out", words=_unread(lang, story))
    if one.key == "asks":
        before = question_asked(lang, story)
        return message(lang, "between.asked", question=before), question_asked(lang, one.changed)
    return _assumed(lang, one, one.value), _assumed(lang, one, one.other)


def question_asked(lang: str, story: Story) -> str:
    """What a story asks, as a question."""
    if story.asks is Asks.MAY:
        done = next((act.done for act in reversed(story.acts) if act.card == story.about), Done.ACTIVATE)
        key = _POSSIBLE.get(done, "summon")
    else:
        key = {Asks.NEGATES: "stops", Asks.MAY_STOP: "stops"}.get(story.asks, story.asks.value.replace("-", "_"))
        key += f"_{story.who}" if story.asks in (Asks.DAMAGE, Asks.DRAWS, Asks.GAINS) and story.who else ""
    about = story.about or (story.acts[-1].card if story.acts else story.cards[0].card)
    return message(lang, f"between.question_{key}", card=_name(lang, about))


def stand_ins(lang: str, story: Story) -> list[str]:
    """Which cards stand for the monsters of which a question tells only the points, one sentence each."""
    told = story.general and not any(one.typical for one in story.cards)
    return [message(lang, "between.stands_for_any", card=_name(lang, one.card)) for one in story.cards] if told else []


_POSSIBLE = {Done.ACTIVATE: "activate", Done.ATTACK: "attack", Done.SET: "set", Done.CHANGE: "change"}


def _name(lang: str, slug: str) -> str:
    return quoted(lang, BY_SLUG[slug].names.in_language(lang))


def not_understood(lang: str, found: Conclusion) -> str:
    """What of a question is not answered: words not understood or left out, and a second question; else empty."""
    story = found.story
    words = _unread(lang, story)
    said = [message(lang, f"between.{'left_out' if story.heard else 'not_understood'}", words=words)] if words else []
    if words and not story.heard and found.yes is None and found.likely is None:
        said.append(message(lang, "between.no_verdict"))
    if story.further:
        said.append(message(lang, "between.further", words=story.further))
    return " ".join(said)


def _unread(lang: str, story: Story) -> str:
    return ", ".join([quoted(lang, word) for word in dict.fromkeys(story.unread)][:_MOST_WORDS])


def _assumed(lang: str, one: Assumption, value: str) -> str:
    if one.key == "turn":
        return message(lang, f"between.turn_{value}")
    if one.key == "moment":
        return message(lang, f"between.{_PHASES[Moment(value)]}")
    if one.key == "stands":
        key = "between.stands_for_any" if one.changed.general else "between.stands"
        return message(lang, key, card=_name(lang, value))
    card = _name(lang, one.card)
    if one.key == "card":
        return message(lang, "between.takes_part" if value == THERE else "between.without", card=card)
    if one.key == "occasion":
        return message(lang, f"between.occasion_{value}", card=card)
    if one.key == "target":
        if _is_used(one):
            if value == NOTHING:
                return message(lang, "between.aims_unsaid", card=card)
            return message(lang, "between.aims", card=card, target=_name(lang, value))
        if value == DIRECTLY:
            return message(lang, "between.targets_directly", card=card)
        return message(lang, "between.targets", card=card, target=_name(lang, value))
    if one.key == "owner":
        return message(lang, "between.whose", card=card, holder=message(lang, f"between.{value}"))
    if one.key == "order":
        return message(lang, f"between.order_{value}", card=card)
    return message(lang, "between.where", card=card, place=message(lang, f"between.{_PLACES[Where(value)]}"))


def _is_used(one: Assumption) -> bool:
    """Whether the card that a target belongs to is used, and does not attack."""
    return all(act.done is not Done.ATTACK for act in one.changed.acts if act.card == one.card)


_PHASES = {Moment.ANY: "phase_main", Moment.BATTLE: "phase_battle", Moment.DAMAGE: "phase_damage"}
_PLACES = {
    Where.HAND: "place_hand", Where.FIELD: "place_monsters", Where.SET: "place_monsters_set",
    Where.GRAVEYARD: "place_graveyard", Where.EXTRA: "place_extra", Where.BANISHED: "place_banished",
    Where.DEFENSE: "place_monsters_defense", Where.DECK: "place_deck", Where.MATERIAL: "place_material",
}  # fmt: skip
