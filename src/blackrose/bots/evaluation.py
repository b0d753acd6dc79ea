"""How good a position looks to a seat: a sum of a few things a player at the table would also count.

All weights are in power points. The terms look only at what is public or the seat's own, so a bot may ask it
of any state it has redealt.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from blackrose.game import State
from blackrose.game.numbers import ACTIVE as LIES_ACTIVE
from blackrose.game.numbers import READY as LIES_READY
from blackrose.game.numbers import TASK_ACTIVE, TASK_COMPLETED
from blackrose.game.reading import done_of_quest

RIVAL: Final = 0.5  # how much a point of a rival hurts, for each there is
LEADER: Final = 0.6  # the part of that which goes by the rival who is ahead: all try to stop the leader
ROSE: Final = 0.85  # the Black Rose scores anyway; a point of hers hurts less
TROPHY: Final = 1.2  # a trophy, which pays at the end to whoever has most
ROOM_WON: Final = 1.0  # a step on the room track, likewise
ROOM_TOKEN: Final = 0.9  # the part of its power that a won room token is worth, which pays at the end
MAJORITY: Final = 0.5  # most cubes in a room that is still ruined
EVOCATION: Final = 0.9  # an evocation in the Lodge, unhurt
UPGRADE: Final = 0.3  # an upgrade on it
IN_FORCE: Final = 0.8  # a spell whose effect is in force
READY: Final = 0.35  # a spell still to be cast
ACTIVE: Final = 0.55  # a trap or protection that lies in wait
HAND: Final = 0.12  # a spell in hand
TOKEN: Final = 0.2  # an unspent physical token
FORGOTTEN: Final = 1.2  # a forgotten spell in hand, which does more than others
WOUNDS: Final = 3.0  # what a full bar costs its bearer: the way back, and time
CELL: Final = 0.6  # what it costs to stand in the Cell
QUEST: Final = 0.25  # a quest of one's own, Active
PROGRESS: Final = 0.6  # the part of its power that full progress on it is worth
COMPLETED: Final = 0.8  # the part of its power that a Completed one is worth
SOLVED: Final = 0.5  # a Solved one, which counts again at the end
JINX: Final = 0.6  # a jinx on a mage
HAUNTED: Final = 0.7  # an evocation of the Black Rose put on a mage
DESTINY: Final = 0.35  # a Destiny token, to its owner
BLOCK: Final = 0.4  # a block token on a mage


def evaluate(state: State, seat: int) -> float:
    """The position's worth for a seat, rivals and the Black Rose counted against it."""
    if state.over:
        return 100.0 if seat in state.result else -100.0
    worth = [
        power + TROPHY * trophies + ROOM_WON * wins
        for power, trophies, wins in zip(state.power, state.trophies, state.wins, strict=True)
    ]
    _add_damage(state, worth)
    _add_rooms(state, worth)
    _add_evocations(state, worth)
    _add_means(state, worth)
    _add_quests(state, worth)
    _add_burdens(state, worth)
    seats = state.rules.seats
    rivals = worth[:seat] + worth[seat + 1 : seats]
    theirs = LEADER * len(rivals) * max(rivals) + (1 - LEADER) * sum(rivals)
    rose = state.rules.rose
    hers = worth[rose] if rose >= seats else 0.0  # an Avatar is one of the rivals
    return worth[seat] - RIVAL * theirs - ROSE * hers


Shares = tuple[tuple[int, float], ...]
"""Worth that factions have in something."""

KNOWN: Final = 2**14
"""So many bars and rooms are remembered: the same ones come up again and again."""


def _ranked(cubes: tuple[int, ...]) -> list[tuple[int, int]]:
    """How many cubes each faction has, and whose they are, the most first."""
    return sorted(((cubes.count(faction), faction) for faction in set(cubes)), reverse=True)


def _add_damage(state: State, worth: list[float]) -> None:
    """Damage on a mage is worth the part of a defeat it is: the fuller the bar, the nearer its reward."""
    edition = state.rules.edition
    for mage in range(state.rules.seats):
        bar = state.bar[mage]
        if bar:
            near = (len(bar) / state.rules.mages[state.mage[mage]].health) ** 1.5
            for faction, share in _shares_in_defeat(bar, edition.defeat_alone, edition.defeat_pays):
                worth[faction] += share * near
            worth[mage] -= WOUNDS * near


@lru_cache(KNOWN)
def _shares_in_defeat(bar: tuple[int, ...], alone: int, pays: tuple[int, ...]) -> Shares:
    """What each faction would gain if the mage with this bar were defeated now."""
    ranks = _ranked(bar)
    if len(ranks) == 1:
        return ((ranks[0][1], alone),)
    return tuple((faction, pays[rank]) for rank, (_, faction) in enumerate(ranks[: len(pays)]))


def _add_rooms(state: State, worth: list[float]) -> None:
    """Cubes in a room that takes them are worth their part of its rewards, and so is the lead in it; the
    tokens of collapsed rooms pay the mages who have them.
    """
    rooms, faces, tiles, face = state.rules.rooms, state.rules.faces, state.tiles, state.face
    for seat in range(state.rules.seats):
        for tile in state.won[seat]:
            worth[seat] += ROOM_TOKEN * rooms[tile].token
    for position, cubes in enumerate(state.slots):
        if cubes and faces[face[position]].takes_cubes:
            room = rooms[tiles[position]]
            for faction, share in _shares_in_room(cubes, room.slots, room.rewards):
                worth[faction] += share


@lru_cache(KNOWN)
def _shares_in_room(cubes: tuple[int, ...], slots: int, rewards: tuple[int, ...]) -> Shares:
    near = len(cubes) / slots
    ranks = _ranked(cubes)
    shares = [(faction, rewards[rank] * near * near) for rank, (_, faction) in enumerate(ranks[:3])]
    if len(ranks) == 1 or ranks[0][0] > ranks[1][0]:
        shares.append((ranks[0][1], MAJORITY))
    return tuple(shares)


def _add_evocations(state: State, worth: list[float]) -> None:
    rules, place = state.rules, state.place
    for model in rules.evocation_models:
        if place[model] >= 0:
            health = rules.evocations[state.kind[model]].health
            left = 1 - len(state.bar[model]) / health if health else 1.0
            worth[rules.owners[model]] += EVOCATION * (0.5 + 0.5 * left) + UPGRADE * (
                state.upgrade[model] >= 0
            )


def _add_means(state: State, worth: list[float]) -> None:
    """What a mage still has to act with."""
    forgotten = state.rules.forgotten
    for seat, sheet in enumerate(state.sheet):
        lies = [spell.status for spell in sheet]
        worth[seat] += READY * lies.count(LIES_READY) + ACTIVE * lies.count(LIES_ACTIVE)
        worth[seat] += HAND * len(state.hand[seat]) + TOKEN * state.tokens[seat]
        worth[seat] += FORGOTTEN * sum(card in forgotten for card in state.hand[seat])
        if state.place[seat] < 0:
            worth[seat] -= CELL
    for seat, _ in {
        (entry.seat, entry.slot) for entry in state.lasting
    }:  # a spell counts once, however much it says
        worth[seat] += IN_FORCE


def _add_quests(state: State, worth: list[float]) -> None:
    """Quests of the mages' own: how near each is to its power."""
    for seat, tasks in enumerate(state.tasks):
        for task in tasks:
            quest = state.rules.quests[task.quest]
            if task.state == TASK_ACTIVE:
                done = (
                    task.cubes / max(1, quest.cubes) if not task.marks else done_of_quest(state, seat, task)
                )
                worth[seat] += QUEST + PROGRESS * quest.power * done
            else:
                worth[seat] += COMPLETED * quest.power if task.state == TASK_COMPLETED else SOLVED


def _add_burdens(state: State, worth: list[float]) -> None:
    """What lies on mages: jinxes, haunting evocations, and Destiny, which is worth something to its owner."""
    for mage, jinxes in enumerate(state.jinxes):
        worth[mage] -= JINX * len(jinxes)
        for owner in state.destiny[mage]:
            worth[owner] += DESTINY
            worth[mage] -= DESTINY
    for _, mage in state.assigned:
        worth[mage] -= HAUNTED
    for mage, blocks in enumerate(state.blocks):
        if blocks:
            worth[mage] -= BLOCK
