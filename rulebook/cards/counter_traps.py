"""The Counter Traps."""

from rulebook.cards.words import *

NEGATE_AND_DESTROY = do(Negate((Negation.ACTIVATION,)), AND_IF_YOU_DO, Destroy(The(Ref.LINK)))

CARDS: tuple[Card, ...] = (
    trap_card(
        78783370, "barrel-behind-the-door", Icon.COUNTER,
        ("Barrel Behind the Door", "Pistolenlauf hinter der Tür", "Pistola Dietro la Porta"),
        activation(
            On(Verb.ACTIVATE, card, by=OPPONENT, would=Would(Verb.EFFECT_DAMAGE, who=YOU)),
            operation=Deflect(YOU),
        ),
    ),
    trap_card(
        77538567,
        "dark-bribe",
        Icon.COUNTER,
        ("Dark Bribe", "Finstere Bestechung", "Corruzione Oscura"),
        activation(
            On(Verb.ACTIVATE, spell_trap, by=OPPONENT, card_activation=True),
            operation=do(
                Draw(1, OPPONENT),
                ALSO,
                Negate((Negation.ACTIVATION,)),
                AND_IF_YOU_DO,
                Destroy(The(Ref.LINK)),
            ),
        ),
    ),
    trap_card(
        49010598,
        "divine-wrath",
        Icon.COUNTER,
        ("Divine Wrath", "Göttlicher Zorn", "Ira Divina"),
        activation(
            On(Verb.ACTIVATE, monster),
            cost=(Discard(Pick(1, card & my(HAND))),),
            operation=NEGATE_AND_DESTROY,
        ),
    ),
    trap_card(
        98069388, "horn-of-heaven", Icon.COUNTER, ("Horn of Heaven", "Horn des Himmels", "Corno del Paradiso"),
        activation(
            On(Verb.WOULD_SUMMON, monster), cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            operation=do(Negate((Negation.SUMMON,)), AND_IF_YOU_DO, Destroy(All(that & monster))),
        ),
    ),
    trap_card(
        77414722,
        "magic-jammer",
        Icon.COUNTER,
        ("Magic Jammer", "Magische Störung", "Disturbo Magico"),
        activation(
            On(Verb.ACTIVATE, spell, card_activation=True),
            cost=(Discard(Pick(1, card & my(HAND))),),
            operation=NEGATE_AND_DESTROY,
        ),
    ),
    trap_card(
        14315573, "negate-attack", Icon.COUNTER, ("Negate Attack", "Angriff annullieren", "Annulla Attacco"),
        activation(
            THEY_ATTACK, targets=(Target(1, that & monster),),
            operation=do(Negate((Negation.ATTACK,)), THEN, EndBattlePhase()),
        ),
    ),
    trap_card(
        3819470,
        "seven-tools-of-the-bandit",
        Icon.COUNTER,
        ("Seven Tools of the Bandit", "Sieben Werkzeuge des Banditen", "I Sette Attrezzi del Bandito"),
        activation(
            On(Verb.ACTIVATE, trap, card_activation=True),
            cost=(PayLP(1000),),
            operation=NEGATE_AND_DESTROY,
        ),
    ),
    trap_card(
        41420027,
        "solemn-judgment",
        Icon.COUNTER,
        ("Solemn Judgment", "Feierliches Urteil", "Giudizio Solenne"),
        activation(
            On(Verb.WOULD_SUMMON, monster),
            On(Verb.ACTIVATE, spell_trap, card_activation=True),
            cost=(PayLP(Half(Lp(YOU))),),
            operation=do(Negate((Negation.SUMMON, Negation.ACTIVATION)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
    ),
)  # fmt: skip
