"""Rules asked in other words: in the slang of players, beside what happened before, by what must be waited for."""

from __future__ import annotations

import pytest

from scenarios.catalogue.principles import answered_by_principle

WAITING = [
    ("battle.one-attack", "Un mostro evocato specialmente deve aspettare il turno dopo per attaccare?", False),
    ("battle.one-attack", "Muss ein frisch beschworenes Monster bis zum nächsten Zug warten bevor es angreift?", False),
    ("battle.one-attack", "moet een special gesummond monster wachten tot de volgende beurt om aan te vallen?", False),
    ("trap.not-set-turn", "Darf ich eine gesetzte Falle erst im nächsten Zug aktivieren?", True),
    ("trap.not-set-turn", "Una trappola appena posizionata la posso attivare solo dal prossimo turno?", True),
    ("trap.not-set-turn", "mag ik een trap die ik net gezet heb pas volgende beurt gebruiken?", True),
    ("spell.quick-play.not-set-turn", "a quick-play i set this turn, not until next turn right?", True),
    ("spell.set.same-turn", "Moet ik met een gezette gewone spell wachten tot mijn volgende beurt?", False),
]


@pytest.mark.parametrize(("rule", "text", "answer"), WAITING)
def test_having_to_wait_is_not_being_allowed_at_once(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)


ANSWERS = [
    ("he chains a trap to my spell. does my spell still resolve first?", False),
    ("ich kette eine falle auf seinen zauber, wird meine falle zuerst abgehandelt?", True),
    ("incateno una trappola alla sua magia, si risolve prima la sua magia?", False),
    ("mijn tegenstander reageert op mijn spell met een trap. wordt zijn trap eerst afgehandeld?", True),
]


@pytest.mark.parametrize(("text", "answer"), ANSWERS)
def test_the_card_that_responded_resolves_first(text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == ("chain.reverse-resolution", answer)


READ = [
    ("turn.end.hand-limit", "Wenn ich mit 8 Karten auf der Hand meinen Zug beende, muss ich dann auf 6 runter?", True),
    ("turn.end.hand-limit", "Fine turno, ho 9 carte in mano: devo scendere a 6?", True),
    ("setup.opening-hand", "My opening hand is garbage. Can I shuffle it back and draw five new ones?", False),
    ("setup.opening-hand", "la mia mano iniziale fa schifo, posso fare mulligan?", False),
    ("deck.side.swap", "Darf ich mitten im Duell eine Karte aus dem Side Deck in die Hand nehmen?", False),
    ("battle.direct.damage", "He attacks me directly with a 2400 monster. Do I lose the full 2400?", True),
    ("zone.field.replace", "Ik heb al een field spell liggen en activeer een nieuwe, blijft die oude liggen?", False),
    ("zone.field.replace", "I've got a field spell out and play another one. Do both of mine stay?", False),
    ("summon.normal.once", "my normal summon got negated, is it used up for this turn?", True),
    ("trap.must-set", "Gegner zerstört meine verdeckte Falle. Kann ich sie aus dem Friedhof noch benutzen?", False),
    ("battle.replay.choices",
     "I attacked his only monster and it left the field before damage. Am I forced to attack directly?", False),
    ("cost.no-refund",
     "Ik gooi een kaart af als kosten en mijn spell wordt geannuleerd. ben ik die kaart kwijt?", True),
    ("win.deck-out", "Ein Effekt lässt mich 2 Karten ziehen, im Deck ist nur noch eine Karte. Verliere ich?", True),
    ("win.deck-out", "There's only one card left in my deck and I draw it. Have I lost now?", False),
    ("position.change.manual",
     "Mein Monster liegt seit letztem Zug in Verteidigung. Kann ich es in Angriff drehen und gleich angreifen?", True),
    ("summon.groups", "flip summoned the monster I set last turn. can I still do my normal summon?", True),
    ("fusion.returned-to-hand", "il mio mostro xyz deve tornare in mano: lo metto in mano?", False),
    ("damage.attack-vs-defense.higher",
     "mijn monster zonder piercing valt een verdedigingsmonster aan met minder DEF. verliest hij levenspunten?", False),
    ("spell.quick-play.not-set-turn",
     "heb een quick-play gezet in main phase 1. mag ik hem in mijn battle phase omdraaien en gebruiken?", False),
    ("trap.not-set-turn",
     "Metto coperta una trappola e passo. Nel turno subito dopo, quello dell'avversario, la posso già attivare?", True),
    ("synchro.level-sum",
     "synchro: lvl 3 tuner + lvl 4 non tuner, I want to make a level 8. its only one off. ok?", False),
    ("battle.first-turn-none",
     "Mein Gegner hat angefangen und ich bin jetzt im zweiten Zug dran. Darf ich eine Battle Phase machen?", True),
    ("cost.lp-not-to-zero", "Ich hab 500 LP und die Karte kostet 500 LP. Darf ich sie aktivieren?", False),
    ("setup.items.sleeves", "darf ich unterschiedliche hüllen in meinem deck verwenden", False),
    ("setup.mat-optional", "serve per forza un tappetino per giocare?", False),
    ("setup.items.token-markers", "mag ik een munt als token gebruiken", True),
    ("priority.phase-end-implied",
     "I want to end my battle phase. can my opponent still activate his set trap before it ends?", True),
    ("fusion.activation-legal", "kann ich eine fusion aktivieren wenn ich die materialien nicht habe", False),
    ("deck.side.verify", "der gegner will in mein side deck gucken, muss ich das zeigen", False),
    ("term.reveal", "I reveal a card from my hand for a cost, does it go back to my hand afterwards?", True),
    ("card.type", "is tuner a type?", False),
    ("card.monster.facedown-effects",
     "I Set a Spirit monster and it stays face-down. End Phase: do I have to take it back to my hand?", False),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text", "answer"), READ)
def test_the_rule_is_found_in_other_words(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)


def test_a_card_that_is_not_destroyed_by_equal_points_which_are_paid() -> None:
    found = answered_by_principle("I have 500 LP and pay 500 LP, am I destroyed?")
    assert found is None or found.rule != "damage.attack-vs-attack.equal"


WHOSE = [
    ("turn.end.hand-limit", "mein gegner hat am ende meines zuges 8 karten, muss er abwerfen?", False),
    ("turn.end.hand-limit", "l'avversario ha 8 carte alla fine del suo turno, deve scartare?", True),
    ("turn.end.hand-limit", "ik heb 8 kaarten aan het eind van zijn beurt, moet ik er weggooien?", False),
    ("turn.end.hand-limit",
     "If I end up with 7 cards during my opponent's End Phase, I can keep all of them, right?", True),
    ("chain.simultaneous.order",
     "Two of my cards trigger at the same time as one of his. It's my turn. Does his go on the chain first?", False),
    ("chain.spell-speed.3", "Kann eine Konterfalle auf einen Schnellzauber antworten?", True),
    ("chain.spell-speed.3", "Kann ich auf eine Konterfalle mit einem Schnellzauber antworten?", False),
    ("public.counts", "My opponent asked me what cards I've got in hand. Do I have to tell him?", False),
    ("public.counts", "My opponent asked how many cards are in my hand. Do I have to tell him?", True),
    ("damage-step.flip-effect-after-calculation",
     "I attack his set monster and it has a flip effect. Do we do damage calculation before the flip effect?", True),
    ("damage-step.flip-effect-after-calculation", "resolves a flip effect before damage calculation?", False),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text", "answer"), WHOSE)
def test_who_is_asked_about_and_what_comes_first_decides(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)


BESIDES = [
    ("deck.ritual-in-main", "Il rituale va nel main deck e non nell'extra, giusto?", True),
    ("fusion.materials",
     "my friend says you can fuse without a fusion card if the materials are on the field. True?", False),
    ("summon.tribute.is-normal", "Is een Tribute Summon ook je normal summon voor die beurt?", True),
    ("summon.special.definition", "Gilt eine Flippbeschwörung als Spezialbeschwörung?", False),
    ("xyz.rank-not-level", "Ho un Tuner e un mostro Xyz. Il mostro Xyz può fare da materiale per una Synchro?", False),
    ("deck.main.size", "my buddy has 45 cards in his main. do both decks need the same number?", False),
    ("match.best-of-three",
     "Er hat die ersten beiden Duelle gewonnen. Müssen wir trotzdem ein drittes spielen?", False),
    ("position.forms", "I flipped my own face-down monster this turn. Am I able to set it again on my own?", False),
    ("chain.self-response", "Kan ik meerdere traps in dezelfde chain activeren als ze vorige beurt gezet zijn?", True),
    ("damage.attack-vs-attack.equal", "Twee monsters met elk 2000 aanval vechten, gaan ze dan allebei kapot?", True),
    ("damage.zero-atk", "Ist ein Monster mit 0 ATK in Angriffsposition eigentlich unangreifbar?", False),
    ("trap.continuous",
     "A continuous trap resolves. Does it go to the graveyard straight away like normal traps?", False),
    ("zone.gy-banished.no-destroy", "Una carta bandita può essere distrutta?", False),
    ("target.locked",
     "mein monster war das ziel und geht auf die hand zurück, sucht sich der effekt ein neues ziel?", False),
    ("term.banish", "wenn diese Karte auf den Friedhof gelegt wird. Meine wurde verbannt. Löst das aus?", False),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text", "answer"), BESIDES)
def test_what_is_contrasted_left_out_or_likened_turns_no_answer(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)


def test_a_phrase_that_resembles_a_name_names_no_card() -> None:
    from scenarios.asking.tokens import tokens_of
    from scenarios.catalogue.library import index

    found = index()
    for text, named in (("ho 7 carte alla fine del mio turno", 0), ("attivo fine del mondo", 1)):
        tokens = tokens_of(found.names, found.common, found.short, text)
        assert len(tokens.mentions) == named


MORE = [
    ("chain.spell-speed.3",
     "Ich hab eine Konterfalle gesetzt. Gegner aktiviert nen normalen Zauber. Darf ich mit der Konterfalle reagieren?",
     True),
    ("zone.owner-return",
     "ich hab die kontrolle über ein gegnerisches monster und es geht zurück auf die hand. kommt es auf meine hand?",
     False),
    ("deck.limited", "A limited card, can I run one in the main and another in the side?", False),
    ("win.deck-out", "since I decked out, the one with more life points wins. Do life points matter then?", False),
    ("win.deck-out",
     "ik heb nog maar 1 kaart in mijn deck en trek die nu. volgende beurt kan ik niet meer trekken. verlies ik dan?",
     True),
    ("mechanic.F6", "My gemini monster sits face-up. Does it have its effect before I summon it again?", False),
    ("draw.definition", "Does adding a card from deck to hand by an effect count as drawing?", False),
    ("summon.tribute.count", "Ho 3 mostri e voglio evocare un livello 8 sacrificandone 2. Va bene?", True),
    ("battle.declare", "Nella main phase 2 posso attaccare se nella battle phase non ho attaccato?", False),
    ("summon.special.proper-first",
     "Un mostro Fusione nel cimitero evocato correttamente può essere rievocato con una trappola?", True),
    ("term.leaves-field", "ho bandito una carta dal cimitero: conta come se avesse lasciato il terreno?", False),
    ("synchro.materials", "Posso usare 2 tuner per una synchro con un solo mostro non tuner?", False),
    ("cost.no-refund", "se pago 1000 life points e la mia magia viene annullata, me li ridà?", False),
    ("target.resolve.all-gone",
     "Ik activeer een kaart met een doelwit en het doelwit is weg bij het afhandelen, gebeurt er dan niks?", True),
    ("equip.card.monster",
     "Mijn union is uitgerust aan een ander monster. Telt het nog als monster in mijn monsterzone?",
     False),
    ("spell.normal", "wordt een normale spell na het afhandelen op het veld gelaten?", False),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text", "answer"), MORE)
def test_more_rules_are_found_in_other_words(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)


@pytest.mark.parametrize("text", [
    "Can I set two monsters face-down in the same turn if I don't summon anything?",
    "kann ich zwei monster in einem zug setzen?", "posso posizionare due mostri nello stesso turno?",
    "mag ik twee monsters in dezelfde beurt setten?",
])  # fmt: skip
def test_two_monsters_that_are_set_are_one_after_the_other(text: str) -> None:
    from scenarios.catalogue.stories import answered_by_story

    told = answered_by_story(text)
    assert told is not None
    assert told.yes is False


PARTED = [
    ("term.send.not-implies", "Se un effetto manda un mostro dal deck al cimitero, vale come distrutto?", False),
    ("term.send", "Does destroying a monster count as sending it to the graveyard?", True),
    ("equip.lost",
     "Als de equip wordt vernietigd, gaat het monster dan ook naar de graveyard?", False),
    ("equip.lost", "My equipped monster is destroyed. Is the equip spell gone, too?", True),
    ("summon.flip.unlimited",
     "Zwei verdeckte Monster vom letzten Zug. Darf ich nur eins davon flippbeschwören?", False),
    ("summon.normal.once",
     "My buddy insists a tribute summon doesn't count as your normal summon, so he did both. Was that legal?", False),
    ("deck.main.size", "si può avere un main deck di 39 carte se l'extra ne ha 15?", False),
    ("battle.one-attack", "Mag ik met twee monsters allebei één keer aanvallen in dezelfde battle phase?", True),
    ("summon.not-chainable",
     "Posso incatenare all'evocazione stessa, cioè l'evocazione è un anello della catena?", False),
    ("trap.not-set-turn", "Can I activate a trap I set last turn in my battle phase?", True),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text", "answer"), PARTED)
def test_what_is_told_is_parted_from_what_is_asked(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)


DENIED = [
    ("damage.piercing",
     "My monster has piercing and attacks a defense position monster. He takes no damage, right?", False),
    ("target.resolve.all-gone", "Das Ziel ist weg, dann passiert nichts, oder?", True),
    ("zone.field.one-each",
     "mein neuer feldzauber macht den vom gegner kaputt. nach den regeln 2014, können jetzt beide gleichzeitig liegen?",
     True),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text", "answer"), DENIED)
def test_words_that_say_what_is_lacking_deny_nothing_besides(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)


@pytest.mark.parametrize(
    ("rule", "text", "answer"),
    [
        (
            "turn.draw.first-turn-none",
            "Der der anfängt zieht im ersten Zug ganz normal eine Karte, oder hat sich das geändert?",
            False,
        ),
        (
            "turn.draw.first-turn-none",
            "Does the player who goes first draw a card on his first turn, or has that changed?",
            False,
        ),
        (
            "summon.tribute.is-normal",
            "Ich hol mir ein Level 6 Monster mit einem Opfer. Ist damit meine Normalbeschwörung weg?",
            True,
        ),
        ("summon.tribute.count", "Kann ich ein Stufe 8 Monster mit nur einem Tribut beschwören?", False),
        (
            "synchro.materials",
            "Darf ich bei ner Synchrobeschwörung zwei Empfänger nehmen, wenn nichts besonderes verlangt ist?",
            False,
        ),
        ("turn.end.hand-limit", "Ich hab 7 Karten auf der Hand wenn mein Zug zu Ende geht, muss da eine weg?", True),
        ("turn.end.hand-limit", "I have 8 cards in hand at the end of my turn, do I have to get rid of two?", True),
        (
            "zone.spell-trap.activation-slot",
            "Darf man noch einen Zauber aktivieren, wenn alle 5 Zonen hinten belegt sind?",
            False,
        ),
        (
            "zone.field.replace",
            "Ich hab schon einen Feldzauber offen und will nen neuen spielen. Geht der alte auf den Friedhof?",
            True,
        ),
        (
            "term.discard",
            "Wenn ich eine Handkarte als Kosten abwerfen muss, darf ich stattdessen auch eine vom Feld nehmen?",
            False,
        ),
        (
            "win.deck-out",
            "Ich hab noch eine Karte im Deck und muss durch einen Effekt zwei ziehen. Hab ich dann verloren?",
            True,
        ),
        (
            "battle.replay.choices",
            "Ich greif an und der Gegner beschwört ein neues Monster. Darf ich meinen Angriff abbrechen?",
            True,
        ),
        (
            "damage.attack-vs-defense.equal",
            "Ich greife ein Verteidigungsmonster an, DEF genau so viel wie meine ATK. Werden beide zerstört?",
            False,
        ),
        ("battle.first-turn-none", "Der andere hat angefangen, jetzt bin ich dran. Kann ich schon angreifen?", True),
        ("battle.first-turn-none", "L'altro ha iniziato, adesso tocca a me. Posso già attaccare?", True),
        ("battle.first-turn-none", "De ander is begonnen, nu ben ik. Mag ik al aanvallen?", True),
        ("token.removed", "Meine Spielmarke wird auf die Hand zurückgegeben. Ist die dann einfach weg?", True),
        ("mechanic.F6", "Gilt ein Zwillingsmonster im Friedhof als Effektmonster?", False),
        ("synchro.order", "Kommen die Materialien bei einer Synchrobeschwörung auf den Friedhof?", True),
        (
            "xyz.summon.same-level",
            "Zwei Monster mit Level 4 liegen bei mir offen. Reicht das für ein Rang 4 Xyz?",
            True,
        ),
        (
            "battle.start-step.fast-effects",
            "Mein Monster greift an, darf der Gegner da noch eine Falle aktivieren?",
            True,
        ),
        ("chain.reverse-resolution", "In der Kette wird zuletzt aktiviert zuerst abgewickelt, richtig?", True),
        ("xyz.material.detach", "Wenn ein Xyz-Monster kein Material mehr hat, bleibt es auf dem Feld?", True),
        (
            "turn.main1.any-order",
            "Darf ich in Main Phase 1 erst Karten setzen und danach ein Monster beschwören?",
            True,
        ),
    ],
)
def test_rules_asked_in_passing(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)


SEVERAL_ATTACK = [
    ("Can I attack the same monster with two different monsters?", True),
    ("Darf ich mit zwei Monstern dasselbe Monster angreifen?", True),
    ("Mag ik met twee monsters hetzelfde monster aanvallen?", True),
    ("Può lo stesso mostro attaccare due mostri diversi nello stesso turno?", False),
    ("Can a monster attack two monsters in one turn?", False),
    ("Darf ein Monster zwei Monster angreifen?", False),
    ("Mag mijn monster twee monsters aanvallen in een beurt?", False),
]


@pytest.mark.parametrize(("text", "answer"), SEVERAL_ATTACK)
def test_several_that_attack_are_not_several_that_are_attacked(text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == ("battle.one-attack", answer)


IN_PASSING = [
    (
        "spell.timing",
        "My friend insists equip spells can be activated in the battle phase. I don't think so. Is he right?",
        False,
    ),
    ("spell.set.allowed", "Mijn vriend zegt dat je een equip spell ook mag zetten (dicht). Klopt dat?", True),
    ("equip.effect", "Kann ich ein verdecktes Monster mit einem Ausrüstungszauber ausrüsten?", False),
    ("zone.extra.facedown", "Posso guardare le mie carte coperte quando voglio?", True),
    ("turn.sequence", "My battle phase is over and I'm in main phase 2. Can I go back to battle?", False),
    ("equip.slot", "Un mostro Union equipaggiato occupa una zona magie e trappole, vero?", True),
]


@pytest.mark.parametrize(("rule", "text", "answer"), IN_PASSING)
def test_rules_that_are_asked_at_the_table(rule: str, text: str, answer: bool) -> None:
    found = answered_by_principle(text)
    assert found is not None
    assert (found.rule, found.principle.answer) == (rule, answer)
