"""How every language coordinates clauses, and its wording for the ways in which a monster may be Summoned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.language.words.grammar import grammar
from rulebook.language.words.noun_phrases import card_name
from rulebook.language.words.phrasebook import row, wording
from rulebook.languages import table
from rulebook.vocabulary.effects import Card, Limit
from rulebook.vocabulary.terms import JoinKind, Side, SummonKind, Zone

from .speech import Mood, Must
from .voice_of_nouns import Nouns

if TYPE_CHECKING:
    from .speech import Act

_ELLIPSIS = ("starts", "apart", "ends")


class Clauses(Nouns):
    """A part of ``Voice``; the other parts cover everything else."""

    adverbs_follow_orders = False
    """Whether an adverbial phrase follows the verb of an order: annulliere bei einer 2 jenen Effekt."""

    def ellipsis(self, clauses: list[str]) -> list[str]:
        """The clauses in sequence, each without the words it shares with the previous one: is sent or is destroyed."""
        said = list(clauses)
        starts, apart, ends = (tuple(table(self.lang, "words/ellipsis").get(key, ())) for key in _ELLIPSIS)
        for index, clause in enumerate(clauses[1:], 1):
            shared = (
                start
                for start in starts
                if all(one.startswith(start) and not one.startswith(apart) for one in clauses[index - 1 : index + 1])
            )
            start = next(shared, "")
            said[index] = clause.removeprefix(start)
            end = next((end for end in ends if clause.endswith(end) and said[index - 1].endswith(end)), "")
            if end and (start or end.count(" ") > 2) and said[index] != end.lstrip():
                said[index - 1] = said[index - 1].removesuffix(end)
        return said

    def both(self, clauses: list[str]) -> str:
        """All of the clauses, joined."""
        first, *rest = self.ellipsis(clauses)
        return first + "".join(self.joint(said) + said for said in rest)

    def joint(self, following: str) -> str:
        """ "and" with its spaces, in the form required by the next word."""
        return f" {grammar(self.lang).joint(wording(self.lang, 'basic.and'), following)} "

    def own_way(self, place: str, must: Must, onto: str = "", after: bool = False) -> str:
        """States that this card can (must first, can only) be Special Summoned without a Chain.

        ``place`` is from where; ``after``: a clause precedes.
        """
        key = "after" if after and must is Must.NOT else must.name.lower()
        return wording(self.lang, f"clauses.own_way.{key}", place=place, onto=onto)

    def procedure(
        self, condition: str, where: tuple[Zone, ...], by: Act | None, must: Must = Must.NOT, onto: str = ""
    ) -> tuple[tuple[str, str], ...]:
        """A Special Summon without a Chain, as pieces (role, text); ``onto`` is the side of the field, if any."""
        place, onto = self.place(where, Side.YOU, "from"), f" {onto}" if onto else ""
        head = self.own_way(place, must, onto, after=bool(condition))
        paid = [("text", self.words["by"]), ("cost", self.by_doing(by))] if by is not None else []
        if must is Must.NOT:
            first = [("condition", f"{self.words['if']}{condition}"), ("text", ", ")] if condition else []
            return (*first, ("effect", head), *paid)
        if_ = f", {self.words['if'].lower()}" if paid else self.words["if_trailing"]
        asked = [("condition", f"{if_}{condition}")] if condition else []
        return (("effect", head), *paid, *asked)

    def by_doing(self, act: Act) -> str:
        """The means: by banishing 1 monster."""
        return act.say(Mood.BY)

    def cannot_be_summoned(self, kinds: SummonKind, set_: bool) -> str:
        """States that this card cannot be Summoned (or Set) in these ways."""
        return row(self.lang, "clauses.cannot_be_summoned")[set_].format(kinds=self.ways(kinds))

    def only_own_way(self) -> str:
        """States that this card can only be Special Summoned by its own procedure."""
        return wording(self.lang, "clauses.only_own_way")

    # Frames ---------------------------------------------------------------------------------------

    def join(self, kind: JoinKind, act: Act, mood: Mood) -> tuple[str, str]:
        """The joint and the second part."""
        own_clause = self.starts_clause(act, mood)
        if kind is JoinKind.AND:
            said = act.say(mood)
            return wording(self.lang, "clauses.and_clause") if own_clause else self.joint(said), said
        clause, inner, order, adverb = row(self.lang, f"clauses.join.{kind.name.lower()}")
        if own_clause:
            return clause, act.say(mood, inverted=True, adverb=inner)
        return order, act.say(mood, inverted=not adverb, adverb=adverb)

    def starts_clause(self, act: Act, mood: Mood) -> bool:
        """Whether an act in this mood has a subject of its own, so that it is a clause of its own."""
        return False

    def after_cost(self, act: Act, mood: Mood) -> tuple[str, str]:
        """The joint between cost and target, and the target clause."""
        joint, adverb = row(self.lang, "clauses.after_cost")
        return joint, act.say(mood, adverb=adverb)

    def only_if(self, clause: str) -> str:
        """The sentence for a condition checked again on resolution."""
        return wording(self.lang, "clauses.only_if", condition=clause)

    def once_by_name(self, card: Card, limit: Limit) -> str:
        """The sentence for a limit shared by all cards of a name."""
        per = wording(self.lang, f"usage_limits.per.{limit.per.name.lower()}")
        return wording(self.lang, "clauses.once_by_name", name=card_name(self.lang, card), per=per)

    def this_turn_only(self, act: Act, effect: bool = False) -> str:
        """A restriction for the turn in which the card, or the effect, is activated."""
        return row(self.lang, "clauses.this_turn_only")[effect].format(act=act.say(Mood.ORDER, inverted=True))

    def optional_target(self, condition: str, act: Act) -> str:
        """A target clause with a condition, or that may choose nothing."""
        pattern = row(self.lang, "clauses.optional_target")[bool(condition)]
        return pattern.format(condition=condition, act=act.say(Mood.CAN))
