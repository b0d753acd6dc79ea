"""What the events of The Possessed do, card by card, to one mage or to three, and that they spare herself."""

import pytest

from blackrose.engine.components import Pack
from tests.avatar.decks import powers, solo, three
from tests.avatar.tables import AVATAR, ROSE_ROOM
from tests.rebirth.proving import EVENT, proves, scene
from tests.rebirth.scenario import Rebirth

MAGES = ("Rikkart", "Gramigna", "Arianna")


@scene
def alone(pack: Pack) -> Rebirth:
    return acting(solo(pack))


@scene
def lodge(pack: Pack) -> Rebirth:
    """Rikkart in the Arena, Gramigna in the Garden, Arianna in the Armory; 10, 11, 12 and 13 power."""
    return acting(three(pack))


def acting(table: Rebirth) -> Rebirth:
    """An action phase is on."""
    places = {who: table.place(who) for who in table.people}
    table.action_phase(first="Rikkart")
    for who, room in places.items():
        table.stand(who, room)
    return table


def works(table: Rebirth, event: str, *answers: str) -> None:
    """The plain sentences of an event are carried out."""
    table.resolve(event, by="Black Rose")
    table.settle(*answers)


def damages(table: Rebirth) -> list[str]:
    """The damage of everybody, the Avatar last."""
    return [table.damage(who) for who in table.people]


def cubes(table: Rebirth) -> dict[str, str]:
    """The rooms in which there are cubes."""
    rooms = [room.name.en for room in table.rules.rooms]
    return {room: table.cubes(room) for room in rooms if table.cubes(room)}


# First moon


@proves("Footsteps at Night", EVENT)
@pytest.mark.rule("AVA.13")
def test_footsteps_at_night(lodge: Rebirth) -> None:
    lodge.crown("Arianna")
    lodge.stand("Rikkart", "Armory")
    lodge.stand("Gramigna", "Throne Room")
    works(lodge, "Footsteps at Night")
    assert lodge.place(AVATAR) == "Armory"
    assert damages(lodge) == ["x", "", "x", ""]


@proves("Buds in the Plaster", EVENT)
def test_buds_in_the_plaster(lodge: Rebirth) -> None:
    """Two where the crown holder stands, and nowhere else; nobody in a Cell has a room."""
    lodge.crown("Arianna")
    lodge.stand("Gramigna", "Arena")
    lodge.resolve("Buds in the Plaster", by="Black Rose")
    assert lodge.quiet
    assert cubes(lodge) == {"Armory": "xx"}
    lodge.stand("Arianna", "Cell")
    works(lodge, "Buds in the Plaster")
    assert cubes(lodge) == {"Armory": "xx"}


@proves("A Door Left Open", EVENT)
def test_a_door_left_open(lodge: Rebirth) -> None:
    for school in ("Agony", "Alchemy", "Hex"):
        lodge.library(school, *(["Torment"] if school == "Agony" else []))
    lodge.resolve("A Door Left Open", by="Black Rose")
    assert lodge.asked()[0] == "Rikkart"
    lodge.choose("yes")
    lodge.settle()
    assert lodge.hand("Rikkart") == ["Torment"]
    assert lodge.power(AVATAR) == 14


@proves("A Door Left Open", EVENT)
def test_a_door_left_open_can_be_shut(alone: Rebirth) -> None:
    alone.library("Agony", "Torment")
    alone.resolve("A Door Left Open", by="Black Rose")
    alone.choose("no")
    assert (alone.hand("Rikkart"), alone.power(AVATAR)) == ([], 5)


@proves("Thirsty Walls", EVENT)
@pytest.mark.parametrize("room", ["Arena", "Garden"])
def test_thirsty_walls(alone: Rebirth, room: str) -> None:
    alone.lay_event(3, "Thirsty Walls")
    alone.stand("Rikkart", room)
    alone.begin("action", "Rikkart")
    alone.stand("Rikkart", room)
    alone.choose("explore", "use")
    for _ in range(3):
        if not alone.cubes(room):
            alone.choose(alone.offered()[0])
    assert alone.cubes(room) == "x"


@proves("Thirsty Walls", EVENT)
@pytest.mark.parametrize(("crowned", "left"), [("Rikkart", "xr"), ("Gramigna", "r")])
def test_thirsty_walls_drink_where_the_crown_holder_is(lodge: Rebirth, crowned: str, left: str) -> None:
    """Rikkart uses the Garden, which leaves a cube of his: a black one comes only if he wears the crown."""
    lodge.lay_event(3, "Thirsty Walls")
    lodge.begin("action", "Rikkart")
    lodge.crown(crowned)
    lodge.stand("Rikkart", "Garden")
    lodge.choose("explore", "use")
    for _ in range(3):
        if not lodge.events("activated"):
            lodge.choose(lodge.offered()[0])
    assert lodge.cubes("Garden") == left


@proves("First Frost", EVENT)
@pytest.mark.rule("AVA.13")
def test_first_frost(lodge: Rebirth) -> None:
    """Whoever has no power suffers; she is no mage of an event."""
    lodge.power("Gramigna", 0)
    works(lodge, "First Frost")
    assert powers(lodge) == {"Rikkart": 9, "Gramigna": 0, "Arianna": 11, AVATAR: 13}
    assert damages(lodge) == ["", "xx", "", ""]


@proves("Fallen Servant", EVENT)
def test_fallen_servant(alone: Rebirth) -> None:
    works(alone, "Fallen Servant")
    assert alone.place("Cadaver x1") == ROSE_ROOM
    assert alone.supply("Cadaver") == 7


@proves("Peace of the Roses", EVENT)
@pytest.mark.rule("AVA.13")
def test_peace_of_the_roses(lodge: Rebirth) -> None:
    for mage in lodge.people:
        lodge.stand(mage, "Arena", damage="xxx")
    lodge.stand(AVATAR, "Arena", damage="rrr")
    works(lodge, "Peace of the Roses")
    assert damages(lodge) == ["x", "x", "x", "rrr"]


@proves("Guarded Heart", EVENT)
@pytest.mark.rule("AVA.13")
def test_guarded_heart(alone: Rebirth) -> None:
    """A mage who comes to the middle is hit; she walks home unharmed."""
    alone.lay_event(2, "Guarded Heart")
    alone.begin("action", "Rikkart")
    alone.stand("Rikkart", "Arena")
    alone.stand(AVATAR, "Garden")
    alone.choose("explore", f"move to {ROSE_ROOM}")
    assert alone.damage("Rikkart") == "xx"
    alone.command("Heartbeat")
    alone.settle()
    assert (alone.place(AVATAR), alone.damage(AVATAR)) == (ROSE_ROOM, "")


@proves("Nightly Rounds", EVENT)
def test_nightly_rounds(alone: Rebirth) -> None:
    alone.stand(AVATAR, "Armory")
    alone.resolve("Nightly Rounds", by="Black Rose")
    assert alone.quiet
    assert alone.place(AVATAR) == ROSE_ROOM
    assert cubes(alone) == {ROSE_ROOM: "x"}


@proves("Bitter Rain", EVENT)
@pytest.mark.rule("AVA.13", "AVA.58")
def test_bitter_rain(lodge: Rebirth) -> None:
    """On every model in the Lodge but hers."""
    his = lodge.evocation("Rikkart", "Crypt", kind="Colossus")
    hers = lodge.evocation(AVATAR, "Crypt", kind="Colossus")
    lodge.stand("Gramigna", "Cell")
    works(lodge, "Bitter Rain")
    assert damages(lodge) == ["x", "", "x", ""]
    assert (lodge.damage(his), lodge.damage(hers)) == ("x", "")


@proves("Borrowed Time", EVENT)
def test_borrowed_time(alone: Rebirth) -> None:
    alone.pile("Rikkart", grimoire=["Torment", "Submission", "Heart of Ice"])
    works(alone, "Borrowed Time", "yes")
    assert (len(alone.hand("Rikkart")), alone.damage("Rikkart")) == (2, "xx")
    alone.resolve("Borrowed Time", by="Black Rose")
    alone.choose("no")
    assert (len(alone.hand("Rikkart")), alone.damage("Rikkart")) == (2, "xx")


@proves("Crown of Dust", EVENT)
def test_crown_of_dust(lodge: Rebirth) -> None:
    lodge.crown("Gramigna")
    works(lodge, "Crown of Dust")
    assert powers(lodge) == {"Rikkart": 10, "Gramigna": 10, "Arianna": 12, AVATAR: 13}


# Second moon


@proves("Blood Count", EVENT)
def test_blood_count(lodge: Rebirth) -> None:
    """1 power for every 2 damage on the crown holder, and none for that on the others; in the Cell, too."""
    lodge.crown("Gramigna")
    lodge.stand("Rikkart", "Arena", damage="xxxxxxxx")
    lodge.stand("Gramigna", "Garden", damage="rrxxx")
    lodge.stand("Arianna", "Armory", damage="rrrx")
    works(lodge, "Blood Count")
    assert powers(lodge) == {"Rikkart": 10, "Gramigna": 11, "Arianna": 12, AVATAR: 13 + 2}
    lodge.stand("Gramigna", "Cell", damage="rr")
    works(lodge, "Blood Count")
    assert lodge.power(AVATAR) == 13 + 2 + 1


@proves("Rust and Roots", EVENT)
def test_rust_and_roots(lodge: Rebirth) -> None:
    """Her room and those beside it; the rightmost cube goes first."""
    for room in (ROSE_ROOM, "Arena", "Armory"):
        lodge.instability(room, "rg")
    works(lodge, "Rust and Roots")
    assert cubes(lodge) == {ROSE_ROOM: "rx", "Arena": "rx", "Armory": "rg"}


@proves("Funeral Guests", EVENT)
def test_funeral_guests(lodge: Rebirth) -> None:
    lodge.crown("Arianna")
    lodge.resolve("Funeral Guests", by="Black Rose")
    assert lodge.quiet
    assert lodge.place("Cadaver x1") == "Armory"
    assert lodge.supply("Cadaver") == 7


@proves("Closed Season", EVENT)
def test_closed_season(alone: Rebirth) -> None:
    """Rooms of three colours are shut; a red one is not."""
    alone.lay_event(2, "Closed Season")
    used = {}
    for room in ("Arena", "Garden", "Armory", "Oracle Room", "Crypt", "Sanctuary"):
        alone.begin("action", "Rikkart")
        alone.stand("Rikkart", room)
        alone.tokens("Rikkart", 2)
        alone.choose("explore")
        used[room] = "use" in alone.offered()
    colours = {room.name.en: room.colour for room in alone.rules.rooms}
    assert {colours[room]: can for room, can in used.items()} == {
        "red": True,
        "green": False,
        "purple": False,
        "blue": False,
        "grey": True,
        "yellow": True,
    }


@proves("Thin Ice", EVENT)
@pytest.mark.rule("AVA.13")
@pytest.mark.parametrize(("room", "damage"), [("Crypt", "xxx"), ("Sanctuary", "xxx"), ("Arena", "xx")])
def test_thin_ice(alone: Rebirth, room: str, damage: str) -> None:
    """In a grey or yellow room a mage suffers 1 more from each hit, and she does not."""
    alone.lay_event(2, "Thin Ice")
    alone.stand("Rikkart", room)
    alone.stand(AVATAR, room)
    alone.command("Thorn in the Palm")
    assert alone.damage("Rikkart") == damage
    alone.resolve("Strike", "light")
    alone.settle(AVATAR)
    assert alone.damage(AVATAR) == "rrrr"


@proves("Debts of Honour", EVENT)
@pytest.mark.rule("AVA.13")
def test_debts_of_honour(lodge: Rebirth) -> None:
    """A trophy goes to her pile, or blood is paid; who has none, bleeds."""
    lodge.capture("Rikkart", "Gramigna")
    lodge.capture("Gramigna", "Arianna")
    lodge.resolve("Debts of Honour", by="Black Rose")
    lodge.choose("yes")
    lodge.choose("no")
    lodge.settle()
    assert [lodge.trophies(who) for who in lodge.people] == [0, 1, 0, 1]
    assert damages(lodge) == ["", "xx", "xx", ""]


@proves("The Long Table", EVENT)
@pytest.mark.rule("AVA.29")
def test_the_long_table(lodge: Rebirth) -> None:
    lodge.quest_deck(1, "Field Test", "Contingent Mage", "Warrior Wizard", "Guardian Mage")
    works(lodge, "The Long Table")
    assert [len(lodge.tasks(mage)) for mage in MAGES] == [1, 1, 1]
    assert len(lodge.state.quest_decks[0]) == 1


@proves("Pilgrimage", EVENT)
@pytest.mark.rule("AVA.13")
def test_pilgrimage(lodge: Rebirth) -> None:
    """From the Cell as well; each mage picks a room, her own or one beside it."""
    lodge.stand(AVATAR, "Pleasures Room")
    lodge.stand("Gramigna", "Cell")
    lodge.resolve("Pilgrimage", by="Black Rose")
    assert sorted(lodge.offered()) == sorted(
        {"Pleasures Room", "Garden", "Mirrors Room", "Alchemical Laboratory"}
    )
    lodge.choose("Pleasures Room", "Garden", "Mirrors Room")
    assert [lodge.place(mage) for mage in lodge.people] == [
        "Pleasures Room",
        "Garden",
        "Mirrors Room",
        "Pleasures Room",
    ]


@proves("Harvest Moon", EVENT)
@pytest.mark.rule("AVA.13")
def test_harvest_moon(alone: Rebirth) -> None:
    """The crown holder falls: she gains 2 besides what the defeat pays. She herself falls: nothing."""
    alone.lay_event(2, "Harvest Moon")
    alone.stand("Rikkart", "Arena", damage=alone.nearly("Rikkart", 2))
    alone.command("Thorn in the Palm")
    alone.settle()
    assert (alone.place("Rikkart"), alone.power(AVATAR)) == ("Cell", 5 + 5 + 2)
    alone.stand("Rikkart", "Arena")
    alone.stand(AVATAR, ROSE_ROOM, damage="r" * (alone.rules.avatar_card.health - 1))  # type: ignore[union-attr]
    alone.resolve("Strike", "light")
    alone.settle(AVATAR)
    assert (alone.place(AVATAR), alone.power(AVATAR)) == ("Cell", 12)


@proves("Harvest Moon", EVENT)
@pytest.mark.parametrize(("crowned", "more"), [("Rikkart", 2), ("Gramigna", 0)])
def test_harvest_moon_shines_on_the_crown(lodge: Rebirth, crowned: str, more: int) -> None:
    """Rikkart is sent to his Cell: it pays her only if he wears the crown."""
    lodge.lay_event(2, "Harvest Moon")
    lodge.crown(crowned)
    lodge.stand("Rikkart", "Arena", damage=lodge.nearly("Rikkart", 1))
    lodge.stand("Gramigna", "Armory")
    before = lodge.power(AVATAR)
    lodge.command("Strings")
    lodge.settle()
    assert lodge.place("Rikkart") == "Cell"
    assert lodge.power(AVATAR) == before + 5 + more


@proves("Shared Wound", EVENT)
@pytest.mark.rule("AVA.13")
def test_shared_wound(alone: Rebirth) -> None:
    """A combat spell of the crown holder, not one of hers."""
    alone.lay_event(3, "Shared Wound")
    alone.resolve("Strike", "light")
    alone.choose(AVATAR)
    assert alone.quiet
    assert cubes(alone) == {"Arena": "x"}
    alone.command("Thorn in the Palm")
    alone.settle()
    assert cubes(alone) == {"Arena": "x"}


@proves("Shared Wound", EVENT)
@pytest.mark.parametrize(("crowned", "left"), [("Rikkart", {"Arena": "x"}), ("Gramigna", {})])
def test_shared_wound_under_the_crown(lodge: Rebirth, crowned: str, left: dict[str, str]) -> None:
    """Rikkart casts: a cube lies in his room, if he wears the crown, and never in that of another."""
    lodge.lay_event(3, "Shared Wound")
    lodge.crown(crowned)
    lodge.resolve("Arcane Barrage", "light", by="Rikkart")
    lodge.settle(AVATAR)
    assert cubes(lodge) == left


@proves("Sleeping Draught", EVENT)
def test_sleeping_draught(alone: Rebirth) -> None:
    alone.stand("Rikkart", "Arena", damage="xxxx")
    works(alone, "Sleeping Draught", "yes")
    assert (alone.damage("Rikkart"), alone.power(AVATAR)) == ("x", 7)
    alone.resolve("Sleeping Draught", by="Black Rose")
    alone.choose("no")
    assert (alone.damage("Rikkart"), alone.power(AVATAR)) == ("x", 7)


@proves("Envy", EVENT)
def test_envy(lodge: Rebirth) -> None:
    lodge.crown("Gramigna")
    works(lodge, "Envy")
    assert damages(lodge) == ["", "xx", "", ""]


# Third moon


@proves("Roses in Every Crack", EVENT)
def test_roses_in_every_crack(alone: Rebirth) -> None:
    """Her room and those beside it."""
    alone.stand(AVATAR, "Pleasures Room")
    works(alone, "Roses in Every Crack")
    assert cubes(alone) == dict.fromkeys(
        ("Pleasures Room", "Garden", "Mirrors Room", "Alchemical Laboratory"), "x"
    )


@proves("Untouched", EVENT)
@pytest.mark.rule("AVA.13")
def test_untouched(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="x")
    lodge.stand("Gramigna", "Garden", damage="r")
    works(lodge, "Untouched")
    assert damages(lodge) == ["x", "rxxx", "xxx", ""]


@proves("Judgement", EVENT)
@pytest.mark.rule("AVA.13")
def test_judgement(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Arena", damage="ggggg")
    lodge.stand("Gramigna", "Garden", damage="rrrr")
    lodge.stand(AVATAR, ROSE_ROOM, damage="rrrrrr")
    works(lodge, "Judgement")
    assert powers(lodge) == {"Rikkart": 7, "Gramigna": 11, "Arianna": 12, AVATAR: 13}


@proves("The Leash Tightens", EVENT)
@pytest.mark.rule("AVA.13")
def test_the_leash_tightens(lodge: Rebirth) -> None:
    for who in ("Rikkart", "Rikkart", "Gramigna", AVATAR):
        lodge.evocation(who, "Crypt")
    works(lodge, "The Leash Tightens")
    assert powers(lodge) == {"Rikkart": 8, "Gramigna": 10, "Arianna": 12, AVATAR: 13}


@proves("The Gate Opens", EVENT)
def test_the_gate_opens(alone: Rebirth) -> None:
    """A Colossus comes to the middle, and goes for the mage beside it."""
    works(alone, "The Gate Opens")
    assert alone.place("Colossus x1") == "Arena"
    assert alone.damage("Rikkart") == "xxx"


@proves("Price of Silence", EVENT)
def test_price_of_silence(alone: Rebirth) -> None:
    alone.lay_event(3, "Price of Silence")
    alone.resolve("Wind Walk", "light")
    alone.settle()
    assert powers(alone) == {"Rikkart": 9, AVATAR: 5}
    alone.resolve("Strike", "light")
    alone.settle(AVATAR)
    assert powers(alone) == {"Rikkart": 9, AVATAR: 5}


@proves("Price of Silence", EVENT)
@pytest.mark.parametrize(("crowned", "left"), [("Rikkart", 9), ("Gramigna", 10)])
def test_price_of_silence_under_the_crown(lodge: Rebirth, crowned: str, left: int) -> None:
    """Rikkart casts: he pays if he wears the crown; if not, nobody does."""
    lodge.lay_event(3, "Price of Silence")
    lodge.crown(crowned)
    lodge.resolve("Wind Walk", "light", by="Rikkart")
    lodge.settle()
    assert powers(lodge) == {"Rikkart": left, "Gramigna": 11, "Arianna": 12, AVATAR: 13}


@proves("Price of Silence", EVENT)
@pytest.mark.rule("AVA.13")
def test_price_of_silence_is_not_hers(alone: Rebirth) -> None:
    alone.lay_event(3, "Price of Silence")
    alone.command("Hollow Breast")  # heals 2 and gains 1
    alone.settle()
    assert alone.power(AVATAR) == 6


@proves("Last Gift", EVENT)
def test_last_gift(alone: Rebirth) -> None:
    alone.forgotten("Killer Fog", "Arcane Barrage")
    works(alone, "Last Gift", "yes")
    assert (alone.hand("Rikkart"), alone.damage("Rikkart")) == (["Killer Fog"], "xxxx")
    alone.resolve("Last Gift", by="Black Rose")
    alone.choose("no")
    assert (alone.hand("Rikkart"), alone.damage("Rikkart")) == (["Killer Fog"], "xxxx")


@proves("Sent to Bed", EVENT)
@pytest.mark.rule("AVA.13")
def test_sent_to_bed(lodge: Rebirth) -> None:
    for mage in MAGES:
        lodge.pile(mage, grimoire=["Torment", "Submission", "Heart of Ice"])
    works(lodge, "Sent to Bed")
    assert [lodge.place(who) for who in lodge.people] == ["Cell", "Cell", "Cell", ROSE_ROOM]
    assert [len(lodge.hand(mage)) for mage in MAGES] == [2, 2, 2]


@proves("Blunted Blades", EVENT)
@pytest.mark.rule("AVA.13")
def test_blunted_blades(alone: Rebirth) -> None:
    """What mages cast does 1 less, of any type; what she casts does not."""
    alone.lay_event(2, "Blunted Blades")
    alone.resolve("Strike", "light")
    alone.settle(AVATAR)
    assert alone.damage(AVATAR) == "rrr"
    alone.command("Thorn in the Palm")
    alone.settle()
    assert alone.damage("Rikkart") == "xx"


@proves("Rose Window", EVENT)
def test_rose_window(lodge: Rebirth) -> None:
    """The room of the crown holder, and neither another mage's nor an empty one."""
    lodge.crown("Gramigna")
    for room in ("Arena", "Garden", "Crypt"):
        lodge.instability(room, "rrr")
    lodge.resolve("Rose Window", by="Black Rose")
    assert lodge.quiet
    assert cubes(lodge) == {"Arena": "rrr", "Garden": "rxx", "Crypt": "rrr"}


@proves("Salt in the Wound", EVENT)
@pytest.mark.rule("AVA.13")
def test_salt_in_the_wound(alone: Rebirth) -> None:
    """Healing of the crown holder pays her; her own does not."""
    alone.lay_event(2, "Salt in the Wound")
    alone.stand("Rikkart", "Arena", damage="xx")
    works(alone, "Peace of the Roses")
    assert alone.power(AVATAR) == 6
    alone.stand(AVATAR, ROSE_ROOM, damage="rr")
    alone.command("Folded Petals")
    alone.settle()
    assert (alone.damage(AVATAR), alone.power(AVATAR)) == ("", 6)


@proves("Salt in the Wound", EVENT)
@pytest.mark.parametrize(("crowned", "more"), [("Rikkart", 1), ("Gramigna", 0)])
def test_salt_in_the_wound_under_the_crown(lodge: Rebirth, crowned: str, more: int) -> None:
    """Rikkart alone has damage to heal: it pays her only if he wears the crown."""
    lodge.lay_event(2, "Salt in the Wound")
    lodge.crown(crowned)
    lodge.stand("Rikkart", "Arena", damage="xx")
    works(lodge, "Peace of the Roses")
    assert (lodge.damage("Rikkart"), lodge.power(AVATAR)) == ("", 13 + more)


@proves("Dance of Thorns", EVENT)
@pytest.mark.rule("AVA.13")
def test_dance_of_thorns(alone: Rebirth) -> None:
    """Every physical action of the crown holder costs 1; hers cost nothing."""
    alone.lay_event(3, "Dance of Thorns")
    alone.begin("action", "Rikkart")
    alone.stand("Rikkart", "Arena")
    alone.stand(AVATAR, "Garden")
    alone.command_deck(1, "Scent of Blood", "Heartbeat")
    alone.choose("explore", "stop")
    assert alone.damage("Rikkart") == "x"
    assert alone.damage(AVATAR) == ""


@proves("Dance of Thorns", EVENT)
@pytest.mark.parametrize(("crowned", "left"), [("Rikkart", "x"), ("Gramigna", "")])
def test_dance_of_thorns_under_the_crown(lodge: Rebirth, crowned: str, left: str) -> None:
    """Rikkart acts: he bleeds if he wears the crown; if not, nobody does."""
    lodge.lay_event(3, "Dance of Thorns")
    lodge.begin("action", "Rikkart")
    lodge.crown(crowned)
    lodge.stand("Rikkart", "Arena")
    lodge.choose("explore", "stop")
    assert damages(lodge) == [left, "", "", ""]
