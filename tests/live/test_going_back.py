"""What a session keeps to go back to: everything that can be gone back to, and nothing else."""

from __future__ import annotations

import random

import pytest

from blackrose.table import CannotTakeBack, Reason, Session
from tests.table.sessions import first_option, go_on, session, until


def stored(table: Session) -> int:
    """How many old states there are."""
    return sum(past.state is not None for past in table._past)


def test_a_long_game_keeps_no_more_old_states_than_a_short_one() -> None:
    table = session()
    most = 0
    while not table.state.over:
        go_on(table, 1, seed=len(table.choices))
        most = max(most, stored(table))
    assert len(table.choices) > 60
    assert most < 25
    assert table.record().checked() == table.state


@pytest.mark.parametrize("seed", range(4))
def test_whatever_could_be_taken_back_still_can(seed: int) -> None:
    """At every moment of a game, against a session that forgets nothing."""
    table, whole = session(seed=seed + 1), session(seed=seed + 1)
    whole._let_go = lambda: None  # type: ignore[method-assign]
    dice = random.Random(seed)
    backs = 0
    while not table.state.over:
        for seat in (0, 1):
            assert table.why_not(seat) is whole.why_not(seat)
        free = [seat for seat in (0, 1) if table.why_not(seat) is None]
        if free and dice.random() < 0.3:
            seat = dice.choice(free)
            assert table.take_back(seat) == whole.take_back(seat)
            backs += 1
        else:
            decision = dice.choice(table.state.decisions)
            option = dice.choice(decision.options)
            table.choose(decision.seat, option)
            whole.choose(decision.seat, option)
        assert table.state == whole.state
        assert table.state.journal == whole.state.journal
    assert backs > 5


def test_why_not_tells_nothing_of_what_others_answer_in_secret() -> None:
    """Asked by whoever chose last before: nothing tells whether somebody has chosen since."""
    table = session()
    until(table, "plan")
    mine = table.choices[-1][0]
    theirs, before = 1 - mine, table.why_not(mine)
    assert before in (Reason.REVEALED, Reason.CHANCE)
    while any(decision.seat == theirs for decision in table.state.decisions):
        table.choose(theirs, first_option(table, theirs))
        assert table.why_not(mine) is before
    with pytest.raises(CannotTakeBack):
        table.take_back(mine)
