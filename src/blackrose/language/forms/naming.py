"""Something named beforehand, which later sentences refer to: a colour, a type of spell, a room."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Done, Manner, Way
from blackrose.language.tree.base import Clause

_NAME = "verb: name something"


@dataclass(frozen=True, slots=True)
class NameColour(Clause):
    """``Name a colour.``: one that a room has, for all to hear."""


NAME_COLOUR = ClauseForm(
    node=NameColour,
    name=_NAME,
    ways=(Way('"name" <=a> "colour"'),),
    manner=Manner.ORDER,
    does=Done.COLOUR,
    examples=("Name a colour.",),
    en="""
        name-colour = a colour
            .order = name
    """,
    de="""
        name-colour = eine Farbe
            .order = nenne
            .may = nennen
    """,
    ru="""
        name-colour = цвет
            .order = назовите
            .always = называйте
            .may = назвать
    """,
)


@dataclass(frozen=True, slots=True)
class NameType(Clause):
    """``Name a type.``: combat, contingency, protection or trap, for all to hear."""


NAME_TYPE = ClauseForm(
    node=NameType,
    name=_NAME,
    ways=(Way('"name" <=a> "type"'),),
    manner=Manner.ORDER,
    does=Done.TYPE,
    examples=("Name a type.",),
    en="""
        name-type = a type
            .order = name
    """,
    de="""
        name-type = eine Kategorie
            .order = nenne
            .may = nennen
    """,
    ru="""
        name-type = тип заклинаний
            .order = назовите
            .always = называйте
            .may = назвать
    """,
)
