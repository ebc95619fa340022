"""Normal Spells of one plain sentence: draw, search, revive, destroy."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.filters import (
    FIELD,
    Exists,
    Named,
    any_,
    card,
    face_up,
    level,
    monster,
    my,
    of_type,
    spell_trap,
    their,
)
from rulebook.vocabulary.operations import (
    Add,
    All,
    Banish,
    Destroy,
    Discard,
    Draw,
    GainLP,
    Pick,
    Return,
    Send,
    SpecialSummon,
    T,
    Target,
    UpTo,
    do,
)
from rulebook.vocabulary.terms import Icon, JoinKind, Op, Side, Type, Zone

from .printed import spell_card

THEN, ALSO = JoinKind.THEN, JoinKind.ALSO
HAND, DECK, GRAVEYARD, MONSTER = Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.MONSTER
ONE_DISCARDED = (Discard(Pick(1, card & my(HAND))),)


CARDS: tuple[Card, ...] = (
    spell_card(
        55144522, "pot-of-greed", Icon.NORMAL, ("Pot of Greed", "Topf der Gier", "Anfora dell'Avidità"),
        activation(operation=Draw(2)),
    ),
    spell_card(
        12580477, "raigeki", Icon.NORMAL, ("Raigeki", "Raigeki", "Raigeki"),
        activation(operation=Destroy(All(monster & their(MONSTER)))),
    ),
    spell_card(
        53129443, "dark-hole", Icon.NORMAL, ("Dark Hole", "Schwarzes Loch", "Buco Nero"),
        activation(operation=Destroy(All(monster & any_(MONSTER)))),
    ),
    spell_card(
        18144506, "harpie-s-feather-duster", Icon.NORMAL,
        ("Harpie's Feather Duster", "Harpyien-Flederwisch", "Spolverino dell'Arpia"),
        activation(operation=Destroy(All(spell_trap & their(*FIELD)))),
    ),
    spell_card(
        42703248, "giant-trunade", Icon.NORMAL, ("Giant Trunade", "Riesen-Trunade", "Ritorno Totale"),
        activation(operation=Return(All(spell_trap & any_(*FIELD)))),
    ),
    spell_card(
        2314238, "dark-magic-attack", Icon.NORMAL,
        ("Dark Magic Attack", "Angriff mit Dunkler Magie", "Attacco Mago Nero"),
        activation(
            if_=Exists(face_up & Named("dark-magician") & my(MONSTER)),
            operation=Destroy(All(spell_trap & their(*FIELD))),
        ),
    ),
    spell_card(
        83764718, "monster-reborn", Icon.NORMAL, ("Monster Reborn", "Wiedergeburt", "Mostro Resuscitato"),
        activation(targets=(Target(1, monster & any_(GRAVEYARD)),), operation=SpecialSummon(T)),
    ),
    spell_card(
        32807846, "reinforcement-of-the-army", Icon.NORMAL,
        ("Reinforcement of the Army", "Verstärkung für die Armee", "Rinforzi dell'Esercito"),
        activation(operation=Add(Pick(1, of_type(Type.WARRIOR) & monster & level(Op.LE, 4) & my(DECK)))),
    ),
    spell_card(
        81439173, "foolish-burial", Icon.NORMAL, ("Foolish Burial", "Törichtes Begräbnis", "Sepoltura Sciocca"),
        activation(operation=Send(Pick(1, monster & my(DECK)))),
    ),
    spell_card(
        79759861, "tribute-to-the-doomed", Icon.NORMAL,
        ("Tribute to The Doomed", "Ehrung der Verdammten", "Tributo al Dannato"),
        activation(cost=ONE_DISCARDED, targets=(Target(1, monster & any_(MONSTER)),), operation=Destroy(T)),
    ),
    spell_card(
        74848038, "monster-reincarnation", Icon.NORMAL,
        ("Monster Reincarnation", "Monster-Reinkarnation", "Mostro Reincarnato"),
        activation(cost=ONE_DISCARDED, targets=(Target(1, monster & my(GRAVEYARD)),), operation=Add(T)),
    ),
    spell_card(
        70368879, "upstart-goblin", Icon.NORMAL, ("Upstart Goblin", "Emporkömmling Goblin", "Riccastro Goblin"),
        activation(operation=do(Draw(1), THEN, GainLP(Side.OPPONENT, 1000))),
    ),
    spell_card(
        5758500, "soul-release", Icon.NORMAL, ("Soul Release", "Seelenerlöser", "Rilascio delle Anime"),
        activation(targets=(Target(UpTo(5), card & any_(GRAVEYARD)),), operation=Banish(T)),
    ),
)
