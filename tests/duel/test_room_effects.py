"""What the seven rooms do, ruined and rebuilt, when Bartholomew uses them in an Explore."""

import pytest

from blackrose.engine.components import Pack
from tests.duel.lodge import (
    ABYSS,
    ARMORY,
    CENTRE,
    CRYPT,
    LIBRARY,
    ONE_FROM_SUMMONER,
    SUMMONER,
    TREASURE,
    dummies,
    moves,
)
from tests.duel.proving import proves
from tests.scenario import Duel

ONE_FROM_CRYPT = [CRYPT, CENTRE, ARMORY, ABYSS]
ONE_FROM_TREASURE = [TREASURE, CENTRE, SUMMONER, LIBRARY]
NEXT = ("Bartholomew", "part")
"""What is asked once the room's effect is through: he may still move."""


def table(pack: Pack, room: str, rebuilt: bool = False, damage: str = "") -> Duel:
    """Bartholomew in the room."""
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", room, damage=damage)
    duel.instability(room, "", face="available" if rebuilt else "ruined")
    return duel


def use(duel: Duel) -> None:
    duel.action_phase()
    duel.choose("explore", "use")


@proves(CENTRE, "ruined")
def test_black_rose_room_ruined(pack: Pack) -> None:
    """Two Ready spells of his choice for a forgotten one; the Black Rose places 1 there."""
    duel = table(pack, CENTRE)
    duel.prepare("Bartholomew", quick="Tremor light", I="Fusion light", II="Violence dark")
    duel.forgotten("Shadow Form", "Guardians of the Temple")
    use(duel)

    assert duel.offered() == ["slot quick", "slot I", "slot II"]
    duel.choose("slot I", "slot II")
    assert duel.memories("Bartholomew") == ["Fusion", "Violence"]
    assert duel.hand("Bartholomew") == ["Shadow Form"]
    assert duel.cubes(CENTRE) == "r"
    assert duel.asked() == NEXT


@proves(CENTRE, "ruined")
@pytest.mark.rule("EFF.2", "ROO.18")
def test_black_rose_room_ruined_with_one_ready_spell(pack: Pack) -> None:
    """One Ready spell is too few and stays where it is; the Black Rose places her cube all the same."""
    duel = table(pack, CENTRE)
    duel.prepare("Bartholomew", quick="Tremor light")
    duel.forgotten("Shadow Form")
    use(duel)

    assert duel.lies("Bartholomew", "quick") == "ready"
    assert duel.hand("Bartholomew") == []
    assert duel.cubes(CENTRE) == "r"
    assert duel.asked() == NEXT


@proves(CENTRE, "rebuilt")
def test_black_rose_room_rebuilt(pack: Pack) -> None:
    """One Ready spell for a forgotten one."""
    duel = table(pack, CENTRE, rebuilt=True)
    duel.prepare("Bartholomew", quick="Tremor light", I="Fusion light", II="Violence dark")
    duel.forgotten("Shadow Form", "Guardians of the Temple")
    use(duel)

    duel.choose("slot I")
    assert duel.memories("Bartholomew") == ["Fusion"]
    assert duel.hand("Bartholomew") == ["Shadow Form"]
    assert duel.asked() == NEXT


@proves(CENTRE, "rebuilt")
@pytest.mark.rule("EFF.2")
def test_black_rose_room_rebuilt_without_ready_spells(pack: Pack) -> None:
    """Without a Ready spell there is no forgotten one."""
    duel = table(pack, CENTRE, rebuilt=True)
    duel.forgotten("Shadow Form")
    use(duel)

    assert duel.hand("Bartholomew") == []
    assert duel.asked() == NEXT


@proves(CRYPT, "ruined")
def test_crypt_ruined(pack: Pack) -> None:
    """One Templar joins him in the Crypt; it does not activate."""
    duel = table(pack, CRYPT)
    use(duel)

    assert (duel.place("Templar b1"), duel.place("Templar b2")) == (CRYPT, "")
    assert duel.happened("activated") == []
    assert duel.asked() == NEXT
    assert "use" not in duel.offered()


@proves(CRYPT, "rebuilt")
def test_crypt_rebuilt(pack: Pack) -> None:
    """A Templar joins him and activates; then another comes to a room next to him and does not."""
    duel = table(pack, CRYPT, rebuilt=True)
    duel.stand("Ulrich", CRYPT)
    use(duel)

    assert duel.place("Templar b1") == CRYPT
    duel.choose("attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bb"
    assert duel.offered() == ONE_FROM_CRYPT
    duel.choose(ARMORY)
    assert (duel.place("Templar b2"), duel.place("Templar b3")) == (ARMORY, "")
    assert len(duel.happened("activated")) == 1
    assert duel.asked() == NEXT


@proves(ARMORY, "ruined")
def test_armory_ruined(pack: Pack) -> None:
    """He draws the top spell of his grimoire."""
    duel = table(pack, ARMORY)
    duel.pile("Bartholomew", grimoire=["Fusion", "Tremor"])
    use(duel)

    assert duel.hand("Bartholomew") == ["Fusion"]
    assert duel.asked() == NEXT


@proves(ARMORY, "rebuilt")
def test_armory_rebuilt(pack: Pack) -> None:
    """He moves up to four rooms and may then strike a model where he ends, for 4."""
    duel = table(pack, ARMORY, rebuilt=True)
    duel.stand("Ulrich", ABYSS)
    duel.evocation("Ulrich", ABYSS)
    duel.evocation("Ulrich", LIBRARY)
    use(duel)

    duel.choose(*moves([CRYPT, ABYSS, CENTRE]))
    assert set(moves([ABYSS])) < set(duel.offered())
    duel.choose(*moves([ABYSS]))
    assert duel.offered() == ["yes", "no"]
    duel.choose("yes")
    assert duel.offered() == ["Ulrich", "Templar u1"]
    duel.choose("Ulrich")
    assert duel.damage("Ulrich") == "bbbb"
    assert duel.asked() == NEXT


@proves(ARMORY, "rebuilt")
def test_armory_rebuilt_attack_may_be_left_out(pack: Pack) -> None:
    """He stays where he is and strikes nobody."""
    duel = table(pack, ARMORY, rebuilt=True)
    duel.stand("Ulrich", ARMORY)
    use(duel)

    duel.choose("stop", "no")
    assert duel.damage("Ulrich") == ""
    assert duel.asked() == NEXT


@proves(SUMMONER, "ruined")
def test_summoner_room_ruined(pack: Pack) -> None:
    """1 damage on each opposing model in a room next to him, not on his own."""
    duel = table(pack, SUMMONER)
    duel.stand("Ulrich", ARMORY)
    duel.evocation("Ulrich", ARMORY)
    duel.evocation("Bartholomew", ARMORY)
    use(duel)

    assert duel.offered() == ONE_FROM_SUMMONER
    duel.choose(ARMORY)
    assert [duel.damage(name) for name in ("Ulrich", "Templar u1", "Templar b1")] == ["b", "b", ""]
    assert duel.asked() == NEXT


@proves(SUMMONER, "rebuilt")
def test_summoner_room_rebuilt(pack: Pack) -> None:
    """An evocation of Ulrich's in the room or next to it is struck down; mages are no targets."""
    duel = table(pack, SUMMONER, rebuilt=True)
    duel.stand("Ulrich", SUMMONER)
    duel.evocation("Ulrich", ARMORY)
    duel.evocation("Ulrich", ABYSS)
    duel.evocation("Bartholomew", SUMMONER)
    use(duel)

    assert duel.offered() == ["Templar u1", *dummies([SUMMONER])]
    duel.choose("Templar u1")
    assert [duel.place(f"Templar {name}") for name in ("u1", "u2", "b1")] == ["", ABYSS, SUMMONER]
    assert duel.asked() == NEXT


@proves(TREASURE, "ruined")
def test_treasure_room_ruined(pack: Pack) -> None:
    """He places 1 in a room next to him."""
    duel = table(pack, TREASURE)
    use(duel)

    assert duel.offered() == ONE_FROM_TREASURE
    duel.choose(LIBRARY)
    assert duel.cubes(LIBRARY) == "b"
    assert duel.asked() == NEXT


@proves(TREASURE, "rebuilt")
def test_treasure_room_rebuilt(pack: Pack) -> None:
    """He heals 6."""
    duel = table(pack, TREASURE, rebuilt=True, damage="uuuuuuuu")
    use(duel)

    assert duel.damage("Bartholomew") == "uu"
    assert duel.asked() == NEXT


@proves(LIBRARY, "ruined")
def test_library_of_the_order_ruined(pack: Pack) -> None:
    """He draws the top spell of the Library, none from his grimoire."""
    duel = table(pack, LIBRARY)
    duel.library("Fusion", "Tremor")
    duel.pile("Bartholomew", grimoire=["Violence"])
    use(duel)

    assert duel.hand("Bartholomew") == ["Fusion"]
    assert duel.asked() == NEXT


@proves(LIBRARY, "rebuilt")
def test_library_of_the_order_rebuilt(pack: Pack) -> None:
    """He draws the two top spells of his grimoire."""
    duel = table(pack, LIBRARY, rebuilt=True)
    duel.library("Dark Force")
    duel.pile("Bartholomew", grimoire=["Violence", "Fusion", "Tremor"])
    use(duel)

    assert sorted(duel.hand("Bartholomew")) == ["Fusion", "Violence"]
    assert duel.asked() == NEXT


@proves(ABYSS, "ruined")
def test_abyss_ruined(pack: Pack) -> None:
    """One spell of his Memories, whichever chance picks, comes back to his hand."""
    duel = table(pack, ABYSS)
    duel.pile("Bartholomew", grimoire=["Violence"], memories=["Fusion", "Tremor", "Dark Force"])
    use(duel)

    back, left = duel.hand("Bartholomew"), duel.memories("Bartholomew")
    assert (len(back), sorted(back + left)) == (1, ["Dark Force", "Fusion", "Tremor"])
    assert duel.asked() == NEXT


@proves(ABYSS, "rebuilt")
def test_abyss_rebuilt(pack: Pack) -> None:
    """Any evocation next to him, Ulrich's too, activates under his control and strikes for 4."""
    duel = table(pack, ABYSS, rebuilt=True)
    duel.stand("Ulrich", CRYPT)
    duel.evocation("Ulrich", CRYPT)
    duel.evocation("Ulrich", SUMMONER)
    duel.evocation("Bartholomew", ABYSS)
    use(duel)

    assert duel.offered() == ["Templar b1", "Templar u1", *dummies([ABYSS])]
    duel.choose("Templar u1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbbb"
    assert duel.asked() == NEXT
