"""What a link would do, evaluated with the targets and numbers it has bound."""

from __future__ import annotations

from rulebook.engine.continuous import query
from rulebook.engine.core.state import Link
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import Would
from rulebook.vocabulary.terms import Side, Verb

from .outlook import Prospect, outlook


def prospects(table: Table, link: Link) -> tuple[Prospect, ...]:
    """Everything a link would do if it resolved now, on its own and with its current targets."""
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    if not isinstance(effect, Activated) or effect.operation is None:
        return ()
    return outlook(table, effect.operation, query.Scope(link.context.player, link.context))


def would(table: Table, link: Link, pattern: Would, scope: query.Scope) -> bool:
    """Whether a link would do what a response to it requires.

    Protection of the affected cards is ignored; only certain outcomes count, unless "could" is enough.

    Args:
        table: the table.
        link: the link responded to.
        pattern: the requirement, relative to ``scope``.
        scope: the scope of the responding card.
    """
    sure, certain = _reached(table, link, pattern, scope)
    return sure or (certain >= pattern.at_least and not pattern.possible)


def number_reached(table: Table, link: Link, pattern: Would, scope: query.Scope) -> int:
    """The number of cards that a link is certain to treat as a response to it requires; arguments as in ``would``."""
    return _reached(table, link, pattern, scope)[1]


def _reached(table: Table, link: Link, pattern: Would, scope: query.Scope) -> tuple[bool, int]:
    """Whether a requirement without a number of cards is met, and the number of fitting cards that is certain."""
    hit: dict[int, None] = {}
    certain = 0
    for prospect in prospects(table, link):
        if prospect.verb != pattern.verb:
            continue
        if pattern.verb == Verb.EFFECT_DAMAGE:
            if pattern.who != Side.ANY and prospect.player != query.side_of(scope, pattern.who):
                continue
            if prospect.number > 0 or (pattern.possible and not prospect.certain):
                return True, certain
            continue
        if pattern.possible:
            if not prospect.uids or any(_fits(table, pattern, uid, scope) for uid in prospect.uids):
                return True, certain
            continue
        new = [uid for uid in prospect.uids if uid not in hit]
        fitting = [uid for uid in new if _fits(table, pattern, uid, scope)]
        certain += max(0, min(prospect.number, len(new)) - (len(new) - len(fitting)))
        if prospect.certain:
            hit.update(dict.fromkeys(new))
    return False, certain


def _fits(table: Table, pattern: Would, uid: int, scope: query.Scope) -> bool:
    return table.card(uid) is None or query.fits(table, pattern.subject, uid, scope)
