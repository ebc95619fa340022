"""What German and Dutch players say at a table: other forms of verbs, cards as verbs, effects told without "uses"."""

from __future__ import annotations

import pytest

from tutor_app.reports.story_shares import verdict

SAID: dict[str, tuple[tuple[str, str], ...]] = {
    "another form of a verb": (
        ("er greift mit dunkler magier an, ich zünd magischen zylinder. lebt sein dunkler magier noch", "yes"),
        ("overlijdt marshmallon gewoon van dark hole", "yes"),
    ),
    "a prefix": (
        ("er spielt topf der gier, darf ich magische störung dranketten", "yes"),
        ("hij valt aan met summoned skull, mag ik sakuretsu armor aanzetten", "yes"),
    ),
    "a card as a verb": (
        ("er taifunt mein verdecktes waboku, ich kette es an. krieg ich das waboku noch durch", "yes"),
        ("ik speel raigeki, hij solemnt die. gaat zijn la jinn dood", "no"),
    ),
    "it goes": (
        ("ich aktiviere rageki. geht sein marshmallon kaputt", "yes"),
        ("rivalry of warlords open, ik heb alleen sangan liggen. gemini elf erbij summonen gaat gewoon?", "no"),
    ),
    "the effect of a monster on a card": (
        ("zaborg zerstört meinen offenen sangan, krieg ich meine suche", "yes"),
        ("caius verbannt mein sangan, krieg ich meine suche", "no"),
    ),
    "an answer by pronoun": (
        (
            "er mst auf mein verdecktes ruf der gejagten, ich kette es an hol dunklen magier. bleibt er liegen?",
            "no",
        ),
    ),
    "the cost of its own effect": (
        (
            "er will cyber drache spezial aus der hand, ich opfer meinen rai-oh. ist die beschwörung damit negiert",
            "yes",
        ),
    ),
    "a discard for an effect": (
        ("goldd weggegooid voor lightning vortex, mag ie dan gespeciald worden", "no"),
        ("night assailant gediscard voor raigeki break, komt man-eater bug uit grave naar mijn hand", "yes"),
    ),
    "a tribute for an effect": (("sangan für kanonensoldat opfern, kriege ich die suche", "yes"),),
    "who destroys whom in battle": (
        ("goyo killt mein sangan im kampf. hab ich trotzdem ne suche", "yes"),
        ("kann aufrichtig noch aus der hand wenn mein airknight in seinen totenkopf rennt", "yes"),
    ),
    "what lies already": (
        ("kaiserlicher befehl liegt offen bei ihm, ich spiel raigeki. bleibt der befehl liegen", "yes"),
    ),
    "whether it is all right": (
        ("gegner taifunt mein waboku das seit letzter runde verdeckt liegt. anketten ok?", "yes"),
        ("hij activeert raigeki, ik heb magic jammer dicht. magic jammer chainen geldig?", "yes"),
    ),
    "an effect that fails": (
        ("hij doet reborn op dark magician in zn grave, ik gooi dd crow op dark magician. mislukt reborn dan?", "yes"),
    ),
    "an equip card that stays": (("bleibt axt der verzweiflung auf gerfried liegen?", "no"),),
    "an attacker that goes to the hand": (
        ("wand der illusionen stirbt im kampf, muss der angreifer trotzdem auf die hand?", "yes"),
    ),
    "earlier in the turn": (
        (
            "eerder deze beurt forbidden lance op mn summoned skull gedaan, nu doet hij compulsory erop. "
            "gaat skull terug naar mijn hand?",
            "no",
        ),
    ),
    "a flip summon that is answered": (("kan ik bottomless op een flip summon van summoned skull knallen", "yes"),),
    "stopping a summon": (
        ("kann donnerkönig rai-oh die beschwörung stoppen wenn gegner wiedergeburt auf sangan spielt", "no"),
    ),
    "a monster that was summoned": (
        ("königstiger wanghu liegt beim gegner, ich ruf normal mystische tomate. ist die gleich hin?", "yes"),
    ),
    "used on a card of mine": (
        ("dust tornado op m'n open messenger of peace, ik chain waboku. blijft messenger liggen", "no"),
    ),
    "two turns": (
        (
            "seine verräterischen schwerter hab ich in seinem zug mit mst gesprengt. darf mein sangan zuschlagen",
            "yes",
        ),
    ),
    "set before": (
        ("er greift an, mein waboku (nicht diese runde gesetzt) liegt da. darf ich das waboku jetz anmachen", "yes"),
    ),
    "whose turn it is": (("makrokosmos is aktiv, effektverschleierin abwerfen gegen seinen sangan geht das", "no"),),
    "what a monster gets": (("zombie master, mag die vampire lord uit kerkhof halen", "no"),),
    "me": (("asura priester greift mich direkt an und ich hab noch waboku verdeckt. darf ich gorz rufen", "no"),),
}

WITHHELD = (
    "muss ich mit sangan angreifen?",
    "vorige beurt kreeg ik klap van yata-garasu. trek ik nu een kaart?",
    "der hat mir ojama trio gesetzt. kann ich jetz eine ojama marke als tribut nehmen u totenkopf rufen",
    "er beschwört chimeratech festung mit meinem cydra. kann ich noch buch des mondes anketten",
)


@pytest.mark.parametrize(("text", "answer"), [one for own in SAID.values() for one in own])
def test_what_players_say_is_read(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize("text", WITHHELD)
def test_what_is_only_half_told_gets_no_answer(text: str) -> None:
    assert verdict(text) not in ("yes", "no")
