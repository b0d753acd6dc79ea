"""Damage: whose cubes lie where, who is spared, and what happens to an evocation that has enough of them."""

from __future__ import annotations

import pytest

from blackrose.engine import events as ev
from tests.duel.trial import with_evocation
from tests.naming import ROSE
from tests.scenario import Duel, box_with

HERALD = "One of your evocations activates."


def clash(**slots: str) -> Duel:
    """Both mages stand in the Crypt; Bartholomew acts first with these spells."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.prepare("Bartholomew", **slots)
    return duel


@pytest.mark.rule("DMG.1")
def test_damage_is_cubes_of_who_inflicts_it() -> None:
    """Each puts cubes of their own on the next free places; those of the Black Rose are black."""
    duel = clash(quick="Deadly Charge dark")
    templar = duel.evocation("Ulrich", "Crypt of the Saint")
    duel.resolve("Living Lodge", by=ROSE)
    duel.action_phase()
    duel.choose("cast quick", "Ulrich", "fight", f"attack {templar}", "stop")
    assert duel.damage("Ulrich") == "rrbbb"
    assert duel.happened("suffered")[-1] == (duel.model(templar), 2, 0, 0, ev.BY_ATTACK)
    duel.choose("fight", "attack Bartholomew", "stop")
    assert duel.damage("Bartholomew") == "rruu"


@pytest.mark.rule("DMG.1")
def test_damage_on_an_evocation_lies_on_its_card() -> None:
    """A Templar that suffers 1 carries that cube itself; its owner's bar stays as it is."""
    duel = clash(quick="Tremor light")
    templar = duel.evocation("Ulrich", "Templar Armory")
    duel.action_phase()
    duel.choose("cast quick", "Templar Armory")
    assert (duel.damage(templar), duel.damage("Ulrich")) == ("b", "")


@pytest.mark.rule("DMG.2")
@pytest.mark.parametrize(("before", "placed"), [(6, 3), (7, 3), (8, 2), (9, 1)])
def test_cubes_beyond_health_are_not_placed(before: int, placed: int) -> None:
    """Three damage on a mage of Health 10: no more cubes than there are free places."""
    duel = clash(quick="Deadly Charge dark")
    duel.stand("Ulrich", "Crypt of the Saint", damage="r" * before)
    duel.action_phase()
    duel.choose("cast quick", "Ulrich")
    assert duel.happened("suffered") == [(duel.seat("Ulrich"), placed, 0, 0, ev.BY_SPELL)]
    assert duel.place("Ulrich") == ("Cell" if before + placed == 10 else "Crypt of the Saint")


@pytest.mark.rule("DMG.3", "DMG.9", "DMG.10")
def test_nobody_harms_their_own_side() -> None:
    """In a crowded room neither a blow, nor a spell on a model, nor one on the room can touch one's own."""
    duel = clash(quick="Dark Force light", I="Vague Shift dark")
    templar = duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.action_phase()
    duel.choose("fight")
    assert duel.offered() == ["attack Ulrich", "use", "stop"]
    duel.choose("stop", "cast quick", "Crypt of the Saint")
    assert [duel.damage(who) for who in ("Bartholomew", templar, "Ulrich")] == ["", "", "bb"]
    duel.choose("explore", "stop", "end", "cast I")
    assert [option for option in duel.offered() if not option.startswith("dummy")] == ["Ulrich"]


@pytest.mark.rule("DMG.10")
def test_an_evocation_does_not_strike_its_own_side() -> None:
    """Bartholomew's Templar stands among friends and one enemy: it can attack the enemy only."""
    duel = clash()
    templar = duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.begin("evocation")
    duel.choose(templar)
    assert [option for option in duel.offered() if option.startswith("attack")] == ["attack Ulrich"]


@pytest.mark.rule("DMG.3", "DMG.9")
def test_own_damage_where_the_text_says_so() -> None:
    """A text or target that names one's own side does harm it; "each model" does not."""
    box = box_with(
        "Penance | combat fire | self |Inflict 2 damage on you. Inflict 1 damage on each of your evocations.",
        "Wrath | combat fire | special | Inflict 1 damage on each model in the Lodge.",
        "Torment | combat fire | any evocation * | Inflict 1 damage.",
    )
    duel = Duel(pack=box)
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Templar Armory")
    templar = duel.evocation("Bartholomew", "Templar Armory")
    duel.resolve("Wrath", "light")
    assert [duel.damage(who) for who in ("Bartholomew", templar, "Ulrich")] == ["", "", "b"]
    duel.resolve("Penance", "light")
    assert [duel.damage(who) for who in ("Bartholomew", templar, "Ulrich")] == ["bb", "b", "b"]
    duel.resolve("Torment", "light")
    duel.choose(templar)
    assert duel.place(templar) == ""
    assert duel.quiet


@pytest.mark.rule("DMG.9")
def test_own_damage_is_not_converted_but_healed() -> None:
    """Converting passes over one's own side; healing "each model" does not."""
    box = box_with(
        "Claim All | combat fire | special | Convert 2 damage on each model in the Lodge.",
        "Balm | contingency fire | special | Heal 1 damage on each model in the Lodge.",
    )
    duel = Duel(pack=box)
    duel.stand("Bartholomew", "Crypt of the Saint", damage="rr")
    duel.stand("Ulrich", "Templar Armory", damage="rr")
    templar = duel.evocation("Bartholomew", "Templar Armory", damage="u")
    duel.resolve("Claim All", "light")
    duel.choose("cube 0", "cube 1")
    assert [duel.damage(who) for who in ("Bartholomew", templar, "Ulrich")] == ["rr", "u", "bb"]
    duel.resolve("Balm", "light")
    assert [duel.damage(who) for who in ("Bartholomew", templar, "Ulrich")] == ["r", "", "b"]
    assert duel.quiet


@pytest.mark.rule("DMG.9")
def test_own_evocations_where_the_target_says_so() -> None:
    """ "Your evocation" means one's own and no other."""
    duel = clash(quick="Dread Order light")
    mine = duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.evocation("Ulrich", "Crypt of the Saint")
    duel.action_phase()
    duel.choose("cast quick")
    assert [option for option in duel.offered() if not option.startswith("dummy")] == [mine]


@pytest.mark.rule("DMG.4", "DMG.12")
def test_an_evocations_damage_is_its_controllers() -> None:
    """Ulrich's Templar, driven by Bartholomew, hits Ulrich: Bartholomew's cubes, Bartholomew's deed."""
    duel = clash(quick="Minor Control dark")
    templar = duel.evocation("Ulrich", "Crypt of the Saint")
    duel.prepare("Ulrich", quick="Threat from the Shadow light")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", "Bartholomew", "end", "cast quick", "Ulrich")
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("attack Ulrich")
    assert (duel.damage("Ulrich"), duel.damage("Bartholomew")) == ("bb", "uu")
    assert duel.damage(templar) == ""


@pytest.mark.rule("DMG.4")
def test_an_evocations_damage_is_also_its_own() -> None:
    """Who waits for damage by a Templar, and who waits for damage by its controller, both are served."""
    when = "Persistent: Whenever the target inflicts damage on you, gain 1 power."
    box = box_with(f"On It | combat fire | evocation 2 | {when}", f"On Them | combat fire | mage 2 | {when}")
    duel = Duel(pack=box)
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    templar, twin = (duel.evocation("Ulrich", "Crypt of the Saint") for _ in range(2))
    duel.prepare("Bartholomew", quick="On It light", I="On Them light")
    duel.action_phase()
    duel.choose("cast quick", templar, "cast I", "Ulrich")
    duel.begin("evocation")
    duel.choose(templar, "attack Bartholomew")
    # Both apply; they do the same, so nobody asks him in which order.
    assert duel.power("Bartholomew") == 2
    duel.choose("stop", "attack Bartholomew")  # the twin
    assert duel.power("Bartholomew") == 3
    assert duel.place(twin) == "Crypt of the Saint"


@pytest.mark.rule("DMG.5")
def test_an_evocation_with_damage_equal_to_its_health_is_removed() -> None:
    """A Templar of Health 2 stands 1 damage and leaves at 2: cubes and card go back, nobody is rewarded."""
    duel = clash(quick="Tremor light", I="Tremor light")
    templar = duel.evocation("Ulrich", "Templar Armory")
    duel.action_phase()
    duel.choose("cast quick", "Templar Armory")
    assert (duel.place(templar), duel.damage(templar)) == ("Templar Armory", "b")
    left, supply = duel.state.pool[0], duel.state.supply[0]
    duel.choose("cast I", "Templar Armory")
    assert (duel.place(templar), duel.damage(templar)) == ("", "")
    assert duel.state.supply[0] == supply + 1
    assert duel.state.pool[0] == left + 1 - 1  # the first cube comes back; that of the instability is spent
    assert [duel.power(who) + duel.trophies(who) for who in ("Bartholomew", "Ulrich", ROSE)] == [0, 0, 0]


@pytest.mark.rule("DMG.6")
def test_an_evocations_attack_is_a_physical_attack() -> None:
    """The Templar's blow is told like the mage's: a physical attack on a model, then its damage."""
    duel = clash()
    templar = duel.evocation("Ulrich", "Crypt of the Saint")
    duel.action_phase()
    duel.choose("fight", "attack Ulrich", "stop", "end")
    duel.choose("command", templar, "attack Bartholomew", "stop")
    assert duel.happened("attacked") == [(0, 1, 0), (duel.model(templar), 0, 1)]
    assert [hit[:2] for hit in duel.happened("suffered")] == [(1, 2), (0, 2)]


@pytest.mark.rule("DMG.11", "DMG.12", "DMG.10")
def test_a_driven_evocation_strikes_its_owner_but_not_its_driver() -> None:
    """Under Bartholomew's control Ulrich's Templar may hit Ulrich and his other one, no one else."""
    duel = clash(quick="Minor Control dark")
    duel.evocation("Bartholomew", "Crypt of the Saint")
    templar = duel.evocation("Ulrich", "Crypt of the Saint")
    twin = duel.evocation("Ulrich", "Templar Armory")
    duel.action_phase()
    duel.choose("cast quick", "Ulrich", templar, "move to Templar Armory")
    assert [option for option in duel.offered() if option.startswith("attack")] == [f"attack {twin}"]
    duel.choose("move to Crypt of the Saint")
    assert [option for option in duel.offered() if option.startswith("attack")] == ["attack Ulrich"]


@pytest.mark.rule("DMG.9", "DMG.10", "DMG.12")
def test_a_controller_does_not_harm_what_they_control() -> None:
    """While Bartholomew drives Ulrich's Herald, his own Templar can hit Ulrich, but not the Herald."""
    duel = Duel(pack=with_evocation("Herald", ability=HERALD, base=box_with(DRIVE)))
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    templar = duel.evocation("Bartholomew", "Crypt of the Saint")
    herald = duel.evocation("Ulrich", "Crypt of the Saint", kind="Herald")
    duel.resolve("Drive", "light")
    duel.choose(herald)
    assert duel.happened("activated") == [(duel.model(herald), 0), (duel.model(templar), 0)]
    assert [option for option in duel.offered() if option.startswith("attack")] == ["attack Ulrich"]
    duel.choose("stop")
    assert [option for option in duel.offered() if option.startswith("attack")] == ["attack Ulrich"]
    duel.choose("stop")
    assert duel.quiet
    duel.begin("evocation")
    assert f"attack {herald}" in duel.offered()  # it is Ulrich's again


@pytest.mark.rule("DMG.9", "DMG.3")
def test_an_owner_does_not_harm_what_another_controls_for_now() -> None:
    """Bartholomew drives Ulrich's Templar against him; Ulrich's answer spares it, for it is still his."""
    answer = "inflict 1 damage on each model in your room"
    text = f"Persistent: Whenever another mage inflicts damage on you, {answer}."
    duel = Duel(pack=box_with(f"Answer | combat fire | self | {text}"))
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    templar = duel.evocation("Ulrich", "Crypt of the Saint")
    duel.prepare("Ulrich", quick="Answer light")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick")
    duel.resolve("Minor Control", "dark")
    duel.choose("Ulrich", "attack Ulrich")
    assert (duel.damage("Bartholomew"), duel.damage(templar)) == ("u", "")
    assert duel.asked() == ("Bartholomew", "part")


DRIVE = "Drive | combat fire | any evocation * | It activates under your control."


@pytest.mark.rule("DMG.13")
@pytest.mark.parametrize(("side", "suffered"), [("light", "u"), ("dark", "uu")])
def test_ignored_damage_comes_off_before_cubes_are_placed(side: str, suffered: str) -> None:
    """Of 3 damage Shadow Form keeps off 2, or 1 by its other side; those cubes never leave the pool."""
    duel = clash(quick=f"Shadow Form {side}")
    duel.prepare("Ulrich", quick="Deadly Charge dark")
    duel.action_phase()
    duel.choose("cast quick", "end")
    before = duel.state.pool[1]
    duel.choose("cast quick", "Bartholomew")
    assert duel.damage("Bartholomew") == suffered
    assert duel.state.pool[1] == before - len(suffered) - 1  # and the cube of the mark
    assert not duel.happened("healed")


@pytest.mark.rule("DMG.13")
def test_ignoring_can_save_from_a_defeat_and_works_each_time() -> None:
    """At 9 damage two hits of 2 do nothing to a mage who ignores 2 of each."""
    duel = clash(quick="Shadow Form light")
    duel.stand("Bartholomew", "Crypt of the Saint", damage="r" * 9)
    duel.action_phase()
    duel.choose("cast quick", "end")
    duel.choose("fight", "attack Bartholomew", "stop", "fight", "attack Bartholomew", "stop")
    assert (duel.damage("Bartholomew"), duel.place("Bartholomew")) == ("r" * 9, "Crypt of the Saint")
    assert duel.power("Bartholomew") == 1
