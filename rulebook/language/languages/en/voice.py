"""English card text: nouns, places, amounts and events; actions are in ``acts``."""

from __future__ import annotations

import re
from dataclasses import replace

from rulebook.language.voices.comparisons import against
from rulebook.language.voices.declarations import except_for, higher, of_declared
from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.grammar import Asked
from rulebook.language.words.lexicon import Noun, card_word, verb
from rulebook.language.words.lexicon import verb as word_of
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase, pronoun, quoted
from rulebook.language.words.series import series
from rulebook.language.words.word_ids import (
    CARD_NOUNS,
    PASSIVE_VERBS,
    STAYING_VERBS,
    name_of,
    named_kind,
    or_names,
    stat_noun,
    summon_words,
)
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import StatIs
from rulebook.vocabulary.terms import ON_FIELD, Cause, Op, Position, Side, Stat, Verb, Zone

from .equips import EnglishEquips
from .grammar import noun_phrase, with_indefinite
from .materials import EnglishMaterials
from .modifiers import POSITIONS
from .replacements import EnglishReplacements

_OWN = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EACH: "their"}
_CONTROL = {
    Side.YOU: "you control",
    Side.OPPONENT: "your opponent controls",
    Side.EACH: "they control",
}
_FROM = {ON_FIELD: "from the field", (Zone.HAND,): "from the hand"}
_PLAYER = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EACH: "each player"}
_NAMED = Noun("", "en", "", "")
"""A card referred to by its name alone, as in English texts: 1 “Dark Magician”."""
_ZONES = {Zone.HAND: "hand", Zone.DECK: "Deck", Zone.GRAVEYARD: "GY", Zone.EXTRA: "Extra Deck"}


class English(EnglishEquips, EnglishMaterials, EnglishReplacements):
    """See ``Voice``."""

    # Nouns ----------------------------------------------------------------------------------------

    def pronoun(self, noun: str, n: int, case: str) -> Said:
        return Said(pronoun("en", noun, n, case), "", noun, n, pronoun=True)

    def tokens(self, token: Card, n: int) -> Said:
        """Example: 4 “Sheep Tokens”; the name of a Token is a noun and takes the plural."""
        assert token.stats is not None
        named = quoted("en", token.names.in_language("en") + "s" * (n != 1))
        return Said(f"{n} {named} ({self._facts(token.stats)})", "", "token", n)

    def _qualifier(self, thing: Thing) -> str:
        parts = []
        if thing.position is not None and not thing.slug:
            parts.append(POSITIONS[thing.position])
        if thing.level is not None:
            parts.append(f"Level {_compared(thing.level, 'lower', 'higher')}")
        if thing.attribute is not None:
            parts.append(card_word("en", "attribute", thing.attribute))
        if thing.types:
            parts.append(join_list("en", [card_word("en", "type", kind) for kind in thing.types], thing.joint))
        if thing.series:
            parts.append(series("en", thing.series))
        return " ".join(parts)

    def _after(self, thing: Thing, style: str) -> str:
        parts = [*or_names("en", thing)]
        parts += [
            f"with {_compared(part, 'less', 'more')} {'original ' * part.original}{stat_noun('en', part.stat)}"
            for part in thing.points
        ]
        parts.append(of_declared("en", thing.declared, thing.undeclared))
        parts.append(higher("en", thing.higher))
        if thing.position is not None and thing.slug:
            parts.append(self.position(thing.position))
        parts.append(self.place(thing.zones, thing.side, style))
        parts += [except_for("en", thing.except_kind), *against(self, thing), *self.holding(thing, 1)]
        return " ".join(part for part in parts if part)

    def place(self, zones: tuple[Zone, ...], side: Side | None, style: str) -> str:
        """Where cards are or come from: in your GY, from your hand, you control."""
        if not zones:
            return ""
        on_field = [zone for zone in zones if zone in ON_FIELD]
        off_field = [zone for zone in zones if zone not in ON_FIELD]
        if on_field and off_field and side is Side.EACH:
            names = [_ZONES[zone] for zone in off_field]
            return f"from {_OWN[side]} {join_list('en', [names[0], 'field', *names[1:]])}"
        parts, prep = [], style.partition("-")[0]
        if on_field:
            parts.append("on the field" if side in (Side.ANY, None) else _CONTROL[side])
        if off_field == [Zone.HAND] and side is Side.ANY:
            parts.append("in both players' hands")
        elif off_field and side is Side.ANY:
            either = "the" if off_field[0] is Zone.DECK or style == "in-the" else "either"
            parts.append(f"{prep} {either} {_ZONES[off_field[0]]}")
        elif off_field and side is not None:
            zone_words = join_list("en", [_ZONES[zone] for zone in off_field], "or")
            parts.append(f"{prep} {_OWN[side]} {zone_words}")
        return " and ".join(parts)

    def position(self, position: Position) -> str:
        """Example: in Attack Position."""
        return f"in {POSITIONS[position]}"

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        after, case = self._after(thing, style), "gen" if case == "gen" else "acc"
        if thing.slug:
            name = name_of("en", thing.slug)
            after = f"{quoted('en', name)} {after}".strip()
            indefinite = article == "indef" and n == 1
            asked = Asked(_NAMED, n, case, "none" if indefinite else article, thing.adjectives, "", after, "", "")
            text = with_indefinite(noun_phrase(asked)) if indefinite else noun_phrase(asked)
        else:
            text = phrase(
                "en", thing.noun, n, case, article, thing.adjectives, qualifier=self._qualifier(thing), after=after
            )
        noun = named_kind(thing) if thing.slug else thing.noun
        return Said(text, "", noun, n)

    def positions(self, offered: Position | tuple[Position, ...]) -> str:
        each = offered if isinstance(offered, tuple) else (offered,)
        return f"in {join_list('en', [POSITIONS[one] for one in each], 'or')}"

    def highest(self, stat: Stat, thing: Thing, lowest: bool = False) -> Said:
        said = self.thing(thing, article="def")
        word = f"{'lowest' if lowest else 'highest'} {stat_noun('en', stat)}"
        return said._replace(text=f"{said.text} with the {word} (your choice, if tied)")

    def with_highest(self, said: Said, stat: Stat) -> Said:
        return said._replace(text=f"{said.text} with the highest {stat_noun('en', stat)}")

    def top(self, low: int, high: int, side: Side) -> Said:
        count = f"{low} to {high}" if low != high else str(high) if high > 1 else ""
        cards = "cards" if high > 1 else "card"
        return Said(" ".join(f"the top {count} {cards} of {_OWN[side]} Deck".split()), n=high)

    # Amounts --------------------------------------------------------------------------------------

    def for_each(self, verb: str, side: Side) -> str:
        done = {"send": "sent to the GY"}.get(verb) or self._participle(verb)
        return f"for each {'of their cards' if side is Side.EACH else 'card'} {done} this way"

    def _participle(self, word: str) -> str:
        after = {"flip": " face-up", "return-hand": " to the hand"}.get(word, "")
        return verb("en", word)["pp"] + after

    def for_each_thing(self, thing: Thing) -> str:
        return f"for {self.thing(thing, article='every').text}"

    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        return f"the {'original ' if original else ''}{stat_noun('en', stat)} of {self.point(pointer).text}"

    def sum_of(self, stat: Stat, of: Said) -> str:
        return f"the combined {stat_noun('en', stat)} {of.text}"

    # Clauses --------------------------------------------------------------------------------------

    def some(self, thing: Thing, many: bool, case: str, verb: Verb) -> Said:
        if verb is Verb.ACTIVATE:
            thing = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
        if self.controlled(thing) and thing.side is Side.OPPONENT and thing.noun.endswith("monster"):
            said = self.thing(thing.anywhere(), article="none")
            said = said._replace(text=f"an opponent's {said.text}")
        else:
            said = self.thing(thing, article="indef")
        if many:
            plural = re.sub(r"(?<= )(monster|card)\b", r"\1(s)", said.text, count=1)
            said = said._replace(text=plural)
        return said

    def event(self, on: On, subject: Said, many: bool) -> str:
        if on.controlled_by is Side.YOU and "you control" not in subject.text:
            subject = subject._replace(text=f"{subject.text} you control")
        if on.verb is Verb.DECLARE_ATTACK:
            return f"{subject.text} declares an attack"
        if on.verb is Verb.LEAVE_FIELD:
            return f"{subject.text} leaves the field"
        if on.verb is Verb.BATTLE_DAMAGE:
            tail = " by a direct attack" if on.direct else ""
            return f"{subject.text} inflicts battle damage to your opponent{tail}"
        if on.verb is Verb.RESOLVE:
            return f"a card effect that targets {subject.text} has resolved"
        if on.verb is Verb.WOULD_SUMMON and on.by in (Side.YOU, Side.OPPONENT):
            return f"{_PLAYER[on.by]} would {summon_words('en', on.kinds)}Summon {subject.text}"
        if on.verb is Verb.WOULD_SUMMON:
            return f"{subject.text} would be {summon_words('en', on.kinds)}Summoned"
        if on.verb is Verb.SUMMON:
            kinds = summon_words("en", on.kinds)
            if on.by in (Side.YOU, Side.OPPONENT):
                return f"{_PLAYER[on.by]} {kinds}Summon{'s' if on.by is Side.OPPONENT else ''} {subject.text}"
            return f"{subject.text} is {kinds}Summoned"
        if on.verb in PASSIVE_VERBS:
            return f"{subject.text} is {self._passive(on)}"
        raise CannotSay(f"no words for the event {on.verb!r}")

    def _passive(self, on: On) -> str:
        word = PASSIVE_VERBS[on.verb]
        said = self._participle(word)
        causes = {Cause.BATTLE: "by battle", Cause.EFFECT: "by a card effect"}
        by = join_list("en", [causes[cause] for cause in on.cause if cause in causes], "or")
        origin = _FROM.get(on.was, "") if on.verb not in STAYING_VERBS else ""
        to = ""
        if Zone.GRAVEYARD in on.to:
            gy = "your GY" if on.controlled_by is Side.YOU else "the GY"
            to = f"and sent to {gy}" if on.verb in STAYING_VERBS else f"to {gy}"
        order = (said, by, to) if on.verb in STAYING_VERBS else (said, origin, to, by)
        return " ".join(part for part in order if part)

    def exists(self, thing: Thing, negative: bool) -> str:
        on_field = bool(thing.zones) and all(zone in ON_FIELD for zone in thing.zones)
        article, n = ("no", 1 if thing.slug else 2) if negative else ("indef", 1)
        if thing.zones == (Zone.HAND,) and thing.side in (Side.YOU, Side.OPPONENT) and negative:
            have = "you have" if thing.side is Side.YOU else "your opponent has"
            own = "your" if thing.side is Side.YOU else "their"
            return f"{have} {self.thing(thing.anywhere(), n, article=article).text} in {own} hand"
        if on_field and thing.side in (Side.YOU, Side.OPPONENT):
            said = self.thing(thing.anywhere(), n, article=article).text
            return f"{_CONTROL[thing.side]} {said}"
        return f"there {'are' if n == 2 else 'is'} {self.thing(thing, n, article=article).text}"

    def so_many(self, thing: Thing, op: Op, number: int) -> str:
        count = {
            Op.EQ: f"exactly {number}",
            Op.GE: f"{number} or more",
            Op.LE: f"{number} or fewer",
            Op.GT: f"more than {number}",
            Op.LT: f"fewer than {number}",
        }[op]
        if self.controlled(thing) and thing.side in (Side.YOU, Side.OPPONENT):
            return f"{_CONTROL[thing.side]} {count} {self.thing(thing.anywhere(), number, article='none').text}"
        return f"there {'is' if number == 1 else 'are'} {count} {self.thing(thing, number, article='none').text}"

    def lp_against(self, side: Side, op: Op) -> str:
        words = {Op.LT: "lower than", Op.GT: "higher than", Op.EQ: "the same as"}
        words |= {Op.LE: "no higher than", Op.GE: "no lower than"}
        mine, theirs = ("your", "your opponent's") if side is Side.YOU else ("your opponent's", "yours")
        return f"{mine} LP are {words[op]} {theirs}"

    def is_activated(self, what: str, noun_id: str) -> str:
        return f"{what} is activated"

    def would(self, verb: str, cards: Said) -> str:
        return f"would {word_of('en', verb)['base']} {cards.text}"

    def own_position(self, said: Said) -> str:
        if not said.pronoun:
            return ""
        return "its battle position" if said.n == 1 else "their battle positions"

    def is_a(self, subject: str, what: str, negative: bool) -> str:
        return f"{subject} is {'not ' if negative else ''}{what}"

    def ordinal(self, number: int, noun_id: str) -> str:
        ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number // 10 != 1 else 0, "th")
        return f"{number}{ending}"

    def until_phase(self, phase: NounPhrase) -> str:
        return phase.say("en", "acc", "until")

    def is_so(self, pointer: Pointer, thing: Thing, negative: bool) -> str:
        states = {"face-up": "face-up", "face-down": "face-down"}
        parts = [states[entry] for entry in thing.adjectives if entry in states]
        if thing.position is not None:
            parts.append(self.position(thing.position))
        if thing.zones:
            parts.append(self.place(thing.zones, thing.side, "in"))
        subject = self.point(pointer, "nom")
        be = "are" if subject.n != 1 else "is"
        return f"{subject.text} {be} {'not ' if negative else ''}{' '.join(parts)}"

    def happened(self, on: On, subject: Said, negative: bool) -> str:
        if on.verb is Verb.DESTROY and on.other is not None:
            return f"this card {'has not ' if negative else ''}destroyed {subject.text} by battle this turn"
        if on.verb is not Verb.SUMMON:
            raise CannotSay(f"no words for what happened: {on.verb!r}")
        kinds = summon_words("en", on.kinds)
        if on.by in (Side.YOU, Side.OPPONENT):
            have = "have" if on.by is Side.YOU else "has"
            return f"{_PLAYER[on.by]} {have}{' not' if negative else ''} {kinds}Summoned {subject.text} this turn"
        return f"{subject.text} was {'not ' if negative else ''}{kinds}Summoned this turn"

    def caused_by(self, side: Side) -> str:
        owner = {Side.OPPONENT: "an opponent's card effect", Side.YOU: "your own card effect"}[side]
        return f"{owner} caused this"


def _compared(part: StatIs, less: str, more: str) -> str:
    value = part.value
    return {
        Op.EQ: f"{value}",
        Op.LE: f"{value} or {less}",
        Op.GE: f"{value} or {more}",
        Op.LT: f"less than {value}",
        Op.GT: f"more than {value}",
    }[part.op]


VOICE = English()
