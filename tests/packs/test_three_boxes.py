"""The three boxes beside each other: nothing of ours repeats anything, and few forms serve one card alone."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from blackrose.language.stats import statistics, together
from blackrose.packs import builtin_pack
from blackrose.packs.faces import card_face, components_of, names_of

BOXES = ("duel", "rebirth", "classic")
PACKS = {name: builtin_pack(name) for name in BOXES}

Said = tuple[str, str, bool]
"""A text, which component says it, and whether that is a quest or event of ours in Classic."""


def said(part: str) -> Iterator[Said]:
    """The conditions ("when") or the effects ("lines") of all components of all boxes."""
    for box, pack in PACKS.items():
        ours = {id(card) for card in (*pack.quests, *pack.event_cards) if box == "classic"}
        for component in components_of(pack):
            own = id(component) in ours and component.provenance == "original"
            for number, side in enumerate(card_face(component, "en", names_of(pack)).sides):
                text = side.when if part == "when" else " ".join(side.lines)
                if text:
                    yield text, f"{component.name.en} {number} ({box})", own


def without_figures(text: str) -> str:
    return re.sub(r"\d+", "n", text)


def repeated(part: str, only_ours: bool = False, figures: bool = True) -> dict[str, list[str]]:
    """The texts that two components have of which one at least is a quest or event of ours."""
    found: dict[str, list[str]] = defaultdict(list)
    ours = set()
    for text, name, own in said(part):
        text = text if figures else without_figures(text)
        if own or not only_ours:
            found[text].append(name)
        if own:
            ours.add(text)
    return {text: names for text, names in found.items() if text in ours and len(names) > 1}


@pytest.mark.parametrize("part", ["when", "lines"])
def test_no_quest_or_event_of_ours_repeats_anything_of_three_boxes(part: str) -> None:
    assert repeated(part) == {}


def test_no_reward_or_event_of_ours_is_another_with_a_bigger_figure() -> None:
    assert repeated("lines", only_ours=True, figures=False) == {}


def test_no_task_of_ours_is_another_with_a_bigger_figure() -> None:
    assert repeated("when", only_ours=True, figures=False) == {}


def test_under_one_in_ten_forms_serves_one_component_alone() -> None:
    every = together(PACKS)
    assert every.components == sum(statistics(pack).components for pack in PACKS.values())
    assert len(every.forms) > max(len(statistics(pack).forms) for pack in PACKS.values())
    assert 10 * len(every.single) < len(every.forms), [
        f"{form.components[0]}: {form.shape}" for form in every.single
    ]
