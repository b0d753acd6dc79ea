"""Power points: gained and lost, never below 0, without a ceiling, and where the token lies."""

import pytest

from blackrose.game import track_place
from tests.scenario import Duel


@pytest.mark.rule("TRK.1")
@pytest.mark.parametrize("who", ["Bartholomew", "Ulrich"])
def test_power_is_gained_along_the_track(who: str) -> None:
    """Shadow Form brings its caster one power, and nobody else any."""
    duel = Duel()
    duel.stand(who, "Templar Armory")
    duel.power("Bartholomew", 4)
    duel.power("Ulrich", 4)
    duel.resolve("Shadow Form", "light", by=who)
    assert duel.state.power == [4 + (who == "Bartholomew"), 4 + (who == "Ulrich"), 0]
    assert duel.quiet


@pytest.mark.rule("TRK.1")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_power_is_lost_down_to_0(before: int, after: int) -> None:
    """Magic Bond costs Ulrich a power when his Templar falls; who has none loses none."""
    duel = Duel()
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.stand("Bartholomew", "Templar Armory")
    templar = duel.evocation("Ulrich", "Templar Armory")
    duel.prepare("Ulrich", quick="Magic Bond dark")
    duel.power("Ulrich", before)
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", "end", "fight", f"attack {templar}")
    assert duel.power("Ulrich") == after
    assert duel.happened("lost") == ([(duel.seat("Ulrich"), 1)] if before else [])
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("TRK.7")
@pytest.mark.parametrize("before", [19, 20, 39, 40, 99])
def test_power_has_no_ceiling(before: int) -> None:
    """The Black Rose gains her two power wherever her token lies, past 20 and past 40 too."""
    duel = Duel()
    duel.power("Black Rose", before)
    duel.resolve("A Hard Lesson", by="Black Rose")
    assert duel.power("Black Rose") == before + 2
    assert duel.quiet


@pytest.mark.rule("TRK.7", "END.4")
def test_power_past_the_track_counts_in_full() -> None:
    """41 power beat 40, although both tokens have gone round the track."""
    duel = Duel()
    for who, power in (("Bartholomew", 40), ("Ulrich", 41), ("Black Rose", 39)):
        duel.power(who, power)
    duel.begin("clean-up", round_=4)
    assert duel.winner == "Ulrich"
    assert duel.power("Ulrich") == 45  # two each for the trophy and the room track


@pytest.mark.rule("TRK.11")
@pytest.mark.parametrize(
    ("power", "turned", "place"),
    [(0, False, 0), (19, False, 19), (20, False, 20), (21, True, 1), (40, True, 20)],
)
def test_past_20_the_token_is_turned_and_counts_on(power: int, turned: bool, place: int) -> None:
    """On 20 the token still lies on its front; 21 is the back on 1."""
    duel = Duel()
    duel.power("Ulrich", power)
    assert track_place(duel.power("Ulrich"), duel.rules.edition.track_top) == (turned, place)


@pytest.mark.rule("EX.D.1", "TRK.11")
def test_27_power_is_the_back_of_the_token_on_7() -> None:
    """The Black Rose goes from 25 to 27: her token lies on its +20 side on 7."""
    duel = Duel()
    duel.power("Black Rose", 25)
    duel.resolve("A Hard Lesson", by="Black Rose")
    assert track_place(duel.power("Black Rose"), duel.rules.edition.track_top) == (True, 7)
