"""Hex: every spell on both sides, and what its jinxes do. Gramigna casts; Rikkart stands beside her."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import JINX, proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def lodge(pack: Pack) -> Rebirth:
    """Gramigna and Rikkart in the Arena, Arianna next door in the Sanctuary, Doria two rooms off."""
    table = Rebirth("Gramigna", "Rikkart", "Arianna", "Baron Doria", pack=pack)
    table.stand("Gramigna", "Arena")
    table.stand("Rikkart", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.stand("Baron Doria", "Mirrors Room")
    for mage in table.people:
        table.power(mage, 3)
    return table


def struck(lodge: Rebirth, mage: str, by: str) -> None:
    """A mage suffers 3 damage by a spell of another close by."""
    lodge.resolve("Athanor Eruption", "light", by=by)
    lodge.choose(mage)


def casts(lodge: Rebirth, spell: str, *answers: str) -> None:
    """Gramigna casts a spell in her turn, and it stays in force."""
    lodge.prepare("Gramigna", quick=spell)
    lodge.action_phase(first="Gramigna")
    lodge.choose("cast quick", *answers)


def none_left(lodge: Rebirth, jinx: str) -> None:
    """All the cards of a jinx lie somewhere else."""
    kind = lodge.rules.jinx_names[jinx]
    lodge.state.jinx_supply = tuple(0 if k == kind else n for k, n in enumerate(lodge.state.jinx_supply))


def all_jinxes(lodge: Rebirth) -> list[set[str]]:
    """What lies on each mage, by seat."""
    return [set(lodge.jinxes(mage)) for mage in lodge.people]


def all_power(lodge: Rebirth) -> list[int]:
    return [lodge.power(mage) for mage in lodge.people]


def who_can_be_aimed_at(lodge: Rebirth, spell: str, side: str) -> set[str]:
    """Whom it offers with an evocation in each room and Arianna in her Cell."""
    lodge.evocation("Rikkart", "Arena", kind="Cadaver")
    lodge.stand("Arianna", "Cell")
    lodge.resolve(spell, side)
    return set(lodge.offered())


# Jinxes


@proves("Weakness", JINX)
@pytest.mark.rule("GLO.2")
def test_weakness_takes_1_strength(lodge: Rebirth) -> None:
    lodge.jinx("Rikkart", "Weakness")
    lodge.action_phase(first="Rikkart")
    lodge.choose("fight", "attack Gramigna")
    assert lodge.damage("Gramigna") == "r"


@proves("Slowness", JINX)
@pytest.mark.rule("GLO.2")
def test_slowness_takes_1_speed(lodge: Rebirth) -> None:
    lodge.jinx("Rikkart", "Slowness")
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore", "move to Forge")
    assert not [answer for answer in lodge.offered("Rikkart") if answer.startswith("move")]


@proves("Vulnerability", JINX)
@pytest.mark.rule("GLO.2")
def test_vulnerability_makes_each_hit_1_worse(lodge: Rebirth) -> None:
    lodge.jinx("Rikkart", "Vulnerability")
    struck(lodge, "Rikkart", by="Gramigna")
    assert lodge.damage("Rikkart") == "gggg"


@proves("Bewilderment", JINX)
@pytest.mark.rule("GLO.2")
def test_bewilderment_closes_the_rooms(lodge: Rebirth) -> None:
    lodge.jinx("Rikkart", "Bewilderment")
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore")
    assert "use" not in lodge.offered("Rikkart")


def test_without_bewilderment_the_rooms_are_open(lodge: Rebirth) -> None:
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore")
    assert "use" in lodge.offered("Rikkart")


# Traps and protections


def walks(lodge: Rebirth, mage: str, room: str) -> None:
    """A mage enters a room beside their own."""
    lodge.action_phase(first=mage)
    lodge.choose("explore", f"move to {room}")


@proves("Cerebral Worm", "light")
@pytest.mark.rule("TRP.26")
@pytest.mark.parametrize("room", ["Sanctuary", "Summoner Room"])
def test_cerebral_worm(lodge: Rebirth, room: str) -> None:
    lodge.jinx("Rikkart", "Weakness")
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light")
    walks(lodge, "Rikkart", room)
    lodge.choose("reveal I")
    assert lodge.damage("Rikkart") == "gg"
    assert set(lodge.jinxes("Rikkart")) == {"Weakness", "Vulnerability"}
    assert lodge.cubes(room) == "gg"


@proves("Cerebral Worm", "light")
def test_cerebral_worm_sleeps_in_rooms_of_other_colours(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light")
    walks(lodge, "Rikkart", "Forge")
    assert lodge.asked()[0] == "Rikkart"


def test_cerebral_worm_has_one_side(lodge: Rebirth) -> None:
    assert lodge.rules.cards[lodge.card("Cerebral Worm")].one_sided


@proves("Baleful Curse", "light")
@pytest.mark.rule("TRP.31")
def test_baleful_curse_light(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Baleful Curse light")
    struck(lodge, "Gramigna", by="Rikkart")
    lodge.choose("reveal I")
    assert (lodge.damage("Gramigna"), lodge.damage("Rikkart")) == ("rrr", "gg")
    assert set(lodge.jinxes("Rikkart")) == {"Slowness"}


@proves("Baleful Curse", "dark")
@pytest.mark.parametrize(
    ("jinxes", "damage"),
    [((), "g"), (("Slowness",), "gg"), (("Weakness",), "g"), (("Slowness", "Weakness"), "gg")],
)
def test_baleful_curse_dark(lodge: Rebirth, jinxes: tuple[str, ...], damage: str) -> None:
    for jinx in jinxes:
        lodge.jinx("Rikkart", jinx)
    lodge.prepare("Gramigna", "active", I="Baleful Curse dark")
    struck(lodge, "Gramigna", by="Rikkart")
    lodge.choose("reveal I")
    assert (lodge.damage("Gramigna"), lodge.damage("Rikkart")) == ("", damage)
    assert set(lodge.jinxes("Rikkart")) == {*jinxes, "Weakness"}
    assert lodge.jinxes("Gramigna") == {}


@proves("Baleful Curse", "dark")
def test_baleful_curse_dark_without_a_card_of_weakness(lodge: Rebirth) -> None:
    """The spell is ignored all the same; nothing lies on its caster, so nothing is counted."""
    none_left(lodge, "Weakness")
    lodge.prepare("Gramigna", "active", I="Baleful Curse dark")
    struck(lodge, "Gramigna", by="Rikkart")
    lodge.choose("reveal I")
    assert (lodge.damage("Gramigna"), lodge.damage("Rikkart"), lodge.jinxes("Rikkart")) == ("", "", {})


@proves("Baleful Curse", "dark")
def test_baleful_curse_dark_spares_its_owner_alone(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Arena")
    lodge.prepare("Gramigna", "active", I="Baleful Curse dark")
    lodge.resolve("Azoth Bomb", "light", by="Rikkart")
    lodge.choose("Arena", "reveal I")
    assert (lodge.damage("Gramigna"), lodge.damage("Arianna")) == ("", "rr")


@pytest.mark.rule("TRP.11", "TRP.16", "TRP.31", "GLO.9", "EX.R.8")
def test_the_chain_of_worm_persecution_and_curse(lodge: Rebirth) -> None:
    """EX.R.8: the worm bites, Doria throws it back, the curse answers, the worm goes on, 2 jinxes."""
    lodge.stand("Baron Doria", "Forge")
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light", II="Baleful Curse light")
    lodge.prepare("Baron Doria", "active", I="Persecution light")
    walks(lodge, "Baron Doria", "Arena")
    lodge.choose("reveal I", by="Gramigna")
    lodge.choose("reveal I", by="Baron Doria")
    lodge.choose("amount 2", by="Baron Doria")
    lodge.choose("reveal II", by="Gramigna")
    assert (lodge.damage("Baron Doria"), lodge.damage("Gramigna")) == ("gg", "dd")
    assert set(lodge.jinxes("Baron Doria")) == {"Vulnerability", "Slowness"}
    assert lodge.cubes("Arena") == "gg"
    assert lodge.asked() == ("Baron Doria", "part")


def stumbles(lodge: Rebirth, mage: str = "Rikkart") -> None:
    """A mage has gone next door, and that action is over."""
    lodge.prepare("Gramigna", "active", I="Black Cat light")
    lodge.action_phase(first=mage)
    lodge.choose("explore", "move to Forge", "stop")


@proves("Black Cat", "light")
def test_black_cat_light(lodge: Rebirth) -> None:
    """The second action is gone with the first, and the rooms are closed."""
    stumbles(lodge)
    assert lodge.tokens("Rikkart") == 1
    lodge.choose("reveal I")
    assert (lodge.tokens("Rikkart"), lodge.damage("Rikkart")) == (0, "")
    assert set(lodge.jinxes("Rikkart")) == {"Bewilderment"}
    assert lodge.tokens("Gramigna") == 2


@proves("Black Cat", "light")
def test_black_cat_light_hurts_whoever_has_no_token_left(lodge: Rebirth) -> None:
    lodge.tokens("Rikkart", 1)
    stumbles(lodge)
    lodge.choose("reveal I")
    assert (lodge.tokens("Rikkart"), lodge.damage("Rikkart")) == (0, "gg")
    assert set(lodge.jinxes("Rikkart")) == {"Bewilderment"}


@proves("Black Cat", "light")
def test_black_cat_light_without_a_card_of_bewilderment(lodge: Rebirth) -> None:
    """The token is lost all the same, and that is no reason for damage."""
    none_left(lodge, "Bewilderment")
    stumbles(lodge)
    lodge.choose("reveal I")
    assert (lodge.tokens("Rikkart"), lodge.damage("Rikkart"), lodge.jinxes("Rikkart")) == (0, "", {})


@proves("Black Cat", "light")
def test_black_cat_light_sleeps_while_an_action_lasts_and_when_its_owner_acts(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Black Cat light")
    walks(lodge, "Rikkart", "Forge")
    assert lodge.asked()[0] == "Rikkart"
    stumbles(lodge, "Gramigna")
    assert (lodge.tokens("Gramigna"), lodge.lies("Gramigna", "I")) == (1, "active")
    assert lodge.asked() == ("Gramigna", "action")


def gains(lodge: Rebirth, mage: str) -> None:
    """A mage gains 2 power by a spell."""
    lodge.resolve("Stolen Hour", "light", by=mage)


@proves("Black Cat", "dark")
@pytest.mark.parametrize(
    ("jinxes", "stolen", "then"),
    [
        ((), 1, {"Slowness"}),
        (("Weakness",), 1, {"Weakness", "Slowness"}),
        (("Weakness", "Bewilderment"), 2, {"Weakness", "Bewilderment"}),
    ],
)
def test_black_cat_dark(lodge: Rebirth, jinxes: tuple[str, ...], stolen: int, then: set[str]) -> None:
    for jinx in jinxes:
        lodge.jinx("Arianna", jinx)
    lodge.prepare("Gramigna", "active", I="Black Cat dark")
    gains(lodge, "Arianna")
    lodge.choose("reveal I")
    assert (lodge.power("Gramigna"), lodge.power("Arianna")) == (3 + stolen, 5 - stolen)
    assert set(lodge.jinxes("Arianna")) == then


@proves("Black Cat", "dark")
def test_black_cat_dark_does_not_answer_its_owners_luck(lodge: Rebirth) -> None:
    lodge.prepare("Gramigna", "active", I="Black Cat dark")
    gains(lodge, "Gramigna")
    assert (lodge.power("Gramigna"), lodge.quiet) == (5, True)


# Combat


AT_ANY_MAGE = [
    ("Withering Word", "light"),
    ("Withering Word", "dark"),
    ("Pins and Wax", "light"),
    ("Pins and Wax", "dark"),
    ("Knotted Path", "light"),
    ("Knotted Path", "dark"),
    ("Rusted Nail", "light"),
    ("Rusted Nail", "dark"),
    ("Sour Milk", "light"),
    ("Sour Milk", "dark"),
    ("Hand of Glory", "light"),
    ("Hand of Glory", "dark"),
    ("Beggar's Bowl", "light"),
    ("Beggar's Bowl", "dark"),
]


@pytest.mark.parametrize(("spell", "side"), AT_ANY_MAGE)
def test_most_of_hex_aims_at_any_other_mage_in_the_lodge(lodge: Rebirth, spell: str, side: str) -> None:
    """Near or far; neither at an evocation, nor at who is in the Cell, nor at its caster."""
    assert who_can_be_aimed_at(lodge, spell, side) == {"Rikkart", "Baron Doria", "dummy"}


@proves("Withering Word", "light")
@pytest.mark.parametrize(
    ("jinxes", "damage"),
    [((), "g"), (("Slowness",), "gg"), (("Slowness", "Bewilderment"), "ggg"), (("Weakness",), "g")],
)
def test_withering_word_light(lodge: Rebirth, jinxes: tuple[str, ...], damage: str) -> None:
    for jinx in jinxes:
        lodge.jinx("Baron Doria", jinx)
    lodge.resolve("Withering Word", "light")
    lodge.choose("Baron Doria")
    assert lodge.damage("Baron Doria") == damage
    assert set(lodge.jinxes("Baron Doria")) == {*jinxes, "Weakness"}


def test_withering_word_light_without_a_card_of_weakness(lodge: Rebirth) -> None:
    none_left(lodge, "Weakness")
    lodge.resolve("Withering Word", "light")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.jinxes("Baron Doria")) == ("", {})


@proves("Withering Word", "dark")
@pytest.mark.rule("PER.2")
def test_withering_word_dark(lodge: Rebirth) -> None:
    """Each spell that the target casts costs 1, a trap that is laid, too; nobody else's does.

    Gramigna stands there as well, but it is her curse.
    """
    lodge.prepare("Rikkart", I="Stolen Hour light", quick="Cerebral Worm light")
    lodge.prepare("Arianna", I="Stolen Hour light")
    casts(lodge, "Withering Word dark", "Rikkart")
    assert set(lodge.jinxes("Rikkart")) == {"Weakness"}
    assert lodge.damage("Rikkart") == ""
    lodge.choose("end")
    lodge.choose("cast I", by="Rikkart")
    assert lodge.damage("Rikkart") == "g"
    lodge.choose("cast quick", by="Rikkart")
    assert lodge.damage("Rikkart") == "gg"
    lodge.choose("cast I", by="Arianna")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "gg", "", ""]


@proves("Withering Word", "dark")
def test_withering_word_dark_spoils_the_air_for_whoever_stands_there(lodge: Rebirth) -> None:
    """Doria is with the target, Arianna is not."""
    lodge.stand("Baron Doria", "Arena")
    lodge.prepare("Rikkart", I="Stolen Hour light")
    casts(lodge, "Withering Word dark", "Rikkart", "end")
    lodge.choose("cast I", by="Rikkart")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "g", "", "g"]


@proves("Rusted Nail", "light")
def test_rusted_nail_light_spends_a_jinx(lodge: Rebirth) -> None:
    lodge.jinx("Baron Doria", "Slowness")
    lodge.jinx("Baron Doria", "Weakness")
    lodge.resolve("Rusted Nail", "light")
    lodge.choose("Baron Doria", "Slowness")
    assert (lodge.damage("Baron Doria"), set(lodge.jinxes("Baron Doria"))) == ("ggg", {"Weakness"})


@proves("Rusted Nail", "light")
def test_rusted_nail_light_without_a_jinx(lodge: Rebirth) -> None:
    lodge.resolve("Rusted Nail", "light")
    lodge.choose("Baron Doria")
    assert lodge.damage("Baron Doria") == "g"


@proves("Rusted Nail", "dark")
@pytest.mark.parametrize(
    ("jinxes", "cubes"), [((), ""), (("Slowness",), "gg"), (("Slowness", "Weakness"), "gggg")]
)
def test_rusted_nail_dark(lodge: Rebirth, jinxes: tuple[str, ...], cubes: str) -> None:
    for jinx in jinxes:
        lodge.jinx("Baron Doria", jinx)
    lodge.jinx("Rikkart", "Weakness")
    lodge.resolve("Rusted Nail", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.cubes("Mirrors Room")) == ("g", cubes)
    assert (lodge.jinxes("Baron Doria"), set(lodge.jinxes("Rikkart"))) == ({}, {"Weakness"})


@proves("Rusted Nail", "dark")
@pytest.mark.rule("GLO.8")
def test_rusted_nail_dark_on_who_falls_by_it(lodge: Rebirth) -> None:
    """The target is gone before its jinxes could be removed: they stay, and no room is shaken."""
    lodge.stand("Baron Doria", "Mirrors Room", damage="g" * 10)
    lodge.jinx("Baron Doria", "Slowness")
    lodge.resolve("Rusted Nail", "dark")
    lodge.settle("Baron Doria")
    assert (lodge.place("Baron Doria"), set(lodge.jinxes("Baron Doria"))) == ("Cell", {"Slowness"})
    assert lodge.cubes("Mirrors Room") == ""


@proves("Evil Star", "light")
def test_evil_star_light(lodge: Rebirth) -> None:
    lodge.jinx("Arianna", "Slowness")
    lodge.jinx("Gramigna", "Slowness")
    lodge.resolve("Evil Star", "light")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "g", "gg", "g"]


@proves("Evil Star", "dark")
def test_evil_star_dark(lodge: Rebirth) -> None:
    """The leader is jinxed first, so the star falls on the leader, too; not on who has no jinx."""
    lodge.power("Baron Doria", 5)
    lodge.jinx("Arianna", "Slowness")
    lodge.resolve("Evil Star", "dark")
    assert all_jinxes(lodge) == [set(), set(), {"Slowness"}, {"Bewilderment"}]
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "", "g", "g"]
    assert [lodge.cubes(room) for room in ("Arena", "Sanctuary", "Mirrors Room")] == ["", "g", "g"]


@proves("Evil Star", "dark")
@pytest.mark.parametrize(("power", "jinxed"), [(3, 3), (4, 0)])
def test_evil_star_dark_over_several_leaders(lodge: Rebirth, power: int, jinxed: int) -> None:
    """All who tie are meant but its caster; if she leads alone, nobody is. Her own jinx shakes no room."""
    lodge.power("Gramigna", power)
    lodge.jinx("Gramigna", "Slowness")
    lodge.resolve("Evil Star", "dark")
    assert [set(lodge.jinxes(mage)) == {"Bewilderment"} for mage in lodge.people].count(True) == jinxed
    assert set(lodge.jinxes("Gramigna")) == {"Slowness"}
    assert lodge.damage("Gramigna") == ""
    assert lodge.cubes("Arena") == ("g" if jinxed else "")  # Rikkart's room is hers


# Contingency


@proves("Pins and Wax", "light")
@pytest.mark.rule("PER.2", "EX.R.9")
def test_pins_and_wax_light(lodge: Rebirth) -> None:
    casts(lodge, "Pins and Wax light", "Baron Doria")
    assert set(lodge.jinxes("Baron Doria")) == {"Slowness"}
    assert lodge.damage("Baron Doria") == ""
    lodge.resolve("Evil Eye", "light", by="Baron Doria")
    lodge.choose("Gramigna", "move to Sanctuary")
    assert (lodge.place("Baron Doria"), lodge.damage("Baron Doria")) == ("Sanctuary", "g")
    lodge.resolve("Evil Eye", "light", by="Rikkart")
    lodge.choose("Arianna", "move to Forge")
    assert lodge.damage("Rikkart") == ""


@proves("Pins and Wax", "dark")
@pytest.mark.rule("PER.6")
def test_pins_and_wax_dark(lodge: Rebirth) -> None:
    """What she suffers hurts the doll, twice in all; Vulnerability does not yet count in this turn."""
    casts(lodge, "Pins and Wax dark", "Baron Doria")
    assert (set(lodge.jinxes("Baron Doria")), lodge.damage("Baron Doria")) == ({"Vulnerability"}, "")
    for damage in ("g", "gg", "gg"):
        struck(lodge, "Gramigna", by="Rikkart")
        assert lodge.damage("Baron Doria") == damage
    assert lodge.damage("Rikkart") == ""


@proves("Pins and Wax", "dark")
def test_pins_and_wax_dark_when_all_the_damage_is_ignored(lodge: Rebirth) -> None:
    casts(lodge, "Pins and Wax dark", "Baron Doria")
    lodge.prepare("Gramigna", "active", I="Persecution light")
    struck(lodge, "Gramigna", by="Rikkart")
    lodge.choose("reveal I", "amount 3")
    assert (lodge.damage("Gramigna"), lodge.damage("Baron Doria")) == ("", "")


@pytest.mark.rule("PER.2")
def test_two_dolls_do_not_prick_each_other_for_ever(lodge: Rebirth) -> None:
    """Each answers the other twice at most, whoever strikes first."""
    lodge.prepare("Rikkart", quick="Pins and Wax dark")
    casts(lodge, "Pins and Wax dark", "Rikkart", "end")
    lodge.choose("cast quick", "Gramigna", by="Rikkart")
    lodge.resolve("Athanor Eruption", "light", by="Arianna")
    lodge.choose("Rikkart")
    assert (lodge.damage("Gramigna"), lodge.damage("Rikkart")) == ("rr", "aaaagggg")


@proves("Knotted Path", "light")
def test_knotted_path_light(lodge: Rebirth) -> None:
    casts(lodge, "Knotted Path light", "Rikkart")
    assert set(lodge.jinxes("Rikkart")) == {"Bewilderment"}
    lodge.choose("end")
    lodge.choose("explore", "move to Forge", "move to Sanctuary", by="Rikkart")
    assert [lodge.cubes(room) for room in ("Arena", "Forge", "Sanctuary")] == ["", "g", "g"]
    assert "use" not in lodge.offered("Rikkart")


@proves("Knotted Path", "light")
def test_knotted_path_light_is_about_the_target_alone(lodge: Rebirth) -> None:
    casts(lodge, "Knotted Path light", "Baron Doria", "end")
    lodge.choose("explore", "move to Forge", by="Rikkart")
    assert lodge.cubes("Forge") == ""


@proves("Knotted Path", "dark")
def test_knotted_path_dark(lodge: Rebirth) -> None:
    lodge.resolve("Knotted Path", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.place("Gramigna"), lodge.place("Baron Doria")) == ("Mirrors Room", "Arena")
    assert (lodge.cubes("Arena"), lodge.cubes("Mirrors Room")) == ("g", "")
    assert all_jinxes(lodge) == [set(), set(), set(), {"Slowness"}]


@proves("Knotted Path", "dark")
def test_knotted_path_dark_with_somebody_in_the_same_room(lodge: Rebirth) -> None:
    """Nobody changes places and no room is entered; the rest comes all the same."""
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light")
    lodge.resolve("Knotted Path", "dark")
    lodge.choose("Rikkart")
    assert (lodge.place("Rikkart"), lodge.cubes("Arena"), lodge.quiet) == ("Arena", "g", True)
    assert set(lodge.jinxes("Rikkart")) == {"Slowness"}


def test_knotted_path_dark_leads_into_a_trap(lodge: Rebirth) -> None:
    """The Arena is red: the worm waits for whoever comes out of the Mirrors Room."""
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light")
    lodge.resolve("Knotted Path", "dark")
    lodge.choose("Baron Doria", "reveal I")
    assert set(lodge.jinxes("Baron Doria")) == {"Slowness", "Vulnerability"}
    assert (lodge.damage("Baron Doria"), lodge.cubes("Arena")) == ("gg", "ggg")


@proves("Thirteenth Hour", "light")
def test_thirteenth_hour_light(lodge: Rebirth) -> None:
    """Rikkart pays, Arianna and Doria are hurt and jinxed."""
    lodge.resolve("Thirteenth Hour", "light")
    for mage, choice in (("Rikkart", 0), ("Arianna", 1), ("Baron Doria", 1)):
        lodge.choose(f"choice {choice}", by=mage)
    assert all_power(lodge) == [4, 2, 3, 3]
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "", "g", "g"]
    assert all_jinxes(lodge) == [set(), set(), {"Slowness"}, {"Slowness"}]
    assert lodge.quiet


@proves("Thirteenth Hour", "light")
def test_thirteenth_hour_light_asks_who_has_a_choice(lodge: Rebirth) -> None:
    """Who is slow must pay, who is poor is hurt and jinxed, and who is both is hurt."""
    lodge.jinx("Rikkart", "Slowness")
    lodge.power("Arianna", 0)
    lodge.jinx("Baron Doria", "Slowness")
    lodge.power("Baron Doria", 0)
    lodge.resolve("Thirteenth Hour", "light")
    assert lodge.quiet
    assert all_power(lodge) == [4, 2, 0, 0]
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "", "g", "g"]
    assert all_jinxes(lodge) == [set(), {"Slowness"}, {"Slowness"}, {"Slowness"}]


def test_thirteenth_hour_does_not_strike_in_a_cell(lodge: Rebirth) -> None:
    for mage in ("Arianna", "Baron Doria"):
        lodge.stand(mage, "Cell")
    lodge.power("Rikkart", 0)
    lodge.resolve("Thirteenth Hour", "light")
    assert (all_power(lodge), lodge.quiet) == ([3, 0, 3, 3], True)
    assert all_jinxes(lodge) == [set(), {"Slowness"}, set(), set()]


@proves("Thirteenth Hour", "dark")
def test_thirteenth_hour_dark(lodge: Rebirth) -> None:
    """One point each, however many jinxes there are; nothing of who has none, or no power."""
    lodge.jinx("Gramigna", "Slowness")
    lodge.jinx("Rikkart", "Slowness")
    lodge.jinx("Rikkart", "Weakness")
    lodge.jinx("Baron Doria", "Slowness")
    lodge.power("Baron Doria", 0)
    lodge.resolve("Thirteenth Hour", "dark")
    assert all_power(lodge) == [4, 2, 3, 0]


@proves("Sour Milk", "light")
@pytest.mark.parametrize(
    ("jinxes", "left"), [((), "rrr"), (("Slowness",), "rr"), (("Slowness", "Weakness"), "rr")]
)
def test_sour_milk_light(lodge: Rebirth, jinxes: tuple[str, ...], left: str) -> None:
    for jinx in jinxes:
        lodge.jinx("Rikkart", jinx)
    lodge.stand("Gramigna", "Arena", damage="rrrrr")
    lodge.resolve("Sour Milk", "light")
    lodge.settle("Rikkart")
    assert lodge.damage("Gramigna") == left
    assert set(lodge.jinxes("Rikkart")) == {*jinxes, "Weakness"}


@proves("Sour Milk", "light")
def test_sour_milk_light_without_a_card_of_weakness(lodge: Rebirth) -> None:
    none_left(lodge, "Weakness")
    lodge.stand("Gramigna", "Arena", damage="rrrrr")
    lodge.resolve("Sour Milk", "light")
    lodge.settle("Rikkart")
    assert (lodge.damage("Gramigna"), lodge.jinxes("Rikkart")) == ("rrrr", {})


@proves("Sour Milk", "dark")
@pytest.mark.parametrize("choice", [0, 1])
def test_sour_milk_dark(lodge: Rebirth, choice: int) -> None:
    lodge.stand("Gramigna", "Arena", damage="rrrrr")
    lodge.prepare("Baron Doria", I="Stolen Hour light", quick="Stolen Hour dark")
    lodge.resolve("Sour Milk", "dark")
    lodge.choose("Baron Doria")
    assert lodge.asked()[0] == "Baron Doria"
    lodge.choose(f"choice {choice}", by="Baron Doria")
    if choice == 0:
        lodge.choose("slot I", by="Baron Doria")
    lodge.settle()
    assert set(lodge.sheet("Baron Doria")) == ({"quick"} if choice == 0 else {"I", "quick"})
    assert set(lodge.jinxes("Baron Doria")) == (set() if choice == 0 else {"Weakness", "Vulnerability"})
    assert lodge.damage("Gramigna") == "rrr"


@proves("Sour Milk", "dark")
@pytest.mark.parametrize("jinx", ["Weakness", "Vulnerability"])
def test_sour_milk_dark_leaves_no_choice_to_who_bears_one_of_the_two(lodge: Rebirth, jinx: str) -> None:
    """Both cannot be assigned any more, so the spell is lost."""
    lodge.jinx("Baron Doria", jinx)
    lodge.prepare("Baron Doria", I="Stolen Hour light")
    lodge.resolve("Sour Milk", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.sheet("Baron Doria"), set(lodge.jinxes("Baron Doria"))) == ({}, {jinx})
    assert lodge.quiet


@proves("Sour Milk", "dark")
def test_sour_milk_dark_on_who_has_no_ready_spell(lodge: Rebirth) -> None:
    lodge.resolve("Sour Milk", "dark")
    lodge.choose("Baron Doria")
    assert set(lodge.jinxes("Baron Doria")) == {"Weakness", "Vulnerability"}
    assert lodge.quiet


@proves("Hand of Glory", "light")
@pytest.mark.parametrize(("power", "stolen"), [(3, 1), (0, 0)])
def test_hand_of_glory_light(lodge: Rebirth, power: int, stolen: int) -> None:
    lodge.power("Rikkart", power)
    lodge.instability("Armory", "", face="available")
    lodge.stand("Rikkart", "Armory")
    casts(lodge, "Hand of Glory light", "Rikkart")
    assert set(lodge.jinxes("Rikkart")) == {"Vulnerability"}
    assert lodge.power("Gramigna") == 3
    lodge.choose("end")
    lodge.choose("explore", "use", by="Rikkart")
    assert (lodge.power("Gramigna"), lodge.power("Rikkart")) == (3 + stolen, power - stolen)


@proves("Hand of Glory", "light")
def test_hand_of_glory_light_is_about_the_target_alone(lodge: Rebirth) -> None:
    casts(lodge, "Hand of Glory light", "Baron Doria", "end")
    lodge.choose("explore", "use", by="Rikkart")
    assert lodge.power("Gramigna") == 3


@proves("Hand of Glory", "dark")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hand_of_glory_dark(lodge: Rebirth, answer: str) -> None:
    """The Sanctuary heals; it is used for Gramigna, from where Arianna stands."""
    lodge.stand("Gramigna", "Arena", damage="rr")
    lodge.instability("Sanctuary", "", face="available")
    lodge.resolve("Hand of Glory", "dark")
    lodge.choose("Arianna", answer)
    lodge.settle()
    assert set(lodge.jinxes("Arianna")) == {"Bewilderment"}
    assert lodge.damage("Gramigna") == ("" if answer == "yes" else "rr")


@proves("Hand of Glory", "dark")
def test_hand_of_glory_dark_where_the_room_was_used(lodge: Rebirth) -> None:
    lodge.instability("Sanctuary", "", face="used")
    lodge.resolve("Hand of Glory", "dark")
    lodge.choose("Arianna")
    assert (set(lodge.jinxes("Arianna")), lodge.quiet) == ({"Bewilderment"}, True)


@proves("Hand of Glory", "dark")
def test_hand_of_glory_dark_opens_neither_throne_room_nor_black_rose_room(lodge: Rebirth) -> None:
    for room in ("Throne Room", "Black Rose Room"):
        lodge.stand("Arianna", room)
        lodge.resolve("Hand of Glory", "dark")
        lodge.choose("Arianna")
        assert lodge.quiet
    assert set(lodge.jinxes("Arianna")) == {"Bewilderment"}


@proves("Beggar's Bowl", "light")
@pytest.mark.rule("PER.2")
def test_beggars_bowl_light(lodge: Rebirth) -> None:
    """1 at once, and 1 of each of the next two gains; then the bowl is full."""
    casts(lodge, "Beggar's Bowl light", "Baron Doria")
    assert (lodge.power("Gramigna"), lodge.power("Baron Doria")) == (4, 2)
    for hers, his in ((5, 3), (6, 4), (6, 6)):
        gains(lodge, "Baron Doria")
        assert (lodge.power("Gramigna"), lodge.power("Baron Doria")) == (hers, his)
    gains(lodge, "Rikkart")
    assert lodge.power("Rikkart") == 5


@pytest.mark.rule("PER.2")
def test_two_bowls_do_not_beg_of_each_other_for_ever(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", quick="Beggar's Bowl light")
    casts(lodge, "Beggar's Bowl light", "Rikkart", "end")
    lodge.choose("cast quick", "Gramigna", by="Rikkart")
    assert lodge.power("Gramigna") + lodge.power("Rikkart") == 6
    gains(lodge, "Arianna")
    assert lodge.power("Arianna") == 5


@proves("Beggar's Bowl", "dark")
@pytest.mark.parametrize(
    ("jinxes", "power", "stolen"),
    [((), 3, 1), (("Slowness",), 3, 2), (("Slowness", "Weakness"), 3, 3), (("Slowness", "Weakness"), 2, 2)],
)
def test_beggars_bowl_dark(lodge: Rebirth, jinxes: tuple[str, ...], power: int, stolen: int) -> None:
    for jinx in jinxes:
        lodge.jinx("Baron Doria", jinx)
    lodge.jinx("Rikkart", "Weakness")
    lodge.power("Baron Doria", power)
    lodge.resolve("Beggar's Bowl", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.power("Gramigna"), lodge.power("Baron Doria")) == (3 + stolen, power - stolen)
    assert (lodge.jinxes("Baron Doria"), set(lodge.jinxes("Rikkart"))) == ({}, {"Weakness"})


# Gramigna's own


@proves("Evil Eye", "light")
def test_evil_eye_light(lodge: Rebirth) -> None:
    lodge.resolve("Evil Eye", "light")
    lodge.choose("Baron Doria", "move to Forge")
    assert (lodge.power("Gramigna"), lodge.power("Baron Doria")) == (4, 2)
    assert (set(lodge.jinxes("Baron Doria")), lodge.place("Gramigna")) == ({"Weakness"}, "Forge")
    assert lodge.quiet


@proves("Evil Eye", "dark")
def test_evil_eye_dark(lodge: Rebirth) -> None:
    lodge.jinx("Baron Doria", "Slowness")
    lodge.jinx("Baron Doria", "Weakness")
    lodge.resolve("Evil Eye", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.cubes("Mirrors Room")) == ("gg", "gg")
