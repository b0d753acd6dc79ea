"""A mage is defeated: when, in which order, who is paid, and what the defeated keeps."""

from __future__ import annotations

import pytest

from tests.naming import ROSE
from tests.scenario import Duel, box_with

EVERYBODY = ("Bartholomew", "Ulrich", ROSE)


def wounded(damage: str, **slots: str) -> Duel:
    """Ulrich stands with this damage beside Bartholomew, who may act first with these spells."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint", damage=damage)
    duel.prepare("Bartholomew", **slots)
    duel.action_phase()
    return duel


def powers(duel: Duel) -> list[int]:
    """The power of Bartholomew, Ulrich and the Black Rose."""
    return [duel.power(who) for who in EVERYBODY]


@pytest.mark.rule("DEF.1", "DEF.5")
@pytest.mark.parametrize(("before", "place"), [(7, "Crypt of the Saint"), (8, "Cell"), (9, "Cell")])
def test_a_full_bar_means_defeat(before: int, place: str) -> None:
    """A blow of 2 on a mage of Health 10: 9 damage is borne, 10 sends the model to its Cell."""
    duel = wounded("r" * before)
    duel.choose("fight", "attack Ulrich")
    assert duel.place("Ulrich") == place
    assert duel.happened("celled") == ([(duel.seat("Ulrich"),)] if place == "Cell" else [])


@pytest.mark.rule("DEF.1")
def test_the_effect_goes_on_to_its_full_stop_first() -> None:
    """The blow fills the bar, the same sentence still converts two cubes, and only then the ranks count."""
    box = box_with("Last Word | combat fire | mage 2 | Inflict 3 damage and convert 2 damage. Gain 1 power.")
    duel = Duel(pack=box)
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint", damage="rrrrrrr")
    duel.resolve("Last Word", "light")
    duel.choose("Ulrich")
    assert (duel.asked(), duel.place("Ulrich")) == (("Bartholomew", "cube"), "Crypt of the Saint")
    duel.choose("cube 0", "cube 1")
    assert duel.place("Ulrich") == "Cell"
    assert powers(duel) == [2 + 1, 0, 2]  # five cubes each; then the effect goes on
    assert duel.quiet


@pytest.mark.rule("DEF.1")
def test_the_defeat_comes_before_the_next_sentence() -> None:
    """Tremor's damage defeats Ulrich, then Tremor places its cube; in between the defeat is resolved."""
    duel = wounded("r" * 9, quick="Tremor light")
    duel.choose("cast quick", "Crypt of the Saint")
    told = [name for name, _ in duel.in_order("suffered", "defeated", "placed")]
    assert told == ["suffered", "defeated", "placed"]
    assert (duel.place("Ulrich"), duel.cubes("Crypt of the Saint")) == ("Cell", "b")
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("DEF.3")
@pytest.mark.parametrize("first", ["Bartholomew", "Ulrich"])
def test_several_defeats_at_once_come_in_play_order(first: str) -> None:
    """Collapse fills both bars at the same time: the First Mage's defeat is resolved first, whole."""
    duel = Duel(event="Rebuilding")
    duel.stand("Bartholomew", "Crypt of the Saint", damage="uuuuuuu")
    duel.stand("Ulrich", "Templar Armory", damage="bbbbbbb")
    duel.begin("black rose", first=first, round_=4)
    order = [duel.seat(first), 1 - duel.seat(first)]
    assert [mage for mage, *_ in duel.happened("defeated")] == order
    assert [mage for _, mage in duel.in_order("celled", "cubes_back")] == [*order[:1] * 2, *order[1:] * 2]
    assert powers(duel) == [3, 3, 2 + 1 + 1]


@pytest.mark.rule("DEF.9", "DEF.24")
@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("rrrrrrr", [1, 0, 3]),
        ("brrrrrr", [1, 0, 3]),
        ("bbrrrrr", [2, 0, 2]),
        ("bbbrrrr", [3, 0, 1]),
        ("bbbbbbr", [3, 0, 1]),
        ("bbbbbbb", [4, 0, 0]),
    ],
)
def test_power_by_the_number_of_cubes(before: str, expected: list[int]) -> None:
    """Bartholomew adds 3 cubes to fill Ulrich's bar: most 3, the other 1, equal 2 each, alone 4."""
    duel = wounded(before, quick="Deadly Charge dark")
    duel.choose("cast quick", "Ulrich")
    assert powers(duel) == expected


@pytest.mark.rule("DEF.9", "DEF.24", "DEF.18")
def test_the_black_rose_alone() -> None:
    """All ten cubes are black: she gains 4 and the trophy, and the mages nothing."""
    duel = Duel(event="Living Lodge")
    duel.stand("Ulrich", "Crypt of the Saint", damage="r" * 8)
    duel.begin("black rose")
    assert powers(duel) == [0, 0, 1 + 4]  # one by the event's line
    assert [duel.trophies(who) for who in EVERYBODY] == [0, 0, 1]


@pytest.mark.rule("DEF.18")
def test_the_trophy_is_for_the_last_damage_not_for_the_most() -> None:
    """Bartholomew inflicted eight, the Black Rose the last two: he gets most power, she the trophy."""
    duel = Duel(event="Living Lodge")
    duel.stand("Ulrich", "Crypt of the Saint", damage="b" * 8)
    duel.begin("black rose")
    assert powers(duel) == [3, 0, 1 + 1]
    assert [duel.trophies(who) for who in EVERYBODY] == [0, 0, 1]


@pytest.mark.rule("DEF.18")
def test_a_mages_trophy() -> None:
    """Bartholomew gives the last blow to a mage the Black Rose had worn down: his trophy, one step."""
    duel = wounded("r" * 9)
    duel.trophies("Bartholomew", 2)
    duel.choose("fight", "attack Ulrich")
    assert [duel.trophies(who) for who in EVERYBODY] == [3, 0, 0]


@pytest.mark.rule("DEF.10")
def test_all_cubes_go_back_to_their_owners() -> None:
    """After the defeat the bar is empty and both pools are as they were before the damage."""
    pools = list(Duel().state.pool)
    duel = wounded("rrrrbbbb")
    duel.choose("fight", "attack Ulrich")
    assert duel.damage("Ulrich") == ""
    assert list(duel.state.pool) == pools


@pytest.mark.rule("DEF.26")
def test_the_order_of_a_defeat() -> None:
    """To the Cell, then the power, then the trophy, then the cubes go back."""
    duel = wounded("r" * 8)
    duel.choose("fight", "attack Ulrich")
    told = [name for name, _ in duel.in_order("celled", "gained", "trophy", "cubes_back")]
    assert told == ["celled", "gained", "gained", "trophy", "cubes_back"]


@pytest.mark.rule("DEF.12")
def test_evocations_of_a_defeated_mage_stay() -> None:
    """Ulrich falls; his Templar stays where it is, damaged as it is, and acts in the evocation phase."""
    duel = wounded("r" * 9)
    templar = duel.evocation("Ulrich", "Crypt of the Saint", damage="b", upgrade="Grave Blade")
    duel.choose("fight", "attack Ulrich")
    assert (duel.place("Ulrich"), duel.place(templar), duel.damage(templar)) == (
        "Cell",
        "Crypt of the Saint",
        "b",
    )
    duel.begin("evocation")
    duel.choose("attack Bartholomew")
    assert duel.damage("Bartholomew") == "uuu"


@pytest.mark.rule("DEF.13")
def test_a_defeated_mage_loses_nothing_else() -> None:
    """Power, tracks, hand, Ready spells, grimoire, Memories and tokens are all as before."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint", damage="r" * 9)
    duel.power("Ulrich", 5)
    duel.trophies("Ulrich", 1)
    duel.rooms_won("Ulrich", 2)
    duel.hold("Ulrich", "Fusion", "Violence")
    duel.prepare("Ulrich", quick="Tremor light", I="Fusion dark")
    duel.pile("Ulrich", grimoire=["Tremor"], memories=["Dark Force"])
    duel.action_phase()
    kept = ("hand", "sheet", "grimoire", "memories", "tokens", "trophies", "wins")
    before = [getattr(duel.state, name)[1] for name in kept]
    duel.choose("fight", "attack Ulrich")
    assert duel.place("Ulrich") == "Cell"
    assert [getattr(duel.state, name)[1] for name in kept] == before
    assert duel.power("Ulrich") == 5


@pytest.mark.rule("DEF.13")
def test_a_defeated_mage_acts_on() -> None:
    """Defeated in Bartholomew's activation, Ulrich leaves the Cell in his own and strikes back."""
    duel = wounded("r" * 9)
    duel.choose("fight", "attack Ulrich", "stop", "end")
    assert duel.asked() == ("Ulrich", "part")
    duel.choose("move to Templar Armory", "move to Crypt of the Saint", "stop")
    duel.choose("fight", "attack Bartholomew", "stop")
    assert duel.damage("Bartholomew") == "uu"
