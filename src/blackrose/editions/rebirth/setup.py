"""Setting up Rebirth: the Lodge, the decks of the moons, mages, schools and grimoires (SET)."""

from __future__ import annotations

from typing import Final

from blackrose.editions.steps import in_play, one_of, untaken, wished
from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import answered
from blackrose.engine.geometry import Hex, Lodge, lodge
from blackrose.engine.rng import below, shuffled
from blackrose.engine.stack import play_order
from blackrose.engine.table import MOONS, NOBODY, GameFrame, Table, replaced

THRONE: Final = "Throne Room"
EXPANSION = frozenset({"Death", "Angela", "Mors"})
"""The school and the mages that come in only with the option "expansion"."""

RING: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six hexes around the centre, clockwise."""

RIM: tuple[Hex, ...] = tuple(
    (2 * q + step * dq, 2 * r + step * dr)
    for (q, r), (dq, dr) in zip(RING, (*RING[2:], *RING[:2]), strict=True)
    for step in range(2)
)
"""The twelve hexes of the outer ring, clockwise."""

ROOMS: tuple[Hex, ...] = ((0, 0), *RING, *RIM)

CELLS: dict[int, tuple[Hex, ...]] = {
    2: ((-2, -1), (2, 1)),
    3: ((1, -3), (2, 1), (-3, 2)),
    4: ((-2, -1), (2, -3), (2, 1), (-2, 3)),
    5: ((0, -3), (3, -3), (2, 1), (-2, 3), (-3, 0)),
    6: ((0, -3), (3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0)),
}
"""Where the Cells lie, by the number of players, clockwise around the Lodge."""

LAYOUTS: dict[int, Lodge] = {seats: lodge(ROOMS, cells) for seats, cells in CELLS.items()}


# --------------------------------------------------------------------------------------------------
# The Lodge and the decks
# --------------------------------------------------------------------------------------------------


def lay_out(t: Table, f: GameFrame) -> bool:
    """The Black Rose room in the centre, the Throne room next to it, the other rooms at random around."""
    rooms = t.rules.rooms
    centre = next(n for n, room in enumerate(rooms) if room.colour == "black")
    throne = next(n for n, room in enumerate(rooms) if room.name.en == THRONE)
    others = shuffled(t, [n for n in range(len(rooms)) if n not in (centre, throne)])
    at = below(t, len(RING))
    t.tiles = (centre, *others[:at], throne, *others[at:])[: len(t.rules.lodge.rooms)]
    for position, tile in enumerate(t.tiles):
        changes.emit(t, ev.DEALT, position, tile)
    return True


def shuffle_decks(t: Table, f: GameFrame) -> bool:
    """Quest and event decks of the three moons, each by itself, and the forgotten spells."""
    rules = t.rules
    moons = range(1, MOONS + 1)
    t.quest_decks = tuple(
        shuffled(t, [n for n, quest in enumerate(rules.quests) if quest.moon == moon]) for moon in moons
    )
    t.event_decks = tuple(
        shuffled(t, [n for n, card in enumerate(rules.event_cards) if card.moon == moon]) for moon in moons
    )
    forgotten = [card for card in sorted(rules.forgotten) for _ in range(rules.cards[card].copies)]
    t.forgotten = shuffled(t, forgotten)
    return True


# --------------------------------------------------------------------------------------------------
# Mages, schools, grimoires
# --------------------------------------------------------------------------------------------------


def take_schools(t: Table, f: GameFrame) -> bool:
    """From the crown holder on each takes a school that nobody has and one of its lists, before the next one
    does (SET.7).
    """
    _, free = in_play(t.rules.edition, t.rules.pack, t.rules.options)
    wishes = wished(t, "schools")
    for seat in play_order(t):
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


def deal_spells(t: Table, f: GameFrame) -> bool:
    """A grimoire of seven, its top card to the Memories; the rest of all schools is the Library."""
    rules = t.rules
    _, schools = in_play(rules.edition, rules.pack, rules.options)
    decks = {
        school: [card for card in rules.school_cards[school] for _ in range(rules.cards[card].copies)]
        for school in schools
    }
    lists = [spells for school in rules.school_lists for spells in school]
    for seat in play_order(t):
        personal = rules.personal[t.mage[seat]]
        named = lists[t.grimoire_list[seat]]
        for card in named:
            decks[t.school[seat]].remove(card)
        *grimoire, top = shuffled(t, (*named, personal))
        t.grimoire[seat] = tuple(grimoire)
        t.deck[seat] = tuple(sorted(grimoire))
        t.memories[seat] = (top,)
    t.library = tuple(shuffled(t, decks.get(school, [])) for school in range(len(rules.schools)))
    t.aside = tuple(rules.cards[rules.personal[mage]].copies - 1 for mage in t.mage)
    return True


def reveal_cells(t: Table, f: GameFrame) -> bool:
    """Only now is it known whose Cell lies where (SET.17)."""
    t.cells = shuffled(t, range(t.rules.seats))
    return True
