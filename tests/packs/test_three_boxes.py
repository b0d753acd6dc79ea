"""The three boxes beside each other: nothing of ours repeats anything, and few forms serve one card alone."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from blackrose.engine.components import Avatar, Command, Effect, School
from blackrose.language import tree
from blackrose.language.reading import parse_when
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


# --------------------------------------------------------------------------------------------------
# The same, by what is meant
# --------------------------------------------------------------------------------------------------

ANY_ORDER = (tree.AllOf, tree.InOneRound, tree.ChooseOne)
"""Of these the parts mean the same in whatever order they stand."""

Meant = tuple[str, str, str]
"""The aim, the condition and the text of an effect, told alike where they mean alike."""


def meaning(node: object) -> str:
    """What a part of a tree means: the parts of "both … and …" in an order of our own."""
    if isinstance(node, tuple):
        return f"({', '.join(map(meaning, node))})"
    if not is_dataclass(node):
        return repr(node)
    parts = [getattr(node, one.name) for one in fields(node)]
    if isinstance(node, ANY_ORDER):
        parts = [tuple(sorted(part, key=meaning)) if isinstance(part, tuple) else part for part in parts]
    return f"{type(node).__name__}{meaning(tuple(parts))}"


def effects_in(part: object) -> Iterator[Effect]:
    """Every effect of a component: sides, faces, lines, abilities."""
    if isinstance(part, Effect):
        yield part
    elif isinstance(part, dict):
        yield from effects_in(tuple(part.values()))
    elif isinstance(part, tuple):
        for one in part:
            yield from effects_in(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from effects_in(getattr(part, field.name))


def meant(effect: Effect) -> Meant:
    """Sentences count in any order too: two texts that do the same in another order are no two ideas."""
    text = sorted(meaning(sentence) for sentence in effect.text)
    return meaning(effect.aim), meaning(effect.when), " ".join(text)


def only_walks(effect: Effect) -> bool:
    """Whether a part of a command only brings an Avatar somewhere: that is half a card and no idea by itself;
    the two commands that the book shows share it, too.
    """
    sentences = [sentence for sentence in effect.text if isinstance(sentence, tree.Sentence)]
    return all(isinstance(clause, tree.MoveToward) for sentence in sentences for clause in sentence.clauses)


def is_idea(effect: Effect, component: object) -> bool:
    return not (isinstance(component, Command) and only_walks(effect))


EFFECTS = [
    (meant(effect), f"{component.name.en} ({box})", component.provenance == "original", component)
    for box, pack in PACKS.items()
    for component in components_of(pack)
    for effect in effects_in(component)
    if is_idea(effect, component)
]


def test_another_order_means_the_same_and_another_figure_does_not() -> None:
    """What the comparison sees: otherwise it could find nothing."""
    fire, air = "at least 1 revealed fire spell", "at least 1 revealed air spell"
    airs = "at least 2 revealed air spells"
    one, other, more = (
        meaning(parse_when(f"You have {first} and {second}."))
        for first, second in ((fire, air), (air, fire), (fire, airs))
    )
    assert one == other != more


def test_every_text_of_the_boxes_is_compared() -> None:
    texts = [
        side
        for pack in PACKS.values()
        for component in components_of(pack)
        if not isinstance(component, School | Avatar)  # whose sides are lists and priorities
        for side in card_face(component, "en", names_of(pack)).sides
        if side.when or side.lines
    ]
    commands = [command for pack in PACKS.values() for command in pack.commands]
    walks = [effect for one in commands for effect in effects_in(one) if only_walks(effect)]
    assert len(EFFECTS) + len(walks) == len(texts)


ROOTS = frozenset(
    {
        "Sap in the Stone (rebirth)",
        "Forge (rebirth)",
        "Garden (classic)",
        "Garden (rebirth)",
        "Templar Treasure Room (duel)",
        "Treasure Room (rebirth)",
    }
)
BREATHS = frozenset({"Drowsy Hour (rebirth)", "Folded Petals (rebirth)"})

HALVES_ALIKE = {
    ROOTS: "the second half of a card that walks first, and a priority picks the room, nobody chooses it",
    BREATHS: "the back of one, which only a spell aimed at her sets off, and the front of the other",
}
"""The parts of commands that mean what something else means, each with the reason; whole cards differ."""


def test_no_component_of_ours_means_what_another_one_means_condition_included() -> None:
    """All that is ours in three boxes, spells and jinxes too, beside all that there is. A part of a command
    is no whole card: few may be shared, and these are named.
    """
    found: dict[Meant, set[str]] = defaultdict(set)
    ours = set()
    for effect, name, own, _ in EFFECTS:
        found[effect].add(name)
        if own:
            ours.add(effect)
    alike = [frozenset(names) for effect, names in found.items() if effect in ours and len(names) > 1]
    assert sorted(alike, key=sorted) == sorted(HALVES_ALIKE, key=sorted)


@pytest.mark.parametrize("part", ["condition", "text"])
def test_no_quest_or_event_of_ours_repeats_anything_in_another_order(part: str) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    ours = set()
    classic = {id(card) for card in (*PACKS["classic"].quests, *PACKS["classic"].event_cards)}
    for (_, when, text), name, own, component in EFFECTS:
        said_here = when if part == "condition" else text
        if said_here in ("None", ""):
            continue
        found[said_here].add(name)
        if own and id(component) in classic:
            ours.add(said_here)
    assert [names for said_here, names in found.items() if said_here in ours and len(names) > 1] == []


def test_under_one_in_ten_forms_serves_one_component_alone() -> None:
    every = together(PACKS)
    assert every.components == sum(statistics(pack).components for pack in PACKS.values())
    assert len(every.forms) > max(len(statistics(pack).forms) for pack in PACKS.values())
    assert 10 * len(every.single) < len(every.forms), [
        f"{form.components[0]}: {form.shape}" for form in every.single
    ]
