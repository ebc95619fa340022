"""The boards of a story, the likeliest first."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated, Card, Continuous, SummonCondition, Unclassified
from rulebook.vocabulary.filters import In
from rulebook.vocabulary.modifiers import Control
from rulebook.vocabulary.operations import Mode, Modes, Send, Tribute
from rulebook.vocabulary.selectors import Top
from rulebook.vocabulary.terms import CardKind, Icon, MonsterKind, Zone
from rulebook.vocabulary.terms import Side as Whose
from scenarios.formats.fields import PhaseWord, PlayerWord
from scenarios.formats.models import Board, Side
from scenarios.interactions.plain_uses import CLEARS, DECK, SET_CARD, STRONG, WEAK

from .materials import materials, sought
from .needed import needed
from .story import Act, Asks, Done, Lack, Moment, Since, Stood, Story, Where, is_monster

PLAYERS: tuple[PlayerWord, PlayerWord] = ("you", "opponent")


def boards(story: Story) -> Iterator[Board]:
    """Yield the boards of a story, the likeliest first: as told, then with more cards that effects could need."""
    first = story.acts[0].actor if story.acts else story.turn
    for faced in ((), ("opponent" if first == "you" else "you",), PLAYERS):
        yield _board(story, faced)
    if len(story.acts) > 1:
        yield _board(story, (), helped=first)


def _board(story: Story, faced: Sequence[str], helped: str = "") -> Board:
    """The board of a story.

    The players in ``faced`` have a monster and a Set card of no importance, too, the player ``helped`` a monster that
    can be Tributed.
    """
    sides = {player: _side(story, player, faced=player in faced) for player in PLAYERS}
    if helped:
        side = sides["you" if helped == "you" else "opponent"]
        helper = side.model_copy(update={"monsters": (*side.monsters, f"{WEAK}|atk")[:5]})
        sides["you" if helped == "you" else "opponent"] = helper
    battle = story.moment is Moment.BATTLE or (bool(story.acts) and story.acts[0].done is Done.ATTACK)
    battle = battle and not story.first_turn
    early = bool(story.acts) and story.acts[0].actor != story.turn
    fought = any(one.since is Since.ATTACKED for one in story.cards)
    phase: PhaseWord = "battle" if battle else "standby" if early else "main2" if fought else "main1"
    used = any(one.since in (Since.SUMMONED, Since.SET) and one.place in MONSTER_PLACES and one.owner == story.turn
               and is_monster(one.card) for one in story.cards)  # fmt: skip
    return Board(
        turn=1 if story.first_turn else 5, turn_player=story.turn, phase=phase,
        step="battle" if battle else "none", summons=int(used),
        you=sides["you"], opponent=sides["opponent"],
    )  # fmt: skip


MONSTER_PLACES = (Where.FIELD, Where.SET, Where.DEFENSE)
"""The places of a monster on the field."""
_KEYS = {
    Where.HAND: "hand", Where.GRAVEYARD: "graveyard", Where.BANISHED: "banished", Where.EXTRA: "extra",
    Where.DECK: "deck",
}  # fmt: skip


def _side(story: Story, player: str, *, faced: bool) -> Side:
    listed: dict[str, list[str]] = {
        key: [] for key in ("hand", "monsters", "spells", "field", "graveyard", "banished", "extra", "deck")
    }
    own = [one for one in story.cards if one.owner == player]
    taken = [one for one in own if any(other.on == one.card and other.owner != player and takes_control(other.card)
                                       for other in story.cards)]  # fmt: skip
    for one in own:
        if one not in taken and one.place is not Where.MATERIAL:
            missing = {lack for whose, lack in story.lacking if whose == player}
            key, spec = _spec(one, own, missing)
            listed[key] += [spec] * one.copies
    for one in own:  # the monsters that an Equip Card of this player has taken
        if one.on is not None and takes_control(one.card) and not any(other.card == one.on for other in own):
            listed["monsters"].append(f"{one.on}|atk|owner={'opponent' if player == 'you' else 'you'}")
    lacks = {lack for whose, lack in story.lacking if whose == player}
    attacked = any(act.done is Done.ATTACK and act.actor != player and act.direct for act in story.acts)
    if not listed["monsters"] and faced and not attacked and Lack.MONSTERS not in lacks:
        listed["monsters"].append(f"{STRONG}|atk")
    asked = story.general or (story.asks is Asks.MAY and not story.imagined)
    if not asked or Lack.MONSTERS not in lacks:
        listed["monsters"] += [f"{WEAK}|atk"] * _tributes_missing(story, player)
    if faced and not listed["spells"] and Lack.SPELLS not in lacks:
        listed["spells"].append(f"{SET_CARD}|set")
    filled = not any(Where.HAND is one.place for one in own) or faced or _discards(story, player)
    if filled and Lack.HAND not in lacks:
        listed["hand"] += [WEAK, WEAK]
    buried = any(one.place is Where.GRAVEYARD for one in story.cards)
    empty = any(lack is Lack.GRAVEYARD for _, lack in story.lacking)
    if not buried and not empty and any(Zone.GRAVEYARD in targeted_zones(BY_SLUG[one.card]) for one in own):
        listed["graveyard"] += [CLEARS, SET_CARD]
    theirs = [one.card for one in story.cards if one.owner != player and is_monster(one.card)]
    used = story.asks is Asks.HAPPENS and story.about in theirs
    if used and not buried and not empty and Zone.GRAVEYARD in targeted_zones(BY_SLUG[story.about or ""]):
        listed["graveyard"] += [WEAK, WEAK]
    listed["graveyard"] += [WEAK] if faced and not (buried or empty) else []
    room = {"monsters": 5, "spells": 5, "field": 1}
    for whose, key, slug in needed(story):
        if whose == player:
            listed[key].append(f"{slug}|atk" if key == "monsters" else slug)
    kept: dict[str, object] = {key: tuple(cards[: room.get(key, len(cards))]) for key, cards in listed.items()}
    for whose, points in story.lp:
        if whose == player:
            kept["lp"] = points
    for act in story.acts:
        given = story.general and act.tributes
        if act.actor == player and act.done is Done.SPECIAL and BY_SLUG[act.card].in_extra_deck and not given:
            more_monsters = (f"{one}|atk" for one in materials(BY_SLUG[act.card]))
            kept["monsters"] = (*listed["monsters"], *more_monsters)[:5]
    monsters = [one.card for one in own if is_monster(one.card)]
    more = [slug for slug in monsters if not BY_SLUG[slug].in_extra_deck and not is_token(slug)]
    others = [slug for slug in listed["deck"] if slug not in more]
    top = listed["deck"] if any(mills(act.card) for act in story.acts) else []
    more = [slug for slug in more if slug not in top]
    return Side().model_copy(update={**kept, "deck": (*top, *DECK, *sought(), *more, *others)})


def targeted_zones(card: Card) -> set[Zone]:
    """The zones in which an effect of a card can have its target."""
    return {
        zone
        for effect in card.effects
        if isinstance(effect, Activated)
        for target in effect.targets
        for part in getattr(target.filter, "parts", (target.filter,))
        for zone in getattr(part, "zones", ())
    }


@cache
def only_own(slug: str) -> bool:
    """Whether a card does something only to monsters that its player controls."""
    effects = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    sides = {part.side for effect in effects for part in values(effect)
             if isinstance(part, In) and Zone.MONSTER in part.zones}  # fmt: skip
    return sides == {Whose.YOU}


def values(value: object) -> Iterator[object]:
    """A value of the card language and all that it contains."""
    yield value
    if isinstance(value, tuple):
        inside: list[object] = list(value)
    elif is_dataclass(value):
        inside = [getattr(value, one.name) for one in fields(value)]
    else:
        return
    for one in inside:
        yield from values(one)


def _discards(story: Story, player: str) -> bool:
    """Whether a player uses a card that may cost cards from the hand."""
    return any(act.actor == player and act.done is Done.ACTIVATE for act in story.acts)


def _tributes_missing(story: Story, player: str) -> int:
    """How many Tributes a player's Summons lack; monsters without a name and those Summoned before can be some."""
    there = sum(
        one.copies for one in story.cards if one.typical and one.owner == player and one.place in MONSTER_PLACES
    )
    found = 0
    for at, act in enumerate(story.acts):
        if act.actor == player:
            needed = tributes_needed(act) if not act.tributes else 0
            summoned = [one for one in story.acts[:at] if one.done in (Done.SUMMON, Done.SPECIAL, Done.SET)
                        and one.actor == player and is_monster(one.card)]  # fmt: skip
            found += max(0, needed - len(summoned)) if needed and not there else 0
    return found


def tributes_needed(act: Act) -> int:
    """How many Tributes an act needs as a Normal Summon; 0 if it is none."""
    card = BY_SLUG[act.card]
    if act.done is not Done.SUMMON or card.stats is None or card.in_extra_deck:
        return 0
    return 0 if card.stats.level <= 4 else 1 if card.stats.level <= 6 else 2


def _spec(one: Stood, own: Sequence[Stood], missing: Collection[Lack]) -> tuple[str, str]:
    """The key of a side and the card as a board describes it, without the materials or counters that are missing."""
    card = BY_SLUG[one.card]
    if one.place in _KEYS:
        proper = one.place is Where.GRAVEYARD and one.since is Since.SUMMONED
        return _KEYS[one.place], f"{one.card}|proper" if proper else one.card
    if card.kind is CardKind.MONSTER:
        caps = () if Lack.COUNTERS in missing else card.counter_caps
        counters = "".join(f"|counters={kind.name.lower()}:1" for kind, _ in caps)
        flag = {Where.SET: "set", Where.DEFENSE: "def"}.get(one.place, "atk")
        since = "|special-summoned" if one.since is Since.SUMMONED and _is_special(card) else _FLAGS.get(one.since, "")
        told = [other.card for other in own if other.place is Where.MATERIAL and other.on == one.card]
        xyz = card.stats is not None and MonsterKind.XYZ in card.stats.kinds
        under = "+".join((*told, *materials(card)[len(told) :])) if xyz else ""
        attached = f"|materials={under}" if under and Lack.MATERIALS not in missing else ""
        return "monsters", f"{one.card}|{flag}{counters if flag != 'set' else ''}{since}{attached}"
    if card.icon is Icon.FIELD:
        return "field", f"{one.card}|{'set' if one.place is Where.SET else 'up'}"
    if one.place is Where.SET:
        return "spells", f"{one.card}|set{_FLAGS[one.since] if one.since is Since.SET else ''}"
    host = one.on or next((other.card for other in own if is_monster(other.card)
                           and other.place in (Where.FIELD, Where.DEFENSE)), "")  # fmt: skip
    if card.icon is Icon.EQUIP:
        return "spells", f"{one.card}|up|equip={host}" if host else f"{one.card}|up"
    return "spells", f"{one.card}|up|bound={one.on}" if one.on else f"{one.card}|up"


def _is_special(card: Card) -> bool:
    """Whether a monster can only be Special Summoned."""
    return card.in_extra_deck or any(isinstance(effect, SummonCondition) for effect in card.effects)


_FLAGS = {Since.SUMMONED: "|summoned", Since.ATTACKED: "|attacked", Since.SET: "|set-this-turn"}
"""What a board says of a card to which something has happened in this turn."""


def is_token(slug: str) -> bool:
    """Whether a card is a Token, which is only ever on the field."""
    stats = BY_SLUG[slug].stats
    return stats is not None and MonsterKind.TOKEN in stats.kinds


def takes_control(slug: str) -> bool:
    """Whether an Equip Card takes control of the monster it is on."""
    return any(
        isinstance(change, Control)
        for effect in BY_SLUG[slug].effects if isinstance(effect, Continuous)
        for change in effect.modifiers
    )  # fmt: skip


def modes_of(slug: str) -> tuple[Mode, ...]:
    """The effects between which the player chooses when the card is activated; none if there is no choice."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    return next((effect.operation.options for effect in own if isinstance(effect.operation, Modes)), ())


def tributes_for(slug: str) -> bool:
    """Whether a Spell or Trap can cost a Tribute."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    costs = [*(effect.cost for effect in own), *(mode.cost for mode in modes_of(slug))]
    return any(isinstance(part, Tribute) for cost in costs for part in cost)


@cache
def mills(slug: str) -> bool:
    """Whether an effect of a card sends the top cards of a Deck to the Graveyard."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    return any(isinstance(part, Send) and isinstance(part.cards, Top) for effect in own for part in values(effect))


def harms(slug: str) -> bool:
    """Whether a card does something to another one that its player would not want done to an own one."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    return any(type(part).__name__ in _HARMS for effect in own for _, part in walk(effect.operation))


def gains_points(slug: str) -> bool:
    """Whether an effect of a card gives Life Points, and none deals damage."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated | Unclassified)]
    parts = {type(part).__name__ for effect in own for _, part in walk(effect.operation)}
    return "GainLP" in parts and "Damage" not in parts


_HARMS = ("Destroy", "Banish", "Return", "Send", "Negate", "TakeControl")
