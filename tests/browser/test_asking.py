"""How people are asked: several cubes in any order, and a quest that is put off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from blackrose.game import Choice, State, may_take_back
from blackrose.table import Session
from blackrose.table.shown.options import option_id
from tests.browser.pages import Person
from tests.browser.people import People
from tests.browser.rebirth_tables import set_table, sit
from tests.server.serving import Served
from tests.table.sessions import go_on, session
from tests.table.test_several_cubes import at_cubes

NAMES = ("Ada", "Ben")
WINDOW = 3600
PHONE = {"width": 390, "height": 844}


def seated(people: People, served: Served, table: Session, *seats: int, **more: Any) -> list[Person]:
    """People at a table at which a game has come so far."""
    links = set_table(served, table.setup, table.choices, WINDOW)
    return [sit(people.person(NAMES[seat], **more), links[seat]) for seat in seats]


def cube(person: Person, place: int) -> Locator:
    return person.page.locator(f'[data-option="cube:{place}"]')


def confirm(person: Person) -> Locator:
    return person.page.locator("[data-confirm-cubes]")


# --------------------------------------------------------------------------------------------------
# Cubes
# --------------------------------------------------------------------------------------------------


def test_cubes_are_picked_in_any_order_confirmed_and_taken_back(people: People, served: Served) -> None:
    table = at_cubes(2)
    several = table.state.decisions[0].several
    (ada,) = seated(people, served, table, table.state.decisions[0].seat)
    before, log = ada.state(), ada.read_log()
    first, last = several.places[0], several.places[-1]
    cube(ada, last).click()
    expect(cube(ada, last)).to_have_attribute("aria-pressed", "true")
    cube(ada, first).click()
    expect(confirm(ada)).to_have_text("Confirm 2 cubes")
    cube(ada, last).click()
    expect(cube(ada, last)).to_have_attribute("aria-pressed", "false")
    cube(ada, last).click()
    assert ada.read_log() == log, "nothing happens before it is confirmed"
    ada.check()
    confirm(ada).click()
    ada.settle()
    assert ada.state() != before
    ada.undo()
    assert ada.state().options[:-1] == before.options[:-1]
    expect(cube(ada, last)).to_have_attribute("aria-pressed", "false")


def test_cubes_are_picked_by_keys(people: People, served: Served) -> None:
    table = at_cubes(2)
    several = table.state.decisions[0].several
    (ada,) = seated(people, served, table, table.state.decisions[0].seat)
    question = ada.page.locator("[data-prompt]").inner_text()
    for number in (len(several.places), 1):
        ada.page.keyboard.type(str(number))
    expect(cube(ada, several.places[0])).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Enter")
    ada.settle()
    assert ada.page.locator("[data-prompt]").inner_text() != question


def test_cubes_are_picked_on_a_phone_and_in_text_mode(people: People, served: Served) -> None:
    table = at_cubes(2)
    several = table.state.decisions[0].several
    (ada,) = seated(people, served, table, table.state.decisions[0].seat, viewport=PHONE, has_touch=True)
    ada.tap(cube(ada, several.places[-1]))
    expect(cube(ada, several.places[-1])).to_have_attribute("aria-pressed", "true")
    ada.check()
    ada.tap(confirm(ada))
    ada.settle()
    expect(confirm(ada)).to_have_count(0)
    ada.undo()
    ada.page.keyboard.press("t")
    field = ada.page.get_by_role("textbox")
    field.fill("9 9")
    field.press("Enter")
    ada.sees("These cubes cannot be chosen together.")
    ada.check()
    field.fill(f"{len(several.places)} 1")
    field.press("Enter")
    expect(ada.page.get_by_text("These cubes cannot be chosen together.")).to_have_count(1)
    ada.settle()
    assert "cubes" not in [option["id"] for option in ada.state().options]


# --------------------------------------------------------------------------------------------------
# Quests
# --------------------------------------------------------------------------------------------------


def a_quest_in_the_rivals_turn() -> tuple[Session, Choice]:
    """A game in which somebody may claim a quest while the rival moves; and a harmless move of the rival's
    that would ask again.
    """
    for seed in range(400):
        table = session(seed=seed)
        while not table.state.over:
            decision = table.state.decisions[0]
            if decision.kind == "claim" and ("later",) in decision.options:
                move = _asks_again(table.state, decision.seat)
                if move is not None:
                    return table, move
                table.choose(decision.seat, ("pass",))
            else:
                go_on(table, 1, seed=len(table.choices) + seed)
    raise AssertionError("no such game")


def _asks_again(state: State, seat: int) -> Choice | None:
    put_off, passed = state.copy(), state.copy()
    put_off.choose(seat, ("later",))
    passed.choose(seat, ("pass",))
    if put_off.over or passed.decisions != put_off.decisions:
        return None
    rival = put_off.decisions[0]
    if rival.seat == seat or rival.kind not in ("action", "part"):
        return None
    for option in rival.options:
        free, asked = put_off.copy(), passed.copy()
        free.choose(rival.seat, option)
        asked.choose(rival.seat, option)
        again = [decision.seat for decision in asked.decisions] == [seat]
        if again and may_take_back(put_off, free, rival.seat):
            return rival.seat, option
    return None


def test_a_quest_is_put_off_and_the_rivals_move_can_be_taken_back(people: People, served: Served) -> None:
    table, (rival, move) = a_quest_in_the_rivals_turn()
    ada, ben = seated(people, served, table, 1 - rival, rival, liked={"confirm": False})
    assert ada.wait_turn().kind == "claim"
    assert [option["text"] for option in ada.state().options][-3:] == [
        "Claim nothing",
        "Not until my next action",
        "Not this round",
    ]
    ada.check()
    ada.choose("later")
    ben.wait_turn()
    before = ben.state()
    ben.choose(option_id(move))
    assert not ada.state().asked
    ben.undo()
    assert ben.state() == before
    ada.page.reload()
    ada.settle()
    assert not ada.state().asked


def test_a_quest_that_is_declined_asks_again_in_the_rivals_turn(people: People, served: Served) -> None:
    """Whoever only says no is asked at the next full stop, as the rules have it."""
    table, (rival, move) = a_quest_in_the_rivals_turn()
    ada, ben = seated(people, served, table, 1 - rival, rival, liked={"confirm": False})
    ada.wait_turn()
    ada.choose("pass")
    ben.wait_turn()
    ben.option(option_id(move)).click()
    assert ada.wait_turn().kind == "claim"
