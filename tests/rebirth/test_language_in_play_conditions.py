"""Texts carried out: Enhancements, what sentences hang on, and who is spared."""

import pytest

from blackrose.engine import events as ev
from tests.rebirth.scenario import Rebirth, box_with

MAGES = ("Rikkart", "Gramigna", "Arianna")
SPELLS = (
    "Gust | combat air | self | Gain 1 power.",
    "Mud | combat earth | self | Gain 1 power.",
    "Wave | combat water | self | Gain 1 power.",
    "Veil | combat any | self | Gain 1 power.",
)


def trial(text: str, target: str = "self", *more: str, kind: str = "combat fire") -> Rebirth:
    """Three mages in the Arena, and "Trial" with this text in Rikkart's quick slot."""
    table = Rebirth(*MAGES, pack=box_with(f"Trial | {kind} | {target} | {text}", *SPELLS, *more))
    for mage in MAGES:
        table.stand(mage, "Arena")
    table.prepare("Rikkart", quick="Trial light")
    return table


def cast(table: Rebirth, *choices: str) -> Rebirth:
    """Rikkart casts the Trial with these answers."""
    table.action_phase(first="Rikkart")
    table.choose("cast quick", *choices)
    return table


# Enhancements


@pytest.mark.rule("SPL.15")
@pytest.mark.parametrize(
    ("needed", "revealed", "met"),
    [
        ("air", ("Gust",), True),
        ("air", ("Mud",), False),
        ("air", ("Veil",), True),
        ("air, earth", ("Gust", "Mud"), True),
        ("air, earth", ("Gust", "Veil"), True),
        ("air, earth", ("Veil",), False),
        ("air, earth", ("Veil", "Veil"), True),
        ("water, water", ("Wave",), False),
        ("water, water", ("Wave", "Wave"), True),
        ("water, water", ("Wave", "Veil"), True),
        ("fire", (), False),  # the card itself never counts
    ],
)
@pytest.mark.rule("GLO.12")
def test_an_enhancement_needs_its_elements_on_other_revealed_spells(
    needed: str, revealed: tuple[str, ...], met: bool
) -> None:
    """Two of one element need two spells, and each "any" stands for one."""
    table = trial(f"Enhancement {needed}: inflict 2 damage. Inflict 1 damage.", "mage 0")
    slots = dict(zip(("I", "II", "III"), (f"{name} light" for name in revealed), strict=False))
    table.prepare("Rikkart", status="revealed", **slots)
    cast(table, "Gramigna")
    assert table.damage("Gramigna") == ("rrr" if met else "r")


def test_spells_that_are_not_revealed_enhance_nothing() -> None:
    table = trial("Enhancement air: inflict 2 damage. Inflict 1 damage.", "mage 0")
    table.prepare("Rikkart", I="Gust light")
    cast(table, "Gramigna")
    assert table.damage("Gramigna") == "r"


@pytest.mark.rule("GLO.12")
def test_an_enhancement_is_settled_when_the_card_is_revealed() -> None:
    """The air spell goes back to hand in the first sentence; the Enhancement was met before."""
    text = "Return 1 of your revealed air spells to hand. Enhancement air: inflict 2 damage."
    table = trial(text, "mage 0")
    table.prepare("Rikkart", status="revealed", I="Gust light")
    cast(table, "Gramigna")
    assert table.hand("Rikkart") == ["Gust"]
    assert table.damage("Gramigna") == "rr"


def test_an_enhancement_can_change_what_the_card_aims_at() -> None:
    """Enhanced it aims at a room and hits both; otherwise at one model."""
    text = "Enhancement water: the target becomes room 2. Inflict 2 damage."
    table = trial(text, "model 0")
    table.prepare("Rikkart", status="revealed", I="Wave light")
    cast(table)
    assert "Sanctuary" in table.offered()
    assert "Gramigna" not in table.offered()
    table.choose("Arena")
    assert [table.damage(mage) for mage in MAGES] == ["", "rr", "rr"]
    plain = cast(trial(text, "model 0"))
    assert plain.offered() == ["Gramigna", "Arianna", "dummy"]


# If and otherwise


@pytest.mark.parametrize(("taken", "power"), [("yes", 2), ("no", 1)])
def test_otherwise_is_for_what_was_not_taken_up(taken: str, power: int) -> None:
    table = trial("You may gain 2 power. Otherwise, gain 1 power.")
    cast(table, taken)
    assert table.power("Rikkart") == power


@pytest.mark.rule("EFF.34")
def test_otherwise_is_for_what_could_not_be_done() -> None:
    """Rikkart has one spell in hand: the first is discarded, for the second he loses power."""
    cost = "Discard 1 spell from hand. Otherwise, lose {} power."
    table = trial(f"{cost.format(1)} {cost.format(2)}")
    table.power("Rikkart", 5)
    table.hold("Rikkart", "Gust")
    cast(table)
    assert (table.hand("Rikkart"), table.power("Rikkart")) == ([], 3)


@pytest.mark.rule("EFF.41", "EFF.42")
@pytest.mark.parametrize(("hand", "asked"), [(1, False), (2, True)])
def test_what_may_be_paid_before_otherwise_is_paid_in_full_or_not_at_all(hand: int, asked: bool) -> None:
    table = trial("You may discard 2 spells from hand. Otherwise, gain 1 power.")
    table.hold("Rikkart", *["Gust"] * hand)
    cast(table)
    if asked:
        table.choose("yes")
    assert (len(table.hand("Rikkart")), table.power("Rikkart")) == ((0, 0) if asked else (1, 1))


@pytest.mark.parametrize(("damage", "power"), [("", 0), ("x", 1)])
@pytest.mark.parametrize("may", ["", "you may "])
def test_after_an_if_otherwise_is_for_when_it_was_not_met(may: str, damage: str, power: int) -> None:
    """Without damage the draw is due: that there is nothing to draw brings no "otherwise"."""
    table = trial(f"If you have no damage, {may}draw 2 spells from your grimoire. Otherwise, gain 1 power.")
    table.stand("Rikkart", "Arena", damage=damage)
    cast(table)
    assert table.power("Rikkart") == power


@pytest.mark.parametrize(("hand", "damage", "power"), [(1, "x", 0), (0, "x", 0), (0, "", 1)])
def test_otherwise_after_otherwise_is_for_when_neither_was_done(hand: int, damage: str, power: int) -> None:
    table = trial("Discard 1 spell from hand. Otherwise, heal 1 damage. Otherwise, gain 1 power.")
    table.stand("Rikkart", "Arena", damage=damage)
    table.hold("Rikkart", *["Gust"] * hand)
    cast(table)
    assert (table.damage("Rikkart"), table.power("Rikkart")) == (damage if hand else "", power)


@pytest.mark.parametrize(("damage", "paid"), [("xxxxxxxxx", 3), ("x", 0)])
def test_if_that_defeats_you(damage: str, paid: int) -> None:
    """Defeated by his own Pain Rikkart gains power, otherwise the others suffer."""
    table = trial("Pain 2. If that defeats you, gain 3 power. Otherwise, inflict 1 damage.", "room 0")
    table.stand("Rikkart", "Arena", damage=damage)
    cast(table)
    assert table.power("Rikkart") == paid
    assert table.damage("Gramigna") == ("" if paid else "r")


@pytest.mark.parametrize(("destiny", "power"), [("rrr", 1), ("rr", 0)])
def test_if_the_target_has_enough_destiny(destiny: str, power: int) -> None:
    table = trial("If the target has at least 3 Destiny, gain 1 power.", "mage 0")
    table.destiny("Gramigna", destiny)
    cast(table, "Gramigna")
    assert table.power("Rikkart") == power


def test_if_you_own_none() -> None:
    text = "If you own no evocations, gain 1 power. If you own at least 1 construct, gain 2 power."
    assert cast(trial(text)).power("Rikkart") == 1
    table = trial(text)
    table.evocation("Rikkart", "Crypt", kind="Cadaver")
    assert cast(table).power("Rikkart") == 0
    table = trial(text)
    table.evocation("Rikkart", "Crypt")
    assert cast(table).power("Rikkart") == 2


def test_if_you_have_no_completed_quest() -> None:
    table = trial("Each mage in play order: if you have no Completed quest, gain 1 power.")
    quest = table.rules.quests[0].name.en
    table.task("Gramigna", quest, "completed")
    table.task("Arianna", quest, "active")
    cast(table)
    assert [table.power(mage) for mage in MAGES] == [1, 0, 1]


@pytest.mark.parametrize(("striker", "power"), [("Rikkart", 1), ("Black Rose", 2)])
def test_if_the_black_rose_defeated_you(striker: str, power: int) -> None:
    effect = "Gain 1 power. If the Black Rose defeated you, gain 1 power."
    ward = f"Ward | protection fire | self | {effect} | You are defeated."
    text = "Inflict 1 damage." if striker == "Rikkart" else "The Black Rose inflicts 1 damage on the target."
    table = trial(text, "mage 0", ward)
    table.stand("Gramigna", "Arena", damage="a" * (table.rules.mages[table.state.mage[1]].health - 1))
    table.prepare("Gramigna", status="active", I="Ward light")
    before = table.power("Gramigna")
    cast(table, "Gramigna")
    table.choose("reveal I", by="Gramigna")
    assert table.power("Gramigna") - before == power


# Whenever, and what is tied to it


@pytest.mark.parametrize("placed", [True, False])
def test_a_whenever_goes_on_with_otherwise(placed: bool) -> None:
    """A Nigredo that inflicts damage may place instability; if not, its owner may convert some."""
    table = trial("Gain 1 power.")
    nigredo = table.evocation("Rikkart", "Arena")
    table.instability("Arena", "g")
    table.begin("evocation", first="Rikkart")
    table.choose(nigredo, "attack Gramigna")
    table.choose(*(["yes"] if placed else ["no", "yes", "cube 0"]))
    assert table.cubes("Arena") == ("gr" if placed else "r")
    assert table.place(nigredo) == "Arena"


# Spared, quiet, causes


@pytest.mark.rule("EFF.25")
def test_whoever_ignores_a_spell_is_not_touched_by_it() -> None:
    """Gramigna steps aside: of the room spell only Arianna suffers, and only she loses power."""
    dodge = "Dodge | protection air | self | Ignore that spell. | A spell reaches you."
    table = trial("Inflict 2 damage. Each other mage loses 1 power.", "room 0", dodge)
    table.power("Gramigna", 3)
    table.power("Arianna", 3)
    table.prepare("Gramigna", status="active", I="Dodge light")
    cast(table)
    table.choose("reveal I", by="Gramigna")
    assert [table.damage(mage) for mage in MAGES] == ["", "", "rr"]
    assert [table.power(mage) for mage in MAGES[1:]] == [3, 2]


def test_quiet_damage_sets_off_no_protection() -> None:
    ward = "Ward | protection air | self | Gain 1 power. | You suffer damage."
    for text, asked in (("Inflict 1 damage that triggers nothing.", False), ("Inflict 1 damage.", True)):
        table = trial(text, "mage 0", ward)
        table.prepare("Gramigna", status="active", I="Ward light")
        cast(table, "Gramigna")
        assert table.damage("Gramigna") == "r"
        assert (table.decision().kind == "react") == asked


def test_damage_says_what_it_comes_from() -> None:
    table = trial("Inflict 1 damage. Perform a physical attack on a mage in your room.", "mage 0")
    nigredo = table.evocation("Rikkart", "Arena")
    table.stand("Arianna", "Crypt")
    cast(table, "Gramigna")
    table.begin("evocation", first="Rikkart")
    table.choose(nigredo, "attack Gramigna")
    causes = [event.cause for event in table.events("suffered")]
    assert causes == [ev.BY_SPELL, ev.BY_ATTACK, ev.BY_EVOCATION]


@pytest.mark.rule("TRP.11")
def test_ignored_damage_is_no_healing() -> None:
    """Gramigna takes 2 back of the 3 she suffered: nobody has healed anything."""
    effect = "Ignore up to 2 of that damage. Gain 1 power for each damage ignored."
    ward = f"Ward | protection air | self | {effect} | You suffer damage."
    table = trial("Inflict 3 damage.", "mage 0", ward)
    table.prepare("Gramigna", status="active", I="Ward light")
    pool = table.state.pool[0]
    cast(table, "Gramigna")
    table.choose("reveal I", by="Gramigna")
    assert table.offered() == ["amount 2", "amount 1", "amount 0"]
    table.choose("amount 2")
    assert (table.damage("Gramigna"), table.power("Gramigna"), table.state.pool[0]) == ("r", 2, pool - 1)
    assert table.happened("healed") == []
    assert table.happened("ignored") == [(table.seat("Gramigna"), 2)]


# Own side


@pytest.mark.rule("DMG.3", "DMG.8")
def test_nothing_of_ones_own_harms_ones_own_side() -> None:
    """Aimed at the caster's Nigredo the spell neither inflicts nor converts; a text that names it does."""
    table = trial("Inflict 1 damage. Convert 1 damage.", "evocation 0")
    own = table.evocation("Rikkart", "Arena", damage="g")
    cast(table, own)
    assert table.damage(own) == "g"
    table = trial("Inflict 1 damage.", "your evocation 0")
    own = table.evocation("Rikkart", "Arena", damage="g")
    cast(table, own)
    assert table.damage(own) == "gr"


@pytest.mark.rule("DMG.3")
def test_a_choice_of_whom_to_hurt_leaves_the_own_side_out() -> None:
    table = trial("Inflict 1 damage on a model in your room.")
    table.evocation("Rikkart", "Arena")
    cast(table)
    assert table.offered() == ["Gramigna", "Arianna"]


@pytest.mark.rule("DMG.10", "DMG.11")
def test_under_anothers_control_it_spares_the_controller_and_may_hurt_its_owner() -> None:
    table = trial("The target activates under your control.", "evocation 0")
    theirs = table.evocation("Gramigna", "Arena")
    own = table.evocation("Rikkart", "Arena")
    cast(table, theirs)
    attacks = [option for option in table.offered() if option.startswith("attack")]
    assert attacks == ["attack Gramigna", "attack Arianna"]
    assert f"attack {own}" not in attacks


@pytest.mark.rule("CUB.1", "CUB.2")
def test_too_few_black_cubes_are_shared_out_by_the_crown_holder() -> None:
    table = trial("The Black Rose inflicts 2 damage on each other mage.")
    table.cubes_left("Black Rose", 3)
    table.crown("Arianna")
    table.resolve("Trial", "light")
    assert table.asked() == ("Arianna", "share")
    assert table.offered() == ["amount 1", "amount 2"]
    table.choose("amount 1")
    assert [table.damage(mage) for mage in MAGES] == ["", "x", "xx"]


@pytest.mark.parametrize(("health", "power"), [(1, 3), (3, 0)])
def test_if_that_defeats_an_evocation(health: int, power: int) -> None:
    """An evocation that falls leaves play; one that stays, or a dummy, was not defeated."""
    text = "Inflict 1 damage and convert 1 damage. If that defeats the target, gain 3 power."
    table = trial(text, "evocation 0")
    theirs = table.evocation("Gramigna", "Arena", damage="r" * (4 - health))
    cast(table, theirs)
    assert table.power("Rikkart") == power
    dummy = trial(text, "evocation 0")
    dummy.evocation("Gramigna", "Arena")
    cast(dummy, "dummy")
    assert dummy.power("Rikkart") == 0
