"""Damage that is wholly ignored was not suffered: nothing counts it, waits for it or is paid with it."""

from __future__ import annotations

from functools import cache

import pytest

from blackrose.engine.components import Pack
from blackrose.packs import builtin_pack, load_text
from tests.rebirth.scenario import Rebirth, box_with

CARDS = (
    "Ward | protection sacred | self | Ignore up to 3 of that damage. | You suffer damage.",
    "Shove | protection sacred | self | Move all of that damage to one of your evocations. "
    "| You suffer damage.",
    "Fright | combat fire | room 1 | Inflict 2 damage. Move a model damaged by this effect up to 1 room.",
    "Strike | combat fire | mage * | Inflict 2 damage. If you do, gain 3 power. Otherwise, gain 1 power.",
    "Wave | combat fire | special | Inflict 2 damage on each other mage. If you do, gain 3 power.",
    "Burst | combat fire | room * | Inflict 1 damage. Inflict 1 damage. "
    "Place 1 instability for each model damaged by this effect.",
    "Penance | contingency fire | self | Pain 1. If you do, gain 3 power.",
    "Both | contingency fire | special | Heal 1 damage on one of your evocations and "
    "inflict 1 damage on each evocation.",
    "Gloom | combat fire | mage * | The Black Rose inflicts 2 damage on the target.",
    "Order | contingency fire | your evocation * | It activates. The Black Rose converts all damage "
    "inflicted by it.",
)


@cache
def box() -> Pack:
    """The Rebirth box with these cards in it."""
    return box_with(*CARDS)


def lodge(first: str = "Gramigna") -> Rebirth:
    """Rikkart, Gramigna and Arianna in the Arena; Gramigna, who has a Ward, answers before the others."""
    at = Rebirth("Rikkart", "Gramigna", "Arianna", pack=box())
    for mage in at.people:
        at.stand(mage, "Arena")
    at.prepare("Gramigna", status="active", I="Ward light")
    at.first(first)
    return at


def lasting(at: Rebirth, spell: str, by: str, target: str = "") -> None:
    """A persistent spell of a mage comes into force."""
    name, side = spell.rsplit(" ", 1)
    at.prepare(by, status="revealed", quick=spell)
    at.resolve(name, side, by=by)
    if target:
        at.choose(target)
    assert at.quiet


def ward(at: Rebirth, number: int) -> None:
    """Gramigna ignores so much of what she has just suffered."""
    assert at.asked() == ("Gramigna", "react")
    at.choose("reveal I", f"amount {number}")


# --------------------------------------------------------------------------------------------------
# "Damaged": by this text
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.11", "TRP.35")
@pytest.mark.parametrize(("number", "offered"), [(1, ["Gramigna", "Arianna"]), (2, None)])
def test_whoever_ignored_all_of_it_is_no_damaged_model(number: int, offered: list[str] | None) -> None:
    """Fright moves a model damaged by this effect: with Arianna alone left there is nothing to choose."""
    at = lodge()
    at.resolve("Fright", "light")
    at.choose("Arena")
    ward(at, number)
    if offered is not None:
        assert at.offered() == offered
        at.choose("Arianna")
    at.choose("move to Sanctuary")
    assert at.place("Arianna") == "Sanctuary"


@pytest.mark.rule("TRP.11", "TRP.35")
@pytest.mark.parametrize(("number", "placed"), [(3, "rr"), (2, "rrrr")])
def test_supreme_fireball_does_not_count_whoever_ignored_all(number: int, placed: str) -> None:
    """It inflicts 5: Gramigna's bar takes three of them, as she says."""
    at = lodge()
    at.stand("Gramigna", "Arena", damage=at.nearly("Gramigna", 3))
    at.resolve("Supreme Fireball", "dark")
    at.choose("Arena")
    ward(at, number)
    assert at.cubes("Arena") == placed


@pytest.mark.rule("TRP.11", "TRP.35")
@pytest.mark.parametrize(("number", "placed"), [(2, ""), (1, "rr")])
def test_submission_does_not_count_the_black_damage_on_whoever_ignored_all(number: int, placed: str) -> None:
    at = lodge()
    at.stand("Gramigna", "Arena", damage="xx")
    at.resolve("Submission", "dark")
    at.choose("Arena")
    ward(at, number)
    assert at.cubes("Arena") == placed


@pytest.mark.rule("TRP.11", "TRP.35")
def test_deflagrate_does_not_move_whoever_ignored_all() -> None:
    at = lodge()
    at.resolve("Deflagrate", "light")
    at.choose("Gramigna")
    ward(at, 2)
    assert at.quiet
    assert at.place("Gramigna") == "Arena"


@pytest.mark.rule("TRP.11", "TRP.35")
@pytest.mark.parametrize(("number", "runs"), [(2, False), (1, True)])
def test_panic_moves_nobody_who_ignored_all(number: int, runs: bool) -> None:
    """Whom it has damaged it drives off."""
    at = lodge()
    at.stand("Arianna", "Sanctuary")
    at.resolve("Panic", "light")
    at.choose("Arena")
    ward(at, number)
    assert at.quiet is not runs
    if runs:
        at.choose("move to Forge")
    assert at.place("Gramigna") == ("Forge" if runs else "Arena")


@pytest.mark.rule("TRP.35")
def test_damaged_once_and_once_not_is_damaged() -> None:
    """Of two blows Gramigna ignores the first: the second counts her, and nobody is counted twice."""
    at = lodge()
    at.resolve("Burst", "light")
    at.choose("Arena")
    ward(at, 1)
    assert (at.damage("Gramigna"), at.damage("Arianna"), at.cubes("Arena")) == ("r", "rr", "rr")


@pytest.mark.rule("TRP.35")
def test_damaged_models_that_left_play_are_counted_once_each() -> None:
    at = lodge()
    at.stand("Gramigna", "Cell")
    at.stand("Arianna", "Cell")
    at.evocation("Gramigna", "Arena", kind="Cadaver")
    at.evocation("Arianna", "Arena", kind="Cadaver")
    at.resolve("Burst", "light")
    at.choose("Arena")
    assert at.cubes("Arena") == "rr"


@pytest.mark.rule("TRP.36")
def test_damage_moved_on_has_damaged_the_new_bearer() -> None:
    at = lodge()
    at.prepare("Gramigna", status="active", I="Shove light")
    at.evocation("Gramigna", "Crypt")
    at.stand("Arianna", "Cell")
    at.resolve("Fright", "light")
    at.choose("Arena", "reveal I")
    assert (at.damage("Gramigna"), at.damage("Nigredo g1")) == ("", "rr")
    at.choose("move to Black Rose Room")
    assert (at.place("Gramigna"), at.place("Nigredo g1")) == ("Arena", "Black Rose Room")


# --------------------------------------------------------------------------------------------------
# "If you do"
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.35", "EFF.34")
@pytest.mark.parametrize(("number", "gained"), [(2, 1), (1, 3)])
def test_damage_wholly_ignored_was_not_inflicted(number: int, gained: int) -> None:
    at = lodge()
    at.resolve("Strike", "light")
    at.choose("Gramigna")
    ward(at, number)
    assert at.power("Rikkart") == gained


@pytest.mark.rule("TRP.35", "EFF.34")
@pytest.mark.parametrize(("jinxes", "number", "damage"), [(1, 3, ""), (1, 2, "r"), (0, 1, "")])
def test_otherwise_is_about_the_if_and_not_about_damage_that_was_ignored(
    jinxes: int, number: int, damage: str
) -> None:
    """Rusted Nail inflicts 3 for a jinx, otherwise 1: never both, though all of the 3 was ignored."""
    at = lodge()
    if jinxes:
        at.jinx("Gramigna", "Weakness")
    at.resolve("Rusted Nail", "light")
    at.choose("Gramigna")
    ward(at, number)
    assert at.quiet
    assert at.damage("Gramigna") == damage


@pytest.mark.rule("TRP.35", "EFF.34")
def test_of_several_hit_one_who_did_not_ignore_it_is_enough() -> None:
    at = lodge()
    at.resolve("Wave", "light")
    ward(at, 2)
    assert at.power("Rikkart") == 3


@pytest.mark.rule("TRP.35", "EFF.34")
@pytest.mark.parametrize(("number", "gained"), [(1, 0), (0, 3)])
def test_pain_wholly_ignored_pays_for_nothing(number: int, gained: int) -> None:
    at = lodge()
    at.resolve("Penance", "light", by="Gramigna")
    ward(at, number)
    assert at.power("Gramigna") == gained


@pytest.mark.rule("TRP.35", "EFF.34")
@pytest.mark.parametrize(("number", "activates"), [(1, False), (0, True)])
def test_tribute_of_the_command_is_paid_only_by_damage_that_stays(number: int, activates: bool) -> None:
    at = lodge()
    at.evocation("Arianna", "Crypt")
    at.resolve("Tribute of the Command")
    at.choose("yes")
    ward(at, number)
    assert (at.asked() == ("Gramigna", "part")) == activates


# --------------------------------------------------------------------------------------------------
# Texts in force
# --------------------------------------------------------------------------------------------------


def attack_with_nigredo(at: Rebirth) -> None:
    """Rikkart's Nigredo attacks Gramigna for 2."""
    at.evocation("Rikkart", "Arena")
    at.resolve("Order", "light")
    at.choose("Nigredo r1", "attack Gramigna")


@pytest.mark.rule("TRP.18", "PER.6")
@pytest.mark.parametrize(("number", "offered"), [(2, False), (1, True)])
def test_nigredo_is_not_offered_instability_for_damage_that_was_ignored(number: int, offered: bool) -> None:
    at = lodge()
    attack_with_nigredo(at)
    ward(at, number)
    assert (at.asked() == ("Rikkart", "may")) == offered


@pytest.mark.rule("TRP.18", "PER.6")
@pytest.mark.parametrize(("number", "gained"), [(1, 0), (0, 1)])
def test_ineluctable_pain_does_not_pay_for_black_damage_that_was_ignored(number: int, gained: int) -> None:
    """Its owner orders what answers: the protection first."""
    at = lodge()
    at.prepare("Gramigna", status="active", II="Ward light")
    lasting(at, "Ineluctable Pain dark", by="Gramigna")
    at.resolve("Penance", "light", by="Gramigna")
    at.choose("reveal II", f"amount {number}")
    while not at.quiet:
        at.choose(next(label for label in at.offered() if not label.startswith("reveal")))
    assert at.power("Gramigna") == gained + (3 if number == 0 else 0)


@pytest.mark.rule("TRP.18", "PER.6")
@pytest.mark.parametrize(("number", "damage"), [(2, ""), (1, "aa")])
def test_pain_mark_does_not_answer_damage_that_was_ignored(number: int, damage: str) -> None:
    at = lodge()
    lasting(at, "Pain Mark light", by="Arianna", target="Rikkart")
    at.resolve("Strike", "light")
    at.choose("Gramigna")
    ward(at, number)
    assert at.damage("Rikkart") == damage


# --------------------------------------------------------------------------------------------------
# Quests of one's own
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.18", "PER.6")
@pytest.mark.parametrize(("number", "asked"), [(2, False), (1, True)])
def test_lullaby_converts_nothing_for_black_damage_that_was_ignored(number: int, asked: bool) -> None:
    at = lodge()
    lasting(at, "Lullaby dark", by="Rikkart")
    at.stand("Gramigna", "Arena")
    at.resolve("Gloom", "light", by="Arianna")
    at.choose("Gramigna")
    ward(at, number)
    assert bool(at.state.asked) is asked
    if asked:
        assert at.asked() == ("Rikkart", "cube")


@pytest.mark.rule("TRP.18", "PER.6")
def test_pins_and_wax_does_not_spend_one_of_its_times_on_damage_that_was_ignored() -> None:
    """It answers twice: the blow that Gramigna ignores is none of them."""
    at = lodge()
    at.prepare("Gramigna", status="revealed", quick="Pins and Wax dark")
    at.resolve("Pins and Wax", "dark", by="Gramigna")
    at.choose("Rikkart")
    suffered = []
    for blow in range(4):
        at.resolve("Strike", "light", by="Arianna")
        at.choose("Gramigna")
        if blow == 0:
            at.choose("reveal I", "amount 2")
        assert at.quiet
        suffered.append(at.damage("Rikkart"))
    assert suffered == ["", "g", "gg", "gg"]


@pytest.mark.rule("EFF.28", "TRP.35", "QST.23")
@pytest.mark.parametrize("first", ["Rikkart", "Gramigna"])
@pytest.mark.parametrize(("number", "state"), [(2, "active"), (1, "active 1")])
def test_power_catalyst_takes_no_cube_for_damage_that_was_ignored(
    first: str, number: int, state: str
) -> None:
    at = lodge(first)
    at.task("Rikkart", "Power Catalyst")
    at.resolve("Strike", "light")
    at.choose("Gramigna")
    assert at.tasks("Rikkart") == {"Power Catalyst": "active"}
    ward(at, number)
    assert at.tasks("Rikkart") == {"Power Catalyst": state}


@pytest.mark.rule("EFF.28")
def test_power_catalyst_takes_its_cube_before_the_defeat_that_the_damage_brings() -> None:
    at = lodge()
    at.stand("Arianna", "Arena", damage=at.nearly("Arianna", 1))
    at.task("Rikkart", "Power Catalyst", cubes=2)
    at.resolve("Strike", "light")
    at.choose("Arianna")
    assert at.tasks("Rikkart") == {"Power Catalyst": "completed"}
    assert at.when("quest_completed") < at.when("celled")


@pytest.mark.rule("EFF.28", "QST.23")
def test_one_sentence_is_one_cube_whether_it_heals_or_inflicts() -> None:
    """Collective Sacrifice waits for either; what is healed counts at once, damage when it stays."""
    at = lodge()
    at.task("Rikkart", "Collective Sacrifice")
    at.evocation("Rikkart", "Arena", damage="g")
    at.evocation("Gramigna", "Arena")
    at.resolve("Both", "light")
    at.settle()
    assert at.tasks("Rikkart") == {"Collective Sacrifice": "active 1"}


# --------------------------------------------------------------------------------------------------
# "All damage inflicted by it"
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.35", "EFF.13")
@pytest.mark.parametrize(("number", "damage"), [(2, "rr"), (1, "rrx"), (0, "rrxx")])
def test_what_an_evocation_inflicted_is_what_was_not_ignored(number: int, damage: str) -> None:
    at = lodge()
    at.stand("Gramigna", "Arena", damage="rr")
    attack_with_nigredo(at)
    ward(at, number)
    at.settle(*(["no"] if number < 2 else []), "stop")
    assert at.damage("Gramigna") == damage


# --------------------------------------------------------------------------------------------------
# Damage moved on
# --------------------------------------------------------------------------------------------------


def marked() -> Rebirth:
    """Gramigna may move what she suffers to one of her evocations; she has no Ward."""
    at = Rebirth("Rikkart", "Gramigna", "Arianna", pack=box())
    for mage in at.people:
        at.stand(mage, "Arena")
    lasting(at, "Pain Mark dark", by="Gramigna")
    return at


@pytest.mark.rule("DMG.2", "TRP.36")
def test_pain_mark_moves_all_of_it_and_what_a_cadaver_has_no_place_for_is_lost() -> None:
    """A Cadaver bears two."""
    at = marked()
    at.evocation("Gramigna", "Crypt", kind="Cadaver")
    cubes = at.state.pool[0]
    at.resolve("Arcane Barrage", "light")
    at.choose("Gramigna", "yes")
    assert (at.damage("Gramigna"), at.place("Cadaver g1"), at.state.pool[0]) == ("", "", cubes)
    assert [(event.model, event.amount) for event in at.events("suffered")] == [
        (at.seat("Gramigna"), 6),
        (at.model("Cadaver g1"), 2),
    ]


@pytest.mark.rule("TRP.36")
def test_nothing_is_moved_to_an_evocation_whose_bar_is_full() -> None:
    """The blow fills the Cadaver's bar, too: it bears nothing more."""
    at = marked()
    at.evocation("Gramigna", "Arena", kind="Cadaver")
    at.resolve("Supreme Fireball", "dark")
    at.choose("Arena")  # nobody is asked: nothing could be moved
    assert (at.damage("Gramigna"), at.place("Cadaver g1")) == ("rrrrr", "")


@pytest.mark.rule("TRP.36", "EX.R.10")
def test_a_succubus_takes_one_and_the_rest_stays() -> None:
    at = Rebirth("Rikkart", "Gramigna", pack=box())
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Arena")
    at.evocation("Gramigna", "Crypt", kind="Succubus")
    at.resolve("Strike", "light")
    at.choose("Gramigna", "yes")
    assert (at.damage("Gramigna"), at.damage("Succubus g1")) == ("r", "r")


def with_succubus() -> Rebirth:
    """Gramigna has a Ward, and a Succubus that may take 1 of her damage."""
    at = lodge()
    at.evocation("Gramigna", "Crypt", kind="Succubus")
    return at


def move_one(at: Rebirth, *answers: str) -> None:
    """Gramigna lets her Succubus take 1 before she thinks of her Ward."""
    assert at.asked() == ("Gramigna", "react")
    at.choose(next(label for label in at.offered() if label.startswith("evocation")), "yes", *answers)


@pytest.mark.rule("TRP.36", "QST.23")
@pytest.mark.parametrize(("answers", "bars"), [(["pass"], ("r", "r")), (["reveal I", "amount 1"], ("", "r"))])
def test_one_blow_is_one_cube_though_some_of_it_is_moved(answers: list[str], bars: tuple[str, str]) -> None:
    """Power Catalyst counts what Rikkart has inflicted, wherever it lies in the end."""
    at = with_succubus()
    at.task("Rikkart", "Power Catalyst")
    at.resolve("Strike", "light")
    at.choose("Gramigna")
    move_one(at, *answers)
    assert (at.damage("Gramigna"), at.damage("Succubus g1")) == bars
    assert at.tasks("Rikkart") == {"Power Catalyst": "active 1"}


@pytest.mark.rule("TRP.36", "QST.23")
def test_one_blow_on_several_is_one_cube_though_one_of_them_moves_hers() -> None:
    at = with_succubus()
    at.task("Rikkart", "Power Catalyst")
    at.resolve("Wave", "light")
    move_one(at, "pass")
    assert (at.damage("Gramigna"), at.damage("Succubus g1"), at.damage("Arianna")) == ("r", "r", "rr")
    assert at.tasks("Rikkart") == {"Power Catalyst": "active 1"}


@pytest.mark.rule("TRP.35", "TRP.36", "EFF.34")
def test_damage_moved_was_inflicted_though_the_rest_is_ignored() -> None:
    at = with_succubus()
    at.resolve("Strike", "light")
    at.choose("Gramigna")
    move_one(at)
    ward(at, 1)
    assert (at.damage("Gramigna"), at.damage("Succubus g1"), at.power("Rikkart")) == ("", "r", 3)


@pytest.mark.rule("PER.6", "TRP.36")
def test_what_stays_of_damage_in_person_is_still_that() -> None:
    """Pain Mark answers for both who bear it: the Succubus, and Gramigna for the rest."""
    at = with_succubus()
    lasting(at, "Pain Mark light", by="Arianna", target="Rikkart")
    at.resolve("Strike", "light")
    at.choose("Gramigna")
    move_one(at, "pass")
    assert at.damage("Rikkart") == "aaaa"


@pytest.mark.rule("QST.6", "QST.23")
def test_a_task_that_is_the_case_is_met_when_it_comes_to_be_so() -> None:
    """A quest of this test alone waits for nothing that happens, but for something to be so."""
    pack = load_text(
        """
        [[quest]]
        name = { en = "Retinue", de = "Gefolge", ru = "Свита" }
        provenance = "original"
        moon = 1
        power = 1
        when = "You own at least 2 evocations."
        text = "Gain 1 power."
        """,
        base=builtin_pack("rebirth"),
    )
    at = Rebirth("Rikkart", "Gramigna", pack=pack)
    at.stand("Rikkart", "Crypt")
    at.task("Rikkart", "Retinue")
    at.resolve("Crypt", "ruined")
    assert at.tasks("Rikkart") == {"Retinue": "active hidden"}
    at.resolve("Crypt", "ruined")
    assert at.tasks("Rikkart") == {"Retinue": "completed"}
