"""Nightmare: every spell on both sides, and how Umbras follow. Doria casts; Rikkart stands beside him."""

import pytest

from blackrose.engine.components import Pack
from blackrose.game import IllegalChoice
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import Rebirth, box_with

HOME, STAND = "choice 0", "choice 1"
"""What Panic (dark) lets a mage choose."""


@scene
def lodge(pack: Pack) -> Rebirth:
    """Doria and Rikkart in the Arena, Arianna next door in the Sanctuary, Gramigna two rooms off."""
    table = Rebirth("Baron Doria", "Rikkart", "Arianna", "Gramigna", pack=pack)
    table.stand("Baron Doria", "Arena")
    table.stand("Rikkart", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.stand("Gramigna", "Mirrors Room")
    for mage in table.people:
        table.power(mage, 3)
    return table


def umbras(lodge: Rebirth, mage: str) -> list[str]:
    """The rooms of the Umbras that are assigned to a mage."""
    return [
        lodge.place(lodge.name(model)) for model, seat in lodge.state.assigned if seat == lodge.seat(mage)
    ]


def damages(lodge: Rebirth) -> list[str]:
    """The damage of Doria, Rikkart, Arianna and Gramigna."""
    return [lodge.damage(mage) for mage in lodge.people]


def waiting(lodge: Rebirth, card: str) -> None:
    """Doria has an Active spell."""
    lodge.prepare("Baron Doria", "active", I=card)


def none_left(lodge: Rebirth) -> None:
    """All nine Umbras are about, in the room of one mage who has them all."""
    for _ in range(9):
        lodge.haunt("Gramigna")


def carry_on(lodge: Rebirth) -> None:
    """The first answer to everything that is still asked."""
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])


def strikes(lodge: Rebirth, card: str, by: str = "Rikkart") -> None:
    """Somebody inflicts 2 damage on Doria, who answers with an Active spell."""
    waiting(lodge, card)
    lodge.resolve("Masked Ball", "light", by=by)
    lodge.choose("Baron Doria")


def walks(lodge: Rebirth, mage: str, *rooms: str) -> None:
    """A mage enters rooms one after the other."""
    lodge.resolve("Sleepwalker", "dark", by=mage)
    lodge.choose(*(f"move to {room}" for room in rooms))


def haunted(lodge: Rebirth) -> None:
    """The Umbras have their turn: one strikes Rikkart, and the traps are asked."""
    lodge.haunt("Rikkart")
    lodge.begin("evocation", first="Baron Doria")


# Umbras


@pytest.mark.rule("EVO.8", "GLO.3")
def test_an_umbra_comes_into_the_room_of_its_mage(lodge: Rebirth) -> None:
    lodge.resolve("Night Terror", "light")
    lodge.choose("Gramigna", "stop")
    assert (lodge.damage("Gramigna"), umbras(lodge, "Gramigna")) == ("dd", ["Mirrors Room"])


@pytest.mark.rule("EVP.5")
def test_an_umbra_follows_its_mage_and_places_black_damage(lodge: Rebirth) -> None:
    lodge.haunt("Rikkart", "Crypt")
    lodge.begin("evocation", first="Baron Doria")
    while lodge.damage("Rikkart") == "":  # the crown holder picks between ways of equal length
        lodge.choose(lodge.offered()[0])
    assert (lodge.damage("Rikkart"), umbras(lodge, "Rikkart")) == ("x", ["Arena"])


@pytest.mark.rule("GLO.11")
def test_no_damage_hurts_an_umbra(lodge: Rebirth) -> None:
    umbra = lodge.haunt("Rikkart")
    lodge.resolve("Panic", "light")
    lodge.choose("Arena", "stop")
    assert (lodge.damage(umbra), lodge.place(umbra), lodge.damage("Rikkart")) == ("", "Arena", "dd")


@pytest.mark.rule("DEF.4")
def test_an_umbra_goes_with_its_mages_defeat(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage=lodge.nearly("Rikkart", 1, "d"))
    lodge.haunt("Rikkart")
    lodge.resolve("Night Terror", "light")
    lodge.choose("Rikkart")
    assert (lodge.place("Rikkart"), umbras(lodge, "Rikkart")) == ("Cell", [])
    assert lodge.quiet  # nobody is left to be driven


# Protections


@proves("Persecution", "light")
@pytest.mark.rule("TRP.11", "TRP.31")
def test_persecution_light(lodge: Rebirth) -> None:
    for _ in range(2):
        lodge.haunt("Baron Doria", "Crypt")
    waiting(lodge, "Persecution light")
    lodge.resolve("Night Terror", "dark", by="Rikkart")  # 4 damage
    lodge.choose("Baron Doria", "stop", "reveal I")
    assert lodge.offered()[0] == "amount 3"
    lodge.choose("amount 3")
    assert (lodge.damage("Baron Doria"), lodge.damage("Rikkart")) == ("r", "ddd")


@proves("Persecution", "light")
def test_persecution_light_throws_back_what_was_ignored(lodge: Rebirth) -> None:
    strikes(lodge, "Persecution light")
    lodge.choose("reveal I")
    assert lodge.offered() == ["amount 2", "amount 1", "amount 0"]
    lodge.choose("amount 1")
    assert (lodge.damage("Baron Doria"), lodge.damage("Rikkart")) == ("r", "d")


@proves("Persecution", "dark")
def test_persecution_dark_follows_whoever_struck_and_drives_them_off(lodge: Rebirth) -> None:
    for _ in range(2):
        lodge.haunt("Baron Doria", "Crypt")
    waiting(lodge, "Persecution dark")
    lodge.resolve("Night Terror", "dark", by="Rikkart")  # 4 damage
    lodge.choose("Baron Doria", "stop", "reveal I")
    assert lodge.offered() == ["amount 2", "amount 1", "amount 0"]
    lodge.choose("amount 2", "move to Forge", "move to Cemetery")
    assert (lodge.damage("Baron Doria"), lodge.damage("Rikkart")) == ("rr", "")
    assert (umbras(lodge, "Rikkart"), lodge.place("Rikkart")) == (["Arena"], "Cemetery")
    assert lodge.quiet


@proves("Persecution", "dark")
def test_persecution_dark_follows_even_who_was_not_ignored(lodge: Rebirth) -> None:
    strikes(lodge, "Persecution dark", by="Arianna")
    lodge.choose("reveal I", "amount 0", "stop")
    assert (lodge.damage("Baron Doria"), umbras(lodge, "Arianna")) == ("aa", ["Sanctuary"])


@proves("Persecution", "dark")
def test_persecution_dark_does_not_answer_the_black_rose(lodge: Rebirth) -> None:
    lodge.haunt("Baron Doria")
    waiting(lodge, "Persecution dark")
    lodge.begin("evocation", first="Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.lies("Baron Doria", "I")) == ("x", "active")
    assert "revealed" not in lodge.told()


@proves("Mirror of Dread", "light")
def test_mirror_of_dread_light(lodge: Rebirth) -> None:
    lodge.haunt("Gramigna")
    lodge.haunt("Baron Doria")
    strikes(lodge, "Mirror of Dread light")
    lodge.choose("reveal I")
    assert "Rikkart" not in lodge.offered("Baron Doria")
    lodge.choose("Arianna")
    assert damages(lodge) == ["", "", "rr", "d"]


@proves("Mirror of Dread", "light")
def test_mirror_of_dread_light_shows_the_caster_his_own_umbra(lodge: Rebirth) -> None:
    lodge.haunt("Rikkart", "Crypt")
    strikes(lodge, "Mirror of Dread light")
    lodge.choose("reveal I", "Arianna")
    assert damages(lodge) == ["", "d", "rr", ""]


@proves("Mirror of Dread", "dark")
def test_mirror_of_dread_dark(lodge: Rebirth) -> None:
    strikes(lodge, "Mirror of Dread dark")
    lodge.choose("reveal I")
    assert damages(lodge) == ["", "", "", ""]
    assert umbras(lodge, "Rikkart") == ["Arena"]


@proves("Mirror of Dread", "dark")
def test_mirror_of_dread_dark_cancels_without_an_umbra_left(lodge: Rebirth) -> None:
    none_left(lodge)
    strikes(lodge, "Mirror of Dread dark")
    lodge.choose("reveal I")
    assert (damages(lodge), umbras(lodge, "Rikkart")) == (["", "", "", ""], [])


# Traps


@proves("Cold Sweat", "light")
@pytest.mark.parametrize(("start", "entered"), [("Arena", "Throne Room"), ("Sanctuary", "Cemetery")])
def test_cold_sweat_light(lodge: Rebirth, start: str, entered: str) -> None:
    lodge.stand("Rikkart", start)
    waiting(lodge, "Cold Sweat light")
    walks(lodge, "Rikkart", entered)
    lodge.choose("reveal I")
    assert (lodge.damage("Rikkart"), umbras(lodge, "Rikkart")) == ("dd", [entered])
    assert lodge.offered()  # the walk goes on


@proves("Cold Sweat", "dark")
@pytest.mark.parametrize(("start", "entered"), [("Arena", "Sanctuary"), ("Sanctuary", "Mirrors Room")])
@pytest.mark.parametrize(("number", "after"), [(0, "xxxadd"), (1, "ddxadd"), (2, "ddxadd")])
def test_cold_sweat_dark(lodge: Rebirth, start: str, entered: str, number: int, after: str) -> None:
    """What an Umbra of Rikkart's has done is taken over; Arianna's does not count."""
    lodge.stand("Rikkart", start, damage="xxxa")
    lodge.haunt("Arianna")
    for _ in range(number):
        lodge.haunt("Rikkart")
    waiting(lodge, "Cold Sweat dark")
    walks(lodge, "Rikkart", entered)
    lodge.choose("reveal I")
    if number:
        lodge.choose("cube 0", "cube 1")
    assert lodge.asked() == ("Rikkart", "part")
    assert lodge.damage("Rikkart") == after


@proves("Cold Sweat", "dark")
def test_cold_sweat_dark_with_nothing_to_convert(lodge: Rebirth) -> None:
    lodge.haunt("Rikkart")
    waiting(lodge, "Cold Sweat dark")
    walks(lodge, "Rikkart", "Sanctuary")
    lodge.choose("reveal I", "stop")
    assert (lodge.damage("Rikkart"), lodge.quiet) == ("dd", True)


@pytest.mark.parametrize(
    ("side", "entered"), [("light", "Forge"), ("dark", "Garden"), ("light", "Sanctuary")]
)
def test_cold_sweat_waits_in_its_own_colours_only(lodge: Rebirth, side: str, entered: str) -> None:
    lodge.stand("Rikkart", "Sanctuary" if entered == "Garden" else "Arena")
    waiting(lodge, f"Cold Sweat {side}")
    walks(lodge, "Rikkart", entered)
    assert lodge.asked() == ("Rikkart", "part")


@proves("Dream Eater", "light")
@pytest.mark.parametrize("spell", ["Submission light", "Albify light", "Soul Transfer light"])
def test_dream_eater_light(lodge: Rebirth, spell: str) -> None:
    """Two combat spells and a contingency spell of Rikkart's; what the Black Rose loses Doria gains."""
    lodge.power("Black Rose", 3)
    waiting(lodge, "Dream Eater light")
    name, side = spell.rsplit(" ", 1)
    lodge.resolve(name, side, by="Rikkart")
    while "reveal I" not in lodge.offered():
        lodge.choose(lodge.offered()[0])
    powers = [lodge.power(mage) for mage in lodge.people]
    lodge.choose("reveal I")
    assert (lodge.damage("Rikkart").count("d"), lodge.power("Black Rose"), lodge.quiet) == (1, 2, True)
    assert [lodge.power(mage) for mage in lodge.people] == [powers[0] + 1, *powers[1:]]


@proves("Dream Eater", "light")
def test_dream_eater_light_with_no_dream_left_to_eat(lodge: Rebirth) -> None:
    """The Black Rose has no power to lose; Doria gains his all the same."""
    waiting(lodge, "Dream Eater light")
    lodge.resolve("Lullaby", "light", by="Rikkart")
    lodge.choose("reveal I")
    assert (lodge.power("Black Rose"), lodge.power("Baron Doria"), lodge.damage("Rikkart")) == (0, 4, "d")
    assert lodge.quiet


@proves("Dream Eater", "light")
def test_dream_eater_light_takes_from_the_black_rose_what_a_defeat_paid_her(lodge: Rebirth) -> None:
    """Ten cubes are hers, which pay 4, and the last is Doria's, which pays 2; the dream comes after."""
    lodge.stand("Rikkart", "Arena", damage="x" * len(lodge.nearly("Rikkart", 1)))
    waiting(lodge, "Dream Eater light")
    lodge.resolve("Sleepwalker", "light", by="Rikkart")
    lodge.choose("Arianna", "stop", "reveal I")
    assert (lodge.place("Rikkart"), lodge.quiet) == ("Cell", True)
    assert (lodge.power("Black Rose"), lodge.power("Baron Doria")) == (4 - 1, 3 + 2 + 1)


def uses_the_arena(lodge: Rebirth) -> None:
    """Rikkart activates the Arena, and Doria answers with Dream Eater."""
    waiting(lodge, "Dream Eater dark")
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore", "use")
    while "reveal I" not in lodge.offered():
        lodge.choose(lodge.offered()[0])
    lodge.choose("reveal I", by="Baron Doria")


@proves("Dream Eater", "dark")
@pytest.mark.parametrize(
    ("choice", "left", "rooms"),
    [("choice 0", {"I": "Heart of Ice light"}, []), ("choice 1", None, ["Arena"])],
)
def test_dream_eater_dark(lodge: Rebirth, choice: str, left: dict[str, str] | None, rooms: list[str]) -> None:
    """Rikkart chooses a spell or an Umbra, Doria which spell."""
    ready = {"I": "Heart of Ice light", "II": "Pain Mark light"}
    lodge.prepare("Rikkart", **ready)
    uses_the_arena(lodge)
    assert lodge.asked()[0] == "Rikkart"
    lodge.choose(choice, by="Rikkart")
    if left:
        lodge.choose("slot II", by="Baron Doria")
    assert (lodge.damage("Rikkart"), lodge.sheet("Rikkart")) == ("dd", left or ready)
    assert umbras(lodge, "Rikkart") == rooms


@proves("Dream Eater", "dark")
def test_dream_eater_dark_leaves_no_choice_where_nothing_is_ready(lodge: Rebirth) -> None:
    uses_the_arena(lodge)
    assert (lodge.damage("Rikkart"), umbras(lodge, "Rikkart")) == ("dd", ["Arena"])


def test_dream_eater_dark_with_neither(lodge: Rebirth) -> None:
    none_left(lodge)
    uses_the_arena(lodge)
    assert (lodge.damage("Rikkart"), umbras(lodge, "Rikkart")) == ("dd", [])


@proves("Waking Scream", "light")
@pytest.mark.parametrize(
    ("before", "cubes", "after"),
    [("xxxa", ["cube 0", "cube 1", "cube 2"], "dddaxd"), ("", [], "dd"), ("xa", ["cube 0", "stop"], "daxd")],
)
def test_waking_scream_light(lodge: Rebirth, before: str, cubes: list[str], after: str) -> None:
    lodge.stand("Rikkart", "Arena", damage=before)
    waiting(lodge, "Waking Scream light")
    haunted(lodge)
    lodge.choose("reveal I", *cubes)
    while lodge.state.asked and lodge.asked() == ("Baron Doria", "cube"):
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Rikkart") == after


@proves("Waking Scream", "light")
def test_waking_scream_light_takes_the_defeat_away_from_the_black_rose(lodge: Rebirth) -> None:
    """Of eleven cubes Doria has four and the Black Rose seven, the last one too: three change hands."""
    lodge.stand("Rikkart", "Arena", damage="xxxxxxdddd")
    waiting(lodge, "Waking Scream light")
    haunted(lodge)
    lodge.choose("reveal I", "cube 0", "cube 1", "cube 2")
    assert (lodge.place("Rikkart"), lodge.power("Baron Doria")) == ("Cell", 3 + 4)


@pytest.mark.rule("DMG.14")
def test_waking_scream_light_does_not_answer_a_mages_own_blow(lodge: Rebirth) -> None:
    waiting(lodge, "Waking Scream light")
    lodge.resolve("Masked Ball", "light", by="Gramigna")
    lodge.choose("Rikkart")
    assert lodge.quiet


@proves("Waking Scream", "dark")
def test_waking_scream_dark(lodge: Rebirth) -> None:
    """Arianna falls in the Sanctuary: Rikkart is next door, Gramigna two rooms off, Doria has sent it."""
    lodge.stand("Arianna", "Sanctuary", damage=lodge.nearly("Arianna", 2))
    lodge.stand("Gramigna", "Oracle Room")
    waiting(lodge, "Waking Scream dark")
    lodge.resolve("Masked Ball", "light", by="Rikkart")
    lodge.choose("Arianna", "reveal I")
    assert lodge.power("Baron Doria") == 4
    assert [umbras(lodge, mage) for mage in lodge.people] == [[], ["Arena"], [], []]


@proves("Waking Scream", "dark")
def test_waking_scream_dark_in_the_room_itself(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Sanctuary", damage=lodge.nearly("Arianna", 2))
    lodge.stand("Gramigna", "Sanctuary")
    lodge.stand("Rikkart", "Cell")
    waiting(lodge, "Waking Scream dark")
    lodge.resolve("Masked Ball", "light", by="Gramigna")
    lodge.choose("Arianna", "reveal I")
    assert [umbras(lodge, mage) for mage in lodge.people] == [[], [], [], ["Sanctuary"]]


@proves("Endless Corridor", "light")
def test_endless_corridor_light_leads_back(lodge: Rebirth) -> None:
    waiting(lodge, "Endless Corridor light")
    walks(lodge, "Rikkart", "Forge")
    lodge.choose("reveal I")
    assert (lodge.place("Rikkart"), lodge.damage("Rikkart")) == ("Arena", "d")
    lodge.choose("move to Sanctuary", "stop")  # the walk goes on from there
    assert lodge.place("Rikkart") == "Sanctuary"


@proves("Endless Corridor", "light")
@pytest.mark.parametrize(
    ("before", "cubes", "after"),
    [("xxaa", ["cube 0", "cube 2"], "dxdad"), ("xa", ["cube 0", "stop"], "dad"), ("ddd", [], "dddd")],
)
def test_endless_corridor_light_takes_what_lies_there(
    lodge: Rebirth, before: str, cubes: list[str], after: str
) -> None:
    """Two cubes, of whichever colour but Doria's own, or one of them."""
    lodge.stand("Rikkart", "Arena", damage=before)
    waiting(lodge, "Endless Corridor light")
    walks(lodge, "Rikkart", "Forge")
    lodge.choose("reveal I", *cubes)
    assert lodge.asked() == ("Rikkart", "part")
    assert (lodge.place("Rikkart"), lodge.damage("Rikkart")) == ("Arena", after)


@pytest.mark.rule("TRP.19", "TRP.24")
def test_endless_corridor_light_enters_the_room_anew(lodge: Rebirth) -> None:
    """In the Crypt nothing happened as long as Rikkart stood there; led back, he enters it."""
    lodge.stand("Rikkart", "Crypt")
    lodge.prepare("Baron Doria", "active", I="Endless Corridor light", II="Cold Sweat light")
    walks(lodge, "Rikkart", "Garden")
    lodge.choose("reveal I", "reveal II")
    assert (lodge.place("Rikkart"), lodge.damage("Rikkart")) == ("Crypt", "ddd")
    assert umbras(lodge, "Rikkart") == ["Crypt"]


@proves("Endless Corridor", "light")
def test_endless_corridor_light_does_not_follow_into_the_cell(lodge: Rebirth) -> None:
    waiting(lodge, "Endless Corridor light")
    lodge.resolve("The Abyss", "rebuilt", by="Gramigna")
    assert (lodge.place("Rikkart"), lodge.lies("Baron Doria", "I"), lodge.quiet) == ("Cell", "active", True)


@proves("Endless Corridor", "dark")
@pytest.mark.parametrize(("start", "entered"), [("Throne Room", "Arena"), ("Arena", "Forge")])
def test_endless_corridor_dark(lodge: Rebirth, start: str, entered: str) -> None:
    lodge.stand("Rikkart", start)
    waiting(lodge, "Endless Corridor dark")
    walks(lodge, "Rikkart", entered)
    lodge.choose("reveal I")
    blue, grey = {"The Abyss", "Oracle Room", "Mirrors Room"}, {"Crypt", "Cemetery", "Sacrificial Altar"}
    assert set(lodge.offered()) == blue | grey
    lodge.choose("Cemetery")
    assert (lodge.damage("Rikkart"), lodge.place("Rikkart")) == ("dd", "Cemetery")


# Combat spells


@proves("Night Terror", "light")
def test_night_terror_light(lodge: Rebirth) -> None:
    lodge.resolve("Night Terror", "light")
    lodge.choose("Gramigna", "move to Garden")
    assert (lodge.damage("Gramigna"), lodge.place("Gramigna")) == ("dd", "Garden")
    assert umbras(lodge, "Gramigna") == ["Mirrors Room"]
    assert lodge.quiet


@proves("Night Terror", "light")
def test_night_terror_light_without_an_umbra_left(lodge: Rebirth) -> None:
    none_left(lodge)
    lodge.resolve("Night Terror", "light")
    lodge.choose("Rikkart", "move to Forge")
    assert (lodge.damage("Rikkart"), lodge.place("Rikkart"), umbras(lodge, "Rikkart")) == ("dd", "Forge", [])


@proves("Night Terror", "dark")
@pytest.mark.parametrize(("number", "damage"), [(0, "dd"), (1, "ddd"), (2, "dddd")])
def test_night_terror_dark(lodge: Rebirth, number: int, damage: str) -> None:
    for _ in range(number):
        lodge.haunt("Rikkart", "Crypt")
    lodge.haunt("Arianna")
    lodge.resolve("Night Terror", "dark")
    lodge.choose("Rikkart", "move to Forge", "move to Cemetery")
    assert (lodge.damage("Rikkart"), lodge.place("Rikkart")) == (damage, "Cemetery")
    assert lodge.quiet


@pytest.mark.rule("TRP.3")
def test_night_terror_dark_counts_an_umbra_met_on_the_way(lodge: Rebirth) -> None:
    waiting(lodge, "Cold Sweat light")
    lodge.resolve("Night Terror", "dark")
    lodge.choose("Rikkart", "move to Throne Room", "reveal I", "stop")
    assert lodge.damage("Rikkart") == "dd" + "ddd"


@proves("Long Shadows", "light")
@pytest.mark.parametrize(("number", "damage"), [(0, "dd"), (1, "ddd"), (2, "dddd")])
def test_long_shadows_light_the_umbras_of_a_room_strike_together(
    lodge: Rebirth, number: int, damage: str
) -> None:
    """Whomever they follow; the new one is there already, those of other rooms do not come."""
    for _ in range(number):
        lodge.haunt("Arianna", "Mirrors Room")
    lodge.haunt("Gramigna", "Sanctuary")
    lodge.resolve("Long Shadows", "light")
    lodge.choose("Gramigna")
    assert damages(lodge) == ["", "", "", damage]
    assert umbras(lodge, "Gramigna") == ["Sanctuary", "Mirrors Room"]
    assert lodge.quiet


@proves("Long Shadows", "light")
@pytest.mark.parametrize(("standing", "damage"), [("Arena", "d" * 10), ("Forge", "d")])
def test_long_shadows_light_without_an_umbra_left(lodge: Rebirth, standing: str, damage: str) -> None:
    for _ in range(9):
        lodge.haunt("Gramigna", standing)
    lodge.resolve("Long Shadows", "light")
    lodge.choose("Rikkart")
    assert (lodge.damage("Rikkart"), umbras(lodge, "Rikkart")) == (damage, [])


@proves("Long Shadows", "dark")
def test_long_shadows_dark_commands_two_umbras(lodge: Rebirth) -> None:
    first, second = lodge.haunt("Rikkart", "Garden"), lodge.haunt("Rikkart", "Garden")
    lodge.resolve("Long Shadows", "dark")
    lodge.choose(first, "move to Mirrors Room", "attack Gramigna")
    assert lodge.place(second) == "Garden"
    lodge.choose("move to Sanctuary", "attack Arianna")
    assert damages(lodge) == ["", "", "dd", "dd"]


@proves("Long Shadows", "dark")
def test_long_shadows_dark_one_umbra_does_not_strike_twice(lodge: Rebirth) -> None:
    lodge.haunt("Rikkart")
    lodge.resolve("Long Shadows", "dark")
    lodge.choose("attack Rikkart")
    carry_on(lodge)
    assert lodge.damage("Rikkart") == "dd"


def test_long_shadows_dark_without_an_umbra_does_nothing(lodge: Rebirth) -> None:
    lodge.resolve("Long Shadows", "dark")
    assert (damages(lodge), lodge.quiet) == (["", "", "", ""], True)


@proves("Panic", "light")
def test_panic_light(lodge: Rebirth) -> None:
    """Both run, each where Doria likes; Umbras and whoever suffered nothing stay."""
    lodge.stand("Gramigna", "Sanctuary")
    umbra = lodge.haunt("Gramigna")
    lodge.resolve("Panic", "light")
    lodge.choose("Sanctuary", "move to Cemetery", "move to Garden")
    assert (lodge.damage("Arianna"), lodge.damage("Gramigna")) == ("dd", "dd")
    assert (lodge.place("Arianna"), lodge.place("Gramigna")) == ("Cemetery", "Garden")
    assert (lodge.place(umbra), lodge.place("Rikkart")) == ("Sanctuary", "Arena")
    assert lodge.quiet


@proves("Panic", "light")
def test_panic_light_does_not_drive_whoever_ignored_it() -> None:
    """Ward of a test: all of it is ignored; Arianna alone runs."""
    ward = "Ward | protection air | self | Ignore all of that damage. | You suffer damage."
    at = lodge_with(box_with(ward))
    at.stand("Gramigna", "Sanctuary")
    at.prepare("Gramigna", "active", I="Ward light")
    at.resolve("Panic", "light")
    at.choose("Sanctuary", "reveal I", "move to Garden")
    assert (at.place("Arianna"), at.place("Gramigna"), at.damage("Gramigna")) == ("Garden", "Sanctuary", "")
    assert at.quiet


@proves("Panic", "dark")
def test_panic_dark(lodge: Rebirth) -> None:
    """Rikkart and Gramigna have Umbras, and each chooses; Doria has one, too, and need not."""
    for mage in ("Baron Doria", "Rikkart", "Gramigna"):
        lodge.haunt(mage, "Crypt")
    lodge.resolve("Panic", "dark")
    assert lodge.asked()[0] == "Rikkart"
    lodge.choose(HOME)
    assert lodge.asked()[0] == "Gramigna"
    lodge.choose(STAND)
    assert damages(lodge) == ["", "dd", "", "dddd"]
    assert (lodge.place("Rikkart"), lodge.place("Gramigna")) == ("Cell", "Mirrors Room")
    assert (umbras(lodge, "Rikkart"), lodge.quiet) == (["Crypt"], True)  # it waits outside


def test_panic_dark_does_not_reach_into_a_cell(lodge: Rebirth) -> None:
    lodge.haunt("Gramigna")
    lodge.stand("Gramigna", "Cell")
    lodge.resolve("Panic", "dark")
    assert (damages(lodge), lodge.quiet) == (["", "", "", ""], True)


@proves("Feast of Fears", "light")
def test_feast_of_fears_light(lodge: Rebirth) -> None:
    """Doria's own Umbra is no meal for him."""
    lodge.stand("Baron Doria", "Arena", damage="xx")
    lodge.stand("Rikkart", "Arena", damage="xxa")
    lodge.stand("Arianna", "Sanctuary", damage="x")
    lodge.haunt("Rikkart", "Crypt")
    lodge.haunt("Baron Doria", "Crypt")
    lodge.resolve("Feast of Fears", "light")
    carry_on(lodge)
    assert damages(lodge) == ["xx", "ddadd", "x", ""]


@proves("Feast of Fears", "light")
@pytest.mark.parametrize("haunt", [True, False])
def test_feast_of_fears_light_with_nothing_to_convert(lodge: Rebirth, haunt: bool) -> None:
    if haunt:
        lodge.haunt("Rikkart")
    lodge.resolve("Feast of Fears", "light")
    assert (lodge.damage("Rikkart"), lodge.quiet) == ("dd" if haunt else "", True)


@proves("Feast of Fears", "dark")
@pytest.mark.parametrize("number", range(7))
def test_feast_of_fears_dark(lodge: Rebirth, number: int) -> None:
    """Every Umbra counts, whoever has it, Doria's own as well; five are enough."""
    for victim in ("Rikkart", "Arianna", "Baron Doria", "Rikkart", "Arianna", "Rikkart")[:number]:
        lodge.haunt(victim, "Crypt")
    lodge.resolve("Feast of Fears", "dark")
    lodge.choose("Gramigna")
    assert lodge.damage("Gramigna") == "d" * min(number, 5)


# Contingency spells


@proves("Sleepwalker", "light")
def test_sleepwalker_light(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Pleasures Room")
    lodge.resolve("Sleepwalker", "light")
    lodge.choose("Gramigna", "move to Garden", "move to Sanctuary", "move to Cemetery")
    assert (lodge.place("Gramigna"), lodge.cubes("Cemetery")) == ("Cemetery", "d")
    assert lodge.quiet


@proves("Sleepwalker", "light")
def test_sleepwalker_light_whoever_stays_has_the_cube(lodge: Rebirth) -> None:
    lodge.resolve("Sleepwalker", "light")
    lodge.choose("Arianna", "stop")
    assert (lodge.place("Arianna"), lodge.cubes("Sanctuary")) == ("Sanctuary", "d")


@proves("Sleepwalker", "light")
@pytest.mark.parametrize(
    ("before", "cubes", "after"),
    [("xxxa", ["cube 0", "cube 1"], "ddxa"), ("xa", ["cube 0", "stop"], "da"), ("dd", [], "dd")],
)
def test_sleepwalker_light_takes_what_was_done_to_the_target(
    lodge: Rebirth, before: str, cubes: list[str], after: str
) -> None:
    """Two cubes, or as many as Doria wishes, once the walk is over."""
    lodge.stand("Arianna", "Sanctuary", damage=before)
    lodge.resolve("Sleepwalker", "light")
    lodge.choose("Arianna", "move to Cemetery", "stop")
    assert (lodge.damage("Arianna"), lodge.cubes("Cemetery")) == (before, "" if cubes else "d")
    lodge.choose(*cubes)
    assert (lodge.damage("Arianna"), lodge.cubes("Cemetery")) == (after, "d")
    assert lodge.quiet


@pytest.mark.rule("TRP.3")
def test_sleepwalker_light_finds_nothing_on_whoever_fell_on_the_way(lodge: Rebirth) -> None:
    """Cold Sweat waits in the Throne Room: nothing is taken in the Cell; the instability lies behind."""
    lodge.stand("Rikkart", "Arena", damage=lodge.nearly("Rikkart", 2))
    waiting(lodge, "Cold Sweat light")
    lodge.resolve("Sleepwalker", "light")
    lodge.choose("Rikkart", "move to Throne Room", "reveal I")
    assert (lodge.place("Rikkart"), lodge.damage("Rikkart"), lodge.quiet) == ("Cell", "", True)
    assert ("converted_damage" in lodge.told(), lodge.cubes("Throne Room")) == (False, "d")


@proves("Sleepwalker", "dark")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_sleepwalker_dark(lodge: Rebirth, before: int, after: int) -> None:
    """Doria takes his part even where the Black Rose has nothing to lose."""
    lodge.power("Black Rose", before)
    lodge.resolve("Sleepwalker", "dark")
    lodge.choose("move to Forge", "move to Cemetery", "move to Mirrors Room")
    assert lodge.place("Baron Doria") == "Mirrors Room"
    assert lodge.power("Black Rose") == after
    assert [lodge.power(mage) for mage in lodge.people] == [3 + 1, 3, 3, 3]
    assert lodge.quiet


@proves("Sleepwalker", "dark")
def test_sleepwalker_dark_one_may_lie_where_one_is(lodge: Rebirth) -> None:
    lodge.power("Black Rose", 3)
    lodge.resolve("Sleepwalker", "dark")
    lodge.choose("stop")
    assert (lodge.place("Baron Doria"), lodge.power("Baron Doria")) == ("Arena", 4)
    assert (lodge.power("Black Rose"), lodge.quiet) == (2, True)


@pytest.mark.rule("TRP.3")
def test_sleepwalker_dark_is_dreamt_to_its_end_by_whoever_falls_on_the_way(lodge: Rebirth) -> None:
    """Cold Sweat waits in the Throne Room: the walk is over, the sentences after it are carried out."""
    lodge.power("Black Rose", 3)
    lodge.stand("Rikkart", "Arena", damage=lodge.nearly("Rikkart", 2, "d"))
    waiting(lodge, "Cold Sweat light")
    walks(lodge, "Rikkart", "Throne Room")
    lodge.choose("reveal I")
    assert (lodge.place("Rikkart"), lodge.quiet) == ("Cell", True)
    assert (lodge.power("Rikkart"), lodge.power("Black Rose")) == (4, 2)


@proves("Lullaby", "light")
def test_lullaby_light(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Arena", damage="rrrrr")
    lodge.hold("Baron Doria", "Panic", "Waking Scream", "Mirror of Dread")
    lodge.resolve("Lullaby", "light")
    lodge.choose("yes", "slot I")
    assert set(lodge.offered()) == {
        f"I: {card} {side}" for card in ("Waking Scream", "Mirror of Dread") for side in ("light", "dark")
    }
    with pytest.raises(IllegalChoice):
        lodge.choose("I: Panic light")
    lodge.choose("I: Mirror of Dread dark")
    assert (lodge.damage("Baron Doria"), lodge.lies("Baron Doria", "I")) == ("rr", "active")
    assert lodge.hand("Baron Doria") == ["Panic", "Waking Scream"]
    assert lodge.seen_sheet("Baron Doria", by="Rikkart") == {"I": "face-down"}


@proves("Lullaby", "light")
def test_lullaby_light_nothing_need_be_laid(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Arena", damage="rrrr")
    lodge.hold("Baron Doria", "Waking Scream")
    lodge.resolve("Lullaby", "light")
    while lodge.asked()[1] == "cube":
        lodge.choose(lodge.offered()[0])
    lodge.choose("no")
    assert (lodge.damage("Baron Doria"), lodge.hand("Baron Doria")) == ("r", ["Waking Scream"])
    assert (lodge.sheet("Baron Doria"), lodge.quiet) == ({}, True)


def test_lullaby_light_with_no_such_card_in_hand_asks_nothing(lodge: Rebirth) -> None:
    lodge.hold("Baron Doria", "Panic")
    lodge.resolve("Lullaby", "light")
    assert lodge.quiet


@proves("Lullaby", "dark")
def test_lullaby_dark_each_blow_of_an_umbra_yields_a_cube(lodge: Rebirth) -> None:
    """Rikkart and Arianna are struck; Doria has an Umbra himself and only suffers."""
    lodge.stand("Baron Doria", "Arena", damage="rrr")
    lodge.stand("Arianna", "Sanctuary", damage="x")
    for mage in ("Baron Doria", "Rikkart", "Arianna"):
        lodge.haunt(mage)
    lodge.prepare("Baron Doria", "revealed", quick="Lullaby dark")
    lodge.resolve("Lullaby", "dark")
    carry_on(lodge)
    assert lodge.damage("Baron Doria") == "r"
    lodge.begin("evocation", first="Baron Doria")
    while lodge.asked() == ("Baron Doria", "cube"):
        lodge.choose(lodge.offered()[0])
    assert [sorted(damage) for damage in damages(lodge)] == [["r", "x"], ["d"], ["d", "x"], []]


@proves("Lullaby", "dark")
def test_lullaby_dark_is_over_in_clean_up_and_waits_for_black_damage_only(lodge: Rebirth) -> None:
    lodge.prepare("Baron Doria", quick="Lullaby dark")
    lodge.action_phase(first="Baron Doria")
    lodge.choose("cast quick")
    assert lodge.tokens_on("Baron Doria") == ["Baron Doria quick"]
    lodge.resolve("Masked Ball", "light", by="Gramigna")
    lodge.choose("Rikkart")
    assert (lodge.damage("Rikkart"), lodge.quiet) == ("gg", True)
    lodge.begin("clean-up")
    assert lodge.tokens_on("Baron Doria") == []


def lodge_with(pack: Pack) -> Rebirth:
    """The Lodge of these tests with cards of a test."""
    table = Rebirth("Baron Doria", "Rikkart", "Arianna", "Gramigna", pack=pack)
    for mage, room in (("Baron Doria", "Arena"), ("Rikkart", "Arena"), ("Arianna", "Sanctuary")):
        table.stand(mage, room)
    return table


# Doria's own


@proves("Masked Ball", "light")
def test_masked_ball_light(lodge: Rebirth) -> None:
    lodge.crown("Rikkart")
    lodge.resolve("Masked Ball", "light")
    lodge.choose("Gramigna")
    assert (lodge.damage("Gramigna"), lodge.crown()) == ("dd", "Baron Doria")


@proves("Masked Ball", "dark")
def test_masked_ball_dark(lodge: Rebirth) -> None:
    lodge.library("Hex", "Evil Star", "Sour Milk")
    lodge.resolve("Masked Ball", "dark")
    while not lodge.quiet:
        lodge.choose("Hex")
    assert (lodge.power("Baron Doria"), lodge.hand("Baron Doria")) == (4, ["Evil Star"])
