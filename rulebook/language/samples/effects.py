"""Made-up effects covering every verb, join, event and modifier with nouns of each gender, for proofreading."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulebook.vocabulary.conditions import Condition, Exists, Happened, Is
from rulebook.vocabulary.effects import (
    Continuous,
    Effect,
    Gained,
    Lent,
    Limit,
    Replacement,
    SummonCondition,
    SummonProcedure,
    Unclassified,
    Upkeep,
    WithoutTribute,
    activation,
    ignition,
    quick,
    trigger,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Count,
    Filter,
    Half,
    Lp,
    Named,
    Namesakes,
    Number,
    OfIcon,
    PhasesPassed,
    Same,
    SameAttribute,
    SameName,
    SpecialSummoned,
    StatOf,
    Times,
    any_,
    atk,
    attack_position,
    attribute,
    card,
    each,
    face_down,
    face_up,
    itself,
    level,
    monster,
    my,
    normal_monster,
    of_type,
    other,
    spell,
    spell_trap,
    their,
    trap,
)
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    DONE,
    THIS,
    Add,
    All,
    AnyNumber,
    Apply,
    Banish,
    Cannot,
    Change,
    Choose,
    Copy,
    Damage,
    DamageRule,
    Destroy,
    Discard,
    Doomed,
    Draw,
    Each,
    EffectOf,
    Either,
    Gain,
    GainLP,
    GainsHurt,
    Later,
    Lowest,
    May,
    Modifier,
    MustAttack,
    Negated,
    NegatedDoing,
    NegatedLinks,
    NextTime,
    Nothing,
    OneKind,
    Operation,
    Optional,
    PayLP,
    PaysTributes,
    Pick,
    Place,
    Random,
    Redirect,
    Remain,
    Return,
    Selector,
    Send,
    SetCards,
    SkipPhase,
    SoleAttacker,
    SpecialSummon,
    StandsIn,
    T,
    Target,
    The,
    TreatAs,
    Tribute,
    TurnFaceDown,
    TurnFaceUp,
    Unaffected,
    UpTo,
    Waive,
    Win,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    CounterKind,
    DamageKind,
    Declarable,
    Form,
    Icon,
    JoinKind,
    LimitKey,
    Op,
    Phase,
    Position,
    Ref,
    Side,
    Stat,
    SummonKind,
    Type,
    Until,
    Verb,
    Zone,
)

HAND, DECK, GRAVEYARD, MONSTER = Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.MONSTER
YOU, OPPONENT = Side.YOU, Side.OPPONENT
NOUNS: tuple[Filter, ...] = (monster, spell, trap, spell_trap, card)
COUNTS: tuple[int | UpTo | AnyNumber, ...] = (1, 2, UpTo(3), AnyNumber())
VERBS: tuple[Callable[[Selector], Operation], ...] = (Destroy, Send, Banish, Return, Tribute, Discard)
STATEMENTS: tuple[Operation, ...] = (
    GainLP(YOU, 500),
    GainLP(OPPONENT, 500),
    Damage(YOU, 300),
    Damage(OPPONENT, 300),
    Draw(2),
    Destroy(All(card & any_(*FIELD) & other)),
    Apply(Change(Stat.ATK, 400, itself), Until.END_OF_TURN),
    Apply(Cannot(Verb.ATTACK, monster & my(MONSTER)), Until.END_OF_TURN),
    Apply(Cannot(Verb.SPECIAL_SUMMON, players=YOU), Until.END_OF_TURN),
    Each(Draw(1, Side.EACH)),
    Each(Optional(Draw(1, Side.EACH), Side.EACH)),
    Each(Discard(Random(1, card & each(HAND)))),
    Optional(Destroy(Pick(1, spell_trap & any_(*FIELD)))),
)
CONDITIONS: tuple[Condition, ...] = (
    Exists(monster & my(MONSTER)),
    ~Exists(spell_trap & their(*FIELD)),
    Exists(face_up & Named("jinzo") & my(*FIELD)),
    ~Exists(Named("heavy-storm") & my(GRAVEYARD)),
    Exists(level(Op.GE, 5) & monster & my(GRAVEYARD)),
    Is(Ref.THIS, attack_position),
    ~Is(Ref.THIS, face_up),
    Is(Ref.THIS, face_down & any_(*FIELD)),
    Happened(On(Verb.SUMMON, monster, by=OPPONENT)),
    Happened(On(Verb.FLIP, itself), ever=True),
    ~Happened(On(Verb.SUMMON, itself, kinds=SummonKind.SPECIAL)),
)
EVENTS: tuple[On, ...] = (
    On(Verb.DESTROY, monster & my(MONSTER), cause=(Cause.BATTLE, Cause.EFFECT)),
    On(Verb.BANISH, itself),
    On(Verb.TRIBUTE, itself, to=(GRAVEYARD,)),
    On(Verb.RETURN, spell_trap),
    On(Verb.SET, card),
    On(Verb.ACTIVATE, spell, card_activation=True),
    On(Verb.FLIP, itself),
    On(Verb.SUMMON, monster & of_type(Type.DRAGON), kinds=SummonKind.SPECIAL),
    On(Verb.SUMMON, monster, by=YOU, kinds=SummonKind.TRIBUTE),
    On(Verb.WOULD_SUMMON, monster, by=OPPONENT, kinds=SummonKind.SPECIAL),
    On(Verb.BATTLE_DAMAGE, itself),
    On(Verb.LEAVE_FIELD, monster),
    On(Verb.BEGIN_PHASE, by=OPPONENT, phase=Phase.END),
    On(Verb.BEGIN_PHASE, by=Side.ANY, phase=Phase.BATTLE),
)
MODIFIERS: tuple[Modifier, ...] = (
    Change(Stat.DEF, -200, monster & their(MONSTER)),
    Change(Stat.ATK, 300, of_type(Type.WARRIOR) & attribute(Attribute.EARTH) & monster & any_(MONSTER)),
    Cannot(Verb.BE_DESTROYED, itself, by=(Cause.BATTLE, Cause.EFFECT)),
    Cannot(Verb.ATTACK, face_down & monster & their(MONSTER)),
    Cannot(Verb.ACTIVATE, spell),
    Cannot(Verb.SUMMON, players=OPPONENT),
    Cannot(Verb.SET, players=YOU),
    Negated(monster & face_up & their(MONSTER)),
    Cannot(Verb.BE_BANISHED, card & any_(GRAVEYARD)),
    Cannot(Verb.BANISH, card & any_(GRAVEYARD), players=OPPONENT),
    Cannot(Verb.ADD, card & any_(DECK), players=Side.ANY),
    Cannot(Verb.ACTIVATE, trap, players=OPPONENT),
    Cannot(Verb.SPECIAL_SUMMON, monster & my(GRAVEYARD), players=YOU),
    Cannot(Verb.FLIP_SUMMON, monster & their(MONSTER)),
    NegatedDoing(Verb.MOVE, card & any_(GRAVEYARD)),
    NegatedDoing(Verb.MOVE, monster & their(GRAVEYARD)),
    TreatAs(itself, attributes=(Attribute.WIND, Attribute.FIRE)),
    Change(Stat.ATK, Times(300, Count(monster & SameAttribute(Ref.THIS) & their(MONSTER))), itself),
    GainsHurt(OPPONENT),
    May(Verb.ATTACK, Namesakes(3, normal_monster & my(MONSTER)), direct=True),
    May(Verb.ACTIVATE, trap & my(Zone.SPELL), once=True),
    StandsIn(itself),
    PaysTributes(of_type(Type.WARRIOR) & monster, CounterKind.SPELL),
    DamageRule(DamageKind.ZERO, OPPONENT, battles=itself),
    DamageRule(DamageKind.ORIGINAL_ATK, OPPONENT, battles=itself),
    MustAttack(itself),
    MustAttack(face_up & monster & their(MONSTER)),
    SoleAttacker(),
    Doomed(itself),
    Doomed(spell_trap & their(*FIELD)),
    OneKind(Declarable.TYPE),
    OneKind(Declarable.ATTRIBUTE),
    NegatedDoing(Verb.TREAT_AS, monster & any_(GRAVEYARD)),
    Redirect(card),
    Redirect(monster),
    Redirect(spell),
    Redirect(itself, leaving=True),
    May(Verb.ATTACK, normal_monster & my(MONSTER), direct=True),
)


def _verbs() -> Iterator[Effect]:
    for noun in NOUNS:
        for verb in VERBS:
            hand = verb is Discard
            for count in COUNTS:
                place = my(HAND) if hand else my(*FIELD)
                yield activation(operation=verb(Pick(count, noun & place)))
                yield ignition(cost=(verb(Pick(count, noun & place)),), operation=Destroy(All(noun & their(*FIELD))))
            if not hand:
                yield activation(operation=verb(All(noun & any_(*FIELD) & face_up)))


def _targets() -> Iterator[Effect]:
    for noun in NOUNS:
        for number in (1, 2):
            for place in (my(*FIELD), their(*FIELD), any_(*FIELD), my(GRAVEYARD), any_(GRAVEYARD)):
                for after in (Destroy(T), Banish(T), Return(T), Send(T)):
                    yield activation(targets=(Target(number, noun & place),), operation=after)
    for number in (1, 2):
        for chosen in (my(GRAVEYARD), their(GRAVEYARD)):
            yield activation(targets=(Target(number, monster & chosen),), operation=SpecialSummon(T, Position.DEFENSE))
        field = monster & face_up & their(MONSTER)
        yield activation(targets=(Target(number, field),), operation=TurnFaceDown(T))
    target = (Target(1, normal_monster & my(GRAVEYARD)),)
    yield quick(where=(MONSTER,), cost=(PayLP(Half(Lp(YOU))),), targets=target, operation=Add(T))
    yield quick(where=(MONSTER,), cost=(Tribute(THIS),), targets=target, operation=SpecialSummon(T))


def _statements() -> Iterator[Effect]:
    for second in STATEMENTS:
        for kind in JoinKind:
            yield activation(operation=do(Destroy(All(spell_trap & their(*FIELD))), kind, second))
        yield ignition(limit=Limit(LimitKey.COPY), cost=(PayLP(500), Send(THIS)), operation=second)
        yield trigger(Form.WHEN, On(Verb.BANISH, itself), optional=True, operation=second)
    for kind in JoinKind:
        yield ignition(operation=do(Draw(1), kind, Discard(Pick(1, card & my(HAND)))))
    for place in (my(DECK), my(GRAVEYARD), my(HAND, GRAVEYARD)):
        yield activation(operation=SpecialSummon(Pick(1, level(Op.EQ, 4) & monster & place)))
        yield activation(operation=Add(Pick(2, spell_trap & place)))
    yield activation(operation=do(Destroy(All(monster & their(MONSTER))), JoinKind.AND_IF_YOU_DO, Banish(DONE)))
    every = Times(300, Number(Ref.DONE))
    yield activation(operation=do(Banish(All(card & my(GRAVEYARD))), JoinKind.THEN, Damage(OPPONENT, every)))
    on_top = Optional(Place(DONE))
    yield activation(operation=do(Destroy(All(monster & their(MONSTER))), JoinKind.AND_IF_YOU_DO, on_top))
    theirs = Choose(Pick(1, face_up & monster & their(MONSTER), by=OPPONENT))
    namesakes = Each(SpecialSummon(All(SameName(Ref.DONE) & monster & each(HAND, DECK, GRAVEYARD))), OPPONENT)
    yield activation(operation=do(theirs, JoinKind.AND, namesakes))
    yield activation(operation=Add(Pick(1, monster & their(HAND)), YOU))
    for icon in (Icon.NORMAL, Icon.QUICK_PLAY, Icon.CONTINUOUS):
        a_spell = On(Verb.ACTIVATE, OfIcon(icon) & spell, by=YOU, card_activation=True)
        yield activation(a_spell, operation=EffectOf(Ref.LINK))
    for counted in (1, Count(monster & my(GRAVEYARD)), Count(card & my(HAND))):
        yield trigger(Form.WHEN, On(Verb.SUMMON, itself), optional=False, operation=Gain(counted))
    yield Gained(Continuous((Change(Stat.ATK, 500, itself),)))
    for among in (of_type(Type.WARRIOR) & monster, attribute(Attribute.WIND) & monster):
        yield Lent(SummonKind.XYZ, among, trigger(Form.WHEN, On(Verb.SUMMON, itself), optional=True, operation=Draw(1)))
    yield activation(targets=(Target(1, SpecialSummoned() & monster & their(MONSTER)),), operation=Destroy(T))
    for atk_too in (False, True):
        copied = Copy(Ref.TARGET, Until.END_PHASE, atk_too)
        yield ignition(targets=(Target(1, monster & my(GRAVEYARD)),), operation=copied)
    strong = (Target(1, monster & atk(Op.GT, 2000) & their(MONSTER)),)
    yield activation(targets=strong, operation=do(Destroy(T), JoinKind.AND, GainLP(YOU, 1000)))
    yield activation(targets=strong, operation=Damage(OPPONENT, StatOf(Stat.DEF, Ref.TARGET)))
    yield activation(operation=Destroy(Lowest(Stat.ATK, face_up & monster & their(MONSTER))))
    for op in (Op.LE, Op.GE, Op.LT, Op.GT):
        weak = atk(op, StatOf(Stat.ATK, Ref.PAID)) & monster
        yield ignition(cost=(Send(Pick(1, monster & my(HAND))),), operation=Destroy(All(weak & their(MONSTER))))
        yield ignition(cost=(Send(Pick(1, monster & my(HAND))),), targets=(Target(1, weak),), operation=Destroy(T))


def _clauses() -> Iterator[Effect]:
    for asked in CONDITIONS:
        yield activation(if_=asked, operation=Draw(1), no_response=True)
        yield ignition(recheck=asked, operation=Draw(1))
        yield Continuous((Change(Stat.ATK, 100, itself),), while_=asked)
        yield SummonProcedure((HAND, GRAVEYARD), if_=asked)
        yield WithoutTribute(asked)
    for on in EVENTS:
        for form in (Form.WHEN, Form.IF):
            spoken = Form.NONE if on.verb is Verb.BEGIN_PHASE else form
            yield trigger(spoken, on, optional=form is Form.WHEN, operation=Draw(1))
        if on.verb is not Verb.BEGIN_PHASE:
            yield Unclassified(on, Destroy(THIS))
    for modifier in MODIFIERS:
        yield Continuous((modifier,))
        yield Continuous((modifier,), while_=Is(Ref.THIS, face_up & any_(*FIELD)))
    yield Continuous((Cannot(Verb.CHANGE_POSITION, Same(Ref.HOST)),))
    yield Continuous((Unaffected(trap & my(*FIELD), by=Same(Ref.HOST)),))
    yield Continuous((Unaffected(itself, by=spell & their(*FIELD, HAND, GRAVEYARD, Zone.BANISHED)),))
    yield SummonProcedure((HAND,), pay=Tribute(Pick(2, monster & my(MONSTER))))
    yield SummonProcedure((HAND,), pay=Send(Pick(1, spell & my(HAND))))
    yield SummonCondition(cannot=(Verb.SPECIAL_SUMMON,))
    yield Continuous((Waive(face_up & monster & of_type(Type.FIEND)),))
    yield Continuous((Waive(spell, activating=True),))
    for whose in (YOU, OPPONENT, Side.ANY):
        for nth in (1, 2, 3):
            moment = Moment(Phase.STANDBY, whose, nth)
            yield activation(operation=do(Remain(), JoinKind.ALSO, Later(moment, Destroy(THIS))))
            yield activation(operation=Later(moment, do(Destroy(THIS), JoinKind.AND_IF_YOU_DO, Draw(1))))
            put_off = Later(moment, do(Destroy(THIS), JoinKind.AND_IF_YOU_DO, Add(The(Ref.KEPT))))
            yield activation(operation=do(Banish(Pick(1, card & my(DECK)), face_down=True), JoinKind.ALSO, put_off))
        yield Upkeep(Phase.STANDBY, whose, PayLP(500), Destroy(THIS))
        yield Upkeep(Phase.STANDBY, whose, PayLP(500), Destroy(THIS), forced=True)
        target = (Target(1, face_up & monster & my(MONSTER)),)
        yield activation(targets=target, operation=Banish(T, until=Moment(Phase.END, whose)))
        yield activation(operation=Damage(OPPONENT, Times(500, PhasesPassed(Phase.STANDBY, whose))))
        yield activation(operation=Later(Moment(Phase.END, whose, 20), Win(YOU)))
    yield activation(operation=Either((Draw(1), Damage(OPPONENT, 500))))
    yield activation(operation=NextTime(On(Verb.DECLARE_ATTACK, monster & their(MONSTER)), Draw(1)))
    for quietly in (False, True):
        yield activation(operation=TurnFaceUp(All(face_down & monster & their(MONSTER)), quietly))
    own_graves = (Target(1, monster & my(GRAVEYARD)), Target(1, monster & their(GRAVEYARD), by=OPPONENT))
    revived = All(Same(Ref.TARGET) & monster & each(GRAVEYARD))
    yield activation(targets=own_graves, operation=Each(SpecialSummon(revived, Position.SET)))
    yield activation(operation=Apply(Cannot(Verb.CHANGE_POSITION, itself), Moment(Phase.END, YOU, 2)))
    yield Continuous((NegatedLinks(trap, itself, destroys=True, among=True),))
    their_trap = trap & their(*FIELD, HAND, GRAVEYARD, Zone.BANISHED)
    for source, aimed in ((card, itself), (monster, monster & my(MONSTER)), (their_trap, face_up & monster)):
        yield Continuous((NegatedLinks(source, aimed, destroys=aimed is not itself, among=True, rolled=(1, 3, 6)),))
    a_dragon = Tribute(Pick(1, of_type(Type.DRAGON) & monster & my(MONSTER)))
    yield SummonCondition(cannot_from=(GRAVEYARD,), unless=a_dragon)
    for number in (1, 2):
        yield activation(operation=SetCards(Pick(number, spell_trap & my(HAND))))
    yield Unclassified(On(Verb.DRAW, by=YOU), GainLP(YOU, 500))
    for whose in (YOU, OPPONENT):
        yield activation(operation=SkipPhase(Phase.DRAW, whose))
        yield activation(targets=(Target(1, monster),), operation=do(Destroy(T), JoinKind.ALSO, SkipPhase(Phase.DRAW)))
    yield trigger(Form.IF, On(Verb.GAIN_LP, by=YOU), optional=False, operation=Damage(OPPONENT, 500))
    yield trigger(Form.IF, On(Verb.SEND, itself, was=(HAND,), to=(GRAVEYARD,)), optional=False, operation=Draw(1))
    for would in (
        On(Verb.DESTROY, itself),
        On(Verb.DESTROY, itself, cause=(Cause.BATTLE,)),
        On(Verb.DESTROY, monster & my(MONSTER), cause=(Cause.BATTLE, Cause.EFFECT)),
        On(Verb.DESTROY, spell & my(*FIELD), cause=(Cause.EFFECT,)),
    ):
        for optional in (False, True):
            yield Replacement(would, Discard(Pick(1, card & my(HAND))), optional)
            yield Replacement(would, Destroy(Pick(1, other & monster & my(MONSTER))), optional)
            yield Replacement(would, Banish(THIS), optional)
        yield Replacement(would, Nothing(), limit=Limit(LimitKey.COPY))
    yield Replacement(On(Verb.DRAW, cause=(Cause.RULE,), by=YOU), Add(THIS), optional=True, where=(GRAVEYARD,))


def sample_effects() -> Iterator[Effect]:
    """All of them, in a fixed order."""
    yield from _verbs()
    yield from _targets()
    yield from _statements()
    yield from _clauses()
