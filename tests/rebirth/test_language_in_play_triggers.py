"""Texts carried out: what sets something off, and what does not."""

import pytest

from tests.rebirth.scenario import Rebirth, box_with

MAGES = ("Rikkart", "Gramigna", "Arianna")


def watching(when: str, deed: str, target: str = "self", kind: str = "combat fire") -> Rebirth:
    """Rikkart gains 3 power whenever this happens, Gramigna being his effect's target; "Deed" is a spell.

    All stand in the Arena.
    """
    pack = box_with(
        f"Watch | contingency magic | mage * | Persistent: Whenever {when}, gain 3 power.",
        f"Deed | {kind} | {target} | {deed}",
    )
    table = Rebirth(*MAGES, pack=pack)
    for mage in MAGES:
        table.stand(mage, "Arena")
        table.power(mage, 5)
    table.resolve("Watch", "light")
    table.choose("Gramigna")
    table.power("Rikkart", 0)
    return table


def seen(table: Rebirth, by: str, *choices: str) -> bool:
    """Whether the deed, done with these answers, set Rikkart's effect off."""
    table.resolve("Deed", "light", by=by)
    table.choose(*choices)
    return table.power("Rikkart") >= 3


HIT = "Inflict 1 damage."


@pytest.mark.parametrize(
    ("when", "by", "deed", "target", "choices", "met"),
    [
        # inflicting, healing, suffering
        ("the target inflicts damage in person", "Gramigna", HIT, "mage 0", ("Arianna",), True),
        ("the target inflicts damage in person", "Arianna", HIT, "mage 0", ("Gramigna",), False),
        ("another mage inflicts the last damage on a mage", "Gramigna", HIT, "mage 0", ("Arianna",), False),
        (
            "you inflict or heal damage on a mage",
            "Rikkart",
            "Heal 1 damage on the target.",
            "mage 0",
            ("Arianna",),
            True,
        ),
        ("you inflict or heal damage on a mage", "Rikkart", HIT, "mage 0", ("Arianna",), True),
        ("you inflict or heal damage on a mage", "Gramigna", HIT, "mage 0", ("Arianna",), False),
        (
            "you inflict damage on a mage",
            "Rikkart",
            "Heal 1 damage on the target.",
            "mage 0",
            ("Arianna",),
            False,
        ),
        ("the target suffers black damage", "Gramigna", "Pain 1.", "self", (), True),
        ("the target suffers black damage", "Arianna", HIT, "mage 0", ("Gramigna",), False),
        # moving, the Cell
        ("the target moves", "Gramigna", "Place yourself in the Crypt.", "self", (), True),
        ("the target moves", "Arianna", "Place yourself in the Crypt.", "self", (), False),
        ("a mage is placed in their Cell", "Arianna", "Place yourself in your Cell.", "self", (), True),
        ("a mage is placed in their Cell", "Arianna", "Place yourself in the Crypt.", "self", (), False),
        # power
        ("the target gains or loses power", "Gramigna", "Gain 1 power.", "self", (), True),
        ("the target gains or loses power", "Gramigna", "Lose 1 power.", "self", (), True),
        ("the target gains or loses power", "Arianna", "Lose 1 power.", "self", (), False),
        ("another mage gains power", "Arianna", "Gain 1 power.", "self", (), True),
        ("another mage gains power", "Arianna", "Lose 1 power.", "self", (), False),
        ("another mage loses power", "Arianna", "Lose 1 power.", "self", (), True),
        # rooms that are used
        ("a mage activates a red room", "Gramigna", "Activate the Garden.", "self", ("Garden",), False),
        ("a mage activates a green room", "Gramigna", "Activate the Garden.", "self", ("Garden",), True),
        ("you activate a green room", "Gramigna", "Activate the Garden.", "self", ("Garden",), False),
        # effects that were resolved
        ("a mage resolves a combat or trap spell", "Gramigna", "Gain 1 power.", "self", (), True),
        ("a mage resolves a contingency spell", "Gramigna", "Gain 1 power.", "self", (), False),
        ("a mage resolves a fire or profane spell", "Gramigna", "Gain 1 power.", "self", (), True),
        ("a mage resolves a water spell", "Gramigna", "Gain 1 power.", "self", (), False),
        ("a mage resolves a fire spell in the Arena", "Gramigna", "Gain 1 power.", "self", (), True),
        ("a mage resolves a fire spell in the Crypt", "Gramigna", "Gain 1 power.", "self", (), False),
        (
            "a mage resolves the effect of a green room",
            "Gramigna",
            "Activate the Garden.",
            "self",
            ("Garden",),
            True,
        ),
        (
            "a mage resolves the effect of the Garden",
            "Gramigna",
            "Activate the Garden.",
            "self",
            ("Garden",),
            True,
        ),
        (
            "a mage resolves the effect of the Crypt",
            "Gramigna",
            "Activate the Garden.",
            "self",
            ("Garden",),
            False,
        ),
        (
            "a mage resolves an effect that places instability",
            "Gramigna",
            "Place 1 instability.",
            "room 0",
            (),
            True,
        ),
        ("a mage resolves an effect that places instability", "Gramigna", "Gain 1 power.", "self", (), False),
        (
            "a mage resolves an effect that places or converts instability in a red room",
            "Gramigna",
            "Choose one: place 1 instability in the Arena; or gain 1 power.",
            "self",
            ("choice 0",),
            True,
        ),
        (
            "a mage resolves an effect that places or converts instability in a red room",
            "Gramigna",
            "Place 1 instability in the Crypt.",
            "self",
            (),
            False,
        ),
        # with a fact
        ("a mage resolves a spell while you have no damage", "Gramigna", "Gain 1 power.", "self", (), True),
        (
            "a mage resolves a spell while you own at least 1 evocation",
            "Gramigna",
            "Gain 1 power.",
            "self",
            (),
            False,
        ),
    ],
)
def test_what_sets_an_effect_off(
    when: str, by: str, deed: str, target: str, choices: tuple[str, ...], met: bool
) -> None:
    table = watching(when, deed, target)
    table.stand("Arianna", "Arena", damage="g")
    assert seen(table, by, *choices) is met


@pytest.mark.rule("SPL.12")
def test_any_element_is_the_one_that_is_waited_for() -> None:
    table = watching("a mage resolves a water spell", "Gain 1 power.", kind="combat any")
    assert seen(table, "Gramigna")


def test_placing_that_did_not_happen_is_not_placing() -> None:
    """The Garden is full: the effect is resolved and has placed nothing."""
    table = watching(
        "a mage resolves an effect that places instability", "Place 1 instability in the Garden."
    )
    table.instability("Garden", "aaaa")
    assert not seen(table, "Gramigna")


def test_the_last_damage_is_the_one_that_fills_the_bar() -> None:
    table = watching("another mage inflicts the last damage on a mage", HIT, "mage 0")
    health = table.rules.mages[table.state.mage[table.seat("Arianna")]].health
    table.stand("Arianna", "Arena", damage="x" * (health - 1))
    assert seen(table, "Gramigna", "Arianna")


@pytest.mark.parametrize(("colour", "met"), [("r", True), ("x", False)])
def test_a_mage_with_your_damage_is_defeated(colour: str, met: bool) -> None:
    table = watching("a mage with your damage is defeated", HIT, "mage 0")
    health = table.rules.mages[table.state.mage[table.seat("Arianna")]].health
    table.stand("Arianna", "Arena", damage=colour + "x" * (health - 2))
    table.resolve("Deed", "light", by="Gramigna")
    table.choose("Arianna")
    assert bool([event for event in table.happened("gained") if event == (0, 3)]) is met


def test_what_an_evocation_inflicts_is_not_done_in_person() -> None:
    table = watching("the target inflicts damage in person", "Gain 1 power.")
    cadaver = table.evocation("Gramigna", "Arena", kind="Cadaver")
    table.begin("evocation", first="Gramigna")
    table.choose(cadaver, "attack Arianna")
    assert table.damage("Arianna") == "gg"
    assert table.power("Rikkart") == 0


def test_a_summoned_or_freed_model_has_not_moved() -> None:
    table = watching("a model moves", "Summon 1 Cadaver in your room.")
    assert not seen(table, "Gramigna")


# Traps and protections


def trapped(
    trap: str, when: str, aim: str = "mage *", deed: str = "Gain 1 power.", at: str = "self"
) -> Rebirth:
    """Gramigna has an Active trap; Rikkart in the Arena, she and Arianna in the Garden; "Deed" is a spell."""
    pack = box_with(f"Snare | trap air | {aim} | {trap} | {when}", f"Deed | combat fire | {at} | {deed}")
    table = Rebirth(*MAGES, pack=pack)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Garden")
    table.stand("Arianna", "Garden")
    table.prepare("Gramigna", status="active", I="Snare light")
    return table


def asked_to_react(table: Rebirth) -> bool:
    """Whether Gramigna may reveal her trap now."""
    return any(decision.kind == "react" for decision in table.state.decisions)


@pytest.mark.rule("TRP.23")
def test_the_owner_too_can_meet_a_condition_that_names_everybody() -> None:
    """Gramigna walks into her own trap's room: she may spring it, but her damage spares her (DMG.3)."""
    table = trapped(
        "Inflict 2 damage. Gain 1 power.", "A mage enters a grey room.", deed="Place yourself in the Crypt."
    )
    table.resolve("Deed", "light", by="Gramigna")
    assert asked_to_react(table)
    table.choose("reveal I")
    assert (table.damage("Gramigna"), table.power("Gramigna")) == ("", 1)


@pytest.mark.rule("TRP.24")
def test_standing_or_leaving_triggers_nothing_passing_through_does() -> None:
    """Rikkart leaves the red Arena without harm; passing through the purple Throne he sets a trap off."""
    red = trapped("Inflict 1 damage.", "Another mage enters a red room.", deed="Place yourself in the Crypt.")
    red.resolve("Deed", "light")
    assert not asked_to_react(red)
    purple = trapped("Inflict 1 damage.", "Another mage enters a purple room.")
    purple.action_phase(first="Rikkart")
    purple.choose("explore", "move to Throne Room")
    assert asked_to_react(purple)
    purple.choose("reveal I")
    assert purple.damage("Rikkart") == "g"
    assert "move to Armory" in purple.offered()


@pytest.mark.rule("TRP.25")
@pytest.mark.parametrize(
    ("who", "aim", "asked"), [("A model", "model *", True), ("Another mage", "mage *", False)]
)
def test_summoning_is_entering_where_the_trap_can_hit_evocations(who: str, aim: str, asked: bool) -> None:
    table = trapped("Inflict 2 damage.", f"{who} enters a red room.", aim, "Summon 1 Cadaver in your room.")
    table.resolve("Deed", "light")
    assert asked_to_react(table) is asked
    if asked:
        table.choose("reveal I")
        assert table.place("Cadaver r1") == ""


@pytest.mark.rule("CEL.7")
@pytest.mark.parametrize(("place", "asked"), [("Arena", True), ("Cell", False)])
def test_a_trap_on_solving_quests_does_not_reach_into_the_cell(place: str, asked: bool) -> None:
    table = trapped(
        "Inflict 2 damage.", "Another mage solves a quest.", deed="Solve one of your Completed quests."
    )
    table.task("Rikkart", table.rules.quests[0].name.en, "completed")
    table.stand("Rikkart", place)
    table.resolve("Deed", "light")
    assert list(table.tasks("Rikkart").values()) == ["solved"]
    assert asked_to_react(table) is asked


def test_that_mage_is_who_met_the_condition() -> None:
    """An evocation inflicts the damage; "another mage" who did so is its owner."""
    table = trapped("Take 1 trophy of that mage.", "Another mage inflicts damage on you.", "self")
    cadaver = table.evocation("Rikkart", "Garden", kind="Cadaver")
    table.begin("evocation", first="Rikkart")
    table.choose(cadaver, "attack Gramigna", "reveal I")
    assert table.captured("Gramigna") == ["Rikkart"]


@pytest.mark.rule("TGT.27", "TGT.30")
@pytest.mark.parametrize(
    ("aim", "choices", "asked"),
    [
        ("mage *", ("Gramigna",), True),
        ("mage *", ("Arianna",), False),
        ("room *", ("Garden",), True),
        ("room *", ("Crypt",), False),
        ("special", (), False),
    ],
)
def test_a_spell_reaches_whom_it_would_hit(aim: str, choices: tuple[str, ...], asked: bool) -> None:
    """Her, or all in her room; a special one without a target hits nobody. Its caster pays."""
    table = trapped(
        "Cancel that spell. Inflict 1 damage on its caster.",
        "A spell reaches you.",
        "self",
        "Inflict 1 damage. Gain 1 power." if aim != "special" else "Gain 1 power.",
        aim,
    )
    table.resolve("Deed", "light")
    table.choose(*choices)
    assert asked_to_react(table) is asked
    if asked:
        table.choose("reveal I")
        assert (table.damage("Rikkart"), table.power("Rikkart")) == ("g", 0)


def test_the_damage_suffered_is_what_still_lies_there() -> None:
    trap = "Inflict 1 damage for each damage suffered."
    table = trapped(trap, "Another mage inflicts damage on you.", "mage *", "Inflict 3 damage.", "mage *")
    table.stand("Gramigna", "Garden", damage="a")
    table.resolve("Deed", "light")
    table.choose("Gramigna", "reveal I")
    assert table.damage("Rikkart") == "ggg"
