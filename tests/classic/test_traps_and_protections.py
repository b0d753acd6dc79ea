"""Traps and protections in Classic: who is asked when, what a hit comes to, and whom they touch (TRP)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackrose.engine.table import HitFrame
from blackrose.game import IllegalChoice, State
from blackrose.packs import load_text
from tests.classic.scenario import Classic, box_with

ON_DAMAGE = "You suffer damage."
BOX = box_with(
    "Bolt | combat fire | model 2 | Inflict 3 damage.",
    "Great Bolt | combat fire | model 2 | Inflict 4 damage.",
    "Blast | combat fire | room 2 | Inflict 2 damage. Place 1 instability.",
    "Leech | combat profane | model 2 | Inflict 2 damage. If you do, gain 1 power.",
    "Twin Bolt | combat fire | model 2 | Inflict 1 damage. Inflict 1 damage.",
    "Armor | protection profane | self | Ignore all of that damage. Inflict 1 damage on the attacker. "
    f"| {ON_DAMAGE}",
    f"Cloak | protection air | self | Ignore up to 3 of that damage. Gain 1 power. | {ON_DAMAGE}",
    f"Courage | protection air | self | Gain 1 power. | {ON_DAMAGE}",
    f"Spite | protection air | self | Gain 1 power for each damage suffered. | {ON_DAMAGE}",
    "Thorns | protection air | model * | Inflict 12 damage. | Another mage inflicts damage on you.",
    "Mirror | protection sacred | self | Move all of that damage to another model in your room. "
    f"| {ON_DAMAGE}",
    "Grudge | trap air | model * | Inflict 1 damage. | Another mage inflicts damage on you.",
    "Pit | trap earth | model * | Inflict 3 damage. | A model enters a red room.",
    "Ditch | trap earth | model * | Inflict 1 damage. | A model enters a red room.",
    "Snare | trap earth | mage * | The target loses 1 power. | A mage enters a red room.",
    "Volley | trap air | special | Inflict 1 damage on each model in the Lodge. | A model enters a red room.",
    "Fade | protection magic | self | Ignore that spell. | A spell reaches you.",
    "Deny | protection magic | self | Cancel that spell. | A spell reaches you.",
    "Burden | combat fire | mage 2 | Move up to 2 damage from you to the target. Gain 1 power.",
    "Last Word | protection magic | self | Heal all damage. | You are defeated.",
)


def two(options: dict[str, str] | None = None, cast: str = "Bolt light") -> Classic:
    """Nero and Tessa in one room, Rebecca next door; Nero has a spell to cast, everybody 3 power."""
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX, options=options)
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden")
    table.stand("Rebecca", "Crypt")
    for mage in table.people:
        table.power(mage, 3)
    table.prepare("Nero", quick=cast)
    return table


def struck(*protections: str, by: str = "Bolt light", damage: str = "") -> Classic:
    """Tessa with these protections, aimed at by Nero's spell."""
    table = two(cast=by)
    table.stand("Tessa", "Garden", damage=damage)
    for slot, spell in zip(("I", "II", "III"), protections, strict=False):
        table.prepare("Tessa", "active", **{slot: f"{spell} light"})
    table.action_phase(first="Nero")
    table.choose("cast quick", "Tessa")
    return table


# --------------------------------------------------------------------------------------------------
# Protections answer a hit before its cubes are placed (TRP.34)
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.34", "TRP.2", "EFF.36")
def test_a_protection_on_damage_is_asked_before_the_cubes_are_placed() -> None:
    table = struck("Courage")
    assert table.asked() == ("Tessa", "react")
    assert table.damage("Tessa") == ""
    assert table.cubes_left("Nero") == 25
    table.choose("reveal I")
    assert table.damage("Tessa") == "nnn"
    assert table.when("gained") < table.when("suffered")


@pytest.mark.rule("TRP.34")
def test_what_was_asked_for_a_hit_is_not_asked_again_at_its_full_stop() -> None:
    table = struck("Courage")
    table.choose("pass")
    assert table.asked() == ("Nero", "action")
    assert table.damage("Tessa") == "nnn"
    assert table.lies("Tessa", "I") == "active"


@pytest.mark.rule("TRP.34", "DEF.2")
def test_only_what_was_not_asked_for_the_hit_is_asked_before_the_defeat() -> None:
    """Nine of eleven places are taken: the hit would defeat her."""
    table = struck("Courage", "Last Word", damage="rrrrrrrrr")
    assert table.offered() == ["reveal I", "pass"]
    table.choose("pass")
    assert table.damage("Tessa") == "rrrrrrrrrnn"
    assert table.offered() == ["reveal II", "pass"]
    table.choose("reveal II")
    assert table.asked() == ("Nero", "action")
    assert table.place("Tessa") == "Garden"
    assert table.happened("defeated") == []


@pytest.mark.rule("TRP.34")
def test_a_trap_on_damage_is_asked_after_the_sentence() -> None:
    table = two()
    table.prepare("Tessa", "active", I="Grudge light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Tessa")
    assert table.asked() == ("Tessa", "react")
    assert table.damage("Tessa") == "nnn"
    table.choose("reveal I")
    assert table.damage("Nero") == "t"


EVENT = """
    [[event_card]]
    name = { en = "Black Hail", de = "Schwarzer Hagel", ru = "Чёрный град" }
    provenance = "original"
    moon = 1
    phase = "action"
    slot = 1
    drawn = 0
    discarded = 0
    text = "The Black Rose inflicts 2 damage on each mage."
"""


def by_attack(table: Classic) -> None:
    table.action_phase(first="Nero")
    table.choose("fight", "attack Tessa")


def by_evocation(table: Classic) -> None:
    table.evocation("Nero", "Garden")
    table.begin("evocation", first="Nero")
    table.choose("Landsknecht n1", "attack Tessa")


def by_room(table: Classic) -> None:
    table.stand("Nero", "Sacrificial Altar")
    table.resolve("Sacrificial Altar", "effect")  # nobody but Tessa is there to be hit


def by_event(table: Classic) -> None:
    table.resolve("Black Hail", by="Black Rose")


@pytest.mark.rule("TRP.34")
@pytest.mark.parametrize("strike", [by_attack, by_evocation, by_room, by_event])
def test_every_hit_goes_that_way(strike: Callable[[Classic], None]) -> None:
    """Whoever strikes: a mage, an evocation, a room, the Black Rose."""
    table = Classic("Nero", "Tessa", "Rebecca", pack=load_text(EVENT, base=BOX))
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden")
    table.prepare("Tessa", "active", I="Cloak light")
    strike(table)
    assert table.asked() == ("Tessa", "react")
    assert table.damage("Tessa") == ""
    table.choose("reveal I")
    table.choose(table.offered("Tessa")[0], by="Tessa")
    assert table.damage("Tessa") == ""
    assert table.power("Tessa") == 1


@pytest.mark.rule("TRP.34")
def test_a_hit_that_waits_can_be_copied_written_down_and_read() -> None:
    table = struck("Courage")
    assert isinstance(table.state.stack[-1], HitFrame)
    other = State.from_json(table.rules, table.state.to_json())
    assert other == table.state
    for state in (other, table.state.copy()):
        state.choose(table.seat("Tessa"), ("pass",))
        assert state.bar[table.seat("Tessa")] == (0, 0, 0)
    assert table.damage("Tessa") == ""


@pytest.mark.rule("TRP.34")
def test_a_hit_of_which_nothing_is_left_was_not_inflicted() -> None:
    table = struck("Armor", by="Leech light")
    table.choose("reveal I")
    assert table.power("Nero") == 3
    table = struck("Armor", by="Leech light")
    table.choose("pass")
    assert table.power("Nero") == 4


@pytest.mark.rule("TRP.34")
def test_a_hit_is_placed_though_who_inflicted_it_is_defeated_meanwhile() -> None:
    table = struck("Thorns", by="Twin Bolt light")
    table.choose("reveal I")
    assert table.place("Nero") == "Cell"
    assert table.damage("Tessa") == "n"  # the second sentence is lost with the turn (CEL.6)


@pytest.mark.rule("TRP.34", "TRP.22")
def test_everybody_hit_is_asked_one_after_the_other_and_all_is_placed_then() -> None:
    table = two(cast="Blast light")
    table.stand("Rebecca", "Garden")
    table.prepare("Tessa", "active", I="Courage light")
    table.prepare("Rebecca", "active", I="Cloak light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Garden")
    assert table.asked() == ("Tessa", "react")
    table.choose("pass")
    assert table.asked() == ("Rebecca", "react")
    assert table.damage("Tessa") == ""
    table.choose("reveal I", "amount 2")
    assert (table.damage("Tessa"), table.damage("Rebecca")) == ("nn", "")
    assert table.cubes("Garden") == "n"


def test_with_windows_whoever_might_have_a_protection_is_asked_about_the_hit() -> None:
    table = two({"reactions": "windows"})
    table.prepare("Tessa", "active", I="Fade light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Tessa")
    while table.damage("Tessa") == "" and not isinstance(table.state.stack[-1], HitFrame):
        assert table.asked() == ("Tessa", "react")
        table.choose("pass")
    assert table.asked() == ("Tessa", "react")
    assert table.offered() == ["pass"]
    table.choose("pass")
    assert table.damage("Tessa") == "nnn"


# --------------------------------------------------------------------------------------------------
# What a hit comes to (TRP.12, TRP.20, TRP.28–29)
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.28")
def test_ignoring_lowers_the_hit_before_it_is_seen_what_fits() -> None:
    """One place free, a hit of 4, 3 ignored: 1 remains, and that is the defeat."""
    table = struck("Cloak", by="Great Bolt light", damage="rrrrrrrrrr")
    table.choose("reveal I", "amount 3")
    assert table.place("Tessa") == "Cell"
    assert [event.amount for event in table.events("suffered")] == [1]


@pytest.mark.rule("TRP.29", "TRP.20", "EX.C.24", "EX.C.25", "EX.C.33")
def test_with_nothing_left_of_the_hit_a_second_protection_cannot_be_used() -> None:
    table = struck("Cloak", "Cloak")
    assert table.offered() == ["reveal I", "reveal II", "pass"]
    table.choose("reveal I", "amount 3")
    assert table.asked() == ("Nero", "action")
    assert table.power("Tessa") == 4
    assert table.lies("Tessa", "II") == "active"
    assert table.damage("Tessa") == ""


@pytest.mark.rule("TRP.29", "TRP.5")
def test_while_anything_is_left_the_owner_goes_on_in_any_order() -> None:
    table = struck("Cloak", "Cloak", by="Great Bolt light")
    table.choose("reveal II", "amount 3")
    assert table.offered() == ["reveal I", "pass"]
    table.choose("reveal I")
    assert table.offered() == ["amount 1", "amount 0"]
    table.choose("amount 1")
    assert table.power("Tessa") == 5
    assert table.damage("Tessa") == ""


def test_damage_suffered_is_what_the_hit_would_place() -> None:
    table = struck("Spite", by="Great Bolt light", damage="rrrrrrrrr")
    table.choose("reveal I")
    assert table.power("Tessa") == 5


@pytest.mark.rule("TRP.12", "EFF.15")
def test_a_protection_that_redirects_sends_on_the_attackers_cubes() -> None:
    table = struck("Mirror")
    table.evocation("Rebecca", "Garden", kind="Bone Knight")
    table.stand("Nero", "Crypt")
    table.choose("reveal I")
    assert table.damage("Bone Knight r1") == "nnn"
    assert table.damage("Tessa") == ""


@pytest.mark.rule("TRP.12", "TRP.34")
def test_a_hit_that_was_moved_on_can_be_answered_there() -> None:
    table = two()
    table.stand("Rebecca", "Garden")
    table.stand("Nero", "Crypt")
    table.prepare("Tessa", "active", I="Mirror light")
    table.prepare("Rebecca", "active", I="Cloak light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Tessa", "reveal I")
    assert table.asked() == ("Rebecca", "react")
    table.choose("reveal I", "amount 2")
    assert (table.damage("Tessa"), table.damage("Rebecca")) == ("", "n")


@pytest.mark.rule("TRP.12", "TRP.8")
def test_a_protection_that_inflicts_uses_the_protectors_cubes_on_who_struck() -> None:
    table = two(cast="Bolt light")
    table.prepare("Tessa", "active", I="Armor light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Tessa", "reveal I")
    assert (table.damage("Nero"), table.damage("Tessa")) == ("t", "")


# --------------------------------------------------------------------------------------------------
# Traps: whom they take, and in which order
# --------------------------------------------------------------------------------------------------


def entering(traps: dict[str, tuple[str, ...]], mage: str = "Nero", damage: str = "") -> Classic:
    """A mage steps from the Sanctuary into the red Arena; these mages have traps."""
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX)
    table.stand("Nero", "Crypt")
    table.stand("Tessa", "Crypt")
    table.stand("Rebecca", "Garden")
    table.stand(mage, "Sanctuary", damage=damage)
    for person in table.people:
        table.power(person, 3)
    for owner, spells in traps.items():
        for slot, spell in zip(("I", "II", "III"), spells, strict=False):
            table.prepare(owner, "active", **{slot: f"{spell} light"})
    table.action_phase(first=mage)
    table.choose("explore", "move to Arena")
    return table


@pytest.mark.rule("TRP.7")
def test_nobody_meets_the_condition_of_their_own_trap() -> None:
    table = entering({"Nero": ("Pit",)})
    assert table.asked() == ("Nero", "part")
    assert table.lies("Nero", "I") == "active"


@pytest.mark.rule("TRP.7")
def test_neither_does_an_evocation_of_theirs() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.evocation("Nero", "Sanctuary")
    table.evocation("Tessa", "Sanctuary")
    table.prepare("Nero", "active", I="Pit light")
    table.begin("evocation", first="Nero")
    table.choose("Landsknecht n1", "move to Arena")
    assert table.asked() == ("Nero", "part")
    table.choose("stop", "Landsknecht t1", "move to Arena")
    assert table.asked() == ("Nero", "react")


@pytest.mark.rule("TRP.7")
def test_nobody_suffers_their_own_trap() -> None:
    table = entering({"Tessa": ("Volley",)})
    table.evocation("Tessa", "Crypt")
    table.choose("reveal I")
    assert table.damage("Nero") == "t"
    assert table.damage("Rebecca") == "t"
    assert table.damage("Tessa") == ""
    assert table.damage("Landsknecht t1") == ""


@pytest.mark.rule("TRP.8")
def test_the_target_of_a_trap_is_who_met_its_condition() -> None:
    table = entering({"Tessa": ("Pit",)})
    table.choose("reveal I")
    assert table.damage("Nero") == "ttt"  # nobody else was to be chosen
    assert table.asked() == ("Nero", "part")


@pytest.mark.rule("TRP.21", "TRP.22", "EX.C.30")
@pytest.mark.parametrize(("mage", "order"), [("Nero", ["Tessa", "Rebecca"]), ("Tessa", ["Rebecca", "Nero"])])
def test_owners_are_asked_clockwise_from_the_active_player(mage: str, order: list[str]) -> None:
    """Not from the First Mage of the round, who is Nero both times."""
    table = entering(dict.fromkeys(order, ("Ditch",)), mage)
    table.first("Nero")
    asked = []
    while table.asked()[1] == "react":
        asked.append(table.asked()[0])
        table.choose("reveal I")
    assert asked == order
    assert len(table.damage(mage)) == 2


@pytest.mark.rule("TRP.21")
def test_in_the_evocation_phase_the_active_player_is_whose_evocation_acts() -> None:
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX)
    table.evocation("Tessa", "Sanctuary", kind="Bone Knight")
    for owner in ("Nero", "Rebecca"):
        table.prepare(owner, "active", I="Ditch light")
    table.begin("evocation", first="Nero")
    table.choose("Bone Knight t1", "move to Arena")
    assert table.asked() == ("Rebecca", "react")
    table.choose("reveal I")
    assert table.asked() == ("Nero", "react")


@pytest.mark.rule("TRP.5", "EX.C.29")
def test_two_own_traps_on_the_same_room_may_both_be_used_in_any_order() -> None:
    table = entering({"Tessa": ("Pit", "Snare")})
    assert table.offered() == ["reveal I", "reveal II", "pass"]
    table.choose("reveal II", "reveal I")
    assert table.damage("Nero") == "ttt"
    assert table.power("Nero") == 2


@pytest.mark.rule("TRP.10")
def test_once_a_mage_is_defeated_no_more_traps_take_them_for_that_event() -> None:
    table = entering({"Tessa": ("Pit", "Snare"), "Rebecca": ("Ditch",)}, damage="r" * 10)
    table.choose("reveal I")
    assert table.place("Nero") == "Cell"
    assert table.asked()[1] == "action"
    assert table.lies("Tessa", "II") == "active"
    assert table.lies("Rebecca", "I") == "active"


@pytest.mark.rule("TRP.10")
def test_without_a_defeat_they_are_all_asked() -> None:
    table = entering({"Tessa": ("Pit",), "Rebecca": ("Ditch",)})
    table.choose("reveal I")
    assert table.asked() == ("Rebecca", "react")


# --------------------------------------------------------------------------------------------------
# Spells that are cancelled or ignored
# --------------------------------------------------------------------------------------------------


def blasted(protection: str) -> Classic:
    table = two(cast="Blast light")
    table.stand("Nero", "Crypt")
    table.stand("Rebecca", "Garden")
    table.prepare("Tessa", "active", I=f"{protection} light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Garden", "reveal I")
    return table


@pytest.mark.rule("EX.C.35", "EFF.4", "EFF.26")
def test_a_room_spell_that_is_cancelled_hits_nobody() -> None:
    table = blasted("Deny")
    assert (table.damage("Tessa"), table.damage("Rebecca"), table.cubes("Garden")) == ("", "", "")
    assert table.lies("Nero", "quick") == "revealed"


@pytest.mark.rule("EX.C.36", "EFF.25", "EFF.26")
def test_a_room_spell_that_one_mage_ignores_still_hits_the_others() -> None:
    table = blasted("Fade")
    assert (table.damage("Tessa"), table.damage("Rebecca"), table.cubes("Garden")) == ("", "nn", "n")
    with pytest.raises(IllegalChoice):
        table.choose("cast quick")


@pytest.mark.rule("TGT.27", "EFF.25")
def test_a_spell_reaches_whom_it_moves_its_casters_damage_to() -> None:
    """Before the first cube is moved: who ignores the spell does not get any."""
    table = two(cast="Burden light")
    table.stand("Nero", "Garden", damage="ttr")
    table.prepare("Tessa", "active", I="Fade light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Tessa")
    assert table.asked() == ("Tessa", "react")
    table.choose("reveal I")
    assert (table.damage("Nero"), table.damage("Tessa")) == ("ttr", "")
    assert table.told("transferred") == []
    assert table.power("Nero") == 4
