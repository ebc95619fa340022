"""How every language coordinates clauses, and its wording for the ways in which a monster may be Summoned."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from rulebook.languages import table
from rulebook.vocabulary.terms import Side, SummonKind, Zone

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
        return self.words["and"].join(self.ellipsis(clauses))

    @abstractmethod
    def own_way(self, place: str, must: Must, onto: str = "") -> str:
        """States that this card can (must first, can only) be Special Summoned without a Chain; ``place`` is from
        where.
        """

    def procedure(
        self, condition: str, where: tuple[Zone, ...], by: Act | None, must: Must = Must.NOT, onto: str = ""
    ) -> tuple[tuple[str, str], ...]:
        """A Special Summon without a Chain, as pieces (role, text); ``onto`` is the side of the field, if any."""
        head = self.own_way(self.place(where, Side.YOU, "from"), must, f" {onto}" if onto else "")
        paid = [("text", self.words["by"]), ("cost", self.by_doing(by))] if by is not None else []
        if must is Must.NOT:
            first = [("condition", f"{self.words['if']}{condition}"), ("text", ", ")] if condition else []
            can = self.after_clause(head) if condition else head
            return (*first, ("effect", can), *paid)
        if_ = f", {self.words['if'].lower()}" if paid else self.words["if_trailing"]
        asked = [("condition", f"{if_}{condition}")] if condition else []
        return (("effect", head), *paid, *asked)

    def by_doing(self, act: Act) -> str:
        """The means: by banishing 1 monster."""
        return act.say(Mood.BY)

    def after_clause(self, said: str) -> str:
        """A sentence about "you" after a clause, where German and Dutch put the verb first."""
        return said[0].lower() + said[1:]

    @abstractmethod
    def cannot_be_summoned(self, kinds: SummonKind, set_: bool) -> str: ...

    @abstractmethod
    def only_own_way(self) -> str: ...
