"""What parts of other boxes bring to a Duel: the rules of their own book that it has not (MIX.4)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from blackrose.editions.listing import Extra
from blackrose.editions.mixed import OF_REBIRTH, before, in_phases, speaks_of
from blackrose.editions.rebirth.edition import REBIRTH
from blackrose.editions.rebirth.phases import take_back_spells
from blackrose.editions.steps import clear_sheets
from blackrose.engine.components import Pack
from blackrose.engine.edition import Edition
from blackrose.engine.full_stop.defeats import settle_defeats
from blackrose.engine.full_stop.reactions import answer_own_defeat
from blackrose.language import tree


def _waiting(pack: Pack) -> bool:
    types = {side.type for spell in pack.spells for side in (spell.light, spell.dark)}
    return bool(types & {"trap", "protection"})


def _lie_in_wait(edition: Edition) -> Edition:
    """Traps and protections may answer their owner's defeat before the Cell (DEF.2); those that were not
    needed may go back to hand (CLN.8).
    """
    return replace(
        edition,
        full_stop=before(edition.full_stop, settle_defeats, answer_own_defeat),
        phases=in_phases(edition, clear_sheets, take_back_spells),
    )


def _name_trophies(edition: Edition) -> Edition:
    """A step on the trophy track stands for a trophy of the mage defeated, so that it can be taken back."""
    return replace(edition, trophies=REBIRTH.trophies)


EXTRAS: Final = (
    Extra(_waiting, _lie_in_wait),
    *OF_REBIRTH,
    Extra(partial(speaks_of, (tree.TakeTrophy, tree.DiscardTrophy)), _name_trophies),
)
