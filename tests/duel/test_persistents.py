"""Persistents: what stays in force after its spell was cast, on whom, and for how long."""

from __future__ import annotations

import pytest

from blackrose.engine import changes
from tests.naming import ROSE
from tests.scenario import Duel, box_with


def threatened(first: str = "Bartholomew") -> Duel:
    """Both mages share a room; Bartholomew has cast Threat from the Shadow on Ulrich, from slot I."""
    duel = Duel(event="Rebuilding")
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.prepare("Bartholomew", I="Threat from the Shadow light")
    duel.action_phase(first=first, round_=2)
    return duel


@pytest.mark.rule("PER.1", "PER.2")
def test_in_force_from_the_cast_to_the_clean_up() -> None:
    """Ulrich's hits cost him nothing before the cast, 2 each after it, and nothing again next round."""
    duel = threatened(first="Ulrich")
    templar = duel.evocation("Ulrich", "Crypt of the Saint")
    duel.choose("fight", "attack Bartholomew", "stop", "end")
    assert duel.damage("Ulrich") == ""
    duel.choose("cast I", "Ulrich", "end")
    duel.choose("fight", "attack Bartholomew", "stop")
    assert duel.damage("Ulrich") == "bb"
    duel.choose("explore", "stop", "explore", "stop")
    assert duel.asked() == ("Ulrich", "part")  # the evocation phase: it is still in force
    duel.choose("attack Bartholomew", "stop")
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("rrruuu", "rrrb")
    assert (duel.state.round, duel.asked()) == (3, ("Bartholomew", "plan"))
    duel.choose("I: Threat from the Shadow light")  # drawn again, and this time not cast yet
    duel.choose("explore", "stop", "end", "fight", "attack Bartholomew", "stop")
    assert duel.damage("Ulrich") == "rrrb"
    assert duel.place(templar) == "Crypt of the Saint"


@pytest.mark.rule("PER.1", "PER.4")
def test_the_target_carries_the_token_of_the_slot() -> None:
    """The token of slot I goes from Bartholomew to Ulrich, for all to see, and comes back in clean-up."""
    duel = threatened()
    duel.choose("cast I", "Ulrich")
    assert duel.tokens_on("Ulrich") == ["Bartholomew I"]
    assert duel.tokens_on("Bartholomew") == []
    duel.begin("clean-up")
    assert duel.tokens_on("Ulrich") == []


@pytest.mark.rule("PER.2")
def test_applies_at_the_full_stop_without_being_asked() -> None:
    """Ulrich's first sentence hurts him before his second one, and nobody may decline it."""
    duel = threatened()
    duel.prepare("Ulrich", I="Violence light")
    duel.stand("Bartholomew", "Crypt of the Saint", damage="r")
    duel.choose("cast I", "Ulrich", "end", "cast I", "Bartholomew")
    assert duel.asked() == ("Ulrich", "cube")  # his "Convert 2 damage" is still to come
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("ruu", "bb")


@pytest.mark.rule("PER.2")
def test_applies_each_time_and_in_the_middle_of_a_run() -> None:
    """Unseen Strike converts in each room Bartholomew enters, before he moves on."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.tokens("Ulrich", 0)
    duel.instability("Templar Armory", "u")
    duel.instability("Occult Black Rose Room", "ur")
    duel.instability("Abyss of Faith", "bu")
    duel.prepare("Bartholomew", quick="Unseen Strike dark", I="Tremor light")
    duel.action_phase()
    duel.choose("cast quick", "explore", "move to Templar Armory")
    assert duel.offered() == ["cube 0", "stop"]
    duel.choose("cube 0")
    duel.choose("move to Occult Black Rose Room")
    assert duel.offered() == ["cube 0", "cube 1", "stop"]
    duel.choose("cube 1", "stop")
    duel.choose("momentum I", "move to Abyss of Faith")  # his own cube lies there: nothing applies
    assert duel.cubes("Templar Armory") == "b"
    assert duel.cubes("Occult Black Rose Room") == "ub"
    assert duel.cubes("Abyss of Faith") == "bu"
    assert duel.asked() == ("Bartholomew", "action")  # Ulrich has nothing to act with


@pytest.mark.rule("PER.2")
def test_is_optional_where_it_says_so() -> None:
    """Magic Bond lets Ulrich place a cube after Bartholomew did, or leave it."""
    for answer, placed in (("yes", 1), ("no", 0)):
        duel = Duel()
        duel.stand("Ulrich", "Crypt of the Saint")
        duel.stand("Bartholomew", "Templar Treasure Room")
        duel.prepare("Ulrich", quick="Magic Bond light")
        duel.prepare("Bartholomew", quick="Deadly Charge light")
        duel.action_phase(first="Ulrich")
        duel.choose("cast quick", "end", "cast quick")
        assert duel.asked() == ("Ulrich", "may")  # for the cube of the spell's mark
        duel.choose(answer)
        if answer == "yes":
            assert len(duel.offered()) == 4  # his room and its three neighbours
            duel.choose("Templar Armory")
        assert duel.cubes("Templar Armory") == "u" * placed
        assert duel.asked() == ("Bartholomew", "target")


@pytest.mark.rule("PER.3")
def test_ends_when_its_card_leaves_the_sheet() -> None:
    """With the spell gone from slot I Ulrich may hit Bartholomew freely; the one in slot II stays."""
    duel = threatened()
    duel.prepare("Bartholomew", II="Unseen Strike dark")
    duel.choose("cast I", "Ulrich", "end", "explore", "stop", "end")
    duel.choose("cast II", "end")
    changes.discard_from_sheet(duel.state, duel.seat("Bartholomew"), 1)
    assert duel.tokens_on("Ulrich") == []
    assert duel.tokens_on("Bartholomew") == ["Bartholomew II"]
    duel.choose("fight", "attack Bartholomew", "stop")
    assert duel.damage("Ulrich") == ""


@pytest.mark.rule("PER.4")
def test_the_token_lies_on_an_evocation_and_goes_with_it() -> None:
    """A token on a Templar means that Templar: not its twin, and not the next one in its place."""
    box = box_with(
        "Brand | combat fire | evocation 2 | Persistent: Whenever the target enters a room, gain 1 power."
    )
    duel = Duel(pack=box)
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Templar Armory")
    branded = duel.evocation("Ulrich", "Templar Armory")
    twin = duel.evocation("Ulrich", "Templar Armory")
    duel.prepare("Bartholomew", quick="Brand light")
    duel.action_phase()
    duel.choose("cast quick", branded, "end")
    assert duel.tokens_on(branded) == ["Bartholomew quick"]
    duel.choose("command", branded, "move to Sacral Summoner Room", "stop")
    duel.choose("command", twin, "move to Sacral Summoner Room", "stop")
    assert duel.power("Bartholomew") == 1
    duel.resolve("Guardians of the Temple", "dark", by="Ulrich")
    duel.choose("Sacral Summoner Room", "stop")
    assert duel.place(branded) == "Sacral Summoner Room"
    assert duel.power("Bartholomew") == 1


@pytest.mark.rule("PER.4")
def test_without_a_target_the_token_lies_on_the_caster() -> None:
    """A spell that aims at nobody, like one that aims at its caster, leaves its token with the caster."""
    box = box_with(
        "Vigil | combat fire | special | Persistent: Whenever another mage enters a room, gain 1 power."
    )
    duel = Duel(pack=box)
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Templar Armory")
    duel.prepare("Bartholomew", quick="Shadow Form dark", I="Vigil light")
    duel.action_phase()
    duel.choose("cast quick", "cast I")
    assert sorted(duel.tokens_on("Bartholomew")) == ["Bartholomew I", "Bartholomew quick"]
    assert duel.asked() == ("Ulrich", "action")


@pytest.mark.rule("PER.2", "PER.4")
@pytest.mark.parametrize("target", ["Templar b1", "dummy in Crypt of the Saint"])
def test_what_the_black_rose_does_is_not_done_by_the_target(target: str) -> None:
    """Ulrich waits for damage by a Templar, or by nobody: what the Black Rose inflicts does not count."""
    condition = "Persistent: Whenever the target inflicts damage on you, gain 1 power."
    duel = Duel(pack=box_with(f"Grudge | combat fire | evocation 2 | {condition}"))
    duel.stand("Ulrich", "Crypt of the Saint")
    templar = duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.prepare("Ulrich", quick="Grudge light")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", target)
    duel.resolve("Living Lodge", by=ROSE)
    assert (duel.damage("Ulrich"), duel.power("Ulrich")) == ("rr", 0)
    duel.begin("evocation")
    duel.choose("attack Ulrich")
    assert duel.power("Ulrich") == (1 if target == templar else 0)


@pytest.mark.rule("PER.5")
def test_stays_at_its_targets_defeat() -> None:
    """Ulrich is defeated, comes back, and still pays for hitting Bartholomew."""
    duel = threatened()
    duel.stand("Ulrich", "Crypt of the Saint", damage="rrrrrrrr")
    duel.choose("cast I", "Ulrich", "fight", "attack Ulrich", "stop")
    assert duel.place("Ulrich") == "Cell"
    assert duel.tokens_on("Ulrich") == ["Bartholomew I"]
    duel.choose("move to Templar Armory", "move to Crypt of the Saint", "stop")
    duel.choose("fight", "attack Bartholomew", "stop")
    assert duel.damage("Ulrich") == "bb"


@pytest.mark.rule("PER.5")
def test_does_not_harm_its_target_in_the_cell() -> None:
    """Ulrich's Templar strikes Bartholomew while Ulrich sits in the Cell: the threat does not reach him."""
    duel = threatened()
    duel.evocation("Ulrich", "Crypt of the Saint")
    duel.choose("cast I", "Ulrich", "end")
    duel.stand("Ulrich", "Cell")
    duel.begin("evocation")
    duel.choose("attack Bartholomew")
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("uu", "")
    assert duel.tokens_on("Ulrich") == ["Bartholomew I"]
    assert duel.asked() == ("Ulrich", "part")


@pytest.mark.rule("PER.5")
def test_does_not_shield_or_speed_a_mage_in_the_cell() -> None:
    """In the Cell Shadow Form neither ignores a quest's damage nor gives Speed; outside it does both."""
    for place, suffered, moves in (("Cell", "rr", 2), ("Crypt of the Saint", "r", 4)):
        duel = Duel()
        duel.stand("Bartholomew", "Crypt of the Saint")
        duel.prepare("Bartholomew", quick="Shadow Form dark")
        duel.action_phase()
        duel.choose("cast quick", "end")
        duel.stand("Bartholomew", place)
        duel.resolve("Destroyer")
        assert duel.damage("Bartholomew") == suffered
        duel.prepare("Bartholomew", I="Tremor light")
        duel.action_phase()
        duel.choose("explore")
        for _ in range(moves):
            assert duel.offered()[0].startswith("move")
            duel.choose(duel.offered()[0])
        assert duel.offered() == ["use", "stop"]


@pytest.mark.rule("PER.6")
@pytest.mark.parametrize(("first", "gained"), [("Balm", 0), ("Grudge", 1)])
def test_what_waits_for_damage_needs_damage_still_there(first: str, gained: int) -> None:
    """Of two that answer the same damage one heals all of it: after that the other has nothing to answer."""
    duel = Duel(
        pack=box_with(
            "Balm | contingency sacred | self | Persistent: Whenever you suffer damage, heal all damage.",
            "Grudge | contingency sacred | self | Persistent: Whenever you suffer damage, gain 1 power.",
        )
    )
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.prepare("Bartholomew", quick="Balm light", I="Grudge light")
    duel.action_phase()
    duel.choose("cast quick", "cast I", "fight", "attack Bartholomew")
    duel.choose("lasting quick 0 0" if first == "Balm" else "lasting I 0 0")
    assert (duel.damage("Bartholomew"), duel.power("Bartholomew")) == ("", gained)
