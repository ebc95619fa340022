"""Renders the text of a card from its effects: a sequence of pieces, each with its role and its place.

The wording never depends on a card's name. The structure follows current card texts: ``[event or time][, state]: [You
can] [cost][, then target]; [operation]. [limit].``
"""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_uppercase

from rulebook.engine.core.effect_paths import RESTRICTION
from rulebook.explain.whole_turn_bans import condition_beside_bans
from rulebook.language.clauses import usage_limits
from rulebook.language.clauses.before_colon import (
    about_this,
    happens_to_this,
    home,
    is_time,
    only_this,
    pays_with_itself,
    set_off_by_this,
    several,
)
from rulebook.language.clauses.conditions import condition, event, happens_to
from rulebook.language.clauses.discourse import Scene
from rulebook.language.clauses.materials import only_activated, recipe_text, without_tribute
from rulebook.language.clauses.operations import act, modifier
from rulebook.language.clauses.phase_timing import YOU_DO
from rulebook.language.clauses.recalled import recalled
from rulebook.language.clauses.was_destroyed import says_fell
from rulebook.language.clauses.win_conditions import wins
from rulebook.language.voices.slots import Cards
from rulebook.language.voices.voice import Mood, Must, Pointer
from rulebook.language.voices.voices import voice
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.noun_phrases import join_list, quoted
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.series import card_of
from rulebook.language.words.spans import Span
from rulebook.language.words.word_ids import name_of
from rulebook.languages import english_where_missing
from rulebook.vocabulary.effects import (
    Activated,
    Card,
    Continuous,
    Effect,
    Gained,
    Lent,
    Replacement,
    SummonCondition,
    SummonProcedure,
    Unclassified,
    Upkeep,
    Victory,
    WithoutTribute,
    activation,
)
from rulebook.vocabulary.filters import Same
from rulebook.vocabulary.operations import Apply, GainLP, Mode, Modes, The
from rulebook.vocabulary.recipes import ContactFusion, FusionMaterials
from rulebook.vocabulary.terms import (
    ON_FIELD,
    CardKind,
    EffectKind,
    Form,
    LimitKey,
    MonsterKind,
    Ref,
    Side,
    SummonKind,
    Verb,
    Zone,
)

from .continuous_text import continuous
from .joints import Part as Piece
from .joints import parts, starts_with_order
from .labelled_pieces import CardText, Clause, Part, lower
from .labelled_pieces import Row as _Row
from .linkless_text import maintenance, replacement
from .summoning_procedures import procedure, summon_condition
from .targets import target_clause


@english_where_missing
def card_text(lang: str, card: Card, effects: Iterable[Effect] | None = None) -> CardText:
    """Render the text of a card.

    Args:
        lang: the language.
        card: the card.
        effects: its effects, by default those of July 2014.

    Returns:
        The text as labelled clauses and as running text.

    Raises:
        CannotSay: an effect contains something that cannot be rendered.
    """
    chosen = tuple(card.effects if effects is None else effects)
    must, sharing = _how_bound(chosen), [index for index, effect in enumerate(chosen) if _shares(effect)]
    gemini = card.stats is not None and MonsterKind.GEMINI in card.stats.kinds
    rows = []
    for index, effect in enumerate(chosen):
        row = _Row(voice(lang), index)
        if index in sharing:
            _one_of_several(row, index == sharing[0])
        elif gemini:
            row.bullet()
        rows.append(_row(row, card, effect, must))
    names = [quoted(lang, name_of(lang, slug)) for slug in card.treated_as]
    names += [card_of(lang, word) for word in card.series]
    always = (Span("text", voice(lang).words["always"].format(join_list(lang, names))),) if names else ()
    if gemini:
        always = (Span("text", voice(lang).gemini()),)
    return CardText(
        lang,
        tuple(tuple(row.spans) for row in rows),
        tuple(clause for row in rows for clause in row.clauses),
        always,
    )


@english_where_missing
def effect_text(lang: str, card: Card, effect: Effect, index: int = 0) -> tuple[Span, ...]:
    """One effect as spans that together make up the sentence. Raises like ``card_text``."""
    return own_effect_text(lang, card, effect, index)


def own_effect_text(lang: str, card: Card, effect: Effect, index: int = 0) -> tuple[Span, ...]:
    """One effect in the language itself, without the English fallback.

    Raises:
        MissingWord: the language lacks a word.
        CannotSay: it cannot be rendered in any language.
    """
    return tuple(_row(_Row(voice(lang), index), card, effect).spans)


def _how_bound(effects: tuple[Effect, ...]) -> Must:
    """How restrictive a card's only procedure is, if the sentence of the procedure expresses that."""
    if sum(isinstance(effect, SummonProcedure | ContactFusion) for effect in effects) != 1:
        return Must.NOT
    asked = [effect for effect in effects if isinstance(effect, SummonCondition)]
    only, first = any(one.only_own for one in asked), any(one.first_own for one in asked)
    return Must.ONLY if only else Must.FIRST if first else Must.NOT


def _shares(effect: Effect) -> bool:
    limit = effect.limit if isinstance(effect, Activated) else None
    return limit is not None and limit.shared and limit.key is LimitKey.COPY


def _one_of_several(row: _Row, first: bool) -> None:
    """The sentence for effects that share one use limit, once before a list of them."""
    if first:
        row.sentence("limit", row.voice.once_together(), "limit")
        row.sign(" ")
    row.bullet()


def _row(row: _Row, card: Card, effect: Effect, must: Must = Must.NOT) -> _Row:
    match effect:
        case Activated():
            _activated(row, card, effect)
        case Continuous():
            continuous(row, effect)
        case Unclassified():
            _unclassified(row, card, effect)
        case Replacement():
            replacement(row, effect)
        case Victory():
            _victory(row, effect)
        case Upkeep():
            maintenance(row, effect)
        case SummonProcedure():
            procedure(row, effect, must)
        case WithoutTribute():
            asked = condition(Scene(row.voice), effect.if_) if effect.if_ is not None else ""
            row.sentence("effect", without_tribute(row.voice, asked, effect.at_will), "procedure")
        case Lent(kind, materials, inner):
            if kind is not SummonKind.XYZ:
                raise CannotSay(f"no words for an effect lent to {kind!r}")
            others = Cards(row.voice, describe(materials), 2, "none")
            row.sentence("effect", wording(row.voice.lang, "answered_activations.lends", cards=others), "materials")
            row.sign(" ")
            row.bullet()
            _row(row, card, inner, must)
        case Gained(inner):
            row.bullet()
            _row(row, card, inner, must)
        case SummonCondition():
            summon_condition(row, effect, must)
        case _:
            row.sentence("condition", recipe_text(row.voice, effect, must), "materials")
            if isinstance(effect, FusionMaterials) and effect.exact:
                row.sentence("condition", wording(row.voice.lang, "materials.exact"), "exact")
    return row


# Effects that open a Chain Link -------------------------------------------------------------------


def _activated(row: _Row, card: Card, effect: Activated) -> None:
    if effect == activation():
        return  # a card without an immediate effect has no text here
    scene = Scene(row.voice, effect.targets, several(effect), caps=card.counter_caps, home=home(effect))
    scene.that = happens_to(effect.event)
    recalled(scene, card, row.index, effect)
    if card.is_pendulum and effect.operation is None and effect.if_ is not None:
        row.sentence("condition", only_activated(row.voice, condition(scene, effect.if_)), "condition")
        return
    _lead(row, scene, effect, card.kind is CardKind.MONSTER)
    can = effect.optional and effect.kind is not EffectKind.ACTIVATION
    mood = Mood.CAN if can else Mood.ORDER
    said_something = False
    guarded = len(effect.targets) == 1 and effect.targets[0].if_ is not None
    may = "either_can" if effect.who is Side.ANY else "can"
    start = row.voice.words[may] if can and not guarded else ""
    if start:
        row.words(start)
    bare = scene.spelled_out()
    costs = [(act(scene, cost), act(bare, cost), f"cost:{number}") for number, cost in enumerate(effect.cost)]
    if effect == activation(cost=effect.cost) and len(costs) == 1:
        row.words(wording(row.voice.lang, "special_summons.activate"))
        row.clause("cost", costs[0][0].say(Mood.BY), costs[0][2], costs[0][1].say(Mood.ORDER))
        row.sign(".")
        return
    for number, (said, whole, part) in enumerate(costs):
        if number:
            row.sign(row.voice.words["and"])
        row.clause("cost", said.say(mood), part, start + whole.say(mood))
        said_something, start = True, ""
    scene.paid_verb, scene.clear = scene.done_verb, True
    scene.alone = scene.alone and all(getattr(cost, "cards", None) == The(Ref.THIS) for cost in effect.cost)
    if effect.targets:
        scene.alone = False
        target_clause(row, scene, effect.targets, mood, said_something, start)
        said_something, start = True, ""
    if can and not said_something and effect.operation is not None and not starts_with_order(effect.operation):
        row.words(row.voice.words["activate"])
        start += row.voice.words["activate"] + "; "
        said_something = True
    if said_something and effect.operation is not None:
        row.sign("; ")
        mood = Mood.ORDER
    if isinstance(effect.operation, Modes):
        choice = act(scene, effect.operation).say(mood)
        row.clause("choice", choice, (), start + choice)
        for number, one in enumerate(effect.operation.options):
            _one_mode(row, scene, one, number)
    elif effect.operation is not None:
        whole_pieces = parts(scene.spelled_out(), effect.operation, mood)
        for piece, whole_piece in zip(parts(scene, effect.operation, mood), whole_pieces, strict=True):
            _operation(row, piece, start, whole_piece)
            start = ""
    row.sign(".")
    _limits(row, scene, card, effect)


def _one_mode(row: _Row, scene: Scene, mode: Mode, number: int) -> None:
    """One option of an effect as a list item, with its own cost and targets."""
    own = Scene(row.voice, scene.targets + mode.targets, scene.event_many)
    row.sign(". ● ")
    row.fresh, row.item = True, f"{ascii_uppercase[number]}) "
    if mode.if_ is not None:
        row.clause("condition", row.voice.words["if"] + condition(own, mode.if_), f"mode:{number}:condition")
        row.sign(": ")
    for place, cost in enumerate(mode.cost):
        if place:
            row.sign(row.voice.words["and"])
        row.clause("cost", act(own, cost).say(Mood.ORDER), f"mode:{number}:cost:{place}")
    own.paid_verb, own.clear = own.done_verb, True
    if mode.targets:
        target_clause(row, own, mode.targets, Mood.ORDER, bool(mode.cost), "", f"mode:{number}:")
    if mode.cost or mode.targets:
        row.sign("; ")
    for piece in parts(own, mode.operation, Mood.ORDER, (number,)):
        _operation(row, piece)


def _operation(row: _Row, piece: Piece, start: str = "", whole: Piece | None = None) -> None:
    """A part of an operation; by itself it keeps its joint, which relates it to the previous part.

    ``whole``: the same part without a pronoun for this card.
    """
    if piece.joint:
        row.sign(piece.joint)
    by_itself = whole or piece
    alone = by_itself.alone or (by_itself.text if row.fresh else f"{start}{piece.joint}{by_itself.text}")
    row.clause("effect", piece.text, piece.path, alone)


def _lead(row: _Row, scene: Scene, effect: Activated, of_monster: bool = True) -> None:
    """Everything before the colon."""
    words = row.voice.words
    pieces: list[tuple[str, str, Part]] = []
    if effect.limit is not None and effect.limit.key is LimitKey.COPY and not (effect.limit.shared and row.spans):
        pieces.append(("limit", usage_limits.once(row.voice.lang, effect.limit), "limit"))
    if effect.kind is EffectKind.FLIP:
        pieces.append(("condition", words["flip"], "event:0"))
    elif effect.event:
        pieces.append(("condition", _events(scene, effect), "event:0"))
    if effect.window is not None:
        pieces.append(
            ("condition", wording(row.voice.lang, f"battle_timing.windows.{effect.window.name.lower()}"), "window")
        )
    states: list[str] = []
    elsewhere = effect.where and not any(zone in ON_FIELD for zone in effect.where)
    located = bool(elsewhere) and not says_fell(effect.if_) and not pays_with_itself(effect)
    if located:
        states.append(row.voice.is_so(Pointer("this"), Thing(zones=effect.where, side=Side.YOU), False))
    if of_monster and effect.kind is EffectKind.IGNITION and effect.where == (Zone.SPELL,):
        states.append(row.voice.is_equip())
    whole = list(states)
    asked = None if effect.if_ == effect.recheck else condition_beside_bans(effect)
    if asked is not None:
        whole.append(condition(scene.spelled_out(), asked))
        scene.alone = set_off_by_this(effect)
        states.append(condition(scene, asked))
    if states:
        pieces.append(("condition", words["if"] + row.voice.both(states), "condition"))
    scene.alone = effect.kind is not EffectKind.FLIP and only_this(effect, located, scene.event_many, asked)
    ifs = effect.form is Form.IF and effect.event and effect.window is None and effect.kind is not EffectKind.FLIP
    quick = effect.kind is EffectKind.QUICK and of_monster
    if not pieces and not quick:
        return
    for number, (role, text, part) in enumerate(pieces):
        if part == "condition" and ifs:  # one "if" for the event and its conditions
            row.sign(words["and"])
            row.clause(role, row.voice.both(states), part, words["if"] + row.voice.both(whole))
            continue
        if number:
            row.sign(", ")
        alone = words["if"] + row.voice.both(whole) if part == "condition" else ""
        row.clause(role, text if not number else lower(text, words), part, alone)
    if quick:
        row.words(f"{' ' if pieces else ''}{words['quick']}")
    row.sign(": ")


def _events(scene: Scene, effect: Activated) -> str:
    first = {Form.WHEN: "when", Form.IF: "if"}.get(effect.form)
    texts = [event(scene, on) for on in effect.event]
    if all(on.verb in YOU_DO for on in effect.event):
        return wording(scene.voice.lang, "phase_timing.each_time") + texts[0]
    short = scene.voice.ellipsis(texts)
    said = scene.voice.words["or_event" if short == texts else "or_short"].join(short)
    if any(on.verb is Verb.BATTLE for on in effect.event):
        when = lower(scene.voice.words[first or "when"], scene.voice.words)
        return f"{wording(scene.voice.lang, 'battle_timing.steps.after_calculation')}, {when}{said}"
    return scene.voice.words[first] + said if first else said


def _limits(row: _Row, scene: Scene, card: Card, effect: Activated) -> None:
    if effect.recheck is not None:
        row.sentence("condition", row.voice.only_if(condition(scene, effect.recheck)), "recheck")
    for number, restriction in enumerate(effect.restrictions):
        said = modifier(scene, restriction.modifier)
        only = row.voice.this_turn_only(said, effect.kind is not EffectKind.ACTIVATION)
        row.sentence("limit", only, (RESTRICTION, number))
    if effect.no_response:
        row.sentence("limit", wording(row.voice.lang, "materials_used.no_response"), "limit")
    if effect.no_negation:
        row.sentence("limit", wording(row.voice.lang, "materials_used.no_negation"), "limit")
    if effect.limit is not None and effect.limit.key is LimitKey.NAME:
        if effect.limit.activation:
            row.sentence("limit", usage_limits.activations(row.voice.lang, card, effect.limit), "limit")
        else:
            row.sentence("limit", row.voice.once_by_name(card, effect.limit), "limit")


# Everything else ----------------------------------------------------------------------------------


def _unclassified(row: _Row, card: Card, effect: Unclassified) -> None:
    scene = Scene(row.voice, clear=False, caps=card.counter_caps)
    words = row.voice.words
    first = "" if effect.event.verb is Verb.BEGIN_STEP else words["when"]
    if effect.event.verb in (*YOU_DO, Verb.EFFECT_DAMAGE):
        first = wording(row.voice.lang, "phase_timing.each_time")
    row.clause("condition", first + event(scene, effect.event), "event:0")
    also = bool(first) and effect.if_ is not None
    row.sign(words["also_so"] if also else ", ")
    if effect.if_ is not None:
        whole = condition(scene, effect.if_)
        scene.short = effect.event.subject == Same(Ref.THIS)
        scene.alone = effect.event.targets_this
        if_ = "" if also else words["if"]
        row.clause("condition", lower(if_ + condition(scene, effect.if_), words), "condition", words["if"] + whole)
        scene.short = False
        row.sign(", ")
    scene.alone = about_this(effect.if_) and (happens_to_this(effect.event) or is_time(effect.event) or scene.alone)
    if isinstance(effect.operation, GainLP | Apply):  # a statement after a clause: the verb comes first
        row.clause("effect", act(scene, effect.operation).say(Mood.ORDER, inverted=True), ())
    else:
        whole_pieces = parts(scene.spelled_out(), effect.operation, Mood.ORDER)
        for piece, whole_piece in zip(parts(scene, effect.operation, Mood.ORDER), whole_pieces, strict=True):
            _operation(row, piece, "", whole_piece)
    row.sign(".")


def _victory(row: _Row, effect: Victory) -> None:
    after, alone = wins(row.voice.lang)
    row.clause("condition", row.voice.words["if"] + condition(Scene(row.voice), effect.if_), "condition")
    row.sign(", ")
    row.clause("effect", after, (), alone)
    row.sign(".")


__all__ = ["CannotSay", "CardText", "Clause", "card_text", "effect_text"]
