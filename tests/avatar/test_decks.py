"""What the decks of The Possessed promise, card by card and together: see docs/designs-avatar.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from blackrose.engine.components import Command, Effect, Part
from blackrose.language import tree
from blackrose.language.mentions import walk
from blackrose.packs import builtin_pack

PACK = builtin_pack("rebirth")
(POSSESSED,) = PACK.avatars
COMMANDS = [command for command in PACK.commands if command.avatar == POSSESSED.name.en]
EVENTS = [event for event in PACK.event_cards if event.avatar == POSSESSED.name.en]
NOTES = (Path(__file__).parents[2] / "docs" / "designs-avatar.md").read_text("utf-8")
MOONS = (1, 2, 3)


def of(moon: int) -> list[Command]:
    return [command for command in COMMANDS if command.moon == moon]


def effects(command: Command) -> Iterator[Effect]:
    yield from (part.effect for part in command.parts)
    if command.armed is not None:
        yield command.armed.effect


def damage_of(part: Part) -> int:
    """What a part inflicts by its printed figures, attacks included."""
    total = 0
    for node in walk(part.effect.text):
        if isinstance(node, tree.Inflict):
            amount = node.amount
            total += amount.value if isinstance(amount, tree.Number) else getattr(amount, "base", 0)
        if isinstance(node, tree.Attack):
            total += POSSESSED.strength + (node.bonus.value if node.bonus else 0)
    return total


@pytest.mark.parametrize("moon", MOONS)
def test_each_moon_has_twelve_commands_and_twelve_events(moon: int) -> None:
    assert len(of(moon)) == 12
    assert len([event for event in EVENTS if event.moon == moon]) == 12


@pytest.mark.parametrize("moon", MOONS)
def test_each_deck_has_every_sort_of_armed_back_once(moon: int) -> None:
    backs = Counter((c.armed.type, c.armed.mark) for c in of(moon) if c.armed is not None)
    assert backs == dict.fromkeys(
        [(kind, mark) for kind in ("trap", "protection") for mark in ("damaged", "targeted")], 1
    )


@pytest.mark.parametrize("moon", MOONS)
def test_each_deck_has_one_extra_card_mark(moon: int) -> None:
    assert sum(part.extra for command in of(moon) for part in command.parts) == 1


def test_the_two_mild_ones_are_of_the_third_moon() -> None:
    assert [command.name.en for command in COMMANDS if command.mild] == ["Black Spring", "Drowsy Hour"]
    assert {command.moon for command in COMMANDS if command.mild} == {3}


def test_it_grows_from_moon_to_moon() -> None:
    """The damage printed grows from deck to deck, and by a half at least from the first to the last."""
    sums = [sum(damage_of(part) for c in of(moon) for part in c.parts) for moon in MOONS]
    assert all(later > earlier for earlier, later in pairwise(sums)), sums
    assert 2 * sums[-1] >= 3 * sums[0], sums


def test_no_two_commands_are_alike() -> None:
    """As whole cards: how it walks is shared by many, what it does there by none."""
    whole = Counter((tuple((part.kind, part.effect) for part in c.parts), c.armed) for c in COMMANDS)
    assert set(whole.values()) == {1}
    spells = Counter(part.effect.text for c in COMMANDS for part in c.parts if part.kind == "spell")
    assert set(spells.values()) == {1}


def test_every_command_does_something_to_a_single_mage_or_for_herself() -> None:
    """Nothing needs a second mage: no phrase means another mage than the target."""
    for command in COMMANDS:
        for node in (node for effect in effects(command) for node in walk(effect.text)):
            others = (tree.Quantifier.ANOTHER, tree.Quantifier.EACH_OTHER)
            assert not (isinstance(node, tree.Models) and node.quantifier in others), command.name.en


def test_every_card_says_why_it_is_so() -> None:
    for card in (*COMMANDS, *EVENTS, POSSESSED):
        assert len(card.note) > 40, card.name.en
        if card.provenance == "original":
            assert card.note.startswith("Our own design: "), card.name.en


@pytest.mark.parametrize("card", [*COMMANDS, *EVENTS], ids=lambda card: card.name.en)
def test_the_notes_have_every_card(card: Command) -> None:
    assert f"**{card.name.en}**" in NOTES


def test_names_are_told_apart_in_every_language() -> None:
    for language in ("en", "de", "ru"):
        names = Counter(getattr(card.name, language) for card in (*COMMANDS, *PACK.event_cards))
        assert set(names.values()) == {1}, language


def test_its_skill_and_a_usual_event_have_one_name_and_are_two_things() -> None:
    assert POSSESSED.skill is not None
    (event,) = [event for event in PACK.event_cards if event.name.en == POSSESSED.skill.name.en]
    assert not event.avatar
    assert event.name.ru != POSSESSED.skill.name.ru
