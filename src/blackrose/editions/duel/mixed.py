"""What parts of another box bring to a Duel: the rules of their own book that it has not (MIX.4)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from blackrose.editions.duel.edition import command_evocations
from blackrose.editions.listing import Extra
from blackrose.editions.rebirth.edition import REBIRTH
from blackrose.editions.rebirth.end import destiny_is_met, haunting_ends
from blackrose.editions.rebirth.phases import command_rose, take_back_spells, work_off_jinxes
from blackrose.editions.steps import clear_sheets, defeated_to_cell
from blackrose.engine.components import Pack
from blackrose.engine.edition import Edition, Phase, Step
from blackrose.engine.full_stop.defeats import settle_defeats
from blackrose.engine.full_stop.reactions import answer_own_defeat
from blackrose.language import tree
from blackrose.language.mentions import walk

# --------------------------------------------------------------------------------------------------
# Which components a box has
# --------------------------------------------------------------------------------------------------


def _waiting(pack: Pack) -> bool:
    types = {side.type for spell in pack.spells for side in (spell.light, spell.dark)}
    return bool(types & {"trap", "protection"})


def _jinxes(pack: Pack) -> bool:
    return bool(pack.jinxes)


def _assigned(pack: Pack) -> bool:
    return any(evocation.assigned for evocation in pack.evocations)


def _speaks_of(nodes: tuple[type, ...], pack: Pack) -> bool:
    texts = (pack.spells, pack.rooms, pack.evocations, pack.upgrades, pack.jinxes)
    return any(isinstance(node, nodes) for node in walk(texts))


# --------------------------------------------------------------------------------------------------
# What they bring to Duel
# --------------------------------------------------------------------------------------------------


def _before(steps: tuple[Step, ...], place: Step, *new: Step) -> tuple[Step, ...]:
    at = steps.index(place)
    return (*steps[:at], *new, *steps[at:])


def _in_phases(edition: Edition, place: Step, *new: Step) -> tuple[Phase, ...]:
    """The phases with steps put in front of another."""
    return tuple(
        replace(phase, steps=_before(phase.steps, place, *new)) if place in phase.steps else phase
        for phase in edition.phases
    )


def _lie_in_wait(edition: Edition) -> Edition:
    """Traps and protections may answer their owner's defeat before the Cell (DEF.2); those that were not
    needed may go back to hand (CLN.8).
    """
    return replace(
        edition,
        full_stop=_before(edition.full_stop, settle_defeats, answer_own_defeat),
        phases=_in_phases(edition, clear_sheets, take_back_spells),
    )


def _work_off(edition: Edition) -> Edition:
    """Jinxes are worked off in the clean-up (CLN.5)."""
    after = next(phase.steps for phase in edition.phases if clear_sheets in phase.steps)
    place = after[after.index(clear_sheets) + 1]
    return replace(edition, phases=_in_phases(edition, place, work_off_jinxes))


def _haunt(edition: Edition) -> Edition:
    """Assigned evocations are the Black Rose's: they act before the mages' and leave when their mage is
    defeated (EVP.5, DEF.4).
    """
    return replace(
        edition,
        rose_places=REBIRTH.rose_places,
        phases=_in_phases(edition, command_evocations, command_rose),
        defeat=(haunting_ends, *edition.defeat),
    )


def _meet_destiny(edition: Edition) -> Edition:
    """Destiny is met before the mage goes to the Cell and points are counted (DEF.25)."""
    return replace(edition, defeat=_before(edition.defeat, defeated_to_cell, destiny_is_met))


def _name_trophies(edition: Edition) -> Edition:
    """A step on the trophy track stands for a trophy of the mage defeated, so that it can be taken back."""
    return replace(edition, trophies=REBIRTH.trophies)


EXTRAS: Final = (
    Extra(_waiting, _lie_in_wait),
    Extra(_jinxes, _work_off),
    Extra(_assigned, _haunt),
    Extra(partial(_speaks_of, (tree.AssignDestiny,)), _meet_destiny),
    Extra(partial(_speaks_of, (tree.TakeTrophy, tree.DiscardTrophy)), _name_trophies),
)
