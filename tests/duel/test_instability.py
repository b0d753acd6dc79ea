"""Instability: filling rooms, rebuilding them in clean-up, and who is paid for it."""

from __future__ import annotations

import pytest

from tests.duel.trial import with_room
from tests.naming import ROSE
from tests.scenario import Duel, box_with

EVERYBODY = ("Bartholomew", "Ulrich", ROSE)
ARMORY = "Templar Armory"  # 6 slots, worth 4-2-1
LIBRARY = "Library of the Order"  # 5 slots, worth 3-1-1
TREASURE = "Templar Treasure Room"  # 4 slots, worth 2-1-0


def paid(room: str, cubes: str) -> list[int]:
    """What Bartholomew, Ulrich and the Black Rose gain in a clean-up with these cubes in a room."""
    duel = Duel()
    duel.instability(room, cubes)
    duel.begin("clean-up")
    assert duel.happened("rebuilt") == [(duel.room(room),)]
    return [duel.power(who) for who in EVERYBODY]


@pytest.mark.rule("INS.1")
@pytest.mark.parametrize(
    ("before", "after"), [("", "bb"), ("rrr", "rrrbb"), ("rrrr", "rrrrbb"), ("rrrrr", "rrrrrb")]
)
def test_cubes_fill_free_slots(before: str, after: str) -> None:
    """Two cubes into the Armory with its six slots: as many as there are free ones, from the left."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.instability(ARMORY, before)
    duel.resolve("Tremor", "dark")
    duel.choose(ARMORY)
    assert duel.cubes(ARMORY) == after
    assert duel.quiet


@pytest.mark.rule("INS.1")
def test_a_full_room_takes_no_cube() -> None:
    """All six slots are full: nothing is placed, and the cubes stay with Bartholomew."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.instability(ARMORY, "rrrrrr")
    left = duel.state.pool[0]
    duel.resolve("Tremor", "dark")
    duel.choose(ARMORY)
    assert (duel.cubes(ARMORY), duel.state.pool[0]) == ("rrrrrr", left)
    assert duel.quiet


@pytest.mark.rule("INS.2")
def test_a_full_room_waits_for_the_clean_up() -> None:
    """The last slot is filled in the action phase: nothing happens to the room before the clean-up."""
    duel = Duel(event="Rebuilding")
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Abyss of Faith")
    templar = duel.evocation("Ulrich", "Occult Black Rose Room")
    duel.instability(ARMORY, "uuuuu")
    duel.prepare("Bartholomew", quick="Tremor dark")
    duel.tokens("Bartholomew", 0)
    duel.tokens("Ulrich", 0)
    duel.action_phase(round_=2)
    duel.choose("cast quick", ARMORY)
    assert duel.asked() == ("Ulrich", "part")  # the evocation phase: his Templar may go and take a cube out
    assert (duel.cubes(ARMORY), duel.happened("rebuilt")) == ("uuuuub", [])
    duel.choose("stop")
    assert (duel.cubes(ARMORY), duel.happened("rebuilt")) == ("", [(duel.room(ARMORY),)])
    assert duel.place(templar) == "Occult Black Rose Room"


@pytest.mark.rule("INS.2")
@pytest.mark.parametrize(("answer", "happens"), [("yes", 0), ("no", 1)])
def test_a_room_must_still_be_full_in_the_clean_up(answer: str, happens: int) -> None:
    """A Templar may take a cube back out of a full room: then it is not rebuilt this round."""
    duel = Duel(event="Rebuilding")
    duel.instability(ARMORY, "uuuuub")
    duel.evocation("Ulrich", ARMORY)
    duel.begin("evocation", round_=2)
    duel.choose(answer, "stop")
    assert len(duel.happened("rebuilt")) == happens


@pytest.mark.rule("INS.4", "INS.16")
@pytest.mark.parametrize(
    ("cubes", "expected"),
    [
        ("bbbuur", [4, 2, 1]),
        ("rrruub", [1, 2, 4]),
        ("bbbbbu", [4, 2, 0]),
        ("rrrrru", [0, 2, 4]),
    ],
)
def test_ranks_by_number_of_cubes(cubes: str, expected: list[int]) -> None:
    """The Armory pays 4 to the most cubes, 2 to the second, 1 to the third; the Black Rose like a mage."""
    assert paid(ARMORY, cubes) == expected


@pytest.mark.rule("INS.9")
@pytest.mark.parametrize(
    ("cubes", "expected"), [("b" * 6, [5, 0, 0]), ("r" * 6, [0, 0, 5]), ("bbbbbr", [4, 0, 2])]
)
def test_all_cubes_by_one_is_worth_one_more(cubes: str, expected: list[int]) -> None:
    """Six cubes of one colour in the Armory: 5 instead of 4; a single foreign cube spoils it."""
    assert paid(ARMORY, cubes) == expected


@pytest.mark.rule("INS.10", "INS.11")
@pytest.mark.parametrize(
    ("cubes", "expected"),
    [
        ("bbbuuu", [3, 3, 0]),  # tied first
        ("bbuurr", [3, 3, 3]),  # all tied first
        ("bbbbur", [4, 1, 1]),  # tied second
    ],
)
def test_the_tied_get_one_less(cubes: str, expected: list[int]) -> None:
    """The Armory pays 4-2-1: tied first 3 each, tied second 1 each."""
    assert paid(ARMORY, cubes) == expected


@pytest.mark.rule("INS.11")
def test_behind_a_tied_first_comes_the_second_rank() -> None:
    """In the ten slots of the black room, worth 6-3-1: two tied with four, and two cubes behind them."""
    assert paid("Occult Black Rose Room", "bbbbuuuurr") == [5, 5, 3]


@pytest.mark.rule("INS.8")
def test_a_lowered_rank_is_never_below_nothing() -> None:
    """In a room worth 2-0-0 the two tied for second gain nothing, and lose nothing."""
    duel = Duel(pack=with_room("Hovel", 4, (2, 0, 0)))
    tiles = [room.name.en for room in duel.rules.rooms]
    duel.state.tiles = (*duel.state.tiles[:-1], tiles.index("Hovel"))
    duel.instability("Hovel", "bbur")
    for who in EVERYBODY:
        duel.power(who, 5)
    duel.begin("clean-up")
    assert [duel.power(who) for who in EVERYBODY] == [7, 5, 5]


@pytest.mark.rule("INS.5")
@pytest.mark.parametrize(
    ("cubes", "won"),
    [
        ("bbbuur", [1, 0, 0]),
        ("rrrrbb", [0, 0, 1]),
        ("bbbuuu", [0, 0, 0]),
        ("bbuurr", [0, 0, 0]),
        ("bbbbur", [1, 0, 0]),
    ],
)
def test_the_first_rank_advances_on_the_room_track(cubes: str, won: list[int]) -> None:
    """A sole first moves one step; tied first nobody does; a tie behind does not matter."""
    duel = Duel()
    duel.instability(ARMORY, cubes)
    duel.begin("clean-up")
    assert [duel.rooms_won(who) for who in EVERYBODY] == won


@pytest.mark.rule("INS.6", "INS.12")
def test_the_tile_turns_and_the_models_stay() -> None:
    """Cubes go home, the Treasure Room shows its rebuilt face with a fresh token, and nobody moves."""
    duel = Duel(event="Rebuilding")
    pools = list(duel.state.pool)
    duel.stand("Bartholomew", TREASURE, damage="uuuuuu")
    duel.stand("Ulrich", "Crypt of the Saint")
    templar = duel.evocation("Ulrich", TREASURE, damage="b")
    duel.instability(TREASURE, "bbur")
    duel.begin("clean-up", first="Ulrich", round_=2)
    assert (duel.place("Bartholomew"), duel.place(templar), duel.damage(templar)) == (TREASURE, TREASURE, "b")
    assert duel.cubes(TREASURE) == ""
    assert sum(duel.state.pool) == sum(pools) - 6 - 1  # only the damage lies out
    duel.choose("fight", "use")
    assert duel.damage("Bartholomew") == ""  # the token's effect: heal 6
    duel.choose("stop", "fight", "use", "stop")
    assert [effect for _, _, effect in duel.happened("used_room")][-1] == -1  # the token is spent


@pytest.mark.rule("INS.7")
@pytest.mark.parametrize(
    ("before", "after"), [("ubub", "rrrb"), ("rubu", "rrrr"), ("rurr", "rrrr"), ("rrrr", "rrrr"), ("", "")]
)
def test_the_black_rose_converts_from_the_left(before: str, after: str) -> None:
    """Inversion, 3 on each mage: the leftmost cubes turn black, black ones are passed over, all she can."""
    duel = Duel(event="Rebuilding")
    duel.stand("Ulrich", "Crypt of the Saint", damage=before)
    duel.begin("black rose", round_=3)
    assert duel.damage("Ulrich") == after
    assert duel.asked() == ("Bartholomew", "part")  # nobody was asked which


@pytest.mark.rule("INS.7")
def test_the_black_rose_converts_instability_from_the_left() -> None:
    """Two cubes in the Crypt turn black, the leftmost that are not black yet; nobody is asked."""
    text = "The Black Rose converts 2 instability in your room."
    duel = Duel(pack=box_with(f"Her Due | combat fire | self | {text}"))
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.instability("Crypt of the Saint", "brubu")
    duel.resolve("Her Due", "light")
    assert duel.cubes("Crypt of the Saint") == "rrrbu"
    assert duel.quiet


@pytest.mark.rule("INS.7")
def test_the_black_rose_converts_no_more_than_she_has_cubes_for() -> None:
    """With one black cube left only the leftmost one is converted."""
    duel = Duel(event="Rebuilding")
    duel.stand("Ulrich", "Crypt of the Saint", damage="bbb")
    duel.cubes_left(ROSE, 1)
    duel.begin("black rose", round_=3)
    assert duel.damage("Ulrich") == "rbb"


@pytest.mark.rule("INS.13")
@pytest.mark.parametrize("first", ["Bartholomew", "Ulrich"])
def test_several_rooms_come_one_by_one_in_the_first_mages_order(first: str) -> None:
    """Three rooms are full: the First Mage names the next until none is left."""
    duel = Duel()
    for room, cubes in ((ARMORY, "bbbbbb"), (LIBRARY, "uuuuu"), (TREASURE, "bbrr")):
        duel.instability(room, cubes)
    duel.begin("clean-up", first=first)
    assert duel.asked() == (first, "rebuild")
    assert duel.offered() == [ARMORY, TREASURE, LIBRARY]
    duel.choose(LIBRARY)
    assert (duel.cubes(LIBRARY), duel.cubes(ARMORY)) == ("", "bbbbbb")
    assert (duel.asked(), duel.offered()) == ((first, "rebuild"), [ARMORY, TREASURE])
    duel.choose(TREASURE)
    assert [duel.room_name(room) for (room,) in duel.happened("rebuilt")] == [LIBRARY, TREASURE, ARMORY]
