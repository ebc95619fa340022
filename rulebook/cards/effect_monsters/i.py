"""The Effect Monsters, I."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        79575620, "injection-fairy-lily", ("Injection Fairy Lily", "Injektionsfee Lily", "Lily Iniezione Fatata"),
        (Type.SPELLCASTER, EARTH, 3, 400, 1500), EFFECT,
        quick(
            where=(MONSTER,), limit=Limit(LimitKey.COPY, per=Per.BATTLE), window=Window.DAMAGE_CALCULATION,
            if_=Is(Ref.FIGHTING, itself),
            cost=(PayLP(2000),),
            operation=Apply(Change(Stat.ATK, 3000, itself), Until.END_OF_DAMAGE_CALCULATION),
        ),
    ),
)  # fmt: skip
