"""Necromancy: every spell on both sides. Rebecca casts; Tessa stands beside her."""

import pytest

from blackrose.engine.components import Pack
from tests.classic.proving import proves, scene
from tests.classic.scenario import ROW, Classic


@scene
def lodge(pack: Pack) -> Classic:
    """Rebecca and Tessa in the Arena, Jaf'ar next door in the Sanctuary, Nero across the centre."""
    table = Classic("Rebecca", "Tessa", "Jaf'ar", "Nero", pack=pack)
    table.stand("Rebecca", "Arena")
    table.stand("Tessa", "Arena")
    table.stand("Jaf'ar", "Sanctuary")
    table.stand("Nero", "Crypt")
    for mage in table.people:
        table.power(mage, 5)
    return table


def hurt(lodge: Classic) -> list[str]:
    """The damage on the mages, in their order."""
    return [lodge.damage(mage) for mage in lodge.people]


def powers(lodge: Classic) -> list[int]:
    """The power of the mages, in their order."""
    return [lodge.power(mage) for mage in lodge.people]


def cannot_choose(lodge: Classic, *labels: str) -> None:
    """None of these is offered."""
    offered = lodge.offered()
    for label in labels:
        assert label not in offered


def aim(lodge: Classic, label: str) -> None:
    """Aims at this, unless it was the only target."""
    if not lodge.quiet and label in lodge.offered():
        lodge.choose(label)


def far(lodge: Classic) -> None:
    """Rebecca in a corner with Jaf'ar; in a row from her Tessa two rooms off and Nero three."""
    lodge.stand("Rebecca", "Armory")
    lodge.stand("Jaf'ar", "Armory")
    lodge.stand("Tessa", "Black Rose Room")
    lodge.stand("Nero", "Garden")


# Bone Armor


@proves("Bone Armor", "light")
@pytest.mark.parametrize(("spell", "dealt"), [("Ice Grip", 3), ("Meteor Swarm", 4)])
def test_bone_armor_light(lodge: Classic, spell: str, dealt: int) -> None:
    lodge.prepare("Rebecca", status="active", I="Bone Armor light")
    lodge.resolve(spell, "light", by="Tessa")
    lodge.choose("Rebecca" if spell == "Ice Grip" else "Arena", "reveal I")
    assert hurt(lodge) == ["t" * dealt, "r" * dealt, "", ""]


def test_bone_armor_light_gives_back_five_at_most(lodge: Classic) -> None:
    lodge.prepare("Rebecca", status="active", I="Bone Armor light")
    knight = lodge.evocation("Tessa", "Arena", kind="Bone Knight")
    lodge.state.tokens = [2, 2, 2, 2]
    lodge.resolve("Demon's Howl", "light", by="Tessa")
    aim(lodge, knight)
    lodge.choose("attack Rebecca", "reveal I")
    assert lodge.damage("Rebecca") == "tttt"
    assert lodge.place(knight) == ""  # 4 damage on 4 Health


@proves("Bone Armor", "light")
def test_bone_armor_light_gives_back_no_more_than_five(lodge: Classic) -> None:
    lodge.prepare("Rebecca", status="active", I="Bone Armor light")
    lodge.resolve("Death Delirium", "light", by="Tessa")
    lodge.choose("Rebecca", "reveal I")
    assert lodge.damage("Tessa") == "rrrrr"


@proves("Bone Armor", "dark")
@pytest.mark.parametrize(("spell", "gained"), [("Vampire's Bite", 2), ("Ice Grip", 3), ("Meteor Swarm", 3)])
def test_bone_armor_dark(lodge: Classic, spell: str, gained: int) -> None:
    lodge.prepare("Rebecca", status="active", I="Bone Armor dark")
    lodge.resolve(spell, "light", by="Tessa")
    lodge.choose("Arena" if spell == "Meteor Swarm" else "Rebecca", "reveal I")
    assert lodge.power("Rebecca") == 5 + gained


# Cowardice


@proves("Cowardice", "light")
def test_cowardice_light(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="jjjxn")
    lodge.resolve("Cowardice", "light")
    lodge.settle("Tessa")
    assert lodge.damage("Tessa").count("r") == 4


def test_cowardice_light_converts_what_there_is(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="rj")
    lodge.resolve("Cowardice", "light")
    lodge.settle("Tessa")
    assert lodge.damage("Tessa") == "rr"


@proves("Cowardice", "dark")
def test_cowardice_dark(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena", damage="jnt")
    lodge.resolve("Cowardice", "dark")
    lodge.choose("Tessa", "cube 0", "cube 1")
    lodge.settle()
    assert lodge.damage("Rebecca") == "t"
    assert lodge.damage("Tessa") == "rr"


@proves("Cowardice", "dark")
def test_cowardice_dark_without_damage(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="jjj")
    lodge.resolve("Cowardice", "dark")
    lodge.settle("Tessa")
    assert lodge.damage("Tessa").count("r") == 2


@pytest.mark.parametrize("side", ["light", "dark"])
def test_cowardice_reaches_two_rooms_and_mages_only(lodge: Classic, side: str) -> None:
    far(lodge)
    beast = lodge.evocation("Tessa", "Black Rose Room")
    lodge.resolve("Cowardice", side)
    assert "Tessa" in lodge.offered()
    cannot_choose(lodge, "Nero", beast, "Rebecca")


# Epiphany


@proves("Epiphany", "light")
def test_epiphany_light(lodge: Classic) -> None:
    lodge.pile("Rebecca", grimoire=["Fireball", "Fire Dash"], memories=["Ice Grip", "Flay", "Cowardice"])
    lodge.resolve("Epiphany", "light")
    assert lodge.memories("Rebecca") == []
    assert len(lodge.hand("Rebecca")) == 2
    assert len(lodge.state.grimoire[0]) == 3


@proves("Epiphany", "dark")
@pytest.mark.parametrize("first", ["Flay", "Cowardice"])
def test_epiphany_dark(lodge: Classic, first: str) -> None:
    lodge.pile("Rebecca", memories=["Fireball", "Ice Grip", "Flay", "Cowardice"])
    lodge.resolve("Epiphany", "dark")
    assert sorted(lodge.offered()) == ["Cowardice", "Flay", "Ice Grip"]
    lodge.choose("Ice Grip")
    assert lodge.asked() == ("Rebecca", "order")
    lodge.choose(first)
    assert lodge.hand("Rebecca") == ["Ice Grip"]
    second = "Cowardice" if first == "Flay" else "Flay"
    assert lodge.memories("Rebecca") == ["Fireball", second, first]  # the first lies on top


def test_epiphany_dark_without_memories(lodge: Classic) -> None:
    lodge.resolve("Epiphany", "dark")
    assert lodge.quiet
    assert lodge.hand("Rebecca") == []


# Evanescent Hope


@proves("Evanescent Hope", "light")
def test_evanescent_hope_light(lodge: Classic) -> None:
    lodge.resolve("Evanescent Hope", "light")
    lodge.choose("Jaf'ar")
    assert powers(lodge) == [7, 5, 4, 5]


def test_evanescent_hope_light_gets_nothing_from_who_has_nothing(lodge: Classic) -> None:
    lodge.power("Tessa", 0)
    lodge.resolve("Evanescent Hope", "light")
    lodge.choose("Tessa")
    assert powers(lodge) == [5, 0, 5, 5]


@proves("Evanescent Hope", "dark")
def test_evanescent_hope_dark(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Sanctuary", kind="Landsknecht")
    lodge.power("Tessa", 0)
    lodge.resolve("Evanescent Hope", "dark")
    lodge.choose("Sanctuary")
    assert lodge.place(beast) == ""
    assert powers(lodge) == [7, 0, 4, 5]  # Tessa has nothing to lose, and counts


def test_evanescent_hope_dark_without_an_undead(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Sanctuary", kind="Cerberus")
    lodge.evocation("Tessa", "Arena")
    lodge.resolve("Evanescent Hope", "dark")
    lodge.choose("Sanctuary")
    assert lodge.quiet
    assert powers(lodge) == [5, 5, 5, 5]


@proves("Evanescent Hope", "dark")
def test_evanescent_hope_dark_drinks_from_the_next_rooms_only(lodge: Classic) -> None:
    far(lodge)
    lodge.stand("Jaf'ar", "Pleasures' Room")  # in a row, two rooms from the centre
    lodge.evocation("Rebecca", "Black Rose Room")
    lodge.resolve("Evanescent Hope", "dark")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert powers(lodge) == [7, 4, 5, 4]


# Flay


@proves("Flay", "light")
def test_flay_light(lodge: Classic) -> None:
    lodge.stand("Jaf'ar", "Sanctuary", damage="n")
    beast = lodge.evocation("Tessa", "Throne Room")
    own = lodge.evocation("Rebecca", "Throne Room")
    lodge.resolve("Flay", "light")
    lodge.settle("Arena")
    assert hurt(lodge) == ["", "rr", "r", ""]  # Jaf'ar's was converted
    assert (lodge.damage(beast), lodge.damage(own)) == ("r", "")  # nothing there to convert


def test_flay_light_converts_one_on_each(lodge: Classic) -> None:
    lodge.stand("Jaf'ar", "Sanctuary", damage="nnt")
    lodge.resolve("Flay", "light")
    lodge.settle("Arena")
    assert lodge.damage("Jaf'ar").count("r") == 1
    assert len(lodge.damage("Jaf'ar")) == 3


def test_flay_light_reaches_two_rooms(lodge: Classic) -> None:
    far(lodge)
    lodge.resolve("Flay", "light")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert hurt(lodge) == ["", "rr", "", "r"]  # Jaf'ar stands two rooms from there


@proves("Flay", "dark")
@pytest.mark.parametrize(("before", "gained", "after"), [("", 2, "rr"), ("j", 1, "rrr"), ("jn", 0, "rrrr")])
def test_flay_dark(lodge: Classic, before: str, gained: int, after: str) -> None:
    lodge.stand("Tessa", "Arena", damage=before)
    lodge.resolve("Flay", "dark")
    lodge.settle("Tessa")
    assert lodge.damage("Tessa") == after
    assert lodge.power("Rebecca") == 5 + gained


def test_flay_dark_on_who_falls(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage=lodge.nearly("Tessa", 2))
    lodge.resolve("Flay", "dark")
    lodge.settle("Tessa")
    assert lodge.place("Tessa") == "Cell"
    assert lodge.damage("Tessa") == ""


def test_flay_dark_reaches_two_rooms_and_mages_only(lodge: Classic) -> None:
    far(lodge)
    beast = lodge.evocation("Tessa", "Black Rose Room")
    lodge.resolve("Flay", "dark")
    assert "Tessa" in lodge.offered()
    cannot_choose(lodge, "Nero", beast)


# Ice Grip


@proves("Ice Grip", "light")
def test_ice_grip_light(lodge: Classic) -> None:
    far(lodge)
    lodge.resolve("Ice Grip", "light")
    cannot_choose(lodge, "Nero", "Rebecca")
    lodge.choose("Tessa")
    assert hurt(lodge) == ["", "rrr", "", ""]


@proves("Ice Grip", "dark")
@pytest.mark.parametrize(("before", "lost", "after"), [("", 2, "rr"), ("j", 1, "rrr"), ("jn", 0, "rrrr")])
def test_ice_grip_dark(lodge: Classic, before: str, lost: int, after: str) -> None:
    lodge.stand("Tessa", "Arena", damage=before)
    lodge.resolve("Ice Grip", "dark")
    lodge.settle("Tessa")
    assert lodge.damage("Tessa") == after
    assert powers(lodge) == [5, 5 - lost, 5, 5]


def test_ice_grip_dark_costs_the_owner_of_an_evocation_nothing(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Arena", kind="Bone Knight")
    lodge.resolve("Ice Grip", "dark")
    lodge.settle(beast)
    assert lodge.damage(beast) == "rr"
    assert powers(lodge) == [5, 5, 5, 5]


# Invoke Obscurity


@proves("Invoke Obscurity", "light")
def test_invoke_obscurity_light_spends_an_undead(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Sanctuary", kind="Landsknecht")
    lodge.resolve("Invoke Obscurity", "light")
    lodge.choose("Sanctuary", "choice 0")
    assert lodge.place(beast) == ""
    assert powers(lodge) == [7, 5, 5, 5]


@proves("Invoke Obscurity", "light")
def test_invoke_obscurity_light_buys_a_knight(lodge: Classic) -> None:
    lodge.resolve("Invoke Obscurity", "light")
    lodge.choose("Sanctuary", "choice 1")
    assert lodge.place("Bone Knight r1") == "Sanctuary"
    assert len(lodge.events("summoned")) == 1
    assert powers(lodge) == [4, 5, 5, 5]


def test_invoke_obscurity_light_gives_nothing_for_nothing(lodge: Classic) -> None:
    lodge.power("Rebecca", 0)
    lodge.evocation("Tessa", "Sanctuary", kind="Cerberus")
    for choice in ("choice 0", "choice 1"):
        lodge.resolve("Invoke Obscurity", "light")
        lodge.choose("Sanctuary", choice)
        assert lodge.quiet
        assert powers(lodge) == [0, 5, 5, 5]
        assert lodge.events("summoned") == []


@proves("Invoke Obscurity", "dark")
def test_invoke_obscurity_dark(lodge: Classic) -> None:
    own = lodge.evocation("Rebecca", "Sanctuary", damage="t")
    lodge.evocation("Tessa", "Sanctuary")
    lodge.resolve("Invoke Obscurity", "dark")
    lodge.choose("Sanctuary")
    assert own == "Landsknecht r1"
    assert lodge.place("Bone Knight r1") == "Sanctuary"  # on the place of the one that left
    assert lodge.damage("Bone Knight r1") == ""
    assert len(lodge.events("summoned")) == 1
    assert lodge.place("Landsknecht t1") == "Sanctuary"


def test_invoke_obscurity_dark_needs_an_undead_of_ones_own(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Sanctuary")
    lodge.evocation("Rebecca", "Sanctuary", kind="Cerberus")
    lodge.resolve("Invoke Obscurity", "dark")
    lodge.choose("Sanctuary")
    assert lodge.quiet
    assert lodge.events("summoned") == []


@pytest.mark.parametrize("side", ["light", "dark"])
def test_invoke_obscurity_reaches_two_rooms(lodge: Classic, side: str) -> None:
    far(lodge)
    lodge.resolve("Invoke Obscurity", side)
    assert "Black Rose Room" in lodge.offered()
    cannot_choose(lodge, "Garden")


# Obscurity's Grip


@proves("Obscurity's Grip", "light")
def test_obscuritys_grip_light(lodge: Classic) -> None:
    own = lodge.evocation("Rebecca", "Treasure Room")
    lodge.resolve("Obscurity's Grip", "light")
    lodge.choose("Jaf'ar")
    assert lodge.place(own) == "Sanctuary"
    lodge.choose("yes")
    assert hurt(lodge) == ["", "", "rr", ""]
    assert lodge.quiet


def test_obscuritys_grip_light_need_not_attack(lodge: Classic) -> None:
    lodge.evocation("Rebecca", "Treasure Room")
    lodge.resolve("Obscurity's Grip", "light")
    lodge.choose("Nero", "no")  # anywhere
    assert lodge.place("Landsknecht r1") == "Crypt"
    assert hurt(lodge) == ["", "", "", ""]


def test_obscuritys_grip_light_picks_undead_and_prey(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Sanctuary", kind="Bone Knight")
    lodge.evocation("Rebecca", "Treasure Room")
    lodge.evocation("Rebecca", "Garden", kind="Cerberus")
    knight = lodge.evocation("Rebecca", "Forge", kind="Bone Knight")
    lodge.resolve("Obscurity's Grip", "light")
    lodge.choose("Jaf'ar")
    assert lodge.offered() == ["Landsknecht r1", knight]  # no demon
    lodge.choose(knight, "yes", beast)
    assert lodge.place(beast) == ""  # 4 damage


def test_obscuritys_grip_light_without_undead(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Arena")
    lodge.resolve("Obscurity's Grip", "light")
    lodge.choose("Jaf'ar")
    assert lodge.quiet


@proves("Obscurity's Grip", "dark")
def test_obscuritys_grip_dark_swaps(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Treasure Room")
    lodge.resolve("Obscurity's Grip", "dark")
    lodge.choose("Treasure Room", "choice 0")
    assert (lodge.place("Rebecca"), lodge.place(beast)) == ("Treasure Room", "Arena")


@proves("Obscurity's Grip", "dark")
def test_obscuritys_grip_dark_summons(lodge: Classic) -> None:
    lodge.resolve("Obscurity's Grip", "dark")
    lodge.choose("Treasure Room", "choice 1")
    assert lodge.place("Landsknecht r1") == "Treasure Room"
    assert len(lodge.events("summoned")) == 1
    assert lodge.place("Rebecca") == "Arena"


def test_obscuritys_grip_dark_swaps_with_undead_only(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Treasure Room", kind="Cerberus")
    lodge.resolve("Obscurity's Grip", "dark")
    lodge.choose("Treasure Room", "choice 0")
    assert lodge.place("Rebecca") == "Arena"


# Sick Withering


@proves("Sick Withering", "light")
def test_sick_withering_light(lodge: Classic) -> None:
    lodge.stand("Nero", "Cemetery")  # beside Jaf'ar's Sanctuary, not beside the Arena
    own = lodge.evocation("Rebecca", "Sanctuary")
    lodge.resolve("Sick Withering", "light")
    lodge.choose("Tessa")
    assert hurt(lodge) == ["", "rrr", "r", "r"]
    assert lodge.damage(own) == ""
    assert lodge.quiet


def test_sick_withering_light_lets_the_caster_steer(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Throne Room")
    lodge.resolve("Sick Withering", "light")
    lodge.choose("Tessa")
    assert lodge.offered() == ["Jaf'ar", beast]
    lodge.choose(beast)  # and from the Throne Room nobody is in reach
    assert lodge.quiet
    assert hurt(lodge) == ["", "rrr", "", ""]


@proves("Sick Withering", "light")
def test_sick_withering_light_goes_one_room_at_a_time(lodge: Classic) -> None:
    lodge.stand("Jaf'ar", "Pleasures' Room")
    lodge.resolve("Sick Withering", "light")  # Nero is two rooms from the Arena, in a row
    lodge.choose("Tessa")
    assert hurt(lodge) == ["", "rrr", "", ""]


@proves("Sick Withering", "dark")
def test_sick_withering_dark(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="jjj")
    lodge.stand("Jaf'ar", "Sanctuary", damage="n")
    lodge.resolve("Sick Withering", "dark")
    lodge.settle("Arena")
    assert lodge.damage("Tessa").count("r") == 2
    assert lodge.damage("Jaf'ar") == "r"
    assert powers(lodge) == [5, 5, 4, 5]


def test_sick_withering_dark_takes_no_more_than_there_is(lodge: Classic) -> None:
    lodge.power("Tessa", 1)
    lodge.resolve("Sick Withering", "dark")
    lodge.settle("Arena")
    assert powers(lodge) == [5, 0, 3, 5]


def test_sick_withering_dark_reaches_two_rooms(lodge: Classic) -> None:
    far(lodge)
    lodge.resolve("Sick Withering", "dark")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert powers(lodge) == [5, 3, 5, 3]  # Jaf'ar stands two rooms from there


# Summon Obscurity


@proves("Summon Obscurity", "light")
@pytest.mark.parametrize(("kind", "gained"), [("Landsknecht", 2), ("Bone Knight", 3)])
def test_summon_obscurity_light(lodge: Classic, kind: str, gained: int) -> None:
    own = lodge.evocation("Rebecca", "Sanctuary", kind=kind)
    lodge.prepare("Rebecca", quick="Summon Obscurity light", I="Demon's Howl light")
    lodge.action_phase(first="Rebecca")
    lodge.choose("cast quick")
    aim(lodge, own)
    lodge.choose("cast I")
    aim(lodge, own)
    lodge.choose("attack Jaf'ar")
    assert lodge.power("Rebecca") == 5 + gained


def test_summon_obscurity_light_ends_with_the_round(lodge: Classic) -> None:
    own = lodge.evocation("Rebecca", "Sanctuary")
    lodge.prepare("Rebecca", quick="Summon Obscurity light")
    lodge.action_phase(first="Rebecca")
    lodge.choose("cast quick")
    aim(lodge, own)
    assert len(lodge.state.lasting) == 1
    lodge.begin("clean-up")
    assert not lodge.state.lasting


@proves("Summon Obscurity", "light")
def test_summon_obscurity_light_needs_an_undead_of_ones_own_in_reach(lodge: Classic) -> None:
    far(lodge)
    near = lodge.evocation("Rebecca", "Black Rose Room")
    beside = lodge.evocation("Rebecca", "Throne Room")
    far_off = lodge.evocation("Rebecca", "Garden")
    other = lodge.evocation("Tessa", "Black Rose Room")
    lodge.resolve("Summon Obscurity", "light")
    assert near in lodge.offered()
    assert beside in lodge.offered()
    cannot_choose(lodge, far_off, other)


def test_summon_obscurity_light_is_for_undead(lodge: Classic) -> None:
    own = [lodge.evocation("Rebecca", "Arena") for _ in range(2)]
    demon = lodge.evocation("Rebecca", "Arena", kind="Cerberus")
    lodge.resolve("Summon Obscurity", "light")
    assert own[0] in lodge.offered()
    cannot_choose(lodge, demon)


@proves("Summon Obscurity", "dark")
def test_summon_obscurity_dark_summons_anywhere(lodge: Classic) -> None:
    lodge.resolve("Summon Obscurity", "dark")
    lodge.choose("Treasure Room", "choice 1")
    assert lodge.place("Landsknecht r1") == "Treasure Room"
    assert len(lodge.events("summoned")) == 1


@proves("Summon Obscurity", "dark")
def test_summon_obscurity_dark_rouses_anybodys_undead(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Sanctuary")
    lodge.resolve("Summon Obscurity", "dark")
    lodge.choose("Sanctuary", "choice 0", "attack Jaf'ar")
    assert hurt(lodge) == ["", "", "rr", ""]
    assert lodge.rules.owner(lodge.model(beast)) == lodge.seat("Tessa")


# Traitor Mist


@proves("Traitor Mist", "light")
def test_traitor_mist_light(lodge: Classic) -> None:
    lodge.prepare("Tessa", I="Flay light", II="Ice Grip light")
    lodge.prepare("Jaf'ar", I="Flay light")
    lodge.prepare("Nero", I="Flay light")
    lodge.resolve("Traitor Mist", "light")
    lodge.choose("Arena")
    assert lodge.asked() == ("Tessa", "choose")
    lodge.choose("choice 0", "slot I")
    assert lodge.asked() == ("Jaf'ar", "choose")
    lodge.choose("choice 1")
    assert lodge.sheet("Tessa") == {"II": "Ice Grip light"}
    assert lodge.power("Rebecca") == 6
    assert lodge.quiet  # Nero is too far away


def test_traitor_mist_light_pays_for_who_has_nothing_to_give(lodge: Classic) -> None:
    lodge.resolve("Traitor Mist", "light")
    lodge.choose("Arena")
    assert lodge.quiet
    assert lodge.power("Rebecca") == 7


@proves("Traitor Mist", "dark")
def test_traitor_mist_dark(lodge: Classic) -> None:
    lodge.prepare("Tessa", I="Flay light")
    lodge.resolve("Traitor Mist", "dark")
    lodge.choose("Arena", "choice 0")
    assert lodge.sheet("Tessa") == {}
    assert hurt(lodge) == ["", "", "rr", ""]  # Jaf'ar has nothing to give


def test_traitor_mist_dark_lets_them_bear_it(lodge: Classic) -> None:
    lodge.prepare("Tessa", I="Flay light")
    lodge.resolve("Traitor Mist", "dark")
    lodge.choose("Arena", "choice 1")
    assert lodge.sheet("Tessa") == {"I": "Flay light"}
    assert lodge.damage("Tessa") == "rr"


@pytest.mark.parametrize("side", ["light", "dark"])
def test_traitor_mist_reaches_two_rooms(lodge: Classic, side: str) -> None:
    far(lodge)
    lodge.resolve("Traitor Mist", side)
    assert "Black Rose Room" in lodge.offered()
    cannot_choose(lodge, "Garden")


# Vampire's Bite


@proves("Vampire's Bite", "light")
def test_vampires_bite_light(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena", damage="nnn")
    lodge.resolve("Vampire's Bite", "light")
    lodge.settle("Tessa")
    assert hurt(lodge) == ["n", "rr", "", ""]


@proves("Vampire's Bite", "dark")
def test_vampires_bite_dark(lodge: Classic) -> None:
    lodge.resolve("Vampire's Bite", "dark")
    lodge.choose("Jaf'ar")
    assert hurt(lodge) == ["", "", "rr", ""]
    assert powers(lodge) == [6, 5, 4, 5]


def test_vampires_bite_dark_steals_though_the_damage_is_ignored(lodge: Classic) -> None:
    lodge.prepare("Jaf'ar", status="active", I="Obscure Armor light")
    lodge.resolve("Vampire's Bite", "dark")
    lodge.choose("Jaf'ar", "reveal I")
    assert hurt(lodge) == ["j", "", "", ""]
    assert powers(lodge) == [6, 5, 4, 5]


def test_vampires_bite_dark_steals_nothing_from_an_evocation(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Arena")
    lodge.resolve("Vampire's Bite", "dark")
    lodge.choose(beast)
    assert lodge.damage(beast) == "rr"
    assert powers(lodge) == [5, 5, 5, 5]


@pytest.mark.parametrize("side", ["light", "dark"])
def test_vampires_bite_reaches_the_next_room(lodge: Classic, side: str) -> None:
    lodge.resolve("Vampire's Bite", side)
    assert "Jaf'ar" in lodge.offered()
    cannot_choose(lodge, "Nero", "Rebecca")


# How far the spells reach

REACH = (
    ("Cowardice", "light", 2),
    ("Cowardice", "dark", 2),
    ("Ice Grip", "light", 2),
    ("Ice Grip", "dark", 2),
    ("Invoke Obscurity", "light", 2),
    ("Invoke Obscurity", "dark", 2),
    ("Sick Withering", "light", 2),
    ("Sick Withering", "dark", 2),
    ("Traitor Mist", "light", 2),
    ("Traitor Mist", "dark", 2),
    ("Vampire's Bite", "light", 1),
    ("Vampire's Bite", "dark", 1),
    ("Evanescent Hope", "light", 2),
    ("Evanescent Hope", "dark", 2),
    ("Flay", "light", 2),
    ("Flay", "dark", 2),
)


@proves("{spell}", "{side}")
@pytest.mark.parametrize(("spell", "side", "reach"), REACH)
def test_a_spell_reaches_so_far_and_no_farther(lodge: Classic, spell: str, side: str, reach: int) -> None:
    """From one corner of the Lodge to the other: what is so far away can be aimed at, what is farther not."""
    for mage in lodge.people:
        lodge.stand(mage, "The Abyss")
    lodge.stand(lodge.people[0], ROW[0])
    lodge.stand(lodge.people[1], ROW[reach])
    lodge.stand(lodge.people[2], ROW[reach + 1])
    lodge.resolve(spell, side)
    found = lodge.offered()
    rooms = ROW[reach] in found
    near, beyond = (ROW[reach], ROW[reach + 1]) if rooms else lodge.people[1:3]
    assert near in found
    assert beyond not in found


# The school


def test_the_school_is_as_its_card_tallies_it(pack: Pack) -> None:
    spells = [spell for spell in pack.spells if spell.school == "Necromancy"]
    sides = [side for spell in spells for side in (spell.light, spell.dark) if side is not None]
    types = [side.type for side in sides]
    elements = [side.element for side in sides]
    assert [types.count(type_) for type_ in ("combat", "contingency", "protection")] == [12, 10, 2]
    assert [elements.count(one) for one in ("profane", "sacred", "water")] == [12, 6, 6]
    assert sorted(spell.name.en for spell in spells if spell.instability) == [
        "Cowardice",
        "Evanescent Hope",
        "Flay",
        "Ice Grip",
        "Vampire's Bite",
    ]
