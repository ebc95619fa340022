"""The Effect Monsters, N."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        4906301, "necro-gardna", ("Necro Gardna", "Todeswache", "Sentinella Necro"),
        (Type.WARRIOR, DARK, 3, 600, 1300), EFFECT,
        quick(
            where=(GRAVEYARD,), window=Window.OPPONENT_TURN,
            cost=(Banish(THIS),),
            operation=NextTime(On(Verb.DECLARE_ATTACK, monster & their(MONSTER)), Negate((Negation.ATTACK,))),
        ),
    ),
    monster_card(
        43237273, "neo-spacian-dark-panther",
        ("Neo-Spacian Dark Panther", "Neo-Weltraum Dark Panther", "Pantera Nera Neo-Spaziale"),
        (Type.BEAST, DARK, 3, 1000, 500), EFFECT,
        ignition(
            limit=ONCE_PER_TURN, targets=(Target(1, face_up & THEIR_MONSTER),),
            operation=Copy(Ref.TARGET, Until.END_PHASE),
        ),
    ),
    monster_card(
        4335645, "newdoria", ("Newdoria", "Newdoria", "Newdoria"), (Type.FIEND, DARK, 4, 1200, 800), EFFECT,
        trigger(
            Form.IF, DESTROYED_BY_BATTLE, optional=False,
            targets=(Target(1, monster & any_(MONSTER)),), operation=Destroy(T),
        ),
    ),
    monster_card(
        4041838, "ninja-grandmaster-sasuke",
        ("Ninja Grandmaster Sasuke", "Ninja-Maestro Sasuke", "Sasuke Maestro Ninja"),
        (Type.WARRIOR, LIGHT, 4, 1800, 1000), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.DAMAGE_START), optional=False,
            if_=Is(Ref.ATTACKER, itself) & Is(Ref.ATTACKED, face_up & InPosition(Position.DEFENSE) & monster),
            operation=Destroy(The(Ref.ATTACKED)),
        ),
    ),
)  # fmt: skip
