"""Schools, grimoires and study, where each school has a deck of its own in the Library (SET, STU)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Final

from blackrose.editions.steps import in_play, one_of, untaken, wished
from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking import secret
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.components import Pack
from blackrose.engine.decisions import Option
from blackrose.engine.edition import Edition
from blackrose.engine.rng import shuffled
from blackrose.engine.stack import players_order
from blackrose.engine.table import NOBODY, GameFrame, PhaseFrame, Table, less, replaced

LIBRARY_DECKS: Final = 6
"""School decks in the Library, however many schools there are (SET.10)."""

LIBRARY_DRAWS: Final = 4
"""Spells each mage draws from the Library, before keeping two."""


def drawn_decks(edition: Edition, pack: Pack, options: Mapping[str, str], key: bytes) -> str:
    """Which schools are in the game, by number, where a box has more than the Library has decks: those the
    host names for seats, the rest by the key of the game; nothing where all of them are. A school of the
    expansion is one more.
    """
    _, schools = in_play(edition, pack, options)
    decks = LIBRARY_DECKS + sum(pack.schools[school].name.en in edition.expansion for school in schools)
    if "schools" not in edition.options or len(schools) <= decks:
        return ""
    named = options.get("schools", "").split(",")
    lots = {
        school: (str(school) not in named, blake2b(pack.schools[school].name.en.encode(), key=key).digest())
        for school in schools
    }
    return ",".join(map(str, sorted(sorted(schools, key=lots.__getitem__)[:decks])))


def take_schools(t: Table, f: GameFrame) -> bool:
    """Each mage, from the crown holder on, takes a school that nobody has and one of its lists, before the
    next mage does (SET.7).
    """
    _, free = in_play(t.rules.edition, t.rules.pack, t.rules.options)
    wishes = wished(t, "schools")
    for seat in players_order(t):
        if t.school[seat] == NOBODY:
            school = one_of(t, f, seat, "school", untaken(free, t.school, wishes), wishes)
            grimoire = one_of(t, f, seat, "grimoire", _lists_of(t, school))
            answered(f)
            t.school = replaced(t.school, seat, school)
            t.grimoire_list[seat] = grimoire
            changes.emit(t, ev.CHOSEN, seat, ev.CHOSEN_SCHOOL, school)
            changes.emit(t, ev.CHOSEN, seat, ev.CHOSEN_GRIMOIRE, grimoire)
    return True


def _lists_of(t: Table, school: int) -> range:
    """A school's lists of named spells, which are numbered over all schools."""
    before = sum(len(lists) for lists in t.rules.school_lists[:school])
    return range(before, before + len(t.rules.school_lists[school]))


def deal_grimoires(t: Table, f: GameFrame) -> bool:
    """A grimoire of seven for each: six named spells and a personal one; the rest of all schools is the
    Library.
    """
    rules = t.rules
    _, schools = in_play(rules.edition, rules.pack, rules.options)
    decks = {
        school: [card for card in rules.school_cards[school] for _ in range(rules.cards[card].copies)]
        for school in schools
    }
    lists = [spells for school in rules.school_lists for spells in school]
    for seat in players_order(t):
        named = lists[t.grimoire_list[seat]]
        for card in named:
            decks[t.school[seat]].remove(card)
        t.grimoire[seat] = shuffled(t, (*named, rules.personal[t.mage[seat]]))
        t.deck[seat] = tuple(sorted(t.grimoire[seat]))
    t.library = tuple(shuffled(t, decks.get(school, [])) for school in range(len(rules.schools)))
    own = [rules.personal[mage] for mage in t.mage]
    t.aside = tuple(rules.cards[card].copies - 1 if card >= 0 else 0 for card in own)
    return True


def draw_grimoires(t: Table, f: PhaseFrame) -> bool:
    """All mages draw from their grimoires."""
    for seat in players_order(t):
        for _ in range(t.rules.edition.draws):
            changes.draw_from_grimoire(t, seat)
    return True


def name_schools(t: Table, f: PhaseFrame) -> bool:
    """In play order each names the four schools they draw from, for all to hear; nobody sees a card before
    all have named theirs (STU.2, STU.10). Then they draw, and keep two, put one away and cut their hands in
    secret and at once.

    The frame keeps the schools named, mage after mage.
    """
    if f.begun:
        return True
    order = players_order(t)
    while f.at < len(order):
        f.named = (*f.named, _schools_named(t, f, order[f.at]))
        answered(f)
        f.at += 1
    drawn = {seat: _drawn(t, seat, schools) for seat, schools in zip(order, f.named, strict=True)}
    f.begun = 1
    given: tuple[secret.Answers, ...] = tuple(
        ((secret.DRAWN, *drawn[seat]),) if seat in drawn else () for seat in range(t.rules.seats)
    )
    secret.begin_secret(t, secret.STUDIES, given)
    return False


def _schools_named(t: Table, f: PhaseFrame, seat: int) -> tuple[int, ...]:
    left = [len(deck) + len(pile) for deck, pile in zip(t.library, t.discards, strict=True)]
    for schools in f.named:
        for school in schools:
            left[school] -= 1
    named: list[int] = []
    while len(named) < LIBRARY_DRAWS and any(left):
        school = int(pick(t, f, seat, "school", _schools_with_cards(tuple(map(bool, left))))[1])
        left[school] -= 1
        named.append(school)
    return tuple(named)


@cache
def _schools_with_cards(left: tuple[bool, ...]) -> tuple[Option, ...]:
    """The answers where these schools can still be drawn from: they come again and again."""
    return tuple(("school", school) for school, any_left in enumerate(left) if any_left)


def _drawn(t: Table, seat: int, schools: tuple[int, ...]) -> tuple[int, ...]:
    """Draws from the schools named; gives the cards."""
    before = t.hand[seat]
    for school in schools:
        changes.draw_from_library(t, seat, school)
    return less(t.hand[seat], before)
