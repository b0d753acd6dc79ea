"""The personal spells, the forgotten spells, and the instability mark of all sixteen spells.

Unless a test says otherwise Bartholomew stands in the Abyss of Faith and Ulrich opposite, two rooms away, in
the Sacral Summoner Room.
"""

import pytest

from blackrose.engine.components import Pack
from tests.duel.lodge import (
    ABYSS,
    CENTRE,
    CRYPT,
    LIBRARY,
    ONE_FROM_ABYSS,
    ONE_FROM_SUMMONER,
    SUMMONER,
    TREASURE,
    moves,
)
from tests.duel.proving import MARK, proves
from tests.duel.test_law import NEXT, cast, table
from tests.scenario import Duel

# --------------------------------------------------------------------------------------------------
# Personal spells
# --------------------------------------------------------------------------------------------------


@proves("Imperishable Fate", "light")
def test_imperishable_fate_light(pack: Pack) -> None:
    """Two different undead, whoever owns them, activate under Bartholomew's control one after the other."""
    duel = table(pack, "Imperishable Fate light")
    duel.evocation("Bartholomew", CRYPT)
    duel.evocation("Ulrich", SUMMONER)
    duel.evocation("Ulrich", SUMMONER)
    cast(duel)

    assert duel.offered() == ["Templar b1", "Templar u1", "Templar u2"]
    duel.choose("Templar u1", "attack Ulrich", "stop")
    assert duel.offered() == ["Templar b1", "Templar u2"]
    duel.choose("Templar u2", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbbb"
    assert duel.asked() == NEXT


@proves("Imperishable Fate", "dark")
def test_imperishable_fate_dark(pack: Pack) -> None:
    """Each of his Templars suffers 1 from the Black Rose and strikes for 3 from now on; Ulrich's does not."""
    duel = table(pack, "Imperishable Fate dark")
    duel.evocation("Bartholomew", SUMMONER)
    duel.evocation("Bartholomew", CRYPT)
    duel.evocation("Ulrich", ABYSS)
    cast(duel)

    assert [duel.damage(f"Templar {name}") for name in ("b1", "b2", "u1")] == ["r", "r", ""]
    duel.choose("command", "Templar b1", "attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bbb"
    duel.choose("command", "Templar u1", "attack Bartholomew")
    assert duel.damage("Bartholomew") == "uu"


def ulrich_bound(pack: Pack, side: str, bartholomew: str) -> Duel:
    """Ulrich has cast his Magic Bond in his first activation; it is Bartholomew's turn."""
    duel = Duel(pack=pack)
    duel.stand("Bartholomew", bartholomew)
    duel.stand("Ulrich", SUMMONER)
    duel.prepare("Ulrich", quick=f"Magic Bond {side}")
    duel.evocation("Ulrich", bartholomew)
    duel.power("Ulrich", 3)
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", "end")
    return duel


@proves("Magic Bond", "light")
def test_magic_bond_light(pack: Pack) -> None:
    """Each time Bartholomew places instability Ulrich may place 1 next to himself, or leave it."""
    duel = ulrich_bound(pack, "light", TREASURE)
    duel.choose("explore", "use", CENTRE)

    assert duel.asked() == ("Ulrich", "may")
    duel.choose("yes")
    assert duel.offered() == ONE_FROM_SUMMONER
    duel.choose(SUMMONER)
    assert (duel.cubes(CENTRE), duel.cubes(SUMMONER)) == ("b", "u")
    duel.choose("stop", "explore", "use", CENTRE, "no", "stop")
    assert (duel.cubes(CENTRE), duel.cubes(SUMMONER)) == ("bb", "u")
    assert duel.asked() == ("Ulrich", "action")


@proves("Magic Bond", "dark")
def test_magic_bond_dark(pack: Pack) -> None:
    """Ulrich gains 1 power for Bartholomew's summoning and loses 1 for the loss of his own Templar."""
    duel = ulrich_bound(pack, "dark", CRYPT)
    duel.choose("explore", "use", "stop")
    assert duel.place("Templar b1") == CRYPT
    assert duel.power("Ulrich") == 4

    duel.choose("fight", "attack Templar u1", "stop")
    assert duel.place("Templar u1") == ""
    assert duel.power("Ulrich") == 3


@proves("Magic Bond", "dark")
@pytest.mark.rule("EVO.21")
def test_magic_bond_dark_goes_by_the_word_whether_or_not_a_model_came(pack: Pack) -> None:
    duel = ulrich_bound(pack, "dark", CRYPT)
    duel.supply("Templar", 0)
    duel.choose("explore", "use", "stop")
    assert duel.happened("summoned") == []
    assert duel.power("Ulrich") == 4


# --------------------------------------------------------------------------------------------------
# Forgotten spells
# --------------------------------------------------------------------------------------------------


@proves("Guardians of the Temple", "light")
def test_guardians_of_the_temple_light(pack: Pack) -> None:
    """In a room next to him 3 cubes become his, then 5 of his are placed."""
    duel = table(pack, "Guardians of the Temple light")
    duel.instability(CENTRE, "uruu")
    cast(duel)

    assert duel.offered() == ONE_FROM_ABYSS
    duel.choose(CENTRE, "cube 0", "cube 1", "cube 2")
    assert duel.cubes(CENTRE) == "bbbu" + "bbbbb"
    assert duel.asked() == NEXT


@proves("Guardians of the Temple", "dark")
def test_guardians_of_the_temple_dark(pack: Pack) -> None:
    """All Templars leave the Lodge; then three of his come, one by one, and each activates at once."""
    duel = table(pack, "Guardians of the Temple dark", ulrich=CRYPT)
    duel.evocation("Ulrich", SUMMONER)
    duel.evocation("Bartholomew", TREASURE)
    duel.state.supply[0] += 1  # a fourth model, so that one too many would be asked for
    cast(duel)

    for number, room in enumerate((CRYPT, ABYSS, LIBRARY)):
        assert duel.offered() == ONE_FROM_ABYSS
        assert len(duel.happened("summoned")) == number
        duel.choose(room)
        assert duel.asked() == ("Bartholomew", "part")
        duel.choose("stop")
    assert len(duel.happened("removed")) == 2
    assert [duel.place(f"Templar {name}") for name in ("b1", "b2", "b3", "u1")] == [CRYPT, ABYSS, LIBRARY, ""]
    assert duel.asked() == NEXT


@proves("Shadow Form", "light")
def test_shadow_form_light(pack: Pack) -> None:
    """He gains 1 power, and of every hit he suffers 2 less: 3 become 1, 2 become nothing."""
    duel = table(pack, "Shadow Form light", ulrich=CRYPT)
    duel.prepare("Ulrich", quick="Deadly Charge dark", I="Deadly Charge light")
    cast(duel)

    assert duel.power("Bartholomew") == 1
    duel.choose("end", "cast quick", "Bartholomew")
    assert duel.damage("Bartholomew") == "u"
    duel.choose("cast I", "Bartholomew")
    assert duel.damage("Bartholomew") == "u"


@proves("Shadow Form", "dark")
def test_shadow_form_dark(pack: Pack) -> None:
    """He moves up to four rooms, and of every hit he suffers 1 less."""
    duel = table(pack, "Shadow Form dark", ulrich=CRYPT)
    duel.prepare("Ulrich", quick="Deadly Charge dark")
    cast(duel)

    duel.choose("explore", *moves([LIBRARY, ABYSS, LIBRARY]))
    assert set(moves([ABYSS])) < set(duel.offered())
    duel.choose(*moves([ABYSS]))
    assert duel.offered() == ["use", "stop"]
    duel.choose("stop", "cast quick", "Bartholomew")
    assert duel.damage("Bartholomew") == "uu"


# --------------------------------------------------------------------------------------------------
# The instability mark
# --------------------------------------------------------------------------------------------------

MARKED = {"Deadly Charge", "Appropriation", "Give and Take", "Violence"}
SPELLS = (
    *("Dread Order", "Dark Force", "Deadly Charge", "Tremor", "Threat from the Shadow", "Unseen Strike"),
    *("Appropriation", "Give and Take", "Fusion", "Vague Shift", "Minor Control", "Violence"),
    *("Imperishable Fate", "Magic Bond", "Guardians of the Temple", "Shadow Form"),
)


def test_the_mark_of_each_spell(pack: Pack) -> None:
    """Four of the sixteen spells have the mark: casting one places a cube where its caster stands."""
    for spell in SPELLS:
        for side in ("light", "dark"):
            duel = table(pack, f"{spell} {side}", ulrich=CRYPT)
            cast(duel)
            before_the_text = [placed.room for placed in duel.events("placed")][:1]
            assert before_the_text == ([duel.room(ABYSS)] if spell in MARKED else []), f"{spell} {side}"


for _spell in SPELLS:
    proves(_spell, MARK)(test_the_mark_of_each_spell)
