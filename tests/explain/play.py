"""Small boards as scenario text, played by the engine and explained to you."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.explain import Explanation, narrate, refuse
from rulebook.explain.contrast import Played, Step, what_if, why_not
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario

HEAD = 'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n'


def tell(
    *lines: str, you: str = "", opponent: str = "", board: str = 'turn = 3\nphase = "main1"', joined: bool = False
) -> list[Explanation]:
    """The explanations of these lines, including the implied passes.

    Args:
        lines: the lines to play.
        you, opponent: the two sides, as TOML below ``[board.you]`` and ``[board.opponent]``.
        board: the rest of the board.
        joined: explain everything together from the state before the first line.
    """
    written = "".join(f"[[line]]\ndo = {line!r}\n" for line in lines)
    loaded = load_text(f"{HEAD}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n{written}")
    script, _, faults = play_scenario(loaded)
    assert faults == [], faults
    if joined:
        events = tuple(event for one in script.history for event in one.events)
        moments = tuple(moment for one in script.history for moment in one.moments)
        return _told(loaded.book, loaded.start, events, moments)
    return [made for one in script.history for made in _told(loaded.book, one.before, one.events, one.moments)]


def refusal(
    *lines: str,
    check: str,
    you: str = "",
    opponent: str = "",
    board: str = 'turn = 3\nphase = "main1"',
    ruleset: str = "2014",
) -> Explanation:
    """Why the last of these lines is refused by ``check``; the board is as in ``tell``."""
    *played, last = lines
    head = HEAD.replace('"2014"', f'"{ruleset}"')
    written = "".join(f"[[line]]\ndo = {line!r}\n" for line in played)
    written += f'[[line]]\ndo = {last!r}\nexpect = {{ illegal = "{check}" }}\n'
    loaded = load_text(f"{head}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n{written}")
    _, done, faults = play_scenario(loaded)
    assert faults == [], faults
    found = [one.refusal for one in done if one.refusal is not None]
    return refuse(loaded.book, found[-1].state, found[-1].verdict)


def imagined(
    *lines: str, you: str = "", opponent: str = "", board: str = 'turn = 3\nphase = "main1"'
) -> list[Explanation]:
    """What would have happened at each action of these lines without one of its rules; the board is as in ``tell``."""
    written = "".join(f"[[line]]\ndo = {line!r}\n" for line in lines)
    loaded = load_text(f"{HEAD}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n{written}")
    script, _, faults = play_scenario(loaded)
    assert faults == [], faults
    steps = [
        Step(loaded.book, one.before, one.events, sees_all=True, played=Played(one.before, (one.action,)))
        for one in script.history
    ]
    return [made for step in steps for made in what_if(step)]


def _told(
    book: Book, before: DuelState, events: tuple[Event, ...], moments: tuple[DuelState, ...]
) -> list[Explanation]:
    """What happened, then what did not."""
    missing = why_not(Step(book, before, events, moments=moments, sees_all=True))
    return [*narrate(book, before, events), *missing.shown, *missing.rest]


def of(kind: str, told: Sequence[Explanation]) -> list[Explanation]:
    """Those whose node is ``kind`` or begins with it and a dot."""
    return [made for made in told if f"{made.node}.".startswith(f"{kind}.")]
