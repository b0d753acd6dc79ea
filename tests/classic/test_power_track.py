"""Power and the moons in Classic (TRK)."""

from __future__ import annotations

import pytest

from blackrose.game import track_place
from tests.classic.box import box, event, quest
from tests.classic.scenario import CENTRE, Classic
from tests.naming import ROSE

BOX = box(
    quest("Later", "You enter a room.", moon=2),
    quest("Last", "You enter a room.", moon=3),
    event("Plain", "Whenever a mage activates a purple room, that mage gains 1 power."),
    spells=(
        "Gift | contingency magic | self | Gain 1 power. Draw 1 quest.",
        "Leap | contingency magic | self | Gain 14 power.",
        "Loss | contingency magic | self | Lose 9 power.",
        "Her Gift | contingency magic | self | The Black Rose gains 1 power.",
    ),
)


def at_table(**powers: int) -> Classic:
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
        table.aside(mage, 2)
    table.quest_deck(2, "Later")
    table.quest_deck(3, "Last")
    for who, power in powers.items():
        table.power(who, power)
    return table


@pytest.mark.rule("TRK.1", "TRK.7")
def test_power_goes_up_and_down_never_below_zero_and_without_a_ceiling() -> None:
    table = at_table(Nero=4)
    table.resolve("Loss", "light")
    assert table.power("Nero") == 0
    table.power("Nero", 50)
    table.resolve("Leap", "light")
    assert table.power("Nero") == 64


@pytest.mark.rule("TRK.2", "TRK.3", "TRK.4")
def test_at_six_the_second_moon_begins_at_the_full_stop() -> None:
    table = at_table(Nero=5)
    table.resolve("Gift", "light")
    assert table.moon() == 2
    assert table.tasks("Nero") == {"Later": "active hidden"}  # the next sentence draws from the new deck
    for mage in table.people:
        own = table.rules.personal[table.state.mage[table.seat(mage)]]
        assert table.state.hand[table.seat(mage)] == (own,)
        assert table.aside(mage) == 1


@pytest.mark.rule("TRK.2")
def test_the_black_roses_token_counts_as_well_and_no_moon_goes_back() -> None:
    table = at_table(**{ROSE: 5})
    table.resolve("Her Gift", "light")
    assert table.moon() == 2
    table.power(ROSE, 0)
    table.resolve("Loss", "light")
    assert table.moon() == 2


@pytest.mark.rule("TRK.6", "TRK.4")
def test_a_jump_over_two_moons_carries_out_both() -> None:
    table = at_table(Nero=4)
    table.resolve("Leap", "light")
    assert table.moon() == 3
    assert [event.moon for event in table.events("moon")] == [2, 3]
    assert table.aside("Nero") == 0


@pytest.mark.rule("TRK.5", "ROO.2")
def test_with_the_second_moon_the_black_rose_room_gets_its_token() -> None:
    table = at_table(Nero=5)
    assert table.face(CENTRE) == "closed"
    table.resolve("Gift", "light")
    assert table.face(CENTRE) == "open"
    assert table.happened("opened") == [(table.room(CENTRE),)]


@pytest.mark.rule("TRK.9")
@pytest.mark.parametrize(("power", "place"), [(29, (False, 29)), (30, (True, 0)), (41, (True, 11))])
def test_from_thirty_on_the_token_is_turned_and_counts_on(power: int, place: tuple[bool, int]) -> None:
    edition = at_table().rules.edition
    assert track_place(power, edition.track_top, edition.track_from_top) == place


@pytest.mark.rule("TRK.12", "TRK.13", "TRK.14", "CRN.6")
def test_once_somebody_reached_thirty_the_round_is_the_last_and_is_played_to_its_end() -> None:
    table = at_table(Nero=16)
    table.resolve("Leap", "light")
    assert table.state.ending == 1
    table.resolve("Loss", "light")
    assert table.power("Nero") == 21
    for mage in table.people:
        table.tokens(mage, 1)
    table.action_phase()
    assert not table.state.over
    table.choose("fight", "stop", "fight", "stop", "fight", "stop")
    assert table.state.over
    assert table.winner == "Nero"


@pytest.mark.rule("EX.C.3", "TRK.2", "TRK.3", "TRK.4", "TRK.5")
def test_tessa_at_five_dismisses_an_evocation() -> None:
    """One power makes six: at once everything changes, then she goes on and draws a quest of the moon."""
    table = at_table(Tessa=5)
    table.evocation("Nero", "Crypt")
    table.stand("Tessa", "Garden")
    table.prepare("Tessa", I="Dismiss light")
    table.action_phase(first="Tessa")
    table.choose("cast I", "Crypt")
    assert table.power("Tessa") == 6
    assert table.moon() == 2
    assert table.face(CENTRE) == "open"
    assert [len(table.hand(mage)) for mage in table.people] == [1, 1, 1]
    table.choose("explore", "move to Pleasures' Room", "use")
    assert table.tasks("Tessa") == {"Later": "active hidden"}
