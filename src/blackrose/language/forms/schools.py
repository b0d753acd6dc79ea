"""Spells by where they come from: a school, the forgotten ones, a mage's own."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import FactForm, Way
from blackrose.language.tree.base import Fact


@dataclass(frozen=True, slots=True)
class RevealedOf(Fact):
    """``you have at least 2 revealed Necromancy spells`` / ``… forgotten spells`` / ``… personal spells``
    (``source``), or ``you have at least 3 revealed spells of 3 different schools`` (``schools``)
    """

    count: int
    source: str = ""
    schools: int = 0


REVEALED_OF = FactForm(
    node=RevealedOf,
    name="condition: revealed spells of a school",
    ways=(
        Way(
            '"at least" {count:1..} "revealed" "forgotten" #spell',
            {"source": "forgotten", "schools": 0},
            key="revealed-forgotten",
        ),
        Way(
            '"at least" {count:1..} "revealed" "personal" #spell',
            {"source": "personal", "schools": 0},
            key="revealed-personal",
        ),
        Way(
            '"at least" {count:1..} "revealed" #spell "of" {schools:different} "different" "schools"',
            {"source": ""},
            key="revealed-schools",
        ),
        Way('"at least" {count:1..} "revealed" {source:school} #spell', {"schools": 0}),
    ),
    examples=("You have at least 3 revealed spells of 3 different schools.",),
    en="""
        revealed-of = at least { $count } revealed { $source } { revealed-of.noun }
            .noun = { $count ->
                [one] spell
               *[other] spells
            }
            .verb = have
        revealed-forgotten = at least { $count } revealed forgotten { revealed-of.noun }
            .verb = have
        revealed-personal = at least { $count } revealed personal { revealed-of.noun }
            .verb = have
        revealed-schools = at least { $count } revealed { revealed-of.noun } of { different-schools }
            .verb = have
        different-schools = { $different } different schools
    """,
    de="""
        revealed-of = { revealed-of.some } Zauber der Zauberschule { $source }
            .some = mindestens { $count } { $count ->
                [one] aufgedeckten
               *[other] aufgedeckte
            }
            .verb = hast
        revealed-forgotten = { revealed-of.some } Zauber der Vergessenen
            .verb = hast
        revealed-personal = { revealed-of.some } Charakterzauber
            .verb = hast
        revealed-schools = { revealed-of.some } Zauber aus { $different } verschiedenen Zauberschulen
            .verb = hast
    """,
    ru="""
        revealed-of = { revealed-of.some } школы «{ $source }»
            .some = хотя бы { $count } { $count ->
                [one] раскрытое заклинание
                [few] раскрытых заклинания
               *[many] раскрытых заклинаний
            }
            .verb = { "" }
        revealed-forgotten = хотя бы { $count } { $count ->
            [one] раскрытое забытое заклинание
            [few] раскрытых забытых заклинания
           *[many] раскрытых забытых заклинаний
        }
            .verb = { "" }
        revealed-personal = хотя бы { $count } { $count ->
            [one] раскрытое личное заклинание
            [few] раскрытых личных заклинания
           *[many] раскрытых личных заклинаний
        }
            .verb = { "" }
        revealed-schools = { revealed-of.some } { $different } разных школ
            .verb = { "" }
    """,
)
