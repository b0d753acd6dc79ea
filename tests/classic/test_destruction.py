"""Destruction: every spell on both sides. Nero casts; Tessa stands beside him."""

import pytest

from blackrose.engine.components import Pack
from tests.classic.proving import proves, scene
from tests.classic.scenario import ROW, Classic
from tests.moon_scenario import with_spells


@scene
def lodge(pack: Pack) -> Classic:
    """Nero and Tessa in the Arena, Jaf'ar next door in the Sanctuary, Rebecca across the centre."""
    table = Classic("Nero", "Tessa", "Jaf'ar", "Rebecca", pack=pack)
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena")
    table.stand("Jaf'ar", "Sanctuary")
    table.stand("Rebecca", "Crypt")
    for mage in table.people:
        table.power(mage, 5)
    return table


def hurt(lodge: Classic) -> list[str]:
    """The damage on the mages, in their order."""
    return [lodge.damage(mage) for mage in lodge.people]


def cannot_choose(lodge: Classic, *labels: str) -> None:
    """None of these is offered."""
    offered = lodge.offered()
    for label in labels:
        assert label not in offered


def aim(lodge: Classic, label: str) -> None:
    """Aims at this, unless it was the only target."""
    if not lodge.quiet and label in lodge.offered():
        lodge.choose(label)


# Demon's Howl


@proves("Demon's Howl", "light")
def test_demons_howl_light(lodge: Classic) -> None:
    own = lodge.evocation("Nero", "Crypt")  # anywhere
    lodge.evocation("Tessa", "Arena")
    lodge.resolve("Demon's Howl", "light")
    aim(lodge, own)
    lodge.choose("move to Oracle Room")
    assert lodge.place(own) == "Oracle Room"


def test_demons_howl_light_attacks_for_its_strength(lodge: Classic) -> None:
    own = lodge.evocation("Nero", "Crypt")
    lodge.resolve("Demon's Howl", "light")
    aim(lodge, own)
    lodge.choose("attack Rebecca")
    assert hurt(lodge) == ["", "", "", "nn"]


def test_demons_howl_light_needs_an_evocation_of_ones_own(lodge: Classic) -> None:
    other = lodge.evocation("Tessa", "Arena")
    lodge.resolve("Demon's Howl", "light")
    assert lodge.quiet or other not in lodge.offered()
    assert lodge.events("activated") == []


@proves("Demon's Howl", "dark")
def test_demons_howl_dark(lodge: Classic) -> None:
    lodge.resolve("Demon's Howl", "dark")
    cannot_choose(lodge, "Crypt")
    lodge.choose("Sanctuary")
    assert lodge.place("Malacoda n1") == "Sanctuary"
    assert len(lodge.events("summoned")) == 1
    assert lodge.quiet


def test_demons_howl_dark_summons_no_fourth_demon(lodge: Classic) -> None:
    for _ in range(3):
        lodge.evocation("Tessa", "Crypt", kind="Malacoda")
    lodge.resolve("Demon's Howl", "dark")
    lodge.choose("Sanctuary")
    assert lodge.quiet
    assert lodge.events("summoned") == []


# Destructive Bolt


@proves("Destructive Bolt", "light")
def test_destructive_bolt_light(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Sanctuary", kind="Bone Knight")
    own = lodge.evocation("Nero", "Sanctuary")
    lodge.resolve("Destructive Bolt", "light")
    cannot_choose(lodge, "Crypt")
    lodge.choose("Sanctuary")
    assert hurt(lodge) == ["", "", "nnn", ""]
    assert (lodge.damage(beast), lodge.damage(own)) == ("nnn", "")
    lodge.action_phase(first="Jaf'ar")
    lodge.choose("explore")
    assert "use" not in lodge.offered()


def test_destructive_bolt_light_closes_an_empty_room_too(lodge: Classic) -> None:
    lodge.resolve("Destructive Bolt", "light")
    lodge.choose("Throne Room")
    assert lodge.events("closed")[0].room == lodge.room("Throne Room")


@proves("Destructive Bolt", "dark")
def test_destructive_bolt_dark(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Garden")
    lodge.resolve("Destructive Bolt", "dark")
    cannot_choose(lodge, "Rebecca", "Nero")
    lodge.choose("Tessa")
    assert hurt(lodge) == ["", "nnn", "nn", "n"]  # from the Arena to the Sanctuary, and on to the Garden
    assert lodge.quiet


def test_destructive_bolt_dark_hits_nobody_twice(lodge: Classic) -> None:
    lodge.resolve("Destructive Bolt", "dark")
    lodge.choose("Tessa")
    assert hurt(lodge) == ["", "nnn", "nn", ""]
    assert lodge.quiet


@proves("Destructive Bolt", "dark")
@pytest.mark.parametrize(
    ("second", "third", "damage"), [("Crypt", "Crypt", ""), ("Black Rose Room", "Forge", "nn")]
)
def test_destructive_bolt_dark_goes_one_room_at_a_time(
    lodge: Classic, second: str, third: str, damage: str
) -> None:
    """In a row from the Arena lie the centre and the Crypt; from the centre the Garden and more."""
    lodge.stand("Jaf'ar", second)
    lodge.stand("Rebecca", third if third == "Crypt" else "Pleasures' Room")
    lodge.resolve("Destructive Bolt", "dark")
    aim(lodge, "Tessa")
    assert hurt(lodge) == ["", "nnn", damage, ""]
    assert lodge.quiet


# Fireball


@proves("Fireball", "light")
def test_fireball_light_is_stopped_by_no_protection(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", I="Obscure Armor light", II="Bone Armor light")
    lodge.resolve("Fireball", "light")
    cannot_choose(lodge, "Crypt")
    lodge.choose("Arena")
    assert lodge.quiet
    assert hurt(lodge) == ["", "nnn", "", ""]


@proves("Fireball", "dark")
@pytest.mark.parametrize(("number", "placed"), [(0, 1), (2, 3), (3, 4), (4, 4)])
def test_fireball_dark(lodge: Classic, number: int, placed: int) -> None:
    for at in range(number):
        lodge.evocation("Tessa" if at < 3 else "Jaf'ar", "Arena", kind="Bone Knight" if at < 3 else "")
    lodge.resolve("Fireball", "dark")
    lodge.choose("Arena")
    assert hurt(lodge) == ["", "nn", "", ""]
    assert lodge.cubes("Arena") == "n" * placed


def test_fireball_dark_counts_nobody_who_was_not_hurt(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", I="Obscure Armor light")
    lodge.resolve("Fireball", "dark")
    lodge.choose("Arena", "reveal I")
    assert lodge.damage("Tessa") == ""
    assert lodge.cubes("Arena") == ""


def test_fireball_dark_in_an_empty_room(lodge: Classic) -> None:
    lodge.resolve("Fireball", "dark")
    lodge.choose("Throne Room")
    assert lodge.cubes("Throne Room") == ""


# Fire Dash


@proves("Fire Dash", "light")
def test_fire_dash_light(lodge: Classic) -> None:
    lodge.stand("Nero", "Sanctuary")
    lodge.stand("Rebecca", "Bibliotheca")
    lodge.stand("Nero", "Forge")
    lodge.resolve("Fire Dash", "light")
    assert "Bibliotheca" not in lodge.offered()  # farther than 3
    lodge.choose("Arena")
    assert lodge.place("Nero") == "Arena"
    assert hurt(lodge) == ["", "n", "", ""]
    assert [event.room for event in lodge.events("entered")] == [lodge.room("Arena")]


def test_fire_dash_light_goes_three_rooms_in_a_row(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.stand("Tessa", "Garden")
    lodge.resolve("Fire Dash", "light")
    cannot_choose(lodge, "Pleasures' Room")
    lodge.choose("Garden")
    assert lodge.place("Nero") == "Garden"
    assert lodge.damage("Tessa") == "n"


@proves("Fire Dash", "dark")
def test_fire_dash_dark_burns_what_it_leaves(lodge: Classic) -> None:
    own = lodge.evocation("Nero", "Arena")
    lodge.resolve("Fire Dash", "dark")
    lodge.choose("Sanctuary")
    assert lodge.place("Nero") == "Sanctuary"
    assert hurt(lodge) == ["", "n", "", ""]
    assert lodge.damage(own) == ""


def test_fire_dash_dark_reaches_three_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.resolve("Fire Dash", "dark")
    cannot_choose(lodge, "Pleasures' Room")
    lodge.choose("Garden")
    assert lodge.place("Nero") == "Garden"


# Fire of Fate


@proves("Fire of Fate", "light")
def test_fire_of_fate_light(lodge: Classic) -> None:
    quest = lodge.rules.quests[0].name.en
    lodge.task("Jaf'ar", quest)
    lodge.resolve("Fire of Fate", "light")
    lodge.choose("Jaf'ar")
    assert lodge.tasks("Jaf'ar") == {}
    assert lodge.power("Nero") == 6


@proves("Fire of Fate", "light")
def test_fire_of_fate_light_lets_the_target_pick(lodge: Classic) -> None:
    quests = [quest.name.en for quest in lodge.rules.quests[:2]]
    for quest in quests:
        lodge.task("Jaf'ar", quest)
    lodge.resolve("Fire of Fate", "light")
    lodge.choose("Jaf'ar")
    assert lodge.asked()[0] == "Jaf'ar"
    lodge.choose(lodge.offered()[0])
    assert len(lodge.tasks("Jaf'ar")) == 1


def test_fire_of_fate_light_pays_without_a_quest(lodge: Classic) -> None:
    lodge.resolve("Fire of Fate", "light")
    lodge.choose("Tessa")
    assert lodge.power("Nero") == 6


@proves("Fire of Fate", "dark")
def test_fire_of_fate_dark(lodge: Classic) -> None:
    event = next(card for card in lodge.rules.event_cards if card.discarded and card.slot)
    lodge.lay_event(event.slot, event.name.en)
    lodge.power("Black Rose", 3)
    lodge.resolve("Fire of Fate", "dark")
    assert lodge.board == ["", "", ""]
    assert lodge.power("Nero") == 7
    assert lodge.power("Black Rose") == 3


def test_fire_of_fate_dark_without_an_event(lodge: Classic) -> None:
    lodge.resolve("Fire of Fate", "dark")
    assert lodge.power("Nero") == 5


# Ice Burst


@proves("Ice Burst", "light")
def test_ice_burst_light(lodge: Classic) -> None:
    lodge.resolve("Ice Burst", "light")
    cannot_choose(lodge, "Crypt")
    lodge.choose("Arena")
    assert hurt(lodge) == ["", "nn", "", ""]
    lodge.prepare("Tessa", I="Fireball light")
    lodge.action_phase(first="Tessa")
    assert "momentum I" in lodge.offered()
    lodge.choose("explore")
    assert [answer for answer in lodge.offered() if answer.startswith("move")] == []


def test_ice_burst_light_blocks_nobody_who_was_not_hurt(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", I="Obscure Armor light")
    lodge.resolve("Ice Burst", "light")
    lodge.choose("Arena", "reveal I")
    assert lodge.state.blocks == (0, 0, 0, 0)


def test_ice_burst_light_is_shaken_off_in_the_cell(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage=lodge.nearly("Tessa", 2))
    lodge.resolve("Ice Burst", "light")
    lodge.choose("Arena")
    assert lodge.place("Tessa") == "Cell"
    assert lodge.state.blocks == (0, 0, 0, 0)


@proves("Ice Burst", "dark")
@pytest.mark.parametrize(("had", "left"), [(2, 1), (1, 0), (0, 0)])
def test_ice_burst_dark(lodge: Classic, had: int, left: int) -> None:
    lodge.tokens("Tessa", had)
    lodge.resolve("Ice Burst", "dark")
    cannot_choose(lodge, "Crypt")
    lodge.choose("Arena")
    assert hurt(lodge) == ["", "nn", "", ""]
    assert lodge.state.tokens == [2, left, 2, 2]


def test_ice_burst_dark_takes_no_token_of_who_was_not_hurt(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", I="Obscure Armor light")
    lodge.resolve("Ice Burst", "dark")
    lodge.choose("Arena", "reveal I")
    assert lodge.state.tokens == [2, 2, 2, 2]


# Maelstrom


@proves("Maelstrom", "light")
def test_maelstrom_light(lodge: Classic) -> None:
    lodge.stand("Tessa", "Summoner Room")
    lodge.stand("Jaf'ar", "Garden")
    beast = lodge.evocation("Tessa", "Arena")
    own = lodge.evocation("Nero", "Arena")
    lodge.resolve("Maelstrom", "light")
    lodge.choose("Sanctuary")
    assert [lodge.place(mage) for mage in lodge.people] == ["Arena", "Summoner Room", "Sanctuary", "Crypt"]
    assert (lodge.place(beast), lodge.place(own)) == ("Sanctuary", "Arena")
    assert hurt(lodge) == ["", "", "nn", ""]
    assert lodge.damage(beast) == "nn"


@proves("Maelstrom", "dark")
def test_maelstrom_dark(lodge: Classic) -> None:
    lodge.resolve("Maelstrom", "dark")
    lodge.choose("Arena")
    assert hurt(lodge) == ["", "nnn", "", ""]
    assert lodge.cubes("Arena") == "nn"


def test_maelstrom_dark_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.resolve("Maelstrom", "dark")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert lodge.cubes("Black Rose Room") == "nn"


def test_maelstrom_light_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.resolve("Maelstrom", "light")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert lodge.place("Tessa") == lodge.place("Rebecca") == "Black Rose Room"
    assert hurt(lodge) == ["", "nn", "nn", "nn"]


# Meteor Swarm


@proves("Meteor Swarm", "light")
def test_meteor_swarm_light(lodge: Classic) -> None:
    lodge.stand("Tessa", "Black Rose Room")
    lodge.stand("Nero", "Armory")
    lodge.resolve("Meteor Swarm", "light")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert hurt(lodge) == ["", "nnnn", "", ""]


@proves("Meteor Swarm", "dark")
def test_meteor_swarm_dark(lodge: Classic) -> None:
    own = lodge.evocation("Nero", "Sanctuary")
    lodge.resolve("Meteor Swarm", "dark")
    lodge.choose("Arena")
    assert hurt(lodge) == ["", "nnn", "nn", ""]  # the Crypt does not lie beside the Arena
    assert lodge.damage(own) == ""


def test_meteor_swarm_dark_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.stand("Rebecca", "Garden")
    lodge.stand("Tessa", "Crypt")
    lodge.stand("Jaf'ar", "Black Rose Room")
    lodge.resolve("Meteor Swarm", "dark")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert hurt(lodge) == ["", "nn", "nnn", "nn"]


# Mighty Whirlwind


@proves("Mighty Whirlwind", "light")
def test_mighty_whirlwind_light(lodge: Classic) -> None:
    lodge.resolve("Mighty Whirlwind", "light")
    lodge.choose("Tessa")
    cannot_choose(lodge, "Arena", "Crypt")
    lodge.choose("Sanctuary")
    assert lodge.place("Tessa") == "Sanctuary"
    assert hurt(lodge) == ["", "n", "n", ""]
    assert lodge.quiet


@proves("Mighty Whirlwind", "light")
def test_mighty_whirlwind_light_into_an_empty_room(lodge: Classic) -> None:
    lodge.resolve("Mighty Whirlwind", "light")
    lodge.choose("Tessa", "Black Rose Room")  # beside the Sanctuary and the Crypt
    assert lodge.place("Tessa") == "Black Rose Room"
    assert hurt(lodge) == ["", "", "", ""]


def test_mighty_whirlwind_light_into_ones_own_evocation(lodge: Classic) -> None:
    own = lodge.evocation("Nero", "Throne Room")
    lodge.resolve("Mighty Whirlwind", "light")
    lodge.choose("Tessa", "Throne Room")
    assert hurt(lodge) == ["", "n", "", ""]
    assert lodge.damage(own) == ""


@proves("Mighty Whirlwind", "light")
def test_mighty_whirlwind_light_hits_one_of_several(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Sanctuary")
    lodge.evocation("Rebecca", "Garden")
    lodge.resolve("Mighty Whirlwind", "light")
    lodge.choose("Tessa", "Sanctuary")
    assert lodge.offered() == ["Jaf'ar", "Rebecca"]
    lodge.choose("Rebecca")
    assert hurt(lodge) == ["", "n", "", "n"]


@proves("Mighty Whirlwind", "dark")
def test_mighty_whirlwind_dark(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena")
    lodge.resolve("Mighty Whirlwind", "dark")
    lodge.choose("Arena")
    assert [bool(bits) for bits in lodge.state.blocks] == [False, True, False, True]
    lodge.prepare("Tessa", I="Fireball light")
    lodge.action_phase(first="Tessa")
    assert "momentum I" not in lodge.offered()
    lodge.choose("explore")
    assert [answer for answer in lodge.offered() if answer.startswith("move")] == []


def test_mighty_whirlwind_dark_reaches_three_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.stand("Rebecca", "Garden")
    lodge.resolve("Mighty Whirlwind", "dark")
    cannot_choose(lodge, "Pleasures' Room")
    lodge.choose("Garden")
    assert [bool(bits) for bits in lodge.state.blocks] == [False, False, False, True]


# Obscure Armor


@proves("Obscure Armor", "light")
def test_obscure_armor_light(lodge: Classic) -> None:
    lodge.prepare("Nero", status="active", I="Obscure Armor light")
    lodge.resolve("Meteor Swarm", "light", by="Tessa")
    lodge.choose("Arena", "reveal I")
    assert hurt(lodge) == ["", "n", "", ""]


def test_obscure_armor_light_strikes_the_evocation_that_attacked(lodge: Classic) -> None:
    lodge.prepare("Nero", status="active", I="Obscure Armor light")
    beast = lodge.evocation("Tessa", "Arena")
    lodge.resolve("Demon's Howl", "light", by="Tessa")
    aim(lodge, beast)
    lodge.choose("attack Nero", "reveal I")
    assert lodge.damage("Nero") == ""
    assert (lodge.damage(beast), lodge.damage("Tessa")) == ("n", "")


def test_obscure_armor_light_may_be_kept(lodge: Classic) -> None:
    lodge.prepare("Nero", status="active", I="Obscure Armor light")
    lodge.resolve("Meteor Swarm", "light", by="Tessa")
    lodge.choose("Arena", "pass")
    assert hurt(lodge) == ["tttt", "", "", ""]


@proves("Obscure Armor", "dark")
def test_obscure_armor_dark(pack: Pack) -> None:
    snare = "Snare | trap air | mage * | Inflict 2 damage. | Another mage enters a room."
    lodge = Classic("Nero", "Tessa", pack=with_spells(pack, "Destruction", snare))
    lodge.stand("Nero", "Arena")
    lodge.stand("Tessa", "Crypt")
    lodge.prepare("Nero", status="active", I="Obscure Armor dark")
    lodge.prepare("Tessa", status="active", I="Snare light")
    lodge.resolve("Fire Dash", "light")
    lodge.choose("Sanctuary")
    lodge.choose("reveal I", by="Tessa")
    lodge.choose("reveal I", by="Nero")
    assert (lodge.damage("Nero"), lodge.damage("Tessa")) == ("", "nnn")


def test_obscure_armor_dark_is_not_for_other_spells(lodge: Classic) -> None:
    lodge.prepare("Nero", status="active", I="Obscure Armor dark")
    lodge.resolve("Meteor Swarm", "light", by="Tessa")
    lodge.choose("Arena")
    assert lodge.quiet
    assert hurt(lodge) == ["tttt", "", "", ""]


# Obscure Explosion


@proves("Obscure Explosion", "light")
def test_obscure_explosion_light(lodge: Classic) -> None:
    lodge.instability("Arena", "txtt", face="open")
    lodge.resolve("Obscure Explosion", "light")
    lodge.settle("Arena")
    assert hurt(lodge) == ["", "nn", "", ""]
    assert lodge.cubes("Arena").count("n") == 3


def test_obscure_explosion_light_converts_what_there_is(lodge: Classic) -> None:
    lodge.instability("Arena", "tn", face="open")
    lodge.resolve("Obscure Explosion", "light")
    lodge.settle("Arena")
    assert lodge.cubes("Arena") == "nn"


def test_obscure_explosion_light_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.stand("Tessa", "Black Rose Room")
    lodge.resolve("Obscure Explosion", "light")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert lodge.damage("Tessa") == "nn"


@proves("Obscure Explosion", "dark")
def test_obscure_explosion_dark_fells_altars(lodge: Classic) -> None:
    altar = lodge.evocation("Tessa", "Arena", kind="Mutant Altar")
    own = lodge.evocation("Nero", "Arena", kind="Divine Altar")
    knight = lodge.evocation("Tessa", "Arena", kind="Bone Knight")
    lodge.evocation("Jaf'ar", "Sanctuary", kind="Divine Altar")
    lodge.resolve("Obscure Explosion", "dark")
    lodge.choose("Arena")
    assert lodge.place(altar) == ""
    assert lodge.damage("Divine Altar j1") == ""
    assert (lodge.damage(own), lodge.damage(knight)) == ("", "nn")
    assert hurt(lodge) == ["", "nn", "", ""]
    assert [event.amount for event in lodge.events("suffered")] == [2, 2, 2, 2]  # the altar had 2 left


def test_obscure_explosion_dark_reaches_two_rooms(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.stand("Tessa", "Black Rose Room")
    lodge.resolve("Obscure Explosion", "dark")
    cannot_choose(lodge, "Garden")
    lodge.choose("Black Rose Room")
    assert lodge.damage("Tessa") == "nn"


# Unstable Arrow


@proves("Unstable Arrow", "light")
def test_unstable_arrow_light(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.stand("Tessa", "Black Rose Room")
    lodge.stand("Jaf'ar", "Armory")
    lodge.stand("Rebecca", "Garden")
    lodge.resolve("Unstable Arrow", "light")
    cannot_choose(lodge, "Rebecca")
    lodge.choose("Tessa")
    assert hurt(lodge) == ["", "nn", "", ""]
    assert lodge.cubes("Black Rose Room") == "n"


def test_unstable_arrow_light_unsettles_the_room_where_the_target_fell(lodge: Classic) -> None:
    beast = lodge.evocation("Tessa", "Sanctuary", damage="t", kind="Landsknecht")
    lodge.resolve("Unstable Arrow", "light")
    lodge.choose(beast)
    assert lodge.place(beast) == ""
    assert lodge.cubes("Sanctuary") == "n"


@proves("Unstable Arrow", "dark")
def test_unstable_arrow_dark(lodge: Classic) -> None:
    lodge.stand("Nero", "Armory")
    lodge.stand("Tessa", "Black Rose Room")
    lodge.stand("Jaf'ar", "Black Rose Room")
    lodge.stand("Rebecca", "Garden")
    lodge.resolve("Unstable Arrow", "dark")
    cannot_choose(lodge, "Rebecca")
    lodge.choose("Tessa", "yes")
    assert hurt(lodge) == ["", "n", "n", ""]  # Rebecca is too far away for the second, too
    assert lodge.cubes("Black Rose Room") == "nn"


def test_unstable_arrow_dark_at_one_target_only(lodge: Classic) -> None:
    lodge.resolve("Unstable Arrow", "dark")
    lodge.choose("Tessa", "no")
    assert hurt(lodge) == ["", "n", "", ""]
    assert (lodge.cubes("Arena"), lodge.cubes("Sanctuary")) == ("n", "")


def test_unstable_arrow_dark_unsettles_where_damage_was_ignored(lodge: Classic) -> None:
    lodge.prepare("Jaf'ar", status="active", I="Obscure Armor light")
    lodge.resolve("Unstable Arrow", "dark")
    lodge.choose("Tessa", "yes", "Jaf'ar", "reveal I")
    assert hurt(lodge) == ["j", "n", "", ""]
    assert lodge.cubes("Sanctuary") == "n"


# How far the spells reach

REACH = (
    ("Destructive Bolt", "light", 1),
    ("Destructive Bolt", "dark", 1),
    ("Fireball", "light", 1),
    ("Fireball", "dark", 1),
    ("Fire Dash", "light", 3),
    ("Fire Dash", "dark", 3),
    ("Fire of Fate", "light", 2),
    ("Ice Burst", "light", 1),
    ("Ice Burst", "dark", 1),
    ("Maelstrom", "light", 2),
    ("Maelstrom", "dark", 2),
    ("Meteor Swarm", "light", 2),
    ("Meteor Swarm", "dark", 2),
    ("Mighty Whirlwind", "light", 3),
    ("Mighty Whirlwind", "dark", 3),
    ("Obscure Explosion", "light", 2),
    ("Obscure Explosion", "dark", 2),
    ("Unstable Arrow", "light", 2),
    ("Unstable Arrow", "dark", 2),
    ("Demon's Howl", "dark", 1),
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
    spells = [spell for spell in pack.spells if spell.school == "Destruction"]
    sides = [side for spell in spells for side in (spell.light, spell.dark) if side is not None]
    types = [side.type for side in sides]
    elements = [side.element for side in sides]
    assert [types.count(type_) for type_ in ("combat", "contingency", "protection")] == [18, 4, 2]
    assert [elements.count(one) for one in ("fire", "profane", "air", "water")] == [8, 6, 6, 4]
    assert sorted(spell.name.en for spell in spells if spell.instability) == [
        "Destructive Bolt",
        "Fireball",
        "Ice Burst",
        "Maelstrom",
        "Meteor Swarm",
        "Unstable Arrow",
    ]
