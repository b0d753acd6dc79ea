"""Duel: two mages, seven rooms, one school, four rounds. Everything that makes it Duel is a list in this
file.
"""

from __future__ import annotations

from blackrose.editions.common import (
    SCORED_QUESTS,
    SCORED_ROOMS,
    SCORED_TROPHIES,
    activate_once,
    barrier_once,
    clear_sheets,
    crown_somebody,
    defeated_is_healed,
    defeated_to_cell,
    one_each,
    plan,
    rebuild_next,
    score,
    take_turns,
    waiting_evocations,
    win,
)
from blackrose.engine import atoms, barrier, cards, windows
from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.frames import answered, full_stop, pick, play_order, push_effect
from blackrose.engine.geometry import lodge
from blackrose.engine.rng import below, shuffled
from blackrose.engine.rooms import ranking
from blackrose.engine.rules import Edition, Phase
from blackrose.engine.table import NOBODY, RUINED, Frame, Table
from blackrose.engine.watching import rewatch

# --------------------------------------------------------------------------------------------------
# Setup (SET)
# --------------------------------------------------------------------------------------------------


def lay_out(t: Table, f: Frame) -> bool:
    """The black room in the centre, the six others at random around it, all ruined side up."""
    colours = [room.colour for room in t.rules.rooms]
    centre = colours.index("black")
    around = [number for number in range(len(colours)) if number != centre]
    t.tiles = (centre, *shuffled(t, around))[: len(t.rules.lodge.rooms)]
    for position, tile in enumerate(t.tiles):
        atoms.emit(t, (ev.DEALT, position, tile))
    return True


def choose_event(t: Table, f: Frame) -> bool:
    """One side of the event card: named by the host, at random, or chosen by the crown holder."""
    sides = tuple(range(len(t.rules.events)))
    t.event = _side(t, f, "event side", t.rules.options.get("event", "random"), sides)
    atoms.emit(t, (ev.CHOSEN, t.crown, ev.CHOSEN_EVENT, t.event))
    return True


def choose_quests(t: Table, f: Frame) -> bool:
    """One side of each quest card; a card is the sides that share their first letter."""
    names = t.rules.quest_sides
    wishes = t.rules.options.get("quests", "random")
    sides_up: list[int] = []
    for card in dict.fromkeys(name[0] for name in names):
        sides = tuple(n for n, name in enumerate(names) if name[0] == card)
        wish = next((w for w in wishes.split("+") if w.startswith(card)), wishes)
        wish = str(names.index(wish)) if wish in names else wish
        sides_up.append(_side(t, f, "quest side", wish, sides))
    for side in sides_up:
        t.quests += tuple(q for q, quest in enumerate(t.rules.quests) if quest.side == names[side])
        atoms.emit(t, (ev.CHOSEN, t.crown, ev.CHOSEN_QUESTS, side))
    t.claims = (NOBODY,) * len(t.quests)
    rewatch(t)
    return True


def _side(t: Table, f: Frame, kind: str, wish: str, sides: tuple[int, ...]) -> int:
    if wish == "random":
        return sides[below(t, len(sides))]
    if wish == "choose":
        options: tuple[Option, ...] = tuple(("side", side) for side in sides)
        return int(pick(t, f, t.crown, kind, options)[1])
    return int(wish)


def take_mages(t: Table, f: Frame) -> bool:
    """From the crown holder on each takes a mage that is still free, unless the host has seated them."""
    free = list(range(len(t.rules.mages)))
    for seat, mage in one_each(t, f, "mage", free, t.rules.options.get("mages", "")).items():
        t.mage[seat] = mage
        atoms.emit(t, (ev.CHOSEN, seat, ev.CHOSEN_MAGE, mage))
    return True


def take_grimoires(t: Table, f: Frame) -> bool:
    """The crown holder picks one of the school's two lists, the other player gets the other (SET.9)."""
    wish = t.rules.options.get("grimoire", "choose")
    if wish == "random":
        choice = below(t, 2)
    elif wish == "choose":
        choice = int(pick(t, f, t.crown, "grimoire", (("grimoire", 0), ("grimoire", 1)))[1])
    else:
        choice = int(wish)
    for at, seat in enumerate(play_order(t)):
        t.grimoire_list[seat] = choice ^ at
        atoms.emit(t, (ev.CHOSEN, seat, ev.CHOSEN_GRIMOIRE, choice ^ at))
    return True


def deal_spells(t: Table, f: Frame) -> bool:
    """Seven cards make a grimoire, two personal spells the Memories, the rest of the school the Library."""
    rules = t.rules
    lists = rules.school_lists[0]
    library = [card for card in rules.school_cards[0] for _ in range(rules.cards[card].copies)]
    for seat in play_order(t):
        personal = rules.personal[t.mage[seat]]
        own = (*lists[t.grimoire_list[seat]], personal)
        for card in own[:-1]:
            library.remove(card)
        t.grimoire[seat] = shuffled(t, own)
        t.deck[seat] = tuple(sorted(own))
        t.memories[seat] = (personal,) * (rules.cards[personal].copies - 1)
    t.library = (shuffled(t, library),)
    forgotten = [card for card in sorted(rules.forgotten) for _ in range(rules.cards[card].copies)]
    t.forgotten = shuffled(t, forgotten)
    return True


# --------------------------------------------------------------------------------------------------
# The phases
# --------------------------------------------------------------------------------------------------


def event_line(t: Table, f: Frame) -> bool:
    """The current round's line of the event card, resolved by the Black Rose (BRP.3)."""
    if f.data:
        return True
    f.data = (1,)
    push_effect(t, t.rules.event_codes[t.event][t.round - 1], t.rules.rose, NOBODY)
    return False


def study(t: Table, f: Frame) -> bool:
    """In play order two spells from the grimoire, then two from the one school, all kept (STU.1, STU.8)."""
    for draw in (cards.draw_from_grimoire, cards.draw_from_library):
        for seat in play_order(t):
            for _ in range(t.rules.edition.draws):
                draw(t, seat)
    return True


def cut_hands(t: Table, f: Frame) -> bool:
    """Hands are cut to their limits, in secret and all at once."""
    return barrier_once(t, f, barrier.DISCARDS)


def command_evocations(t: Table, f: Frame) -> bool:
    """By turns one evocation each, until all were activated (EVP.2); which one, its owner decides."""
    seats = t.rules.seats
    start = f.data[0] if f.data else t.first
    for step in range(seats):
        seat = (start + step) % seats
        waiting = waiting_evocations(t, seat)
        if waiting:
            options: tuple[Option, ...] = tuple(("model", model) for model in waiting)
            model = int(pick(t, f, seat, "evocation", options)[1])
            answered(f)
            f.data = ((seat + 1) % seats,)
            activate_once(t, model, seat)
            return False
    return True


# --------------------------------------------------------------------------------------------------
# Clean-up (CLN.3)
# --------------------------------------------------------------------------------------------------


def rebuild_rooms(t: Table, f: Frame) -> bool:
    """Full rooms one by one in the First Mage's order; a sole first rank advances on the room track."""
    while (rebuilt := rebuild_next(t, f)) is not None:
        room, winner = rebuilt
        if winner != NOBODY:
            atoms.win_room(t, winner, room)
    full_stop(t)
    return True


def hand_over_crown(t: Table, f: Frame) -> bool:
    """After each round but the last, whoever holds the crown hands it to the opponent (CRN.3)."""
    if t.round < t.rules.edition.rounds:
        atoms.give_crown(t, 1 - t.crown)
    return True


# --------------------------------------------------------------------------------------------------
# A mage is defeated (DEF.26: Cell, power, trophy, cubes back)
# --------------------------------------------------------------------------------------------------


def defeated_pays(t: Table, f: Frame) -> bool:
    """Most damage 3, the other 1; equal 2 each; all by one 4 (DEF.9)."""
    groups = ranking(tuple(cube for cube in t.bar[f.source] if cube != f.source))
    if len(groups) == 1:
        factions = groups[0][1]
        for faction in factions:
            atoms.gain_power(t, faction, t.rules.edition.defeat_alone if len(factions) == 1 else 2)
    else:
        for reward, (_, factions) in zip((3, 1), groups, strict=False):
            atoms.gain_power(t, factions[0], reward)
    return True


def defeated_gives_trophy(t: Table, f: Frame) -> bool:
    """Who placed the last damage advances on the trophy track."""
    named = f.source if t.trophies_left[f.source] else NOBODY  # names matter only if a card takes them back
    if f.actor not in (f.source, NOBODY):
        atoms.gain_trophy(t, f.actor, named)
    return True


# --------------------------------------------------------------------------------------------------
# The end (END)
# --------------------------------------------------------------------------------------------------


def score_trophies(t: Table, f: Frame) -> bool:
    """Furthest on the trophy track 3, tied 2 each."""
    _score_track(t, t.trophies, SCORED_TROPHIES)
    return True


def score_rooms(t: Table, f: Frame) -> bool:
    """Still ruined rooms move who has most cubes there, a tie the Black Rose if she has one; then as the
    trophies.
    """
    rose = t.rules.rose
    for room, cubes in enumerate(t.slots):
        if t.face[room] == RUINED and cubes:
            first = ranking(cubes)[0][1]
            if len(first) == 1:
                atoms.win_room(t, first[0], room)
            elif rose in cubes:
                atoms.win_room(t, rose, room)
    _score_track(t, t.wins, SCORED_ROOMS)
    return True


def _score_track(t: Table, track: list[int], reason: int) -> None:
    best = max(track)
    leaders = [faction for faction, at in enumerate(track) if at == best]
    for faction in leaders:
        score(t, faction, 3 if len(leaders) == 1 else 2, reason)


def score_unclaimed(t: Table, f: Frame) -> bool:
    """The Black Rose gains the power of each unclaimed quest."""
    for quest, claim in zip(t.quests, t.claims, strict=True):
        if claim == NOBODY:
            score(t, t.rules.rose, t.rules.quests[quest].power, SCORED_QUESTS)
    return True


def fourth_round(t: Table) -> bool:
    """The game ends after round 4 (CLN.9)."""
    return t.round >= t.rules.edition.rounds


def name_winner(t: Table, f: Frame) -> bool:
    """Most power wins; every tie is the Black Rose's (END.4, END.17)."""
    best = max(t.power)
    leaders = [faction for faction, power in enumerate(t.power) if power == best]
    return win(t, leaders[0] if len(leaders) == 1 else t.rules.rose)


# --------------------------------------------------------------------------------------------------
# The edition
# --------------------------------------------------------------------------------------------------

HALL = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The centre, then clockwise around it; the two Cells lie at opposite ends and touch two rooms each."""

DUEL = Edition(
    name="duel",
    version="1",
    layouts={2: lodge(HALL, cells=((-1, -1), (1, 1)))},
    setup=(
        lay_out,
        crown_somebody,
        choose_event,
        choose_quests,
        take_mages,
        take_grimoires,
        deal_spells,
    ),
    phases=(
        Phase("black rose", (event_line,)),
        Phase("study", (study, cut_hands, plan)),
        Phase("action", (take_turns,)),
        Phase("evocation", (command_evocations,)),
        Phase("clean-up", (clear_sheets, rebuild_rooms, hand_over_crown)),
    ),
    full_stop=(
        windows.offer_claims,  # on what the sentence did
        windows.offer_reactions,  # persistents (and traps, if a school that has them is mixed in)
        windows.settle_defeats,  # then claims on the defeats, at the full stop of their own
    ),
    defeat=(defeated_to_cell, defeated_pays, defeated_gives_trophy, defeated_is_healed),
    finish=(score_trophies, score_rooms, score_unclaimed, name_winner),
    rounds=4,
    is_last=fourth_round,
    mage_cubes=23,  # 25 less the two markers of the trophy and room tracks
    rose_cubes=22,  # 25 less her two markers and the round marker
    track_top=20,
    evocation_places=3,
    rose_places=3,
    physical_tokens=2,
    draws=2,
    own_side_untouched=True,
    defeat_alone=4,
    replaces_evocations=True,  # the box's three models never bring a fourth, others do (MIX.8)
    rose_converts_from_left=True,
    last_room_counts=False,
    dummy_has_room=True,
    options={
        "crown": ("random", "0", "1"),
        "event": ("random", "choose", "0", "1"),
        "quests": ("random", "choose", "1A+2A", "1A+2B", "1B+2A", "1B+2B"),
        "grimoire": ("choose", "random", "0", "1"),
        "mix": (),
    },
)
