"""A question as it is told at a table, as a value: the cards and where they are, what was done, and what is asked."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import CardKind
from scenarios.formats.fields import PlayerWord

MOST_CARDS, MOST_ACTS, MOST_COPIES = 6, 6, 5
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=80)]


OTHER: dict[PlayerWord, PlayerWord] = {"you": "opponent", "opponent": "you"}
LifePoints = Annotated[int, Field(ge=1, le=99_999)]


class Where(StrEnum):
    """Where a card is before anything is done."""

    HAND = "hand"
    FIELD = "field"
    SET = "set"
    GRAVEYARD = "graveyard"
    BANISHED = "banished"
    EXTRA = "extra"
    DEFENSE = "defense"
    """On the field in face-up Defense Position."""
    DECK = "deck"
    MATERIAL = "material"
    """Attached to an Xyz Monster."""


class Done(StrEnum):
    """What a player does with a card."""

    ACTIVATE = "activate"
    ATTACK = "attack"
    SUMMON = "summon"
    SPECIAL = "special-summon"
    FLIP = "flip-summon"
    SET = "set"
    CHANGE = "change-position"


class Since(StrEnum):
    """What has happened to a card on the field earlier in this turn."""

    BEFORE = "before"
    """Nothing: it has been there since an earlier turn."""
    SUMMONED = "summoned"
    ATTACKED = "attacked"
    SET = "set-this-turn"


class Lack(StrEnum):
    """What a player is said to have none of."""

    HAND = "hand"
    MONSTERS = "monsters"
    SPELLS = "spells"
    """Spells and Traps on the field."""
    GRAVEYARD = "graveyard"
    MATERIALS = "materials"
    """Materials attached to Xyz Monsters."""
    COUNTERS = "counters"
    """Counters on monsters."""


class Asks(StrEnum):
    """What is asked about a card."""

    MAY = "may"
    """Whether the last act is legal."""
    HAPPENS = "happens"
    """Whether its effect happens."""
    DESTROYED = "destroyed"
    SURVIVES = "survives"
    DAMAGE = "damage"
    """Whether a player takes damage."""
    ATTACKS = "attacks"
    """Whether the attack goes on to damage calculation."""
    DRAWS = "draws"
    """Whether the player who asks draws."""
    RESULT = "result"
    """What happens."""
    LEAVES = "leaves"
    """Whether it is no longer on the field."""
    STOPPED = "stopped"
    """Whether the attack does not go on to damage calculation."""
    MAY_STOP = "may-stop"
    """Whether the last act can stop another card: not if it is illegal; if it is legal, what happens is told."""
    RETURNS = "returns"
    """Whether it comes back: to the field, or to the player who owns it."""
    TO_HAND = "to-hand"
    """Whether it goes to the hand."""
    DEFENSE = "defense"
    """Whether it is changed to Defense Position."""
    SAVES = "saves"
    """Whether the last act is legal and keeps it on the field."""
    GAINS = "gains"
    """Whether a player gains Life Points."""
    NEGATES = "negates"
    """Whether the last act is legal and stops what it answers."""
    BANISHED = "banished"
    WINS = "wins"
    """Whether it is left after a battle and the other monster is destroyed."""
    DESTROYS = "destroys"
    """Whether the last act is legal and the card asked about is destroyed."""
    SPARES = "spares"
    """Whether the last act is legal and its player takes no damage."""
    TO_GRAVEYARD = "to-graveyard"
    CONTROLS = "controls"
    """Whether the player who last used an effect on it controls it."""
    TO_DECK = "to-deck"
    """Whether it goes to the Deck or Extra Deck."""


REFUSABLE = (Asks.MAY, Asks.MAY_STOP, Asks.SAVES, Asks.NEGATES, Asks.DESTROYS, Asks.SPARES)
"""What asks whether the last act is legal."""


class Moment(StrEnum):
    """When the acts after the first attack are done."""

    ANY = "any"
    BATTLE = "battle-phase"
    DAMAGE = "damage-step"


class Until(StrEnum):
    """How far a story is played on after its last act."""

    NOW = "now"
    END = "end-phase"
    """To the end of this turn."""
    YOURS = "your-standby-phase"
    THEIRS = "opponents-standby-phase"


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Stood(_Value):
    """A card of a player and where it is; ``said``: the question says so, otherwise it is assumed.

    ``copies``: how many of them there are. ``on``: the monster that an Equip Card or Xyz Material is on.
    ``since``: what has happened to it in this turn. ``typical``: it stands for one that the question does not name.
    """

    card: Slug
    owner: PlayerWord
    place: Where
    said: bool = True
    copies: Annotated[int, Field(ge=1, le=MOST_COPIES)] = 1
    on: Slug | None = None
    since: Since = Since.BEFORE
    typical: bool = False


class Act(_Value):
    """A player does something with a card, to ``target`` if given; ``tributes`` are the cards Tributed for it.

    ``later``: it waits until what was done before is over, and is no answer to it. ``order_said``: the question says
    which of the two; otherwise it is assumed. ``direct``: it attacks directly, and nothing else.
    """

    actor: PlayerWord
    done: Done
    card: Slug
    target: Slug | None = None
    tributes: tuple[Slug, ...] = ()
    later: bool = False
    order_said: bool = True
    direct: bool = False


class Story(_Value):
    """A position, what is done in order, and what is asked about which card.

    ``turn`` is whose turn it is; ``turn_said``: the question says so or it follows from an act. ``who``: the player
    who takes damage, draws or gains Life Points; None if any may. ``denied``: it asks whether the opposite is right.
    ``confirmed``: the one who asks has changed an assumption, and so has seen them. ``unread`` are words that were not
    understood, ``heard`` that the one who asks leaves them out. ``first_turn``: it is the first turn of the Duel.
    ``lacking`` is what the players are said to have none of, ``lp`` their Life Points if said. ``further`` are the
    words of a second question, which is not answered. ``open``: it asks who, what or how much. ``supposed``: what the
    last act waits for is not told, and the usual thing is supposed. ``imagined``: nothing is told to be done, and what
    is usually done is supposed. ``only``: it asks whether something happens to this player or to monsters of this
    card's owner, and to no other; ``points``: how many points it asks about. ``general``: it asks about a rule and
    names no card, so that each card stands for any of its kind.
    """

    cards: Annotated[tuple[Stood, ...], Field(max_length=MOST_CARDS)]
    acts: Annotated[tuple[Act, ...], Field(max_length=MOST_ACTS)]
    asks: Asks
    about: Slug | None = None
    turn: PlayerWord = "you"
    turn_said: bool = False
    moment: Moment = Moment.ANY
    until: Until = Until.NOW
    who: PlayerWord | None = None
    denied: bool = False
    confirmed: bool = False
    unread: tuple[str, ...] = ()
    heard: bool = False
    first_turn: bool = False
    lacking: tuple[tuple[PlayerWord, Lack], ...] = ()
    lp: tuple[tuple[PlayerWord, LifePoints], ...] = ()
    further: str = ""
    supposed: bool = False
    imagined: bool = False
    open: bool = False
    general: bool = False
    only: bool = False
    points: LifePoints | None = None

    @property
    def sure(self) -> bool:
        """Whether the question was understood well enough for a yes or no."""
        acting = {act.card for act in self.acts}
        placed = all((one.said or one.card in acting) and not one.typical for one in self.cards)
        read = self.heard or not self.unread
        told = placed and not self.supposed and all(act.order_said for act in self.acts)
        return read and (self.confirmed or told)

    def known(self) -> bool:
        """Whether every card is in the collection."""
        named = {one.card for one in self.cards} | {act.card for act in self.acts}
        return named <= BY_SLUG.keys()


def is_monster(slug: str) -> bool:
    """Whether a card of the collection is a monster."""
    return BY_SLUG[slug].kind is CardKind.MONSTER
