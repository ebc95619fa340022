"""Dutch card text: nouns, places, amounts and events; actions are in ``acts``."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.comparisons import against
from rulebook.language.voices.declarations import except_for, higher, of_declared
from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.words import lexicon
from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.lexicon import card_word, noun, verb
from rulebook.language.words.lexicon import verb as word_of
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase, pronoun
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

from .acts import closed
from .equips import DutchEquips
from .materials import DutchMaterials
from .replacements import DutchReplacements

_CONTROL = {
    Side.YOU: "je onder controle hebt",
    Side.OPPONENT: "je tegenstander onder controle heeft",
    Side.EACH: "hij onder controle heeft",
}
_FROM = {ON_FIELD: "van het veld", (Zone.HAND,): "uit de hand"}
_PLAYER = {Side.YOU: "je", Side.OPPONENT: "je tegenstander"}
_ZONES = {Zone.HAND: "hand", Zone.DECK: "deck", Zone.GRAVEYARD: "graveyard", Zone.EXTRA: "extra-deck"}
_OWNERS = {Side.YOU: "you", Side.OPPONENT: "opponent", Side.EACH: "their"}
_CAUSES = {Cause.BATTLE: "in een gevecht", Cause.EFFECT: "door een kaarteffect"}


class Dutch(DutchEquips, DutchMaterials, DutchReplacements):
    """See ``Voice``. An object is never a pronoun; the noun is repeated."""

    # Nouns ----------------------------------------------------------------------------------------

    def point(self, pointer: Pointer, case: str = "acc") -> Said:
        if pointer.how != "worn":
            return super().point(pointer, case)
        of = "van " if case == "gen" else ""
        return Said(f"{of}het {noun('nl', pointer.noun).sg} waarmee deze kaart is uitgerust", "", pointer.noun)

    def pronoun(self, noun: str, n: int, case: str) -> Said:
        if case == "nom" and (n > 1 or lexicon.noun("nl", noun).gender != "het"):
            return Said(pronoun("nl", noun, n, case), "", noun, n)
        word = "card" if noun == "spell-trap" else noun
        return self.point(Pointer("that", word, n), case)

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        word = named_kind(thing) if thing.slug else thing.noun
        after = [f"van Level {compared(thing.level, 'lager', 'hoger')}"] if thing.level is not None else []
        after += [
            f"met {compared(part)} {'oorspronkelijke ' * part.original}{stat_noun('nl', part.stat)}"
            for part in thing.points
        ]
        after.append(of_declared("nl", thing.declared, thing.undeclared))
        after.append(except_for("nl", thing.except_kind))
        after.append(higher("nl", thing.higher))
        if thing.position is not None:
            after.append(self.position(thing.position))
        after = [*or_names("nl", thing), *after]
        if self.controlled(thing) and thing.side is not None:
            after.append(f"{self._relative(word, n)} {_CONTROL[thing.side]}")
        else:
            after.append(self.place(thing.zones, thing.side, style))
        after += [*against(self, thing), *self.holding(replace(thing, noun=word), n)]
        said = phrase(
            "nl", word, n, case, article, thing.adjectives, qualifier=self._qualifier(thing),
            name=name_of("nl", thing.slug) if thing.slug else "", after=" ".join(part for part in after if part),
        )  # fmt: skip
        return Said(said, "", word, n)

    def _relative(self, word: str, n: int) -> str:
        entry = noun("nl", word)
        return "dat" if entry.gender == "het" and not entry.plural(n) else "die"

    def _qualifier(self, thing: Thing) -> str:
        parts = [card_word("nl", "attribute", thing.attribute)] if thing.attribute is not None else []
        if thing.types:
            hyphen = "-" if thing.noun == "monster" else ""
            words = [f"{card_word('nl', 'type', kind)}{hyphen}" for kind in thing.types]
            parts.append(join_list("nl", words, thing.joint))
        if thing.series:
            parts.append(series("nl", thing.series))
        return " ".join(parts)

    def place(self, zones: tuple[Zone, ...], side: Side | None, style: str) -> str:
        parts = []
        if side is Side.EACH and any(zone in ON_FIELD for zone in zones) and Zone.HAND in zones:
            others = [noun("nl", _ZONES[zone]).sg for zone in zones if zone in _ZONES]
            return join_list("nl", ["van zijn veld", *(f"uit zijn {one}" for one in others)])
        if any(zone in ON_FIELD for zone in zones):
            parts.append("van het veld" if style.startswith("from") else "op het veld")
        off_field = [zone for zone in zones if zone not in ON_FIELD]
        prep = "uit" if style.startswith("from") else "in"
        if off_field == [Zone.HAND] and side is Side.ANY:
            parts.append(f"{prep} de hand van beide spelers")
        elif off_field and side is Side.ANY:
            if off_field[0] is Zone.DECK:
                return " en ".join([*parts, f"{prep} het Deck"])
            zone = noun("nl", _ZONES[off_field[0]])
            either = {"in-the": f"in de {zone.sg}", "from-one": f"uit de {zone.pl}"}
            parts.append(either.get(style, f"{prep} een van beide {zone.pl}"))
        elif off_field and side is not None:
            first = phrase("nl", _ZONES[off_field[0]], owner=_OWNERS[side], prep=prep)
            rest = [noun("nl", _ZONES[zone]).sg for zone in off_field[1:]]
            parts.append(join_list("nl", [first, *rest], "or"))
        return " en ".join(parts)

    def highest(self, stat: Stat, thing: Thing, lowest: bool = False) -> Said:
        controlled = self.controlled(thing)
        said = self.thing(thing.anywhere() if controlled else thing, article="def")
        text = f"{said.text} met de {'laagste' if lowest else 'hoogste'} {stat_noun('nl', stat)}"
        if controlled and thing.side is not None:
            text += f" {self._relative(thing.noun, 1)} {_CONTROL[thing.side]}"
        return said._replace(text=f"{text} (bij een gelijke stand kies jij)")

    def with_highest(self, said: Said, stat: Stat) -> Said:
        return said._replace(text=f"{said.text} met de hoogste {stat_noun('nl', stat)}")

    def top(self, low: int, high: int, side: Side) -> Said:
        count = f"{low} tot {high}" if low != high else str(high) if high > 1 else ""
        deck = phrase("nl", "deck", owner=_OWNERS[side], prep="van")
        return Said(" ".join(f"de bovenste {count} {'kaarten' if high > 1 else 'kaart'} {deck}".split()), n=high)

    # Amounts --------------------------------------------------------------------------------------

    def for_each(self, verb: str, side: Side) -> str:
        be = "zijn" if side is Side.EACH else "is"
        done = f"naar de Graveyard {be} gestuurd" if verb == "send" else f"{be} {self._participle(verb)}"
        if side is Side.EACH:
            return f"voor elk van zijn kaarten die op deze manier {done}"
        return f"voor elke kaart die op deze manier {done}"

    def _participle(self, word: str) -> str:
        return verb("nl", word)["pp"]

    def for_each_thing(self, thing: Thing) -> str:
        return f"voor {self.thing(thing, article='every').text}"

    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        word = f"{'oorspronkelijke ' if original else ''}{stat_noun('nl', stat)}"
        return f"{'het' if stat is Stat.LEVEL else 'de'} {word} {self.point(pointer, 'gen').text}"

    def sum_of(self, stat: Stat, of: Said) -> str:
        return f"de som van de {stat_noun('nl', stat)} {of.text}"

    # Clauses: the verbs last ----------------------------------------------------------------------

    def event(self, on: On, subject: Said, many: bool) -> str:
        if on.controlled_by is Side.YOU:
            subject = subject._replace(text=f"{subject.text} {self._relative(subject.noun, 1)} je onder controle hebt")
        who, plural = closed(subject.text), subject.n != 1
        if on.verb is Verb.DECLARE_ATTACK:
            return f"{who} een aanval aankondigt"
        if on.verb is Verb.LEAVE_FIELD:
            return f"{who} het veld {'verlaten' if plural else 'verlaat'}"
        if on.verb is Verb.BATTLE_DAMAGE:
            how = " met een directe aanval" if on.direct else ""
            return f"{who} je tegenstander{how} gevechtsschade toebrengt"
        if on.verb is Verb.RESOLVE:
            return f"een kaarteffect is afgehandeld dat {who} als doelwit heeft gekozen"
        kinds = summon_words("nl", on.kinds)
        if on.verb is Verb.WOULD_SUMMON and on.by in _PLAYER:
            return f"{_PLAYER[on.by]} {who} {kinds}zou oproepen"
        if on.verb is Verb.WOULD_SUMMON:
            return f"{who} {kinds}{'zouden' if plural else 'zou'} worden opgeroepen"
        if on.verb is Verb.SUMMON and on.by in _PLAYER:
            return f"{_PLAYER[on.by]} {who} {kinds}oproept"
        auxiliary = "worden" if plural else "wordt"
        if on.verb is Verb.SUMMON:
            return f"{who} {kinds}{auxiliary} opgeroepen"
        if on.verb in PASSIVE_VERBS:
            return f"{who} {self._passive(on, auxiliary)}"
        raise CannotSay(f"no words for the event {on.verb!r}")

    def _passive(self, on: On, auxiliary: str) -> str:
        said = self._participle(PASSIVE_VERBS[on.verb])
        before = {Verb.TRIBUTE: "als Tribute", Verb.RETURN: "naar de hand"}.get(on.verb, "")
        by = join_list("nl", [_CAUSES[cause] for cause in on.cause if cause in _CAUSES], "or")
        origin = _FROM.get(on.was, "") if on.verb not in STAYING_VERBS else ""
        if Zone.GRAVEYARD not in on.to:
            parts: tuple[str, ...] = (by, origin, before, auxiliary, said)
        else:
            to = "naar je Graveyard" if on.controlled_by is Side.YOU else "naar de Graveyard"
            if on.verb in STAYING_VERBS:
                parts = (by, before, auxiliary, said, f"en {to} gestuurd")
            else:
                parts = (by, origin, f"{to} {auxiliary}", said)
        return " ".join(part for part in parts if part)

    def exists(self, thing: Thing, negative: bool) -> str:
        article, n = ("no", 1 if thing.slug else 2) if negative else ("indef", 1)
        if self.controlled(thing) and thing.side in _PLAYER:
            said = self.thing(thing.anywhere(), n, article=article).text
            have = "hebt" if thing.side is Side.YOU else "heeft"
            return f"{_PLAYER[thing.side]} {said} onder controle {have}"
        if thing.zones == (Zone.HAND,) and thing.side in _PLAYER:
            said = self.thing(thing.anywhere(), n, article=article).text
            own = "je hand hebt" if thing.side is Side.YOU else "zijn hand heeft"
            return f"{_PLAYER[thing.side]} {said} in {own}"
        lies = ("zijn", "is") if Zone.HAND in thing.zones else ("liggen", "ligt")
        return f"er {self.thing(thing, n, article=article).text} {lies[0] if n == 2 else lies[1]}"

    def so_many(self, thing: Thing, op: Op, number: int) -> str:
        count = {
            Op.EQ: f"precies {number}",
            Op.GE: f"minstens {number}",
            Op.LE: f"hoogstens {number}",
            Op.GT: f"meer dan {number}",
            Op.LT: f"minder dan {number}",
        }[op]
        if self.controlled(thing) and thing.side in _PLAYER:
            said = self.thing(thing.anywhere(), number, article="none").text
            have = "hebt" if thing.side is Side.YOU else "heeft"
            return f"{_PLAYER[thing.side]} {count} {said} onder controle {have}"
        lies = ("zijn", "is") if Zone.HAND in thing.zones else ("liggen", "ligt")
        return f"er {count} {self.thing(thing, number, article='none').text} {lies[number == 1]}"

    def lp_against(self, side: Side, op: Op) -> str:
        words = {Op.LT: "lager zijn dan", Op.GT: "hoger zijn dan", Op.EQ: "gelijk zijn aan"}
        words |= {Op.LE: "niet hoger zijn dan", Op.GE: "niet lager zijn dan"}
        mine, theirs = ("je LP", "die van je tegenstander")
        if side is Side.OPPONENT:
            mine, theirs = "de LP van je tegenstander", "die van jou"
        return f"{mine} {words[op]} {theirs}"

    def is_activated(self, what: str, noun_id: str) -> str:
        return f"{what} wordt geactiveerd"

    def would(self, verb: str, cards: Said) -> str:
        return f"{cards.text}{cards.tail} zou {word_of('nl', verb)['inf']}"

    def is_a(self, subject: str, what: str, negative: bool) -> str:
        it = "het" if subject == "hij" else subject
        return f"{it} {'g' if negative and what.startswith('een') else ''}{what} is"

    def ordinal(self, number: int, noun_id: str) -> str:
        return f"{number}e"

    def until_phase(self, phase: NounPhrase) -> str:
        return phase.say("nl", "acc", "tot")

    def is_so(self, pointer: Pointer, thing: Thing, negative: bool) -> str:
        subject = self.point(pointer, "nom")
        face = {"face-up": "open", "face-down": "dicht"}
        states = [face[entry] for entry in thing.adjectives if entry in face]
        if thing.position is not None:
            states.append(self.position(thing.position))
        if thing.zones:
            states.append(self.place(thing.zones, thing.side, "in"))
        lies = ("zitten", "zit") if thing.zones == (Zone.HAND,) else ("liggen", "ligt")
        lie = lies[subject.n == 1]
        return f"{subject.text} {'niet ' if negative else ''}{' '.join(states)} {lie}"

    def happened(self, on: On, subject: Said, negative: bool) -> str:
        if on.verb is Verb.DESTROY and on.other is not None:
            what = f"g{subject.text}" if negative and subject.text.startswith("een ") else subject.text
            return f"deze kaart deze beurt {what} in een gevecht heeft vernietigd"
        if on.verb is not Verb.SUMMON:
            raise CannotSay(f"no words for what happened: {on.verb!r}")
        kinds = summon_words("nl", on.kinds)
        if on.by in _PLAYER:
            have = "hebt" if on.by is Side.YOU else "heeft"
            what = f"g{subject.text}" if negative and subject.text.startswith("een ") else subject.text
            return f"{_PLAYER[on.by]} deze beurt {what} {kinds}{have} opgeroepen"
        return f"{subject.text} deze beurt {'niet ' if negative else ''}{kinds}is opgeroepen"

    def caused_by(self, side: Side) -> str:
        owner = {Side.OPPONENT: "een kaarteffect van je tegenstander", Side.YOU: "een kaarteffect van jou"}[side]
        return f"{owner} dit heeft veroorzaakt"

    def position(self, position: Position) -> str:
        """Example: in aanvalspositie."""
        return {Position.ATTACK: "in aanvalspositie", Position.DEFENSE: "in verdedigingspositie"}.get(
            position, "dicht in verdedigingspositie"
        )


def compared(part: StatIs, less: str = "minder", more: str = "meer") -> str:
    """1500 of minder, 4 of lager."""
    value = part.value
    return {
        Op.EQ: f"{value}",
        Op.LE: f"{value} of {less}",
        Op.GE: f"{value} of {more}",
        Op.LT: f"minder dan {value}",
        Op.GT: f"meer dan {value}",
    }[part.op]


VOICE = Dutch()
