"""All that a play page shows of one moment, as one value in one language."""

from __future__ import annotations

from typing import NamedTuple

from tutor_app.wording.reasons import Reason

from .chain import ChainPanel, chain_panel, seen_chain
from .field import Field, field_of, marks_of
from .help import Help, Notice, Task, help_of, notices, strayed, task
from .moment import Moment
from .moves import MovesPanel, moves_panel
from .narration import Narration, ToldStep
from .running_card import CardPanel, card_panel, running_card
from .visit import Visit


class PageView(NamedTuple):
    """What a play page shows.

    ``steps`` are those of the step bar, ``here`` how many of them are done, ``strayed`` whether there is a way back to
    the branch. ``why`` are the reasons of the moment, ``remark`` what the file adds to them.
    """

    notices: tuple[Notice, ...]
    field: Field
    steps: tuple[ToldStep, ...]
    here: int
    strayed: bool
    chain: ChainPanel | None
    task: Task | None
    why: tuple[Reason, ...]
    remark: str
    moves: MovesPanel
    card: CardPanel
    help: Help
    log: tuple[ToldStep, ...]


def page_view(visit: Visit, lang: str, *, running_text: bool = False) -> PageView:
    """What the page of a visit shows where the visit looks.

    Args:
        visit: the visitor at a scenario; it is read once, nothing in it is changed.
        lang: the language of every word.
        running_text: whether card texts are shown as printed rather than clause by clause.
    """
    moment = Moment.of(visit)
    narration = Narration(moment, lang)
    chain = seen_chain(moment)
    now = running_card(moment, narration, chain)
    marks = marks_of(moment, now.uid, () if chain.over else chain.links)
    return PageView(
        notices=notices(moment, lang),
        field=field_of(moment.book, moment.state, lang, marks),
        steps=tuple(narration.steps),
        here=sum(0 < stop <= moment.cursor for stop in moment.stops),
        strayed=strayed(moment, lang),
        chain=chain_panel(moment, chain, lang),
        task=task(moment, lang),
        why=narration.spoken,
        remark=narration.remark,
        moves=moves_panel(moment, narration),
        card=card_panel(moment, narration, now, running_text=running_text),
        help=help_of(moment, lang),
        log=tuple(narration.log),
    )
