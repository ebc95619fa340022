"""All that a play page shows of one moment, as one value in one language."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.language.sentences.render import Depth
from tutor_app.wording.reasons import Reason, WhyNotTold

from .field import Field, field_of, marks_of
from .help import Help, Notice, Task, help_of, notices, strayed, task
from .moment import Moment
from .moves import MovesPanel, moves_panel
from .narration import Narration, ToldStep
from .running import CardPanel, ChainPanel, card_panel, chain_panel, running_card, seen_chain
from .visit import Visit


class PageView(NamedTuple):
    """What a play page shows.

    ``steps`` are those of the step bar, ``here`` how many of them are done, ``strayed`` whether there is a way back to
    the branch. ``why`` are the reasons of the moment, ``why_not`` what does not happen, ``remark`` what the file adds.
    """

    notices: tuple[Notice, ...]
    field: Field
    steps: tuple[ToldStep, ...]
    here: int
    strayed: bool
    chain: ChainPanel | None
    task: Task | None
    why: tuple[Reason, ...]
    why_not: WhyNotTold
    remark: str
    moves: MovesPanel
    card: CardPanel
    help: Help
    log: tuple[ToldStep, ...]


def page_view(visit: Visit, lang: str, *, running_text: bool = False, depth: Depth = Depth.EXACT) -> PageView:
    """What the page of a visit shows where the visit looks.

    Args:
        visit: the visitor at a scenario; it is read once, nothing in it is changed.
        lang: the language of every word.
        running_text: whether card texts are shown as printed rather than clause by clause.
        depth: how reasons are told.
    """
    moment = Moment.of(visit)
    narration = Narration(moment, lang, depth)
    chain = seen_chain(moment)
    drawn = chain_panel(moment, chain, lang)
    now = running_card(moment, narration, chain)
    card = card_panel(moment, narration, now, running_text=running_text)
    marks = marks_of(moment, now.uid, () if chain.over else chain.links)
    return PageView(
        field=field_of(moment.book, moment.state, lang, marks),
        remark=narration.remark,
        why=narration.spoken,
        why_not=narration.why_not,
        steps=tuple(narration.steps),
        here=sum(0 < stop <= moment.cursor for stop in moment.stops),
        log=tuple(narration.log),
        notices=notices(moment, lang),
        strayed=strayed(moment, lang),
        chain=drawn,
        task=task(moment, lang),
        help=help_of(moment, lang, depth),
        moves=moves_panel(moment, narration),
        card=card,
    )
