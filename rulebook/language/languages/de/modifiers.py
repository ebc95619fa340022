"""German acts and statements for modifiers: temporary changes to cards."""

from __future__ import annotations

from rulebook.language.voices.durations import lasts
from rulebook.language.voices.voice import Act, Said
from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.lexicon import noun, verb
from rulebook.language.words.noun_phrases import join_list
from rulebook.language.words.word_ids import named_trait, stat_noun
from rulebook.vocabulary.operations import Cannot, Change, Negated, NegatedLinks, TreatAs
from rulebook.vocabulary.terms import (
    Cause,
    Position,
    Side,
    Stat,
    Until,
    Verb,
)

from .acts import PLAYER, GermanActs, GermanStatement, whole
from .grammar import possessive


class GermanModifiers(GermanActs):
    """See ``Voice``."""

    def change(
        self, mod: Change, subject: Said, amount: int | None, for_each: str, equal_to: str, until: Until | None
    ) -> Act:
        forms = verb("de", "gain" if amount is None or amount >= 0 else "lose")
        time = lasts("de", until)
        word = stat_noun("de", mod.stat)
        points = f"{word} in Höhe {equal_to}" if equal_to or amount is None else f"{abs(amount)} {word}"
        rest, tail = " ".join(part for part in (time, for_each, points) if part), ""
        if rest.endswith(","):  # a relative clause at the end of the sentence
            rest, _, relative = rest[:-1].rpartition(", ")
            tail = f", {relative}"
        return GermanStatement(whole(subject), forms["pl3" if subject.n != 1 else "sg3"], rest, tail)

    def reckoned(self, stat: Stat, of: Said, original: bool, verb: str, value: str, until: Until | None) -> Act:
        time = f"{lasts('de', until)} ".lstrip()
        said = {
            "halved": "halbiert",
            "doubled": "verdoppelt",
            "raised": f"um {value} erhöht",
            "lowered": f"um {value} verringert",
        }.get(verb, value if value.startswith("gleich") else f"zu {value}")
        word = f"{'Grund-' if original else ''}{stat_noun('de', stat)}"
        many = stat not in (Stat.LEVEL, Stat.SCALE)
        the = "der" if stat is Stat.SCALE else "die"
        return GermanStatement(f"{the} {word} {whole(of)}", "werden" if many else "wird", f"{time}{said}")

    def share(self, part: str, whose: Said, stat: Stat) -> str:
        owner, points = noun("de", whose.noun), noun("de", "battle-position")
        own = possessive(owner, whose.n, "gen", points, 1)
        share = {"half": "der Hälfte", "double": "dem Doppelten"}[part]
        return f"gleich {share} {own} Grund-{stat_noun('de', stat)}"

    def equal(self, equal_to: str) -> str:
        if equal_to.startswith("des "):
            return f"gleich dem {equal_to.removeprefix('des ').removesuffix('s')}"
        many = equal_to.removeprefix("der ").removeprefix("Grund-").startswith(("ATK", "DEF"))
        return f"gleich den {equal_to.removeprefix('der ')}" if many else f"gleich {equal_to}"

    def treat_as(self, mod: TreatAs, subject: Said) -> Act:
        if mod.name:
            finite = "gelten" if subject.n != 1 else "gilt"
            return GermanStatement(whole(subject), finite, f"zusätzlich als {named_trait('de', mod)}")
        if mod.declared is not None:
            return GermanStatement(whole(subject), "werden" if subject.n != 1 else "wird", named_trait("de", mod))
        finite = "haben" if subject.n != 1 else "hat"
        how = "stattdessen" if mod.instead else "zusätzlich"
        article = "die Eigenschaft" if mod.attribute is not None else "den Typ"
        return GermanStatement(whole(subject), finite, f"{how} {article} {named_trait('de', mod)}")

    def unaffected(self, subject: Said, by: Thing) -> Act:
        finite = "bleiben" if subject.n != 1 else "bleibt"
        cards = self.thing(by, 2, "dat", "none").text
        return GermanStatement(whole(subject), finite, f"von den Effekten von {cards} unberührt")

    def hold(self, subject: Said, position: Position) -> Act:
        finite = "werden" if subject.n != 1 else "wird"
        return GermanStatement(whole(subject), finite, f"{self.into(position)} geändert")

    def cannot(self, mod: Cannot, subject: Said | None, until: Until | None) -> Act:
        many = subject is not None and subject.n != 1
        causes = {Cause.BATTLE: "durch Kampf", Cause.EFFECT: "durch Karteneffekte"}
        by = [causes[cause] for cause in mod.by if cause in causes]
        not_by = f"weder {by[0]} noch {by[1]}" if len(by) == 2 else f"nicht {join_list('de', by, 'or')}"
        for_ = " für eine Tributbeschwörung" if mod.for_ is Verb.SUMMON else ""
        others = "keine anderen" if mod.other_cards else "keine"
        if subject is not None:
            owner, position = noun("de", subject.noun), noun("de", "battle-position")
            own = f"{possessive(owner, subject.n, 'acc', position, subject.n)} {position.pl if many else position.sg}"
            rest = {
                Verb.ATTACK: "nicht angreifen",
                Verb.DECLARE_ATTACK: "keinen Angriff deklarieren",
                Verb.CHANGE_POSITION: f"{own} nicht ändern",
                Verb.BE_DESTROYED: f"{not_by} zerstört werden",
                Verb.BE_TRIBUTED: f"nicht als Tribut{for_} angeboten werden",
                Verb.BE_TARGETED: "nicht als Ziel von Karteneffekten gewählt werden",
                Verb.BE_ATTACKED: "nicht angegriffen werden",
                Verb.BE_BANISHED: "nicht verbannt werden",
                Verb.FLIP_SUMMON: "nicht als Flippbeschwörung beschworen werden",
                Verb.ATTACK_DIRECTLY: "nicht direkt angreifen",
                Verb.ACTIVATE: "nicht aktiviert werden",
                Verb.SUMMON: "nicht beschworen werden",
                Verb.NORMAL_SUMMON: "nicht als Normalbeschwörung beschworen werden",
                Verb.SPECIAL_SUMMON: "nicht als Spezialbeschwörung beschworen werden",
                Verb.SET: "nicht gesetzt werden",
            }.get(mod.verb)
        else:
            rest = {
                Verb.ATTACK: "nicht angreifen",
                Verb.DECLARE_ATTACK: "keinen Angriff deklarieren",
                Verb.ACTIVATE: f"{others} Karten aktivieren",
                Verb.SUMMON: f"{others} Monster beschwören",
                Verb.SPECIAL_SUMMON: f"{others} Monster als Spezialbeschwörung beschwören",
                Verb.SET: f"{others} Karten setzen",
                Verb.BATTLE_PHASE: "deine Battle Phase nicht durchführen",
                Verb.NORMAL_SUMMON: f"{others} Monster als Normalbeschwörung beschwören",
                Verb.RESPOND: "keine Karten oder Effekte als Reaktion aktivieren",
            }.get(mod.verb)
        if rest is None:
            raise CannotSay(f"no words for the prohibition of {mod.verb!r}")
        time = {Until.END_OF_TURN: "für den Rest dieses Spielzugs ", Until.END_PHASE: "bis zur End Phase "}.get(
            until or Until.ALWAYS, ""
        )
        who = whole(subject) if subject is not None else PLAYER[mod.players if mod.players is not None else Side.EACH]
        finite = "können" if many else "kannst" if who == "du" else "kann"
        return GermanStatement(who, finite, " ".join(f"{time}{rest}".split()))

    def negated(self, mod: Negated, thing: Thing) -> Act:
        cards = self.thing(thing, 2, "dat", "none")
        return GermanStatement(f"die Effekte von {whole(cards)}", "werden", "annulliert")

    def negated_of(self, of: Said) -> Act:
        return GermanStatement(f"die Effekte {whole(of)}", "werden", "annulliert")

    def negated_links(self, mod: NegatedLinks, source: Thing, target: Thing) -> Act:
        cards = self.thing(source, 2, "dat", "none").text
        only = self.thing(target, 1)
        tail = f", die {only.text}{only.tail}, und keine andere Karte als Ziel wählen"
        return GermanStatement(f"die Effekte von {cards}", "werden", "annulliert", tail)
