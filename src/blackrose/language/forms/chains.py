"""What goes on from model to model."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Done, Manner, Need, Way
from blackrose.language.tree.base import Clause


@dataclass(frozen=True, slots=True)
class Repeat(Clause):
    """``Repeat that as long as you can.``: the sentence before, which names a model not yet hit by this
    effect, until there is none.
    """


REPEAT = ClauseForm(
    node=Repeat,
    name="verb: repeat the sentence before",
    ways=(Way('"repeat" "that as long as you can"'),),
    manner=Manner.ORDER,
    needs=Need("repeat that", Done.HURT),
    examples=("Repeat that as long as you can.",),
    en="""
        repeat = that as long as you can
            .order = repeat
    """,
    de="""
        repeat = das
            .order = wiederhole
            .may = wiederholen
            .tail = , solange du kannst
    """,
    ru="""
        repeat = это, пока можете
            .order = повторяйте
            .always = повторяйте
            .may = повторять
    """,
)
