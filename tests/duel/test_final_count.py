"""The end: trophies, rooms, unclaimed quests, and who wins."""

import pytest

from blackrose.editions.steps import SCORED_QUESTS, SCORED_ROOMS, SCORED_TROPHIES
from tests.naming import ROSE
from tests.scenario import RING, Duel

EVERYBODY = ("Bartholomew", "Ulrich", ROSE)
Three = tuple[int, int, int]


def finish(duel: Duel) -> None:
    """The clean-up of round 4 and the count."""
    duel.begin("clean-up", round_=4)
    assert duel.state.over


def scored(duel: Duel, reason: int) -> Three:
    """What each of the three gained for one thing in the count."""
    gained = [0, 0, 0]
    for faction, points, why in duel.happened("scored"):
        gained[faction] += points if why == reason else 0
    return gained[0], gained[1], gained[2]


TRACKS = [
    ((2, 1, 0), (3, 0, 0)),
    ((0, 3, 2), (0, 3, 0)),
    ((0, 0, 1), (0, 0, 3)),
    ((2, 2, 1), (2, 2, 0)),
    ((1, 0, 1), (2, 0, 2)),
    ((0, 1, 1), (0, 2, 2)),
    ((1, 1, 1), (2, 2, 2)),
]


@pytest.mark.rule("END.3", "END.14")
@pytest.mark.parametrize(("track", "points"), TRACKS)
def test_furthest_on_the_trophy_track(track: Three, points: Three) -> None:
    """Alone in front is worth 3, tied in front 2 each; second place nothing; the Black Rose is in it too."""
    duel = Duel()
    for who, steps in zip(EVERYBODY, track, strict=True):
        duel.trophies(who, steps)
    finish(duel)
    assert scored(duel, SCORED_TROPHIES) == points
    assert duel.state.power == [number + 2 for number in points]  # 2 each for the room track, all on 0


@pytest.mark.rule("END.12", "END.14")
@pytest.mark.parametrize(("track", "points"), TRACKS)
def test_furthest_on_the_room_track(track: Three, points: Three) -> None:
    """Alone in front is worth 3, tied in front 2 each, for the Black Rose as for the mages."""
    duel = Duel()
    for who, steps in zip(EVERYBODY, track, strict=True):
        duel.rooms_won(who, steps)
    finish(duel)
    assert scored(duel, SCORED_ROOMS) == points
    assert duel.state.power == [number + 2 for number in points]


@pytest.mark.rule("END.15")
def test_all_on_0_is_a_tie() -> None:
    """Nobody has a trophy or a room: 2 each for both tracks, the Black Rose too."""
    duel = Duel()
    finish(duel)
    assert scored(duel, SCORED_TROPHIES) == scored(duel, SCORED_ROOMS) == (2, 2, 2)
    assert duel.state.power == [4, 4, 4]


@pytest.mark.rule("END.11", "END.22")
@pytest.mark.parametrize(
    ("cubes", "who"),
    [
        ("b", "Bartholomew"),
        ("uub", "Ulrich"),
        ("rrbu", ROSE),
        ("bbrru", ROSE),  # tied with her
        ("bbuur", ROSE),  # tied without her, but she has one there
        ("burbu", ROSE),
        ("bu", ""),  # tied, and she has none there
        ("bbuu", ""),
        ("", ""),
    ],
)
def test_a_ruined_room_moves_who_has_most_cubes_there(cubes: str, who: str) -> None:
    """One step on the room track for the most cubes; a tie is the Black Rose's if she has a cube there."""
    duel = Duel()
    duel.instability("Templar Armory", cubes)
    finish(duel)
    assert [duel.rooms_won(one) for one in EVERYBODY] == [int(one == who) for one in EVERYBODY]


@pytest.mark.rule("END.11")
def test_each_ruined_room_counts_by_itself() -> None:
    """Ulrich has more cubes in all, Bartholomew is ahead in two rooms out of three."""
    duel = Duel()
    duel.rooms_won("Ulrich", 1)
    for room, cubes in (("Templar Armory", "b"), ("Crypt of the Saint", "bbu"), ("Abyss of Faith", "uuuuu")):
        duel.instability(room, cubes)
    finish(duel)
    assert (duel.rooms_won("Bartholomew"), duel.rooms_won("Ulrich")) == (2, 2)


@pytest.mark.rule("END.11")
def test_a_rebuilt_room_does_not_count_again() -> None:
    """The full room is rebuilt in the clean-up and moves Ulrich once; a room rebuilt before moves nobody."""
    duel = Duel()
    duel.instability("Templar Treasure Room", "uuuu")
    duel.instability("Abyss of Faith", "", face="used")
    finish(duel)
    assert [duel.rooms_won(who) for who in EVERYBODY] == [0, 1, 0]


@pytest.mark.rule("END.22")
def test_empty_rooms_move_nobody() -> None:
    """All seven rooms are ruined and empty: no marker moves, the Black Rose's neither."""
    duel = Duel()
    assert [duel.cubes(room) for room in RING] == [""] * 7
    finish(duel)
    assert duel.happened("room_won") == []


@pytest.mark.rule("END.12")
def test_ruined_rooms_move_the_markers_before_the_room_track_scores() -> None:
    """Bartholomew was behind on the room track; two ruined rooms bring him to the front, alone."""
    duel = Duel()
    duel.rooms_won("Ulrich", 1)
    duel.instability("Templar Armory", "b")
    duel.instability("Crypt of the Saint", "bbr")
    finish(duel)
    assert scored(duel, SCORED_ROOMS) == (3, 0, 0)


@pytest.mark.rule("END.13")
@pytest.mark.parametrize(
    ("quests", "claimed", "points"),
    [
        ("1A+2A", [], 9),  # 1 + 2 + 2 and 1 + 1 + 2
        ("1B+2B", [], 12),  # 1 + 2 + 2 and 2 + 2 + 3
        ("1B+2B", ["Lord of Elements", "Trespasser"], 8),
        ("1A+2A", ["First Blood", "Destroyer", "Manipulator", "Insight", "Killer"], 2),
        ("1A+2A", ["First Blood", "Destroyer", "Manipulator", "Insight", "Killer", "Balance"], 0),
    ],
)
def test_the_black_rose_gains_the_power_of_unclaimed_quests(
    quests: str, claimed: list[str], points: int
) -> None:
    """Every quest without a cube pays her its figure, the claimed ones nobody."""
    duel = Duel(quests=quests, claimed=claimed)
    finish(duel)
    assert scored(duel, SCORED_QUESTS) == (0, 0, points)
    assert duel.state.power == [4, 4, 4 + points]


@pytest.mark.rule("END.4")
@pytest.mark.parametrize(
    ("power", "winner"),
    [((10, 9, 9), "Bartholomew"), ((9, 10, 9), "Ulrich"), ((0, 1, 0), "Ulrich"), ((9, 9, 10), ROSE)],
)
def test_most_power_wins(power: Three, winner: str) -> None:
    """One point ahead is enough; with the Black Rose ahead nobody is worthy."""
    duel = Duel()
    for who, points in zip(EVERYBODY, power, strict=True):
        duel.power(who, points)
    finish(duel)
    assert duel.winner == winner
    assert duel.happened("over") == [(duel.faction(winner),)]


@pytest.mark.rule("END.4")
def test_the_count_can_turn_the_game() -> None:
    """Bartholomew leads by 3 before the count; both tracks are Ulrich's, and so is the game."""
    duel = Duel()
    duel.power("Bartholomew", 13)
    duel.power("Ulrich", 10)
    duel.trophies("Ulrich", 1)
    duel.rooms_won("Ulrich", 1)
    finish(duel)
    assert duel.state.power == [13, 16, 0]
    assert duel.winner == "Ulrich"


@pytest.mark.rule("END.17")
@pytest.mark.parametrize("power", [(10, 10, 3), (10, 3, 10), (3, 10, 10), (10, 10, 10), (0, 0, 0)])
def test_every_tie_is_the_black_roses(power: Three) -> None:
    """Tied with her, or the two mages tied with each other while she is behind: she wins."""
    duel = Duel()
    for who, points in zip(EVERYBODY, power, strict=True):
        duel.power(who, points)
    finish(duel)
    assert duel.winner == ROSE


@pytest.mark.rule("END.17")
def test_a_tie_for_second_place_changes_nothing() -> None:
    """Ulrich and the Black Rose are tied behind Bartholomew: he wins."""
    duel = Duel()
    for who, points in (("Bartholomew", 11), ("Ulrich", 10), (ROSE, 10)):
        duel.power(who, points)
    finish(duel)
    assert duel.winner == "Bartholomew"


@pytest.mark.rule("END.13", "END.17")
def test_unclaimed_quests_can_bring_the_tie() -> None:
    """Nine power for six unclaimed quests bring the Black Rose level with Ulrich: the game is hers."""
    for lead, winner in ((9, ROSE), (10, "Ulrich")):
        duel = Duel(claimed=[])
        duel.power("Ulrich", lead)
        finish(duel)
        assert duel.winner == winner
