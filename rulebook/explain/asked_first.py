"""What a player is asked for, as the reason why nothing else can be done first."""

from __future__ import annotations

from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Request


def asked_first(request: Request) -> str:
    """What a player has to do before anything else: by the kind of the request, unless its purpose says more."""
    by_kind, by_purpose = ASKED.get(request.kind), Purpose(request.purpose).name.lower()
    return by_kind if by_kind and (by_kind == "chance" or request.purpose not in _TELLING) else by_purpose


_TELLING = (
    Purpose.UPKEEP, Purpose.INSTEAD, Purpose.GO_FIRST, Purpose.MODE, Purpose.DECLARE_NAME, Purpose.DECLARE_TYPE,
    Purpose.DECLARE_ATTRIBUTE, Purpose.DECLARE_LEVEL, Purpose.DECLARE_CARD_KIND,
)  # fmt: skip
"""Purposes that say more than the kind of the request."""

ASKED: dict[int, str] = {
    RequestKind.ATTACK_TARGET: "attack_target",
    RequestKind.REPLAY: "replay",
    RequestKind.NUMBER: "number",
    RequestKind.POSITION: "summon",
    RequestKind.YES_NO: "optional_effect",
    RequestKind.DIE: "chance",
    RequestKind.COIN: "chance",
    RequestKind.LOT: "chance",
}
"""Requests whose kind says what must be done first."""
