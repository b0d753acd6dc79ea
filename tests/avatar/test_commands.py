"""What comes of a command card: its parts, its marks, its cubes (AVA.5–8, AVA.21, AVA.35, AVA.40)."""

from __future__ import annotations

import pytest

from blackrose.engine import changes
from tests.avatar.tables import AVATAR, IDLE, RAY, ROSE_ROOM, alone, hunted
from tests.rebirth.scenario import Rebirth, box_with

REVENGE = (
    "Revenge | spell B marked | mage 2 | The Possessed inflicts 1 damage. The Possessed converts 2 damage."
    " The target loses 1 power for each damage not converted."
)


@pytest.mark.rule("EX.R.24", "AVA.6")
@pytest.mark.parametrize(
    ("damage", "then", "power"), [("rg", "xxx", 5), ("g", "xx", 4), ("", "x", 3), ("x", "xx", 3)]
)
def test_for_each_damage_not_converted_the_target_loses_power(damage: str, then: str, power: int) -> None:
    """The book's own: inflict 1, convert 2, 1 power for each of the 2 not converted."""
    table = hunted(REVENGE)
    table.stand("Gramigna", "Cell")
    table.stand("Rikkart", "Arena", damage=damage)
    table.power("Rikkart", 5)
    table.command()
    assert table.cubes(ROSE_ROOM) == "x"
    assert table.when("placed") < table.when("suffered")
    assert (table.damage("Rikkart"), table.power("Rikkart")) == (then, power)


@pytest.mark.rule("AVA.6", "AVA.21")
def test_a_physical_part_above_the_mark_comes_first() -> None:
    """It walks into the Arena; the cube goes there, and not where it stood."""
    table = alone(
        "Walk | action B | | The Possessed moves toward a mage."
        " || spell B marked | mage 0 | The Possessed inflicts 2 damage."
    )
    table.command()
    assert (table.cubes("Arena"), table.cubes(ROSE_ROOM)) == ("x", "")
    assert table.damage("Rikkart") == "xx"


@pytest.mark.rule("AVA.5")
def test_parts_come_from_top_to_bottom() -> None:
    table = alone(
        "Two | spell B | mage 1 | The Possessed inflicts 1 damage. || action B | | The Possessed"
        " moves toward a mage."
    )
    table.command()
    assert table.when("suffered") < table.when("entered", model=1)
    assert table.place(AVATAR) == "Arena"


@pytest.mark.rule("AVA.8", "AVA.5", "AVA.61")
def test_an_extra_card_comes_after_the_whole_card_and_does_not_count() -> None:
    table = alone(
        "More | action B extra | | The Possessed moves toward a mage. || spell | | The Possessed"
        " gains 1 power.",
        IDLE,
        RAY,
    )
    table.commands_left(3)
    table.command()
    assert table.commanded == ["More", "Idle"]
    assert table.commands_left() == 2
    assert [event.left for event in table.events("commanded")] == [2, 2]
    assert table.when("gained") < table.when("commanded", left=2, command=table.state.commanded[1])
    assert table.commands_in(1) == ["Ray"]


@pytest.mark.rule("AVA.8")
def test_an_extra_card_may_bring_another_one() -> None:
    more = "{} | spell extra | | The Possessed gains 1 power."
    table = alone(more.format("One"), more.format("Two"), IDLE, RAY)
    table.commands_left(3)
    table.command()
    assert table.commanded == ["One", "Two", "Idle"]
    assert table.commands_left() == 2


@pytest.mark.rule("AVA.61")
def test_for_an_extra_card_an_empty_deck_is_not_made_anew() -> None:
    table = alone("One | spell extra | | The Possessed gains 1 power.")
    table.commands_left(3)
    table.command()
    assert table.quiet
    assert table.power(AVATAR) == 1


def brittle(*commands: str, free: int = 1) -> Rebirth:
    """The Possessed with one place left on its bar, Rikkart beside it with a protection that strikes back."""
    pack = box_with("Barb | trap fire | mage * | Inflict 1 damage. | You suffer damage.")
    table = Rebirth("Rikkart", avatar=AVATAR, pack=pack, commands=commands)
    table.stand(AVATAR, "Arena", damage=table.nearly(AVATAR, free, "r"))
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", status="active", quick="Barb light")
    return table


@pytest.mark.rule("AVA.40", "AVA.61", "AVA.19")
def test_defeated_in_mid_card_a_running_spell_goes_on_and_the_rest_is_left_out() -> None:
    table = brittle(
        "Long | spell B extra | mage 0 | The Possessed inflicts 1 damage. The Possessed gains 1 power."
        " || action B | | The Possessed moves toward a mage.",
        IDLE,
    )
    table.commands_left(3)
    table.command()
    table.choose("reveal quick", AVATAR)
    assert table.place(AVATAR) == "Cell"
    assert len(table.events("defeated")) == 1
    assert table.events("gained")[-1].who == 1  # the sentence after its defeat
    assert table.power(AVATAR) == 1
    assert table.commanded == ["Long"]  # no extra card in the Cell
    assert table.quiet


@pytest.mark.rule("AVA.21", "AVA.40")
def test_defeated_in_a_physical_action_it_loses_the_rest_of_it() -> None:
    table = brittle(
        "Rush | action B | | The Possessed performs a physical attack on a mage in the room of the Possessed."
        " The Possessed moves toward the Black Rose Room. || spell | | The Possessed gains 1 power."
    )
    table.command()
    table.choose("reveal quick", AVATAR)
    assert table.place(AVATAR) == "Cell"
    assert table.power(AVATAR) == 0
    assert table.quiet


@pytest.mark.rule("AVA.21")
def test_its_run_is_over_once_it_is_defeated_on_the_way() -> None:
    pack = box_with("Snare | trap air | mage * | Inflict 1 damage. | Another mage enters a room.")
    table = Rebirth(
        "Rikkart",
        avatar=AVATAR,
        pack=pack,
        commands=(
            "Home | action | | The Possessed moves toward the Black Rose Room. || spell | | The"
            " Possessed gains 1 power.",
        ),
    )
    table.stand(AVATAR, "Armory", damage=table.nearly(AVATAR, 1, "r"))
    table.stand("Rikkart", "Crypt")
    table.prepare("Rikkart", status="active", quick="Snare light")
    table.command()
    table.choose("reveal quick")
    assert table.place(AVATAR) == "Cell"
    assert [event.model for event in table.events("entered")] == [1]
    assert table.power(AVATAR) == 0


@pytest.mark.rule("AVA.35")
def test_it_converts_as_many_as_it_can_from_the_rightmost_on_black_ones_skipped() -> None:
    for wanted, then in ((1, "rgxx"), (2, "rxxx"), (9, "xxxx")):
        table = hunted(f"Turn | spell B | mage 2 | The Possessed converts {wanted} damage.")
        table.stand("Gramigna", "Cell")
        table.stand("Rikkart", "Arena", damage="rgxg")
        table.command()
        assert table.damage("Rikkart") == then
        assert table.quiet


@pytest.mark.rule("AVA.35")
def test_instability_likewise() -> None:
    table = hunted("Turn | spell C | room 1 | The Possessed converts 2 instability.")
    table.stand("Gramigna", "Arena")
    table.instability("Arena", "gxrg")
    table.command()
    assert table.cubes("Arena") == "gxxx"


@pytest.mark.rule("AVA.53")
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("The Possessed inflicts 1 damage.", "combat"),
        ("The Possessed converts 1 damage.", "combat"),
        ("The target loses 1 power.", "contingency"),
        ("The Possessed places 1 instability in the target's room.", "contingency"),
    ],
)
def test_a_spell_part_is_a_spell_without_element_of_a_type_by_what_it_does(text: str, kind: str) -> None:
    answered = {
        "combat": "Another mage resolves a combat spell.",
        "contingency": "Another mage resolves a contingency spell.",
    }
    for waited, when in answered.items():
        pack = box_with(f"Ear | trap fire | special | Gain 1 power. | {when}")
        table = Rebirth("Rikkart", avatar=AVATAR, pack=pack, commands=(f"Deed | spell B | mage 2 | {text}",))
        table.stand(AVATAR, ROSE_ROOM)
        table.stand("Rikkart", "Arena", damage="r" if "converts" in text else "")
        table.power("Rikkart", 1)
        table.prepare("Rikkart", status="active", quick="Ear light")
        table.command()
        assert (not table.quiet) == (waited == kind)
    program = table.rules.programs[table.code("Deed")]
    assert (table.rules.side_of_command(program).type, table.rules.side_of_command(program).element) == (
        kind,
        "",
    )


@pytest.mark.rule("AVA.11", "AVA.59")
def test_short_of_cubes_it_serves_most_black_damage_first_then_most_damage_then_others() -> None:
    table = hunted("Wave | spell | | The Possessed inflicts 2 damage on each model in the Lodge.", three=True)
    table.stand("Rikkart", "Arena", damage="gg")
    table.stand("Gramigna", "Garden", damage="x")
    table.evocation("Arianna", "Crypt")
    table.cubes_left(AVATAR, 5)
    table.command()
    assert table.damage("Gramigna") == "xxx"
    assert table.damage("Rikkart") == "ggxx"
    assert table.damage("Arianna") == "x"
    assert table.damage("Nigredo a1") == ""
    assert table.quiet
    assert ("black damage", "Gramigna") in table.decided()


@pytest.mark.rule("AVA.11", "AVA.25")
def test_between_equal_ones_the_crown_holder_shares_out() -> None:
    table = hunted("Wave | spell | | The Possessed inflicts 2 damage on each mage in the Lodge.")
    table.cubes_left(AVATAR, 3)
    table.command()
    assert table.asked() == ("Rikkart", "share")
    table.choose("amount 1")
    assert (table.damage("Rikkart"), table.damage("Gramigna")) == ("x", "xx")


@pytest.mark.rule("AVA.59", "AVA.35")
def test_short_of_cubes_it_converts_in_the_same_order() -> None:
    table = hunted("Turn | spell | | The Possessed converts 2 damage on each mage in the Lodge.")
    table.stand("Rikkart", "Arena", damage="ggg")
    table.stand("Gramigna", "Garden", damage="xrr")
    table.cubes_left(AVATAR, 3)
    table.command()
    assert table.damage("Gramigna") == "xxx"
    assert table.damage("Rikkart") == "ggx"


@pytest.mark.rule("AVA.57", "AVA.11")
def test_an_event_short_of_black_cubes_shares_out_alike() -> None:
    table = hunted()
    table.stand("Gramigna", "Garden", damage="x")
    table.cubes_left(AVATAR, 4)
    table.lay_event(1, "Pledge")
    table.resolve("Pledge", by="Black Rose")
    assert table.damage("Gramigna") == "xxxx"
    assert table.damage("Rikkart") == "x"


@pytest.mark.rule("AVA.21")
def test_a_block_on_physical_actions_keeps_it_from_them_and_not_from_spells() -> None:
    step = "Step | action B | | The Possessed moves toward a mage. || spell | | The Possessed gains 1 power."
    pack = box_with("Roots | contingency fire | mage 2 | The target cannot move until the end of the round.")
    table = Rebirth("Rikkart", avatar=AVATAR, pack=pack, commands=(step,))
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", quick="Roots light")
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR)
    table.state.stack = []
    table.command()
    assert table.place(AVATAR) == ROSE_ROOM
    assert table.power(AVATAR) == 1


@pytest.mark.rule("AVA.23", "AVA.42")
def test_whoever_it_makes_come_goes_the_shortest_way_whatever_holds_it_back() -> None:
    """A block on the Avatar keeps Rikkart from nothing; one on Rikkart does."""
    for blocked, place in (("Gramigna", ROSE_ROOM), ("Rikkart", "Arena")):
        table = hunted("Come | spell B | mage 1 | The target moves toward the Possessed.")
        table.stand("Gramigna", "Cell")
        seat = table.seat(blocked if blocked == "Rikkart" else AVATAR)
        changes.block(table.state, seat, "move")
        table.command()
        assert table.place("Rikkart") == place


@pytest.mark.rule("AVA.22")
def test_it_has_three_places_for_evocations_and_one_for_a_large_one() -> None:
    table = alone("Call | spell | | The Possessed summons 1 Cadaver in the room of the Possessed.")
    assert len(table.rules.places_of(table.rules.avatar)) == 3
    for _ in range(3):
        table.command("Call")
    assert [table.place(f"Cadaver x{place}") for place in (1, 2, 3)] == [ROSE_ROOM] * 3
    table.command("Call")
    assert table.asked() == ("Rikkart", "replace")


@pytest.mark.rule("AVA.63")
def test_a_new_evocation_takes_the_lowest_free_place() -> None:
    """The first of two is removed, and the new one takes its place."""
    table = alone(
        "Cut | spell B | evocation 0 | The Possessed removes the target.",
        "Call | spell | | The Possessed summons 1 Cadaver in the room of the Possessed.",
    )
    first, second = table.evocation(AVATAR, "Arena"), table.evocation(AVATAR, "Crypt")
    changes.take_off(table.state, table.model(first))
    table.command("Call")
    assert table.place("Cadaver x1") == ROSE_ROOM
    assert table.place(second) == "Crypt"


@pytest.mark.rule("AVA.63", "AVA.49")
def test_among_several_rooms_it_is_summoned_by_priority_c() -> None:
    table = hunted(
        "Call | spell C | | The Possessed summons 1 Cadaver in the room of the Possessed or an adjacent one."
    )
    table.stand("Gramigna", "Arena")
    table.command()
    assert table.place("Cadaver x1") == "Arena"
    assert table.decided() == [("mages", "Arena")]


@pytest.mark.rule("AVA.63", "AVA.21")
@pytest.mark.parametrize(("jinx", "damage"), [("", "xx"), ("Weakness", "x")])
def test_a_jinx_works_on_its_strength(jinx: str, damage: str) -> None:
    table = alone(
        "Strike | action B | | The Possessed performs a physical attack on a mage in the room of"
        " the Possessed."
    )
    table.stand("Rikkart", ROSE_ROOM)
    if jinx:
        table.jinx(AVATAR, jinx)
    table.command()
    assert table.damage("Rikkart") == damage


@pytest.mark.rule("AVA.63", "AVA.23")
def test_a_jinx_works_on_its_speed() -> None:
    for jinx, room in (("", "Armory"), ("Slowness", "Throne Room")):
        table = alone("Step | action B | | The Possessed moves toward a mage.")
        table.stand("Rikkart", "Armory")
        if jinx:
            table.jinx(AVATAR, jinx)
        table.command()
        assert table.place(AVATAR) == room


@pytest.mark.rule("AVA.38")
def test_an_event_that_its_command_draws_is_turned_in_its_name() -> None:
    table = hunted("Leaf | spell | | The Possessed draws 1 event.")
    crowned = next(
        card.name.en for card in table.rules.event_cards if card.crown and card.moon == 1 and card.slot
    )
    table.event_deck(1, crowned)
    table.command()
    assert [event.who for event in table.events("event_drawn")] == [2]
    assert table.crown() == "Rikkart"
