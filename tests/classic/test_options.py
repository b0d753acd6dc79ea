"""Classic's options: For the crown!, Extra rounds, Own Lodge (OPT)."""

from __future__ import annotations

import pytest

from blackrose.game import BadSetup, Game
from tests.classic.box import box, event, quest
from tests.classic.scenario import CENTRE, RING, Classic
from tests.naming import ROSE

BOX = box(
    quest("Step", "You enter a room.", "Gain 1 power."),
    event("Quiet", "Whenever a mage activates a purple room, that mage gains 1 power.", slot=3, crown="true"),
    spells=(
        "Gift | contingency magic | self | Gain 1 power.",
        "Doom | combat fire | mage * | Inflict 12 damage. "
        "A defeat by this effect pays you 6 power and nobody else.",
        "Theft | contingency magic | mage * | Steal 1 power from the target.",
    ),
)

# --------------------------------------------------------------------------------------------------
# For the crown!
# --------------------------------------------------------------------------------------------------


def crown_taken_in_action(**options: str) -> Classic:
    """Tessa takes the crown in the action phase of round 1, in which Nero is first."""
    table = Classic("Nero", "Tessa", pack=BOX, options=options)
    for mage in table.people:
        table.stand(mage, "Throne Room")
        table.tokens(mage, 1)
        table.evocation(mage, "Crypt")
    table.action_phase(first="Nero")
    table.choose("explore", "stop", "explore", "use", "stop")
    return table


@pytest.mark.rule("OPT.4")
def test_for_the_crown_makes_its_holder_first_from_the_next_phase_on() -> None:
    table = crown_taken_in_action(**{"for the crown": "yes"})
    assert table.state.crown == 1
    assert table.asked() == ("Tessa", "evocation")


@pytest.mark.rule("CRN.2")
def test_without_it_the_order_of_the_round_stays() -> None:
    table = crown_taken_in_action()
    assert table.state.crown == 1
    assert table.asked() == ("Nero", "evocation")


# --------------------------------------------------------------------------------------------------
# Extra rounds
# --------------------------------------------------------------------------------------------------


def tied(rose: int = 0, extra: str = "yes") -> Classic:
    """Nero, who has the crown, and Tessa tie with 31 after the final count; Nero has more quests."""
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX, options={"extra rounds": extra})
    table.task("Nero", "Step", "solved")
    table.power("Nero", 24)
    table.power("Tessa", 31)
    table.power(ROSE, rose)
    table.event_deck(1, "Quiet")
    table.moon(3)
    table.event_deck(3, "Quiet")
    return table


@pytest.mark.rule("OPT.7")
def test_mages_who_tie_play_another_round() -> None:
    table = tied()
    table.final_count()
    assert [table.power(mage) for mage in table.people] == [31, 31, 0]
    assert not table.state.over
    assert table.state.round == 2
    assert table.asked() == ("Nero", "part")  # nobody has cards to study; the way out of the Cell


@pytest.mark.rule("OPT.7", "END.5")
def test_without_the_option_the_quests_decide() -> None:
    table = tied(extra="no")
    table.final_count()
    assert table.winner == "Nero"


@pytest.mark.rule("OPT.7", "OPT.9", "END.16")
def test_the_black_rose_wins_her_ties_at_once() -> None:
    table = tied(rose=31)
    table.final_count()
    assert table.winner == ROSE


@pytest.mark.rule("OPT.7", "OPT.9")
def test_after_an_extra_round_nothing_is_counted_again_and_who_is_ahead_wins() -> None:
    table = tied()
    table.final_count()
    table.power("Tessa", 32)
    counted = len(table.happened("scored"))
    table.begin("clean-up", round_=2)
    assert table.winner == "Tessa"
    assert len(table.happened("scored")) == counted
    assert [table.power(mage) for mage in table.people] == [31, 32, 0]


@pytest.mark.rule("OPT.7")
def test_still_tied_yet_another_round_follows() -> None:
    table = tied()
    table.final_count()
    table.begin("clean-up", round_=2)
    assert table.state.round == 3
    assert not table.state.over


@pytest.mark.rule("OPT.9")
def test_a_tie_with_the_black_rose_in_an_extra_round_is_lost() -> None:
    table = tied()
    table.final_count()
    table.power(ROSE, 31)
    table.begin("clean-up", round_=2)
    assert table.winner == ROSE


@pytest.mark.rule("OPT.10", "OPT.9")
def test_only_defeats_quests_and_collapsed_rooms_pay_in_extra_rounds() -> None:
    table = tied()
    table.final_count()
    assert table.power(ROSE) == 0  # the event of the extra round was drawn, and its figure not paid
    assert table.happened("event_drawn")
    table.stand("Tessa", "Arena")
    table.resolve("Gift", "light")
    assert table.power("Nero") == 31
    table.resolve("Theft", "light")
    assert (table.power("Nero"), table.power("Tessa")) == (31, 30)


@pytest.mark.rule("OPT.10", "INS.3")
def test_a_room_that_collapses_in_an_extra_round_pays_at_once() -> None:
    table = tied()
    table.final_count()
    token = table.rules.rooms[table.state.tiles[table.room("Garden")]].token
    table.instability("Garden", "nnnt")
    table.begin("clean-up", round_=2)
    assert table.power("Nero") == 31 + token
    assert table.winner == "Nero"


@pytest.mark.rule("OPT.10")
def test_a_defeat_and_a_quest_pay_in_an_extra_round() -> None:
    table = tied()
    table.final_count()
    table.stand("Nero", "Arena")
    table.tokens("Nero", 2)
    table.stand("Rebecca", "Arena", damage=table.nearly("Rebecca", 2, "n"))
    table.state.tasks = ((), (), ())
    table.task("Nero", "Step")
    table.begin("action", round_=2)
    table.choose("fight", "attack Rebecca", "stop")
    assert table.power("Nero") == 31 + 5
    assert table.trophies("Nero") == 1
    table.choose("explore", "move to Forge")
    assert table.power("Nero") == 36 + 2  # the quest's power, not what its reward would gain


@pytest.mark.rule("OPT.10")
def test_so_does_a_defeat_that_pays_one_mage_alone() -> None:
    table = tied()
    table.final_count()
    for mage in ("Nero", "Rebecca"):
        table.stand(mage, "Arena")
    table.resolve("Doom", "light")
    assert table.quiet
    assert table.place("Rebecca") == "Cell"
    assert table.power("Nero") == 31 + 6


# --------------------------------------------------------------------------------------------------
# Own Lodge
# --------------------------------------------------------------------------------------------------


def lodge_of(*rooms: str) -> Game:
    return Game.new("classic", ("Nero", "Tessa"), 1, {"lodge": ", ".join(rooms)})


@pytest.mark.rule("OPT.8")
def test_the_rooms_lie_as_the_host_says_by_name_or_number() -> None:
    order = (CENTRE, *reversed(RING[1:7]), *reversed(RING[7:]))
    state = lodge_of(*order).start()
    names = [room.name.en for room in state.rules.rooms]
    assert [names[tile] for tile in state.tiles] == list(order)
    numbers = [str(names.index(room)) for room in order]
    assert lodge_of(*numbers).start().tiles == state.tiles
    assert lodge_of(*(room.upper() for room in order)).start().tiles == state.tiles


@pytest.mark.rule("OPT.8")
@pytest.mark.parametrize(
    ("rooms", "told"),
    [
        (RING[:-1], "a Lodge has 19 rooms, not 18"),
        ((*RING, "Arena"), "a Lodge has 19 rooms, not 20"),
        ((*RING[:-1], "Arena"), "Arena lies there twice"),
        ((*RING[:-1], "Kitchen"), "there is no room 'Kitchen'; there are: .*Garden"),
        ((*RING[:-1], "77"), "there is no room '77'"),
        ((RING[1], RING[0], *RING[2:]), "Black Rose Room lies in the centre"),
        ((RING[0], RING[7], *RING[2:7], RING[1], *RING[8:]), "Throne Room lies next to the centre"),
    ],
)
def test_what_is_no_lodge_is_refused_with_what_would_be_right(rooms: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadSetup, match=f"option lodge: {told}"):
        lodge_of(*rooms)


@pytest.mark.rule("OPT.8")
def test_without_a_wish_the_rooms_lie_at_random() -> None:
    assert Game.new("classic", ("Nero", "Tessa"), 1, {"lodge": ""}).start().tiles
    with pytest.raises(BadSetup, match="no option 'lodge'"):
        Game.new("rebirth", ("", ""), 1, {"lodge": ",".join(RING)})
