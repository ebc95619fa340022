"""Markup for the duel field of both players: zones, hands, piles, Life Points, turn, phase and step."""

from __future__ import annotations

from functools import cache, lru_cache

from rulebook.cards import BY_SLUG
from rulebook.language.words.hyphens import SOFT_HYPHEN, hyphenated
from rulebook.vocabulary.effects import Names
from rulebook.vocabulary.terms import Phase, Step, Zone
from tutor_app.play.field import PILES, Face, Field
from tutor_app.play.marks import Marks
from tutor_app.texts.messages import message

from .links import href_of
from .markup import Attribute, Child, Markup, button, classes, div, element, span

ROWS = 5
"""The Monster Zones and the Spell & Trap Zones of each player."""
MOST_KEPT = 4000
"""Maximum number of drawn places and of drawn cards that are kept: many positions share them."""


def board(field: Field, lang: str, *, still: bool = False) -> Markup:
    """The field as player 0 sees it.

    Args:
        field: what lies where.
        lang: the language of its labels.
        still: nothing can be played on it; a card leads to its entry.
    """
    lay = _Layout(field, lang, still=still)
    return div(
        "board",
        lay.player_line(1),
        lay.hand(1),
        lay.half(1),
        _timeline(field.phase, field.step, field.turn_player, lang),
        lay.strip(),
        lay.half(0),
        lay.hand(0),
        lay.player_line(0),
        lay.drawers(),
        role="group",
        aria_label=message(lang, "board.title"),
        data_aims=" ".join(f"{source}>{target}" for source, target in field.marks.aims) or None,
    )


class _Layout:
    """The field drawn place by place."""

    def __init__(self, field: Field, lang: str, *, still: bool) -> None:
        self.field, self.marks, self.lang, self.still = field, field.marks, lang, still
        self.targets = {uid for uid, role in self.marks.touched.items() if role == "target"}
        self.targets |= {aim for _, aim in self.marks.aims}

    def at(self, side: int, zone: int) -> tuple[int, ...]:
        return self.field.places.get((side, zone), ())

    def player_line(self, side: int) -> Markup:
        state, lang, change = self.field, self.lang, self.marks.lp[side]
        turn = message(lang, "board.turn_yours" if state.turn_player == 0 else "board.turn_theirs", turn=state.turn)
        return div(
            classes("lp", "mine" if side == 0 else "theirs"),
            span("who", message(lang, "board.you" if side == 0 else "board.opponent")),
            span("points", element("b", None, state.lp[side]), " LP"),
            _change(change) if change else None,
            span("count", turn if side == 0 else message(lang, "board.hand_count", count=len(self.at(1, Zone.HAND)))),
        )

    def hand(self, side: int) -> Markup:
        cards = [self.card(uid) for uid in self.at(side, Zone.HAND)]
        empty = span("empty", message(self.lang, "board.hand_empty")) if not cards else None
        label = message(self.lang, "board.hand_yours" if side == 0 else "board.hand_theirs")
        crowd = "crowded" if len(cards) > 6 else None if cards else "bare"
        return div(classes("hand", "mine" if side == 0 else "theirs", crowd), cards, empty, role="group",
                   aria_label=label)  # fmt: skip

    def half(self, side: int) -> Markup:
        rows = [self.row(side, Zone.MONSTER), self.row(side, Zone.SPELL)]
        left = [self.zone(side, Zone.FIELD, 0), self.zone(side, Zone.PENDULUM, 0), self.pile(side, Zone.EXTRA)]
        right = [
            self.pile(side, Zone.GRAVEYARD), self.pile(side, Zone.BANISHED),
            self.zone(side, Zone.PENDULUM, 1), self.pile(side, Zone.DECK),
        ]  # fmt: skip
        if side:
            rows.reverse()
            left, right = list(reversed(right)), list(reversed(left))
        return div(
            classes("half", "mine" if side == 0 else "theirs"),
            div("side left", left), div("rows", rows), div("side right", right),
        )  # fmt: skip

    def row(self, side: int, zone: Zone) -> Markup:
        slots = range(ROWS) if side == 0 else range(ROWS - 1, -1, -1)
        return div(f"row {zone.name.lower()}s", [self.zone(side, zone, slot) for slot in slots])

    def zone(self, side: int, zone: Zone, slot: int) -> Markup:
        found = [uid for uid in self.at(side, zone) if self.field.slots[uid] == slot]
        if found:
            return div("zone full", self.card(found[0]))
        named = zone not in (Zone.MONSTER, Zone.SPELL) or slot == 0
        word = message(self.lang, f"board.zone_{zone.name.lower()}") if named else ""
        return _empty_zone(zone, word)

    def pile(self, side: int, zone: Zone) -> Markup:
        cards, marks = self.at(side, zone), self.marks
        return _pile(
            self.lang, side, zone, len(cards), lit=not marks.options.isdisjoint(cards),
            open_=(side, int(zone)) in marks.piles, playable=not marks.playable.isdisjoint(cards), still=self.still,
            holds=" ".join(map(str, cards)) if zone in PILES else "", target=not self.targets.isdisjoint(cards),
        )  # fmt: skip

    def strip(self) -> Markup | None:
        """Monsters whose Summon can still be negated are in no zone yet."""
        cards = [uid for side in (1, 0) for uid in self.at(side, Zone.SUMMONING)]
        if not cards:
            return None
        word = message(self.lang, "zone.summoning")
        return div("strip", span("ghost", word), [self.card(uid) for uid in cards])

    def drawers(self) -> Markup | None:
        """The piles and materials laid out."""
        found = [
            div("drawer", span("ghost", title), div("laid", [self.card(uid) for uid in uids]))
            for title, uids in self.field.drawers
        ]
        return div("drawers", found) if found else None

    def card(self, uid: int) -> Markup:
        return card_button(self.field.faces[uid], self.marks, self.lang, still=self.still)


def _change(points: int) -> Markup:
    """By how much Life Points have changed."""
    return span("change gain", f"+{points}") if points > 0 else span("change", f"−{-points}")


@cache
def _empty_zone(zone: Zone, word: str) -> Markup:
    return div(classes("zone", zone.name.lower()), span("ghost", word), aria_hidden="true")


@lru_cache(MOST_KEPT)
def _pile(
    lang: str, side: int, zone: Zone, count: int, *, lit: bool, open_: bool, playable: bool, still: bool,
    holds: str, target: bool,
) -> Markup:  # fmt: skip
    word = message(lang, f"zone.{zone.name.lower()}")
    role = message(lang, "role.target")
    inside: list[Child] = [span("ghost", word), element("b", None, count), span("mark", role) if target else None]
    kind = classes("zone pile", zone.name.lower(), "lit" if lit else None, "open" if open_ else None,
                   "playable" if playable else None, "touched" if target else None)  # fmt: skip
    label = message(lang, "board.pile_yours" if side == 0 else "board.pile_theirs", zone=word, count=count)
    label = f"{label}. {role}" if target else label
    if still or zone not in PILES or not count:
        return div(kind, inside, role="img", aria_label=label, data_holds=holds or None)
    return button(kind, f"pile:{side}:{int(zone)}", f"pile-{side}-{int(zone)}", inside,
                  aria_label=label, aria_expanded="true" if open_ else "false", data_holds=holds)  # fmt: skip


def card_button(shown: Face, marks: Marks, lang: str, *, still: bool = False) -> Markup:
    """One card: a button that opens or picks it; where all is ``still``, a link to its entry."""
    uid = shown.uid
    return _card(
        shown, lang, marks.links.get(uid, ()), marks.touched.get(uid, ""), selected=uid == marks.selected,
        option=uid in marks.options, picked=uid in marks.picked, playable=uid in marks.playable, now=uid == marks.now,
        still=still,
    )  # fmt: skip


@lru_cache(MOST_KEPT)
def _card(
    shown: Face, lang: str, links: tuple[int, ...], role: str, *, selected: bool, option: bool, picked: bool,
    playable: bool, now: bool, still: bool,
) -> Markup:  # fmt: skip
    uid = shown.uid
    spoken = [shown.label]
    spoken += [message(lang, "board.in_link", link=number) for number in links]
    if picked:
        spoken.append(message(lang, "board.is_picked"))
    elif option:
        spoken.append(message(lang, "board.is_option"))
    if role:
        spoken.append(message(lang, f"role.{role}"))
    class_ = classes(
        "card", shown.kind, shown.frame or None, "mine" if shown.side == 0 else "theirs",
        "down" if shown.face_down else None, "sideways" if shown.sideways else None,
        "selected" if selected else None, "option" if option else None,
        "picked" if picked else None, "playable" if playable else None,
        "now" if now else None, f"touched {role}" if role else None,
    )  # fmt: skip
    names_in = Names.language_for(lang)
    name = hyphenated(names_in, shown.name)
    name_lang = names_in if names_in != lang and shown.name else None
    held = [span("hold", sign, title=words) for sign, words in shown.holds]
    signs = [span(f"sign {sign}", title=words) for sign, words in shown.signs]
    sort = span("sort", signs, span("kind", shown.line), span("type", shown.type) if shown.type else None)
    position = span("position", shown.position) if shown.position and shown.position != "ATK" else None
    foot = position or held or shown.numbers
    inside: list[Child] = [
        element("span", {"class": "name", "lang": name_lang, "style": _fitting(name)}, name),
        span("note", shown.note) if shown.note else None,
        sort if shown.name else None,
        span("foot", position, held, span("numbers", shown.numbers) if shown.numbers else None) if foot else None,
        span("links", [element("i", None, number) for number in links]) if links else None,
        span("mark", message(lang, f"role.{role}")) if role else None,
    ]
    if still:
        return _still(shown, class_, inside, lang)
    return button(
        class_, f"card:{uid}", f"card-{uid}", inside,
        aria_label=". ".join(spoken), aria_pressed="true" if picked or selected else "false",
        data_uid=uid, title=shown.name or None,
    )  # fmt: skip


def _still(shown: Face, class_: str, inside: list[Child], lang: str) -> Markup:
    """A card that leads to its entry, or says what it is if there is none."""
    named: dict[str, Attribute] = {"class": class_, "aria-label": shown.label, "data-uid": shown.uid}
    if shown.slug not in BY_SLUG:
        return element("div", {**named, "role": "img"}, inside)
    send = f"about:{shown.slug}"
    return element("a", {**named, "href": href_of(send, lang), "data-send": send, "data-focus": f"card-{shown.uid}",
                         "title": shown.name}, inside)  # fmt: skip


def _fitting(name: str) -> str | None:
    """How long the longest part of a word is, with its hyphen: it must fit into the card without being broken."""
    parts = (part for word in name.replace("-", " ").split() for part in _parts(word))
    longest = max(map(len, parts), default=0)
    return f"--letters:{longest}" if longest > 6 else None


def _parts(word: str) -> list[str]:
    *first, last = word.split(SOFT_HYPHEN)
    return [*(f"{part}-" for part in first), last]


@cache
def _timeline(now: Phase, step: Step, turn_player: int, lang: str) -> Markup:
    parts: list[Markup] = []
    for phase in Phase:
        on = phase == now
        word = message(lang, f"phase.{phase.name.lower()}")
        if on and step != Step.NONE:
            word = f"{word} · {message(lang, f'step.{step.name.lower()}')}"
        title = message(lang, f"phase_full.{phase.name.lower()}")
        parts.append(element("li", {"class": "on" if on else None, "aria-current": "step" if on else None,
                                    "title": title}, word))  # fmt: skip
    side = "mine" if turn_player == 0 else "theirs"
    stepped = "stepped" if step != Step.NONE else None
    return element(
        "ol", {"class": classes("phases", side, stepped), "aria-label": message(lang, "board.phases")}, parts
    )
