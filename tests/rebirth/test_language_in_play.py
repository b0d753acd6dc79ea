"""Texts carried out: which models and rooms the words of a card mean, and what they count."""

import pytest

from tests.rebirth.scenario import Rebirth, box_with

MAGES = ("Rikkart", "Gramigna", "Arianna")


def trial(text: str, target: str = "self", *more: str) -> Rebirth:
    """Three mages in the Arena and a spell "Trial" with this text; ``more`` are further spells."""
    pack = box_with(f"Trial | combat fire | {target} | {text}", *more)
    table = Rebirth(*MAGES, pack=pack)
    for mage in MAGES:
        table.stand(mage, "Arena")
    return table


def cast(table: Rebirth, *choices: str, by: str = "Rikkart") -> Rebirth:
    """Carries the Trial out with these answers."""
    table.resolve("Trial", "light", by=by)
    table.choose(*choices)
    assert table.quiet
    return table


# Aiming


@pytest.mark.rule("TGT.1", "TGT.18")
def test_an_evocation_target_may_be_ones_own() -> None:
    table = trial("Heal 1 damage on the target.", "evocation 0")
    own = table.evocation("Rikkart", "Arena", damage="g")
    other = table.evocation("Gramigna", "Arena")
    table.resolve("Trial", "light")
    assert table.offered() == [own, other, "dummy"]
    table.choose(own)
    assert table.damage(own) == ""


@pytest.mark.rule("TGT.1")
@pytest.mark.parametrize(
    ("target", "offered"),
    [
        ("model 0", ["Gramigna", "Arianna", "Nigredo r1", "dummy"]),
        ("mage 0", ["Gramigna", "Arianna", "dummy"]),
    ],
)
def test_a_model_is_never_the_one_acting_and_a_mage_is_another(target: str, offered: list[str]) -> None:
    table = trial("Inflict 1 damage.", target)
    table.evocation("Rikkart", "Arena")
    table.resolve("Trial", "light")
    assert table.offered() == offered


@pytest.mark.rule("TGT.6", "TGT.12", "TGT.16", "TGT.28")
def test_the_dummy_is_nowhere_and_takes_nothing() -> None:
    """It may be chosen although Gramigna is there; what is counted from it finds no room."""
    table = trial("Inflict 2 damage. Place 1 instability in the target's room. Gain 1 power.", "mage 0")
    cast(table, "dummy")
    assert [table.damage(mage) for mage in MAGES] == ["", "", ""]
    assert not any(table.state.slots)
    assert table.power("Rikkart") == 1


@pytest.mark.rule("TGT.9", "TGT.10")
def test_who_resolves_chooses_the_target() -> None:
    table = trial("Inflict 1 damage.", "mage 0")
    table.resolve("Trial", "light", by="Arianna")
    assert table.asked() == ("Arianna", "target")
    assert table.offered() == ["Rikkart", "Gramigna", "dummy"]


def test_an_aim_can_name_a_kind_and_a_health() -> None:
    table = trial("Remove the target.", "your construct *")
    own = table.evocation("Rikkart", "Crypt")
    table.evocation("Gramigna", "Crypt")
    table.evocation("Rikkart", "Crypt", kind="Cadaver")
    table.resolve("Trial", "light")
    assert table.offered() == [own, "dummy"]
    table = trial("Remove the target.", "evocation * with at most 3 Health")
    table.evocation("Gramigna", "Crypt")
    frail = table.evocation("Gramigna", "Crypt", kind="Cadaver")
    table.resolve("Trial", "light")
    assert table.offered() == [frail, "dummy"]


@pytest.mark.rule("TGT.23")
def test_from_the_cell_nothing_is_in_range_but_everywhere_is() -> None:
    ward = "Ward | protection fire | {} | Inflict 1 damage. | You are placed in your Cell."
    for target, hit in (("mage 2", ""), ("mage *", "g")):
        table = trial("Inflict 3 damage.", "mage 0", ward.format(target))
        table.stand("Gramigna", "Arena", damage="x" * 9)
        table.prepare("Gramigna", status="active", I="Ward light")
        cast(table, "Gramigna", "reveal I", *(["Arianna"] if hit else []))
        assert table.place("Gramigna") == "Cell"
        assert table.damage("Arianna") == hit


@pytest.mark.rule("TGT.25")
def test_the_target_that_left_counts_with_its_last_room() -> None:
    """Gramigna is defeated: the instability goes where she stood, what is hers to suffer does not happen."""
    table = trial(
        "Inflict 2 damage. Place 1 instability in the target's room. The target loses 1 power.",
        "mage *",
    )
    table.stand("Gramigna", "Garden", damage=table.nearly("Gramigna", 2))
    table.power("Gramigna", 5)
    cast(table, "Gramigna")
    assert table.place("Gramigna") == "Cell"
    assert table.cubes("Garden") == "r"
    assert table.seat("Gramigna") not in [event.who for event in table.events("lost")]


@pytest.mark.rule("TGT.25")
def test_an_evocation_that_left_counts_with_its_last_room_too() -> None:
    table = trial(
        "Remove the target. Inflict 2 damage on each model in the target's room.", "your evocation *"
    )
    own = table.evocation("Rikkart", "Crypt")
    table.stand("Gramigna", "Crypt")
    cast(table, own)
    assert (table.place(own), table.damage("Gramigna"), table.damage("Arianna")) == ("", "rr", "")


@pytest.mark.rule("TGT.26")
def test_a_target_that_gets_out_of_range_stays_the_target() -> None:
    table = trial("Place the target in the Crypt. Inflict 1 damage.", "mage 0")
    cast(table, "Gramigna")
    assert (table.place("Gramigna"), table.damage("Gramigna")) == ("Crypt", "r")


@pytest.mark.rule("TGT.5", "TGT.11", "DMG.3")
def test_a_room_effect_touches_every_opposing_model_there_at_once() -> None:
    table = trial("Inflict 2 damage.", "room 0")
    own = table.evocation("Rikkart", "Arena")
    theirs = table.evocation("Gramigna", "Arena")
    cast(table)
    assert [table.damage(m) for m in ("Rikkart", own, "Gramigna", "Arianna", theirs)] == ["", "", *["rr"] * 3]


@pytest.mark.rule("ROO.1")
def test_a_room_used_from_afar_counts_distances_from_itself() -> None:
    """The ruined Summoner Room hits its own room or an adjacent one, not those around Rikkart."""
    table = trial("Activate the Summoner Room.")
    table.stand("Rikkart", "Crypt")
    table.stand("Gramigna", "Throne Room")
    table.resolve("Trial", "light")
    assert "Throne Room" in table.offered()
    assert "Crypt" not in table.offered()
    table.choose("Throne Room")
    assert table.damage("Gramigna") == "r"


# Rooms


def test_damage_in_a_room_a_text_names() -> None:
    table = trial("Inflict 2 damage in the Crypt.")
    table.stand("Gramigna", "Crypt")
    cast(table)
    assert (table.damage("Gramigna"), table.damage("Arianna")) == ("rr", "")


@pytest.mark.rule("DMG.8")
def test_converting_in_a_room_leaves_the_own_side_alone() -> None:
    """Up to 2 cubes on each opposing model in the chosen room; Rikkart's own Nigredo keeps its cube."""
    table = trial("Convert 2 damage in your room.")
    own = table.evocation("Rikkart", "Arena", damage="g")
    table.stand("Gramigna", "Arena", damage="ax")
    cast(table, "cube 0", "cube 1")
    assert (table.damage("Gramigna"), table.damage(own)) == ("rr", "g")


def test_rooms_can_be_left_out_by_name() -> None:
    table = trial(
        "Place 1 instability in your room or an adjacent one other than the Throne Room or the Arena."
    )
    table.resolve("Trial", "light")
    assert "Throne Room" not in table.offered()
    assert "Arena" not in table.offered()
    assert "Sanctuary" in table.offered()


def test_each_room_with_a_mage_once() -> None:
    table = trial("Place 1 instability in each room with a mage.")
    table.stand("Gramigna", "Crypt")
    cast(table)
    assert (table.cubes("Arena"), table.cubes("Crypt"), table.cubes("Garden")) == ("r", "r", "")


def test_a_room_next_to_the_own_cell() -> None:
    table = trial("Each mage in play order: place yourself in a room next to your Cell.")
    table.resolve("Trial", "light")
    for mage in MAGES:
        assert table.asked() == (mage, "room")
        assert table.offered() == table.exits(mage)
        table.choose(table.offered()[0])
        assert table.place(mage) == table.exits(mage)[0]


def test_distances_from_the_target_room() -> None:
    """Garden is next to Sanctuary, the Arena is too; the Crypt is not."""
    table = trial("Inflict 1 damage on each mage in the target room or an adjacent one.", "room 1")
    table.stand("Gramigna", "Garden")
    table.stand("Arianna", "Crypt")
    cast(table, "Sanctuary")
    assert [table.damage(mage) for mage in MAGES] == ["", "r", ""]


# Who


def test_the_crown_holder_gains() -> None:
    table = trial("The crown holder gains 2 power.")
    table.crown("Arianna")
    cast(table)
    assert [table.power(mage) for mage in MAGES] == [0, 0, 2]


def test_one_of_the_other_mages_evocations() -> None:
    """Neither the resolver's nor those of the Black Rose."""
    table = trial("Remove one of the other mages' evocations.")
    table.evocation("Rikkart", "Crypt")
    theirs = [table.evocation("Gramigna", "Crypt"), table.evocation("Arianna", "Crypt")]
    table.haunt("Gramigna")
    table.resolve("Trial", "light")
    assert table.offered() == theirs


def test_whoever_does_it_chooses() -> None:
    """The target removes one of their evocations: that is the target's choice."""
    table = trial("The target removes one of the target's evocations.", "mage 0")
    theirs = [table.evocation("Gramigna", "Crypt"), table.evocation("Gramigna", "Forge")]
    table.resolve("Trial", "light")
    table.choose("Gramigna")
    assert table.asked() == ("Gramigna", "model")
    assert table.offered() == theirs
    table.choose(theirs[1])
    assert [table.place(model) for model in theirs] == ["Crypt", ""]


def test_mages_by_what_lies_on_them() -> None:
    table = trial("Inflict 1 damage on each mage with Destiny. Inflict 2 damage on each mage with a jinx.")
    table.destiny("Gramigna", "r")
    table.jinx("Arianna", "Weakness")
    cast(table)
    assert [table.damage(mage) for mage in MAGES] == ["", "r", "rr"]


def test_mages_without_black_damage() -> None:
    table = trial("The Black Rose inflicts 1 damage on each mage without black damage.")
    table.stand("Gramigna", "Arena", damage="xr")
    cast(table)
    assert [table.damage(mage) for mage in MAGES] == ["x", "xr", "x"]


def test_only_what_this_effect_damaged_is_moved() -> None:
    """Arianna was hurt before, Gramigna is now: only Gramigna can be moved."""
    table = trial("Inflict 1 damage. Move a model damaged by this effect up to 1 room.", "mage 0")
    table.stand("Arianna", "Arena", damage="g")
    table.resolve("Trial", "light")
    table.choose("Gramigna", "move to Sanctuary")
    assert (table.place("Gramigna"), table.place("Arianna")) == ("Sanctuary", "Arena")


# Figures


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Inflict 2 damage plus 1 for each damage on you.", 2 + 3),
        ("Inflict 1 damage for every 2 damage on you.", 1),
        ("Inflict 1 damage for each black damage on you.", 2),
        ("Inflict 1 damage for each damage on you, up to 2.", 2),
        ("Inflict 1 damage for each of your revealed air spells.", 2),
        ("Inflict 1 damage for each jinx on the target.", 1),
        ("Inflict 1 damage for each Destiny on the target.", 2),
        ("Inflict 1 damage for each Umbra assigned to the target.", 1),
        ("Inflict 1 damage for each Strength of your evocations.", 2 + 2),
        ("Assign 3 Destiny to the target. Inflict 1 damage for each Destiny assigned.", 1),
    ],
)
def test_what_a_figure_counts(text: str, damage: int) -> None:
    """Rikkart has 3 damage, 2 of it black, two revealed spells that count as air, a Nigredo and a Cadaver;
    Gramigna has a jinx, two Destiny and an Umbra.
    """
    others = ("Gust | combat air | self | Gain 1 power.", "Veil | combat any | self | Gain 1 power.")
    table = trial(text, "mage 0", *others, "Spark | combat fire | self | Gain 1 power.")
    table.stand("Rikkart", "Arena", damage="xgx")
    table.prepare("Rikkart", status="revealed", I="Gust light", II="Veil light", III="Spark light")
    table.evocation("Rikkart", "Crypt")
    table.evocation("Rikkart", "Crypt", kind="Cadaver")
    table.jinx("Gramigna", "Weakness")
    table.destiny("Gramigna", "ra")
    table.haunt("Gramigna")
    cast(table, "Gramigna")
    assert table.damage("Gramigna") == "r" * damage


def test_each_suffers_for_the_own_destiny() -> None:
    table = trial("Inflict 1 damage on each mage with Destiny for each of their Destiny.")
    table.destiny("Gramigna", "r")
    table.destiny("Arianna", "rrg")
    cast(table)
    assert [table.damage(mage) for mage in MAGES] == ["", "r", "rrr"]


def test_instability_for_each_damaged_model() -> None:
    """Two models are hit, one of them leaves play by it: both were damaged."""
    table = trial("Inflict 2 damage. Place 1 instability for each model damaged by this effect.", "room 1")
    table.stand("Arianna", "Crypt")
    frail = table.evocation("Gramigna", "Arena", kind="Cadaver")
    cast(table, "Arena")
    assert (table.place(frail), table.cubes("Arena")) == ("", "rr")


# Healing and the Black Rose


def test_healing_what_is_not_black() -> None:
    table = trial("Heal all damage that is not black on each mage.")
    table.stand("Rikkart", "Arena", damage="xg")
    table.stand("Gramigna", "Arena", damage="rax")
    cast(table)
    assert [table.damage(mage) for mage in MAGES] == ["x", "x", ""]


@pytest.mark.rule("TGT.10", "TGT.32")
def test_who_resolves_the_text_picks_what_the_black_rose_converts() -> None:
    """As many as she can, so there is no stopping; which ones is Rikkart's choice, not the crown holder's."""
    table = trial("The Black Rose converts 2 damage on the target.", "mage 0")
    table.crown("Arianna")
    table.stand("Gramigna", "Arena", damage="rxar")
    table.resolve("Trial", "light")
    table.choose("Gramigna")
    assert table.asked() == ("Rikkart", "cube")
    assert table.offered() == ["cube 0", "cube 2"]
    table.choose("cube 2")
    assert table.quiet
    assert table.damage("Gramigna") == "rxxx"
