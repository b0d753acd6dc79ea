"""Taking back: as far as nothing became known, no chance was used and nobody else came into it."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackrose.game import IllegalChoice
from blackrose.table import CannotTakeBack, Reason, Session, load
from tests.table.sessions import first_option, session, until


def stands(table: Session, seat: int) -> Reason:
    """Why a seat's last choice stands; nothing changes by asking."""
    before = table.record(), table.state.digest()
    with pytest.raises(CannotTakeBack) as error:
        table.take_back(seat)
    assert (table.record(), table.state.digest()) == before
    assert table.why_not(seat) is error.value.reason
    return error.value.reason


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    table = session()
    assert stands(table, 0) is Reason.NOTHING
    assert stands(table, 1) is Reason.NOTHING


def test_the_crown_holder_takes_back_the_sides_one_after_the_other() -> None:
    """Event side and both quest sides are the crown holder's own, and nothing is hidden about them."""
    table = session()
    start = table.state.digest()
    chosen = []
    for kind in ("event side", "quest side", "quest side"):
        assert table.state.decisions[0].kind == kind
        chosen.append(table.state.decisions[0].options[1])
        table.choose(0, chosen[-1])
    assert [table.take_back(0) for _ in range(3)] == chosen[::-1]
    assert table.state.digest() == start
    assert table.choices == []
    assert stands(table, 0) is Reason.NOTHING


def test_what_is_taken_back_is_untold_and_redone_it_is_told_again() -> None:
    table = session(choices=2)
    before = list(table.state.journal or ())
    seat, option = table.state.decisions[0].seat, table.state.decisions[0].options[0]
    table.choose(seat, option)
    after, told = table.state.digest(), list(table.state.journal or ())
    assert table.take_back(seat) == option
    assert table.state.journal == before
    table.choose(seat, option)
    assert table.state.digest() == after
    assert table.state.journal == told


def walk(table: Session) -> int:
    """The first mage walks one room out of the Cell, and may act once more; gives the seat."""
    until(table, "action")
    seat = table.state.decisions[0].seat
    table.choose(seat, ("explore",))
    table.choose(seat, table.state.decisions[0].options[0])
    while table.state.decisions[0].kind != "action":
        table.choose(seat, ("stop",))
    return seat


def test_once_another_seat_is_asked_a_choice_stands() -> None:
    """Whoever ends a turn hands over: what the other is asked would tell of a change of mind."""
    table = session()
    seat = walk(table)
    table.choose(seat, ("end",))
    assert table.state.decisions[0].seat == 1 - seat
    assert stands(table, seat) is Reason.ASKED


def test_drawn_cards_cannot_be_put_back() -> None:
    """Choosing a grimoire deals the spells: chance was used, and hands are known."""
    table = session()
    until(table, "grimoire")
    table.choose(0, ("grimoire", 0))
    assert stands(table, 0) in (Reason.REVEALED, Reason.CHANCE)


def test_secret_plans_can_be_taken_back_while_the_other_plans() -> None:
    """Each seat walks back through its own answers only; the other's stand."""
    table = session()
    until(table, "plan")
    mine = [table.state.copy()]
    table.choose(0, first_option(table, 0))
    theirs = first_option(table, 1)
    table.choose(1, theirs)
    table.choose(0, first_option(table, 0))
    assert table.why_not(0) is table.why_not(1) is None
    table.take_back(0)
    table.take_back(0)
    assert table.choices[-1] == (1, theirs)
    only_theirs = mine[0]
    only_theirs.choose(1, theirs)
    assert table.state == only_theirs
    assert table.record().checked() == table.state
    assert stands(table, 0) in (Reason.REVEALED, Reason.CHANCE, Reason.OTHERS)


def test_a_seat_that_has_planned_everything_can_still_change_its_mind() -> None:
    table = session()
    until(table, "plan")
    while any(decision.seat == 1 for decision in table.state.decisions):
        table.choose(1, first_option(table, 1))
    assert [decision.seat for decision in table.state.decisions] == [0]
    assert table.why_not(1) is None
    table.take_back(1)
    assert {decision.seat for decision in table.state.decisions} == {0, 1}


@pytest.mark.parametrize("last", [0, 1])
def test_when_all_plans_are_in_they_stand(last: int) -> None:
    """Whoever was last has seen how many spells the other laid out, even if it is their own turn now."""
    table = session()
    until(table, "plan")
    for seat in (1 - last, last):
        while any(decision.seat == seat for decision in table.state.decisions):
            if table.state.decisions[0].kind != "plan":
                break
            table.choose(seat, first_option(table, seat))
    assert table.state.decisions[0].kind == "action"
    assert stands(table, last) is Reason.REVEALED
    assert stands(table, 1 - last) is not None


def test_a_walk_is_taken_back_step_by_step_but_a_cast_spell_stands() -> None:
    table = session()
    until(table, "action")
    before, made = table.state.copy(), len(table.choices)
    seat = walk(table)
    while len(table.choices) > made:
        table.take_back(seat)
    assert table.state == before
    walk(table)
    options = table.state.decisions[0].options
    table.choose(seat, next(option for option in options if option[0] == "cast"))
    assert stands(table, seat) is Reason.REVEALED


def test_after_another_seats_choice_the_own_one_stands() -> None:
    table = session()
    until(table, "action")
    first = table.state.decisions[0].seat
    while table.state.decisions[0].seat == first:
        table.choose(first, table.state.decisions[0].options[-1])
    table.choose(1 - first, table.state.decisions[0].options[0])
    assert stands(table, first) is Reason.OTHERS


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    table = session(choices=1000)
    assert table.state.over
    assert {stands(table, 0), stands(table, 1)} == {Reason.OVER}


def test_the_engine_takes_back_no_secret_answer_that_is_not_there() -> None:
    table = session()
    until(table, "plan")
    with pytest.raises(IllegalChoice, match="seat 0 has no secret answer"):
        table.state.retract(0)


def test_the_save_file_follows(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    table = session(path=path)
    until(table, "plan")
    table.choose(0, first_option(table, 0))
    table.choose(1, first_option(table, 1))
    table.take_back(0)
    assert load(path) == table.record()
    table.choose(0, table.state.decisions[0].options[1])
    assert load(path) == table.record()
    assert load(path).checked() == table.state
