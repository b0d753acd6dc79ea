""" "An effect that summons" goes by what was done, "an effect with the word Summon" by the text."""

from __future__ import annotations

from functools import cache

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.scenario import Rebirth, box_with

CARDS = (
    "By Deed | trap magic | self | Gain 3 power. | Another mage resolves an effect that summons.",
    "By Word | trap magic | self | Gain 3 power. | Another mage resolves an effect with the word Summon.",
)


@cache
def box() -> Pack:
    """The Rebirth box with these cards in it."""
    return box_with(*CARDS)


def lodge() -> Rebirth:
    """Rikkart waits for a summoning of his own; Gramigna for one of his, by deed (I) and by word (II)."""
    at = Rebirth("Rikkart", "Gramigna", pack=box())
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Crypt")
    at.task("Rikkart", "Summoner Wizard")
    at.prepare("Gramigna", status="active", I="By Deed light", II="By Word light", III="Short Circuit light")
    return at


def answers(at: Rebirth) -> list[str]:
    """What Gramigna may reveal now."""
    if not at.state.asked:
        return []
    assert at.asked() == ("Gramigna", "react")
    return [label for label in at.offered() if label != "pass"]


BOTH = ["reveal I", "reveal II", "reveal III"]
WORD_ALONE = ["reveal II"]


@pytest.mark.rule("EVO.20", "EVO.21")
@pytest.mark.parametrize(("choice", "waiting", "cubes"), [(0, WORD_ALONE, ""), (1, BOTH, " 1")])
def test_fountain_of_the_three_summons_only_by_that_branch(
    choice: int, waiting: list[str], cubes: str
) -> None:
    at = lodge()
    at.resolve("Fountain of the Three", "dark")
    at.choose("Arena")
    at.choose(at.offered()[choice])
    assert answers(at) == waiting
    assert at.tasks("Rikkart") == {"Summoner Wizard": f"active{cubes}"}


@pytest.mark.rule("EVO.20", "EVO.21")
@pytest.mark.parametrize(("construct", "waiting", "cubes"), [(False, WORD_ALONE, ""), (True, BOTH, " 1")])
def test_soul_transfer_summons_only_for_a_construct(construct: bool, waiting: list[str], cubes: str) -> None:
    at = lodge()
    if construct:
        at.evocation("Rikkart", "Arena")
    at.resolve("Soul Transfer", "dark")
    at.choose("Arena")
    if construct:
        at.choose("Cadaver")
    assert answers(at) == waiting
    assert at.tasks("Rikkart") == {"Summoner Wizard": f"active{cubes}"}


@pytest.mark.rule("EVO.3", "EVO.20", "EVO.21")
@pytest.mark.parametrize(("left", "waiting", "cubes"), [(0, WORD_ALONE, ""), (1, BOTH, " 1")])
def test_a_summoning_that_failed_is_none(left: int, waiting: list[str], cubes: str) -> None:
    at = lodge()
    at.supply("Cadaver", left)
    at.resolve("Reanimate", "dark")
    at.choose("Arena")
    if left:
        at.choose("Barbed Frame")
    assert answers(at) == waiting
    assert at.tasks("Rikkart") == {"Summoner Wizard": f"active{cubes}"}


@pytest.mark.rule("EVO.2", "EVO.20")
def test_whoever_keeps_the_three_they_have_has_not_summoned() -> None:
    at = lodge()
    for _ in range(3):
        at.evocation("Rikkart", "Arena")
    at.resolve("Reanimate", "dark")
    at.choose("Arena", "pass")
    assert answers(at) == WORD_ALONE


@pytest.mark.rule("EVO.20", "EVO.21")
def test_an_effect_without_the_word_is_neither() -> None:
    at = lodge()
    at.resolve("Lullaby", "light")
    assert answers(at) == []


@pytest.mark.rule("EVO.3", "EVO.20", "EVO.21")
@pytest.mark.parametrize(("left", "waiting", "cubes"), [(0, WORD_ALONE, ""), (1, BOTH, " 1")])
def test_burning_herbs_heals_though_no_totem_came(left: int, waiting: list[str], cubes: str) -> None:
    at = lodge()
    at.state.supply[at.rules.evocation_names["Totem"]] = left
    at.resolve("Burning Herbs", "light")
    assert answers(at) == waiting
    assert at.tasks("Rikkart") == {"Summoner Wizard": f"active{cubes}"}


@pytest.mark.rule("EVO.20", "EVO.21", "EFF.41")
@pytest.mark.parametrize(("upgrade", "waiting"), [("", WORD_ALONE), ("Piston Legs", BOTH)])
def test_the_great_assembly_summons_a_colossus_only_for_an_upgrade(upgrade: str, waiting: list[str]) -> None:
    at = lodge()
    at.evocation("Rikkart", "Arena", kind="Cadaver", upgrade=upgrade)
    at.resolve("Great Assembly", "light")
    at.choose("Arena", "choice 0")
    while at.state.asked and at.asked()[1] == "part":
        at.choose("stop")
    assert answers(at) == waiting
