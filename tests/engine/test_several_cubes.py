"""Picking several cubes: every set in one way, and whatever is picked in any order is one of them."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from blackrose.engine.asking.several import in_order
from blackrose.engine.decisions import Several
from blackrose.game import IllegalChoice, State
from blackrose.game.several import answers_of
from tests.duel.lodge import ARMORY, CRYPT
from tests.rebirth.scenario import Rebirth, box_with
from tests.scenario import Duel


def converting(cubes: str, text: str = "Appropriation light") -> Duel:
    """Bartholomew is asked which of these cubes in the Armory he converts."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    duel.instability(ARMORY, cubes)
    duel.prepare("Bartholomew", quick=text)
    duel.action_phase()
    duel.choose("cast quick", ARMORY)
    assert duel.asked() == ("Bartholomew", "cube")
    return duel


def ends(state: State) -> Iterator[State]:
    """The states after every way to answer the open choice of cubes."""
    if not state.decisions or state.decisions[0].kind != "cube":
        yield state
        return
    decision = state.decisions[0]
    for option in decision.options:
        after = state.copy()
        after.choose(decision.seat, option)
        yield from ends(after)


def sets(several: Several) -> Iterator[tuple[int, ...]]:
    for number in range(several.least, several.most + 1):
        yield from combinations(several.places, number)


def after_all(state: State, places: tuple[int, ...]) -> State:
    state = state.copy()
    for option in answers_of(state, 0, ("cubes", *places)):
        state.choose(0, option)
    return state


@pytest.mark.rule("EFF.8")
@pytest.mark.parametrize("cubes", ["ur", "uur", "uruu", "uruur", "bub"])
def test_in_a_duel_every_set_of_cubes_is_picked_in_one_way(cubes: str) -> None:
    """There the Black Rose counts from the left, so each cube is one of its own."""
    duel = converting(cubes)
    rows = [state.slots[duel.room(ARMORY)] for state in ends(duel.state)]
    assert len(rows) == len(set(rows)) == len(list(sets(duel.decision().several)))


@pytest.mark.rule("EFF.8", "INS.7")
@pytest.mark.parametrize("cubes", ["uruur", "ruu", "bubu"])
def test_whatever_is_picked_in_any_order_is_converted(cubes: str) -> None:
    duel = converting(cubes)
    before = duel.cubes(ARMORY)
    for places in sets(duel.decision().several):
        after = after_all(duel.state, places[::-1])
        row = "".join(duel.letters[cube] for cube in after.slots[duel.room(ARMORY)])
        assert row == "".join("b" if at in places else cube for at, cube in enumerate(before))


@pytest.mark.rule("EFF.8")
def test_in_rebirth_only_the_colours_in_a_room_count() -> None:
    """Two of three of Gramigna's and two black ones: five different ways, and the counts are as picked."""
    game = room_of("ggxgx")
    rows = [tuple(sorted(state.slots[game.room("Arena")])) for state in ends(game.state)]
    assert len(rows) == len(set(rows)) == 6  # none, g, x, gg, gx, xx
    for places in sets(game.decision().several):
        after = after_all(game.state, places)
        taken = sorted("ggxgx"[at] for at in places)
        left = list("ggxgx")
        for cube in taken:
            left.remove(cube)
        row = "".join(game.letters[cube] for cube in after.slots[game.room("Arena")])
        assert sorted(row) == sorted([*left, *"r" * len(taken)])


def room_of(cubes: str) -> Rebirth:
    game = Rebirth(
        "Rikkart", "Gramigna", pack=box_with("Probe | combat fire | room * | Convert 2 instability.")
    )
    game.stand("Rikkart", "Crypt")
    game.instability("Arena", cubes)
    game.resolve("Probe", "light")
    game.choose("Arena")
    return game


def bar_of(damage: str, text: str) -> Rebirth:
    game = Rebirth("Rikkart", "Gramigna", pack=box_with(f"Probe | combat fire | mage * | {text}"))
    game.stand("Rikkart", "Arena", damage=damage)
    game.stand("Gramigna", "Crypt", damage=damage)
    game.resolve("Probe", "light")
    game.choose("Gramigna")
    return game


@pytest.mark.rule("EFF.8", "DEF.6")
def test_in_rebirth_the_last_cube_of_a_bar_is_told_apart() -> None:
    """Of four black wounds the last one decides who takes the trophy; which of the others goes is all one."""
    game = bar_of("xxxx", "Convert 2 damage.")
    bars = {"".join(game.letters[cube] for cube in state.bar[1]) for state in ends(game.state)}
    assert bars == {"xxxx", "rxxx", "xxxr", "rrxx", "rxxr"}
    assert after_all(game.state, (2, 1)).bar[1] == after_all(game.state, (0, 1)).bar[1]


@pytest.mark.rule("EFF.7")
@pytest.mark.parametrize("damage", ["gxgxx", "xxg", "gxxgg", "xgxgxg"])
def test_when_healing_neighbours_of_one_colour_are_alike(damage: str) -> None:
    """The rest closes up, so it is all one which of them goes; every bar that can be left is left."""
    game = bar_of(damage, "Heal 2 damage.")
    row = game.state.bar[0]
    healed = [state.bar[0] for state in ends(game.state)]
    for gone in combinations(range(len(row)), 2):
        left = tuple(cube for at, cube in enumerate(row) if at not in gone)
        assert after_all(game.state, gone[::-1]).bar[0] == left
        assert left in healed
    runs = [sum(a != b for a, b in pairwise(damage[: at + 1])) for at in range(len(damage))]
    assert len(healed) == len({tuple(runs[at] for at in gone) for gone in combinations(range(len(row)), 2)})


@pytest.mark.parametrize("places", [(2,), (0, 0), (0, 1, 3), (9,), (-1,), ("x",)])
def test_what_cannot_be_picked_changes_nothing(places: tuple[int | str, ...]) -> None:
    """One's own cube, one twice, too many, none of this row."""
    duel = converting("uubu")
    before = duel.state.copy()
    with pytest.raises(IllegalChoice):
        answers_of(duel.state, 0, ("cubes", *places))
    assert duel.state == before


def test_where_nothing_of_the_kind_is_asked_it_is_refused() -> None:
    duel = Duel()
    duel.action_phase()
    with pytest.raises(IllegalChoice):
        answers_of(duel.state, 0, ("cubes", 0))
    with pytest.raises(IllegalChoice):
        answers_of(converting("uu").state, 1, ("cubes", 0))


def test_too_few_are_refused() -> None:
    game = bar_of("xgxg", "Heal 2 damage.")
    with pytest.raises(IllegalChoice):
        answers_of(game.state, 0, ("cubes", 0))


def test_what_was_taken_before_must_be_among_them() -> None:
    several = Several(0, 3, (0, 1, 2, 3), (0, 1, 2, 3), taken=(1,))
    assert in_order(several, (3, 1)) == (1, 3)
    assert in_order(several, (2, 3)) is None


def test_an_open_choice_of_cubes_can_be_saved() -> None:
    duel = converting("uruu")
    duel.choose("cube 1")
    again = State.from_json(duel.state.rules, duel.state.to_json())
    assert again == duel.state
    assert again.decisions[0].several == duel.decision().several
    assert again.decisions[0].several.taken == (1,)
