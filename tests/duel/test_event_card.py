"""The eight lines of the event card: the Black Rose phase of each round, on each side.

Hands, grimoires and the Library are empty unless a test fills them, so that after the Black Rose phase the
first thing asked is an action.
"""

import pytest

from blackrose.engine.components import Pack
from tests.duel.lodge import ABYSS, CENTRE, CRYPT, EVERYWHERE, ONE_FROM_ABYSS, ONE_FROM_SUMMONER, SUMMONER
from tests.duel.proving import proves
from tests.scenario import Duel

NEXT = ("Bartholomew", "action")


def table(pack: Pack, event: str) -> Duel:
    """Both mages in the Lodge: Bartholomew in the Abyss, Ulrich opposite."""
    duel = Duel(event=event, pack=pack)
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", SUMMONER)
    return duel


def begin(duel: Duel, round_: int) -> None:
    duel.begin("black rose", first="Bartholomew", round_=round_)


# --------------------------------------------------------------------------------------------------
# Living Lodge
# --------------------------------------------------------------------------------------------------


@proves("Living Lodge", "Living Lodge")
@pytest.mark.rule("BRP.3", "EVT.6")
def test_living_lodge(pack: Pack) -> None:
    """She gains 1 and inflicts 2 on each mage, on the one in his Cell too, but on no evocation."""
    duel = table(pack, "Living Lodge")
    duel.stand("Ulrich", "Cell")
    duel.evocation("Ulrich", ABYSS)
    begin(duel, 1)

    assert duel.power("Black Rose") == 1
    assert [duel.damage(name) for name in ("Bartholomew", "Ulrich", "Templar u1")] == ["rr", "rr", ""]
    assert duel.asked() == NEXT


@proves("Honour in Service", "Living Lodge")
@pytest.mark.rule("BRP.3")
def test_honour_in_service(pack: Pack) -> None:
    """In play order each places 1 black cube next to himself; for it she gains 1 and he gets an evocation."""
    duel = table(pack, "Living Lodge")
    duel.evocation("Ulrich", SUMMONER)
    duel.evocation("Bartholomew", CRYPT)
    begin(duel, 2)

    assert duel.asked() == ("Bartholomew", "room")
    assert duel.offered() == ONE_FROM_ABYSS
    duel.choose(CENTRE)
    assert (duel.cubes(CENTRE), duel.power("Black Rose")) == ("r", 1)
    assert duel.offered() == ["Templar b1", "Templar u1"]
    duel.choose("Templar u1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bb"

    assert duel.asked() == ("Ulrich", "room")
    assert duel.offered() == ONE_FROM_SUMMONER
    duel.choose(CENTRE, "Templar b1", "stop")
    assert (duel.cubes(CENTRE), duel.power("Black Rose")) == ("rr", 2)
    assert duel.asked() == NEXT


@proves("Honour in Service", "Living Lodge")
@pytest.mark.rule("EFF.2")
def test_honour_in_service_without_black_cubes(pack: Pack) -> None:
    """She has no cube left: nobody places any, she gains nothing, and no evocation activates."""
    duel = table(pack, "Living Lodge")
    duel.evocation("Ulrich", SUMMONER)
    duel.cubes_left("Black Rose", 0)
    begin(duel, 2)

    assert duel.power("Black Rose") == 0
    assert duel.happened("activated") == []
    assert duel.asked() == NEXT


@proves("Gift to Fools", "Living Lodge")
@pytest.mark.rule("BRP.3")
def test_gift_to_fools(pack: Pack) -> None:
    """Each mage draws 1 (and 2 in the study after it); she gains 2 and places 1 where each mage stands."""
    duel = table(pack, "Living Lodge")
    for mage in ("Bartholomew", "Ulrich"):
        duel.pile(mage, grimoire=["Fusion", "Violence", "Tremor", "Dark Force"])
    begin(duel, 3)

    for mage in ("Bartholomew", "Ulrich"):
        assert sorted(duel.hand(mage)) == ["Fusion", "Tremor", "Violence"]
    assert duel.power("Black Rose") == 2
    assert {room: duel.cubes(room) for room in EVERYWHERE if duel.cubes(room)} == {ABYSS: "r", SUMMONER: "r"}


@proves("A Hard Lesson", "Living Lodge")
@pytest.mark.rule("BRP.3")
def test_a_hard_lesson(pack: Pack) -> None:
    """She gains 2 and places 1 in every room."""
    duel = table(pack, "Living Lodge")
    begin(duel, 4)

    assert duel.power("Black Rose") == 2
    assert [duel.cubes(room) for room in EVERYWHERE] == ["r"] * 7
    assert duel.asked() == NEXT


# --------------------------------------------------------------------------------------------------
# Rebuilding
# --------------------------------------------------------------------------------------------------


@proves("Rebuilding", "Rebuilding")
@pytest.mark.rule("BRP.3")
def test_rebuilding(pack: Pack) -> None:
    """She gains 1 and places 1 in every room."""
    duel = table(pack, "Rebuilding")
    begin(duel, 1)

    assert duel.power("Black Rose") == 1
    assert [duel.cubes(room) for room in EVERYWHERE] == ["r"] * 7
    assert duel.asked() == NEXT


@proves("Control", "Rebuilding")
@pytest.mark.rule("BRP.3")
def test_control(pack: Pack) -> None:
    """In play order each takes over an evocation; the damage it inflicts, and no other, turns black."""
    duel = table(pack, "Rebuilding")
    duel.stand("Bartholomew", ABYSS, damage="u")
    duel.stand("Ulrich", SUMMONER, damage="b")
    duel.evocation("Ulrich", SUMMONER)
    duel.evocation("Bartholomew", ABYSS)
    begin(duel, 2)

    assert duel.asked() == ("Bartholomew", "model")
    assert duel.offered() == ["Templar b1", "Templar u1"]
    duel.choose("Templar u1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "brr"

    assert duel.asked() == ("Ulrich", "model")
    duel.choose("Templar b1", "attack Bartholomew", "stop")
    assert duel.damage("Bartholomew") == "urr"
    assert duel.power("Black Rose") == 0
    assert duel.asked() == NEXT


@proves("Inversion", "Rebuilding")
@pytest.mark.rule("BRP.3")
def test_inversion(pack: Pack) -> None:
    """She gains 2 and turns the 3 leftmost others' cubes on each mage black, on evocations none."""
    duel = table(pack, "Rebuilding")
    duel.stand("Bartholomew", ABYSS, damage="uruuuu")
    duel.stand("Ulrich", "Cell", damage="bbbb")
    duel.evocation("Ulrich", CRYPT, damage="b")
    begin(duel, 3)

    assert duel.power("Black Rose") == 2
    assert [duel.damage(name) for name in ("Bartholomew", "Ulrich", "Templar u1")] == ["rrrruu", "rrrb", "b"]
    assert duel.asked() == NEXT


@proves("Collapse", "Rebuilding")
@pytest.mark.rule("BRP.3")
def test_collapse(pack: Pack) -> None:
    """She gains 2 and inflicts 3 on each model: Templars are gone, the mage in his Cell suffers too."""
    duel = table(pack, "Rebuilding")
    duel.stand("Ulrich", "Cell")
    duel.evocation("Ulrich", CRYPT)
    duel.evocation("Bartholomew", ABYSS)
    begin(duel, 4)

    assert duel.power("Black Rose") == 2
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("rrr", "rrr")
    assert (duel.place("Templar u1"), duel.place("Templar b1")) == ("", "")
    assert duel.asked() == NEXT
