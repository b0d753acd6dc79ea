"""Whom its evocations go for, and when they act (AVA.12, AVA.26, AVA.36, AVA.37, AVA.50, OPT.3)."""

from __future__ import annotations

import pytest

from blackrose.engine import loop
from blackrose.engine.stack import push_effect
from blackrose.engine.verbs.models import push_activation
from tests.avatar.tables import AVATAR, ROSE_ROOM, alone, hunted
from tests.rebirth.scenario import Rebirth


def acting(table: Rebirth) -> list[str]:
    """The models that were activated, in their order."""
    return [table.name(event.model) for event in table.events("activated")]


@pytest.mark.rule("AVA.12")
def test_an_evocation_takes_the_nearest_mage_it_can_reach_then_damage_then_power() -> None:
    table = hunted(three=True)
    own = table.evocation(AVATAR, ROSE_ROOM, kind="Cadaver")
    table.stand("Gramigna", "Garden", damage="r")
    table.begin("evocation", first="Rikkart")
    assert table.weighed()[:2] == [
        ("nearest", {"Rikkart": 1, "Gramigna": 1, "Arianna": 2}),
        ("damage", {"Rikkart": 0, "Gramigna": 1}),
    ]
    assert table.decided()[0] == ("damage", "Gramigna")
    assert table.place(own) == "Garden"
    assert table.damage("Gramigna") == "rxx"


@pytest.mark.rule("AVA.12", "AVA.25")
def test_equal_by_all_of_them_the_crown_holder_chooses_the_way() -> None:
    table = hunted()
    table.evocation(AVATAR, ROSE_ROOM, kind="Cadaver")
    table.crown("Gramigna")
    table.begin("evocation", first="Rikkart")
    assert table.asked()[1] == "step"
    assert table.offered() == ["move to Arena", "move to Garden"]


@pytest.mark.rule("AVA.12")
def test_staying_where_it_is_it_attacks_whoever_is_there() -> None:
    table = hunted()
    own = table.evocation(AVATAR, "Arena", kind="Cadaver")
    table.power("Gramigna", 9)
    table.begin("evocation", first="Rikkart")
    assert table.place(own) == "Arena"
    assert table.damage("Rikkart") == "xx"


@pytest.mark.rule("AVA.50")
def test_one_that_can_reach_no_mage_takes_the_nearest_evocation_however_far() -> None:
    """Both mages are out of its reach; it walks toward the nearer evocation, away from the nearer mage."""
    table = hunted()
    table.stand("Rikkart", "Pleasures Room")
    table.stand("Gramigna", "Cell")
    own = table.evocation(AVATAR, "Armory", kind="Cadaver")
    near, far = table.evocation("Gramigna", "Observatory"), table.evocation("Gramigna", "Cemetery")
    table.begin("evocation", first="Rikkart")
    assert ("nearest", {near: 2, far: 4}) in table.weighed()
    assert table.decided()[0] == ("nearest", near)
    assert table.place(own) in ("Summoner Room", "Observatory")


@pytest.mark.rule("AVA.50")
def test_of_equally_near_evocations_damage_and_then_their_mages_power_decide() -> None:
    for damage, power, criterion in (("r", 0, "damage"), ("", 4, "power")):
        table = hunted()
        table.stand("Rikkart", "Cell")
        table.stand("Gramigna", "Cell")
        own = table.evocation(AVATAR, ROSE_ROOM, kind="Cadaver")
        table.evocation("Rikkart", "Arena")
        hit = table.evocation("Gramigna", "Garden", damage=damage)
        table.power("Gramigna", power)
        table.state.seating = 0
        table.begin("evocation", first="Rikkart")
        table.choose("pass")
        assert table.decided()[0] == (criterion, hit)
        assert table.place(own) == "Garden"


@pytest.mark.rule("AVA.36", "AVA.37", "EVP.4")
def test_they_act_in_the_order_of_their_places_at_its_place_in_play_order() -> None:
    """An Umbra comes before everybody; then Rikkart, then The Possessed behind Rikkart, then Gramigna."""
    table = hunted()
    table.state.seating = 0
    first, second = (table.evocation(AVATAR, "Crypt", kind="Cadaver") for _ in range(2))
    table.haunt("Rikkart")
    mine, hers = table.evocation("Rikkart", "Forge"), table.evocation("Gramigna", "Cemetery")
    table.begin("evocation", first="Rikkart")
    while "evocation" not in [decision.kind for decision in table.state.decisions]:
        table.choose(table.offered()[0])
    assert acting(table) == ["Umbra x4"]
    assert table.asked() == ("Rikkart", "evocation")
    table.choose(mine, "stop")
    while table.asked() != ("Gramigna", "evocation"):
        table.choose(table.offered()[0])
    assert acting(table) == ["Umbra x4", mine, first, second]
    table.choose(hers)
    assert acting(table)[-1] == hers


@pytest.mark.rule("OPT.3", "AVA.37")
def test_under_the_crown_of_the_summoner_it_activates_one_by_turns() -> None:
    table = hunted(options={"summoner": "yes"})
    table.state.seating = 0
    first, second = (table.evocation(AVATAR, "Crypt", kind="Cadaver") for _ in range(2))
    mine, more = (table.evocation("Rikkart", "Forge") for _ in range(2))
    hers = table.evocation("Gramigna", "Cemetery")
    table.begin("evocation", first="Rikkart")
    for chosen in (mine, hers, more):
        while chosen not in table.offered():
            table.choose(table.offered()[0])
        table.choose(chosen)
    while table.state.phase == 4 and table.state.round == 1 and len(acting(table)) < 5:
        table.choose("stop" if "stop" in table.offered() else table.offered()[0])
    assert acting(table) == [mine, first, hers, more, second]


@pytest.mark.rule("AVA.26")
def test_an_evocation_of_another_that_it_activates_goes_by_the_same_rules() -> None:
    table = hunted()
    puppet = table.evocation("Gramigna", "Sanctuary", kind="Cadaver")
    table.stand("Gramigna", "Cell")
    table.begin("evocation", first="Gramigna")  # she is asked, and it comes before her answer
    table.state.asked = ()
    push_activation(table.state, table.model(puppet), table.seat(AVATAR))
    loop.run(table.state)
    assert table.place(puppet) == "Arena"
    assert table.damage("Rikkart") == "xx"
    assert table.asked() == ("Gramigna", "evocation")


@pytest.mark.rule("AVA.26")
def test_its_own_that_a_command_activates_do_too() -> None:
    table = alone("Rise | spell | | Each of the evocations of the Possessed activates.")
    table.evocation(AVATAR, ROSE_ROOM, kind="Cadaver")
    table.evocation(AVATAR, ROSE_ROOM, kind="Cadaver")
    table.command()
    assert acting(table) == ["Cadaver x1", "Cadaver x2"]
    assert table.damage("Rikkart") == "xxxx"


@pytest.mark.rule("AVA.26")
@pytest.mark.parametrize(
    ("letter", "decided"), [("A", ("damage", "Gramigna")), ("B", ("nearest", "Rikkart"))]
)
def test_a_priority_that_the_command_prints_comes_before_those_rules(
    letter: str, decided: tuple[str, str]
) -> None:
    """Rikkart is nearer, Gramigna has more damage; its evocation reaches both."""
    table = hunted(f"Rise | spell {letter} | mage 2 | The Possessed inflicts 0 damage.")
    own = table.evocation(AVATAR, ROSE_ROOM, kind="Cadaver")
    table.stand("Gramigna", "Armory", damage="r")
    text = push_effect(table.state, table.code("Rise"), table.seat(AVATAR), table.seat(AVATAR))
    text.sentence = len(table.rules.programs[text.code].text)
    push_activation(table.state, table.model(own), table.seat(AVATAR))
    loop.run(table.state)
    assert table.decided()[0] == decided


@pytest.mark.rule("AVA.36")
def test_none_of_them_is_left_out() -> None:
    table = alone()
    for _ in range(3):
        table.evocation(AVATAR, ROSE_ROOM, kind="Cadaver")
    table.begin("evocation", first="Rikkart")
    assert acting(table) == ["Cadaver x1", "Cadaver x2", "Cadaver x3"]
