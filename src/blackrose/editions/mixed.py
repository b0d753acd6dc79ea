"""What parts of another box bring to an edition: rules of their own book that it has not (MIX.4).

An edition lists those it needs in a file of its own; what several of them need stands here.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from blackrose.editions.listing import Extra
from blackrose.editions.rebirth.edition import REBIRTH
from blackrose.editions.rebirth.end import destiny_is_met, haunting_ends
from blackrose.editions.rebirth.phases import command_rose, work_off_jinxes
from blackrose.editions.steps import clear_sheets, defeated_to_cell
from blackrose.engine.components import Pack
from blackrose.engine.edition import Edition, Phase, Step
from blackrose.language import tree
from blackrose.language.mentions import walk

EVOCATION: Final = "evocation"
"""The phase in which evocations act."""

# --------------------------------------------------------------------------------------------------
# Steps put into an edition's lists
# --------------------------------------------------------------------------------------------------


def before(steps: tuple[Step, ...], place: Step, *new: Step) -> tuple[Step, ...]:
    """A list with steps put in front of another."""
    at = steps.index(place)
    return (*steps[:at], *new, *steps[at:])


def in_phases(edition: Edition, place: Step, *new: Step) -> tuple[Phase, ...]:
    """The phases with steps put in front of another."""
    return tuple(
        replace(phase, steps=before(phase.steps, place, *new)) if place in phase.steps else phase
        for phase in edition.phases
    )


# --------------------------------------------------------------------------------------------------
# Which components a box has
# --------------------------------------------------------------------------------------------------


def _jinxes(pack: Pack) -> bool:
    return bool(pack.jinxes)


def _assigned(pack: Pack) -> bool:
    return any(evocation.assigned for evocation in pack.evocations)


def speaks_of(nodes: tuple[type, ...], pack: Pack) -> bool:
    """Whether texts of a box speak of something."""
    texts = (pack.spells, pack.rooms, pack.evocations, pack.upgrades, pack.jinxes)
    return any(isinstance(node, nodes) for node in walk(texts))


# --------------------------------------------------------------------------------------------------
# What they bring
# --------------------------------------------------------------------------------------------------


def _work_off(edition: Edition) -> Edition:
    """Jinxes are worked off in the clean-up, once the sheets are cleared (CLN.5)."""
    after = next(phase.steps for phase in edition.phases if clear_sheets in phase.steps)
    place = after[after.index(clear_sheets) + 1]
    return replace(edition, phases=in_phases(edition, place, work_off_jinxes))


def _haunt(edition: Edition) -> Edition:
    """Assigned evocations are the Black Rose's: they act before the mages' and leave when their mage is
    defeated (EVP.5, DEF.4).
    """
    acting = next(phase.steps[-1] for phase in edition.phases if phase.name == EVOCATION)
    return replace(
        edition,
        rose_places=REBIRTH.rose_places,
        phases=in_phases(edition, acting, command_rose),
        defeat=before(edition.defeat, defeated_to_cell, haunting_ends),
    )


def _meet_destiny(edition: Edition) -> Edition:
    """Destiny is met before the mage goes to the Cell and points are counted (DEF.25)."""
    return replace(edition, defeat=before(edition.defeat, defeated_to_cell, destiny_is_met))


OF_REBIRTH: Final = (
    Extra(_jinxes, _work_off),
    Extra(_assigned, _haunt),
    Extra(partial(speaks_of, (tree.AssignDestiny,)), _meet_destiny),
)
"""What parts of Rebirth bring to any other edition."""
