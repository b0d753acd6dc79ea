"""What parts of another box bring along: the rules of their own book that an edition has not (MIX.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from blackrose.editions.common import clear_sheets, defeated_to_cell
from blackrose.editions.duel import command_evocations
from blackrose.editions.rebirth import REBIRTH
from blackrose.editions.rebirth_end import destiny_is_met, haunting_ends
from blackrose.editions.rebirth_phases import command_rose, take_back_spells, work_off_jinxes
from blackrose.engine.components import Pack
from blackrose.engine.rules import Edition, Phase, Step
from blackrose.language import tree
from blackrose.language.mentions import walk


@dataclass(frozen=True, slots=True)
class Extra:
    """Rules that come with components: whether a box has any, and the edition with those rules."""

    has: Callable[[Pack], bool]
    add: Callable[[Edition], Edition]


def fitted(edition: Edition, pack: Pack) -> Edition:
    """The edition with all rules that the components of a box bring along."""
    for extra in EXTRAS.get(edition.name, ()):
        if extra.has(pack):
            edition = extra.add(edition)
    return edition


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


def _speaks_of(*nodes: type) -> Callable[[Pack], bool]:
    def has(pack: Pack) -> bool:
        texts = (pack.spells, pack.rooms, pack.evocations, pack.upgrades, pack.jinxes)
        return any(isinstance(node, nodes) for node in walk(texts))

    return has


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


def _take_back(edition: Edition) -> Edition:
    """Traps and protections that were not needed may go back to hand (CLN.8)."""
    return replace(edition, phases=_in_phases(edition, clear_sheets, take_back_spells))


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


EXTRAS: dict[str, tuple[Extra, ...]] = {
    "duel": (
        Extra(_waiting, _take_back),
        Extra(_jinxes, _work_off),
        Extra(_assigned, _haunt),
        Extra(_speaks_of(tree.AssignDestiny), _meet_destiny),
        Extra(_speaks_of(tree.TakeTrophy, tree.DiscardTrophy), _name_trophies),
    ),
}
"""By edition. Rebirth has all that parts of Duel need."""
