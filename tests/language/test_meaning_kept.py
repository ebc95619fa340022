"""Sentences that once lost a limit, a place or a pronoun's antecedent: the text says what the value does."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.language.card_text.card_text import card_text

SAID: tuple[tuple[str, str, str], ...] = (
    ("forbidden-chalice", "en", "until the end of this turn, it gains 400 ATK, but"),
    ("forbidden-chalice", "de", "bis zum Ende dieses Spielzugs erhält es 400 ATK, aber"),
    ("forbidden-chalice", "it", "fino alla fine di questo turno, quel mostro guadagna 400 ATK, ma"),
    ("forbidden-chalice", "nl", "tot het einde van deze beurt krijgt dat monster 400 ATK, maar"),
    ("honest", "en", "send this card from your hand to the GY"),
    ("honest", "it", "mandare questa carta dalla tua mano al Cimitero"),
    ("honest", "en", "monster you control battles an opponent's monster"),
    ("light-and-darkness-dragon", "it", "Evoca Specialmente quel mostro"),
    ("battle-fader", "en", "banish this card when it leaves the field"),
    ("wave-motion-cannon", "en", "You can send this card to the GY; inflict"),
    ("the-sanctuary-in-the-sky", "en", "The controllers of Fairy monsters take no battle damage"),
    ("rush-recklessly", "it", "quel mostro guadagna 700 ATK fino alla fine"),
    ("y-dragon-head", "it", "equipaggialo con questa carta"),
    ("peten-the-dark-clown", "en", "Special Summon 1 “Peten the Dark Clown” from"),
    ("peten-the-dark-clown", "it", "Evoca Specialmente 1 “Peten il Clown Oscuro” dalla"),
    ("mirror-force", "en", "all Attack Position monsters your opponent controls"),
    ("fiber-jar", "en", "all cards from their hand, field, and GY"),
    ("fiber-jar", "de", "alle Karten von seiner Hand, seiner Spielfeldseite und seinem Friedhof"),
    ("fiber-jar", "nl", "alle kaarten van zijn veld, uit zijn hand en uit zijn Graveyard"),
    ("cyber-jar", "de", "die übrigen Karten seiner Hand hinzu"),
    ("cyber-jar", "nl", "de overige kaarten toe aan zijn hand"),
    ("thunder-king-rai-oh", "de", "Kein Spieler kann seiner Hand Karten vom Deck hinzufügen"),
    ("kycoo-the-ghost-destroyer", "nl", "geen kaarten uit de Graveyards verbannen"),
    ("nobleman-of-crossout", "de", "alle Karten mit diesem Namen von seinem Deck"),
    ("nobleman-of-crossout", "nl", "alle kaarten met die naam uit zijn Deck"),
    ("butterfly-dagger-elma", "de", "während ein Monster mit ihr ausgerüstet ist"),
    ("messenger-of-peace", "de", "während deiner Standby Phase, musst du 100 LP zahlen oder diese Karte zerstören"),
    ("messenger-of-peace", "nl", "tijdens je Standby Phase, moet je 100 LP betalen of deze kaart vernietigen"),
    ("final-countdown", "en", "during the 20th End Phase after this card's activation"),
    ("final-countdown", "de", "während der 20. End Phase nach der Aktivierung dieser Karte"),
    ("rush-recklessly", "nl", "dat monster krijgt tot het einde"),
    ("relinquished", "de", "gleich den ATK des"),
    ("tyrant-dragon", "de", "Vom Friedhof kann diese Karte nur"),
    ("instant-fusion", "de", "als Spezialbeschwörung (dies wird als Fusionsbeschwörung behandelt)"),
    ("instant-fusion", "nl", "met een Special Summon (dit geldt als een Fusion Summon)"),
    ("marshmallon", "it", "viene attaccata ed era coperta"),
    ("cyber-dragon", "nl", "een monster onder controle heeft en je geen monsters onder controle hebt"),
    ("zero-gravity", "en", "Change the battle positions of all face-up monsters"),
    ("zero-gravity", "de", "Kampfpositionen aller offenen Monster"),
    ("mind-control", "en", "until the End Phase, take control of that monster, but that monster cannot declare"),
    ("mind-control", "it", "non può dichiarare un attacco né essere offerto come Tributo"),
    ("shadow-spell", "de", "zusätzlich kann es nicht angreifen und seine Kampfposition nicht ändern"),
    ("battle-fader", "en", "If Summoned this way, banish this card when it leaves the field"),
    ("plaguespreader-zombie", "en", "If this card is in your GY: You can place"),
    ("light-and-darkness-dragon", "de", "und die Aktivierung wird annulliert"),
    ("dark-necrofear", "en", "Must first be Special Summoned (from your hand) by banishing"),
    ("y-dragon-head", "en", "Once per turn, you can use 1 of these effects. ●"),
    ("royal-command", "en", "The effects of Flip monsters cannot be activated"),
    ("witch-of-the-black-rose", "nl", "als het geen monster is, stuur hem daarna naar"),
    (
        "dust-tornado",
        "nl",
        "Kies als doelwit 1 Spell/Trap die je tegenstander onder controle heeft; vernietig die kaart",
    ),
    ("metalzoa", "nl", "door 1 “Zoa” als Tribute te offeren dat je onder controle hebt en dat met “Metalmorph” is"),
    ("de-spell", "nl", "toon die kaart en vernietig hem daarna als het een Spell is"),
    (
        "de-spell",
        "de",
        "1 verdeckte Zauber-/Fallenkarte auf dem Spielfeld; zeige sie vor, dann zerstöre sie, falls sie ein",
    ),
    (
        "honest",
        "de",
        "dein Monster erhält bis zum Ende dieses Spielzugs ATK in Höhe der ATK des Monsters deines Gegners",
    ),
    ("different-dimension-capsule", "de", "falls du dies tust, füge deiner Hand die verbannte Karte hinzu"),
    ("card-destruction", "nl", "voor elke kaart die hij op deze manier heeft afgegooid"),
    ("kuraz-the-light-monarch", "en", "for each of their cards destroyed this way"),
    ("timegazer-magician", "en", "Once per turn, if one or more cards in your Pendulum Zones would be destroyed"),
    ("timegazer-magician", "nl", "Zolang een Pendulum Monster dat je onder controle hebt, vecht, kan"),
    ("cyber-end-dragon", "en", "“Cyber Dragon”. Only these materials can be used"),
    ("backup-soldier", "en", "Target up to 3 non-Effect Monsters with"),
    ("backup-soldier", "de", "bis zu 3 Nichteffekt-Monster mit"),
    ("enemy-controller", "en", "Activate 1 of these effects. ● Target"),
)


@pytest.mark.parametrize(("slug", "lang", "words"), SAID)
def test_the_text_says_it(slug: str, lang: str, words: str) -> None:
    assert words in card_text(lang, BY_SLUG[slug]).running_text()
    assert "equipped with this card" not in card_text("en", BY_SLUG["wave-motion-cannon"]).running_text()
