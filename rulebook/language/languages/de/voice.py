"""German card text: nouns, places, amounts and events; actions are in ``acts``."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.comparisons import against
from rulebook.language.voices.declarations import except_for, higher, of_declared
from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.lexicon import card_word, noun, verb
from rulebook.language.words.lexicon import verb as word_of
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase, pronoun
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.series import series
from rulebook.language.words.word_ids import (
    PASSIVE_VERBS,
    STAYING_VERBS,
    name_of,
    named_kind,
    or_names,
    stat_noun,
    summon_words,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import StatIs
from rulebook.vocabulary.terms import ON_FIELD, Cause, Op, Position, Side, Stat, Verb, Zone

from .acts import whole
from .equips import GermanEquips
from .grammar import determiner, possessive
from .materials import GermanMaterials
from .replacements import GermanReplacements

_CONTROL = {Side.YOU: "du kontrollierst", Side.OPPONENT: "dein Gegner kontrolliert", Side.EACH: "er kontrolliert"}
_FROM = {ON_FIELD: "vom Spielfeld", (Zone.HAND,): "von der Hand"}
_PLAYER = {Side.YOU: "du", Side.OPPONENT: "dein Gegner"}
_ZONES = {Zone.HAND: "hand", Zone.DECK: "deck", Zone.GRAVEYARD: "graveyard", Zone.EXTRA: "extra-deck"}
_OWNERS = {Side.YOU: "you", Side.OPPONENT: "opponent", Side.EACH: "their"}


class German(GermanEquips, GermanMaterials, GermanReplacements):
    """See ``Voice``."""

    any_number_case = "gen"

    # Nouns ----------------------------------------------------------------------------------------

    def pronoun(self, noun: str, n: int, case: str) -> Said:
        if noun == "spell-trap" and n == 1:
            return self.point(Pointer("that", "card", n), case)
        return Said(pronoun("de", noun, n, case), "", noun, n, pronoun=True)

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        after = [self._level(thing.level)] if thing.level is not None else []
        after += [
            f"mit {compared(part)} {'Grund-' * part.original}{stat_noun('de', part.stat)}" for part in thing.points
        ]
        after.append(of_declared("de", thing.declared, thing.undeclared))
        after.append(except_for("de", thing.except_kind))
        after.append(higher("de", thing.higher))
        if thing.position is not None:
            after.append(self.position(thing.position, "in"))
        after = [*or_names("de", thing), *after]
        controlled = self.controlled(thing)
        if not controlled:
            after.append(self.place(thing.zones, thing.side, style))
        word = named_kind(thing) if thing.slug else thing.noun
        name = name_of("de", thing.slug) if thing.slug else ""
        said = phrase(
            "de", word, n, case, article, thing.adjectives,
            qualifier=self._qualifier(thing), name=name, after=" ".join(part for part in after if part),
        )  # fmt: skip
        tail = f", {self._relative(word, n)} {_CONTROL[thing.side]}" if controlled and thing.side is not None else ""
        whose = "deren" if self._relative(word, n) == "die" else "dessen"
        tail += "".join(f"{' und' if tail else ','} {whose} {one} sind" for one in against(self, thing))
        tail += "".join(self.holding(replace(thing, noun=word), n))
        return Said(said, tail, word, n)

    def _relative(self, word: str, n: int) -> str:
        entry = noun("de", word)
        if entry.plural(n):
            return "die"
        return {"m": "den", "n": "das", "f": "die", "m+f": "den oder die"}[entry.gender]

    def _level(self, part: StatIs) -> str:
        return f"der Stufe {compared(part, 'niedriger', 'höher')}"

    def _qualifier(self, thing: Thing) -> str:
        parts = [card_word("de", "attribute", thing.attribute)] if thing.attribute is not None else []
        if thing.types:
            parts.append(join_list("de", [f"{card_word('de', 'type', kind)}-" for kind in thing.types], thing.joint))
        if thing.series:
            parts.append(series("de", thing.series))
        return " ".join(parts)

    def place(self, zones: tuple[Zone, ...], side: Side | None, style: str) -> str:
        parts = []
        if side is Side.EACH and any(zone in ON_FIELD for zone in zones) and Zone.HAND in zones:
            others = [noun("de", _ZONES[zone]).sg for zone in zones if zone in _ZONES and zone is not Zone.HAND]
            return join_list("de", ["von seiner Hand", "seiner Spielfeldseite", *(f"seinem {one}" for one in others)])
        if any(zone in ON_FIELD for zone in zones):
            parts.append("vom Spielfeld" if style.startswith("from") else "auf dem Spielfeld")
        off_field = [zone for zone in zones if zone not in ON_FIELD]
        prep = "von" if style.startswith("from") else "in"
        if off_field == [Zone.HAND] and side is Side.ANY:
            parts.append(f"{prep} den Händen beider Spieler")
        elif off_field and side is Side.ANY:
            if off_field[0] is Zone.DECK:
                return " und ".join([*parts, "vom Deck" if style.startswith("from") else "im Deck"])
            either = {"in-the": "im", "from-one": "von einem"}.get(style, f"{prep} einem beliebigen")
            parts.append(f"{either} {noun('de', _ZONES[off_field[0]]).sg}")
        elif off_field and side is not None:
            said = [phrase("de", _ZONES[off_field[0]], case="dat", owner=_OWNERS[side], prep=prep)]
            said += [phrase("de", _ZONES[zone], case="dat", owner=_OWNERS[side]) for zone in off_field[1:]]
            parts.append(join_list("de", said, "or"))
        return " und ".join(parts)

    def highest(self, stat: Stat, thing: Thing, lowest: bool = False) -> Said:
        said = self.thing(thing, article="def")
        rank = "niedrigsten" if lowest else "höchsten"
        text = f"{said.text} mit den {rank} {stat_noun('de', stat)}"
        return said._replace(text=text, tail=f"{said.tail} (bei Gleichstand bestimmst du)")

    def with_highest(self, said: Said, stat: Stat) -> Said:
        return said._replace(text=f"{said.text} mit den höchsten {stat_noun('de', stat)}")

    def top(self, low: int, high: int, side: Side) -> Said:
        count = f"{low} bis {high}" if low != high else str(high) if high > 1 else ""
        whose = {Side.YOU: "deines Decks", Side.OPPONENT: "des Decks deines Gegners"}.get(side, "seines Decks")
        cards = "obersten" if high > 1 else "oberste"
        words = f"die {cards} {count} {'Karten' if high > 1 else 'Karte'} {whose}"
        return Said(" ".join(words.split()), n=high)

    def some(self, thing: Thing, many: bool, case: str, verb: Verb) -> Said:
        if thing.noun == "spell-trap":
            thing = replace(thing, noun="spell-trap-card")
        return super().some(thing, many, case, verb)

    def one_or_more(self, word: str, case: str) -> str:
        one = determiner("indef", case, {"m": 0, "n": 1, "f": 2}[noun("de", word).gender])
        return f"{one} oder mehr"

    # Amounts --------------------------------------------------------------------------------------

    def for_each(self, verb: str, side: Side) -> str:
        done = {"send": "auf den Friedhof gelegt"}.get(verb) or self._participle(verb)
        if side is Side.EACH:
            return f"für jede seiner auf diese Art {done}en Karten"
        return f"für jede auf diese Art {done}e Karte"

    def _participle(self, word: str) -> str:
        before = {"tribute": "als Tribut ", "return-hand": "auf die Hand "}.get(word, "")
        return before + verb("de", word)["pp"]

    def for_each_thing(self, thing: Thing) -> str:
        return f"für {whole(self.thing(thing, article='every'))}"

    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        return f"der {'Grund-' if original else ''}{stat_noun('de', stat)} {self.point(pointer, 'gen').text}"

    def sum_of(self, stat: Stat, of: Said) -> str:
        return f"der Summe der {stat_noun('de', stat)} {whole(of)}"

    # Clauses: the verb last -----------------------------------------------------------------------

    def event(self, on: On, subject: Said, many: bool) -> str:
        if on.controlled_by is Side.YOU:
            subject = subject._replace(tail=f", {self._relative(subject.noun, 1)} du kontrollierst")
        who, plural = whole(subject), subject.n != 1
        if on.verb is Verb.DECLARE_ATTACK:
            return f"{who} einen Angriff deklariert"
        if on.verb is Verb.LEAVE_FIELD:
            return f"{who} das Spielfeld {'verlassen' if plural else 'verlässt'}"
        if on.verb is Verb.BATTLE_DAMAGE:
            how = "durch einen direkten Angriff " if on.direct else ""
            return f"{who} deinem Gegner {how}Kampfschaden zufügt"
        if on.verb is Verb.RESOLVE:
            return f"ein Karteneffekt aufgelöst wurde, der {who} als Ziel gewählt hat"
        kinds = summon_words("de", on.kinds)
        if on.verb is Verb.WOULD_SUMMON and on.by in _PLAYER:
            return f"{_PLAYER[on.by]} {who} {kinds}beschwören {'würdest' if on.by is Side.YOU else 'würde'}"
        if on.verb is Verb.WOULD_SUMMON:
            return f"{who} {kinds}beschworen {'würden' if plural else 'würde'}"
        if on.verb is Verb.SUMMON and on.by in _PLAYER:
            return f"{_PLAYER[on.by]} {who} {kinds}{'beschwörst' if on.by is Side.YOU else 'beschwört'}"
        auxiliary = "werden" if plural else "wird"
        if on.verb is Verb.SUMMON:
            return f"{who} {kinds}beschworen {auxiliary}"
        if on.verb in PASSIVE_VERBS:
            return f"{who} {self._passive(on)} {auxiliary}"
        raise CannotSay(f"no words for the event {on.verb!r}")

    def _passive(self, on: On) -> str:
        said = self._participle(PASSIVE_VERBS[on.verb])
        causes = "_".join(cause.name.lower() for cause in on.cause if cause in (Cause.BATTLE, Cause.EFFECT))
        by = wording("de", f"replacements.causes.{causes}") if causes else ""
        origin = _FROM.get(on.was, "") if on.verb not in STAYING_VERBS else ""
        if Zone.GRAVEYARD not in on.to:
            parts = (by, origin, said)
        else:
            to = "auf deinen Friedhof" if on.controlled_by is Side.YOU else "auf den Friedhof"
            parts = (by, said, f"und {to} gelegt") if on.verb in STAYING_VERBS else (by, origin, f"{to} {said}")
        return " ".join(part for part in parts if part)

    def exists(self, thing: Thing, negative: bool) -> str:
        article, n = ("no", 1 if thing.slug else 2) if negative else ("indef", 1)
        if self.controlled(thing) and thing.side in _PLAYER:
            said = self.thing(thing.anywhere(), n, article=article).text
            return f"{_PLAYER[thing.side]} {said} {'kontrollierst' if thing.side is Side.YOU else 'kontrolliert'}"
        if thing.zones == (Zone.HAND,) and thing.side in _PLAYER:
            said = self.thing(thing.anywhere(), n, article=article).text
            own = "deiner Hand hast" if thing.side is Side.YOU else "seiner Hand hat"
            return f"{_PLAYER[thing.side]} {said} in {own}"
        said = self.thing(thing, n, "nom", article).text
        return f"{said} {'vorhanden sind' if n == 2 else 'vorhanden ist'}"

    def so_many(self, thing: Thing, op: Op, number: int) -> str:
        count = {
            Op.EQ: f"genau {number}",
            Op.GE: f"mindestens {number}",
            Op.LE: f"höchstens {number}",
            Op.GT: f"mehr als {number}",
            Op.LT: f"weniger als {number}",
        }[op]
        if self.controlled(thing) and thing.side in _PLAYER:
            said = self.thing(thing.anywhere(), number, article="none").text
            control = "kontrollierst" if thing.side is Side.YOU else "kontrolliert"
            return f"{_PLAYER[thing.side]} {count} {said} {control}"
        said = self.thing(thing, number, "nom", "none").text
        return f"{count} {said} vorhanden {'ist' if number == 1 else 'sind'}"

    def lp_against(self, side: Side, op: Op) -> str:
        words = {Op.LT: "niedriger sind als", Op.GT: "höher sind als", Op.EQ: "gleich hoch sind wie"}
        words |= {Op.LE: "höchstens so hoch sind wie", Op.GE: "mindestens so hoch sind wie"}
        mine, theirs = ("deine LP", "die deines Gegners") if side is Side.YOU else ("die LP deines Gegners", "deine")
        return f"{mine} {words[op]} {theirs}"

    def is_activated(self, what: str, noun_id: str) -> str:
        return f"{what} aktiviert wird"

    def would(self, verb: str, cards: Said) -> str:
        return f"{cards.text} {word_of('de', verb)['inf']} würde{cards.tail}"

    def own_position(self, said: Said) -> str:
        if not said.pronoun:
            return ""
        position = noun("de", "battle-position")
        return f"{possessive(noun('de', said.noun), said.n, 'acc', position, 1)} {position.sg}"

    def is_a(self, subject: str, what: str, negative: bool) -> str:
        return f"{subject} {'k' if negative and what.startswith('ein') else ''}{what} ist"

    def ordinal(self, number: int, noun_id: str) -> str:
        return f"{number}."

    def until_phase(self, phase: NounPhrase) -> str:
        return f"bis {phase.say('de', 'dat', 'zu')}"

    def is_so(self, pointer: Pointer, thing: Thing, negative: bool) -> str:
        subject = self.point(pointer, "nom")
        face = {"face-up": "offen", "face-down": "verdeckt"}
        states = [face[entry] for entry in thing.adjectives if entry in face]
        not_ = "nicht " if negative else ""
        plural = subject.n != 1
        if thing.position is not None or (thing.zones and not any(zone in ON_FIELD for zone in thing.zones)):
            where = self.place(thing.zones, thing.side, "in")
            if thing.position is not None:
                where = f"{self.position(thing.position, 'in')} {where}".strip()
            who = f"{subject.text} sich" if subject.pronoun else f"sich {subject.text}"
            return f"{who} {not_}{where} {'befinden' if plural else 'befindet'}"
        where = self.place(thing.zones, Side.ANY, "in") if thing.zones else ""
        rest = " ".join(part for part in (*states, where) if part)
        return f"{subject.text} {not_}{rest} {'liegen' if plural else 'liegt'}"

    def happened(self, on: On, subject: Said, negative: bool) -> str:
        if on.verb is Verb.DESTROY and on.other is not None:
            what = f"k{subject.text}" if negative and subject.text.startswith("ein") else subject.text
            return f"diese Karte in diesem Spielzug {what} durch Kampf zerstört hat"
        if on.verb is not Verb.SUMMON:
            raise CannotSay(f"no words for what happened: {on.verb!r}")
        kinds = summon_words("de", on.kinds)
        if on.by in _PLAYER:
            have = "hast" if on.by is Side.YOU else "hat"
            what = f"k{subject.text}" if negative and subject.text.startswith("ein") else subject.text
            return f"{_PLAYER[on.by]} in diesem Spielzug {what} {kinds}beschworen {have}"
        not_ = "nicht " if negative else ""
        return f"{subject.text} in diesem Spielzug {not_}{kinds}beschworen wurde"

    def caused_by(self, side: Side) -> str:
        owner = {Side.OPPONENT: "ein Karteneffekt deines Gegners", Side.YOU: "dein eigener Karteneffekt"}[side]
        return f"{owner} dies verursacht hat"

    def position(self, position: Position, direction: str = "to") -> str:
        """Example: in die Angriffsposition; with ``direction`` "in" the place: in Angriffsposition."""
        word = {Position.ATTACK: "Angriffsposition", Position.DEFENSE: "Verteidigungsposition"}.get(
            position, "verdeckte Verteidigungsposition" if direction == "to" else "verdeckter Verteidigungsposition"
        )
        return f"in die {word}" if direction == "to" else f"in {word}"


def compared(part: StatIs, less: str = "weniger", more: str = "mehr") -> str:
    """1500 oder weniger, 4 oder niedriger."""
    value = part.value
    return {
        Op.EQ: f"{value}",
        Op.LE: f"{value} oder {less}",
        Op.GE: f"{value} oder {more}",
        Op.LT: f"weniger als {value}",
        Op.GT: f"mehr als {value}",
    }[part.op]


VOICE = German()
