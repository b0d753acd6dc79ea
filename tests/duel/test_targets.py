"""Targets: what an effect may aim at, how far and in which line it is seen, and the dummy."""

import pytest

from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, EVERYWHERE, LIBRARY, SUMMONER, TREASURE, dummies
from tests.scenario import Duel, box_with


def table(target: str, text: str = "Inflict 1 damage.", type_: str = "combat") -> Duel:
    """A spell "Probe" with this target and text; Bartholomew stands in the Crypt, Ulrich across the Lodge."""
    duel = Duel(pack=box_with(f"Probe | {type_} fire | {target} | {text}"))
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", TREASURE)
    return duel


def probed(duel: Duel, by: str = "Bartholomew") -> list[str]:
    """What the probe may aim at, dummies left out."""
    duel.resolve("Probe", "light", by=by)
    return [option for option in duel.offered() if not option.startswith("dummy")]


# --------------------------------------------------------------------------------------------------
# Kinds of targets
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.1")
@pytest.mark.parametrize(
    ("target", "found"),
    [
        ("model *", ["Ulrich", "Templar u1"]),
        ("mage *", ["Ulrich"]),
        ("evocation *", ["Templar u1"]),
        ("your evocation *", ["Templar b1"]),
        ("any evocation *", ["Templar b1", "Templar u1"]),
        ("any model *", ["Ulrich", "Templar b1", "Templar u1"]),
        ("room *", EVERYWHERE),
    ],
)
def test_the_kinds_of_targets(target: str, found: list[str]) -> None:
    """Each kind offers its own; a mage is never a target of his own effect that aims at models."""
    duel = table(target)
    duel.evocation("Bartholomew", CENTRE)
    duel.evocation("Ulrich", CENTRE)

    assert probed(duel) == found


@pytest.mark.rule("TGT.1", "TGT.10")
@pytest.mark.parametrize("caster", ["Bartholomew", "Ulrich"])
def test_self_is_who_resolves_the_effect(caster: str) -> None:
    """Nothing is asked: the one who casts it is meant."""
    duel = table("self", "Heal 1 damage.", "contingency")
    duel.stand("Bartholomew", CRYPT, damage="uu")
    duel.stand("Ulrich", CRYPT, damage="bb")
    duel.resolve("Probe", "light", by=caster)

    assert len(duel.damage(caster)) == 1
    assert len(duel.damage("Bartholomew") + duel.damage("Ulrich")) == 3
    assert duel.quiet


@pytest.mark.rule("TGT.1")
def test_special_aims_as_its_text_says() -> None:
    """No target is asked for; the text itself names an evocation anywhere in the Lodge."""
    duel = table("special", "An evocation in the Lodge activates under your control.", "contingency")
    duel.evocation("Bartholomew", CENTRE)
    duel.evocation("Ulrich", SUMMONER)
    duel.resolve("Probe", "light")

    assert duel.asked() == ("Bartholomew", "model")
    assert duel.offered() == ["Templar b1", "Templar u1"]


@pytest.mark.rule("TGT.7")
def test_cells_are_never_targets() -> None:
    """Of an effect on any room all seven rooms are offered, and no Cell; nobody in a Cell is a model."""
    duel = table("room *")
    duel.stand("Ulrich", "Cell")
    assert probed(duel) == EVERYWHERE
    duel = table("any model *")
    duel.stand("Ulrich", "Cell")
    duel.evocation("Ulrich", CENTRE)
    assert probed(duel) == ["Templar u1"]


# --------------------------------------------------------------------------------------------------
# Range and line
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.2", "TGT.14")
@pytest.mark.parametrize(
    ("distance", "rooms"),
    [
        ("1", [CRYPT, CENTRE, ARMORY, ABYSS]),
        ("2", [CRYPT, CENTRE, ARMORY, TREASURE, ABYSS]),
        ("3", [CRYPT, CENTRE, ARMORY, TREASURE, ABYSS]),
        ("*", EVERYWHERE),
    ],
)
def test_rooms_in_range_and_sight(distance: str, rooms: list[str]) -> None:
    """Range counts along straight rows: two rooms of the ring are two steps away, but in no row from here."""
    assert probed(table(f"room {distance}")) == rooms


@pytest.mark.rule("TGT.13")
def test_range_0_is_the_own_room() -> None:
    """There is nothing to choose: the cube goes where the caster stands."""
    duel = table("room 0", "Place 1 instability.")
    duel.resolve("Probe", "light")

    assert [room for room in EVERYWHERE if duel.cubes(room)] == [CRYPT]
    assert duel.quiet


@pytest.mark.rule("TGT.2", "TGT.13", "TGT.14", "EX.D.12")
@pytest.mark.parametrize(
    ("distance", "room", "seen"),
    [
        ("0", CRYPT, True),
        ("0", ARMORY, False),
        ("1", ARMORY, True),
        ("1", TREASURE, False),
        ("2", TREASURE, True),
        ("2", SUMMONER, False),
        ("3", LIBRARY, False),
        ("*", LIBRARY, True),
    ],
)
def test_models_in_range_and_sight(distance: str, room: str, seen: bool) -> None:
    """A model is a target exactly where its room is one."""
    duel = table(f"model {distance}")
    duel.evocation("Ulrich", CRYPT)  # so that there is always something to choose from
    duel.stand("Ulrich", room)

    assert ("Ulrich" in probed(duel)) == seen


@pytest.mark.rule("TGT.15")
def test_models_in_between_do_not_block() -> None:
    """Across a centre full of Templars Ulrich is still seen."""
    duel = table("model 2")
    for owner in ("Bartholomew", "Ulrich", "Ulrich"):
        duel.evocation(owner, CENTRE)

    assert "Ulrich" in probed(duel)


@pytest.mark.rule("TGT.3")
def test_distance_starts_at_the_caster() -> None:
    """The same spell cast by Ulrich counts from the Treasure Room."""
    assert probed(table("room 1"), by="Ulrich") == [TREASURE, CENTRE, SUMMONER, LIBRARY]


@pytest.mark.rule("TGT.3")
def test_distance_starts_where_the_text_says() -> None:
    """ "The target's room or an adjacent one" is counted from the target, not from the caster."""
    duel = table("mage 2", "Place 1 instability in the target's room or an adjacent one.")
    duel.resolve("Probe", "light")
    duel.choose("Ulrich")

    assert duel.offered() == [TREASURE, CENTRE, SUMMONER, LIBRARY]
    duel.choose(LIBRARY)
    assert duel.cubes(LIBRARY) == "b"


@pytest.mark.rule("TGT.3")
def test_an_evocations_ability_is_counted_from_the_evocation() -> None:
    """The Templar's own text takes a cube from its room; the one in its mage's room does not count."""
    duel = table("your evocation *", "It activates.", "contingency")
    duel.evocation("Bartholomew", SUMMONER)
    duel.instability(CRYPT, "b")
    duel.resolve("Probe", "light")
    duel.choose("Templar b1")
    assert duel.asked() == ("Bartholomew", "part"), "no cube of his where it stands"

    duel.instability(SUMMONER, "b")
    duel.resolve("Probe", "light")
    duel.choose("Templar b1", "yes")
    assert (duel.cubes(CRYPT), duel.cubes(SUMMONER)) == ("b", "")


@pytest.mark.rule("TGT.10")
def test_an_event_has_each_mage_choose_from_where_they_stand() -> None:
    """Honour in Service: each places her cube within 1 of themselves, in play order."""
    duel = table("self", "Gain 1 power.")
    duel.resolve("Honour in Service", by="Black Rose")
    assert duel.asked() == ("Bartholomew", "room")
    assert duel.offered() == [CRYPT, CENTRE, ARMORY, ABYSS]
    duel.choose(CRYPT)
    assert duel.asked() == ("Ulrich", "room")
    assert duel.offered() == [TREASURE, CENTRE, SUMMONER, LIBRARY]
    duel.choose(LIBRARY)

    assert (duel.cubes(CRYPT), duel.cubes(LIBRARY)) == ("r", "r")


@pytest.mark.rule("TGT.4")
def test_the_cards_target_first_a_sentences_target_when_it_is_reached() -> None:
    """Ulrich is chosen before anything happens; where he is put only after the strike."""
    duel = table("self", "Gain 1 power.")
    duel.resolve("Vague Shift", "dark")
    assert duel.asked() == ("Bartholomew", "target")
    assert duel.damage("Ulrich") == ""
    duel.choose("Ulrich")
    assert duel.asked() == ("Bartholomew", "room")
    assert duel.damage("Ulrich") == "bb"
    duel.choose(LIBRARY)
    assert duel.place("Ulrich") == LIBRARY


@pytest.mark.rule("TGT.4")
def test_the_cards_target_is_chosen_once() -> None:
    """What each mage does in turn is about the target its caster chose when the spell began."""
    duel = table("room 2", "Inflict 1 damage. Each mage in play order: place 1 instability.")
    duel.resolve("Probe", "light")
    duel.choose(TREASURE)

    assert (duel.damage("Ulrich"), duel.cubes(TREASURE)) == ("b", "bu")
    assert duel.quiet, "nothing else was asked"


# --------------------------------------------------------------------------------------------------
# Several at once
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.8", "EX.D.13")
def test_all_models_at_1_are_those_at_0_as_well() -> None:
    """Every opposing model in the room of who strikes and in those around it is struck, none farther off."""
    duel = table("self", "Inflict 1 damage on each model in your room or an adjacent one.")
    here, beside, across = (duel.evocation("Ulrich", room) for room in (CRYPT, ARMORY, TREASURE))
    duel.stand("Ulrich", CENTRE)
    duel.resolve("Probe", "light")

    assert [duel.damage(model) for model in (here, beside, "Ulrich", across)] == ["b", "b", "b", ""]
    assert duel.quiet


@pytest.mark.rule("TGT.8", "TGT.2")
def test_all_models_at_2_are_those_in_sight() -> None:
    """Across the centre counts, two steps along the rim does not."""
    duel = table("self", "Inflict 1 damage on each model 2 from you.")
    rim = duel.evocation("Ulrich", LIBRARY)
    duel.resolve("Probe", "light")

    assert (duel.damage("Ulrich"), duel.damage(rim)) == ("b", "")


@pytest.mark.rule("TGT.19")
def test_a_room_effect_touches_all_opposing_models_in_the_room() -> None:
    """Ulrich and his Templar are struck, Bartholomew and his own are not, nor is anybody next door."""
    duel = Duel()
    duel.stand("Bartholomew", CENTRE)
    duel.stand("Ulrich", CENTRE)
    own, foe, beside = (
        duel.evocation(owner, room)
        for owner, room in (("Bartholomew", CENTRE), ("Ulrich", CENTRE), ("Ulrich", CRYPT))
    )
    duel.resolve("Tremor", "light")
    duel.choose(CENTRE)

    assert [duel.damage(model) for model in ("Ulrich", foe)] == ["b", "b"]
    assert [duel.damage(model) for model in ("Bartholomew", own, beside)] == ["", "", ""]


@pytest.mark.rule("TGT.11", "EX.D.2")
def test_a_room_effect_reaches_all_at_the_same_time() -> None:
    """With three cubes for two hits of 2 the caster shares them out over both, not one after the other."""
    duel = table("room *", "Inflict 2 damage.")
    templar = duel.evocation("Ulrich", TREASURE)
    duel.cubes_left("Bartholomew", 3)
    duel.resolve("Probe", "light")
    duel.choose(TREASURE)

    assert duel.offered() == ["amount 1", "amount 2"]
    duel.choose("amount 1")
    assert duel.damage("Ulrich") == "b"
    assert duel.place(templar) == "", "it had the other two"


@pytest.mark.rule("TGT.11")
def test_defeats_of_one_room_effect_fall_together() -> None:
    """A mage and a Templar are felled by one sentence: both quests can be claimed at the same time."""
    duel = Duel(claimed=["Destroyer", "Manipulator", "Insight", "Balance"])
    duel.stand("Bartholomew", CENTRE)
    duel.stand("Ulrich", CRYPT, damage="rrrrrrrr")
    duel.evocation("Ulrich", CRYPT)
    duel.resolve("Dark Force", "light")
    duel.choose(CRYPT)

    assert duel.offered() == ["claim First Blood", "claim Killer", "pass"]


# --------------------------------------------------------------------------------------------------
# The dummy
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT.6", "TGT.12")
@pytest.mark.parametrize("kind", ["model", "mage", "evocation"])
def test_a_dummy_is_offered_besides_real_targets(kind: str) -> None:
    """Ulrich and his Templar are in range; still the dummy may be chosen, and the rest is carried out."""
    duel = table(f"{kind} 2", "Inflict 1 damage. Gain 1 power.")
    templar = duel.evocation("Ulrich", TREASURE)
    duel.resolve("Probe", "light")
    dummy = duel.offered()[-1]
    assert dummy.startswith("dummy")
    duel.choose(dummy)

    assert duel.damage("Ulrich") == duel.damage(templar) == ""
    assert duel.power("Bartholomew") == 1
    assert duel.quiet


@pytest.mark.rule("TGT.6")
def test_without_a_target_the_dummy_lets_the_rest_be_carried_out() -> None:
    """Nobody is in range: the second sentence is resolved all the same."""
    duel = table("model 0", "Inflict 1 damage. Gain 1 power.")
    duel.resolve("Probe", "light")

    assert duel.power("Bartholomew") == 1
    assert duel.quiet


@pytest.mark.rule("TGT.6")
def test_a_room_effect_has_no_dummy() -> None:
    """Only effects on models have one: a room is always there."""
    duel = table("room 1")
    duel.resolve("Probe", "light")

    assert duel.offered() == [CRYPT, CENTRE, ARMORY, ABYSS]


@pytest.mark.rule("TGT.17", "TGT.6", "EX.D.14")
def test_the_caster_names_the_dummys_room() -> None:
    """It stands in any room in range and sight, and what is counted from the target is counted from there."""
    duel = table("mage 2", "Inflict 1 damage. Place 1 instability in the target's room or an adjacent one.")
    duel.resolve("Probe", "light")
    seen = [CRYPT, CENTRE, ARMORY, TREASURE, ABYSS]
    assert duel.offered() == ["Ulrich", *dummies(seen)]
    duel.choose(f"dummy in {ABYSS}")

    assert duel.offered() == [ABYSS, CENTRE, CRYPT, LIBRARY]
    duel.choose(LIBRARY)
    assert duel.cubes(LIBRARY) == "b"
    assert duel.quiet


@pytest.mark.rule("TGT.17", "TGT.13")
def test_at_range_0_the_dummy_stands_in_the_own_room() -> None:
    """No other room is offered for it."""
    duel = table("mage 0", "Place 1 instability in the target's room.")
    duel.stand("Ulrich", CRYPT)
    duel.resolve("Probe", "light")

    assert duel.offered() == ["Ulrich", f"dummy in {CRYPT}"]
    duel.choose(f"dummy in {CRYPT}")
    assert duel.cubes(CRYPT) == "b"


@pytest.mark.rule("TGT.28")
def test_the_dummy_takes_no_damage() -> None:
    """A spell on the dummy spends no cube and meets no condition of damage."""
    duel = table("model 2", "Inflict 3 damage. If you do, gain 1 power.")
    duel.resolve("Probe", "light")
    duel.choose(duel.offered()[-1])

    assert duel.happened("suffered") == []
    assert duel.power("Bartholomew") == 0


@pytest.mark.rule("TGT.28")
def test_the_dummy_cannot_be_attacked() -> None:
    """Neither Fight nor an attack by an effect offers it; without anybody here there is no attack."""
    duel = table("self", "You may perform a physical attack on a model in your room.", "combat")
    duel.resolve("Probe", "light")
    assert duel.quiet, "nobody to attack, nothing to ask"
    duel.stand("Ulrich", CRYPT)
    duel.action_phase()
    duel.choose("fight")

    assert duel.offered() == ["attack Ulrich", "use", "stop"]
    assert duel.refused(("attack", -10 - duel.room(CRYPT)), "Bartholomew")
