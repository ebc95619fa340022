"""Italian card text: nouns, places, amounts and events; actions are in ``acts``."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.comparisons import against
from rulebook.language.voices.declarations import except_for, higher, of_declared
from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.lexicon import card_word, noun, verb
from rulebook.language.words.lexicon import verb as word_of
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase, pronoun, quoted
from rulebook.language.words.series import series
from rulebook.language.words.word_ids import (
    PASSIVE_VERBS,
    STAYING_VERBS,
    name_of,
    named_kind,
    or_names,
    stat_noun,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import StatIs
from rulebook.vocabulary.terms import ON_FIELD, Cause, Op, Position, Side, Stat, Verb, Zone

from .equips import ItalianEquips
from .grammar import agree
from .grammar import summoned as summoned_as
from .materials import ItalianMaterials
from .replacements import ItalianReplacements

_CONTROL = {Side.YOU: "che controlli", Side.EACH: "che controlla"}
_FROM = {ON_FIELD: "dal Terreno", (Zone.HAND,): "dalla mano"}
_PLAYER = {Side.YOU: "", Side.OPPONENT: "il tuo avversario"}
_ZONES = {Zone.HAND: "hand", Zone.DECK: "deck", Zone.GRAVEYARD: "graveyard", Zone.EXTRA: "extra-deck"}
_OWNERS = {Side.YOU: "you", Side.OPPONENT: "opponent", Side.EACH: "their"}
_CAUSES = {Cause.BATTLE: "in battaglia", Cause.EFFECT: "dall'effetto di una carta"}


class Italian(ItalianEquips, ItalianMaterials, ItalianReplacements):
    """See ``Voice``."""

    # Nouns ----------------------------------------------------------------------------------------

    def pronoun(self, noun: str, n: int, case: str) -> Said:
        text = pronoun("it", noun, n, case) if case == "acc" else ""
        return Said(text, "", noun, n, pronoun=True)

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        word = named_kind(thing) if thing.slug else thing.noun
        after = [self._level(thing.level)] if thing.level is not None else []
        after += [
            f"con {stat_noun('it', part.stat)}{' originale' * part.original} {compared(part)}" for part in thing.points
        ]
        after.append(of_declared("it", thing.declared, thing.undeclared))
        after.append(except_for("it", thing.except_kind))
        after.append(higher("it", thing.higher))
        if thing.position is not None:
            after.append(self.position(thing.position))
        after = [*or_names("it", thing), *after]
        if self.controlled(thing) and thing.side is Side.OPPONENT:
            after.append(f"{agree('controllato', noun('it', word), n)} dal tuo avversario")
        elif self.controlled(thing) and thing.side is not None:
            after.append(_CONTROL[thing.side])
        else:
            after.append(self.place(thing.zones, thing.side, style))
        after += [*against(self, thing), *self.holding(replace(thing, noun=word), n)]
        tail = " ".join(part for part in after if part)
        if thing.slug and article in ("digit", "none") and not thing.adjectives and thing.side is not Side.OPPONENT:
            count = f"{n} " if article == "digit" else ""
            return Said(f"{count}{quoted('it', name_of('it', thing.slug))} {tail}".strip(), "", word, n)
        said = phrase(
            "it", word, n, case, article, thing.adjectives, qualifier=self._qualifier(thing),
            name=name_of("it", thing.slug) if thing.slug else "", after=tail,
        )  # fmt: skip
        return Said(said, "", word, n)

    def _level(self, part: StatIs) -> str:
        return f"di Livello {compared(part)}"

    def _qualifier(self, thing: Thing) -> str:
        parts = [card_word("it", "attribute", thing.attribute)] if thing.attribute is not None else []
        if thing.types:
            parts.append(join_list("it", [card_word("it", "type", kind) for kind in thing.types], thing.joint))
        if thing.series:
            parts.append(series("it", thing.series))
        return " ".join(parts)

    def place(self, zones: tuple[Zone, ...], side: Side | None, style: str) -> str:
        parts = []
        if side is Side.EACH and set(zones) & set(ON_FIELD) and set(zones) - set(ON_FIELD):
            first, *others = [_ZONES[zone] for zone in zones if zone not in ON_FIELD]
            start = phrase("it", first, owner=_OWNERS[side], prep="da")
            return join_list("it", [start, "Terreno", *(noun("it", word).sg for word in others)])
        if any(zone in ON_FIELD for zone in zones):
            parts.append("dal Terreno" if style.startswith("from") else "sul Terreno")
        off_field = [zone for zone in zones if zone not in ON_FIELD]
        prep = "da" if style.startswith("from") else "in"
        if off_field == [Zone.HAND] and side is Side.ANY:
            parts.append(f"{'dalle' if style.startswith('from') else 'nelle'} mani di entrambi i giocatori")
        elif off_field == [Zone.DECK] and side is Side.ANY:
            parts.append(phrase("it", "deck", prep=prep))
        elif off_field and side is Side.ANY:
            zone = _ZONES[off_field[0]]
            either = phrase("it", zone, prep="in") if style == "in-the" else f"{prep} qualsiasi {noun('it', zone).sg}"
            parts.append(either)
        elif off_field and side is not None:
            first = phrase("it", _ZONES[off_field[0]], owner=_OWNERS[side], prep=prep)
            rest = [noun("it", _ZONES[zone]).sg for zone in off_field[1:]]
            parts.append(join_list("it", [first, *rest], "or"))
        return " e ".join(parts)

    def random(self, n: int, thing: Thing) -> Said:
        return self.thing(replace(thing, adjectives=(*thing.adjectives, "random")), n, style="from")

    def highest(self, stat: Stat, thing: Thing, lowest: bool = False) -> Said:
        said = self.thing(thing, article="def")
        word = stat_noun("it", stat)
        article = "l'" if word == "ATK" else "il "
        word = f"{word} più {'basso' if lowest else 'alto'}"
        return said._replace(text=f"{said.text} con {article}{word} (in caso di parità, scegli tu)")

    def with_highest(self, said: Said, stat: Stat) -> Said:
        word, article = stat_noun("it", stat), "l'" if stat is Stat.ATK else "il "
        return said._replace(text=f"{said.text} con {article}{word} più alto")

    def top(self, low: int, high: int, side: Side) -> Said:
        deck = phrase("it", "deck", owner=_OWNERS[side], prep="di")
        if low != high:
            return Said(f"da {low} a {high} carte dalla cima {deck}", n=high)
        return Said(f"le prime {high} carte {deck}" if high > 1 else f"la prima carta {deck}", n=high)

    def one_or_more(self, word: str, case: str) -> str:
        return "una o più" if noun("it", word).gender == "f" else "uno o più"

    # Amounts --------------------------------------------------------------------------------------

    def for_each(self, verb: str, side: Side) -> str:
        done = {"send": "mandata al Cimitero"}.get(verb) or self._participle(verb, "card", 1)
        return f"per ogni {'sua ' if side is Side.EACH else ''}carta {done} in questo modo"

    def _participle(self, word: str, of: str, n: int) -> str:
        after = " come Tributo" if word == "tribute" else ""
        return agree(verb("it", word)["pp"], noun("it", of), n) + after

    def for_each_thing(self, thing: Thing) -> str:
        return f"per {self.thing(thing, article='every').text}"

    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        word = {Stat.ATK: "atk", Stat.DEF: "def", Stat.LEVEL: "level"}[stat]
        own = " originale" if original else ""
        return f"{phrase('it', word, prep='a')}{own} {self.point(pointer, 'gen').text}"

    def sum_of(self, stat: Stat, of: Said) -> str:
        word = {Stat.ATK: "atk", Stat.DEF: "def", Stat.LEVEL: "level"}[stat]
        return f"alla somma {phrase('it', word, prep='di')} {of.text}"

    # Clauses --------------------------------------------------------------------------------------

    def event(self, on: On, subject: Said, many: bool) -> str:
        leads = describe(on.subject).ref is not None or bool(on.cause)
        if on.controlled_by is Side.YOU:
            subject = subject._replace(text=f"{subject.text} che controlli")
        who, plural = subject.text, subject.n != 1
        if on.verb is Verb.DECLARE_ATTACK:
            return f"{who} dichiara un attacco"
        if on.verb is Verb.LEAVE_FIELD:
            return f"{who} {'lasciano' if plural else 'lascia'} il Terreno"
        if on.verb is Verb.BATTLE_DAMAGE:
            how = " con un attacco diretto" if on.direct else ""
            return f"{who} infligge danno da combattimento al tuo avversario{how}"
        if on.verb is Verb.RESOLVE:
            return f"si è risolto l'effetto di una carta che sceglie come bersaglio {who}"
        summoned = summoned_as(agree("Evocato", noun("it", subject.noun), subject.n), on.kinds)
        if on.verb is Verb.WOULD_SUMMON and on.by in _PLAYER:
            summon = summoned_as("Evocare", on.kinds)
            return f"{_PLAYER[on.by]} {'stai' if on.by is Side.YOU else 'sta'} per {summon} {who}".strip()
        if on.verb is Verb.WOULD_SUMMON:
            return f"{who} {'stanno' if plural else 'sta'} per essere {summoned}"
        if on.verb is Verb.SUMMON and on.by in _PLAYER:
            summons = summoned_as("Evochi" if on.by is Side.YOU else "Evoca", on.kinds)
            return f"{_PLAYER[on.by]} {summons} {who}".strip()
        auxiliary = "vengono" if plural else "viene"
        if on.verb is Verb.SUMMON:
            said = f"{auxiliary} {summoned}"
        elif on.verb is Verb.RETURN:
            said = f"{'ritornano' if plural else 'ritorna'} nella mano"
        elif on.verb in PASSIVE_VERBS:
            said = f"{auxiliary} {self._passive(on, subject)}"
        else:
            raise CannotSay(f"no words for the event {on.verb!r}")
        return f"{who} {said}" if leads else f"{said} {who}"

    def _passive(self, on: On, subject: Said) -> str:
        said = self._participle(PASSIVE_VERBS[on.verb], subject.noun, subject.n)
        by = join_list("it", [_CAUSES[cause] for cause in on.cause if cause in _CAUSES], "or")
        origin = _FROM.get(on.was, "") if on.verb not in STAYING_VERBS else ""
        if Zone.GRAVEYARD not in on.to:
            parts = (said, origin, by)
        else:
            to = "al tuo Cimitero" if on.controlled_by is Side.YOU else "al Cimitero"
            sent = self._participle("send", subject.noun, subject.n)
            parts = (said, by, f"e {sent} {to}") if on.verb in STAYING_VERBS else (f"{said} {origin}".strip(), to, by)
        return " ".join(part for part in parts if part)

    def exists(self, thing: Thing, negative: bool) -> str:
        article = "no" if negative else "indef"
        if negative and thing.zones == (Zone.HAND,) and thing.side in _PLAYER:
            have, place = ("hai", "nella tua mano") if thing.side is Side.YOU else ("ha", "nella sua mano")
            said = self.thing(thing.anywhere(), 2, article="none").text
            return f"{_PLAYER[thing.side]} non {have} {said} {place}".strip()
        not_ = "non " if negative else ""
        if self.controlled(thing) and thing.side in _PLAYER:
            said = self.thing(thing.anywhere(), 1, article=article).text
            verb_ = "controlli" if thing.side is Side.YOU else "controlla"
            return f"{_PLAYER[thing.side]} {not_}{verb_} {said}".strip()
        return f"{not_}c'è {self.thing(thing, 1, article=article).text}"

    def so_many(self, thing: Thing, op: Op, number: int) -> str:
        count = {
            Op.EQ: f"esattamente {number}",
            Op.GE: f"almeno {number}",
            Op.LE: f"al massimo {number}",
            Op.GT: f"più di {number}",
            Op.LT: f"meno di {number}",
        }[op]
        if self.controlled(thing) and thing.side in _PLAYER:
            said = self.thing(thing.anywhere(), number, article="none").text
            verb_ = "controlli" if thing.side is Side.YOU else "controlla"
            return f"{_PLAYER[thing.side]} {verb_} {count} {said}".strip()
        there = "c'è" if number == 1 else "ci sono"
        return f"{there} {count} {self.thing(thing, number, article='none').text}"

    def lp_against(self, side: Side, op: Op) -> str:
        words = {Op.LT: "inferiori a", Op.GT: "superiori a", Op.EQ: "uguali a"}
        words |= {Op.LE: "non superiori a", Op.GE: "non inferiori a"}
        if side is Side.YOU:
            return f"i tuoi LP sono {words[op]} quelli del tuo avversario"
        return f"i LP del tuo avversario sono {words[op].removesuffix(' a')} ai tuoi"

    def is_activated(self, what: str, noun_id: str) -> str:
        return f"viene {agree('attivato', noun('it', noun_id), 1)} {what}"

    def would(self, verb: str, cards: Said) -> str:
        return f"sta per {word_of('it', verb)['inf']} {cards.text}"

    def own_position(self, said: Said) -> str:
        if not said.pronoun:
            return ""
        return "la sua posizione" if said.n == 1 else "la loro posizione"

    def is_a(self, subject: str, what: str, negative: bool) -> str:
        return f"{subject} {'non ' if negative else ''}è {what}".strip()

    def ordinal(self, number: int, noun_id: str) -> str:
        return f"{number}{'ª' if noun('it', noun_id).gender == 'f' else 'º'}"

    def until_phase(self, phase: NounPhrase) -> str:
        return f"fino {phase.say('it', 'acc', 'a')}"

    def is_so(self, pointer: Pointer, thing: Thing, negative: bool) -> str:
        subject = self.point(pointer, "nom")
        face = {"face-up": "scoperto", "face-down": "coperto"}
        of = noun("it", subject.noun)
        states = [agree(face[entry], of, subject.n) for entry in thing.adjectives if entry in face]
        if thing.position is not None:
            states.append(self.position(thing.position))
        if thing.zones:
            states.append(self.place(thing.zones, thing.side, "in"))
        be = "sono" if subject.n != 1 else "è"
        return f"{subject.text} {'non ' if negative else ''}{be} {' '.join(states)}".strip()

    def happened(self, on: On, subject: Said, negative: bool) -> str:
        if on.verb is Verb.DESTROY and on.other is not None:
            return f"questa carta {'non ' if negative else ''}ha distrutto {subject.text} in battaglia in questo turno"
        if on.verb is not Verb.SUMMON:
            raise CannotSay(f"no words for what happened: {on.verb!r}")
        not_ = "non " if negative else ""
        if on.by in _PLAYER:
            have = "hai" if on.by is Side.YOU else "ha"
            what = f"ness{subject.text}" if negative and subject.text.startswith("un") else subject.text
            summoned = summoned_as("Evocato", on.kinds)
            return f"{_PLAYER[on.by]} {not_}{have} {summoned} {what} in questo turno".strip()
        entry = noun("it", subject.noun)
        be = f"sono {agree('stato', entry, 2)}" if subject.n != 1 else f"è {agree('stato', entry, 1)}"
        summoned = summoned_as(agree("Evocato", entry, subject.n), on.kinds)
        return f"{subject.text} {not_}{be} {summoned} in questo turno"

    def caused_by(self, side: Side) -> str:
        owner = {Side.OPPONENT: "del tuo avversario", Side.YOU: "che controlli"}[side]
        return f"l'effetto è di una carta {owner}"

    def position(self, position: Position) -> str:
        """Example: in Posizione di Attacco."""
        return {
            Position.ATTACK: "in Posizione di Attacco",
            Position.DEFENSE: "in Posizione di Difesa",
        }.get(position, "coperto in Posizione di Difesa")


def compared(part: StatIs) -> str:
    """1500 o inferiore, 4 o superiore."""
    value = part.value
    return {
        Op.EQ: f"{value}",
        Op.LE: f"{value} o inferiore",
        Op.GE: f"{value} o superiore",
        Op.LT: f"inferiore a {value}",
        Op.GT: f"superiore a {value}",
    }[part.op]


VOICE = Italian()
