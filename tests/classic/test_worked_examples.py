"""Examples of the Classic rulebooks about turns, rooms and quests, with the books' numbers (EX.C.1, 10–14).

The others stand with what they are about, and in test_books_examples.
"""

from __future__ import annotations

import pytest

from tests.classic.box import box
from tests.classic.scenario import Classic
from tests.moon_scenario import with_spells

BOX = with_spells(box(), "Transmutation", "Wild Moth | contingency magic | self | Gain 1 power.")


@pytest.mark.rule("EX.C.1", "QST.5")
def test_shed_blood_comes_instead_of_its_rooms_effect() -> None:
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX)
    table.stand("Nero", "Sacrificial Altar")
    table.stand("Tessa", "Observatory")
    table.stand("Rebecca", "Sacrificial Altar")
    table.task("Nero", "Shed Blood")
    table.action_phase()
    table.choose("explore", "use")
    assert table.asked() == ("Nero", "target")
    assert set(table.offered()) == {"Tessa", "Rebecca"}
    table.choose("Tessa")
    assert table.damage("Tessa") == "nnn"
    assert table.damage("Rebecca") == ""
    assert table.power("Nero") == 1
    assert table.tasks("Nero") == {"Shed Blood": "solved"}
    assert table.face("Sacrificial Altar") == "turned"
    assert table.asked() == ("Nero", "part")  # the room's own damage is not dealt


@pytest.mark.rule("EX.C.10", "ACT.5", "ACT.10")
def test_nero_explores_two_rooms_and_casts_fireball() -> None:
    table = Classic("Nero", "Rebecca", pack=BOX)
    table.stand("Nero", "Crypt")
    table.stand("Rebecca", "Garden")
    theirs = table.evocation("Rebecca", "Garden")
    table.prepare("Nero", quick="Fireball light")
    table.action_phase()
    table.choose("explore", "move to Alchemic Laboratory", "move to Pleasures' Room", "stop")
    assert table.face("Pleasures' Room") == "open"
    table.choose("cast quick")
    while table.asked()[1] != "target":
        table.choose(table.offered()[0])
    table.choose("Garden")
    while table.asked() not in (("Nero", "action"), ("Rebecca", "action")):
        table.choose(table.offered()[0])
    assert table.damage("Rebecca") == "nnn"
    assert table.place(theirs) == ""  # 3 damage fell it
    assert table.asked()[0] == "Rebecca"


def rebecca_summons() -> Classic:
    """Rebecca, without tokens, summons a Landsknecht where she likes with her quick spell."""
    table = Classic("Rebecca", "Nero", pack=BOX)
    table.stand("Rebecca", "Crypt")
    table.stand("Nero", "Arena")
    table.tokens("Rebecca", 0)
    table.prepare("Rebecca", quick="Summon Obscurity dark", I="Obscurity's Grip light")
    table.action_phase()
    table.choose("cast quick")
    wanted = ("Sacrificial Altar", "choice 1")
    while not (table.asked() == ("Rebecca", "action") and "cast I" in table.offered()):
        table.choose(next((one for one in wanted if one in table.offered()), table.offered()[0]))
    return table


@pytest.mark.rule("EX.C.11", "ACT.8", "EX.C.13", "EVO.1", "EFF.9")
def test_rebecca_summons_a_landsknecht_that_comes_to_nero_and_deals_two() -> None:
    table = rebecca_summons()
    model = "Landsknecht r1"
    assert table.place(model) == "Sacrificial Altar"
    before = len(table.happened("entered"))
    table.choose("cast I")
    wanted = ("Nero", "yes", "attack Nero")
    while table.asked()[0] == "Rebecca" and table.asked()[1] != "action":
        table.choose(next((one for one in wanted if one in table.offered()), table.offered()[0]))
    assert table.place(model) == "Arena"
    assert table.damage("Nero") == "rr"
    entered = [event.room for event in table.events("entered")[before:]]
    assert entered == [table.room("Arena")]  # no room between is entered


@pytest.mark.rule("EX.C.12", "ROO.2")
def test_a_room_with_its_token_turned_is_entered_and_not_used() -> None:
    table = Classic("Nero", "Rebecca", pack=BOX)
    table.stand("Nero", "Alchemic Laboratory")
    table.stand("Rebecca", "Garden")
    table.instability("Pleasures' Room", "", face="turned")
    table.prepare("Nero", quick="Fireball light", I="Obscure Explosion dark")
    table.action_phase()
    table.choose("explore", "move to Pleasures' Room")
    assert "use" not in table.offered()
    table.choose("stop", "cast I")
    while table.asked()[1] != "target":
        table.choose(table.offered()[0])
    table.choose("Garden")
    assert table.damage("Rebecca") == "nn"


@pytest.mark.rule("EX.C.14", "ACT.2", "ROO.2")
def test_tessa_takes_one_action_and_draws_from_the_bibliotheca() -> None:
    table = Classic("Tessa", "Nero", pack=BOX)
    table.library("Transmutation", "Wild Moth")
    table.stand("Tessa", "Garden")
    table.stand("Nero", "Arena")
    table.action_phase()
    table.choose("explore", "move to Crypt", "move to Bibliotheca", "use")
    while table.asked()[1] == "school":
        table.choose("Transmutation")
    assert table.face("Bibliotheca") == "turned"
    assert table.hand("Tessa") == ["Wild Moth"]
    table.choose("end")
    assert table.asked()[0] == "Nero"
