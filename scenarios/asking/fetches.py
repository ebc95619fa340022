"""Questions what an effect fetches from the Deck: "can Sangan get me X?", "may I search with Y?"."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.operations import Add, Draw, Mode, SpecialSummon
from rulebook.vocabulary.terms import Cause, EffectKind, Verb, Zone
from scenarios.interactions.plain_uses import CLEARS, STRONGEST

from .story import MOST_CARDS, OTHER, Act, Asks, Done, Slug, Stood, Where, is_monster
from .teller import Teller, can_be_activated, home_of, owner_said, ready_place, stand
from .tokens import Mention
from .typical import typical
from .unread import unread

_ELSEWHERE = (
    ":graveyard",
    ":banished",
    "draw",
    ":back",
    "return",
    "discard",
    "token",
    ":attack",
    "attack",
    "destroy",
    "negate",
    "banish",
)
"""What a question says if it does not ask for a card of the Deck."""


def fetch_asked(teller: Teller) -> tuple[Asks, Slug] | None:
    """What is asked if a question asks for a card that an effect fetches; what triggers the effect is supposed."""
    tokens = teller.tokens
    start, end = tokens.bounds(max(tokens.asking, default=0))
    adds = tokens.span(start, end, "add", ":get")
    summons = tokens.span(start, end, "deck") and tokens.span(start, end, "special", "summon")
    if not (adds or summons) or tokens.span(start, end, *_ELSEWHERE):
        return None
    named = [one for one in tokens.mentions if not one.typical and one.clause not in tokens.further]
    user = _user(teller, named, start, end)
    if user is None or user.card not in teller.cards:
        return None
    used = {slug for act in teller.acts for slug in (act.card, act.target, *act.tributes)}
    sought = [one.card for one in named if start <= one.start < end and one.card != user.card and one.card not in used]
    told_before = {one.card for one in named if one.clause != tokens.clause[start]}
    if told_before.intersection(sought):
        return None  # it is somewhere already
    if len(sought) > 1 or any(BY_SLUG[slug].in_extra_deck for slug in sought):
        return None
    if not sought and (
        user.clause != tokens.clause[start]
        or user.card in used
        or not tokens.span(start, end, "add")
        or any(not tokens.span(at - 1, at, ":an") for word in unread(tokens) for at in [tokens.words.index(word)])
    ):
        return None  # what it shall fetch was not read
    if user.card not in used and not _supposed(teller, user):
        return None
    if not sought:
        return Asks.HAPPENS, user.card
    there = Stood(card=sought[0], owner=teller.cards[user.card].owner, place=Where.DECK)
    teller.cards[sought[0]] = there
    return Asks.HAPPENS, sought[0]


def _user(teller: Teller, named: list[Mention], start: int, end: int) -> Mention | None:
    """The card whose effect fetches another one: the one named after "with", else the first that can."""
    able = [one for one in named if next(_fetching(BY_SLUG[one.card]), None) is not None]
    near = (one for one in able if start <= one.start < end
            and teller.tokens.span(max(start, one.start - 2), one.start, ":with", ":by"))  # fmt: skip
    return next(near, able[0] if able else None)


def _fetching(card: Card) -> Iterator[Activated]:
    """Yield the effects of a card that take another one from the Deck."""
    for effect in card.effects:
        if isinstance(effect, Activated) and any(fetches(part) for _, part in walk(effect.operation)):
            yield effect


def only_fetches(slug: Slug) -> bool:
    """Whether an effect of a card takes another one from the Deck, and none draws: "may I take a monster with it?"."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    draws = any(isinstance(part, Draw) for effect in own for _, part in walk(effect.operation))
    return not draws and any(True for _ in _fetching(BY_SLUG[slug]))


def fetches(part: object) -> bool:
    """Whether a part of an effect takes a card from the Deck to the hand or field."""
    if isinstance(part, Mode):
        return fetches(part.operation)
    found = getattr(getattr(part, "cards", None), "filter", None) if isinstance(part, Add | SpecialSummon) else None
    return any(Zone.DECK in getattr(one, "zones", ()) for one in getattr(found, "parts", (found,)))


def _supposed(teller: Teller, user: Mention) -> bool:
    """Let the effect of a card be used in the usual way; False if there is none on the board that is told."""
    card, known = BY_SLUG[user.card], teller.cards[user.card]
    effect = next(_fetching(card))
    special = teller.tokens.span(0, len(teller.tokens.words), "special") and Verb.SUMMON in {
        on.verb for on in effect.event
    }
    owner = owner_said(teller, user) or known.owner
    place, acts = _way(card, effect, special=special)
    if place is None or len(teller.cards) >= MOST_CARDS or (known.said and known.place not in (place, Where.FIELD)):
        return False
    teller.cards[user.card] = Stood(card=user.card, owner=owner, place=place)
    for act in acts:
        actor = owner if act.actor == "you" else OTHER[owner]
        if act.card != user.card:
            stand(teller, act.card, actor, Where.FIELD if act.done is Done.ATTACK else Where.HAND)
            teller.fitting.add(act.card)
        teller.acts.append(act.model_copy(update={"actor": actor}))
    return True


def _way(card: Card, effect: Activated, *, special: bool) -> tuple[Where | None, list[Act]]:
    """Where a card is before its effect is used, and what is done then; the place is None if nothing usual does."""
    slug = card.slug
    own = Act(actor="you", done=Done.ACTIVATE, card=slug)
    verbs = {on.verb for on in effect.event if on.subject == itself}
    if not effect.event:
        if effect.kind is EffectKind.FLIP:
            return Where.SET, [Act(actor="you", done=Done.FLIP, card=slug), own]
        return (home_of(card) if is_monster(slug) else ready_place(card)), [own]
    if Verb.SUMMON in verbs:
        if special:
            revives = Act(actor="you", done=Done.ACTIVATE, card=typical()["revives"][0], target=slug)
            return Where.GRAVEYARD, [revives, own]
        return Where.HAND, [Act(actor="you", done=Done.SUMMON, card=slug), own]
    if Verb.DESTROY in verbs and any(Cause.BATTLE in on.cause for on in effect.event):
        return Where.FIELD, [Act(actor="opponent", done=Done.ATTACK, card=STRONGEST, target=slug), own]
    if verbs & {Verb.SEND, Verb.DESTROY}:
        return Where.FIELD, [Act(actor="opponent", done=Done.ACTIVATE, card=CLEARS), own]
    return None, []


def is_fetched(teller: Teller, card: Slug, start: int, end: int) -> bool:
    """Whether a card that takes no part in what was told is asked about as one that a player gets."""
    tokens = teller.tokens
    used = {slug for act in teller.acts for slug in (act.card, act.target, *act.tributes)}
    before = any(one.card == card and one.end <= start for one in tokens.mentions)
    gets = tokens.span(start, end, ":get", "add") and not tokens.span(start, end, "effect", "damage", "draw")
    idle = is_monster(card) and card not in used and not before
    return gets and idle and any(has_used(act) for act in teller.acts)


def is_in_deck(teller: Teller, card: Slug, start: int, end: int) -> bool:
    """Whether it is asked if an effect of what was told gets a card from the Deck."""
    tokens = teller.tokens
    used = {slug for act in teller.acts for slug in (act.card, act.target, *act.tributes)}
    before = any(one.card == card and one.end <= start for one in tokens.mentions)
    deck = any("deck" in said and ":extra_deck" not in said for said in tokens.said[start:end])
    gets = tokens.span(start, end, "add", ":get") and not tokens.span(start, end, "draw", "effect", ":back", "return")
    return deck and gets and card not in used and not before and bool(teller.acts)


def has_used(act: Act) -> bool:
    """Whether an act is one of a monster with an effect that is activated."""
    return is_monster(act.card) and can_be_activated(BY_SLUG[act.card])


def is_fetched_copy(teller: Teller, one: Mention, before: int) -> bool:
    """Whether a card is named again as what its own effect takes from the Deck: "discard X to add two other X"."""
    used = any(act.card == one.card for act in teller.acts[before:])
    return (
        used
        and teller.tokens.span(one.start - 2, one.start, ":other")
        and teller.tokens.span(one.end, one.end + 4, "deck")
    )
