"""The pages of the library: a rule, an article, a term, the glossary, as named regions cached per language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache

from rulebook.articles.chapters import Article, Chapter, article_of, articles, chapter_of
from rulebook.articles.definitions import contrasts_of, definitions
from rulebook.articles.disagreements import Disagreement, said_in
from rulebook.articles.glossary import glossary, term
from rulebook.articles.points import Point, points
from rulebook.articles.rules import UnknownRule, citation, place_in, rule, statement
from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from scenarios.catalogue.casebook import citing
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.rule_boards import shown_by
from tutor_app.parts import library as page
from tutor_app.parts.links import Place, link
from tutor_app.parts.markup import Markup, div, element, join
from tutor_app.parts.reasons import fold
from tutor_app.parts.reasons import rule as rule_markup
from tutor_app.parts.shell import notice
from tutor_app.texts.bounds import bounded, repeatable
from tutor_app.texts.messages import message
from tutor_app.wording.card_examples import board_story
from tutor_app.wording.reasons import rule_of
from tutor_app.wording.rule_entry import find_rule, rule_entry

Regions = dict[str, Markup]
MOST_SHOWN = 8
"""Maximum number of scenarios shown below a rule; the others are in a fold."""
LONGEST_ID = 80
BEGINNING = 60
"""Maximum length of a rule in the window title and in the link back to it."""
ERAS = {"a": "2014", "b": "classic"}
"""The readings of a point between the eras, with the ruleset of each."""
OLD = "nl-old"
"""The document that states the classic rules."""


def library(lang: str) -> Place:
    """The link to the library's first page."""
    return Place("page:library", message(lang, "library.title"))


def chapter_place(chapter: Chapter, lang: str) -> Place:
    """The link to a chapter on the library's first page."""
    return Place(f"chapter:{chapter.id}", chapter.title[lang])


def article_place(article: Article, lang: str) -> Place:
    """The link to an article."""
    return Place(f"article:{article.id}", article.title[lang])


def card_places(slugs: Iterable[str], lang: str) -> list[Place]:
    """Links to cards, by name."""
    return [Place(f"about:{slug}", BY_SLUG[slug].names.in_language(lang)) for slug in slugs]


def shown_of(id: str, lang: str) -> page.Shown:
    """A scenario as an example of a rule."""
    loaded = by_id(id)
    if loaded is None:
        raise KeyError(id)
    scenario = loaded.scenario
    text = scenario.in_language(lang)
    if id.startswith("rule."):
        told = board_story(id, lang)
        played = message(lang, f"library.rules_{scenario.ruleset}")
        return page.Shown(f"open:{id}", "board", told.move or text.title, told.outcome, rules=played)
    about = text.intro if scenario.kind == "puzzle" else text.question or text.intro
    read = f"ruling:{id}" if scenario.kind == "ruling" else ""
    return page.Shown(f"open:{id}", scenario.kind, text.title, about or "", read)


def shown_part(ids: tuple[str, ...], lang: str) -> Markup:
    """The examples of an entry, without repeated wording; empty if there are none."""
    if not ids:
        return Markup("")
    told_apart: dict[tuple[str, ...], page.Shown] = {}
    for each in (shown_of(id, lang) for id in ids):
        told_apart.setdefault(each[1:], each)
    shown = list(told_apart.values())
    first = page.shown_list(shown[:MOST_SHOWN], lang)
    more = message(lang, "library.all_shown", count=len(shown))
    rest = [page.shown_list(shown[MOST_SHOWN:], lang)] if shown[MOST_SHOWN:] else []
    return page.panel(message(lang, "rule.shown"), first, fold(more, rest, "all-shown") if rest else None)


def rules_part(title: str, ids: Iterable[str], lang: str) -> Markup:
    """Rules by wording, each a link to its entry; empty if there are none."""
    drawn = [rule_markup(rule_of(lang, id), lang) for id in ids]
    return page.panel(title, div("rules", drawn), class_="why") if drawn else Markup("")


def dispute_part(found: Iterable[Disagreement], lang: str) -> Markup:
    """Points on which the sources differ: both readings for those that can affect a Duel, a link for the others."""
    points_ = sorted(found, key=lambda one: one.kind != "rule")
    drawn = [_disputed(one, lang) for one in points_ if one.kind == "rule"]
    others = [
        Place(f"dispute:{one.id}", one.title[lang], message(lang, f"library.about_{one.kind}"))
        for one in points_ if one.kind != "rule"
    ]  # fmt: skip
    return join([
        page.panel(message(lang, "rule.disputed"), page.rows_of(drawn)) if drawn else None,
        page.panel(message(lang, "rule.worded"), page.places(others, lang, "dispute")) if others else None,
    ])  # fmt: skip


def _disputed(one: Disagreement, lang: str) -> Markup:
    way = link(f"dispute:{one.id}", lang, one.title[lang], where="dispute")
    return div("disputed", way, page.sides(readings(one, lang), lang), element("p", {"class": "remark"}, one.why[lang]))


def readings(found: Disagreement, lang: str) -> list[page.Side]:
    """Both readings of a disputed point."""
    return [
        page.Side(side_name(found, side, lang), words[lang], side == found.played,
                  (page.said_by(who_says(found, side, lang)),))
        for side, words in found.readings.items()
    ]  # fmt: skip


def side_name(found: Disagreement, side: str, lang: str) -> str:
    """The name of a reading: its ruleset for points between the eras, otherwise A or B."""
    if found.between == "eras":
        return message(lang, f"library.rules_{ERAS[side]}")
    return message(lang, f"why.reading_{side}")


def who_says(found: Disagreement, side: str, lang: str) -> tuple[str, ...]:
    """The sources of a reading, with their places."""
    point = point_between(found) if found.between == "eras" else None
    if point is None:
        return said_in(found, side, lang)
    if side == "b":  # a rule common to both is cited from the old document
        old = [id for id in point.sides[ERAS[side]] if any(source.seed == OLD for source in rule(id).sources)]
        return tuple(dict.fromkeys(place_in(OLD, (id,), lang) for id in old))
    return tuple(dict.fromkeys(citation(id, lang) for id in point.sides[ERAS[side]]))


def point_between(found: Disagreement) -> Point | None:
    """The point between 2014 and the classic rules behind a disputed point, or None."""
    listed = {id.removeprefix("diff.") for id in found.inventory if id.startswith("diff.")}
    return next((point for point in points() if point.id in listed), None)


# A rule ---------------------------------------------------------------------------------------------


def rule_regions(id: str, lang: str) -> tuple[str, Regions]:
    """The page title and regions of a rule, or suggestions if there is no such rule."""
    try:
        found = find_rule(id)
    except UnknownRule as fault:
        near = tuple(fault.args[1]) if len(fault.args) > 1 else ()
        offered = [Place(f"rule:{each}", each) for each in near]
        return "", no_entry(message(lang, "rule.missing", id=shown_id(id)), offered, lang)
    return f"{article_of(found).title[lang]}: {rule_in_short(found, lang)}", _rule(found, lang)


def rule_in_short(id: str, lang: str) -> str:
    """The beginning of a rule, where space is limited."""
    return bounded(statement(id, lang) or "", BEGINNING)


@lru_cache(maxsize=2000)
def _rule(id: str, lang: str) -> Regions:
    entry = rule_entry(id, lang)
    trail = (library(lang), chapter_place(entry.chapter, lang), article_place(entry.article, lang))
    head = page.Head(trail, entry.words, (id, entry.holds), entry.note, said=True)
    cards = page.chips_of(card_places(entry.cards, lang), lang, "cards")
    terms = page.chips_of([Place(f"term:{each}", term(each, lang)) for each in entry.terms], lang, "terms")
    return {
        "head": page.entry_head(head, lang),
        "card": page.rows_of([dispute_part(entry.disputed, lang)]),
        "task": page.rows_of([shown_part(entry.shown, lang), _told_part(id, lang)]),
        "why": rules_part(message(lang, "rule.see"), entry.see, lang),
        "lists": page.panel(message(lang, "rule.sources"), page.lines(entry.sources)),
        "more": page.rows_of([
            page.panel(message(lang, "rule.terms"), terms) if entry.terms else Markup(""),
            page.panel(message(lang, "rule.cards"), cards) if entry.cards else Markup(""),
        ]),
    }  # fmt: skip


def _told_part(id: str, lang: str) -> Markup:
    """The rulings on a rule that have no board; empty if there are none."""
    found = [one for one in citing(id) if one.loaded is None]
    places = [Place(f"ruling:{one.id}", one.texts[lang].title, one.texts[lang].question) for one in found]
    return page.panel(message(lang, "library.kind_ruling"), page.places(places, lang, "told")) if places else Markup("")


def shown_id(id: str) -> str:
    """An id from an address, fit to be repeated to the reader."""
    return repeatable(id, LONGEST_ID)


def no_entry(words: str, near: list[Place], lang: str) -> Regions:
    """The regions of a page for an entry that does not exist."""
    near = [*near, library(lang)]
    return {"notice": page.missing(words, near, lang, message(lang, "library.instead")), "lists": Markup("")}


def not_found(kind: str, id: str, meant: str, titles: Mapping[str, str], lang: str) -> tuple[str, Regions]:
    """An empty title, and the entries of a kind with the most similar ids, by title."""
    near = get_close_matches(meant[:LONGEST_ID], titles, 4, 0.5)
    offered = [Place(f"{kind}:{each}", titles[each]) for each in near]
    return "", no_entry(message(lang, "library.no_entry", id=shown_id(id)), offered, lang)


# An article -----------------------------------------------------------------------------------------


def article_regions(id: str, lang: str) -> tuple[str, Regions]:
    """The title and regions of an article, or suggestions if there is no such article."""
    found = articles().get(id)
    if found is None:
        return not_found("article", id, id, {each: one.title[lang] for each, one in articles().items()}, lang)
    return found.title[lang], _article(found.id, lang)


@lru_cache(maxsize=400)
def _article(id: str, lang: str) -> Regions:
    article, order = articles()[id], list(articles())
    chapter, at = chapter_of(article), order.index(id)
    head = page.Head((library(lang), chapter_place(chapter, lang)), article.title[lang])
    before = article_place(articles()[order[at - 1]], lang) if at else None
    after = article_place(articles()[order[at + 1]], lang) if at + 1 < len(order) else None
    drawn = [_read_rule(each, lang) for each in article.rules]
    body = join([element("ol", {"class": "rulebook"}, drawn), page.pager(before, after, lang)])
    return {"head": page.entry_head(head, lang), "lists": body}


def run_links(id: str, lang: str) -> list[Markup]:
    """The link to the first example of a rule on the board, if any."""
    words = f"{message(lang, 'entry.run')} ▸"
    return [link(f"open:{shown}", lang, words, class_="run", where=id) for shown in shown_by(id)[:1]]


def _read_rule(id: str, lang: str) -> Markup:
    """A rule as shown in its article, with its first example."""
    chip = element("span", {"class": "chip"}, message(lang, f"rule.held_{rule(id).ruleset}"))
    return element("li", None, rule_markup(rule_of(lang, id), lang), div("beside", chip, run_links(id, lang)))


# A term ---------------------------------------------------------------------------------------------


def term_regions(id: str, lang: str) -> tuple[str, Regions]:
    """The title and regions of a term, or similarly spelled terms if there is no such term."""
    if id not in glossary():
        meant = id[:LONGEST_ID].lower().replace(" ", "-")
        return not_found("term", id, meant, {each: term(each, lang) for each in glossary()}, lang)
    return term(id, lang), _term(id, lang)


@lru_cache(maxsize=800)
def _term(id: str, lang: str) -> Regions:
    found, base = definitions()[id], definitions()[id].same or id
    trail = (library(lang), Place("page:terms", message(lang, "library.glossary")))
    words = {code: glossary()[id].words[code] for code in (lang, *(code for code in LANGUAGES if code != lang))}
    pairs = [
        element("li", None, link(f"term:{pair.other(base)}", lang, term(pair.other(base), lang), where="pair"),
                element("p", None, pair.words[lang]))
        for pair in contrasts_of(base)
    ]  # fmt: skip
    meaning = page.panel(
        message(lang, "library.meaning"),
        element("p", {"class": "meaning"}, found.words[lang]),
        element("p", {"class": "remark"}, message(lang, "library.form_of"), " ",
                link(f"term:{base}", lang, term(base, lang))) if found.same else None,
    )  # fmt: skip
    contrasts = page.panel(message(lang, "library.contrast"), element("ul", {"class": "plain pairs"}, pairs))
    shown = tuple(dict.fromkeys(each for one in found.rules for each in shown_by(one)))
    return {
        "head": join([page.entry_head(page.Head(trail, term(id, lang)), lang),
                      page.names(words, message(lang, "library.languages"))]),
        "card": meaning,
        "task": page.rows_of([contrasts if pairs else Markup(""), shown_part(shown[:MOST_SHOWN], lang)]),
        "why": rules_part(message(lang, "library.rules_on"), found.rules, lang),
        "lists": Markup(""),
        "more": Markup(""),
    }  # fmt: skip


# Failing --------------------------------------------------------------------------------------------


def unshown(lang: str) -> Regions:
    """The regions of a page that cannot be shown, with links elsewhere."""
    return {"notice": notice(message(lang, "page.broken"), "bad")}
