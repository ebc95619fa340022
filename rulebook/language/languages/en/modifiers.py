"""English acts and statements for modifiers: temporary changes to cards."""

from __future__ import annotations

from rulebook.language.voices.durations import lasts
from rulebook.language.voices.voice import Act, Said
from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.noun_phrases import join_list
from rulebook.language.words.word_ids import named_trait, stat_noun
from rulebook.vocabulary.operations import Cannot, Change, Negated, NegatedLinks, TreatAs
from rulebook.vocabulary.terms import Cause, Position, Side, Stat, Until, Verb

from .acts import PLAYER, EnglishAct, EnglishActs, be

POSITIONS: dict[Position, str] = {
    Position.ATTACK: "Attack Position",
    Position.DEFENSE: "Defense Position",
    Position.SET: "face-down Defense Position",
}


class EnglishModifiers(EnglishActs):
    """See ``Voice``."""

    def change(
        self, mod: Change, subject: Said, amount: int | None, for_each: str, equal_to: str, until: Until | None
    ) -> Act:
        comma = "," if for_each or equal_to else ""
        tail = f"{comma} {self.until(until)}" if self.until(until) else ""
        word = stat_noun("en", mod.stat)
        rest = f"{abs(amount or 0)} {word} {for_each}".strip()
        rest = f"{word} equal to {equal_to}" if equal_to or amount is None else rest
        forms = ("gain", "gains") if amount is None or amount >= 0 else ("lose", "loses")
        return EnglishAct(*forms, rest + tail, subject.text, subject.n != 1)

    def reckoned(self, stat: Stat, of: Said, original: bool, verb: str, value: str, until: Until | None) -> Act:
        said = {"raised": f"increased by {value}", "lowered": f"reduced by {value}"}.get(verb, verb)
        subject = f"the {'original ' if original else ''}{stat_noun('en', stat)} {of.text}"
        tail = f" {self.until(until)}" if self.until(until) else ""
        both = stat is Stat.ATK_DEF
        if verb == "becomes":
            verb = "become" if both else verb
            return EnglishAct(verb, verb, value + tail, subject)
        verb = "are" if both else "is"
        return EnglishAct(verb, verb, said + tail, subject)

    def share(self, part: str, whose: Said, stat: Stat) -> str:
        return f"{part} {'its' if whose.n == 1 else 'their'} original {stat_noun('en', stat)}"

    def equal(self, equal_to: str) -> str:
        return f"equal to {equal_to}"

    def treat_as(self, mod: TreatAs, subject: Said) -> Act:
        if mod.instead:
            return EnglishAct("become", "becomes", named_trait("en", mod), subject.text, subject.n != 1)
        return be(subject, f"also treated as {named_trait('en', mod)}")

    def unaffected(self, subject: Said, by: Thing) -> Act:
        return be(subject, f"unaffected by the effects of {self.thing(by, 2, article='none').text}")

    def hold(self, subject: Said, position: Position) -> Act:
        return be(subject, f"changed to {POSITIONS[position]}")

    def until(self, until: Until | None) -> str:
        """Example: until the end of this turn."""
        return lasts("en", until)

    def cannot(self, mod: Cannot, subject: Said | None, until: Until | None) -> Act:
        many = subject is not None and subject.n != 1
        others = "other " if mod.other_cards else ""
        rest = {
            Verb.ATTACK: "attack",
            Verb.DECLARE_ATTACK: "declare an attack",
            Verb.CHANGE_POSITION: "change their battle positions" if many else "change its battle position",
            Verb.BE_DESTROYED: "be destroyed",
            Verb.BE_TRIBUTED: "be Tributed",
            Verb.BE_TARGETED: "be targeted by card effects",
            Verb.BE_ATTACKED: "be attacked",
            Verb.BE_BANISHED: "be banished",
            Verb.FLIP_SUMMON: "be Flip Summoned",
            Verb.RESPOND: "activate cards or effects in response",
            Verb.ATTACK_DIRECTLY: "attack directly",
            Verb.ACTIVATE: "be activated" if subject is not None else "activate cards",
            Verb.SUMMON: f"Summon {others}monsters" if subject is None else "be Summoned",
            Verb.NORMAL_SUMMON: "be Normal Summoned" if subject is not None else f"Normal Summon {others}monsters",
            Verb.SPECIAL_SUMMON: "be Special Summoned" if subject is not None else f"Special Summon {others}monsters",
            Verb.SET: "be Set" if subject is not None else "Set cards",
            Verb.BATTLE_PHASE: "conduct your Battle Phase",
        }.get(mod.verb)
        if rest is None:
            raise CannotSay(f"no words for the prohibition of {mod.verb!r}")
        causes = {Cause.BATTLE: "by battle", Cause.EFFECT: "by card effects"}
        by = join_list("en", [causes[cause] for cause in mod.by if cause in causes], "or")
        for_ = "for a Tribute Summon" if mod.for_ is Verb.SUMMON else ""
        time = {Until.END_OF_TURN: "for the rest of this turn", Until.END_PHASE: "until the End Phase"}.get(
            until or Until.ALWAYS, ""
        )
        who = subject.text if subject is not None else PLAYER[mod.players if mod.players is not None else Side.EACH]
        return EnglishAct("cannot", "cannot", " ".join(part for part in (rest, by, for_, time) if part), who)

    def negated(self, mod: Negated, thing: Thing) -> Act:
        cards = self.thing(thing, 2, article="none").text
        return be(Said(f"the effects of {cards}", n=2), "negated")

    def negated_of(self, of: Said) -> Act:
        return be(Said(f"the effects {of.text}", n=2), "negated")

    def negated_links(self, mod: NegatedLinks, source: Thing, target: Thing) -> Act:
        cards = self.thing(source, 2, article="none").text
        only = self.thing(target, 1).text
        return be(Said(f"the effects of {cards} that target {only}, and no other card,", n=2), "negated")
