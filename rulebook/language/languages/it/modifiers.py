"""Italian acts and statements for modifiers: temporary changes to cards."""

from __future__ import annotations

from rulebook.language.voices.durations import lasts
from rulebook.language.voices.voice import Act, Said
from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.lexicon import noun, verb
from rulebook.language.words.noun_phrases import join_list, phrase
from rulebook.language.words.word_ids import named_trait, stat_noun
from rulebook.vocabulary.operations import Cannot, Change, Negated, NegatedLinks, TreatAs
from rulebook.vocabulary.terms import Cause, Position, Side, Stat, Until, Verb

from .acts import PLAYER, ItalianActs, ItalianStatement
from .grammar import agree


class ItalianModifiers(ItalianActs):
    """See ``Voice``."""

    def change(
        self, mod: Change, subject: Said, amount: int | None, for_each: str, equal_to: str, until: Until | None
    ) -> Act:
        forms = verb("it", "gain" if amount is None or amount >= 0 else "lose")
        word = stat_noun("it", mod.stat)
        points = f"{word} pari {equal_to}" if equal_to or amount is None else f"{abs(amount)} {word}"
        rest = " ".join(part for part in (forms["pl3" if subject.n != 1 else "sg3"], points, for_each) if part)
        comma = "," if for_each or equal_to else ""
        time = f"{comma} {lasts('it', until)}" if lasts("it", until) else ""
        if subject.pronoun and until is not None:  # "guadagna" alone would be an imperative
            return ItalianStatement(phrase("it", subject.noun, subject.n, "nom", "that"), rest + time)
        return ItalianStatement(subject.text, rest + time)

    def reckoned(self, stat: Stat, of: Said, original: bool, verb: str, value: str, until: Until | None) -> Act:
        time, both = f" {lasts('it', until)}".rstrip(), stat is Stat.ATK_DEF
        said = {
            "halved": "vengono dimezzati" if both else "viene dimezzato",
            "doubled": "vengono raddoppiati" if both else "viene raddoppiato",
            "raised": f"aumenta di {value}",
            "lowered": f"si riduce di {value}",
        }.get(verb, f"{'diventano' if both else 'diventa'} {value}")
        article = "l'" if stat in (Stat.ATK, Stat.ATK_DEF) else "il "
        word = f"{article}{stat_noun('it', stat)}{' originale' if original else ''}"
        word = f"gli ATK/DEF{' originali' if original else ''}" if both else word
        return ItalianStatement(f"{word} {of.text}", f"{said}{time}")

    def share(self, part: str, whose: Said, stat: Stat) -> str:
        share = {"half": "la metà", "double": "il doppio"}[part]
        return f"{share} del {'suo' if whose.n == 1 else 'loro'} {stat_noun('it', stat)} originale"

    def equal(self, equal_to: str) -> str:
        return f"pari {equal_to}"

    def treat_as(self, mod: TreatAs, subject: Said) -> Act:
        many = subject.n != 1
        if mod.name:
            treated = agree("considerato", noun("it", subject.noun), subject.n)
            said = f"{'vengono' if many else 'viene'} {treated} anche come"
        elif mod.declared is not None:
            said = "diventano" if many else "diventa"
        elif mod.instead:
            kind = "Attributo" if mod.attribute is not None else "Tipo"
            said = f"{'diventano' if many else 'diventa'} di {kind}"
        else:
            kind = "l'Attributo" if mod.attribute is not None else "il Tipo"
            said = f"{'hanno' if many else 'ha'} anche {kind}"
        return ItalianStatement(subject.text, f"{said} {named_trait('it', mod)}")

    def unaffected(self, subject: Said, by: Thing) -> Act:
        immune = "sono immuni" if subject.n != 1 else "è immune"
        return ItalianStatement(subject.text, f"{immune} agli effetti {self.thing(by, 2, 'gen', 'def').text}")

    def hold(self, subject: Said, position: Position) -> Act:
        entry = noun("it", subject.noun)
        put = f"{'vengono' if subject.n != 1 else 'viene'} {agree('messo', entry, subject.n)}"
        return ItalianStatement(subject.text, f"{put} {self.position(position)}")

    def cannot(self, mod: Cannot, subject: Said | None, until: Until | None) -> Act:
        many = subject is not None and subject.n != 1
        causes = {Cause.BATTLE: "in battaglia", Cause.EFFECT: "dagli effetti delle carte"}
        by = join_list("it", [causes[cause] for cause in mod.by if cause in causes], "or")
        for_ = " per un'Evocazione tramite Tributo" if mod.for_ is Verb.SUMMON else ""
        rest: str | None
        if subject is not None:
            entry, n = noun("it", subject.noun), subject.n
            own = "la loro" if many else "la sua"
            rest = {
                Verb.ATTACK: "attaccare",
                Verb.DECLARE_ATTACK: "dichiarare un attacco",
                Verb.CHANGE_POSITION: f"cambiare {own} posizione",
                Verb.BE_DESTROYED: f"essere {agree('distrutto', entry, n)} {by}".strip(),
                Verb.BE_TRIBUTED: f"essere {agree('offerto', entry, n)} come Tributo{for_}",
                Verb.BE_TARGETED: f"essere {agree('scelto', entry, n)} come bersaglio dagli effetti delle carte",
                Verb.BE_ATTACKED: f"essere {agree('attaccato', entry, n)}",
                Verb.BE_BANISHED: f"essere {agree('bandito', entry, n)}",
                Verb.FLIP_SUMMON: f"essere {agree('Evocato', entry, n)} per Scoperta",
                Verb.ATTACK_DIRECTLY: "attaccare direttamente",
                Verb.ACTIVATE: f"essere {agree('attivato', entry, n)}",
                Verb.SUMMON: f"essere {agree('Evocato', entry, n)}",
                Verb.NORMAL_SUMMON: f"essere {agree('Evocato', entry, n)} Normalmente",
                Verb.SPECIAL_SUMMON: f"essere {agree('Evocato', entry, n)} Specialmente",
                Verb.SET: f"essere {agree('Posizionato', entry, n)}",
            }.get(mod.verb)
        else:
            monsters = "altri mostri" if mod.other_cards else "mostri"
            cards = "altre carte" if mod.other_cards else "carte"
            rest = {
                Verb.ATTACK: "attaccare",
                Verb.DECLARE_ATTACK: "dichiarare un attacco",
                Verb.ACTIVATE: f"attivare {cards}",
                Verb.SUMMON: f"Evocare {monsters}",
                Verb.SPECIAL_SUMMON: f"Evocare Specialmente {monsters}",
                Verb.SET: f"Posizionare {cards}",
                Verb.BATTLE_PHASE: "effettuare la tua Battle Phase",
                Verb.NORMAL_SUMMON: f"Evocare Normalmente {monsters}",
                Verb.RESPOND: "attivare carte o effetti in risposta",
            }.get(mod.verb)
        if rest is None:
            raise CannotSay(f"no words for the prohibition of {mod.verb!r}")
        time = {Until.END_OF_TURN: " per il resto di questo turno", Until.END_PHASE: " fino alla End Phase"}.get(
            until or Until.ALWAYS, ""
        )
        side = mod.players if mod.players is not None else Side.EACH
        who = subject.text if subject is not None else PLAYER[side]
        can = "possono" if many else "puoi" if subject is None and side is Side.YOU else "può"
        return ItalianStatement(who, f"non {can} {rest}{time}")

    def negated(self, mod: Negated, thing: Thing) -> Act:
        cards = self.thing(thing, 2, "gen", "def").text
        return ItalianStatement(f"gli effetti {cards}", "sono annullati")

    def negated_of(self, of: Said) -> Act:
        return ItalianStatement(f"gli effetti {of.text}", "sono annullati")

    def negated_links(self, mod: NegatedLinks, source: Thing, target: Thing) -> Act:
        cards = self.thing(source, 2, "gen", "def").text
        only = self.thing(target, 1).text
        what = f"gli effetti {cards} che scelgono come bersaglio {only}, e nessun'altra carta,"
        return ItalianStatement(what, "sono annullati")
