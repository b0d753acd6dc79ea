"""The three combinations that the notes on each school of ours promise, played as they are told there.

The first mage casts, the second stands in the same room, the third next door and the fourth two rooms off.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from blackrose.packs import builtin_pack
from tests.rebirth.scenario import Rebirth

SCHOOLS = ("Hex", "Nightmare", "Shamanic", "Technomancy")
SPELLS = [spell.name.en for spell in builtin_pack("rebirth").spells]
NOTES = (Path(__file__).parents[2] / "docs" / "designs.md").read_text("utf-8")

Test = TypeVar("Test", bound=Callable[..., None])

PROMISED: dict[str, list[set[str]]] = defaultdict(list)
"""The cards of each combination that a test below plays, by school."""


def promised(school: str, *cards: str) -> Callable[[Test], Test]:
    """Says of a test which combination of which page it plays."""

    def note(test: Test) -> Test:
        PROMISED[school].append(set(cards))
        return test

    return note


def table(*people: str) -> Rebirth:
    """Four mages around the Arena, with 3 power each."""
    lodge = Rebirth(*people)
    for mage, room in zip(people, ("Arena", "Arena", "Sanctuary", "Mirrors Room"), strict=True):
        lodge.stand(mage, room)
        lodge.power(mage, 3)
    return lodge


def turn(lodge: Rebirth, mage: str, *answers: str) -> None:
    """The action phase begins with a mage, whose answers follow; without tokens nobody else has a turn."""
    for other in lodge.people:
        if other != mage:
            lodge.tokens(other, 0)
    lodge.action_phase(first=mage)
    lodge.choose(*answers)


def carry_on(lodge: Rebirth) -> None:
    """The first answer to everything that is still asked: cubes alike, nothing to choose."""
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])


# Hex


@pytest.fixture
def hexed() -> Rebirth:
    """Gramigna casts."""
    return table("Gramigna", "Rikkart", "Arianna", "Baron Doria")


@promised("Hex", "Pins and Wax", "Knotted Path", "Cerebral Worm")
def test_the_victim_walks_on_pins_into_the_worm(hexed: Rebirth) -> None:
    """1 damage for the step and 2 of the worm; 1 instability for the path and 1 for each of two jinxes."""
    hexed.prepare("Gramigna", "active", III="Cerebral Worm light")
    hexed.prepare("Gramigna", I="Pins and Wax light", II="Knotted Path dark")
    turn(hexed, "Gramigna", "cast I", "Baron Doria", "end", "cast II", "Baron Doria", "reveal III")
    assert hexed.place("Baron Doria") == "Arena"
    assert set(hexed.jinxes("Baron Doria")) == {"Slowness", "Vulnerability"}
    assert (hexed.damage("Baron Doria"), hexed.cubes("Arena")) == ("g" + "gg", "g" + "gg")


@promised("Hex", "Thirteenth Hour")
def test_at_the_second_stroke_of_the_hour_the_slow_must_pay(hexed: Rebirth) -> None:
    hexed.resolve("Thirteenth Hour", "light")
    for mage in ("Rikkart", "Arianna", "Baron Doria"):
        hexed.choose("choice 1", by=mage)
    assert [hexed.power(mage) for mage in hexed.people] == [3, 3, 3, 3]
    hexed.resolve("Thirteenth Hour", "light")
    assert hexed.quiet, "nobody has a choice"
    assert [hexed.power(mage) for mage in hexed.people] == [6, 2, 2, 2]


@promised("Hex", "Withering Word", "Sour Milk")
def test_a_spell_is_cast_with_pain_or_lost(hexed: Rebirth) -> None:
    """Whoever bears Weakness already cannot take it instead: one spell hurts, the other is lost."""
    hexed.prepare("Rikkart", I="Stolen Hour light", II="Albify light")
    hexed.prepare("Gramigna", I="Withering Word dark", II="Sour Milk dark")
    turn(hexed, "Gramigna", "cast I", "Rikkart", "end")
    hexed.choose("cast I", "end", by="Rikkart")
    assert hexed.damage("Rikkart") == "g"
    hexed.choose("cast II", "Rikkart", by="Gramigna")
    assert hexed.sheet("Rikkart") == {"I": "Stolen Hour light"}
    assert set(hexed.jinxes("Rikkart")) == {"Weakness"}


# Nightmare


@pytest.fixture
def haunted() -> Rebirth:
    """Baron Doria casts."""
    return table("Baron Doria", "Rikkart", "Arianna", "Gramigna")


def umbras(lodge: Rebirth, mage: str) -> int:
    """How many Umbras are assigned to a mage."""
    return [seat for _, seat in lodge.state.assigned].count(lodge.seat(mage))


@promised("Nightmare", "Endless Corridor", "Cold Sweat")
def test_the_corridor_leads_back_into_the_trap_that_slept(haunted: Rebirth) -> None:
    haunted.stand("Rikkart", "Crypt")
    haunted.prepare("Baron Doria", "active", I="Endless Corridor light", II="Cold Sweat light")
    haunted.action_phase(first="Rikkart")
    haunted.choose("explore", "move to Garden", "reveal I", "reveal II")
    assert (haunted.place("Rikkart"), haunted.damage("Rikkart")) == ("Crypt", "ddd")
    assert umbras(haunted, "Rikkart") == 1


@promised("Nightmare", "Night Terror")
def test_terror_drives_into_a_trap_and_counts_its_umbra(haunted: Rebirth) -> None:
    haunted.prepare("Baron Doria", "active", I="Cold Sweat light")
    haunted.resolve("Night Terror", "dark")
    haunted.choose("Rikkart", "move to Throne Room", "reveal I", "stop")
    assert (haunted.damage("Rikkart"), umbras(haunted, "Rikkart")) == ("dd" + "ddd", 1)


@promised("Nightmare", "Lullaby", "Waking Scream")
def test_one_blow_of_an_umbra_and_four_cubes_change_their_owner(haunted: Rebirth) -> None:
    haunted.stand("Rikkart", "Arena", damage="xxx")
    haunted.haunt("Rikkart")
    haunted.prepare("Baron Doria", "active", I="Waking Scream light")
    haunted.prepare("Baron Doria", "revealed", quick="Lullaby dark")
    haunted.resolve("Lullaby", "dark")
    carry_on(haunted)
    haunted.begin("evocation", first="Baron Doria")
    while "reveal I" not in haunted.offered():
        haunted.choose(haunted.offered()[0])
    haunted.choose("reveal I")
    while haunted.asked() == ("Baron Doria", "cube"):
        haunted.choose(haunted.offered()[0])
    assert haunted.damage("Rikkart") == "dddd" + "d"


# Shamanic


@pytest.fixture
def shaman() -> Rebirth:
    """Arianna casts; a Totem of hers stands in the Crypt."""
    lodge = table("Arianna", "Rikkart", "Gramigna", "Baron Doria")
    lodge.evocation("Arianna", "Crypt", kind="Totem")
    return lodge


@promised("Shamanic", "Spirit Wolf", "Storm Call", "Spirit Snare")
def test_the_wolf_drags_a_mage_before_the_totem_into_storm_and_snare(shaman: Rebirth) -> None:
    shaman.prepare("Arianna", "active", III="Spirit Snare dark")
    shaman.prepare("Arianna", I="Storm Call dark", II="Spirit Wolf light")
    turn(shaman, "Arianna", "cast I", "end")
    fed = shaman.cubes("Crypt")
    shaman.choose("cast II", "Rikkart", "yes")
    while shaman.asked()[0] == "Arianna" and shaman.asked()[1] != "action":
        shaman.choose("reveal III" if "reveal III" in shaman.offered() else shaman.offered()[0])
    assert (shaman.place("Rikkart"), shaman.damage("Rikkart")) == ("Crypt", "aa" + "a" + "aa")
    assert shaman.cubes("Crypt") == fed + "a"
    shaman.tokens("Rikkart", 2)
    turn(shaman, "Rikkart", "explore")
    assert not [answer for answer in shaman.offered() if answer.startswith("move")]


@promised("Shamanic", "Great Spirit", "Athanor Eruption")
def test_a_short_spell_goes_off_beside_a_totem_far_away(shaman: Rebirth) -> None:
    shaman.stand("Gramigna", "Bibliotheca")  # beyond the Crypt
    shaman.hold("Arianna", "Athanor Eruption")
    shaman.prepare("Arianna", quick="Great Spirit dark")
    shaman.action_phase(first="Arianna")
    shaman.choose("cast quick", "slot I", "I: Athanor Eruption light", "Gramigna")
    assert (shaman.cubes("Crypt"), shaman.damage("Gramigna")) == ("a", "aaa")


@promised("Shamanic", "Wind Walk", "Drums of War")
def test_on_the_wind_to_the_totem_and_its_drums(shaman: Rebirth) -> None:
    shaman.stand("Gramigna", "Crypt")
    shaman.prepare("Arianna", I="Wind Walk light", II="Drums of War dark")
    turn(shaman, "Arianna", "cast I", "end", "cast II", "stop", "yes")
    assert (shaman.place("Arianna"), shaman.damage("Gramigna")) == ("Crypt", "aaaa")
    shaman.choose("fight", "attack Gramigna")
    assert shaman.damage("Gramigna") == "aaaa" + "aaa"


# Technomancy


@pytest.fixture
def workshop() -> Rebirth:
    """Baron Doria casts; two of the others stand in the Mirrors Room."""
    lodge = table("Baron Doria", "Rikkart", "Arianna", "Gramigna")
    lodge.stand("Arianna", "Mirrors Room")
    return lodge


@promised("Technomancy", "Piston Drive", "Scrap Bomb")
def test_the_ram_and_the_bomb(workshop: Rebirth) -> None:
    workshop.evocation("Baron Doria", "Crypt", kind="Cadaver", upgrade="Piston Legs")
    workshop.resolve("Piston Drive", "dark")
    workshop.choose("Cadaver d1", "move to Black Rose Room", "move to Sanctuary", "move to Mirrors Room")
    assert (workshop.damage("Gramigna"), workshop.damage("Arianna")) == ("ddd", "ddd")
    workshop.resolve("Scrap Bomb", "light")
    workshop.settle("Cadaver d1")
    assert (workshop.damage("Gramigna"), workshop.damage("Arianna")) == ("ddd" + "ddddd", "ddd" + "ddddd")
    assert workshop.place("Cadaver d1") == ""


@promised("Technomancy", "Reanimate", "Great Assembly")
def test_from_part_to_giant(workshop: Rebirth) -> None:
    workshop.resolve("Reanimate", "dark")
    workshop.choose("Sanctuary", "Iron Claws")
    workshop.resolve("Great Assembly", "light")
    workshop.choose("Arena", "choice 0", "attack Rikkart", "stop")
    assert (workshop.place("Cadaver d1"), workshop.place("Colossus d2")) == ("Sanctuary", "Arena")
    assert workshop.damage("Rikkart") == "ddd"


@promised("Technomancy", "Overclock", "Stitching")
def test_the_mended_core(workshop: Rebirth) -> None:
    """A blow of 3 before the spell is in force, one of 4 by Command: 4 cubes and two wounds, then none."""
    workshop.evocation("Baron Doria", "Arena", kind="Colossus", upgrade="Overcharged Core")
    workshop.prepare("Baron Doria", quick="Overclock light")
    workshop.action_phase(first="Baron Doria")
    workshop.choose("cast quick", "attack Rikkart", "yes", "stop")
    assert (workshop.damage("Rikkart"), workshop.cubes("Arena")) == ("ddd", "dd")
    workshop.choose("command", "Colossus d1", "attack Rikkart", "yes", "stop")
    assert (workshop.damage("Rikkart"), workshop.cubes("Arena")) == ("ddd" + "dddd", "dddd")
    assert workshop.damage("Colossus d1") == "xx"
    workshop.resolve("Stitching", "light")
    while workshop.damage("Colossus d1"):
        workshop.choose(workshop.offered()[0])
    assert workshop.place("Colossus d1") == "Arena"


# The pages


@pytest.mark.parametrize("school", SCHOOLS)
def test_each_combination_of_the_page_is_played(school: str) -> None:
    """Three of each school, and every card that is named there is in one of the tests."""
    page = NOTES.split(f"\n## {school}\n", 1)[1].split("\n## ", 1)[0]
    told = " ".join(page.split("**Three combinations", 1)[1].split("\n**", 1)[0].split())
    named = {name for name in SPELLS if re.search(rf"\b{re.escape(name)}\b", told)}
    assert len(PROMISED[school]) == 3
    assert set().union(*PROMISED[school]) == named
