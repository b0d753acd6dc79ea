"""Duel: two mages, seven rooms, one school, four rounds. Everything that makes it Duel is a list in this
file.
"""

from __future__ import annotations

from blackrose.editions.steps import (
    CASTING,
    FACES,
    PLANNING,
    SCORED_QUESTS,
    SCORED_ROOMS,
    SCORED_TROPHIES,
    activate_once,
    clear_sheets,
    crown_somebody,
    defeated_is_healed,
    defeated_to_cell,
    from_next,
    holds_crown_now,
    in_secret,
    plan,
    rebuild_next,
    score,
    take_mages,
    take_turns,
    waiting_evocations,
    was_turn_of,
    win,
)
from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.aiming import dummies_in_rooms, opponents
from blackrose.engine.asking import secret
from blackrose.engine.asking.choosers import crown_holder, resolver, sharer
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.decisions import Option
from blackrose.engine.edition import Edition, Phase, Ways
from blackrose.engine.full_stop.claims import offer_claims
from blackrose.engine.full_stop.defeats import pays_one, ranked_cubes, settle_defeats
from blackrose.engine.full_stop.reactions import offer_reactions, rose_then_play_order
from blackrose.engine.geometry import lodge
from blackrose.engine.meaning.references import nowhere, side_of_resolver
from blackrose.engine.play.actions import ACTIONS
from blackrose.engine.play.rooms import ranking, rebuild_at_once, rebuilt_pays
from blackrose.engine.rng import below, shuffled
from blackrose.engine.stack import full_stop, play_order, push_effect
from blackrose.engine.table import NOBODY, RUINED, USED, DefeatFrame, GameFrame, PhaseFrame, Table
from blackrose.engine.verbs.converting import from_the_left
from blackrose.engine.verbs.summoning import mages_give_one_up

# --------------------------------------------------------------------------------------------------
# Setup (SET)
# --------------------------------------------------------------------------------------------------


def lay_out(t: Table, f: GameFrame) -> bool:
    """The black room in the centre, the six others at random around it, all ruined side up."""
    colours = [room.colour for room in t.rules.rooms]
    centre = colours.index("black")
    around = [number for number in range(len(colours)) if number != centre]
    t.tiles = (centre, *shuffled(t, around))[: len(t.rules.lodge.rooms)]
    for position, tile in enumerate(t.tiles):
        changes.emit(t, ev.DEALT, position, tile)
    return True


def choose_event(t: Table, f: GameFrame) -> bool:
    """One side of the event card: named by the host, at random, or chosen by the crown holder."""
    sides = tuple(range(len(t.rules.events)))
    t.event = _side(t, f, "event side", t.rules.options.get("event", "random"), sides)
    changes.emit(t, ev.CHOSEN, t.crown, ev.CHOSEN_EVENT, t.event)
    return True


def choose_quests(t: Table, f: GameFrame) -> bool:
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
        changes.emit(t, ev.CHOSEN, t.crown, ev.CHOSEN_QUESTS, side)
    t.claims = (NOBODY,) * len(t.quests)
    rewatch(t)
    return True


def _side(t: Table, f: GameFrame, kind: str, wish: str, sides: tuple[int, ...]) -> int:
    if wish == "random":
        return sides[below(t, len(sides))]
    if wish == "choose":
        options: tuple[Option, ...] = tuple(("side", side) for side in sides)
        return int(pick(t, f, t.crown, kind, options)[1])
    return int(wish)


def take_grimoires(t: Table, f: GameFrame) -> bool:
    """The crown holder picks one of the school's two lists, the other player gets the other (SET.9)."""
    wish = t.rules.options.get("grimoire", "choose")
    if wish == "random":
        choice = below(t, 2)
    elif wish == "choose":
        choice = int(pick(t, f, t.crown, "grimoire", (("grimoire", 0), ("grimoire", 1)))[1])
    else:
        choice = int(wish)
    for at, seat in enumerate(play_order(t)):
        t.grimoire_list[seat] = choice if at == 0 else 1 - choice
        changes.emit(t, ev.CHOSEN, seat, ev.CHOSEN_GRIMOIRE, t.grimoire_list[seat])
    return True


def deal_spells(t: Table, f: GameFrame) -> bool:
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


def event_line(t: Table, f: PhaseFrame) -> bool:
    """The current round's line of the event card, resolved by the Black Rose (BRP.3)."""
    if f.begun:
        return True
    f.begun = 1
    push_effect(t, t.rules.event_codes[t.event][t.round - 1], t.rules.rose, NOBODY)
    return False


def study(t: Table, f: PhaseFrame) -> bool:
    """In play order two spells from the grimoire, then two from the one school, all kept (STU.1, STU.8)."""
    for draw in (changes.draw_from_grimoire, changes.draw_from_library):
        for seat in play_order(t):
            for _ in range(t.rules.edition.draws):
                draw(t, seat)
    return True


def cut_hands(t: Table, f: PhaseFrame) -> bool:
    """Hands are cut to their limits, in secret and all at once."""
    return in_secret(t, f, secret.DISCARDS)


def command_evocations(t: Table, f: PhaseFrame) -> bool:
    """The mages take turns to activate one evocation of their choice, until all were activated (EVP.2)."""
    for seat in from_next(t, f):
        waiting = waiting_evocations(t, seat)
        if waiting:
            options: tuple[Option, ...] = tuple(("model", model) for model in waiting)
            model = int(pick(t, f, seat, "evocation", options)[1])
            answered(f)
            was_turn_of(t, f, seat)
            activate_once(t, model, seat)
            return False
    return True


# --------------------------------------------------------------------------------------------------
# Clean-up (CLN.3)
# --------------------------------------------------------------------------------------------------


def rebuild_rooms(t: Table, f: PhaseFrame) -> bool:
    """Full rooms one by one in the First Mage's order; a sole first rank advances on the room track."""
    while (rebuilt := rebuild_next(t, f)) is not None:
        room, winner = rebuilt
        if winner != NOBODY:
            changes.win_room(t, winner, room)
    full_stop(t)
    return True


def rebuild_for(t: Table, room: int, caster: int) -> None:
    """A room that an effect rebuilds at once: the caster has the first rank and advances (MIX.12)."""
    rebuild_at_once(t, room, caster)
    changes.win_room(t, caster, room)


def hand_over_crown(t: Table, f: PhaseFrame) -> bool:
    """After each round but the last, whoever holds the crown hands it to the opponent (CRN.3)."""
    if t.round < t.rules.edition.rounds:
        changes.give_crown(t, 1 - t.crown)
    return True


# --------------------------------------------------------------------------------------------------
# A mage is defeated (DEF.26: Cell, power, trophy, cubes back)
# --------------------------------------------------------------------------------------------------


def defeated_pays(t: Table, f: DefeatFrame) -> bool:
    """Most damage 3, the other 1; equal 2 each; all by one 4 (DEF.9)."""
    if pays_one(t, f):
        return True
    groups = ranking(tuple(cube for cube in ranked_cubes(t, f) if cube != f.mage))
    if len(groups) == 1:
        factions = groups[0][1]
        for faction in factions:
            changes.gain_power(t, faction, t.rules.edition.defeat_alone if len(factions) == 1 else 2)
    else:
        for reward, (_, factions) in zip((3, 1), groups, strict=False):
            changes.gain_power(t, factions[0], reward)
    return True


def defeated_gives_trophy(t: Table, f: DefeatFrame) -> bool:
    """Whoever placed the last damage advances on the trophy track."""
    named = f.mage if t.trophies_left[f.mage] else NOBODY  # names matter only if a card takes them back
    if f.by not in (f.mage, NOBODY):
        changes.gain_trophy(t, f.by, named)
    return True


# --------------------------------------------------------------------------------------------------
# The end (END)
# --------------------------------------------------------------------------------------------------


def score_trophies(t: Table, f: GameFrame) -> bool:
    """Furthest on the trophy track 3, tied 2 each."""
    _score_track(t, t.trophies, SCORED_TROPHIES)
    return True


def score_rooms(t: Table, f: GameFrame) -> bool:
    """Still ruined rooms move who has most cubes there, a tie the Black Rose if she has one; then as the
    trophies.
    """
    rose = t.rules.rose
    for room, cubes in enumerate(t.slots):
        if t.face[room] == RUINED and cubes:
            first = ranking(cubes)[0][1]
            if len(first) == 1:
                changes.win_room(t, first[0], room)
            elif rose in cubes:
                changes.win_room(t, rose, room)
    _score_track(t, t.wins, SCORED_ROOMS)
    return True


def _score_track(t: Table, track: list[int], reason: int) -> None:
    best = max(track)
    leaders = [faction for faction, at in enumerate(track) if at == best]
    for faction in leaders:
        score(t, faction, 3 if len(leaders) == 1 else 2, reason)


def score_unclaimed(t: Table, f: GameFrame) -> bool:
    """The Black Rose gains the power of each unclaimed quest."""
    for quest, claim in zip(t.quests, t.claims, strict=True):
        if claim == NOBODY:
            score(t, t.rules.rose, t.rules.quests[quest].power, SCORED_QUESTS)
    return True


def fourth_round(t: Table) -> bool:
    """The game ends after round 4 (CLN.9)."""
    return t.round >= t.rules.edition.rounds


def name_winner(t: Table, f: GameFrame) -> bool:
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
        offer_claims,  # on what the sentence did
        offer_reactions,  # persistents (and traps, if a school that has them is mixed in)
        settle_defeats,  # then claims on the defeats, at the full stop of their own
    ),
    defeat=(defeated_to_cell, defeated_pays, defeated_gives_trophy, defeated_is_healed),
    finish=(score_trophies, score_rooms, score_unclaimed, name_winner),
    rounds=4,
    is_last=fourth_round,
    choosers=(sharer, resolver, crown_holder),
    actions=ACTIONS,
    casting=CASTING,
    planning=PLANNING,
    reaction_order=rose_then_play_order,
    first_mage=holds_crown_now,
    faces=FACES._replace(kinds=(*FACES.kinds[:USED], FACES.kinds[USED]._replace(usable=True))),
    room_pays=rebuilt_pays,
    ways=Ways(
        dummies=dummies_in_rooms,
        may_aim_at=opponents,
        harmless_to=side_of_resolver,
        last_room=nowhere,
        rose_converts=from_the_left,
        makes_way=mages_give_one_up,  # the box's three models never bring a fourth, others do (MIX.8)
        rebuilds=rebuild_for,
    ),
    reach_cells=frozenset({"quest", "event", "event card"}),
    mage_cubes=23,  # 25 less the two markers of the trophy and room tracks
    rose_cubes=22,  # 25 less her two markers and the round marker
    track_top=20,
    evocation_places=3,
    rose_places=3,
    physical_tokens=2,
    draws=2,
    defeat_alone=4,
    options={
        "crown": ("random", "0", "1"),
        "event": ("random", "choose", "0", "1"),
        "quests": ("random", "choose", "1A+2A", "1A+2B", "1B+2A", "1B+2B"),
        "grimoire": ("choose", "random", "0", "1"),
        "mix": (),
    },
)
