"""The JSON output of the command line: shapes of version 1, documented in ``docs/command-line.md``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rulebook.engine.api import announcements, judge, known, legal_actions, view, view_verdict
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.codec import verdict_to_json
from rulebook.engine.core.events import EventKind, NoEffect
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.explain import Explanation, refuse
from rulebook.language.sentences.render import Depth, more, say, text
from rulebook.language.words.spans import Span, plain
from rulebook.notation import words
from rulebook.notation.happening import ALIASES, CAUSES, SUMMONS
from rulebook.notation.printer import line_of
from rulebook.vocabulary.terms import Phase, Step
from scenarios.formats.board import ZONES
from scenarios.formats.loader import Loaded
from scenarios.formats.models import FORMAT_VERSION, Scenario
from scenarios.playing.expectations import WINNERS, zone_cards_with_uid
from tutor_app.texts.messages import message

VERSION = 1
Json = dict[str, Any]


def header(kind: str) -> Json:
    """The first keys of every report."""
    return {"format": f"duel-tutor/{kind}", "version": VERSION}


def span_json(span: Span) -> Json:
    """A run of text with its role and reference."""
    found: Json = {"role": span.role, "text": span.text}
    if span.reference is not None:
        found["reference"] = list(span.reference)
    return found


def told_json(lang: str, explanation: Explanation) -> Json:
    """A sentence with its spans and rule ids, and the sentences behind "more"."""
    spans = say(lang, explanation)
    return {
        "node": explanation.node,
        "role": explanation.role.value,
        "text": plain(spans),
        "simple": text(lang, explanation, depth=Depth.SIMPLE),
        "spans": [span_json(span) for span in spans],
        "rules": list(explanation.rules),
        "events": list(explanation.events),
        "more": [{"text": plain(one), "spans": [span_json(span) for span in one]} for one in more(lang, explanation)],
    }


def board_json(book: Book, state: DuelState) -> Json:
    """The field for a reader: cards as slug and position, a Deck from the top; ``uids`` in the same order."""
    sides: Json = {}
    for player, name in enumerate(("you", "opponent")):
        cards = {key: zone_cards_with_uid(book, state, player, zone) for key, zone, _ in ZONES}
        zones = {
            key: [f"{slug}|{lying}" if lying else slug for _, slug, lying in found] for key, found in cards.items()
        }
        uids = {key: [uid for uid, _, _ in found] for key, found in cards.items()}
        sides[name] = {"lp": state.lp[player], **zones, "uids": uids}
    return {
        "turn": state.turn,
        "turn_player": words.PLAYER_WORDS[state.turn_player],
        "phase": words.PHASE_WORDS[state.phase],
        "step": Step(state.step).name.lower(),
        "winner": WINNERS[state.winner],
        **sides,
    }


def slug_of(book: Book, number: int) -> str:
    """The slug of a card, "unknown" for an unidentified one."""
    card = book.by_number.get(number)
    return card.slug if card else words.UNKNOWN_CARD


def chain_json(book: Book, state: DuelState) -> list[Json]:
    """The current Chain, first link first."""
    return [
        {
            "link": number,
            "card": slug_of(book, link.context.source.number),
            "uid": link.context.source.uid,
            "player": words.PLAYER_WORDS[link.context.player],
            "effect": link.context.effect,
            "speed": link.speed,
            "targets": [[ref.uid for ref in group] for group in link.context.targets],
            "negated": ("", "activation", "effect")[link.negated],
            "done": bool(link.done),
        }
        for number, link in enumerate(state.chain, 1)
    ]


def request_json(state: DuelState) -> Json:
    """What the duel is waiting for."""
    request = state.request
    return {
        "kind": RequestKind(request.kind).name.lower(),
        "player": words.PLAYER_WORDS[request.player],
        "purpose": Purpose(request.purpose).name.lower(),
        "options": list(request.options),
        "picked": list(request.picked),
        "low": request.low,
        "high": request.high,
    }


def action_json(book: Book, state: DuelState, action: Action, reader: int = NOBODY) -> Json:
    """An action by name, with the line a player would type for it; ``reader`` as in ``resolver.resolve``."""
    return {
        "kind": ActionKind(action.kind).name.lower(),
        "player": words.PLAYER_WORDS[action.player],
        "card": action.card,
        "index": action.index,
        "value": action.value,
        "line": str(line_of(book, [(state, action)], reader)),
    }


def verdict_json(verdict: Verdict, line: str, reason: Explanation, lang: str) -> Json:
    """A refusal: the failed checks with their rules and arguments, and the sentence."""
    return header("judge") | {"line": line} | verdict_to_json(verdict) | {"told": told_json(lang, reason)}


def _refusable(book: Book, state: DuelState, viewer: int) -> Iterator[Action]:
    """One action per card the viewer knows and verb, and per phase, whether it is allowed or not."""
    player = state.request.player
    if player == NOBODY:
        return
    seen = view(book, state, viewer)
    for uid, card in enumerate(seen.cards):
        if card.number:
            yield from announcements(book, state, player, uid)
    if state.request.kind == RequestKind.OPEN:
        yield from (Action(ActionKind.NEXT, player, value=int(phase)) for phase in Phase)


def actions_json(loaded: Loaded, state: DuelState, at: int, lang: str) -> Json:
    """What is allowed now, and what is refused and why, for the player who decides.

    Where hands are hidden, all of it is worked out from what you know.
    """
    book, reader = loaded.book, loaded.reader
    if reader != NOBODY:
        state = known(book, state, reader)
    viewer = state.request.player if reader == NOBODY else reader
    legal = legal_actions(book, state)
    refused: list[Json] = []
    for action in _refusable(book, state, viewer):
        if action in legal:
            continue
        verdict = view_verdict(book, state, judge(book, state, action), viewer)
        if not verdict.ok:
            reason = refuse(book, state, verdict, viewer)
            told = {"text": plain(say(lang, reason))}
            refused.append(action_json(book, state, action, reader) | verdict_to_json(verdict) | told)
    return header("actions") | {
        "scenario": loaded.scenario.id,
        "digest": loaded.digest,
        "language": lang,
        "at": at,
        "request": request_json(state),
        "legal": [action_json(book, state, action, reader) for action in legal],
        "refused": refused,
    }


def actions_text(report: Json) -> Iterator[str]:
    """The report of ``actions`` as text."""
    yield message(report["language"], "command.decides", player=report["request"]["player"])
    yield from (f"  + {action['line']}" for action in report["legal"])
    for action in report["refused"]:
        checks = ", ".join(failure["check"] for failure in action["failures"])
        yield f"  - {action['line']}  [{checks}]"
        yield f"      {action['text']}"


GRAMMAR: tuple[str, ...] = (
    'line     = player ":" ( verb card { clause } | answer )',
    'answer   = "yes" | "no" | "pass" | "done" | "withdraw" | "next" phase | "roll" number | choose',
    'choose   = "choose" ( cards | number | "nothing" | "directly" | "atk" | "def" )',
    'clause   = cost ( cards | number ) | "targeting" cards | "naming" number | "effect" number',
    '         | "directly" | "atk" | "def"',
    'cards    = card { "," card }',
    'card     = slug [ "@" place ] [ "#" number ]',
    'place    = player | zone | player "." zone',
)
"""The notation, version 1."""


def schema_json() -> Json:
    """JSON Schema of scenario files, and the keywords of the notation."""
    return header("schema") | {
        "scenario": {"version": FORMAT_VERSION, "schema": Scenario.model_json_schema()},
        "notation": {
            "version": VERSION,
            "grammar": list(GRAMMAR),
            "players": list(words.PLAYERS),
            "verbs": list(words.VERBS),
            "costs": list(words.COST_WORDS),
            "zones": list(words.ZONES),
            "phases": list(words.PHASES),
            "positions": list(words.POSITIONS),
            "happenings": {
                "form": "[not-]kind [card or player] [number] [to zone] [by card] [as cause] [because reason]",
                "kinds": [kind.value for kind in EventKind],
                "other_words": {name: [kind.value for kind in kinds] for name, kinds in ALIASES.items()},
                "causes": list(CAUSES),
                "summons": list(SUMMONS),
                "reasons_for_no_effect": [reason.value for reason in NoEffect],
            },
        },
    }


def texts(spans: Iterable[Iterable[Span]]) -> list[str]:
    """Sentences as plain text."""
    return [plain(one) for one in spans]
