"""Examples of the Classic books about traps, damage, defeat and spells, with the books' numbers (EX.C)."""

from __future__ import annotations

import pytest

from blackrose.game import IllegalChoice
from tests.classic.scenario import Classic, box_with


def in_play(table: Classic, kind: str) -> int:
    """How many evocations of a kind are in play."""
    return table.state.kind.count(table.rules.evocation_names[kind])


@pytest.mark.rule("EX.C.16", "TRP.1", "TRP.3", "TRP.9", "DMG.3")
def test_a_trap_and_a_protection_in_one_turn() -> None:
    """Rebecca has both activated, unrevealed; Nero comes from his Cell into the red room where she stands."""
    table = Classic("Rebecca", "Nero")
    table.stand("Rebecca", "Summoner Room")
    assert table.place("Nero") == "Cell"
    table.prepare("Rebecca", I="Blade Barrage light", quick="Obscure Armor light")
    table.prepare("Nero", quick="Destructive Bolt light")
    table.action_phase(first="Rebecca")
    table.choose("cast I", "cast quick")
    assert (table.lies("Rebecca", "I"), table.lies("Rebecca", "quick")) == ("active", "active")
    assert table.seen_sheet("Rebecca", by="Nero") == {"quick": "face-down", "I": "face-down"}
    table.choose("explore", "move to Summoner Room")
    assert table.asked() == ("Rebecca", "react")
    table.choose("reveal I")
    assert (table.damage("Nero"), table.damage("Rebecca")) == ("rrr", "")
    table.choose("use")  # he goes on: a Cerberus
    table.choose("cast quick", "Summoner Room")
    assert table.cubes("Summoner Room") == "n"
    table.choose("reveal quick")
    assert (table.damage("Rebecca"), table.damage("Nero"), table.damage("Cerberus n1")) == ("", "rrrr", "")
    assert (table.lies("Rebecca", "I"), table.lies("Rebecca", "quick")) == ("revealed", "revealed")


@pytest.mark.rule("EX.C.17", "CEL.6", "TRP.24", "DEF.29")
def test_defeated_on_the_way_the_move_and_the_rest_of_the_turn_are_lost() -> None:
    table = Classic("Tessa", "Rebecca")
    table.stand("Tessa", "Pleasures' Room", damage="r" * 8)
    table.stand("Rebecca", "Armory")
    table.prepare("Rebecca", "active", I="Blade Barrage light")
    table.prepare("Tessa", quick="Fireball light")
    table.tokens("Rebecca", 0)
    table.action_phase(first="Tessa")
    table.choose("explore", "move to Alchemic Laboratory", "reveal I")
    assert table.place("Tessa") == "Cell"
    assert len(table.happened("defeated")) == 1
    # Rebecca has nothing to do: it is Tessa's next turn, not the second action of the lost one.
    assert table.asked() == ("Tessa", "action")
    assert table.state.turn == 2
    assert table.offered() == ["explore", "momentum quick"]


@pytest.mark.rule("EX.C.18", "DMG.2", "DEF.5", "DEF.6", "DEF.7", "DEF.20", "DEF.25")
def test_one_cube_fits_and_the_ranks_are_paid() -> None:
    """Nero (Health 12) has 5, 3 and 3; of Tessa's 2 one fits: 6, 3, 3."""
    table = Classic("Nero", "Tessa", "Jaf'ar", "Rebecca")
    table.stand("Nero", "Arena", damage="tttttjjjrrr")
    table.prepare("Tessa", "active", I="Blade Barrage light")
    table.action_phase(first="Nero")
    table.choose("explore", "move to Forge", "reveal I")
    assert [table.power(mage) for mage in table.people] == [0, 4, 1, 1]
    assert table.captured("Tessa") == ["Nero"]
    assert (table.place("Nero"), table.damage("Nero")) == ("Cell", "")
    assert table.state.pool == [25, 25, 25, 25, 30]
    assert table.state.tokens[0] == 1
    assert table.told("celled", "trophy", "gained", "cubes_back") == [
        "celled",
        "trophy",
        "gained",
        "gained",
        "gained",
        "cubes_back",
    ]


@pytest.mark.rule("EX.C.19", "DEF.7", "DEF.20")
def test_the_last_damage_takes_the_trophy() -> None:
    box = box_with("Spark | combat fire | model 0 | Inflict 1 damage.")
    table = Classic("Tessa", "Nero", "Jaf'ar", "Rebecca", pack=box)
    table.stand("Tessa", "Garden")
    table.stand("Nero", "Garden", damage="tttttjjjrrr")
    table.prepare("Tessa", quick="Spark light")
    table.action_phase(first="Tessa")
    table.choose("cast quick")
    assert [table.power(mage) for mage in table.people] == [4, 0, 1, 1]
    assert table.captured("Tessa") == ["Nero"]


@pytest.mark.rule("EX.C.20", "TGT.2", "DMG.5")
def test_off_the_line_and_out_of_range_nobody_is_aimed_at() -> None:
    table = Classic("Nero", "Tessa", "Rebecca")
    table.stand("Nero", "Armory")
    table.stand("Tessa", "Arena")  # two away, not in a row
    table.stand("Rebecca", "Garden")  # in the row, three away
    table.evocation("Tessa", "Throne Room", kind="Malacoda")
    table.prepare("Nero", quick="Meteor Swarm light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    rooms = table.offered()
    assert "Throne Room" in rooms
    assert not {"Arena", "Garden"} & set(rooms)
    table.choose("Throne Room")
    assert in_play(table, "Malacoda") == 0
    assert table.state.pool[0] == 25 - len(table.cubes("Armory"))


@pytest.mark.rule("EX.C.21", "DMG.2", "OPT.5")
@pytest.mark.parametrize(("option", "powers"), [("no", [2, 4, 0]), ("yes", [3, 3, 0])])
def test_one_place_free_and_four_damage(option: str, powers: list[int]) -> None:
    """Ten of Tessa's eleven places: Rebecca 7, Nero 3. With Overkill his are 7 as well."""
    table = Classic("Nero", "Rebecca", "Tessa", options={"overkill": option})
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="rrrrrrrnnn")
    table.prepare("Nero", quick="Meteor Swarm light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Garden")
    assert [table.power(mage) for mage in table.people] == powers
    assert [event.amount for event in table.events("suffered")] == [4 if option == "yes" else 1]
    assert table.state.pool[:2] == [25 - len(table.cubes("Garden")), 25]


@pytest.mark.rule("EX.C.22", "SPL.16", "INS.1")
def test_the_mark_where_the_caster_stands_and_instability_where_it_is_aimed() -> None:
    table = Classic("Rebecca", "Tessa")
    table.stand("Rebecca", "Garden")
    table.stand("Tessa", "Oracle Room")
    table.prepare("Rebecca", quick="Maelstrom dark")
    table.action_phase(first="Rebecca")
    table.stand("Tessa", "Sanctuary")
    table.choose("cast quick", "first -1", "Sanctuary")
    assert table.cubes("Garden") == "r"
    assert table.damage("Tessa") == "rrr"
    assert table.cubes("Sanctuary") == "rr"


@pytest.mark.rule("EX.C.23", "EVO.1")
def test_an_evocation_takes_the_first_place() -> None:
    table = Classic("Tessa", "Nero")
    table.stand("Tessa", "Garden")
    table.prepare("Tessa", quick="Demon's Howl dark")
    table.action_phase(first="Tessa")
    table.choose("cast quick", "Crypt")
    assert table.place("Malacoda t1") == "Crypt"


@pytest.mark.rule("EX.C.31", "DEF.14", "OPT.5")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_whose_bar_is_full_is_not_aimed_at_any_more(option: str) -> None:
    text = "Inflict 4 damage. Inflict 4 damage on a mage in the Lodge."
    twice = box_with(f"Twice | combat fire | model 1 | {text}")
    table = Classic("Nero", "Tessa", "Rebecca", pack=twice, options={"overkill": option})
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="n" * 10)
    table.stand("Rebecca", "Armory")
    table.prepare("Nero", quick="Twice light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    # Tessa was defeated at once and paid for: the second sentence finds Rebecca alone.
    assert table.place("Tessa") == "Cell"
    assert table.power("Nero") == 5
    assert table.damage("Rebecca") == "nnnn"


@pytest.mark.rule("EX.C.32", "TRP.25")
def test_summoning_into_a_trapped_room_sets_the_trap_off() -> None:
    table = Classic("Tessa", "Nero")
    table.stand("Tessa", "Sanctuary")
    table.prepare("Nero", "active", I="Blade Barrage light")
    table.prepare("Tessa", quick="Demon's Howl dark")
    table.action_phase(first="Tessa")
    table.choose("cast quick", "Arena")
    assert table.asked() == ("Nero", "react")
    table.choose("reveal I")
    assert in_play(table, "Malacoda") == 0
    assert table.damage("Tessa") == "n"


@pytest.mark.rule("EX.C.34", "ACT.21")
def test_the_quick_spell_may_be_the_last_one_cast() -> None:
    box = box_with("Coin | contingency air | self | Gain 1 power.")
    table = Classic("Nero", "Tessa", pack=box)
    table.stand("Nero", "Garden")
    table.prepare("Nero", I="Coin light", II="Coin light", quick="Coin light")
    table.tokens("Nero", 0)
    table.tokens("Tessa", 0)
    table.action_phase(first="Nero")
    table.choose("cast I", "end", "cast II")
    assert table.asked() == ("Nero", "action")
    table.choose("cast quick")
    assert table.power("Nero") == 3


@pytest.mark.rule("EX.C.37", "ACT.9", "ACT.12")
def test_the_last_spell_is_the_way_out_of_the_cell_and_nothing_more() -> None:
    table = Classic("Nero", "Tessa", pack=box_with("Coin | contingency air | self | Gain 1 power."))
    table.prepare("Nero", I="Coin light")
    table.tokens("Nero", 0)
    table.tokens("Tessa", 0)
    table.action_phase(first="Nero")
    # To give it up is all there is to do, so nobody is asked about that.
    out = table.offered()
    with pytest.raises(IllegalChoice):
        table.choose("stop")
    assert all(option.startswith("move to ") for option in out)
    table.choose(out[0])
    assert [event.card for event in table.events("discarded")] == [table.card("Coin")]
    assert table.power("Nero") == 0
    assert table.happened("used_room") == []


@pytest.mark.rule("EX.C.38", "SPL.17")
@pytest.mark.parametrize("triggered", [True, False])
def test_the_mark_of_a_trap_counts_when_it_triggers(triggered: bool) -> None:
    box = box_with("Pit | trap earth marked | model * | Inflict 1 damage. | A model enters a red room.")
    table = Classic("Nero", "Tessa", pack=box)
    table.stand("Nero", "Sanctuary")
    table.stand("Tessa", "Garden")
    table.prepare("Tessa", I="Pit light")
    table.action_phase(first="Tessa")
    table.choose("cast I", "end")
    assert table.cubes("Garden") == ""
    table.choose("explore", "move to Arena", "reveal I" if triggered else "pass")
    assert table.cubes("Garden") == ("t" if triggered else "")


@pytest.mark.rule("EX.C.40", "EVO.2", "EVO.15")
def test_a_fourth_evocation_takes_the_place_of_one_or_does_not_come() -> None:
    for answer, kinds in (
        ("pass", ["Landsknecht"] * 3),
        ("Landsknecht t2", ["Landsknecht", "Malacoda", "Landsknecht"]),
    ):
        table = Classic("Tessa", "Nero")
        table.stand("Tessa", "Garden")
        for _ in range(3):
            table.evocation("Tessa", "Crypt")
        table.prepare("Tessa", quick="Demon's Howl dark")
        table.action_phase(first="Tessa")
        table.choose("cast quick", "Crypt")
        assert table.offered() == ["Landsknecht t1", "Landsknecht t2", "Landsknecht t3", "pass"]
        table.choose(answer)
        kind = table.state.kind
        names = [table.rules.evocations[kind[m]].name.en for m in table.rules.places_of(0)]
        assert names == kinds


@pytest.mark.rule("EX.C.41", "TRP.27")
def test_a_two_colour_trap_used_for_one_colour_is_spent_for_the_other() -> None:
    table = Classic("Nero", "Tessa")
    table.stand("Nero", "Observatory")
    table.prepare("Tessa", "active", I="Blade Barrage light")
    table.action_phase(first="Nero")
    table.choose("explore", "move to Forge")
    assert table.asked() == ("Tessa", "react")
    table.choose("reveal I")
    assert table.damage("Nero") == "tt"
    table.choose("move to Arena")  # red
    assert table.asked()[0] == "Nero" or table.asked()[1] != "react"
    assert table.lies("Tessa", "I") == "revealed"


@pytest.mark.rule("EX.C.44", "CUB.1", "CUB.3", "CUB.5")
def test_too_few_cubes_come_in_the_casters_order() -> None:
    """Tessa has Nero's last but one cubes on her: his damage first frees them for the instability."""
    for first, cubes in (("first 0", "nn"), ("first 1", "nn")):
        table = Classic("Nero", "Tessa")
        table.stand("Nero", "Garden")
        table.stand("Tessa", "Sanctuary", damage="n" * 9)
        table.cubes_left("Nero", 2)
        table.prepare("Nero", quick="Maelstrom dark")
        table.action_phase(first="Nero")
        table.instability("Garden", "xxxx")  # no slot for the mark
        table.choose("cast quick", "first -1", "Sanctuary")
        assert table.asked() == ("Nero", "first")
        assert table.offered() == ["first 0", "first 1"]
        table.choose(first)
        assert table.cubes("Sanctuary") == cubes
        assert table.place("Tessa") == ("Cell" if first == "first 0" else "Sanctuary")
