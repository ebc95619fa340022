"""How a language words events and conditions, as clauses without their conjunction.

The words are in ``phrases/events.toml`` and ``phrases/states.toml``; a language overrides what does not fit into them.
"""

from __future__ import annotations

from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.lexicon import verb
from rulebook.language.words.noun_phrases import join_list, participle
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.word_ids import PASSIVE_VERBS, STAYING_VERBS, summon_words
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import monster
from rulebook.vocabulary.terms import ON_FIELD, Cause, Op, Side, Verb, Zone

from .speech import Pointer, Said
from .voice_of_nouns import PLAYERS, Nouns

_ORIGINS = {ON_FIELD: "field", (Zone.HAND,): "hand"}


class Conditions(Nouns):
    """A part of ``Voice``; the other parts cover everything else."""

    infinitive = "inf"
    """The form of a verb after a form of "would"."""
    none_is_plural = True
    """Whether "no" takes the plural: no monsters, keine Monster, but nessun mostro."""
    denied_article = "no"
    """The article of an object of a negative clause: you have not Summoned a monster, but kein Monster."""

    # Events ---------------------------------------------------------------------------------------

    def event(self, on: On, subject: Said, many: bool) -> str:
        """An event as a subordinate clause without its conjunction."""
        lang = self.lang
        if on.controlled_by is Side.YOU:
            subject = self.yours(subject)
        who, plural = self.whole(subject), subject.n != 1
        match on.verb:
            case Verb.DECLARE_ATTACK:
                return wording(lang, "events.declares_attack", who=who)
            case Verb.LEAVE_FIELD:
                return row(lang, "events.leaves_field")[plural].format(who=who)
            case Verb.BATTLE_DAMAGE:
                if subject.n == 1 and on == On(Verb.BATTLE_DAMAGE, monster):
                    return wording(lang, "events.damage_to_anyone", who=who)
                return row(lang, "events.battle_damage")[on.direct].format(who=who)
            case Verb.RESOLVE:
                return wording(lang, "events.resolved", who=who)
            case Verb.SUMMON | Verb.WOULD_SUMMON:
                key, kinds = f"events.{on.verb.name.lower()}", self.summoning(on, subject)
                if on.by in PLAYERS:
                    return wording(lang, f"{key}.{PLAYERS[on.by]}", who=who, kinds=kinds)
                return self.happens(on, who, row(lang, f"{key}.any")[plural].format(kinds=kinds))
        if on.verb in PASSIVE_VERBS:
            return self.happens(on, who, self.passive(on, subject))
        raise CannotSay(f"no words for the event {on.verb!r}")

    def yours(self, said: Said) -> Said:
        """Cards that the player controls: a monster you control."""
        return said._replace(text=f"{said.text} {self.controlled_by(Side.YOU, said)}")

    def summoning(self, on: On, cards: Said) -> str:
        """The kinds of Summon next to the verb, or the verb with them if it agrees with the player or the cards."""
        return summon_words(self.lang, on.kinds)

    def happens(self, on: On, who: str, predicate: str) -> str:
        """A subject and what happens to it."""
        return f"{who} {predicate}"

    def passive(self, on: On, subject: Said) -> str:
        """What is done to a card: is destroyed by battle and sent to the GY."""
        lang, word = self.lang, PASSIVE_VERBS[on.verb]
        stays = on.verb in STAYING_VERBS
        causes = "_".join(cause.name.lower() for cause in on.cause if cause in (Cause.BATTLE, Cause.EFFECT))
        origin = _ORIGINS.get(on.was) if not stays else None
        pattern = "plain" if Zone.GRAVEYARD not in on.to else "and_sent" if stays else "to_graveyard"
        said = wording(lang, f"events.passive.{pattern}").format_map({
            "by": wording(lang, f"replacements.causes.{causes}") if causes else "",
            "how": self.how(word) if word != "send" else "",
            "is": wording(lang, f"basic.passive.{'many' if subject.n != 1 else 'one'}"),
            "origin": wording(lang, f"events.origin.{origin}") if origin else "",
            "said": participle(lang, word, subject.noun, subject.n),
            "sent": participle(lang, "send", subject.noun, subject.n),
            "to": wording(lang, f"events.graveyard.{self._whose_graveyard(on)}"),
        })  # fmt: skip
        return " ".join(said.split())

    @staticmethod
    def _whose_graveyard(on: On) -> str:
        if on.owner is Side.OPPONENT:
            return "opponent"
        return "your" if Side.YOU in (on.controlled_by, on.owner) else "the"

    def how(self, word: str) -> str:
        """The words that belong to a verb: as Tribute, to the hand."""
        return wordings(self.lang, "events.how").get(word, "")

    def is_activated(self, what: str, noun_id: str) -> str:
        """Example: a card or effect is activated, as a clause."""
        return wording(self.lang, "events.activated", what=what, activated=participle(self.lang, "activate", noun_id))

    def would(self, word: str, cards: Said) -> str:
        """Example: would destroy 1 or more monsters, after a relative pronoun."""
        do = verb(self.lang, word)[self.infinitive]
        return wording(self.lang, "events.would", do=do, cards=cards.text) + cards.tail

    def happened(self, on: On, subject: Said, negative: bool) -> str:
        """Example: this card was Summoned this turn / you have not Summoned a monster this turn."""
        if on.verb is Verb.DESTROY and on.other is not None:
            return row(self.lang, "events.happened.destroyed")[negative].format(what=subject.text)
        if on.verb is not Verb.SUMMON:
            raise CannotSay(f"no words for what happened: {on.verb!r}")
        key = f"{PLAYERS[on.by]}_summon" if on.by in PLAYERS else "summon"
        kinds = self.summoned(on, subject)
        return row(self.lang, f"events.happened.{key}")[negative].format(what=subject.text, kinds=kinds)

    def summoned(self, on: On, cards: Said) -> str:
        """As ``summoning``, for a Summon in the past."""
        return summon_words(self.lang, on.kinds)

    def caused_by(self, side: Side) -> str:
        """Example: an opponent's card effect caused this."""
        return wording(self.lang, f"events.caused_by.{PLAYERS[side]}")

    def rolled_in(self, numbers: tuple[int, ...]) -> str:
        """Example: you roll a 2 or 3."""
        return self.words["you_roll"].format(join_list(self.lang, [str(number) for number in numbers], "or"))

    # States ---------------------------------------------------------------------------------------

    def exists(self, thing: Thing, negative: bool) -> str:
        """Example: you control a monster / you control no monsters."""
        article = "no" if negative else "indef"
        n = 2 if negative and self.none_is_plural and not thing.slug else 1
        return self._there(thing, n, article, negative)

    def so_many(self, thing: Thing, op: Op, number: int) -> str:
        """Example: you control 3 or more monsters / there are exactly 3 monsters in your GY."""
        count = wording(self.lang, f"states.count.{op.name.lower()}").format(number)
        return self._there(thing, number, "none", False, count)

    def outnumbered(self, theirs: Thing, yours: Thing, more: int) -> str:
        """Example: your opponent controls at least 2 more monsters than you do.

        Raises:
            CannotSay: it compares other things than what both players control.
        """
        if (theirs.side, yours.side) != (Side.OPPONENT, Side.YOU) or theirs.anywhere() != yours.anywhere():
            raise CannotSay(f"no words for comparing {theirs!r} with {yours!r}")
        cards = self.thing(theirs.anywhere(), 2, article="none").text
        return wording(self.lang, "states.outnumbered", number=more, cards=cards)

    def _there(self, thing: Thing, n: int, article: str, negative: bool, count: str = "") -> str:
        lang = self.lang
        key = "controls" if self.controlled(thing) else "hand" if thing.zones == (Zone.HAND,) else ""
        if key and thing.side in PLAYERS:
            said = self.thing(thing.anywhere(), n, article=article).text
            return row(lang, f"states.{key}.{PLAYERS[thing.side]}")[negative].format(cards=f"{count} {said}".strip())
        said = self.thing(thing, n, "nom", article).text
        return self.lies(thing, "are_no" if negative else "are", n, f"{count} {said}".strip())

    def lies(self, thing: Thing, key: str, n: int, cards: str) -> str:
        """Example: there are 3 monsters in your GY; there is no monster in your GY."""
        return row(self.lang, f"states.there.{key}")[n != 1].format(cards=cards)

    def lp_against(self, side: Side, op: Op) -> str:
        """Example: a player's LP are lower than the other player's."""
        compared = wording(self.lang, f"states.lp_compared.{op.name.lower()}")
        return wording(self.lang, f"states.lp.{PLAYERS[side]}").format(compared)

    def own_position(self, said: Said) -> str:
        """Example: its battle position; empty if a pronoun has no such form and the noun is repeated."""
        return ""

    def is_a(self, subject: str, what: str, negative: bool) -> str:
        """Example: that monster is a Flip monster, as a clause; ``what`` has its article."""
        return row(self.lang, "states.is_a")[negative].format(subject=subject, what=what).strip()

    def is_so(self, pointer: Pointer, thing: Thing, negative: bool) -> str:
        """Example: this card is face-up on the field."""
        subject = self.point(pointer, "nom")
        position = [self.position(thing.position)] if thing.position is not None else []
        place = [self.place(thing.zones, thing.side, "in")] if thing.zones else []
        states = " ".join((*self.faces(thing, subject), *position, *place))
        key = f"{'in_hand' if thing.zones == (Zone.HAND,) else 'lies'}.{'many' if subject.n != 1 else 'one'}"
        return row(self.lang, f"states.{key}")[negative].format(subject=subject.text, states=states).strip()

    def faces(self, thing: Thing, cards: Said) -> list[str]:
        """Whether cards are face-up or face-down, if that is part of a description."""
        return [self.face(word, cards) for word in thing.adjectives if word in wordings(self.lang, "states.face")]

    def face(self, word: str, cards: Said) -> str:
        """Example: face-up, as said of cards."""
        return wording(self.lang, f"states.face.{word}")
