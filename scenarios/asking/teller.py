"""What has been read of a story so far, and what the words about a card say of its owner and place."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.operations import Remain, SpecialSummon
from rulebook.vocabulary.selectors import The
from rulebook.vocabulary.terms import CardKind, Icon, Ref, Zone
from scenarios.formats.fields import PlayerWord

from .story import Act, Lack, Slug, Stood, Where, is_monster
from .tokens import Mention, Tokens

_NEAR = 4
"""How many words a word about a card may stand before or after its name."""
OWNING = 2
"""How many words an owner may stand before a name."""
PLAYED = ("activate", "respond", ":play", "revive")
"""What says that a card is used."""
FATES = ("destroy", "survive", "banish", ":gone", "leave")
"""What says that a card leaves the field, or does not."""
_INSTEAD = 3
"""How many words "instead of" may stand before the card that is not chosen."""
DESCRIBING = frozenset({":plain", ":only", "monster", "card", "trap", "spell", ":set", ":up", "face-up", "face-down"})
"""What the words between an owner and a name say of the card."""


@dataclass(slots=True)
class Teller:
    tokens: Tokens
    cards: dict[Slug, Stood] = field(default_factory=dict)
    acts: list[Act] = field(default_factory=list)
    subject: PlayerWord = "you"
    asked_at: int = -1
    """The index of the act that a question is about; -1 if it is about none."""
    mentioned: int = 0
    """The number of acts that were only mentioned when the last one of these was read."""
    clauses: list[int] = field(default_factory=list)
    """The clauses in which acts were read."""
    began: int = 0
    """How many acts had been read when the clause before this one began."""
    fitting: set[Slug] = field(default_factory=set)
    """Cards without a name that are chosen so that they do what the question says."""
    lacks: set[tuple[PlayerWord, Lack]] = field(default_factory=set)
    """What the players have no more of than the story tells."""
    suffers: Slug | None = None
    """The card that another one is said to destroy or move."""
    at_a_set_one: bool = False
    """Whether the last attack is one at a Set monster without a name."""
    revealed: set[Slug] = field(default_factory=set)
    """Set monsters without a name that are said to be one with a name."""
    opposite: bool = False
    """Whether the question is read as one about the opposite: "is it negated?"."""

    told: set[int] = field(default_factory=set)
    """Clauses without a card that tell of something done to one that is named before."""
    stops_attack: Slug | None = None
    """The card that a question asks about as stopping an attack."""
    stops: tuple[Slug, Slug] | None = None
    """The card that a question asks about as stopping another one, and that one."""

    def acting(self, clause: int) -> bool:
        """Whether an act was read in a clause."""
        return clause in self.clauses


def owner_said(teller: Teller, one: Mention) -> PlayerWord | None:
    """Whose card it is, if a word before its name says so."""
    tokens = teller.tokens
    buried = _graveyard_owner(tokens, one)
    if buried is not None:
        return buried
    after = tokens.first(one.end, one.end + OWNING + 2, ":he")
    between = tokens.said[one.end : after] if after >= 0 and tokens.clause[after] == one.clause else ()
    phase = after >= 0 and tokens.span(after + 1, after + 4, ":battle_phase", ":main_phase", "phase", "turn")
    possessed = between and not phase and "opponent" in tokens.said[after]
    if possessed and all(not said or said & {":my", ":of", ":set", ":up"} for said in between):
        return "opponent"
    if after == one.end and is_adjective(tokens, after):
        return "opponent"  # "un mostro avversario"
    listed = _on_board_of(tokens, one) or _on_side_of(tokens, one)
    if listed is not None:
        return listed
    at = teller.tokens.last(one.start - OWNING, one.start, ":my", ":his")
    noun = tokens.span(at - 1, at, "monster", "card", "spell", "trap") or any(
        other.end == at for other in tokens.mentions
    )
    if at >= 0 and noun and is_adjective(tokens, at):
        return None  # it says whose the card before it is
    if at >= 0 and is_of_turn(tokens, at):
        return None  # "im Zug meines Gegners X abwerfen"
    if at >= 0 and tokens.span(at + 1, one.start, ":with", ":by", ":onto", ":for"):
        return None  # "del mio avversario con X"
    if tokens.span(one.end, one.end + 1, ":of", ":by") and tokens.span(one.end + 1, one.end + 2, ":me", ":my"):
        return "you"  # "X of mine"
    if at < 0:
        at = teller.tokens.last(one.start - OWNING - 2, one.start, ":my", ":his")
        if at < 0 or not all(said & DESCRIBING for said in teller.tokens.said[at + 1 : one.start]):
            return _holder(tokens, one)
    said = teller.tokens.said[at]
    other = at + 1 < one.start and (
        {"opponent", ":he"} & teller.tokens.said[at + 1] or ":he" in said
    )  # "my opponent", "my friend"
    return "you" if ":my" in said and not other else "opponent"


def is_of_turn(tokens: Tokens, at: int, *, theirs: bool = False) -> bool:
    """Whether a word for a player says only whose turn or phase it is: "during my opponent's turn"."""
    start, end = tokens.bounds(tokens.clause[at])
    if not tokens.said[at] & {"opponent", ":my", ":his"} or not tokens.said[at] & {":he", ":his", ":my"}:
        return False
    if theirs and ":he" not in tokens.said[at]:
        return False
    behind = tokens.first(at, min(end, at + _WHOSE + 1), *_TIMES)
    before = tokens.last(max(start, at - _WHOSE), at, *_TIMES)
    if before >= 0 and any(before < one.start < at for one in tokens.mentions):
        before = -1
    if behind >= 0:
        behind = -1 if tokens.span(at + 1, behind, "activate", ":play", ":passive", ":has", ":not") else behind
    told = tokens.span(before, at, ":i", ":can", ":has") or not tokens.span(before, at + 2, "opponent", ":of")
    return behind >= 0 or (before >= 0 and not told)


_WHOSE = 3
"""How many words stand at most between a player and what says that it is their turn."""
_TIMES = ("turn", "phase", ":battle_phase", ":main_phase", ":end_phase", ":standby")


def _on_board_of(tokens: Tokens, one: Mention) -> PlayerWord | None:
    """On whose field a card is listed: "on my board of X and Y"."""
    start, _ = tokens.bounds(one.clause)
    at = tokens.last(start, one.start, ":my", ":his")
    if at < 0 or not tokens.span(at + 1, at + 2, ":on_field", "field"):
        return None
    named = {place for other in tokens.mentions for place in range(other.start, other.end)}
    joins = [tokens.said[place] for place in range(at + 2, one.start) if place not in named]
    if len(joins) < 1 or not all(not said or said <= _LISTING for said in joins):
        return None
    return "you" if ":my" in tokens.said[at] and not tokens.span(at + 1, at + 2, "opponent") else "opponent"


def _on_side_of(tokens: Tokens, one: Mention) -> PlayerWord | None:
    """On whose side a card is said to lie, with no other card named between: "bij mij ligt X"."""
    start, end = tokens.bounds(one.clause)
    for place in (
        tokens.last(start, one.start, ":at_mine", ":at_his"),
        tokens.first(one.end, end, ":at_mine", ":at_his"),
    ):
        low, high = min(place, one.start), max(place, one.end)
        others = [other for other in tokens.mentions if low <= other.start and other.end <= high and other != one]
        if place >= 0 and not others:
            return "you" if ":at_mine" in tokens.said[place] else "opponent"
    return None


_LISTING = frozenset({":of", ":with", ":then", ":plain", ":an", ":by", ":for"})
"""What the words between a field and the cards on it say."""


def _holder(tokens: Tokens, one: Mention) -> PlayerWord | None:
    """In whose hand or Graveyard a card is said to be: "X is in my Graveyard"."""
    at = tokens.first(one.end, one.end + _NEAR + 1, ":graveyard", ":hand")
    if at < 0 or tokens.clause[at] != one.clause or any(one.end <= other.start < at for other in tokens.mentions):
        return None
    if tokens.span(at - 1, at, ":my"):
        return "you"
    return "opponent" if tokens.span(at - 1, at, ":his") else None


def _graveyard_owner(tokens: Tokens, one: Mention) -> PlayerWord | None:
    """Whose Graveyard a monster without a name is taken from: "un mostro dal cimitero dell'avversario"."""
    at = tokens.first(one.end, one.end + OWNING + 2, ":graveyard") if one.typical else -1
    if at < 0 or tokens.clause[at] != one.clause or any(one.end <= other.start < at for other in tokens.mentions):
        return None
    near = [place for place in range(one.end, at + OWNING + 3) if tokens.span(place, place + 1, ":my", ":his", ":he")]
    near = [place for place in near if tokens.clause[place] == one.clause]
    if any(tokens.span(place, place + 1, ":his", "opponent") for place in near):
        return "opponent"
    return "you" if any(":my" in tokens.said[place] for place in near) else None


def is_adjective(tokens: Tokens, at: int) -> bool:
    """Whether a word for the opponent can be an adjective after a noun, too: "avversario"."""
    return {":he", ":his", "opponent"} <= tokens.said[at]


def is_instead(tokens: Tokens, one: Mention) -> bool:
    """Whether a card is named as the one that is not chosen."""
    return tokens.span(one.start - _INSTEAD, one.start, ":instead")


def is_left_out(tokens: Tokens, one: Mention) -> bool:
    """Whether a card is named as one that takes no part: "without X", "Y instead of X" without an attack."""
    whole = tokens.bounds(one.clause)
    replaced = is_instead(tokens, one) and not tokens.span(*whole, "attack", ":attack", "target", "destroy", ":onto")
    return replaced or tokens.span(one.start - 1, one.start, ":without")


def is_met_again(tokens: Tokens, one: Mention) -> bool:
    """Whether a card is named only as the one that something told before meets: "may I do that against X?"."""
    onto = tokens.last(one.start - _INSTEAD, one.start, ":onto")
    return onto > 0 and one.clause in tokens.asking and tokens.span(onto - 1, onto, ":it")


def is_unchosen(tokens: Tokens, one: Mention) -> bool:
    """Whether a card is named as one that is not chosen or takes no part."""
    return is_instead(tokens, one) or is_left_out(tokens, one)


def around(one: Mention, mine: list[Mention], start: int, end: int) -> tuple[int, int]:
    """The words about a card: from the card or conjunction before it, or the beginning of the clause, to the next."""
    left = max((other.end for other in mine if other.end <= one.start), default=start)
    right = min((other.start for other in mine if other.start >= one.end), default=end)
    return left, right


def after_conjunction(tokens: Tokens, one: Mention, left: int) -> int:
    """The first word after the last conjunction before a card."""
    return max(left, tokens.last(left, one.start, ":then") + 1)


def place_of(teller: Teller, one: Mention, left: int, right: int) -> Where | None:
    tokens = teller.tokens
    beyond = min(right, one.end + _NEAR + 2)
    left, right = max(after_conjunction(tokens, one, left), one.start - _NEAR), min(right, one.end + _NEAR)
    already = tokens.span(one.end, right, ":already") and not tokens.span(one.end, right, "send")
    lies = tokens.span(one.end, right, ":up") and not tokens.span(one.end, right, ":on_field", ":set", ":hand")
    if (already or lies) and tokens.span(right, beyond, ":graveyard") and tokens.clause[beyond - 1] == one.clause:
        right = beyond  # "X was already in my Graveyard"
    if tokens.span(one.start - 1, one.start, ":for") or (
        tokens.span(one.start - 1, one.start, ":with") and not is_monster(one.card)
    ):
        left = one.start  # what stands before "for X" or "with X" is said of something else
    if is_monster(one.card) and tokens.span(left, one.start, "draw") and one.clause not in tokens.asking:
        return Where.HAND
    following = next((other for other in tokens.mentions if other.start == right and other.typical), None)
    if following is not None and tokens.span(right - 1, right, ":set", ":defense", ":up"):
        right -= 1  # "a Set monster" says how that one lies
    owned = tokens.first(one.end, right, ":my", ":his")
    if owned >= 0 and any(owned < other.start <= owned + _NEAR - 1 for other in tokens.mentions):
        right = owned  # from here the words are about the next card
    for kind, place in (
        (":hand", Where.HAND), (":graveyard", Where.GRAVEYARD), (":banished", Where.BANISHED), (":set", Where.SET),
        (":defense", Where.DEFENSE), (":on_field", Where.FIELD), (":up", Where.FIELD),
    ):  # fmt: skip
        at = tokens.last(left, one.start, kind)
        at = at if at >= 0 else tokens.first(one.end, right, kind)
        beyond_it = min(at + 3, tokens.bounds(one.clause)[1])
        if at >= one.end and place is Where.GRAVEYARD and tokens.span(at + 1, beyond_it, ":not"):
            continue  # "I drew X, but in my Graveyard I have no Y"
        if at >= 0 and place is Where.BANISHED and tokens.span(*tokens.bounds(one.clause), ":can"):
            continue  # "may I banish X"
        if at >= 0 and place is Where.DEFENSE and not is_monster(one.card):
            continue  # other cards are in Defense Position
        if at >= 0 and place is Where.SET and {"trap", "spell"} & tokens.said[at]:
            continue  # "my backrow" is other cards
        toward = kind == ":hand" and tokens.span(at - 2, at + 1, ":toward")
        clause = tokens.bounds(one.clause)
        held = toward and tokens.span(clause[0], min(at, one.start), ":has") and not tokens.span(*clause, *_MOVING)
        if at >= 0 and (not toward or held):
            return place
    return None


_MOVING = ("return", "send", "add", ":back", ":get")
"""What is said of a card that goes to the hand."""


def lies(teller: Teller, one: Mention, mine: list[Mention], start: int, end: int, kind: str) -> bool:
    left, right = around(one, mine, start, end)
    which = teller.tokens.span(one.end, one.end + 2, ":which")  # "X, which lies face-up in Defense Position"
    reach = _NEAR + 2 if which else _NEAR
    return teller.tokens.span(max(left, one.start - _NEAR), min(right, one.end + reach), kind)


def stand(teller: Teller, card: Slug, owner: PlayerWord, place: Where, *, said: bool = True) -> None:
    """Note where a card is; what was said first stays."""
    if card not in teller.cards:
        teller.cards[card] = Stood(card=card, owner=owner, place=place, said=said)


def ready_place(card: Card) -> Where:
    """Where a Spell or Trap is before it is activated."""
    return Where.SET if card.kind is CardKind.TRAP or card.icon is Icon.QUICK_PLAY else Where.HAND


def home_of(card: Card) -> Where:
    """Where a monster is whose effect is activated."""
    places = [zone for effect in card.effects if isinstance(effect, Activated) for zone in effect.where]
    if Zone.HAND in places:
        return Where.HAND
    return Where.GRAVEYARD if places and set(places) == {Zone.GRAVEYARD} else Where.FIELD


def can_be_activated(card: Card) -> bool:
    return any(isinstance(effect, Activated) for effect in card.effects)


def summons_itself(card: Card) -> bool:
    return any(type(effect).__name__ == "SummonProcedure" for effect in card.effects)


def summons_by_effect(card: Card) -> bool:
    """Whether an effect that is activated in the hand Special Summons the card itself."""
    return any(
        Zone.HAND in effect.where and isinstance(part, SpecialSummon) and part.cards == The(Ref.THIS)
        for effect in card.effects
        if isinstance(effect, Activated)
        for _, part in walk(effect.operation)
    )


def stays(card: Card) -> bool:
    """Whether a Normal Spell stays on the field after it resolves."""
    own = [effect for effect in card.effects if isinstance(effect, Activated)]
    return any(isinstance(part, Remain) for effect in own for _, part in walk(effect.operation))


def costs_itself(card: Card) -> str:
    """How an effect of the card costs itself or its counters, as a meaning of ``search/meanings``; "" if none does."""
    paid = (cost for effect in card.effects if isinstance(effect, Activated) for cost in effect.cost)
    own = [type(cost).__name__ for cost in paid
           if getattr(cost, "cards", None) == The(Ref.THIS) or getattr(cost, "off", None) is Ref.THIS]  # fmt: skip
    return next((_COSTS[name] for name in own if name in _COSTS), "")


_COSTS = {"Tribute": "tribute", "Send": "send", "Discard": "discard", "Banish": "banish", "RemoveCounter": "counter"}


def monster_of(teller: Teller, player: PlayerWord) -> Slug | None:
    """The last monster that a player has on the field."""
    there = [one.card for one in teller.cards.values() if one.owner == player and is_monster(one.card)
             and one.place in (Where.FIELD, Where.SET, Where.DEFENSE)]  # fmt: skip
    return there[-1] if there else None


def last_monster(teller: Teller, before: int) -> Slug | None:
    """The last monster named before a word."""
    return next(
        (one.card for one in reversed(teller.tokens.mentions) if one.end <= before and is_monster(one.card)), None
    )


def last_target(teller: Teller) -> Slug | None:
    found = [act.target for act in teller.acts if act.target]
    return found[-1] if found else None
