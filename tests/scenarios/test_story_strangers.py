"""What strangers say beside the Duel, and how they point at cards: friends, statements of effects, repeated names."""

from __future__ import annotations

import pytest

from tutor_app.reports.story_shares import verdict

ASKED = (
    # what stands before the question tells nothing of the Duel
    ("Ciao a tutti, il mio avversario attacca con Teschio Evocato e io attivo Libro della Luna sul suo Teschio. "
     "L'attacco viene fermato?", "yes"),
    # a card's own effect is told
    ("Moin, mein Geister-Sensenmann greift an und der Gegner macht Spiegelkraft auf. Der kann ja im Kampf nicht "
     "zerstört werden, aber geht er durch die Spiegelkraft kaputt?", "yes"),
    # a number of cards drawn, a friend who plays, a name given twice
    ("mn tegenstander speelt nobleman of crossout op mijn gezette morphing jar. trekken we dan nog 5 kaarten?", "no"),
    ("l'avversario ha solo un mostro coperto, posso attivare Spaccatura (fissure)?", "no"),
    # "may he do that?"
    ("Siamo nel damage step e il mio avversario vuole attivare Tifone Spaziale Mistico su una mia carta coperta. "
     "Può farlo?", "no"),
    # what is brought back, and with what
    ("Posso riportare in campo Prete Asura con Mostro Resuscitato?", "no"),
    ("mein Gegner hat sich mit Ruf der Gejagten seinen Summoned Skull zurückgeholt. Wenn ich jetzt MST auf den Ruf "
     "spiele, ist der Skull dann auch weg?", "yes"),
    # other cards without a name are not what is named beside them
    ("It's my opponent's Main Phase. He removes the counter from Breaker the Magical Warrior to pop my backrow. Can I "
     "chain Effect Veiler from my hand targeting Breaker?", "yes"),
    # what a player gets is what an effect told before adds
    ("I normal summon Yellow Gadget and activate its effect, opponent chains Torrential Tribute and everything dies. "
     "Do I still get my Green Gadget?", "yes"),
    # a Flip Summon of "her"
    ("Magician of Faith ligt bij mij open sinds vorige beurt. In mijn main phase gebruik ik Book of Moon op haar, ze "
     "ligt gedekt. Mag ik haar in dezelfde beurt nog Flip Summonen?", "yes"),
    # a Tribute as a cost
    ("Kräfte rauben liegt offen auf dem Feld. Ich biete Exiled Force als Tribut an um ein Monster vom Gegner zu "
     "zerstören. Klappt das trotzdem?", "yes"),
)  # fmt: skip


@pytest.mark.parametrize(("asked", "answer"), ASKED)
def test_what_is_told_besides_is_followed_or_left(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


def test_a_question_what_a_card_may_be_used_as_is_not_answered_for_sure_by_its_use() -> None:
    asked = "kann man die spielmarken von sündenbock als material für eine xyz beschwörung nehmen?"
    assert verdict(asked) == "told"
