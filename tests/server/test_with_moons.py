"""Tables with moons over the network: for two to six, with windows among people, and standing orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Somebody
from tests.server.people import Browser, Seat

GAMES = 8

MOONS = pytest.mark.parametrize("edition", ["rebirth", "classic"])


def new_table(me: Browser, *players: str, edition: str = "rebirth", **options: str) -> str:
    """A table with moons: "person", "open", or the name of a bot a seat."""
    table = me.new_table(*players, edition=edition, options={"setup": "random", "crown": "0", **options})
    return str(table["table"])


def info(me: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = me.get(f"/api/tables/{table}")["info"]
    return found


@pytest.mark.parametrize(
    ("players", "reactions", "window"),
    [
        (("person", "open"), "windows", 5),
        (("person", "person", "person"), "asked", 0),
        (("person", "random", "greedy"), "asked", 0),
        (("open", "open", "random"), "windows", 5),
    ],
)
@MOONS
def test_several_people_react_in_windows_and_nobody_else_waits(
    somebody: Somebody, edition: str, players: tuple[str, ...], reactions: str, window: int
) -> None:
    me = somebody()
    told = info(me, new_table(me, *players, edition=edition))
    assert (told["options"]["reactions"], told["window"]) == (reactions, window)


def test_the_host_says_how_long_windows_are(somebody: Somebody) -> None:
    me = somebody()
    assert info(me, new_table(me, "person", "open", window="8"))["window"] == 8
    assert info(me, new_table(me, "person", "open", window="0"))["window"] == 0
    seats = [{"player": "person"}, {"player": "open"}]
    wish = {"edition": "rebirth", "seats": seats, "options": {"window": "4"}}
    assert me.refused("/api/tables", wish) == (400, "bad-setup")


@MOONS
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play_and_more_mages_bring_the_expansion(
    somebody: Somebody, edition: str, seats: int
) -> None:
    me = somebody()
    table = new_table(me, "person", *["random"] * (seats - 1), edition=edition)
    assert info(me, table)["options"].get("expansion", "no") == ("yes" if seats > 4 else "no")
    with me.sit(table, 0) as seat:
        assert len(seat.shown["factions"]) == seats + 1
        assert seat.shown["track"]["end"] == 30


def plan_a_waiting_spell(seat: Seat, box: dict[str, Any]) -> int:
    """Plays on until a trap or protection is planned in slot I; gives the slot, 0 if none ever was."""
    while seat.my_turn():
        waiting = [option for option in seat.options if is_waiting(option, box)]
        if waiting:
            assert seat.choose(waiting[0])["type"] == "done"
            return 1
        assert seat.choose(seat.options[-1])["type"] == "done"
    return 0


def table_with_a_waiting_spell(me: Browser, edition: str, box: dict[str, Any]) -> tuple[str, int]:
    """A table where I have planned a trap or protection, and its slot: a whole game may bring none."""
    for _ in range(GAMES):
        table = new_table(me, "person", "random", "random", edition=edition)
        with me.sit(table, 0) as seat:
            slot = plan_a_waiting_spell(seat, box)
        if slot:
            return table, slot
    raise AssertionError(f"no trap in {GAMES} games")


def is_waiting(option: str, box: dict[str, Any]) -> bool:
    word, *numbers = option.split(":")
    if word != "plan" or numbers[0] != "1":
        return False
    return box["cards"]["spell"][int(numbers[1])]["sides"][int(numbers[2])]["type_code"] in (
        "trap",
        "protection",
    )


@MOONS
def test_a_standing_order_is_given_over_the_line_and_kept(somebody: Somebody, edition: str) -> None:
    me = somebody()
    box = me.get(f"/api/editions/{edition}/box?lang=en")
    table, slot = table_with_a_waiting_spell(me, edition, box)
    with me.sit(table, 0) as seat:
        seat.send({"type": "order", "slot": slot, "mode": "against", "against": [1], "key": "one"})
        assert seat.answer("one")["type"] == "done"
        order = {"mode": "against", "against": [1]}
        assert seat.shown["factions"][0]["slots"][slot]["order"] == order
        seat.send({"type": "order", "slot": slot, "mode": "against", "against": [0], "key": "two"})
        assert seat.answer("two")["code"] == "bad-order"
        seat.send({"type": "order", "slot": slot, "mode": "never", "key": "three"})
        refused = seat.until(lambda message: message["type"] == "refused")
        assert refused["code"] == "malformed"
    with me.sit(table, 0) as seat:
        assert seat.shown["factions"][0]["slots"][slot]["order"] == order
