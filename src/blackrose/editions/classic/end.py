"""Classic: how a mage is defeated, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackrose.editions.steps import (
    SCORED_CROWN,
    SCORED_ROOMS,
    SCORED_SOLVED,
    SCORED_TROPHIES,
    score,
    win,
)
from blackrose.engine import changes
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.full_stop.defeats import pays_one, ranked_cubes
from blackrose.engine.play import own_quests
from blackrose.engine.play.rooms import ranking
from blackrose.engine.stack import play_order
from blackrose.engine.table import (
    EXTRA_DUE,
    EXTRA_ROUND,
    LAST_ROUND,
    TASK_SOLVED,
    DefeatFrame,
    GameFrame,
    PhaseFrame,
    Table,
)

# --------------------------------------------------------------------------------------------------
# A mage is defeated (DEF.25: Cell, trophy, power, cubes back)
# --------------------------------------------------------------------------------------------------

RANKS: Final[tuple[int, int, int]] = (4, 2, 1)
"""Power for the most cubes, for the second, and for every other with at least one."""

ALONE: Final[int] = 5
"""Power for whoever placed all damage (DEF.19)."""


def defeated_gives_trophy(t: Table, f: DefeatFrame) -> bool:
    """Whoever placed the last damage takes a trophy of the mage's, if any is left; nobody for their own
    (DEF.6, DEF.8).
    """
    if f.by >= 0 and f.by != f.mage:
        changes.gain_trophy(t, f.by, f.mage)
    return True


def defeated_pays(t: Table, f: DefeatFrame) -> bool:
    """Power by the number of cubes of each colour; own cubes rank, but pay nothing (DEF.7–8, DEF.19–23)."""
    if pays_one(t, f):
        return True
    groups = ranking(ranked_cubes(t, f))
    for rank, (_, factions) in enumerate(groups):
        alone = len(groups) == 1 and len(factions) == 1
        tied = len(factions) > 1 and rank < 2  # a tie does not lower the 1 (DEF.23)
        reward = ALONE if alone else RANKS[min(rank, 2)] - tied
        for faction in factions:
            if faction != f.mage:
                changes.earn_power(t, faction, reward)
    return True


# --------------------------------------------------------------------------------------------------
# The final count, for mages only (END.1, END.8)
# --------------------------------------------------------------------------------------------------

QUEST_RANKS: Final = (6, 3, 1)
TROPHY_RANKS: Final = (4, 2, 1)


def count_once(t: Table, f: GameFrame) -> bool:
    """After an extra round there is no second count: only the winner is named (OPT.7)."""
    if t.ending == EXTRA_ROUND:
        f.step = len(t.rules.edition.setup) + len(t.rules.edition.finish) - 2
    return True


def score_quests(t: Table, f: GameFrame) -> bool:
    """Fulfilled quests rank the mages."""
    _score_ranks(t, _fulfilled(t), QUEST_RANKS, SCORED_SOLVED)
    return True


def score_trophies(t: Table, f: GameFrame) -> bool:
    """Trophies rank the mages; the Black Rose takes no rank (END.8)."""
    _score_ranks(t, t.trophies[: t.rules.seats], TROPHY_RANKS, SCORED_TROPHIES)
    return True


def score_tokens(t: Table, f: GameFrame) -> bool:
    """The tokens of collapsed rooms pay the mages who won them."""
    for seat in play_order(t):
        if t.won[seat]:
            score(t, seat, sum(t.rules.rooms[tile].token for tile in t.won[seat]), SCORED_ROOMS)
    return True


def score_crown(t: Table, f: GameFrame) -> bool:
    """The crown holder gains 1."""
    score(t, t.crown, 1, SCORED_CROWN)
    return True


def _fulfilled(t: Table) -> list[int]:
    return [len(own_quests.quests_in(t, seat, TASK_SOLVED)) for seat in range(t.rules.seats)]


def _score_ranks(t: Table, counts: Sequence[int], ranks: tuple[int, int, int], reason: int) -> None:
    """Pays by rank: one less for a tied first or second rank, 1 to everybody else who has any (END.9–10,
    END.21).
    """
    each = tuple(seat for seat, number in enumerate(counts) for _ in range(number))
    for place, (_, seats) in enumerate(ranking(each)):
        for seat in seats:
            score(t, seat, ranks[min(place, 2)] - (place < 2 and len(seats) > 1), reason)


def name_winner(t: Table, f: GameFrame) -> bool:
    """Most power wins, the Black Rose before a mage (END.4, END.16); then more fulfilled quests, then more
    trophies; still tied, the crown holder names the winner (END.5, END.19). With "extra rounds" a tie of
    mages brings another round instead (OPT.7).
    """
    best = max(t.power)
    if t.power[t.rules.rose] == best:
        return win(t, t.rules.rose)
    mages = [seat for seat in play_order(t) if t.power[seat] == best]
    if len(mages) > 1 and t.rules.options.get("extra rounds") == "yes":
        t.ending = EXTRA_DUE
        f.step = len(t.rules.edition.setup) - 1  # what comes next are the rounds
        return True
    fulfilled = _fulfilled(t)
    merits = {seat: (fulfilled[seat], t.trophies[seat]) for seat in mages}
    tied = [seat for seat in mages if merits[seat] == max(merits.values())]
    options: tuple[Option, ...] = tuple(("mage", seat) for seat in tied)
    return win(t, int(pick(t, f, t.crown, "winner", options)[1]))


# --------------------------------------------------------------------------------------------------
# Extra rounds (OPT.7, OPT.9–10)
# --------------------------------------------------------------------------------------------------


def is_last(t: Table) -> bool:
    """Whether the end figure was reached, or an extra round is over."""
    return t.ending in (LAST_ROUND, EXTRA_ROUND)


def begin_extra_round(t: Table, f: PhaseFrame) -> bool:
    """A round that is due because mages tie begins: from now on only defeats, quests and collapsed rooms pay
    (OPT.10).
    """
    if t.ending == EXTRA_DUE:
        t.ending = EXTRA_ROUND
    return True
