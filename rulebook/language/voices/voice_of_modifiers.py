"""How a language words modifiers: changing stats, prohibitions, negated effects.

The words are in ``phrases/modifiers.toml``; a language overrides what does not fit into them.
"""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.noun_phrases import conjugate
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.word_ids import named_trait, stat_noun
from rulebook.vocabulary.operations import Cannot, Change, Negated, NegatedLinks, TreatAs
from rulebook.vocabulary.terms import Cause, Position, Side, Stat, Until, Verb

from .durations import lasts
from .slots import Cards
from .speech import Act, Said
from .voice_of_acts import Acts


class Modifiers(Acts):
    """A part of ``Voice``; the other parts cover everything else."""

    # Stats ----------------------------------------------------------------------------------------

    def change(
        self, mod: Change, subject: Said, amount: int | None, for_each: str, equal_to: str, until: Until | None
    ) -> Act:
        """Gains or loses an amount; without one, as much as ``equal_to``."""
        lang, stat = self.lang, stat_noun(self.lang, mod.stat)
        word = "gain" if amount is None or amount >= 0 else "lose"
        if equal_to or amount is None:
            points = wording(lang, "modifiers.change.equal", stat=stat, value=equal_to)
        else:
            points = wording(lang, "modifiers.change.amount", stat=stat, amount=abs(amount))
        if for_each:
            points = wording(lang, "modifiers.change.each", points=points, for_each=for_each)
        said = self._timed(points, lasts(lang, until), bool(for_each or equal_to))
        return self.predicate(subject, (conjugate(lang, word, "opponent"), conjugate(lang, word, "they")), said)

    def reckoned(self, stat: Stat, of: Said, original: bool, verb: str, value: str, until: Until | None) -> Act:
        """The (original) stat ``of`` those cards becomes ``value``, is halved, doubled, raised or lowered."""
        if verb == "becomes" and not value.isdecimal():
            verb = "equals"
        words, said = (wordings(self.lang, f"modifiers.reckoned.{key}") for key in (f"stat.{stat.name.lower()}", verb))
        subject = f"{words['original' if original else 'now']} {self.whole(of)}"
        rest = self._timed(said["rest"].format(value=value), lasts(self.lang, until))
        return self.statement(subject, said[words["number"]], rest)

    def share(self, part: str, whose: Said, stat: Stat) -> str:
        """Half or double ("half", "double") the original value of the cards just mentioned."""
        own = self.own(whose, "atk", case="gen")
        return wording(self.lang, f"modifiers.share.{part}", own=own, stat=stat_noun(self.lang, stat))

    def equal(self, equal_to: str) -> str:
        """What a stat becomes: equal to another."""
        return wording(self.lang, "modifiers.equal", value=equal_to)

    # What cards are -------------------------------------------------------------------------------

    def treat_as(self, mod: TreatAs, subject: Said) -> Act:
        """The cards are also treated as having a Type, an Attribute or a name, or become it instead.

        Raises:
            CannotSay: they have another name instead.
        """
        if mod.name and mod.instead:
            raise CannotSay(f"no words for {mod!r}")
        key = "name" if mod.name else "declared" if mod.declared is not None else ""
        if mod.attributes:
            key = "attributes"
        elif not key:
            key = f"{'attribute' if mod.attribute is not None else 'type'}{'_instead' if mod.instead else ''}"
        words = wordings(self.lang, f"modifiers.treat_as.{key}")
        said = self.agreeing(words["rest"], subject).format(trait=named_trait(self.lang, mod))
        return self.predicate(subject, (words["one"], words["many"]), said)

    def unaffected(self, subject: Said, by: Thing) -> Act:
        """Effects of those cards do not affect these."""
        words = wordings(self.lang, "modifiers.unaffected")
        theirs = by.side is Side.OPPONENT and not by.zones
        rest = words["theirs" if theirs else "rest"].format(by=Cards(self, replace(by, side=None) if theirs else by))
        return self.predicate(subject, (words["one"], words["many"]), rest)

    def unaffected_by(self, subject: Said, of: Said) -> Act:
        """Effects of that card do not affect these; ``of`` is in the genitive."""
        words = wordings(self.lang, "modifiers.unaffected")
        return self.predicate(subject, (words["one"], words["many"]), words["known"].format(of=self.whole(of)))

    def hold(self, subject: Said, position: Position) -> Act:
        """The monsters are changed to and kept in a position."""
        said = wording(self.lang, f"modifiers.hold.{position.name.lower()}")
        passive = wordings(self.lang, "basic.passive")
        return self.predicate(subject, (passive["one"], passive["many"]), self.agreeing(said, subject))

    # Prohibitions ---------------------------------------------------------------------------------

    def cannot(self, mod: Cannot, subject: Said | None, until: Until | None) -> Act:
        """What cards or, without a subject, players cannot do, or what cannot be done with the cards.

        Raises:
            CannotSay: there are no words for the prohibition.
        """
        words = wordings(self.lang, "modifiers.cannot.can")
        time = wordings(self.lang, "modifiers.cannot.until").get((until or Until.ALWAYS).name.lower(), "")
        if subject is not None:
            said = self._timed(self._cards_cannot(mod, subject), time)
            return self.predicate(subject, (words["one"], words["many"]), said)
        side = mod.players if mod.players is not None else Side.EACH
        said = self._timed(self._players_cannot(mod), time)
        return self.statement(self.who(side), words["you" if side is Side.YOU else "one"], said)

    def _cards_cannot(self, mod: Cannot, cards: Said) -> str:
        key, patterns = mod.verb.name.lower(), wordings(self.lang, "modifiers.cannot.cards")
        if key not in patterns:
            raise CannotSay(f"no words for the prohibition of {mod.verb!r}")
        said = patterns.get(f"{key}_many", patterns[key]) if cards.n != 1 else patterns[key]
        causes = "_".join(cause.name.lower() for cause in (Cause.BATTLE, Cause.EFFECT) if cause in mod.by)
        by = wordings(self.lang, "modifiers.cannot.by")[causes or "none"]
        for_summon = wording(self.lang, "modifiers.cannot.for_summon") if mod.for_ is Verb.SUMMON else ""
        own = self.own(cards, "battle-position", cards.n) if mod.verb is Verb.CHANGE_POSITION else ""
        return " ".join(self.agreeing(said, cards).format(by=by, for_summon=for_summon, own=own).split())

    def _players_cannot(self, mod: Cannot) -> str:
        key, patterns = mod.verb.name.lower(), wordings(self.lang, "modifiers.cannot.players")
        if key not in patterns:
            raise CannotSay(f"no words for the prohibition of {mod.verb!r}")
        return patterns.get(f"{key}_other", patterns[key]) if mod.other_cards else patterns[key]

    # Negated effects ------------------------------------------------------------------------------

    def negated(self, mod: Negated, thing: Thing) -> Act:
        """The effects of those cards are negated."""
        subject, finite, rest = row(self.lang, "modifiers.negated")
        return self.statement(subject.format(cards=Cards(self, thing)), finite, rest)

    def negated_of(self, of: Said) -> Act:
        """The effects of that monster are negated; ``of`` is in the genitive."""
        subject, finite, rest = row(self.lang, "modifiers.negated_of")
        return self.statement(subject.format(of=self.whole(of)), finite, rest)

    def negated_links(self, mod: NegatedLinks, source: Thing, target: Thing) -> Act:
        """The effects of those cards that target 1 of these, and no other card, are negated."""
        slots = {"source": Cards(self, source), "target": Cards(self, target, 1, "digit")}
        subject, finite, rest, tail = row(self.lang, "modifiers.negated_links")
        return self.statement(subject.format_map(slots), finite, rest, tail.format_map(slots))

    def _timed(self, said: str, time: str, clause: bool = False) -> str:
        """What holds, with its time; ``clause``: it may end with a clause."""
        pattern = row(self.lang, "modifiers.timed")[(1 + clause) if time else 0]
        return pattern.format(said=said, time=time).strip()
