"""Rebirth: how a mage is defeated, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackrose.editions.steps import SCORED_CROWN, SCORED_SOLVED, SCORED_TROPHIES, score, win
from blackrose.engine import changes
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.asking.several import by_colour, pick_cubes
from blackrose.engine.decisions import Option
from blackrose.engine.full_stop.defeats import pays_one, ranked_cubes
from blackrose.engine.meaning.modifiers import trophies_go_to_rose
from blackrose.engine.play import own_quests
from blackrose.engine.play.rooms import ranking, ranks
from blackrose.engine.stack import full_stop, play_order
from blackrose.engine.table import TASK_SOLVED, DefeatFrame, GameFrame, Table

# --------------------------------------------------------------------------------------------------
# A mage is defeated (DEF.25: assigned evocations, Destiny, Cell, trophy, power, cubes back)
# --------------------------------------------------------------------------------------------------

RANKS: Final = (4, 2, 1)
"""Power for the most cubes, for the second, and for every other with at least one."""


def haunting_ends(t: Table, f: DefeatFrame) -> bool:
    """Evocations put on the mage leave, and what their leaving sets off is resolved (DEF.4, DEF.30)."""
    if f.at == 0:
        f.at = 1
        for model in changes.haunted_by(t, f.mage):
            changes.take_off(t, model)
        full_stop(t)
        if t.stack[-1] is not f:
            return False
    f.at = 0
    return True


def destiny_is_met(t: Table, f: DefeatFrame) -> bool:
    """In play order each owner of Destiny on the mage says how many tokens are met: each converts a cube of
    the bar to the owner's colour, before points are counted.
    """
    order = play_order(t)
    while f.at < len(order):
        owner = order[f.at]
        tokens = t.destiny[f.mage].count(owner)
        others = sum(cube != owner for cube in t.bar[f.mage])
        most = min(tokens, others)
        options: tuple[Option, ...] = tuple(("amount", number) for number in range(most + 1))
        met = int(pick(t, f, owner, "destiny", options)[1])
        places = _converted(t, f, owner, met)
        answered(f)
        changes.return_destiny(t, f.mage, met, owner)
        changes.convert_damage(t, f.mage, places, owner)
        f.at += 1
    f.at = 0
    return True


def _converted(t: Table, f: DefeatFrame, owner: int, number: int) -> tuple[int, ...]:
    """The places of the cubes that an owner of Destiny converts: which of a colour makes no difference, for
    whoever placed the last damage is settled.
    """
    bar = t.bar[f.mage]
    others = tuple(at for at, cube in enumerate(bar) if cube != owner)
    return pick_cubes(t, f, owner, others, by_colour(bar, others), number, number, ("bar", f.mage))


def defeated_gives_trophy(t: Table, f: DefeatFrame) -> bool:
    """Whoever placed the last damage takes a trophy of the mage's, if any is left (DEF.6); nobody for their
    own (DEF.8).
    """
    if f.by >= 0 and f.by != f.mage:
        changes.gain_trophy(t, t.rules.rose if trophies_go_to_rose(t) else f.by, f.mage)
    return True


def defeated_pays(t: Table, f: DefeatFrame) -> bool:
    """Power by the number of cubes of each colour; own cubes rank, but pay nothing (DEF.7–8, DEF.19–22)."""
    if pays_one(t, f):
        return True
    for rank in ranks(ranked_cubes(t, f), RANKS):
        for faction in rank.factions:
            if faction != f.mage:
                changes.gain_power(t, faction, rank.reward)
    return True


# --------------------------------------------------------------------------------------------------
# The final count (END.7: quests, trophies, crown)
# --------------------------------------------------------------------------------------------------


def score_quests(t: Table, f: GameFrame) -> bool:
    """Solved quests rank the mages."""
    _score_ranks(t, _solved(t), SCORED_SOLVED)
    return True


def score_trophies(t: Table, f: GameFrame) -> bool:
    """Trophies rank the mages and the Black Rose."""
    _score_ranks(t, t.trophies, SCORED_TROPHIES)
    return True


def _solved(t: Table) -> list[int]:
    return [len(own_quests.quests_in(t, seat, TASK_SOLVED)) for seat in range(t.rules.seats)]


def _score_ranks(t: Table, counts: Sequence[int], reason: int) -> None:
    """Most 4, second 2, tied one less; every other who has any 1, tied or not (END.9–10, END.21)."""
    each = tuple(faction for faction, number in enumerate(counts) for _ in range(number))
    for place, (_, factions) in enumerate(ranking(each)):
        reward = RANKS[min(place, 2)] - (place < 2 and len(factions) > 1)
        for faction in factions:
            score(t, faction, reward, reason)


def score_crown(t: Table, f: GameFrame) -> bool:
    """The crown holder gains 1."""
    score(t, t.crown, 1, SCORED_CROWN)
    return True


def leaders(t: Table) -> list[int]:
    """Whoever is first: most power, a mage before the Black Rose; then more Solved quests, then more trophies
    (END.4–5, END.18).
    """
    best = max(t.power)
    mages = [seat for seat in play_order(t) if t.power[seat] == best]
    if not mages:
        return [t.rules.rose]
    solved = _solved(t)
    merits = {seat: (solved[seat], t.trophies[seat]) for seat in mages}
    return [seat for seat in mages if merits[seat] == max(merits.values())]


def name_winner(t: Table, f: GameFrame) -> bool:
    """Whoever leads wins; where several do, the First Mage names the winner (END.20)."""
    tied = leaders(t)
    options: tuple[Option, ...] = tuple(("mage", seat) for seat in tied)
    return win(t, int(pick(t, f, t.first, "winner", options)[1]))
