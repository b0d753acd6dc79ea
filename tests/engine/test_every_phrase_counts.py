"""A card does what it says: each word of a phrase about models or rooms narrows what is meant."""

from __future__ import annotations

from blackrose.engine.meaning import modifiers
from blackrose.packs import load_text
from tests.scenario import Duel, box_with

ABYSS, CRYPT, ROSE_ROOM = "Abyss of Faith", "Crypt of the Saint", "Occult Black Rose Room"
LIBRARY, ARMORY = "Library of the Order", "Templar Armory"
BEAST = """
    [[evocation]]
    name = { en = "Wolf" }
    archetype = "beast"
    speed = 2
    strength = 1
    health = 3
    copies = 3
    provenance = "original"
    text = "This evocation has +2 Speed. If a mage who does not own this evocation would place instability \
in its room, they place 1 less."
"""


def duel_with(text: str, target: str = "self") -> Duel:
    """Both mages in the Abyss of Faith and a spell "Trial" with this text in Bartholomew's quick slot."""
    duel = Duel(pack=box_with(f"Trial | contingency fire | {target} | {text}"))
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", ABYSS)
    duel.prepare("Bartholomew", quick="Trial light")
    return duel


def cast(duel: Duel, *choices: str) -> None:
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick", *choices)


def strength(duel: Duel, model: str) -> int:
    return modifiers.strength(duel.state, duel.model(model))


# Raises in force


def test_a_raise_lies_on_the_target() -> None:
    """Bartholomew makes Ulrich stronger, and nobody else; in the Cell Ulrich has nothing of it."""
    duel = duel_with("Persistent: The target has +1 Strength.", "model 2")
    cast(duel, "Ulrich")
    assert (strength(duel, "Ulrich"), strength(duel, "Bartholomew")) == (3, 2)
    duel.stand("Ulrich", "Cell")
    assert strength(duel, "Ulrich") == 2


def test_a_raise_is_for_the_kind_it_names() -> None:
    """Only Bartholomew's Templars are raised: not Ulrich's, not the mages."""
    duel = duel_with("Persistent: Your Templars have +1 Strength.")
    mine, theirs = duel.evocation("Bartholomew", ABYSS), duel.evocation("Ulrich", ABYSS)
    cast(duel)
    assert [strength(duel, model) for model in (mine, theirs, "Bartholomew")] == [3, 2, 2]


def test_a_raise_for_each_mage() -> None:
    """Both mages are raised, their evocations are not."""
    duel = duel_with("Persistent: Each mage has +1 Strength.")
    templar = duel.evocation("Ulrich", ABYSS)
    cast(duel)
    assert [strength(duel, model) for model in ("Bartholomew", "Ulrich", templar)] == [3, 3, 2]


def test_a_raise_holds_only_while_its_condition_does() -> None:
    """Unhurt, Bartholomew is stronger; with a single cube of damage he is not."""
    duel = duel_with("Persistent: If you have no damage, you have +1 Strength.")
    cast(duel)
    assert strength(duel, "Bartholomew") == 3
    duel.stand("Bartholomew", ABYSS, damage="u")
    assert strength(duel, "Bartholomew") == 2


def test_what_could_not_be_paid_for_does_not_come_into_force() -> None:
    """ "If you do" before a persistent is asked once, when it would come into force."""
    text = "Remove one of your evocations. Persistent: If you do, you have +1 Strength."
    without = duel_with(text)
    cast(without)
    assert strength(without, "Bartholomew") == 2
    paid = duel_with(text)
    paid.evocation("Bartholomew", ABYSS)
    cast(paid)
    assert strength(paid, "Bartholomew") == 3


def test_an_evocations_own_card_can_raise_it_and_hold_a_room_down() -> None:
    """Ulrich's Wolf is fast by its own card, and where it stands Bartholomew places one cube less."""
    pack = box_with("Trial | contingency fire | room 0 | Place 2 instability.")
    duel = Duel(pack=load_text(BEAST, base=pack))
    duel.stand("Bartholomew", ABYSS)
    wolf = duel.evocation("Ulrich", ABYSS, kind="Wolf")
    assert modifiers.speed(duel.state, duel.model(wolf)) == 4
    duel.resolve("Trial", "light")
    assert duel.cubes(ABYSS) == "b"
    duel.resolve("Trial", "light", by="Bartholomew")
    assert duel.cubes(ABYSS) == "bb"


def test_a_dummy_is_never_defeated() -> None:
    """ "If that defeats the target" is not met by a target that is not there."""
    for target, paid in (("dummy in Abyss of Faith", 0), ("Ulrich", 3 + 1)):
        duel = duel_with("Inflict 1 damage. If that defeats the target, gain 1 power.", "mage 0")
        duel.stand("Ulrich", ABYSS, damage="r" * 2 + "b" * 7)
        cast(duel, target)
        assert duel.power("Bartholomew") == paid


# Triggers


def test_a_trigger_waits_for_the_kind_it_names() -> None:
    """Undead that enter pay, a mage that enters does not."""
    duel = duel_with("Persistent: Whenever an undead enters a room, gain 1 power.")
    templar = duel.evocation("Ulrich", ABYSS)
    cast(duel)
    duel.resolve("Crypt of the Saint", "ruined", by="Ulrich")
    assert duel.power("Bartholomew") == 1
    assert duel.place(templar) == ABYSS


def test_a_trigger_knows_the_kind_of_what_has_left() -> None:
    """A Templar that is removed is an undead that was removed, but not a Golem."""
    for word, paid in (("an undead", 1), ("a Templar", 1), ("one of your Templars", 0)):
        duel = duel_with(f"Persistent: Whenever {word} is removed or defeated, gain 1 power.")
        duel.evocation("Ulrich", ABYSS)
        cast(duel)
        duel.resolve("Fusion", "light", by="Ulrich")
        assert duel.power("Bartholomew") == paid, word


def test_a_trigger_can_speak_of_the_targets_evocations() -> None:
    """Bartholomew is paid for what Ulrich loses, not for what he loses himself."""
    duel = duel_with(
        "Persistent: Whenever one of the target's evocations is removed or defeated, gain 1 power.", "mage 2"
    )
    duel.evocation("Ulrich", ABYSS)
    duel.evocation("Bartholomew", ABYSS)
    cast(duel, "Ulrich")
    duel.resolve("Fusion", "light", by="Ulrich")
    assert duel.power("Bartholomew") == 1
    duel.resolve("Fusion", "light", by="Bartholomew")
    assert duel.power("Bartholomew") == 3  # Fusion's own power, nothing more


def test_a_persistent_strikes_its_target_and_nobody_else() -> None:
    """Ulrich pays when Bartholomew is hurt, whether the text says "it" or leaves the target out."""
    for ending in ("inflict 1 damage", "inflict 1 damage on it", "inflict 1 damage on the target"):
        duel = duel_with(f"Persistent: Whenever you suffer damage, {ending}.", "mage 2")
        templar = duel.evocation("Ulrich", ABYSS)
        cast(duel, "Ulrich")
        duel.resolve("Living Lodge", by="Black Rose")
        hurt = [duel.damage(model) for model in ("Bartholomew", "Ulrich", templar)]
        assert hurt == ["rr", "rrb", ""], ending


# Rooms


def test_each_other_room_leaves_out_the_own_one() -> None:
    """The three rooms around are hit, the room the distance is counted from is not."""
    duel = duel_with("Place 1 instability in each other room 1 from you.")
    cast(duel)
    assert [duel.cubes(room) for room in (ABYSS, ROSE_ROOM, CRYPT, LIBRARY, ARMORY)] == [
        "",
        "b",
        "b",
        "b",
        "",
    ]


def test_another_room_is_not_the_own_one() -> None:
    """The room where one stands is no answer."""
    duel = duel_with("Place 1 instability in another room 1 from you.", "special")
    cast(duel)
    assert duel.offered() == [ROSE_ROOM, CRYPT, LIBRARY]
    duel.choose(CRYPT)
    assert duel.cubes(CRYPT) == "b"


def test_a_trap_knows_where_it_was_set_off() -> None:
    """ "There" is the room the mage has entered, whatever the trap aims at."""
    snare = "Snare | trap fire | mage * | Place 2 instability there. | Another mage enters a grey room."
    duel = Duel(pack=box_with(snare))
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", ROSE_ROOM)
    duel.prepare("Bartholomew", status="active", quick="Snare light")
    duel.action_phase(first="Ulrich")
    duel.choose("explore", f"move to {CRYPT}", "reveal quick")
    assert [duel.cubes(room) for room in (CRYPT, ROSE_ROOM, ABYSS)] == ["bb", "", ""]
