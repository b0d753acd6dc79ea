"""An edition with an Avatar at the table: the steps that it adds to the lists, and those it replaces."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from blackrose.editions.avatar import end, phases, setup
from blackrose.editions.avatar.options import DIFFICULTIES
from blackrose.editions.lodge import reveal_cells
from blackrose.editions.moons import decks
from blackrose.editions.moons import phases as moon_phases
from blackrose.editions.rebirth import end as rebirth_end
from blackrose.editions.rebirth import phases as rebirth_phases
from blackrose.editions.steps import take_mages, take_turns
from blackrose.engine.asking.choosers import crown_for_avatar
from blackrose.engine.asking.priorities import narrowed
from blackrose.engine.edition import Edition, Phase, Step
from blackrose.engine.verbs.converting import from_the_right

STEPS: Final[dict[Step, tuple[Step, ...]]] = {
    decks.shuffle_decks: (decks.shuffle_decks, setup.shuffle_commands),
    take_mages: (setup.take_model, take_mages),
    reveal_cells: (reveal_cells, setup.take_seat, setup.stand),
    take_turns: (phases.take_turns,),
    moon_phases.command_evocations: (phases.command_evocations,),
    rebirth_phases.work_off_jinxes: (
        rebirth_phases.work_off_jinxes,
        phases.shed_assigned,
        phases.put_back_commands,
    ),
    rebirth_end.name_winner: (end.name_winner,),
}
"""What stands in the lists of an edition in place of a step."""


def with_avatar(edition: Edition) -> Edition:
    """The edition with an Avatar at the table."""
    return replace(
        edition,
        setup=_changed(edition.setup),
        phases=tuple(_with_commands(phase) for phase in edition.phases),
        finish=_changed(edition.finish),
        choosers=(crown_for_avatar, *edition.choosers),
        ways=edition.ways._replace(rose_converts=from_the_right),
        narrows=narrowed,
        difficulties=DIFFICULTIES,
    )


def _with_commands(phase: Phase) -> Phase:
    """Before anything happens in the phase in which mages act, its cards are counted."""
    steps = _changed(phase.steps)
    return replace(phase, steps=(phases.count_commands, *steps) if phases.take_turns in steps else steps)


def _changed(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    return tuple(new for step in steps for new in STEPS.get(step, (step,)))
