"""The quests of Classic, card by card: what their effects ask and change, in the Lodge of quest_scenes.

What they are to do stands in ``tests/golden/classic-quests.txt``; renew it with ``BLACKROSE_GOLDEN=write``
and read the difference.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from blackrose.engine.components import Pack
from blackrose.packs import builtin_pack
from blackrose.packs.faces import card_face, components_of, names_of
from tests.classic.proving import QUEST, proves
from tests.classic.quest_scenes import lodge, told

GOLDEN = Path(__file__).parents[1] / "golden" / "classic-quests.txt"

WANTED: dict[str, tuple[str, ...]] = {
    "Uninvited": ("Rebecca",),
    "Measured Words": ("Gossip",),
    "Before the Bell": ("move to Arena",),
    "Two Faces": ("Rebecca", "Arena"),
    "A Knife Behind the Curtain": ("Rebecca",),
    "Through All Colours": ("Cemetery",),
    "Cracks in the Plaster": ("Arena", "Garden"),
    "The Roof Comes Down": ("Arena", "Garden"),
}
"""Answers to be given where the first one would show little."""


def rewarding(pack: Pack) -> list[str]:
    """The quests that have an effect."""
    return [quest.name.en for quest in pack.quests if quest.effect.text]


@cache
def approved() -> dict[str, list[str]]:
    """What each effect is to ask and to change."""
    pack = builtin_pack("classic")
    if os.environ.get("BLACKROSE_GOLDEN") == "write":
        blocks = ["\n".join([quest, *tried(pack, quest)]) for quest in rewarding(pack)]
        GOLDEN.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
    read = [block.splitlines() for block in GOLDEN.read_text("utf-8").strip().split("\n\n")]
    return {quest: lines for quest, *lines in read}


def tried(pack: Pack, quest: str) -> list[str]:
    """What is asked and changed when the effect is carried out."""
    return told(lodge(pack), quest, *WANTED.get(quest, ()))


@proves("{quest}", QUEST)
@pytest.mark.parametrize("quest", rewarding(builtin_pack("classic")))
def test_what_a_quest_does(pack: Pack, quest: str) -> None:
    assert tried(pack, quest) == approved()[quest]


@proves("The Golden Calf", QUEST)
@pytest.mark.parametrize(
    ("answers", "damage", "powers"),
    [
        (("choice 0", "choice 1"), ["xxnnnn", "xx"], [2, 4, 2]),
        (("choice 1", "choice 0"), ["xx", "xxnnnn"], [2, 2, 4]),
    ],
)
def test_each_mage_near_the_golden_calf_chooses_between_blood_and_power(
    pack: Pack, answers: tuple[str, str], damage: list[str], powers: list[int]
) -> None:
    table = lodge(pack)
    table.stand("Jaf'ar", "Throne Room", damage="xx")
    table.resolve("The Golden Calf")
    for mage, answer in zip(("Tessa", "Jaf'ar"), answers, strict=True):
        table.choose(answer, by=mage)
    assert table.quiet
    assert [table.damage(mage) for mage in ("Tessa", "Jaf'ar", "Rebecca")] == [*damage, "xx"]
    assert [table.power(mage) for mage in ("Nero", "Tessa", "Jaf'ar")] == powers


@proves("The Seraph's Fall", QUEST)
def test_the_fall_of_an_evocation_heals_nobody(pack: Pack) -> None:
    table = lodge(pack)
    servant = table.evocation("Tessa", "Arena", kind="Mutant Altar")
    table.resolve("The Seraph's Fall")
    table.choose(servant)
    assert (table.place(servant), table.damage(servant)) == (table.place("Jaf'ar"), "nnn")
    assert table.damage("Nero") == "ttjjr"
    assert table.quiet


def test_every_effect_is_approved(pack: Pack) -> None:
    assert list(approved()) == rewarding(pack)


# The sheet of the designs


def test_no_quest_repeats_another_card() -> None:
    """Neither a condition nor an effect of ours is that of another quest, spell or room of any box."""
    conditions: dict[str, list[str]] = {}
    effects: dict[str, list[str]] = {}
    for box in ("duel", "rebirth", "classic"):
        pack = builtin_pack(box)
        for component in components_of(pack):
            for side in card_face(component, "en", names_of(pack)).sides:
                conditions.setdefault(side.when, []).append(f"{box} {component.name.en}")
                effects.setdefault(" ".join(side.lines), []).append(f"{box} {component.name.en}")
    ours = {f"classic {quest.name.en}" for quest in builtin_pack("classic").quests}
    known = {"classic Shed Blood"}  # the books' own
    for found in (conditions, effects):
        for text, cards in found.items():
            assert not text or len(cards) == 1 or not (ours - known) & {*cards}, (text, cards)


@pytest.mark.parametrize(("moon", "powers"), [(1, {1, 2}), (2, {2, 3}), (3, {3, 4, 5})])
def test_power_grows_with_the_moon(pack: Pack, moon: int, powers: set[int]) -> None:
    assert {quest.power for quest in pack.quests if quest.moon == moon} == powers


def test_every_quest_says_what_it_is_for(pack: Pack) -> None:
    assert all(len(quest.note) > 20 for quest in pack.quests)
    assert len({quest.note for quest in pack.quests}) == len(pack.quests)


@pytest.mark.parametrize(
    ("quest", "marks"),
    [
        ("Cold Steel", ()),
        ("Shed Blood", ("in place of the room's effect",)),
        ("Second Breath", ("with the room's effect",)),
        ("False Coin", ("4+ mages", "in place of the room's effect")),
        ("Wounded Pride", ("shown at the start of your turn",)),
        ("The Last Word", ("shown in the evocation phase",)),
    ],
)
def test_what_a_quest_says_besides_its_task(pack: Pack, quest: str, marks: tuple[str, ...]) -> None:
    card = next(card for card in pack.quests if card.name.en == quest)
    moon, hidden, *found, power = card_face(card, "en", names_of(pack)).facts
    assert (moon, hidden) == (f"moon {card.moon}", "hidden")
    assert tuple(found) == marks
    assert power == f"{card.power} power"
