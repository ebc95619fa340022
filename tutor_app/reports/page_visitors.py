"""Simulated visitors for ``run.py bench --page``: WebSocket clients that speak Streamlit's protocol and click.

Runs as its own process: reads ``Orders`` as JSON from standard input and prints ``Measured`` as JSON.
"""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import sys
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.Element_pb2 import Element
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from rulebook.languages import LANGUAGES

PATIENCE = 60.0
"""Timeout for an answer, in seconds."""
PAUSE_BEFORE_TELLING = 0.35
PER_SCENARIO = 12
"""Number of clicks after which a visitor opens another scenario."""

_PRIMARY = re.compile(r'<button[^>]*data-send="([^"]+)"[^>]*data-primary')
_SEND = re.compile(r'data-send="([^"]+)"')
_ANSWER = re.compile(r'<button[^>]*data-send="(answer:[^"]+)"(?![^>]*disabled)')


@dataclass
class Orders:
    """What the visitors do.

    Attributes:
        address: host and port of the server.
        scenarios: ids of the scenarios to play; empty for the empty page with its one button.
        visitors: number of visitors.
        seconds: duration.
        pause: minimum and maximum time between an answer and the next click, in seconds.
        stay: clicks after which a visitor is replaced by a new one, or 0.
        seed: seed of the random choices.
    """

    address: str
    scenarios: list[str]
    visitors: int
    seconds: float
    pause: tuple[float, float] = (2.0, 5.0)
    stay: int = 0
    seed: int = 0


@dataclass
class Measured:
    """Results: milliseconds from click to the whole page that answers it.

    ``told`` are those of the position reports that nobody waits for, ``at_once`` the number of clicks answered without
    the server, ``received`` bytes.
    """

    answered: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    at_once: int = 0
    received: int = 0
    errors: list[str] = field(default_factory=list)


class Visitor:
    """One visitor, with the state that the page's script keeps in a browser."""

    def __init__(self, socket: ClientConnection, orders: Orders, measured: Measured, rng: random.Random) -> None:
        self.socket, self.orders, self.measured, self.rng = socket, orders, measured, rng
        self.key = f"{rng.getrandbits(128):032x}"
        self.query = ""
        self.widget = ""
        self.count = self.clicks = 0
        self.texts: dict[str, str] = {}
        self.collection = ""
        self.got: list[int] = []
        self.data: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.moments: dict[int, dict[str, Any]] = {}
        self.moved = False

    async def run(self, trigger: str = "") -> float:
        """Run the page to its end, with a click as JSON; milliseconds until the page was there.

        The tutor's page comes as one element; that of the empty page is whole with its line of text.
        """
        message = BackMsg()
        message.rerun_script.query_string = self.query
        widgets = message.rerun_script.widget_states.widgets
        if self.widget and trigger:
            name = f"$$STREAMLIT_INTERNAL_KEY_{self.widget}__events"
            widgets.append(WidgetState(id=self.widget, json_value="{}"))
            widgets.append(WidgetState(id=name, json_trigger_value=trigger))
        elif self.widget and not self.orders.scenarios:
            widgets.append(WidgetState(id=self.widget, trigger_value=True))
        start, whole = time.perf_counter(), 0.0
        await self.socket.send(message.SerializeToString())
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await self.socket.recv(decode=False)
                self.measured.received += len(told)
                answer = ForwardMsg.FromString(told)
                kind = answer.WhichOneof("type")
                if kind == "delta":
                    if self.element(answer.delta.new_element):
                        whole = time.perf_counter()
                elif kind == "page_info_changed":
                    self.query = answer.page_info_changed.query_string
                elif kind == "script_finished":
                    if answer.script_finished != ForwardMsg.FINISHED_SUCCESSFULLY:
                        continue
                    return ((whole or time.perf_counter()) - start) * 1000

    def element(self, element: Element) -> bool:
        """Take an element; whether the page is whole with it."""
        kind = element.WhichOneof("type")
        if kind == "button":
            self.widget = element.button.id
        elif kind == "exception":
            raise RuntimeError(element.exception.message)
        elif kind == "bidi_component":
            data = json.loads(element.bidi_component.json)
            self.take(data)
            if "moments" in data:
                self.take_ahead(data)
                return False
            self.widget = element.bidi_component.id
            self.show(data)
            return True
        return kind == "markdown" and not self.orders.scenarios

    def take(self, data: dict[str, Any]) -> None:
        """Keep the texts of a message as ``delivery.js`` does."""
        if data["held"] != self.collection:
            self.texts, self.collection, self.got = {}, data["held"], []
        for name, sent in data["texts"].items():
            if isinstance(sent, list):
                base, start, end, between = sent
                text = self.texts[base]
                sent = text[:start] + between + text[len(text) - end :]
            self.texts[name] = sent
        self.got.append(data["serial"])

    def show(self, data: dict[str, Any]) -> None:
        """Show the page of a message as ``stage.js`` does."""
        if self.data.get("line") != data["line"]:
            self.moments = {}
        self.data, self.now, self.moved = data, data, False
        self.moments.setdefault(data["stop"], data)

    def take_ahead(self, data: dict[str, Any]) -> None:
        """Keep the steps sent after a page."""
        if data["line"] == self.data["line"]:
            for moment in data["moments"]:
                self.moments[moment["stop"]] = {**moment, "regions": {**data["regions"], **moment["regions"]}}

    def region(self, name: str) -> str:
        return self.texts.get(str(self.now["regions"].get(name, "")), "")

    def choose(self) -> str:
        """The next click: an answer to a question, mostly the primary button, sometimes a card or another scenario."""
        sends = [html.unescape(send) for send in _SEND.findall(self.region("moves")) if not send.startswith("rule:")]
        lit = _PRIMARY.search(self.region("moves"))
        answers = [answer for name in self.now["regions"] for answer in _ANSWER.findall(self.region(name))]
        if answers and self.clicks % PER_SCENARIO:
            return html.unescape(self.rng.choice(answers))
        if self.clicks % PER_SCENARIO == 0 or not sends:
            return f"open:{self.rng.choice(self.orders.scenarios)}"
        if self.clicks % 6 == 3:
            cards = [send for send in _SEND.findall(self.region("board")) if send.startswith("card:")]
            return str(self.rng.choice(cards or sends))
        return html.unescape(lit.group(1)) if lit else self.rng.choice(sends)

    def known(self, what: str) -> dict[str, Any] | None:
        stop = self.now["stop"]
        to = {"next": stop + 1, "redo": stop + 1, "undo": stop - 1}.get(what)
        return self.moments.get(to) if to is not None and stop >= 0 else None

    async def send(self, what: str) -> float:
        self.count += 1
        step = str(self.now["step"])
        value = {
            "send": what, "step": step, "line": self.data["line"], "moved": self.moved,
            "reached": int(step.rpartition("/")[2]) if self.data["stop"] >= 0 else 0, "count": self.count,
            "window": "visitor", "visitor": self.key, "keyboard": False, "held": self.collection, "got": self.got,
        }  # fmt: skip
        self.got = []
        took = await self.run(json.dumps([{"event": "sent", "value": value}]))
        if self.data["answers"] != ["visitor", self.count]:
            self.measured.errors.append(f"{what} was not answered")
        return took

    async def click(self) -> None:
        self.clicks += 1
        if not self.orders.scenarios:
            self.measured.answered.append(await self.run())
            return
        what = self.choose()
        moment = self.known(what)
        if moment is None:
            self.measured.answered.append(await self.send(what))
            return
        self.now, self.moved = moment, True
        self.query = moment["address"]
        self.measured.at_once += 1
        await asyncio.sleep(PAUSE_BEFORE_TELLING)
        self.measured.told.append(await self.send("here"))


async def _visits(orders: Orders, measured: Measured, number: int, until: float) -> None:
    """One visitor after the other until the time is up."""
    rng = random.Random(orders.seed * 1000 + number)
    await asyncio.sleep(rng.uniform(0, orders.pause[1]))
    while time.monotonic() < until:
        try:
            async with connect(
                f"ws://{orders.address}/_stcore/stream",
                subprotocols=[Subprotocol("streamlit")],
                max_size=None,
            ) as socket:
                visitor = Visitor(socket, orders, measured, rng)
                if orders.scenarios:
                    lang, scenario = rng.choice(LANGUAGES), rng.choice(orders.scenarios)
                    visitor.query = f"lang={lang}&scenario={scenario}"
                await visitor.run()
                while time.monotonic() < until and (not orders.stay or visitor.clicks < orders.stay):
                    await asyncio.sleep(rng.uniform(*orders.pause))
                    await visitor.click()
        except Exception as error:  # reported; the other visitors continue
            measured.errors.append(f"{type(error).__name__}: {error}")
            await asyncio.sleep(1)


async def _all(orders: Orders) -> Measured:
    measured = Measured()
    until = time.monotonic() + orders.seconds
    await asyncio.gather(*(_visits(orders, measured, number, until) for number in range(orders.visitors)))
    return measured


if __name__ == "__main__":
    print(json.dumps(asdict(asyncio.run(_all(Orders(**json.load(sys.stdin)))))))
