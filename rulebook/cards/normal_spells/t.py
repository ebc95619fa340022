"""The Normal Spells, T."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        41142615, "the-cheerful-coffin", Icon.NORMAL, ("The Cheerful Coffin", "Fröhlicher Sarg", "La Bara Ridente"),
        activation(operation=Discard(Pick(UpTo(3), monster & my(HAND)))),
    ),
    spell_card(
        42829885, "the-forceful-sentry", Icon.NORMAL,
        ("The Forceful Sentry", "Starker Wachposten", "La Sentinella Potente"),
        activation(
            operation=do(LookAt(All(card & their(HAND))), THEN, Return(Pick(1, card & their(HAND)), DECK))
        ),
    ),
    spell_card(
        43434803,
        "the-shallow-grave",
        Icon.NORMAL,
        ("The Shallow Grave", "Seichtes Grab", "La Tomba Vuota"),
        activation(
            targets=(
                Target(1, monster & my(GRAVEYARD)),
                Target(1, monster & their(GRAVEYARD), by=OPPONENT),
            ),
            operation=Each(SpecialSummon(All(target & monster & each(GRAVEYARD)), Position.SET)),
        ),
    ),
    spell_card(
        95281259, "the-warrior-returning-alive", Icon.NORMAL,
        ("The Warrior Returning Alive", "Der lebendig heimkehrende Krieger", "Il Guerriero Sopravvissuto"),
        activation(targets=(Target(1, of_type(Type.WARRIOR) & monster & my(GRAVEYARD)),), operation=Add(T)),
    ),
    spell_card(
        69196160, "thunder-crash", Icon.NORMAL, ("Thunder Crash", "Donnernder Absturz", "Rombo di Tuono"),
        activation(
            operation=do(
                Destroy(All(monster & my(MONSTER))), AND_IF_YOU_DO, Damage(OPPONENT, Times(300, Number(Ref.DONE)))
            )
        ),
    ),
    spell_card(
        46918794, "tremendous-fire", Icon.NORMAL, ("Tremendous Fire", "Schreckliches Feuer", "Fuoco Tremendo"),
        activation(operation=do(Damage(OPPONENT, 1000), ALSO, Damage(YOU, 500))),
    ),
    spell_card(
        79759861, "tribute-to-the-doomed", Icon.NORMAL,
        ("Tribute to The Doomed", "Ehrung der Verdammten", "Tributo al Dannato"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, monster & any_(MONSTER)),),
            operation=Destroy(T),
        ),
    ),
)  # fmt: skip
