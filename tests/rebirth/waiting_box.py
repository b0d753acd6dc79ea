"""Traps, protections and other spells made for proving how full stops go, in the Rebirth box."""

from __future__ import annotations

from functools import cache

from blackrose.engine import changes, loop
from blackrose.engine.components import Pack
from blackrose.engine.play import own_quests
from blackrose.engine.stack import full_stop
from tests.rebirth.scenario import Rebirth, box_with

CARDS = (
    "Pitfall | trap earth | mage * | Inflict 2 damage. | Another mage enters a yellow or red room.",
    "Toll | trap magic | self | Gain 1 power. | A mage enters a red room.",
    "Worm | trap earth | mage * | Inflict 2 damage. Place 2 instability in the target's room. "
    "| Another mage enters a yellow or red room.",
    "Banishment | trap air | mage * | Place the target in the target's room or an adjacent one. "
    "| Another mage enters a red room.",
    "Open Grave | trap earth | evocation * | Inflict 2 damage. | An evocation enters a grey room.",
    "Envy | trap profane | mage * | Inflict 1 damage. | Another mage solves a quest.",
    "Late Totem | trap earth | self | Summon 1 Totem in the Arena. | Another mage enters a red room.",
    "Last Word | trap profane | self | Gain 3 power. | You are defeated.",
    "Last Gasp | trap profane | self | Heal 2 damage. | You are defeated.",
    "Gloating | trap magic | self | Gain 2 power. | Another mage is defeated.",
    "Slaughter | trap fire | mage * | Inflict 12 damage. | Another mage enters a red room.",
    "Near Snare | trap earth | mage 1 | Inflict 1 damage. | You suffer damage.",
    "Hail | combat air | special | Inflict 2 damage on each other mage in the Lodge.",
    "Strike | combat fire | mage * | Inflict 3 damage.",
    "Two Blows | combat fire | mage * | Inflict 3 damage. Place 1 instability in the target's room.",
    "Retort | protection sacred | self | Ignore up to 3 of that damage. "
    "Inflict 1 damage on the attacker for each damage ignored. | You suffer damage.",
    "Ward | protection sacred | self | Ignore up to 3 of that damage. Gain 1 power. | You suffer damage.",
    "Curse | protection profane | self | Inflict 2 damage on the attacker. | You suffer damage.",
    "Balm | protection water | self | Heal 2 damage. | You suffer damage.",
    "Doom | combat profane | mage * | Defeat the target.",
    "Echo | contingency magic | self | Persistent: Whenever another mage gains power, gain 1 power.",
    "Shadow | contingency magic | mage * "
    "| Persistent: Whenever the target moves, inflict 1 damage on the target.",
    "Calling | contingency earth | self | Summon 1 Nigredo in your room.",
    "Windfall | contingency magic | self | Gain 1 power.",
)


@cache
def waiting_box() -> Pack:
    """The Rebirth box with these cards in it."""
    return box_with(*CARDS)


def table(*people: str, options: dict[str, str] | None = None) -> Rebirth:
    """Mages at a table with that box; the first has the crown."""
    return Rebirth(*people, pack=waiting_box(), options=options)


def active(at: Rebirth, mage: str, **spells: str) -> None:
    """Lays Active spells, by slot."""
    at.prepare(mage, status="active", **{slot: f"{spell} light" for slot, spell in spells.items()})


def solve(at: Rebirth, mage: str, quest: str) -> None:
    """A quest of a mage is Solved by some effect, and the full stop after it comes."""
    at.state.stack, at.state.asked = [], ()
    own_quests.solve(at.state, at.seat(mage), at.quest(quest))
    full_stop(at.state)
    loop.run(at.state)


def suffer(at: Rebirth, mage: str, amount: int, by: str, cause: int) -> None:
    """A mage suffers damage from some cause, and the full stop after it comes."""
    at.state.stack, at.state.asked = [], ()
    changes.suffer(at.state, at.seat(mage), amount, at.seat(by), at.seat(by), cause)
    full_stop(at.state)
    loop.run(at.state)
