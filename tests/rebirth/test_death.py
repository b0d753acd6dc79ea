"""Death: every spell on both sides, and the known forgotten and personal spells. Mors casts."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def lodge(pack: Pack) -> Rebirth:
    """Mors and Gramigna in the Arena, Arianna next door in the Sanctuary, Doria two rooms off."""
    table = Rebirth("Mors", "Gramigna", "Arianna", "Baron Doria", pack=pack)
    table.stand("Mors", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.stand("Baron Doria", "Mirrors Room")
    for mage in table.people:
        table.power(mage, 5)
    return table


def struck(lodge: Rebirth, mage: str, by: str = "Gramigna") -> None:
    """A mage suffers 3 damage from another close by."""
    lodge.resolve("Athanor Eruption", "light", by=by)
    lodge.choose(mage)


@proves("Tearing", "light")
def test_tearing_light(lodge: Rebirth) -> None:
    large = lodge.evocation("Gramigna", "Crypt")
    small = [lodge.evocation("Gramigna", "Crypt", kind=kind) for kind in ("Cadaver", "Succubus")]
    lodge.resolve("Tearing", "light")
    lodge.choose("Gramigna")
    assert lodge.destiny("Gramigna") == "m"
    assert lodge.asked()[0] == "Gramigna"
    assert sorted(lodge.offered()) == sorted(small)
    lodge.choose(small[0])
    assert (lodge.place(small[0]), lodge.place(large)) == ("", "Crypt")


@proves("Tearing", "dark")
def test_tearing_dark(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="aa")
    lodge.resolve("Tearing", "dark")
    assert lodge.offered() == ["Gramigna", "dummy"]
    lodge.choose("Gramigna", "cube 0")
    assert lodge.damage("Gramigna") == "mamm"
    assert lodge.destiny("Gramigna") == "m"


@proves("Entropy", "light")
def test_entropy_light(lodge: Rebirth) -> None:
    lodge.instability("Forge", "ggg")
    lodge.prepare("Mors", "active", I="Entropy light")
    lodge.resolve("Deflagrate", "dark", by="Gramigna")
    lodge.choose("Forge", "reveal I", "cube 0")
    assert lodge.happened("converted_instability")


@proves("Entropy", "light")
def test_entropy_light_waits_for_the_last(lodge: Rebirth) -> None:
    lodge.prepare("Mors", "active", I="Entropy light")
    lodge.resolve("Deflagrate", "dark", by="Gramigna")
    lodge.choose("Forge")
    assert lodge.quiet


@proves("Entropy", "dark")
def test_entropy_dark(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Sanctuary", damage="ddddddddd")
    lodge.prepare("Mors", "active", I="Entropy dark")
    struck(lodge, "Arianna")
    lodge.choose("reveal I")
    # Before the defeat: both tokens can be met at it.
    destined = lodge.events("destined")[0]
    assert (destined.who, destined.amount) == (lodge.seat("Arianna"), 2)


@proves("Bone Shield", "light")
def test_bone_shield_light(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="aa")
    lodge.prepare("Mors", "active", I="Bone Shield light")
    struck(lodge, "Mors")
    lodge.choose("reveal I")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Mors") == ""
    assert lodge.damage("Gramigna") == "mamm"


@proves("Bone Shield", "dark")
@pytest.mark.parametrize(("option", "cubes"), [("choice 0", "gggmm"), ("choice 1", "mmg")])
def test_bone_shield_dark(lodge: Rebirth, option: str, cubes: str) -> None:
    lodge.instability("Arena", "ggg")
    lodge.prepare("Mors", "active", I="Bone Shield dark")
    struck(lodge, "Mors")
    lodge.choose("reveal I", option)
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.cubes("Arena") == cubes


@proves("Lugubrious Toll", "light")
def test_lugubrious_toll_light(lodge: Rebirth) -> None:
    lodge.resolve("Lugubrious Toll", "light")
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "m", "m", ""]
    assert [lodge.destiny(mage) for mage in lodge.people[1:]] == ["m", "m", ""]


@proves("Lugubrious Toll", "dark")
def test_lugubrious_toll_dark(lodge: Rebirth) -> None:
    lodge.destiny("Baron Doria", "m")
    lodge.stand("Baron Doria", "Mirrors Room", damage="aaa")
    lodge.stand("Arianna", "Sanctuary", damage="ggg")
    lodge.resolve("Lugubrious Toll", "dark")
    lodge.choose("cube 0", "cube 1")
    assert (lodge.damage("Baron Doria"), lodge.damage("Arianna")) == ("mma", "ggg")


@proves("Lethal Touch", "light")
def test_lethal_touch_light(lodge: Rebirth) -> None:
    lodge.stand("Mors", "Arena", damage="aaaa")
    lodge.destiny("Gramigna", "ddd")
    lodge.stand("Baron Doria", "Oracle Room")  # two rooms from the Sanctuary
    lodge.resolve("Lethal Touch", "light")
    lodge.choose("Sanctuary")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assigned = [lodge.destiny(mage) for mage in lodge.people]
    assert (assigned, len(lodge.damage("Mors"))) == (["m", "ddd", "m", ""], 4 - 2)  # no fourth on Gramigna


@proves("Lethal Touch", "dark")
@pytest.mark.parametrize("trophies", [0, 1])
def test_lethal_touch_dark(lodge: Rebirth, trophies: int) -> None:
    lodge.capture("Mors", *["Arianna"] * trophies)
    lodge.destiny("Gramigna", "m")
    lodge.resolve("Lethal Touch", "dark")
    assert lodge.captured("Mors") == []
    assert (lodge.damage("Gramigna"), lodge.damage("Arianna")) == ("mmm" * trophies, "")


@proves("Dark Omens", "light")
@pytest.mark.parametrize(("tokens", "defeated"), [("mmd", True), ("mm", False)])
def test_dark_omens_light(lodge: Rebirth, tokens: str, defeated: bool) -> None:
    lodge.destiny("Gramigna", tokens)
    lodge.resolve("Dark Omens", "light")
    lodge.choose("Gramigna")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.place("Gramigna") == ("Cell" if defeated else "Arena")
    assert lodge.captured("Mors") == ["Gramigna"] * (2 if defeated else 0)


@proves("Dark Omens", "dark")
def test_dark_omens_dark(lodge: Rebirth) -> None:
    lodge.prepare("Mors", I="Dark Omens dark")
    lodge.action_phase(first="Mors")
    lodge.choose("cast I")
    lodge.resolve("The Abyss", "rebuilt", by="Gramigna")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.power("Mors") == 5 + 4


@proves("Annihilation", "light")
@pytest.mark.parametrize(("tokens", "taken"), [("dd", 1), ("d", 0)])
def test_annihilation_light(lodge: Rebirth, tokens: str, taken: int) -> None:
    lodge.destiny("Gramigna", tokens)
    lodge.resolve("Annihilation", "light")
    lodge.choose("Gramigna")
    assert lodge.captured("Mors") == ["Gramigna"] * taken
    assert sorted(lodge.destiny("Gramigna")) == sorted(tokens + "m")


@proves("Annihilation", "dark")
@pytest.mark.parametrize(("tokens", "damage"), [("dd", "mmamm"), ("d", "aaa")])
def test_annihilation_dark(lodge: Rebirth, tokens: str, damage: str) -> None:
    lodge.stand("Gramigna", "Arena", damage="aaa")
    lodge.destiny("Gramigna", tokens)
    lodge.resolve("Annihilation", "dark")
    lodge.choose("Gramigna")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Gramigna") == damage


def solves(lodge: Rebirth, mage: str) -> None:
    """A mage solves a quest."""
    lodge.task(mage, "Hydromancer", "completed")
    lodge.action_phase(first=mage)
    lodge.choose("Hydromancer")


@proves("Final Judgment", "light")
def test_final_judgment_light(lodge: Rebirth) -> None:
    lodge.prepare("Mors", "active", I="Final Judgment light")
    solves(lodge, "Arianna")
    lodge.choose("reveal I", by="Mors")
    assert lodge.captured("Mors") == ["Arianna"]
    assert lodge.power("Mors") == 6


@proves("Final Judgment", "dark")
@pytest.mark.rule("CEL.1")
def test_final_judgment_dark(lodge: Rebirth) -> None:
    lodge.stand("Mors", "Arena", damage="aaaa")
    lodge.prepare("Mors", "active", I="Final Judgment dark")
    lodge.haunt("Arianna")
    lodge.resolve("Panic", "dark", by="Gramigna")
    lodge.choose("choice 0", "reveal I")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Mors") == "a"
    assert lodge.captured("Mors") == ["Arianna"]


@proves("Sacrificial Pyre", "light")
@pytest.mark.parametrize(("tokens", "defeated"), [("mdd", True), ("dd", False)])
def test_sacrificial_pyre_light(lodge: Rebirth, tokens: str, defeated: bool) -> None:
    lodge.destiny("Arianna", tokens)
    lodge.resolve("Sacrificial Pyre", "light")
    lodge.choose("Arianna")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Mors") == "xxx"
    assert lodge.place("Arianna") == ("Cell" if defeated else "Sanctuary")
    assert len(lodge.captured("Mors")) == 2 * defeated


@proves("Sacrificial Pyre", "dark")
@pytest.mark.parametrize(("answer", "damage"), [("yes", "mmmm"), ("no", "mm")])
def test_sacrificial_pyre_dark(lodge: Rebirth, answer: str, damage: str) -> None:
    lodge.capture("Mors", "Baron Doria")
    lodge.resolve("Sacrificial Pyre", "dark")
    lodge.choose("Arianna", answer)
    assert lodge.damage("Arianna") == damage
    assert lodge.captured("Mors") == ([] if answer == "yes" else ["Baron Doria"])


@proves("Despair", "light")
def test_despair_light(lodge: Rebirth) -> None:
    lodge.prepare("Mors", "active", I="Despair light")
    solves(lodge, "Arianna")
    lodge.choose("reveal I", by="Mors")
    assert lodge.destiny("Arianna") == "m"
    assert lodge.power("Mors") == 6


@proves("Despair", "dark")
def test_despair_dark(lodge: Rebirth) -> None:
    lodge.prepare("Mors", "active", I="Despair dark")
    struck(lodge, "Arianna")
    lodge.choose("reveal I")
    assert lodge.captured("Mors") == ["Gramigna"]


@proves("Martyrdom", "light")
@pytest.mark.parametrize(("answer", "damage"), [("yes", "mmm"), ("no", "")])
def test_martyrdom_light(lodge: Rebirth, answer: str, damage: str) -> None:
    lodge.capture("Mors", "Arianna")
    lodge.resolve("Martyrdom", "light")
    lodge.choose("Mirrors Room", answer)
    assert lodge.damage("Baron Doria") == damage


@proves("Martyrdom", "dark")
def test_martyrdom_dark(lodge: Rebirth) -> None:
    lodge.capture("Mors", "Arianna", "Arianna")
    lodge.instability("Crypt", "ggad")
    lodge.resolve("Martyrdom", "dark")
    lodge.choose("Crypt", "yes", "cube 0", "cube 1", "yes", "cube 2")
    assert lodge.cubes("Crypt") == "mmmd"
    assert lodge.captured("Mors") == []


@proves("Repentance", "light")
def test_repentance_light(lodge: Rebirth) -> None:
    lodge.prepare("Mors", "active", I="Repentance light")
    struck(lodge, "Mors")
    lodge.choose("reveal I")
    assert lodge.offered()[0] == "amount 1"
    lodge.choose("amount 1")
    assert lodge.damage("Mors") == "gg"
    assert lodge.captured("Mors") == ["Gramigna"]


@proves("Repentance", "dark")
def test_repentance_dark(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Arena", kind="Cadaver")
    lodge.prepare("Mors", "active", I="Repentance dark")
    lodge.resolve("Grafted Claws", "light", by="Gramigna")
    lodge.choose(hers, "attack Mors", "reveal I")
    assert lodge.asked()[0] == "Mors"
    lodge.choose("attack Gramigna")
    assert lodge.damage("Gramigna") == "mmm"
    while not lodge.quiet:  # her own activation of it is over
        assert lodge.asked()[0] == "Mors"
        lodge.choose(lodge.offered()[-1])


# Forgotten and personal spells that are known


@proves("Arcane Barrage", "light")
@proves("Arcane Barrage", "dark")
def test_arcane_barrage(lodge: Rebirth) -> None:
    lodge.resolve("Arcane Barrage", "light")
    lodge.choose("Baron Doria")
    assert lodge.damage("Baron Doria") == "mmmmmm"
    lodge.resolve("Arcane Barrage", "dark")
    lodge.choose("Mirrors Room")
    assert lodge.cubes("Mirrors Room") == "mmmmm"


@proves("Killer Fog", "{side}")
@pytest.mark.parametrize(("side", "dealt", "converted"), [("light", 4, 2), ("dark", 2, 4)])
def test_killer_fog(lodge: Rebirth, side: str, dealt: int, converted: int) -> None:
    lodge.stand("Mors", "Arena", damage="aaaaa")
    lodge.stand("Arianna", "Sanctuary", damage="ddddd")
    lodge.stand("Gramigna", "Arena", damage="dd")
    lodge.resolve("Killer Fog", side)
    lodge.choose("Gramigna", *(f"cube {place}" for place in range(converted)))
    assert lodge.damage("Gramigna") == "dd" + "m" * dealt
    assert lodge.damage("Arianna") == "m" * converted + "d" * (5 - converted)
    assert lodge.damage("Mors") == "aaaaa"


@proves("Supreme Fireball", "light")
def test_supreme_fireball_light_triggers_nothing(lodge: Rebirth) -> None:
    lodge.prepare("Arianna", "active", I="Torment dark")
    far = lodge.evocation("Gramigna", "Oracle Room")  # two rooms from the Sanctuary
    lodge.resolve("Supreme Fireball", "light")
    lodge.choose("Sanctuary")
    assert lodge.quiet
    assert lodge.damage(far) == ""
    assert lodge.damage("Arianna") == "mmmmm"
    assert lodge.damage("Gramigna") == "mm"
    assert (lodge.damage("Mors"), lodge.damage("Baron Doria")) == ("", "mm")


@proves("Supreme Fireball", "dark")
@pytest.mark.parametrize(("others", "placed"), [(0, 2), (1, 4), (4, 8)])
def test_supreme_fireball_dark(lodge: Rebirth, others: int, placed: int) -> None:
    lodge.stand("Arianna", "Throne Room")
    for owner in ("Gramigna", "Baron Doria", "Arianna", "Gramigna")[:others]:
        lodge.evocation(owner, "Throne Room", kind="Cadaver")
    lodge.resolve("Supreme Fireball", "dark")
    lodge.choose("Throne Room")
    assert lodge.damage("Arianna") == "mmmmm"
    assert lodge.cubes("Throne Room") == "m" * placed


@proves("Consuming Soul", "light")
@pytest.mark.parametrize(("tokens", "dealt"), [("m", 1), ("dmm", 3)])
def test_consuming_soul_light(lodge: Rebirth, tokens: str, dealt: int) -> None:
    lodge.destiny("Baron Doria", tokens)
    lodge.resolve("Consuming Soul", "light")
    assert lodge.damage("Baron Doria") == "m" * dealt
    assert lodge.damage("Gramigna") == ""


@proves("Consuming Soul", "dark")
def test_consuming_soul_dark(lodge: Rebirth) -> None:
    lodge.resolve("Consuming Soul", "dark")
    lodge.choose("Arianna", "choice 0")
    assert lodge.captured("Mors") == ["Arianna"]


@proves("Consuming Soul", "dark")
@pytest.mark.parametrize(("tokens", "place", "taken"), [("ddd", "Cell", 2), ("dd", "Sanctuary", 0)])
def test_consuming_soul_dark_with_destiny(lodge: Rebirth, tokens: str, place: str, taken: int) -> None:
    lodge.destiny("Arianna", tokens)
    lodge.resolve("Consuming Soul", "dark")
    lodge.choose("Arianna", "choice 1")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.place("Arianna") == place
    assert lodge.captured("Mors") == ["Arianna"] * taken  # one by the spell, one for the defeat


@proves("Cube of Lamentations", "light")
@pytest.mark.parametrize(("damage", "falls"), [("", False), ("ggggggggg", True)])
def test_cube_of_lamentations_light(pack: Pack, damage: str, falls: bool) -> None:
    lodge = Rebirth("Rikkart", "Gramigna", pack=pack)
    lodge.stand("Rikkart", "Arena", damage=damage)
    lodge.stand("Gramigna", "Sanctuary")
    lodge.resolve("Cube of Lamentations", "light")
    lodge.choose("Sanctuary", "no")
    assert lodge.place("Succubus r1") == "Sanctuary"
    assert lodge.place("Rikkart") == ("Cell" if falls else "Arena")
    assert lodge.quiet != falls
    assert lodge.damage("Rikkart") == ("" if falls else "xx")
    if falls:
        lodge.choose("attack Gramigna")
    assert lodge.damage("Gramigna") == ("rrrrr" if falls else "rr")


@proves("Cube of Lamentations", "dark")
@pytest.mark.parametrize(("damage", "falls"), [("", False), ("ggggggggg", True)])
def test_cube_of_lamentations_dark(pack: Pack, damage: str, falls: bool) -> None:
    lodge = Rebirth("Rikkart", "Gramigna", pack=pack)
    lodge.stand("Rikkart", "Arena", damage=damage)
    lodge.stand("Gramigna", "Sanctuary")
    lodge.resolve("Cube of Lamentations", "dark")
    lodge.choose("Sanctuary")
    assert lodge.damage("Rikkart") == ("" if falls else "xx")
    assert lodge.power("Rikkart") == (2 if falls else 0)
    assert lodge.damage("Gramigna") == ("" if falls else "rrr")


@proves("Emet-Met", "light")
@pytest.mark.parametrize("enhanced", [False, True])
def test_emet_met_light(pack: Pack, enhanced: bool) -> None:
    lodge = Rebirth("Angela", "Gramigna", pack=pack)
    lodge.stand("Angela", "Arena")
    lodge.stand("Gramigna", "Arena")
    if enhanced:
        lodge.prepare("Angela", "revealed", I="Liquid Fire light", II="Marbling light")
    lodge.resolve("Emet-Met", "light")
    assert lodge.place("Nigredo A1") == "Arena"
    assert lodge.quiet != enhanced
    if enhanced:
        lodge.choose("attack Gramigna", "no", "move to Sanctuary", "move to Garden", "move to Crypt")
        assert lodge.damage("Gramigna") == "AAA"
        assert lodge.place("Nigredo A1") == "Crypt"  # Speed 2 and 1
        assert lodge.quiet


@proves("Emet-Met", "dark")
def test_emet_met_dark(pack: Pack) -> None:
    lodge = Rebirth("Angela", "Gramigna", pack=pack)
    lodge.stand("Angela", "Arena")
    lodge.stand("Gramigna", "Crypt")
    mine = lodge.evocation("Angela", "Crypt")
    lodge.resolve("Emet-Met", "dark")
    lodge.choose(mine)
    assert (lodge.damage("Gramigna"), lodge.cubes("Crypt"), lodge.place(mine)) == ("AA", "AAA", "")
