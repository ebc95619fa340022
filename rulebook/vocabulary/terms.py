"""The closed sets of game terms used in cards, states and events.

Terms that occur in a duel state are integers, so that equal states have equal hashes in every process.
"""

from __future__ import annotations

from enum import IntEnum, IntFlag, StrEnum, unique


class Zone(IntEnum):
    """Where a card can be. SUMMONING: its Summon can still be negated; ATTACHED: Xyz Materials."""

    DECK = 0
    HAND = 1
    MONSTER = 2
    SPELL = 3
    FIELD = 4
    PENDULUM = 5
    GRAVEYARD = 6
    BANISHED = 7
    EXTRA = 8
    SUMMONING = 9
    GONE = 10
    ATTACHED = 11


ON_FIELD: tuple[Zone, ...] = (Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM)
"""The zones that make up "the field" (rule zone.field.definition)."""


class Position(IntEnum):
    """A card's position. Monsters use ATTACK, DEFENSE, SET; all other cards UP or SET."""

    NONE = 0
    ATTACK = 1
    DEFENSE = 2
    SET = 3
    UP = 4


class CardKind(IntEnum):
    """The three kinds of card."""

    MONSTER = 0
    SPELL = 1
    TRAP = 2


class Icon(StrEnum):
    """The icon of a Spell or Trap; NORMAL if it has none."""

    NORMAL = "normal"
    QUICK_PLAY = "quick-play"
    CONTINUOUS = "continuous"
    EQUIP = "equip"
    FIELD = "field"
    RITUAL = "ritual"
    COUNTER = "counter"


class MonsterKind(StrEnum):
    """What a Monster Card's type line says in addition to the Type."""

    NORMAL = "normal"
    EFFECT = "effect"
    FLIP = "flip"
    TUNER = "tuner"
    PENDULUM = "pendulum"
    RITUAL = "ritual"
    FUSION = "fusion"
    SYNCHRO = "synchro"
    XYZ = "xyz"
    UNION = "union"
    SPIRIT = "spirit"
    GEMINI = "gemini"
    TOON = "toon"
    TOKEN = "token"


EXTRA_DECK_KINDS: tuple[MonsterKind, ...] = (MonsterKind.FUSION, MonsterKind.SYNCHRO, MonsterKind.XYZ)
"""Monsters that start in the Extra Deck (rules fusion.extra-deck, synchro.extra-deck, xyz.summon.extra-deck)."""


class CounterKind(IntEnum):
    """The counters that cards place; they differ only by name (rule counter.named)."""

    SPELL = 0
    PLAIN = 1


class Attribute(StrEnum):
    """The Attributes of monsters."""

    DARK = "dark"
    LIGHT = "light"
    EARTH = "earth"
    WATER = "water"
    FIRE = "fire"
    WIND = "wind"
    DIVINE = "divine"


class Type(StrEnum):
    """The Types (races) of monsters."""

    AQUA = "aqua"
    BEAST = "beast"
    BEAST_WARRIOR = "beast-warrior"
    DINOSAUR = "dinosaur"
    DRAGON = "dragon"
    FAIRY = "fairy"
    FIEND = "fiend"
    FISH = "fish"
    INSECT = "insect"
    MACHINE = "machine"
    PLANT = "plant"
    PSYCHIC = "psychic"
    PYRO = "pyro"
    REPTILE = "reptile"
    ROCK = "rock"
    SEA_SERPENT = "sea-serpent"
    SPELLCASTER = "spellcaster"
    THUNDER = "thunder"
    WARRIOR = "warrior"
    WINGED_BEAST = "winged-beast"
    WYRM = "wyrm"
    ZOMBIE = "zombie"


class Phase(IntEnum):
    """The six phases of a turn, in order."""

    DRAW = 0
    STANDBY = 1
    MAIN_1 = 2
    BATTLE = 3
    MAIN_2 = 4
    END = 5


class Step(IntEnum):
    """Steps of the Battle Phase and timings of the Damage Step; NONE outside the Battle Phase."""

    NONE = 0
    START = 1
    BATTLE = 2
    DAMAGE_START = 3
    BEFORE_CALCULATION = 4
    CALCULATION = 5
    AFTER_CALCULATION = 6
    DAMAGE_END = 7
    END = 8


DAMAGE_STEPS: tuple[Step, ...] = (
    Step.DAMAGE_START,
    Step.BEFORE_CALCULATION,
    Step.CALCULATION,
    Step.AFTER_CALCULATION,
    Step.DAMAGE_END,
)


class Window(StrEnum):
    """When an effect may be activated, if its text restricts this beyond its kind."""

    DAMAGE_CALCULATION = "damage-calculation"
    DAMAGE_STEP = "damage-step"
    BATTLE_PHASE = "battle-phase"
    MAIN_PHASE = "main-phase"
    MAIN_PHASE_1 = "main-phase-1"
    OPPONENT_MAIN_PHASE = "opponent-main-phase"
    OPPONENT_TURN = "opponent-turn"
    OWN_MAIN_OR_OPPONENT_BATTLE = "own-main-or-opponent-battle"


class Side(IntEnum):
    """A player, relative to the activating player or the source's controller; CONTROLLER: of the event's card."""

    YOU = 0
    OPPONENT = 1
    ANY = 2
    EACH = 3
    OWNER = 4
    CONTROLLER = 5


class Cause(IntEnum):
    """Why something happened: a game rule, a cost, a card effect, battle, or a Summon procedure."""

    RULE = 0
    COST = 1
    EFFECT = 2
    BATTLE = 3
    SUMMON = 4


class SummonKind(IntFlag):
    """The kinds of Summon. TRIBUTE is also NORMAL (rule summon.tribute.is-normal); FUSION and later also SPECIAL."""

    NORMAL = 1
    TRIBUTE = 2
    FLIP = 4
    SPECIAL = 8
    FUSION = 16
    RITUAL = 32
    SYNCHRO = 64
    XYZ = 128
    PENDULUM = 256


ANY_SUMMON = SummonKind.NORMAL | SummonKind.FLIP | SummonKind.SPECIAL


@unique
class Verb(IntEnum):
    """What can happen to a card or a player, used in patterns, prohibitions and facts."""

    DESTROY = 0
    SEND = 1
    DISCARD = 2
    TRIBUTE = 3
    BANISH = 4
    RETURN = 5
    ADD = 6
    DRAW = 7
    SUMMON = 8
    WOULD_SUMMON = 9
    SET = 10
    FLIP = 11
    ACTIVATE = 12
    RESOLVE = 13
    LEAVE_FIELD = 14
    DECLARE_ATTACK = 15
    ATTACK = 16
    BATTLE_DAMAGE = 17
    CHANGE_POSITION = 18
    BEGIN_PHASE = 19
    NORMAL_SUMMON = 20
    SPECIAL_SUMMON = 21
    BE_DESTROYED = 22
    BE_TRIBUTED = 23
    BE_TARGETED = 30
    BE_ATTACKED = 31
    BATTLE = 24
    BEGIN_STEP = 50
    ATTACK_DIRECTLY = 52
    TURN_FACE_DOWN = 25
    EQUIP = 70
    CONTROL = 26
    EFFECT_DAMAGE = 27
    GAIN_LP = 28
    PAY_LP = 29
    ATTACH = 60
    DETACH = 61
    FUSION_MATERIAL = 62
    BE_BANISHED = 40
    FLIP_SUMMON = 41
    RESPOND = 42
    PLACE = 65
    BATTLE_PHASE = 68
    MOVE = 66
    TREAT_AS = 67


class Ref(IntEnum):
    """Cards that an effect can refer to without choosing them again.

    WORN are the monsters this card was equipped with by its own effect. USED are the materials of the Fusion Summon of
    the card just affected: all of them in your Graveyard, or none. TRIBUTED are the monsters that were Tributed for
    the Tribute Summon of this card. In a battle, ATTACKER and ATTACKED are the two monsters by role; FIGHTING is your
    own and BATTLED the opponent's.
    """

    THIS = 0
    TARGET = 1
    TARGET_1 = 2
    TARGET_2 = 3
    THAT = 4
    DONE = 5
    PAID = 6
    HOST = 7
    BOUND = 8
    ATTACKER = 9
    ATTACKED = 20
    FIGHTING = 21
    BATTLED = 22
    LINK = 10
    MATERIALS = 40
    WORN = 41
    USED = 42
    TRIBUTED = 43
    EXCAVATED = 60
    REST = 61
    KEPT = 90


class EffectKind(StrEnum):
    """The kinds of effect that open a Chain Link."""

    ACTIVATION = "activation"
    IGNITION = "ignition"
    TRIGGER = "trigger"
    QUICK = "quick"
    FLIP = "flip"


class Declarable(IntEnum):
    """What a player can be asked to declare."""

    NAME = 0
    TYPE = 1
    ATTRIBUTE = 2
    LEVEL = 3
    CARD_KIND = 4


class Form(StrEnum):
    """The conjunction of a trigger's condition; only an optional WHEN can miss its timing."""

    NONE = "none"
    WHEN = "when"
    IF = "if"


class JoinKind(StrEnum):
    """How two parts of an effect are joined, which determines what is simultaneous and what is dependent."""

    AND = "and"
    THEN = "then"
    ALSO = "also"
    ALSO_AFTER = "also-after"
    AND_IF_YOU_DO = "and-if-you-do"


class Stat(StrEnum):
    """The numbers of a monster."""

    ATK = "atk"
    DEF = "def"
    LEVEL = "level"
    RANK = "rank"
    SCALE = "scale"
    ATK_DEF = "atk-def"
    """Both at once, in changes only ("gains 200 ATK/DEF")."""


class Op(StrEnum):
    """Comparison operators."""

    EQ = "="
    GE = ">="
    LE = "<="
    GT = ">"
    LT = "<"


class Until(StrEnum):
    """How long a lingering effect lasts."""

    END_OF_TURN = "end-of-turn"
    END_PHASE = "end-phase"
    END_OF_BATTLE_PHASE = "end-of-battle-phase"
    END_OF_DAMAGE_STEP = "end-of-damage-step"
    END_OF_DAMAGE_CALCULATION = "end-of-damage-calculation"
    ALWAYS = "always"


class Negation(StrEnum):
    """What a negating operation stops."""

    ACTIVATION = "activation"
    EFFECT = "effect"
    SUMMON = "summon"
    ATTACK = "attack"


class DamageKind(StrEnum):
    """What happens to battle damage: none, the opponent takes it instead, or the opponent takes it as well.

    ORIGINAL_ATK: a direct attack past monsters inflicts the original ATK of the attacker.
    """

    ZERO = "zero"
    TO_OPPONENT = "to-opponent"
    ALSO_TO_OPPONENT = "also-to-opponent"
    ORIGINAL_ATK = "original-atk"


class Per(StrEnum):
    """The period a use limit counts for; FACE_UP: as long as the card stays face-up on the field."""

    TURN = "turn"
    CHAIN = "chain"
    BATTLE = "battle"
    DUEL = "duel"
    FACE_UP = "face-up"


class LimitKey(StrEnum):
    """What shares a "once per turn" limit: this copy, or every card of this name."""

    COPY = "copy"
    NAME = "name"
