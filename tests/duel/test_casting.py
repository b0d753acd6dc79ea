"""Casting: which spell may be cast when, and the instability mark that comes before its effect."""

import pytest

from tests.duel.lodge import ABYSS, CENTRE, CRYPT, LIBRARY, TREASURE
from tests.scenario import Duel, box_with


def table(**sheet: str) -> Duel:
    """Bartholomew with these spells in the Crypt, Ulrich in the Treasure Room across the Lodge."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", TREASURE)
    duel.prepare("Bartholomew", **sheet)
    return duel


def casts(duel: Duel) -> list[str]:
    return [option for option in duel.offered() if option.startswith("cast")]


# --------------------------------------------------------------------------------------------------
# Which spell
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.8")
def test_of_the_standard_spells_the_lowest_is_cast() -> None:
    """Slot I before II before III; the quick spell besides."""
    duel = table(quick="Tremor dark", I="Dark Force light", II="Appropriation light", III="Tremor dark")
    duel.action_phase()

    assert casts(duel) == ["cast quick", "cast I"]
    assert duel.refused(("cast", 2), "Bartholomew")
    duel.choose("cast I", CENTRE)
    assert duel.happened("revealed") == [(0, 1, duel.card("Dark Force"), 0)]


@pytest.mark.rule("ACT.8")
def test_the_lowest_slot_that_still_holds_a_ready_spell() -> None:
    """Slot I is already revealed, slot II was spent on Momentum: slot III is next."""
    duel = table(II="Appropriation light", III="Dark Force light")
    duel.prepare("Bartholomew", status="revealed", I="Tremor dark")
    duel.action_phase()

    assert casts(duel) == ["cast II"]
    duel.choose("momentum II", "stop")
    assert casts(duel) == ["cast III"]


@pytest.mark.rule("ACT.20", "ACT.25")
def test_at_most_one_standard_spell_an_activation() -> None:
    """After slot I the quick spell may follow, slot II only in the next activation."""
    duel = table(quick="Dark Force light", I="Dark Force light", II="Dark Force light")
    duel.tokens("Ulrich", 1)
    duel.action_phase()
    duel.choose("cast I", CENTRE)

    assert casts(duel) == ["cast quick"]
    assert {"explore", "momentum II"} < set(duel.offered()), "only a second standard cast is barred"
    duel.choose("cast quick", CENTRE)
    assert duel.asked() == ("Ulrich", "action")
    duel.choose("explore", "stop")
    assert casts(duel) == ["cast II"]


@pytest.mark.rule("ACT.20", "ACT.21")
def test_a_standard_spell_may_follow_the_quick_one() -> None:
    """The quick spell first does not use up the standard one."""
    duel = table(quick="Dark Force light", I="Dark Force light")
    duel.action_phase()
    duel.choose("cast quick", CENTRE)

    assert casts(duel) == ["cast I"]
    duel.choose("cast I", CENTRE)
    assert duel.asked() == ("Ulrich", "action")


@pytest.mark.rule("ACT.21")
@pytest.mark.parametrize("before", [(), ("explore", "stop"), ("fight", "stop"), ("momentum I", "stop")])
def test_the_quick_spell_comes_whenever_its_mage_likes(before: tuple[str, ...]) -> None:
    """First or alone, after Explore, after Fight, after Momentum."""
    duel = table(quick="Dark Force light", I="Violence light")
    duel.action_phase()
    duel.choose(*before, "cast quick", CENTRE)

    assert duel.happened("revealed") == [(0, 0, duel.card("Dark Force"), 0)]
    assert duel.asked() == (("Ulrich", "action") if before else ("Bartholomew", "action"))
    assert before or "end" in duel.offered()


@pytest.mark.rule("ACT.21")
def test_the_quick_spell_may_be_kept_to_the_last() -> None:
    """All standard spells and tokens are spent; the quick spell is cast alone in an activation of its own."""
    duel = table(quick="Dark Force light", I="Dark Force light")
    duel.tokens("Bartholomew", 1)
    duel.tokens("Ulrich", 1)
    duel.action_phase(round_=4)
    duel.choose("cast I", CENTRE, "explore", "stop")
    duel.choose("explore", "stop", by="Ulrich")

    assert duel.offered() == ["cast quick", "momentum quick"]
    duel.choose("cast quick", CENTRE)
    assert duel.state.over


@pytest.mark.rule("ACT.28", "CEL.15")
def test_a_spell_does_not_lead_out_of_the_cell() -> None:
    """Defeated in mid-spell, Bartholomew is neither moved nor placed out of the Cell by the rest of it."""
    escape = "Inflict 1 damage. Place yourself in the target's room or an adjacent one. Move up to 2 rooms. "
    escape += "Gain 1 power."
    duel = Duel(pack=box_with(f"Escape | combat air | mage 2 | {escape}"))
    duel.stand("Bartholomew", CRYPT, damage="uuuuuuuu")
    duel.stand("Ulrich", TREASURE)
    duel.resolve("Threat from the Shadow", "light", by="Ulrich")
    duel.choose("Bartholomew")
    duel.resolve("Escape", "light")
    duel.choose("Ulrich")

    assert duel.place("Bartholomew") == "Cell"
    assert duel.power("Bartholomew") == 1, "the spell went on to its end"
    assert duel.quiet


# --------------------------------------------------------------------------------------------------
# The instability mark
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.3")
def test_the_mark_places_a_cube_in_the_own_room_before_the_effect() -> None:
    """The cube lies there when the target is asked for; nothing has struck yet."""
    duel = table(quick="Deadly Charge light")
    duel.action_phase()
    duel.choose("cast quick")

    assert duel.asked() == ("Bartholomew", "target")
    assert duel.cubes(CRYPT) == "b"
    assert duel.damage("Ulrich") == ""
    duel.choose("Ulrich")
    assert (duel.cubes(CRYPT), duel.damage("Ulrich")) == ("b", "bb")


@pytest.mark.rule("SPL.3")
def test_a_spell_without_the_mark_places_nothing() -> None:
    """Dark Force has no mark; and a marked spell spent on Momentum is not revealed, so it places nothing."""
    duel = table(quick="Dark Force light", I="Deadly Charge light")
    duel.action_phase()
    duel.choose("momentum I", "stop", "cast quick", CENTRE)

    assert duel.happened("placed") == []


@pytest.mark.rule("SPL.18")
@pytest.mark.parametrize("face", ["ruined", "available"])
def test_without_a_free_slot_the_mark_places_nothing(face: str) -> None:
    """The room is full, or rebuilt and takes no cubes; the spell strikes all the same."""
    duel = table(quick="Deadly Charge light")
    duel.instability(CRYPT, "uuuuuu" if face == "ruined" else "", face)
    duel.action_phase()
    duel.choose("cast quick", "Ulrich")

    assert duel.happened("placed") == []
    assert duel.damage("Ulrich") == "bb"


@pytest.mark.rule("SPL.18")
def test_without_a_cube_left_the_mark_places_nothing() -> None:
    """The pool is empty: no cube, and of the effect only what needs no cubes."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", TREASURE)
    duel.prepare("Bartholomew", quick="Give and Take light")
    duel.pile("Bartholomew", ["Tremor", "Violence"])
    duel.cubes_left("Bartholomew", 0)
    duel.action_phase()
    duel.choose("cast quick", "Ulrich")

    assert duel.cubes(CRYPT) == ""
    assert sorted(duel.hand("Bartholomew")) == ["Tremor", "Violence"]


@pytest.mark.rule("SPL.18")
def test_the_last_cube_goes_to_the_mark() -> None:
    """With one cube left the mark has it and the strike has none."""
    duel = table(quick="Deadly Charge light")
    duel.cubes_left("Bartholomew", 1)
    duel.action_phase()
    duel.choose("cast quick", "Ulrich")

    assert (duel.cubes(CRYPT), duel.damage("Ulrich")) == ("b", "")
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("CRN.5")
@pytest.mark.parametrize(("owner", "cubes"), [("Ulrich", ""), ("Bartholomew", "b")])
def test_a_bone_shield_holds_the_mark_down(owner: str, cubes: str) -> None:
    """Another's shielded Templar in the room takes 1 off what is placed there: the mark's cube too."""
    duel = table(quick="Deadly Charge light")
    duel.evocation(owner, CRYPT, upgrade="Bone Shield")
    duel.action_phase()
    duel.choose("cast quick", "Ulrich")

    assert (duel.cubes(CRYPT), duel.damage("Ulrich")) == (cubes, "bb")


@pytest.mark.rule("SPL.3")
def test_the_mark_follows_the_caster() -> None:
    """After a move the cube goes to the room where the caster stands now."""
    duel = table(quick="Deadly Charge light")
    duel.action_phase()
    duel.choose("explore", f"move to {ABYSS}", f"move to {LIBRARY}", "stop")
    duel.choose("cast quick", "Ulrich")

    assert (duel.cubes(CRYPT), duel.cubes(LIBRARY)) == ("", "b")
