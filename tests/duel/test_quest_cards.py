"""The twelve quests: what makes each claimable, what does not quite, and what a claim costs and pays.

Only the quest in question lies open. A claim is offered at the full stop of what met it.
"""

from blackrose.engine.components import Pack
from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, LIBRARY, SUMMONER, TREASURE, moves
from tests.duel.proving import QUEST, proves
from tests.scenario import Duel


def table(pack: Pack, quest: str, room: str = ABYSS, damage: str = "") -> Duel:
    """Bartholomew in a room, Ulrich opposite the Abyss, and one open quest."""
    side = next(item.side for item in pack.quests if item.name.en == quest)
    sides = f"{side}+2A" if side[0] == "1" else f"1A+{side}"
    gone = [item.name.en for item in pack.quests if item.name.en != quest]
    duel = Duel(pack=pack, quests=sides, claimed=gone)
    duel.stand("Bartholomew", room, damage=damage)
    duel.stand("Ulrich", SUMMONER)
    return duel


def claim(duel: Duel, quest: str, figure: int) -> None:
    """Bartholomew is offered the quest and claims it: the Black Rose hurts him, he gains as much power."""
    assert duel.asked() == ("Bartholomew", "claim")
    assert duel.offered()[:2] == [f"claim {quest}", "pass"]
    damage, power = duel.damage("Bartholomew"), duel.power("Bartholomew")
    duel.choose(f"claim {quest}")
    assert duel.damage("Bartholomew") == damage + "r" * figure
    assert duel.power("Bartholomew") == power + figure
    assert duel.decision().kind != "claim"


# --------------------------------------------------------------------------------------------------
# Side 1A
# --------------------------------------------------------------------------------------------------


@proves("First Blood", QUEST)
def test_first_blood(pack: Pack) -> None:
    """Striking an evocation down is not enough; defeating Ulrich is (he had 9 of the Black Rose's)."""
    duel = table(pack, "First Blood", room=SUMMONER)
    duel.stand("Ulrich", SUMMONER, damage="rrrrrrrrr")
    duel.evocation("Ulrich", SUMMONER)
    duel.action_phase()

    duel.choose("fight", "attack Templar u1")
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop", "fight", "attack Ulrich")
    assert duel.place("Ulrich") == "Cell"
    claim(duel, "First Blood", 1)


@proves("Destroyer", QUEST)
def test_destroyer(pack: Pack) -> None:
    """Two revealed combat spells and one contingency spell are not enough; the third combat spell is."""
    duel = table(pack, "Destroyer")
    duel.prepare("Bartholomew", status="revealed", II="Tremor dark", III="Fusion light")
    duel.prepare("Bartholomew", quick="Dark Force light", I="Vague Shift dark")
    duel.action_phase()

    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose(CRYPT, "cast I")
    claim(duel, "Destroyer", 2)


@proves("Manipulator", QUEST)
def test_manipulator(pack: Pack) -> None:
    """Two revealed contingency spells and one combat spell are not enough; the third contingency spell is."""
    duel = table(pack, "Manipulator")
    duel.prepare("Bartholomew", status="revealed", II="Unseen Strike dark", III="Tremor dark")
    duel.prepare("Bartholomew", quick="Vague Shift light", I="Appropriation light")
    duel.action_phase()

    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose(CRYPT, "cast I")
    claim(duel, "Manipulator", 2)


# --------------------------------------------------------------------------------------------------
# Side 1B
# --------------------------------------------------------------------------------------------------


@proves("Trespasser", QUEST)
def test_trespasser(pack: Pack) -> None:
    """Entering the Library is nothing; entering the black room is."""
    duel = table(pack, "Trespasser")
    duel.action_phase()

    duel.choose("explore", *moves([LIBRARY]))
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose(*moves([CENTRE]))
    claim(duel, "Trespasser", 1)


@proves("Seeds of Ruin", QUEST)
def test_seeds_of_ruin(pack: Pack) -> None:
    """Cubes in four rooms are not enough, however many; a cube in the fifth is."""
    duel = table(pack, "Seeds of Ruin", room=TREASURE)
    duel.instability(CRYPT, "bbb")
    duel.instability(ABYSS, "b")
    duel.instability(ARMORY, "b")
    duel.action_phase()

    duel.choose("explore", "use", CENTRE)
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop", "explore", "use", LIBRARY)
    claim(duel, "Seeds of Ruin", 2)


@proves("Unbroken", QUEST)
def test_unbroken(pack: Pack) -> None:
    """Two revealed spells and no damage are not enough; three are."""
    duel = table(pack, "Unbroken")
    duel.prepare("Bartholomew", status="revealed", II="Tremor dark")
    duel.prepare("Bartholomew", quick="Dark Force light", I="Appropriation light")
    duel.action_phase()

    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose(CRYPT, "cast I")
    claim(duel, "Unbroken", 2)


@proves("Unbroken", QUEST)
def test_unbroken_needs_a_clean_bar(pack: Pack) -> None:
    """Three revealed spells with damage are not enough; once it is healed they are."""
    duel = table(pack, "Unbroken", room=TREASURE, damage="u")
    duel.instability(TREASURE, "", face="available")
    duel.prepare("Bartholomew", status="revealed", I="Tremor dark", II="Fusion light")
    duel.prepare("Bartholomew", quick="Dark Force light")
    duel.action_phase()

    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose(TREASURE, "explore", "use")
    claim(duel, "Unbroken", 2)


# --------------------------------------------------------------------------------------------------
# Side 2A
# --------------------------------------------------------------------------------------------------


@proves("Insight", QUEST)
def test_insight(pack: Pack) -> None:
    """A cube in the last but one slot is not enough; one in the last slot is."""
    duel = table(pack, "Insight", room=TREASURE)
    duel.instability(TREASURE, "uu")
    duel.action_phase()

    duel.choose("explore", "use", TREASURE)
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop", "explore", "use", TREASURE)
    claim(duel, "Insight", 1)


@proves("Killer", QUEST)
def test_killer(pack: Pack) -> None:
    """Defeating Ulrich is not enough; striking a Templar of his down is."""
    duel = table(pack, "Killer", room=SUMMONER)
    duel.stand("Ulrich", SUMMONER, damage="rrrrrrrrr")
    duel.evocation("Ulrich", SUMMONER)
    duel.action_phase()

    duel.choose("fight", "attack Ulrich")
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop", "fight", "attack Templar u1")
    claim(duel, "Killer", 1)


@proves("Balance", QUEST)
def test_balance_with_a_second_contingency_spell(pack: Pack) -> None:
    """Two combat spells and one contingency spell are not enough; a second contingency spell is."""
    duel = table(pack, "Balance")
    duel.prepare("Bartholomew", status="revealed", II="Tremor dark", III="Fusion light")
    duel.prepare("Bartholomew", quick="Dark Force light", I="Appropriation light")
    duel.action_phase()

    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose(CRYPT, "cast I")
    claim(duel, "Balance", 2)


@proves("Balance", QUEST)
def test_balance_with_a_second_combat_spell(pack: Pack) -> None:
    """One combat spell and two contingency spells are not enough; a second combat spell is."""
    duel = table(pack, "Balance")
    duel.prepare("Bartholomew", status="revealed", II="Tremor dark", III="Fusion light")
    duel.prepare("Bartholomew", quick="Appropriation light", I="Dark Force light")
    duel.action_phase()

    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose(CRYPT, "cast I")
    claim(duel, "Balance", 2)


# --------------------------------------------------------------------------------------------------
# Side 2B
# --------------------------------------------------------------------------------------------------


@proves("Initiate", QUEST)
def test_initiate(pack: Pack) -> None:
    """Drawing from the grimoire is nothing; taking a forgotten spell is."""
    duel = table(pack, "Initiate", room=CENTRE)
    duel.instability(CENTRE, "", face="available")
    duel.prepare("Bartholomew", quick="Give and Take light", I="Tremor light")
    duel.pile("Bartholomew", grimoire=["Fusion", "Violence"])
    duel.forgotten("Shadow Form")
    duel.action_phase()

    duel.choose("cast quick", "Ulrich")
    assert duel.asked() == ("Bartholomew", "action")
    duel.choose("explore", "use")
    claim(duel, "Initiate", 2)


@proves("Summoner", QUEST)
def test_summoner(pack: Pack) -> None:
    """Two evocations of his own are not enough; the third is."""
    duel = table(pack, "Summoner", room=CRYPT)
    duel.evocation("Bartholomew", ABYSS)
    duel.action_phase()

    duel.choose("explore", "use")
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop", "explore", "use")
    claim(duel, "Summoner", 2)


@proves("Lord of Elements", QUEST)
def test_lord_of_elements(pack: Pack) -> None:
    """Three spells of two elements are not enough; a fourth of a third element is."""
    duel = table(pack, "Lord of Elements")
    duel.prepare("Bartholomew", status="revealed", II="Tremor dark", III="Fusion light")  # earth, earth
    duel.prepare("Bartholomew", quick="Dark Force light", I="Appropriation light")  # profane, sacred
    duel.action_phase()

    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose(CRYPT, "cast I")
    claim(duel, "Lord of Elements", 3)


@proves("Lord of Elements", QUEST)
def test_lord_of_elements_with_three_spells(pack: Pack) -> None:
    """Three spells of three elements are enough."""
    duel = table(pack, "Lord of Elements")
    duel.prepare("Bartholomew", status="revealed", II="Tremor dark")  # earth
    duel.prepare("Bartholomew", quick="Dark Force light", I="Appropriation light")  # profane, sacred
    duel.action_phase()

    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose(CRYPT, "cast I")
    claim(duel, "Lord of Elements", 3)
