"""Where somebody stands, who is there, and which phase is running."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import COUNTED, FactForm, Way, Wrong
from blackrose.language.tree.base import Fact
from blackrose.language.tree.phrases import Models, RoomFilter
from blackrose.language.tree.words import Quantifier


@dataclass(frozen=True, slots=True)
class StandsIn(Fact):
    """``you stand in a red room`` / ``you stand in the Arena``"""

    room: RoomFilter


STANDS_IN = FactForm(
    node=StandsIn,
    name="condition: you stand in a room",
    verb="stand",
    ways=(Way('"in" {room:in_rooms}'),),
    examples=("You stand in a red room.",),
    en="""
        stands-in = { $where }
            .verb = stand
    """,
    de="""
        stands-in = { $where }
            .verb = stehst
    """,
    ru="""
        stands-in = стоите { $where }
            .verb = { "" }
            .of = standing
    """,
)


@dataclass(frozen=True, slots=True)
class StandsInTarget(Fact):
    """``you stand in the target room``"""


STANDS_IN_TARGET = FactForm(
    node=StandsInTarget,
    name="condition: you stand in a room",
    verb="stand",
    ways=(Way('"in" "the" "target" "room"'),),
    examples=("If you stand in the target room, gain 1 power.",),
    en="""
        stands-in-target = in the target room
            .verb = stand
    """,
    de="""
        stands-in-target = im Zielraum
            .verb = stehst
    """,
    ru="""
        stands-in-target = стоите в выбранной комнате
            .verb = { "" }
            .of = standing
    """,
)


@dataclass(frozen=True, slots=True)
class TargetIsMage(Fact):
    """``the target is a mage``: and no evocation"""


TARGET_IS_MAGE = FactForm(
    node=TargetIsMage,
    name="condition: the target is a mage",
    ways=(Way('"the target is a mage"'),),
    of="target",
    examples=("If the target is a mage, gain 1 power.",),
    en="""
        target-is-mage = a mage
            .verb = is
    """,
    de="""
        target-is-mage = ein Magi
            .verb = ist
    """,
    ru="""
        target-is-mage = — маг
            .verb = { "" }
            .of = being
    """,
)


def _one_of_a_kind(models: Models) -> Wrong | None:
    if models.quantifier in (Quantifier.ONE, Quantifier.ANOTHER):
        return None
    return Wrong(('"a …" or "another …"',), field="models")


@dataclass(frozen=True, slots=True)
class ThereAre(Fact):
    """``there are at least 2 other mages in your room`` / ``there is another mage in your room`` (``count``
    1) / ``there is no other model in your room`` (``count`` 0)
    """

    count: int
    models: Models


THERE_ARE = FactForm(
    node=ThereAre,
    name=COUNTED,
    of="there",
    ways=(
        Way(
            '"there" <are=is> {models:some_models}',
            {"count": 1},
            check=lambda values: _one_of_a_kind(values["models"]),
            key="there-is",
        ),
        Way('"there" <are=is> "no" {models:one_kind}', {"count": 0}),
        Way('"there" <are=are> "at least" {count:2..} {models:many_kinds}'),
    ),
    examples=("There are at least 2 other mages in your room.",),
    en="""
        there-are = { $count ->
            [0] no
           *[other] at least { $count }
        } { $quantifier ->
            [each-other] other
           *[each] { "" }
        } { $count ->
            [0] { $noun }
           *[other] { $noun-many }
        } { damaged } { $place }
            .verb = { $count ->
                [0] is
               *[other] are
            }
        there-is = { $models }
            .verb = is
    """,
    de="""
        there-are = { $count ->
            [0] kein{ weak-ending } { $quantifier ->
                [each-other] ander{ ending }
               *[each] { "" }
            } { $noun }
           *[other] mindestens { $count } { $quantifier ->
                [each-other] andere
               *[each] { "" }
            } { $noun-counted }
        } { $place }
            .verb = { $count ->
                [0] ist
               *[other] sind
            }
        there-is = { $models }
            .verb = ist
    """,
    ru="""
        there-are = { $spot } { $count ->
            [0] нет { $quantifier ->
                [each-other] других
               *[each] { "" }
            } { $noun-many }
            [few] есть хотя бы { $count } { $quantifier ->
                [each-other] { $noun-gender ->
                    [f] другие
                   *[m] других
                }
               *[each] { "" }
            } { $noun-gen }
           *[many] есть хотя бы { $count } { $quantifier ->
                [each-other] других
               *[each] { "" }
            } { $noun-many }
        } { $marks }
            .verb = { "" }
        there-is = { $spot } есть { $quantifier ->
            [another] { other }
           *[one] { "" }
        } { your } { damaged } { $noun } { of-target } { $marks }
            .verb = { "" }
    """,
)


@dataclass(frozen=True, slots=True)
class PhaseRuns(Fact):
    """``the evocation phase is running`` / ``the action phase is running``"""

    phase: str


PHASE_RUNS = FactForm(
    node=PhaseRuns,
    name="condition: a phase is running",
    of="phase",
    key="running-phase",
    ways=(
        Way('"the" "evocation" "phase" <are=is> "running"', {"phase": "evocation"}),
        Way('"the" "action" "phase" <are=is> "running"', {"phase": "action"}, key="running-action-phase"),
    ),
    examples=("The evocation phase is running.",),
    en="""
        running-phase = the evocation phase is running
            .verb = { "" }
        running-action-phase = the action phase is running
            .verb = { "" }
    """,
    de="""
        running-phase = die Beschwörungsphase läuft
            .verb = { "" }
        running-action-phase = die Aktionsphase läuft
            .verb = { "" }
    """,
    ru="""
        running-phase = идёт этап воплощений
            .verb = { "" }
        running-action-phase = идёт этап действий
            .verb = { "" }
    """,
)
