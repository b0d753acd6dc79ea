"""How good a position looks to a seat: a sum of a few things a player at the table would also count.

All weights are in power points. The terms look only at what is public, so a bot may ask it of any state it
has redealt.
"""

from __future__ import annotations

from collections import Counter

from blackrose.game import State

RIVAL = 0.6  # how much a rival's point hurts
ROSE = 0.45  # the Black Rose scores anyway; a point of hers hurts less
TROPHY = 1.2  # a step on the trophy track, which pays 3 at the end to whoever leads
ROOM_WON = 1.0  # a step on the room track, likewise
MAJORITY = 0.5  # most cubes in a room that is still ruined
EVOCATION = 0.9  # an evocation in the Lodge, unhurt
IN_FORCE = 0.8  # a spell whose effect is in force
READY = 0.35  # a spell still to be cast
HAND = 0.12  # a spell in hand
TOKEN = 0.2  # an unspent physical token
CELL = 0.6  # what it costs to stand in the Cell

DEFEAT_PAYS = (3.0, 1.0)  # most damage, second
DEFEAT_ALONE = 4.0


def evaluate(state: State, seat: int) -> float:
    """The position's worth for a seat, rivals and the Black Rose counted against it."""
    if state.over:
        return 100.0 if state.result[0] == seat else -100.0
    worth = [0.0] * (state.rules.seats + 1)
    for faction in range(len(worth)):
        worth[faction] = (
            state.power[faction] + TROPHY * state.trophies[faction] + ROOM_WON * state.wins[faction]
        )
    _add_damage(state, worth)
    _add_rooms(state, worth)
    _add_evocations(state, worth)
    _add_means(state, worth)
    rivals = sum(worth[other] for other in range(state.rules.seats) if other != seat)
    return worth[seat] - RIVAL * rivals / max(1, state.rules.seats - 1) - ROSE * worth[state.rules.rose]


def _add_damage(state: State, worth: list[float]) -> None:
    """Damage on a mage is worth the part of a defeat it is: the fuller the bar, the nearer its reward."""
    for mage in range(state.rules.seats):
        bar = state.bar[mage]
        if not bar:
            continue
        health = state.rules.mages[state.mage[mage]].health
        near = (len(bar) / health) ** 1.5
        ranks = Counter(bar).most_common(2)
        if len(ranks) == 1:
            worth[ranks[0][0]] += DEFEAT_ALONE * near
        else:
            for (faction, _), pays in zip(ranks, DEFEAT_PAYS, strict=True):
                worth[faction] += pays * near
        worth[mage] -= near  # and it costs its bearer the way back


def _add_rooms(state: State, worth: list[float]) -> None:
    """Cubes in a ruined room are worth the part of its rewards they stand for, and the lead in it."""
    for position, cubes in enumerate(state.slots):
        if not cubes or state.face[position]:
            continue
        room = state.rules.rooms[state.tiles[position]]
        near = len(cubes) / room.slots
        ranks = Counter(cubes).most_common(3)
        for rank, (faction, _) in enumerate(ranks):
            worth[faction] += room.rewards[min(rank, 2)] * near * near
        if len(ranks) == 1 or ranks[0][1] > ranks[1][1]:
            worth[ranks[0][0]] += MAJORITY


def _add_evocations(state: State, worth: list[float]) -> None:
    rules = state.rules
    for model in range(rules.seats, rules.models):
        if state.place[model] >= 0:
            health = rules.evocations[state.kind[model]].health
            left = 1 - len(state.bar[model]) / health
            worth[rules.owner(model)] += EVOCATION * (0.5 + 0.5 * left) + 0.3 * (state.upgrade[model] >= 0)


def _add_means(state: State, worth: list[float]) -> None:
    """What a mage still has to act with."""
    for seat in range(state.rules.seats):
        ready = sum(spell & 3 == 1 for spell in state.sheet[seat])
        worth[seat] += READY * ready + HAND * len(state.hand[seat]) + TOKEN * state.tokens[seat]
        if state.place[seat] < 0:
            worth[seat] -= CELL
    for seat, _ in {entry[:2] for entry in state.lasting}:  # a spell counts once, however much it says
        worth[seat] += IN_FORCE
