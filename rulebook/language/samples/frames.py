"""Every frame with nouns of each gender, singular and plural, and both players, for proofreading and tests."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.cards import POOL
from rulebook.explain.tree import Described, Explanation, Passage, Quoted, RuleName, Thing, Value, Who, Word
from rulebook.language.sentences.closed_words import word_tables
from rulebook.language.sentences.render import CANNOT, WHY, frames, simple_frames, text
from rulebook.language.sentences.templates import Slot, parse, slots
from rulebook.languages import FALLBACK
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.filters import Series, any_, effect_monster, monster, spell, their, trap
from rulebook.vocabulary.terms import ON_FIELD, CardKind, Zone

from .sentences import register

_CARDS: dict[str, Card] = {card.slug: card for card in POOL}


def _thing(uid: int, slug: str, side: Who) -> Thing:
    card = _CARDS[slug]
    return Thing(uid, card.names, card.kind, side, token=card.is_token)


MONSTER = _thing(1, "sangan", Who.YOU)
SPELL = _thing(2, "heavy-storm", Who.OPPONENT)
TRAP = _thing(3, "trap-hole", Who.OPPONENT)
OTHER_MONSTER = _thing(4, "cyber-dragon", Who.OPPONENT)
UNKNOWN = Thing(5, None, None, Who.OPPONENT)
UNKNOWN_MONSTER = Thing(6, None, CardKind.MONSTER, Who.OPPONENT, face_down=True)
TOKEN = _thing(8, "sheep-token", Who.YOU)

SINGLE: tuple[Thing, ...] = (MONSTER, SPELL, TRAP, OTHER_MONSTER, UNKNOWN, UNKNOWN_MONSTER, TOKEN)
GROUPS: tuple[tuple[Thing, ...], ...] = (
    *((thing,) for thing in SINGLE),
    (MONSTER, OTHER_MONSTER),
    (SPELL, SPELL._replace(uid=7)),
    (SPELL, TRAP),
    (TOKEN, TOKEN._replace(uid=9)),
    (TOKEN, MONSTER),
    (MONSTER, TRAP, UNKNOWN),
)
PLAYERS: tuple[Who, ...] = (Who.YOU, Who.OPPONENT)


def _words(table: str) -> tuple[Word, ...]:
    return tuple(Word(table, value) for value in word_tables(FALLBACK)[table])


def _passage() -> Passage:
    card = _CARDS["trap-hole"]
    effect = next(effect for effect in card.effects if isinstance(effect, Activated))
    return Passage(card, effect, 0, "condition")


def samples() -> dict[str, tuple[Value, ...]]:
    """Values for every argument a frame may use; the first one is used while another argument varies."""
    found: dict[str, tuple[Value, ...]] = {
        "card": SINGLE,
        "mine": SINGLE,
        "cards": GROUPS,
        "source": (SPELL, TRAP, MONSTER),
        "other": (SPELL, TRAP, MONSTER),
        "third": (SPELL, TRAP, MONSTER),
        "host": (OTHER_MONSTER, MONSTER),
        "kept": (OTHER_MONSTER, MONSTER),
        "winner": (OTHER_MONSTER, MONSTER),
        "moved": ((MONSTER,), (OTHER_MONSTER,)),
        "redirector": (TRAP, MONSTER),
        "ended": (SPELL, TRAP),
        "negator": (OTHER_MONSTER, MONSTER),
        "near": (*SINGLE[:4], TOKEN),
        "answers": SINGLE,
        "shown": (MONSTER, SPELL, TRAP, OTHER_MONSTER),
        "by": (SPELL, TRAP, MONSTER),
        "hinders": SINGLE,
        "ritual": (OTHER_MONSTER,),
        "permits": (MONSTER, OTHER_MONSTER),
        "attacker": (OTHER_MONSTER, MONSTER),
        "tuners": ((MONSTER, OTHER_MONSTER),),
        "there": _words("zone"),
        "whose": PLAYERS,
        "is": (Word("declared", "dragon"), Word("declared", "dark")),
        "sought": (0, Word("declared", "warrior"), Word("declared", "light")),
        "turns": (0, TRAP),
        "beyond": (0, TRAP),
        "or_sought": (0, Word("declared", "fiend")),
        "target": (OTHER_MONSTER, UNKNOWN_MONSTER),
        "player": PLAYERS,
        "actor": PLAYERS,
        "own": (0, 1),
        "itself": (0, 1),
        "negated": (0, 1),
        "placed": (1, 0),
        "chain": (0, 1),
        "back": (0, 1),
        "counter": (Word("counter", "spell"), Word("counter", "plain")),
        "field": (1, 0),
        "until": tuple(Word("until", value) for value in ("end-of-turn", "end-phase", "end-of-battle-phase", "always")),
        "sign": (Word("sign", "plus"), Word("sign", "minus")),
        "stat": _words("stat"),
        "how": tuple(Word("how", value) for value in ("halved", "doubled", "becomes")),
        "kinds": _words("summon"),
        "expected": _words("summon"),
        "position": _words("position"),
        "phase": _words("phase"),
        "now": _words("phase"),
        "goal": _words("phase"),
        "step": _words("step"),
        "verb": _words("verb"),
        "got": _words("verb"),
        "cause": _words("cause"),
        "asked": _words("cause"),
        "sort": (Described(monster & effect_monster),),
        "zone": _words("zone"),
        "from": _words("zone"),
        "to": _words("zone"),
        "intended": _words("zone"),
        "purpose": _words("purpose"),
        "passage": (_passage(),),
        "rule": (RuleName("effect.card-over-rule"),),
        "told": (Quoted((Explanation("destroyed.battle", (("cards", (MONSTER,)),)),)),),
        "lost": (Quoted((Explanation("destroyed.rule", (("cards", (TRAP,)),)),)),),
        "besides_that": (Quoted((Explanation("destroyed.battle", (("cards", (MONSTER,)),)),)),),
        "named": (OTHER_MONSTER, SPELL),
        "declared": (Word("declared", "dragon"), Word("declared", "trap")),
    }
    found["measure"] = found["stat"]
    found["or_have"] = (0, 10)
    found["paid"] = (0, 1)
    found["graded"] = (0, 1)
    found["wanted"] = found["zone"]
    found["kind"] = (Word("declared", "trap"), Word("declared", "spell"), Word("declared", "monster"))
    for number in (
        "amount",
        "left",
        "atk",
        "against",
        "gap",
        "needed",
        "have",
        "level",
        "low",
        "picked",
        "old",
        "new",
        "times",
        "factor",
    ):
        found[number] = (2, 1, 0)
    for number in ("link", "links", "then", "speed", "turn", "excess", "number"):
        found[number] = (3, 1)
    found["made"] = (2, 3)
    found["high"], found["lowest"], found["highest"] = (8,), (2,), (7,)
    found["count"] = (8, 7)
    found["least"] = (1,)
    found["bottom"] = found["elsewhere"] = found["face_down"] = (0, 1)
    found["exact"] = found["last"] = found["earlier"] = found["settable"] = (1, 0)
    found["aside"] = found["twin"] = found["alone"] = (0, 1)
    found["late"] = found["summoned"] = found["spared"] = found["mandatory"] = (0, 1)
    found["even"] = found["activation"] = found["banished"] = found["misses"] = (0, 1)
    found["limit"] = (3, 40)
    found["counts"], found["counted"] = (0, 1), (2, 1, 0)
    found["single"] = found["one"] = (0, 1)
    found["only"] = (Described(monster & effect_monster, 0), Described(monster & Series("HERO"), 0))
    found["wants"] = (Described(monster & effect_monster), Described(spell), Described(monster & Series("HERO")))
    found["asks"] = (Described(trap & their(*ON_FIELD)), Described(effect_monster & any_(Zone.MONSTER), 2))
    found["defense"] = (1800, 0)
    found["held"], found["besides"], found["several"] = (1, 0, 2), (1, 0), (0, 1)
    places = ("hand", "graveyard", "deck", "monster", "spell", "field", "material", "none", "missing")
    found["stock"] = tuple(Word("stock", place) for place in places)
    found["extreme"] = tuple(Word("extreme", which) for which in ("highest", "lowest"))
    found["so"] = tuple(Word("so", what) for what in ("control", "position", "attack", "number", "nothing"))
    found["value"] = (1900, 0)
    found["count"] = (8, 7)
    found["ground"] = tuple(Word("ground", what) for what in ("stats", "counter", "negates"))
    found["making"] = tuple(Word("making", what) for what in ("fusion", "ritual"))
    found["summoning"] = (0, 1)
    found["battle"] = (1, 0)
    found["set"], found["equal"] = (3800, 0), (1, 0)
    found["later"] = tuple(Word("later", what) for what in ("draw", "damage", "gain"))
    found["spent"] = tuple(Word("spent", what) for what in ("nothing", "lp", "cards"))
    found["payer"], found["fee"], found["paid"] = PLAYERS, (800, 0), GROUPS
    found["left_lying"], found["unmoved"] = (0, 1), (MONSTER, OTHER_MONSTER)
    found["as_card"] = found["targets"] = found["two"] = found["harmless"] = (1, 0)
    found["immune"] = found["whole"] = (1, 0)
    found["gains"] = found["gone"] = (1, 0)
    found["mutual"] = ((MONSTER, OTHER_MONSTER), (MONSTER, MONSTER._replace(uid=8)))
    found["also"] = found["doers"] = found["enough"] = found["mutual"]
    found["second"] = (MONSTER,)
    found["moot"], found["doubled"] = (OTHER_MONSTER, TRAP), (MONSTER, OTHER_MONSTER)
    found["buried"], found["alike"] = (SPELL, MONSTER), found["also"]
    found["omitted"] = found["gained"] = found["meant"] = (_passage(),)
    found["own_event"], found["past"] = (1, 0), _words("verb")
    found["alternative"], found["unmatched"], found["deed"] = _words("summon"), (MONSTER, OTHER_MONSTER), (_passage(),)
    return found


def sample_explanations(node: str) -> Iterator[Explanation]:
    """Explanations of one node, varying each of its arguments in turn."""
    frame = frames(FALLBACK)[node]
    refused = [name.removeprefix("cannot.") for name in frames(FALLBACK) if name.startswith("cannot.")]
    acts = refused if CANNOT in frame else [""]
    values = samples()
    if node.startswith("why-not."):
        values["wanted"] = _words("verb")
    if node == "refused.activate.phase":
        values["wanted"] = _words("phase")
    if WHY in frame:
        yield from _lacking(node, frame, values)
        return
    for act in acts if node == "refused.duel.over" else [_act(node, acts)]:
        whole = frame.replace(CANNOT, frames(FALLBACK)[f"cannot.{act}"]) if act else frame
        simple = needed(simple_frames(FALLBACK).get(node, "").replace(CANNOT, ""))
        names = sorted({slot.name for slot in slots(parse(whole))} | {"act"} if act else needed(whole) | simple)
        values["act"] = (Word("action", act),)
        usual = {name: values[name][0] for name in names}
        yield Explanation(node, tuple(usual.items()))
        for name in names:
            for value in values[name][1:]:
                yield Explanation(node, tuple({**usual, name: value}.items()))


def _lacking(node: str, frame: str, values: dict[str, tuple[Value, ...]]) -> Iterator[Explanation]:
    """A refusal with everything that a card may lack."""
    values["act"] = (Word("action", "activate"),)
    for name in (name for name in frames(FALLBACK) if name.startswith("near.")):
        whole = frame.replace(CANNOT, frames(FALLBACK)["cannot.activate"]).replace(WHY, frames(FALLBACK)[name])
        names = sorted({slot.name for slot in slots(parse(whole))} | {"act"})
        usual = {one: values[one][0] for one in names} | {"lack": Word("lack", name.removeprefix("near."))}
        yield Explanation(node, tuple(usual.items()))
        for one in names:
            for value in values[one][1:]:
                yield Explanation(node, tuple({**usual, one: value}.items()))


def _act(node: str, acts: list[str]) -> str:
    """The refused action that belongs to a check; any will do if the check applies to every action."""
    part = node.split(".")[1] if node.count(".") > 1 else ""
    if node == "refused.choose.more":
        return "done"
    if part == "summon" and "procedure" in node:
        return "special"
    return part if part in acts else "attack" if "attack" in acts else ""


def needed(frame: str) -> set[str]:
    """The arguments a frame uses."""
    return {slot.name for slot in slots(parse(frame)) if isinstance(slot, Slot)}


def frame_sentences(lang: str) -> Iterator[str]:
    """Every frame in one language, without repetitions."""
    for node in frames(FALLBACK):
        if not node.startswith(("cannot.", "near.")):  # parts of sentences
            yield from dict.fromkeys(text(lang, made) for made in sample_explanations(node))


register("frames", frame_sentences)
