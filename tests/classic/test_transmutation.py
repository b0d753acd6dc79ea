"""Transmutation: every spell on both sides. Tessa casts; Nero stands beside her."""

import pytest

from blackrose.engine.components import Pack
from blackrose.engine.meaning.colours import colour_of, tile_of
from blackrose.engine.meaning.modifiers import health, speed, strength
from blackrose.engine.meaning.references import fits
from blackrose.game import IllegalChoice
from blackrose.language.tree import Extreme, Models, Noun, Quantifier
from tests.classic.proving import FIGURES, proves, scene
from tests.classic.scenario import ROW, Classic
from tests.moon_scenario import with_spells


@scene
def lodge(pack: Pack) -> Classic:
    """Tessa and Nero in the Arena, Rebecca next door in the Sanctuary, Jaf'ar across the centre."""
    table = Classic("Tessa", "Nero", "Rebecca", "Jaf'ar", pack=pack)
    table.stand("Tessa", "Arena")
    table.stand("Nero", "Arena")
    table.stand("Rebecca", "Sanctuary")
    table.stand("Jaf'ar", "Crypt")
    for mage in table.people:
        table.power(mage, 5)
    return table


def hurt(lodge: Classic) -> list[str]:
    """The damage on the mages, in their order."""
    return [lodge.damage(mage) for mage in lodge.people]


def altars(lodge: Classic, *rooms: str, owner: str = "Nero") -> list[str]:
    """Mutant Altars of a mage in these rooms."""
    return [lodge.evocation(owner, room, kind="Mutant Altar") for room in rooms]


def all_cubes(lodge: Classic) -> dict[str, str]:
    """The rooms with instability."""
    return {
        lodge.room_name(room): lodge.cubes(lodge.room_name(room))
        for room, row in enumerate(lodge.state.slots)
        if row
    }


def cast(lodge: Classic, spell: str, *answers: str) -> None:
    """Tessa has cast a spell from her quick slot in the action phase, with answers to what it asked."""
    lodge.prepare("Tessa", quick=spell)
    lodge.action_phase(first="Tessa")
    lodge.choose("cast quick", *answers)


# How far they reach


@proves("Acid Explosion", "light")
@proves("Acid Explosion", "dark")
@proves("Implosion Rite", "light")
@proves("Mutation Rite", "light")
@pytest.mark.parametrize(
    ("spell", "side"),
    [
        ("Acid Explosion", "dark"),
        ("Implosion Rite", "light"),
        ("Mutation Rite", "light"),
        ("Acid Explosion", "light"),
    ],
)
def test_it_reaches_two_rooms_in_a_row(lodge: Classic, spell: str, side: str) -> None:
    for mage, room in zip(lodge.people, (ROW[0], ROW[2], ROW[3], ROW[1]), strict=True):
        lodge.stand(mage, room)
    lodge.resolve(spell, side)
    if side == "light" and spell == "Acid Explosion":
        assert "Nero" in lodge.offered()
        assert "Rebecca" not in lodge.offered()
    else:
        assert {ROW[0], ROW[1], ROW[2]} <= set(lodge.offered())
        assert not {ROW[3], ROW[4]} & set(lodge.offered())


RITES = ("Implosion Rite", "Mutation Rite", "Rite of Change", "Rite of Control")


@proves("Implosion Rite", "dark")
@proves("Mutation Rite", "dark")
@proves("Rite of Change", "dark")
@proves("Rite of Control", "dark")
@pytest.mark.parametrize("rite", RITES)
def test_a_rite_summons_one_mutant_altar_next_door(lodge: Classic, rite: str) -> None:
    lodge.stand("Tessa", ROW[0])
    lodge.resolve(rite, "dark")
    assert {ROW[0], ROW[1]} <= set(lodge.offered())
    assert ROW[2] not in lodge.offered()
    lodge.choose(ROW[1])
    assert [lodge.place(f"Mutant Altar t{place}") for place in (1, 2)] == [ROW[1], ""]


@pytest.mark.parametrize("rite", ["Implosion Rite", "Mutation Rite"])
def test_without_a_mutant_altar_there_a_rite_does_nothing(lodge: Classic, rite: str) -> None:
    altars(lodge, "Garden")
    lodge.evocation("Nero", "Arena", kind="Divine Altar")
    lodge.resolve(rite, "light")
    lodge.choose("Arena")
    assert lodge.quiet
    assert (lodge.power("Tessa"), all_cubes(lodge)) == (5, {})
    assert lodge.place("Divine Altar n2") == "Arena"


# Acid Explosion


@proves("Acid Explosion", "light")
@pytest.mark.parametrize(("answer", "dealt", "hand"), [("yes", "ttt", []), ("no", "t", ["Overload"])])
def test_acid_explosion_light(lodge: Classic, answer: str, dealt: str, hand: list[str]) -> None:
    lodge.hold("Tessa", "Overload")
    lodge.resolve("Acid Explosion", "light")
    lodge.choose("Nero", answer)
    assert hurt(lodge) == ["", dealt, "", ""]
    assert lodge.hand("Tessa") == hand


@proves("Acid Explosion", "light")
def test_acid_explosion_light_with_an_empty_hand(lodge: Classic) -> None:
    lodge.resolve("Acid Explosion", "light")
    lodge.choose("Nero")
    assert hurt(lodge) == ["", "t", "", ""]
    assert lodge.quiet


@proves("Acid Explosion", "light")
def test_acid_explosion_light_takes_one_card(lodge: Classic) -> None:
    lodge.hold("Tessa", "Overload", "Stone Claws")
    lodge.resolve("Acid Explosion", "light")
    lodge.choose("Nero", "yes", "Stone Claws")
    assert (lodge.hand("Tessa"), lodge.memories("Tessa")) == (["Overload"], ["Stone Claws"])


@proves("Acid Explosion", "dark")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_acid_explosion_dark(lodge: Classic, answer: str) -> None:
    lodge.stand("Rebecca", "Arena")
    lodge.hold("Tessa", "Overload", "Stone Claws")
    lodge.resolve("Acid Explosion", "dark")
    lodge.choose("Arena", answer)
    if answer == "yes":
        lodge.choose("Overload")
    assert hurt(lodge) == (["", "", "", ""] if answer == "yes" else ["", "t", "t", ""])
    assert all_cubes(lodge) == ({"Arena": "tt"} if answer == "yes" else {})
    assert len(lodge.hand("Tessa")) == (1 if answer == "yes" else 2)


# Disfiguring Mutation


@proves("Disfiguring Mutation", "light")
@pytest.mark.parametrize("action", ["explore", "fight"])
def test_disfiguring_mutation_light(lodge: Classic, action: str) -> None:
    cast(lodge, "Disfiguring Mutation light")
    lodge.choose(action)
    assert {"attack Nero", "move to Sanctuary", "use"} <= set(lodge.offered())
    lodge.choose("move to Sanctuary", "attack Rebecca")
    assert hurt(lodge) == ["", "", "tt", ""]
    assert not any(label.startswith(("attack", "move")) for label in lodge.offered())
    lodge.begin("clean-up")
    assert lodge.state.lasting == ()


def test_without_the_mutation_an_action_has_one_of_them(lodge: Classic) -> None:
    lodge.action_phase(first="Tessa")
    lodge.choose("explore")
    assert "attack Nero" not in lodge.offered()
    lodge.choose("stop", "fight")
    assert not any(label.startswith("move") for label in lodge.offered())


def abomination(lodge: Classic) -> None:
    """Tessa has become an Abomination and has neither moved nor attacked by the spell."""
    cast(lodge, "Disfiguring Mutation dark", "stop", "no")


@proves("Disfiguring Mutation", "dark")
@pytest.mark.rule("GLO.6", "GLO.14")
def test_disfiguring_mutation_dark(lodge: Classic) -> None:
    kind = lodge.rules.evocation_names["Abomination"]
    cast(lodge, "Disfiguring Mutation dark", "move to Sanctuary", "yes")
    assert hurt(lodge) == ["", "", "ttt", ""]
    assert (lodge.state.supply[kind], lodge.place("Tessa")) == (2, "Sanctuary")
    assert not lodge.happened("summoned")


@proves("Abomination", FIGURES)
@pytest.mark.rule("GLO.14")
def test_an_abomination_has_the_figures_of_its_card_and_the_health_of_the_mage(lodge: Classic) -> None:
    before = health(lodge.state, 0)
    kind = lodge.rules.evocation_names["Abomination"]
    assert lodge.state.supply[kind] == 3
    abomination(lodge)
    assert (strength(lodge.state, 0), speed(lodge.state, 0), health(lodge.state, 0)) == (3, 2, before)
    assert lodge.rules.evocations[kind].health == 0  # no figure is printed


@pytest.mark.rule("GLO.14")
def test_without_a_token_nobody_becomes_one(lodge: Classic) -> None:
    lodge.supply("Abomination", 0)
    cast(lodge, "Disfiguring Mutation dark", "move to Sanctuary", "yes")
    assert hurt(lodge) == ["", "", "tt", ""]
    assert lodge.state.kind[0] == -1


@scene
def turned(pack: Pack) -> Classic:
    """Tessa is an Abomination in the Arena; Nero has spells against evocations, and a Landsknecht."""
    box = with_spells(
        pack,
        "Destruction",
        "Banish | contingency magic | evocation * | Remove the target. If you do, gain 1 power.",
        "Puppet | contingency magic | special | An evocation in the Lodge activates under your control.",
        "Scorn | contingency magic | mage * | The target loses 1 power.",
    )
    table = Classic("Tessa", "Nero", "Rebecca", pack=box)
    table.stand("Tessa", "Arena")
    table.stand("Nero", "Crypt")
    table.stand("Rebecca", "Arena")
    table.evocation("Nero", "Crypt")
    abomination(table)
    return table


@pytest.mark.rule("GLO.6", "GLO.15")
def test_an_abomination_is_removed_as_an_evocation_and_the_mage_stays(turned: Classic) -> None:
    turned.resolve("Banish", "light", by="Nero")
    assert sorted(turned.offered()) == ["Landsknecht n1", "Tessa"]
    turned.choose("Tessa")
    assert (turned.place("Tessa"), turned.state.kind[0], turned.power("Nero")) == ("Arena", -1, 1)
    assert turned.supply("Abomination") == 3
    assert not turned.happened("removed")


@pytest.mark.rule("GLO.6")
def test_an_abomination_is_aimed_at_as_a_mage_too(turned: Classic) -> None:
    turned.power("Tessa", 3)
    turned.resolve("Scorn", "light", by="Nero")
    assert sorted(turned.offered()) == ["Rebecca", "Tessa"]
    turned.choose("Tessa")
    assert turned.power("Tessa") == 2


@pytest.mark.rule("GLO.6", "QST.5")
def test_an_abomination_is_counted_among_the_evocations_of_its_mage(lodge: Classic) -> None:
    """Her quest asks for an evocation in her possession, and she is the one it takes."""
    abomination(lodge)
    lodge.stand("Tessa", "Sacrificial Altar")
    lodge.task("Tessa", "The Black Mass")
    lodge.action_phase(first="Tessa")
    lodge.choose("explore", "use", "Nero")
    assert lodge.tasks("Tessa") == {"The Black Mass": "solved"}
    assert hurt(lodge) == ["", "ttttt", "", ""]
    assert (lodge.place("Tessa"), lodge.state.kind[0]) == ("Sacrificial Altar", -1)


@pytest.mark.rule("GLO.6")
def test_an_abomination_can_make_its_mage_the_one_with_the_most_evocations(lodge: Classic) -> None:
    lodge.evocation("Nero", "Crypt")
    lodge.evocation("Tessa", "Crypt")
    assert has_most(lodge) == [True, True]
    abomination(lodge)
    assert has_most(lodge) == [True, False]


def has_most(lodge: Classic) -> list[bool]:
    """Whether Tessa, and whether Nero, is a mage with the most evocations."""
    most = Models(Quantifier.EACH, Noun("mage"), extreme=Extreme.MOST_EVOCATIONS)
    return [fits(lodge.state, most, seat) for seat in (0, 1)]


@pytest.mark.rule("GLO.16")
def test_who_controls_an_evocation_may_name_an_abomination(turned: Classic) -> None:
    turned.resolve("Puppet", "light", by="Nero")
    turned.choose("Tessa", "attack Rebecca")
    assert turned.damage("Rebecca") == "nnn"
    turned.settle()
    assert turned.state.control[0] == 0


@pytest.mark.rule("GLO.16")
def test_an_abomination_activates_in_the_evocation_phase(lodge: Classic) -> None:
    abomination(lodge)
    lodge.begin("evocation", first="Tessa")
    assert lodge.asked() == ("Tessa", "evocation")
    lodge.choose("Tessa", "move to Sanctuary", "attack Rebecca")
    assert hurt(lodge) == ["", "", "ttt", ""]


@pytest.mark.rule("GLO.16", "EVO.17")
def test_like_any_evocation_it_does_not_move_after_its_attack(lodge: Classic) -> None:
    abomination(lodge)
    lodge.evocation("Tessa", "Arena")
    lodge.begin("evocation", first="Tessa")
    lodge.choose("Tessa", "attack Nero")
    assert hurt(lodge) == ["", "ttt", "", ""]
    assert lodge.asked() == ("Tessa", "evocation")


def test_as_a_mage_it_moves_and_attacks_in_any_order_where_one_action_is_both(lodge: Classic) -> None:
    lodge.prepare("Tessa", I="Disfiguring Mutation light")
    abomination(lodge)
    lodge.choose("cast I")
    lodge.action_phase(first="Tessa")
    lodge.choose("explore", "attack Nero")
    assert "move to Sanctuary" in lodge.offered()


@pytest.mark.rule("GLO.15")
@pytest.mark.parametrize("end", ["clean-up", "cell"])
def test_an_abomination_ends_in_clean_up_and_in_the_cell(lodge: Classic, end: str) -> None:
    abomination(lodge)
    if end == "cell":
        lodge.stand("Tessa", "Arena", damage=lodge.nearly("Tessa", 1))
        lodge.resolve("Acid Explosion", "light", by="Nero")
        lodge.settle("Tessa")
        assert lodge.place("Tessa") == "Cell"
    else:
        lodge.begin("clean-up")
    assert lodge.state.kind[0] == -1
    assert lodge.supply("Abomination") == 3


# Implosion Rite


@proves("Implosion Rite", "light")
def test_implosion_rite_light(lodge: Classic) -> None:
    (altar,) = altars(lodge, "Sanctuary")
    lodge.resolve("Implosion Rite", "light")
    lodge.choose("Sanctuary")
    assert lodge.place(altar) == ""
    assert all_cubes(lodge) == {"Sanctuary": "tttt"}


@proves("Implosion Rite", "dark")
def test_implosion_rite_dark(lodge: Classic) -> None:
    lodge.resolve("Implosion Rite", "dark")
    lodge.choose("Sanctuary")
    assert lodge.place("Mutant Altar t1") == "Sanctuary"
    assert all_cubes(lodge) == {"Sanctuary": "t"}


def test_implosion_rite_dark_places_where_no_altar_is_left(lodge: Classic) -> None:
    lodge.supply("Mutant Altar", 0)
    lodge.resolve("Implosion Rite", "dark")
    lodge.choose("Sanctuary")
    assert all_cubes(lodge) == {"Sanctuary": "t"}


# Magic Eruption


@proves("Magic Eruption", "light")
def test_magic_eruption_light(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", I="Magic Eruption light")
    lodge.hold("Nero", "Overload")
    lodge.resolve("Acid Explosion", "light", by="Nero")
    lodge.choose("Tessa", "yes", "reveal I")
    assert hurt(lodge) == ["nnn", "", "", ""]
    assert all_cubes(lodge) == {"Arena": "ttt"}


@proves("Magic Eruption", "dark")
def test_magic_eruption_dark(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", I="Magic Eruption dark")
    lodge.hold("Nero", "Overload")
    lodge.resolve("Acid Explosion", "light", by="Nero")
    lodge.choose("Tessa", "yes", "reveal I")
    assert hurt(lodge) == ["", "", "", ""]
    assert all_cubes(lodge) == {"Arena": "t"}


# Mutation Rite


@proves("Mutation Rite", "light")
def test_mutation_rite_light(lodge: Classic) -> None:
    (altar,) = altars(lodge, "Arena", owner="Tessa")
    lodge.resolve("Mutation Rite", "light")
    lodge.choose("Arena")
    assert lodge.place(altar) == ""
    assert (lodge.power("Tessa"), all_cubes(lodge)) == (7, {"Arena": "tt"})


@proves("Mutation Rite", "dark")
def test_mutation_rite_dark(lodge: Classic) -> None:
    altars(lodge, "Garden")
    lodge.resolve("Mutation Rite", "dark")
    lodge.choose("Arena")
    assert lodge.place("Mutant Altar t1") == "Arena"
    assert lodge.power("Tessa") == 6


# Overload


@proves("Overload", "light")
@pytest.mark.parametrize(
    ("lying", "answers", "left", "power"),
    [
        ("nnx", ["cube 0", "cube 2"], "n", 7),
        ("nnx", ["cube 2"], "nn", 6),
        ("n", ["cube 0"], "", 6),
        ("", [], "", 5),
    ],
)
def test_overload_light(lodge: Classic, lying: str, answers: list[str], left: str, power: int) -> None:
    lodge.instability("Garden", lying)
    lodge.resolve("Overload", "light")
    lodge.choose("Garden", *answers)
    lodge.settle(*(["stop"] if not lodge.quiet else []))
    assert (lodge.cubes("Garden"), lodge.power("Tessa")) == (left, power)


@proves("Overload", "light")
def test_overload_light_removes_two_at_most(lodge: Classic) -> None:
    lodge.instability("Garden", "nnnn")
    lodge.resolve("Overload", "light")
    lodge.choose("Garden", "cube 0", "cube 1")
    assert lodge.quiet
    assert (lodge.cubes("Garden"), lodge.power("Tessa")) == ("nn", 7)


@proves("Overload", "dark")
def test_overload_dark(lodge: Classic) -> None:
    altars(lodge, "Garden")
    lodge.evocation("Rebecca", "Crypt", kind="Divine Altar")
    lodge.evocation("Rebecca", "Forge", kind="Landsknecht")
    lodge.resolve("Overload", "dark")
    assert sorted(lodge.offered()) == ["Crypt", "Garden"]
    with pytest.raises(IllegalChoice):
        lodge.choose("Forge")
    lodge.choose("Crypt")
    assert all_cubes(lodge) == {"Crypt": "tt"}


# Putrefying Poison


@proves("Putrefying Poison", "light")
def test_putrefying_poison_light(lodge: Classic) -> None:
    cast(lodge, "Putrefying Poison light", "move to Sanctuary", "yes")
    assert hurt(lodge) == ["", "", "tt", ""]
    assert all_cubes(lodge) == {"Sanctuary": "t"}
    lodge.choose("fight", "attack Rebecca")
    assert all_cubes(lodge) == {"Sanctuary": "tt"}
    lodge.begin("clean-up")
    assert lodge.state.lasting == ()


def test_putrefying_poison_light_is_for_ones_own_attacks(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Arena")
    cast(lodge, "Putrefying Poison light", "stop", "no")
    lodge.begin("evocation", first="Tessa")
    lodge.choose(beast, "attack Nero")
    assert (lodge.damage("Nero"), all_cubes(lodge)) == ("tt", {})


@proves("Putrefying Poison", "dark")
@pytest.mark.parametrize(
    ("damage", "cubes"), [("", ""), ("x", ""), ("xx", "t"), ("xxxx", "tt"), ("xxxxxxxx", "ttt")]
)
def test_putrefying_poison_dark(lodge: Classic, damage: str, cubes: str) -> None:
    lodge.stand("Rebecca", "Sanctuary", damage=damage)
    lodge.resolve("Putrefying Poison", "dark")
    assert "Jaf'ar" not in lodge.offered()
    lodge.choose("Rebecca")
    assert lodge.cubes("Sanctuary") == cubes


# Rite of Change


@proves("Rite of Change", "light")
def test_rite_of_change_light(lodge: Classic) -> None:
    altars(lodge, "Garden", "Forge")
    lodge.resolve("Rite of Change", "light")
    assert sorted(lodge.offered()) == ["Forge", "Garden"]
    lodge.choose("Garden")
    assert not {"Black Rose Room", "Garden"} & set(lodge.offered())
    lodge.choose("Treasure Room", "yes")
    assert lodge.power("Tessa") == 6
    assert (lodge.face("Garden"), lodge.face("Treasure Room")) == ("turned", "open")
    lodge.begin("clean-up")
    assert lodge.state.copies == ()


def test_rite_of_change_light_changes_colour_and_name_too(lodge: Classic) -> None:
    altars(lodge, "Arena")
    lodge.resolve("Rite of Change", "light")
    lodge.choose("Oracle Room", "no")
    room = lodge.room("Arena")
    assert colour_of(lodge.state, room) == "blue"
    assert lodge.rules.rooms[tile_of(lodge.state, room)].name.en == "Oracle Room"
    assert lodge.face("Arena") == "open"


@proves("Rite of Change", "dark")
@pytest.mark.parametrize(("others", "cubes"), [((), "t"), (("Garden", "Crypt"), "ttt")])
def test_rite_of_change_dark(lodge: Classic, others: tuple[str, ...], cubes: str) -> None:
    altars(lodge, *others)
    lodge.resolve("Rite of Change", "dark")
    lodge.choose("Arena")
    assert all_cubes(lodge) == {"Arena": cubes}


# Rite of Control


@proves("Rite of Control", "light")
@pytest.mark.parametrize(("number", "worth"), [(0, 0), (2, 2), (4, 4), (5, 4)])
def test_rite_of_control_light(lodge: Classic, number: int, worth: int) -> None:
    altars(lodge, *["Garden"] * min(number, 3))
    altars(lodge, *["Crypt"] * max(0, number - 3), owner="Tessa")
    lodge.resolve("Rite of Control", "light")
    assert lodge.power("Tessa") == 5 + worth
    assert lodge.cubes("Arena") == "t" * worth


@proves("Rite of Control", "dark")
@pytest.mark.parametrize(("others", "power"), [((), 6), (("Garden", "Crypt"), 8)])
def test_rite_of_control_dark(lodge: Classic, others: tuple[str, ...], power: int) -> None:
    altars(lodge, *others)
    lodge.resolve("Rite of Control", "dark")
    lodge.choose("Arena")
    assert lodge.power("Tessa") == power


# Stone Claws


@proves("Stone Claws", "light")
def test_stone_claws_light(lodge: Classic) -> None:
    lodge.stand("Jaf'ar", "Sanctuary")
    own = lodge.evocation("Tessa", "Sanctuary")
    beast = lodge.evocation("Nero", "Sanctuary")
    cast(lodge, "Stone Claws light", "move to Sanctuary", "yes")
    assert "Nero" not in lodge.offered()
    lodge.choose("Rebecca")
    assert hurt(lodge) == ["", "", "tt", "tt"]
    assert (lodge.damage(beast), lodge.damage(own)) == ("tt", "")
    assert len(lodge.happened("attacked")) == 1


@proves("Stone Claws", "light")
def test_stone_claws_light_holds_for_the_round(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena")
    cast(lodge, "Stone Claws light", "stop", "no")
    lodge.choose("fight", "attack Nero")
    assert hurt(lodge) == ["", "tt", "tt", ""]


@proves("Stone Claws", "dark")
def test_stone_claws_dark(lodge: Classic) -> None:
    cast(lodge, "Stone Claws dark", "move to Sanctuary", "yes")
    assert hurt(lodge) == ["", "", "ttt", ""]
    lodge.choose("fight", "attack Rebecca")
    assert hurt(lodge) == ["", "", "tttttt", ""]


# Unstable Bind


@proves("Unstable Bind", "light")
@pytest.mark.parametrize(("lying", "left", "damage"), [("nxtt", 1, "n"), ("nxt", 0, "n"), ("nx", 2, "nnn")])
def test_unstable_bind_light(lodge: Classic, lying: str, left: int, damage: str) -> None:
    lodge.stand("Tessa", "Arena", damage="nnn")
    lodge.instability("Garden", lying)
    lodge.resolve("Unstable Bind", "light")
    lodge.settle("Garden")
    assert len(lodge.cubes("Garden")) == left
    assert lodge.damage("Tessa") == damage


@proves("Unstable Bind", "dark")
@pytest.mark.parametrize(
    ("lying", "left", "place"), [("nxtt", 1, "Garden"), ("nxt", 0, "Garden"), ("nx", 2, "")]
)
def test_unstable_bind_dark(lodge: Classic, lying: str, left: int, place: str) -> None:
    lodge.instability("Garden", lying)
    lodge.resolve("Unstable Bind", "dark")
    lodge.settle("Garden")
    assert len(lodge.cubes("Garden")) == left
    assert [lodge.place(f"Mutant Altar t{number}") for number in (1, 2)] == [place, ""]


# Unstable Flames


@proves("Unstable Flames", "light")
def test_unstable_flames_light(lodge: Classic) -> None:
    lodge.instability("Sanctuary", "nx")
    cast(lodge, "Unstable Flames light", "move to Sanctuary", "yes")
    assert lodge.asked() == ("Tessa", "strike")
    assert lodge.offered() == ["attack Rebecca", "spend Rebecca"]
    lodge.choose("spend Rebecca", "cube 1")
    assert hurt(lodge) == ["", "", "ttt", ""]
    assert lodge.cubes("Sanctuary") == "n"
    lodge.choose("fight", "attack Rebecca", "attack Rebecca")
    assert hurt(lodge) == ["", "", "ttttt", ""]
    assert lodge.cubes("Sanctuary") == "n"


def test_unstable_flames_light_asks_nothing_in_an_empty_room(lodge: Classic) -> None:
    cast(lodge, "Unstable Flames light", "stop", "yes")
    assert hurt(lodge) == ["", "tt", "", ""]


@proves("Unstable Flames", "dark")
def test_unstable_flames_dark(lodge: Classic) -> None:
    cast(lodge, "Unstable Flames dark", "move to Sanctuary", "yes", "instead Rebecca")
    assert hurt(lodge) == ["", "", "", ""]
    assert lodge.cubes("Sanctuary") == "tt"
    lodge.choose("fight", "attack Rebecca", "attack Rebecca")
    assert hurt(lodge) == ["", "", "tt", ""]
    assert lodge.cubes("Sanctuary") == "tt"


def test_unstable_flames_dark_is_not_offered_in_a_full_room(lodge: Classic) -> None:
    lodge.instability("Arena", "nnnnnn")
    cast(lodge, "Unstable Flames dark", "stop", "yes")
    assert hurt(lodge) == ["", "tt", "", ""]
