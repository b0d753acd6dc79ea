"""Spells cast straight from hand."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Manner, Way, some_spells
from blackrose.language.tree.base import Clause
from blackrose.language.tree.phrases import RoomRef


@dataclass(frozen=True, slots=True)
class CastFromHand(Clause):
    """``Cast 1 spell from hand.`` / ``Cast 1 protection spell from hand.`` / ``Cast 1 spell from hand as if
    you were in the room of one of your constructs.`` (``where``: distances start there)
    """

    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    where: RoomRef | None = None


CAST_FROM_HAND = ClauseForm(
    node=CastFromHand,
    name="verb: cast a spell from hand",
    ways=(
        Way('<cast> {=1} {elements} {types} #spell "from" "hand"', {"where": None}),
        Way(
            '<cast> {=1} {elements} {types} #spell "from" "hand" "as if you were" "in" {where:room}',
            key="cast-as-if-there",
        ),
    ),
    manner=Manner.ORDER,
    also=some_spells,
    examples=("Cast 1 spell from hand.",),
    en="""
        cast-from-hand = 1 { $elements } { $types } spell from hand
            .order = cast
        cast-as-if-there = { cast-from-hand } as if you were { $where }
            .order = cast
    """,
    de="""
        cast-from-hand = 1 { such-spells } aus der Hand
            .order = wirke
            .may = wirken
        cast-as-if-there = { cast-from-hand }
            .order = wirke
            .may = wirken
            .tail = , als wärst du { $where }
    """,
    ru="""
        cast-from-hand = с руки 1 заклинание { such }
            .order = сотворите
            .always = творите
            .may = сотворить
        cast-as-if-there = { cast-from-hand }, как если бы вы были { $where }
            .order = сотворите
            .always = творите
            .may = сотворить
    """,
)
