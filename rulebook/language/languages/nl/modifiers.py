"""Dutch acts and statements for modifiers: temporary changes to cards."""

from __future__ import annotations

from rulebook.language.voices.durations import lasts
from rulebook.language.voices.voice import Act, Said
from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.lexicon import noun, verb
from rulebook.language.words.noun_phrases import join_list
from rulebook.language.words.word_ids import named_trait, stat_noun
from rulebook.vocabulary.operations import Cannot, Change, Negated, NegatedLinks, TreatAs
from rulebook.vocabulary.terms import Cause, Position, Side, Stat, Until, Verb

from .acts import PLAYER, DutchActs, DutchStatement, closed


class DutchModifiers(DutchActs):
    """See ``Voice``."""

    def change(
        self, mod: Change, subject: Said, amount: int | None, for_each: str, equal_to: str, until: Until | None
    ) -> Act:
        forms = verb("nl", "gain" if amount is None or amount >= 0 else "lose")
        time = lasts("nl", until)
        word = stat_noun("nl", mod.stat)
        points = f"{word} gelijk aan {equal_to}" if equal_to or amount is None else f"{abs(amount)} {word}"
        rest = " ".join(part for part in (time, points, for_each) if part)
        return DutchStatement(subject.text, forms["pl" if subject.n != 1 else "sg3"], rest)

    def reckoned(self, stat: Stat, of: Said, original: bool, verb: str, value: str, until: Until | None) -> Act:
        time = f"{lasts('nl', until)} ".lstrip()
        said = {
            "halved": "gehalveerd",
            "doubled": "verdubbeld",
            "raised": f"met {value} verhoogd",
            "lowered": f"met {value} verlaagd",
        }.get(verb, value)
        article = "het" if stat is Stat.LEVEL else "de"
        word = f"{article} {'oorspronkelijke ' if original else ''}{stat_noun('nl', stat)}"
        finite = "worden" if stat is Stat.ATK_DEF else "wordt"
        return DutchStatement(closed(f"{word} {of.text}"), finite, f"{time}{said}")

    def share(self, part: str, whose: Said, stat: Stat) -> str:
        share = {"half": "de helft", "double": "het dubbele"}[part]
        return f"{share} van {'zijn' if whose.n == 1 else 'hun'} oorspronkelijke {stat_noun('nl', stat)}"

    def equal(self, equal_to: str) -> str:
        return f"gelijk aan {equal_to}"

    def treat_as(self, mod: TreatAs, subject: Said) -> Act:
        many = subject.n != 1
        if mod.name:
            return DutchStatement(subject.text, "tellen" if many else "telt", f"ook als {named_trait('nl', mod)}")
        if mod.declared is not None:
            return DutchStatement(subject.text, "worden" if many else "wordt", named_trait("nl", mod))
        finite = "hebben" if many else "heeft"
        how = "in plaats daarvan" if mod.instead else "ook"
        kind = "het Attribute" if mod.attribute is not None else "het Type"
        return DutchStatement(subject.text, finite, f"{how} {kind} {named_trait('nl', mod)}")

    def unaffected(self, subject: Said, by: Thing) -> Act:
        finite = "worden" if subject.n != 1 else "wordt"
        cards = self.thing(by, 2, article="none").text
        return DutchStatement(subject.text, finite, f"niet beïnvloed door de effecten van {cards}")

    def hold(self, subject: Said, position: Position) -> Act:
        finite = "worden" if subject.n != 1 else "wordt"
        return DutchStatement(subject.text, finite, f"{self.position(position)} gelegd")

    def cannot(self, mod: Cannot, subject: Said | None, until: Until | None) -> Act:
        many = subject is not None and subject.n != 1
        causes = {Cause.BATTLE: "in een gevecht", Cause.EFFECT: "door kaarteffecten"}
        by = join_list("nl", [causes[cause] for cause in mod.by if cause in causes], "or")
        for_ = " voor een Tribute Summon" if mod.for_ is Verb.SUMMON else ""
        rest: str | None
        if subject is not None:
            own = f"hun {noun('nl', 'battle-position').sg}" if many else f"zijn {noun('nl', 'battle-position').sg}"
            rest = {
                Verb.ATTACK: "niet aanvallen",
                Verb.DECLARE_ATTACK: "geen aanval aankondigen",
                Verb.CHANGE_POSITION: f"{own} niet veranderen",
                Verb.BE_DESTROYED: f"niet {by} worden vernietigd",
                Verb.BE_TRIBUTED: f"niet als Tribute{for_} worden geofferd",
                Verb.BE_TARGETED: "niet als doelwit van kaarteffecten worden gekozen",
                Verb.BE_ATTACKED: "niet worden aangevallen",
                Verb.BE_BANISHED: "niet worden verbannen",
                Verb.FLIP_SUMMON: "niet met een Flip Summon worden opgeroepen",
                Verb.ATTACK_DIRECTLY: "niet direct aanvallen",
                Verb.ACTIVATE: "niet worden geactiveerd",
                Verb.SUMMON: "niet worden opgeroepen",
                Verb.NORMAL_SUMMON: "niet met een Normal Summon worden opgeroepen",
                Verb.SPECIAL_SUMMON: "niet met een Special Summon worden opgeroepen",
                Verb.SET: "niet worden geset",
            }.get(mod.verb)
        else:
            others = "geen andere" if mod.other_cards else "geen"
            rest = {
                Verb.ATTACK: "niet aanvallen",
                Verb.DECLARE_ATTACK: "geen aanval aankondigen",
                Verb.ACTIVATE: f"{others} kaarten activeren",
                Verb.SUMMON: f"{others} monsters oproepen",
                Verb.SPECIAL_SUMMON: f"{others} monsters met een Special Summon oproepen",
                Verb.SET: f"{others} kaarten setten",
                Verb.BATTLE_PHASE: "je Battle Phase niet uitvoeren",
                Verb.NORMAL_SUMMON: f"{others} monsters met een Normal Summon oproepen",
                Verb.RESPOND: "geen kaarten of effecten als reactie activeren",
            }.get(mod.verb)
        if rest is None:
            raise CannotSay(f"no words for the prohibition of {mod.verb!r}")
        time = {Until.END_OF_TURN: "de rest van deze beurt ", Until.END_PHASE: "tot de End Phase "}.get(
            until or Until.ALWAYS, ""
        )
        who = subject.text if subject is not None else PLAYER[mod.players if mod.players is not None else Side.EACH]
        finite = "kunnen" if many else "kunt" if who == "je" else "kan"
        return DutchStatement(who, finite, " ".join(f"{time}{rest}".split()))

    def negated(self, mod: Negated, thing: Thing) -> Act:
        cards = self.thing(thing, 2, article="none").text
        return DutchStatement(f"de effecten van {cards}", "worden", "geannuleerd")

    def negated_of(self, of: Said) -> Act:
        return DutchStatement(f"de effecten {of.text}", "worden", "geannuleerd")

    def negated_links(self, mod: NegatedLinks, source: Thing, target: Thing) -> Act:
        cards = self.thing(source, 2, article="none").text
        only = self.thing(target, 1).text
        tail = f" die {only}, en geen andere kaart, als doelwit kiezen"
        return DutchStatement(f"de effecten van {cards}", "worden", "geannuleerd", tail)
