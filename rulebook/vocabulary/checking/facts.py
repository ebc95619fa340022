"""Checks of a card's printed facts (names, number, kind, icon, stats, counters), and of cards together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulebook.vocabulary.conditions import HasSet
from rulebook.vocabulary.effects import NAME_LANGUAGES, Card, MonsterStats, SummonCondition
from rulebook.vocabulary.filters import Counters, Named
from rulebook.vocabulary.handling import PlaceCounter, RemoveCounter
from rulebook.vocabulary.modifiers import TreatAs
from rulebook.vocabulary.recipes import (
    ContactFusion,
    FusionMaterials,
    RitualOf,
    SynchroSummon,
    XyzSummon,
)
from rulebook.vocabulary.selectors import TokenOf
from rulebook.vocabulary.terms import CardKind, CounterKind, Icon, MonsterKind, Ref

from .faults import Fault, listed, nodes

MADE = (MonsterKind.FUSION, MonsterKind.RITUAL, MonsterKind.SYNCHRO, MonsterKind.XYZ)
"""Kinds that exclude each other: a monster is at most one of these."""
SPELL_ONLY = (Icon.QUICK_PLAY, Icon.EQUIP, Icon.FIELD, Icon.RITUAL)
RECIPE_OF: dict[type, MonsterKind] = {
    FusionMaterials: MonsterKind.FUSION,
    ContactFusion: MonsterKind.FUSION,
    SynchroSummon: MonsterKind.SYNCHRO,
    XyzSummon: MonsterKind.XYZ,
    RitualOf: MonsterKind.RITUAL,
}
NO_EFFECT = (*RECIPE_OF, SummonCondition)
"""What a monster without effects may still have: its recipe and Summoning conditions."""
STARS = 12


def slug_of(name: str) -> str:
    """The slug of an English name: lower case, hyphens for everything but letters and digits, full stops dropped."""
    plain = "".join(letter if letter.isalnum() else " " for letter in name.replace(".", "").lower())
    return "-".join(plain.split())


def check_facts(card: Card) -> Iterator[Fault]:
    """Yield the faults of everything on a card except its effects."""
    if card.number < 1:
        yield Fault("number", f"{card.number} is not a passcode", "Copy the eight digits at the lower left of the card")
    for lang in NAME_LANGUAGES:
        if not getattr(card.names, lang).strip():
            yield Fault(f"names.{lang}", "the name is missing", "Write the official name in this language")
    if card.slug != slug_of(card.names.en):
        yield Fault("slug", f'"{card.slug}" is not the English name', f'Write "{slug_of(card.names.en)}"')
    if card.kind is CardKind.MONSTER:
        yield from _monster(card)
    else:
        yield from _backrow(card)
    for place, (kind, cap) in enumerate(card.counter_caps):
        if cap < 0:
            yield Fault(f"counter_caps[{place}]", f"it can hold {cap} counters", "Write how many, or 0 for any number")
        if kind in [before for before, _ in card.counter_caps[:place]]:
            yield Fault(f"counter_caps[{place}]", "these counters are listed twice", "Keep one of the two")
    dates = [version.since for version in card.versions]
    for place, date in enumerate(dates):
        if not 1999_01_01 <= date <= 2999_12_31 or not 1 <= date // 100 % 100 <= 12 or not 1 <= date % 100 <= 31:
            yield Fault(f"versions[{place}].since", f"{date} is not a date", "Write it as yyyymmdd")
        elif place and date <= dates[place - 1]:
            yield Fault(f"versions[{place}].since", "it is not later than the previous version", "Put them in order")


def _monster(card: Card) -> Iterator[Fault]:
    if card.icon is not None:
        yield Fault("icon", "a monster has no icon", "Omit it; a Type or a kind belongs to the stats")
    if card.stats is None:
        yield Fault("stats", "a monster needs Type, Attribute, Level, ATK and DEF", "Use monster_card(...)")
        return
    yield from _stats(card.stats)
    kinds = card.stats.kinds
    for place, effect in enumerate(card.effects):
        path = f"effects[{place}]"
        wanted = RECIPE_OF.get(type(effect))
        if wanted is not None and wanted not in kinds:
            name = type(effect).__name__
            yield Fault(path, f"{name} is on a monster that is not {wanted.name}", "Correct its kinds, or remove it")
        if MonsterKind.EFFECT in kinds or MonsterKind.GEMINI in kinds or card.is_pendulum:
            continue
        if not isinstance(effect, NO_EFFECT):
            problem = f"a monster without EFFECT in its kinds has no {type(effect).__name__}"
            yield Fault(path, problem, "Add MonsterKind.EFFECT, or remove the effect")
    if any(isinstance(effect, SummonCondition) and effect.only_by for effect in card.effects):
        return  # it has no materials: only one card brings it out
    for recipe in (FusionMaterials, SynchroSummon, XyzSummon):
        if RECIPE_OF[recipe] in kinds and not any(isinstance(one, recipe) for one in card.effects):
            problem = f"a {RECIPE_OF[recipe].name} monster must say what it is made of"
            yield Fault("effects", problem, f"Begin with {recipe.__name__}(...)")


def _stats(stats: MonsterStats) -> Iterator[Fault]:
    kinds = stats.kinds
    xyz = MonsterKind.XYZ in kinds
    if xyz and (stats.level or not 1 <= stats.rank <= STARS + 1):
        yield Fault("stats.rank", "an Xyz Monster has a Rank from 1 and no Level", "Give rank and leave level 0")
    elif not xyz and stats.rank:
        yield Fault("stats.rank", "only Xyz Monsters have a Rank", "Add MonsterKind.XYZ, or give a level instead")
    elif not xyz and not 1 <= stats.level <= STARS:
        yield Fault("stats.level", f"Level {stats.level} cannot be", f"Write 1 to {STARS}")
    for name in ("atk", "def_"):
        points = getattr(stats, name)
        if points is not None and points < 0:
            yield Fault(f"stats.{name}", f"{points} points cannot be printed", "Write 0 or more, or None for a ?")
    if not kinds:
        yield Fault("stats.kinds", "the type line needs more than the Type", "Write NORMAL, EFFECT or what is printed")
    if len(set(kinds)) < len(kinds):
        yield Fault("stats.kinds", "it contains duplicates", "Name each once")
    if MonsterKind.NORMAL in kinds and MonsterKind.EFFECT in kinds:
        yield Fault("stats.kinds", "a monster cannot be both NORMAL and EFFECT", "Keep what the type line says")
    if sum(kind in MADE for kind in kinds) > 1:
        yield Fault("stats.kinds", f"a monster is only one of {listed(one.name for one in MADE)}", "Keep one")
    if (stats.scale is not None) != (MonsterKind.PENDULUM in kinds):
        problem = "a Pendulum Scale and MonsterKind.PENDULUM come together"
        yield Fault("stats.scale", problem, "Give both, or neither")
    elif stats.scale is not None and not 0 <= stats.scale <= 13:
        yield Fault("stats.scale", f"a Pendulum Scale of {stats.scale} cannot be", "Write 0 to 13")


def _backrow(card: Card) -> Iterator[Fault]:
    kind = card.kind.name.capitalize()
    if card.stats is not None:
        yield Fault("stats", f"a {kind} has no Level, ATK and DEF", "Omit them, or make it a monster")
    if card.icon is None:
        yield Fault("icon", f"a {kind} needs an icon", "Write Icon.NORMAL if none is printed")
    elif card.kind is CardKind.TRAP and card.icon in SPELL_ONLY:
        yield Fault("icon", f"no Trap has the icon {card.icon.name}", "Write NORMAL, CONTINUOUS or COUNTER")
    elif card.kind is CardKind.SPELL and card.icon is Icon.COUNTER:
        yield Fault("icon", "no Spell has the icon COUNTER", "Make it a Trap, or write another icon")


def check_together(cards: Iterable[Card], mentioned: Iterable[str] = ()) -> Iterator[tuple[str, Fault]]:
    """Yield the faults that only show in combination with other cards, each with the slug of its card.

    ``mentioned`` are slugs that may be named although no such card is declared.
    """
    cards = tuple(cards)
    owners: dict[tuple[str, object], str] = {}
    for card in cards:
        names = [(f"names.{lang}", getattr(card.names, lang)) for lang in NAME_LANGUAGES]
        for fact in (("number", card.number), ("slug", card.slug), *names):
            if fact in owners:
                problem = f"{fact[1]!r} belongs to the card {owners[fact]} already"
                yield card.slug, Fault(fact[0], problem, "Correct one of the two; every card is declared once")
            owners.setdefault(fact, card.slug)
    slugs = {card.slug for card in cards}.union(mentioned)
    tokens = {card.slug for card in cards if card.is_token}
    held = {kind for card in cards for kind, _ in card.counter_caps}
    for card in cards:
        for place, slug in enumerate(card.treated_as):
            if slug not in slugs:
                yield card.slug, _unknown(f"treated_as[{place}]", slug)
        for path, piece in nodes(card.effects, "effects"):
            yield from ((card.slug, fault) for fault in _refers(card, path, piece, slugs, tokens, held))


def _refers(
    card: Card, path: str, piece: object, slugs: set[str], tokens: set[str], held: set[CounterKind]
) -> Iterator[Fault]:
    """Yield faults of a piece that names another card, or counters that some card must be able to hold."""
    match piece:
        case Named(slug) | RitualOf(slug) if slug not in slugs:
            yield _unknown(f"{path}.slug", slug)
        case TokenOf(slug, _) if slug not in tokens:
            remedy = "Declare the Token in rulebook/cards/tokens.py"
            yield Fault(f"{path}.slug", f'there is no Token with the slug "{slug}"', remedy)
        case TreatAs(name=name) if name and name not in slugs:
            yield _unknown(f"{path}.name", name)
        case HasSet(wanted):
            yield from (_unknown(f"{path}.slugs", slug) for slug in wanted if slug not in slugs)
        case PlaceCounter(kind, _, ref) | RemoveCounter(kind, _, ref) | Counters(kind, ref):
            own = {one for one, _ in card.counter_caps}
            if ref is Ref.THIS and kind not in own:
                remedy = f"Add counter_caps=((CounterKind.{kind.name}, 0),) or the number printed"
                yield Fault(f"{path}.kind", f"this card cannot hold {kind.name} counters", remedy)
            elif kind not in held:
                remedy = "Give the cards that hold them counter_caps"
                yield Fault(f"{path}.kind", f"no card can hold {kind.name} counters", remedy)


def _unknown(field: str, slug: str) -> Fault:
    return Fault(field, f'there is no card with the slug "{slug}"', "Correct the slug, or declare that card too")
