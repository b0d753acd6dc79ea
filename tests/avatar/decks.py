"""Tables on which the tests of The Possessed's cards play, one activation or one event at a time."""

from __future__ import annotations

from blackrose.engine.components import Pack
from tests.avatar.tables import AVATAR, ROSE_ROOM
from tests.moon_scenario import with_spells
from tests.rebirth.scenario import Rebirth

STRIKE = "Strike | combat fire | mage 2 | Inflict 4 damage."
TOUCH = "Touch | combat fire | mage 2 | Discard 1 spell from hand."
"""Combat spells of Rikkart's: one that hurts, and one that only takes aim."""


def solo(pack: Pack, moon: int = 1) -> Rebirth:
    """The Possessed in the centre with 5 power, Rikkart in the Arena beside it with 10."""
    table = Rebirth("Rikkart", avatar=AVATAR, pack=with_spells(pack, "Agony", STRIKE, TOUCH))
    table.moon(moon)
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    table.power(AVATAR, 5)
    table.power("Rikkart", 10)
    return table


def three(pack: Pack, moon: int = 1) -> Rebirth:
    """The same with Gramigna in the Garden beside the centre, and Arianna at the rim, in the Armory."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", avatar=AVATAR, pack=pack)
    table.moon(moon)
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Garden")
    table.stand("Arianna", "Armory")
    for seat, who in enumerate(table.people):
        table.power(who, 10 + seat)
    return table


def plays(table: Rebirth, *commands: str, answers: tuple[str, ...] = ()) -> None:
    """The Possessed activates with these cards on top; the crown holder answers."""
    table.command(*commands)
    table.settle(*answers)


def sets_off(table: Rebirth, command: str, spell: str = "Strike") -> None:
    """Rikkart casts a combat spell at The Possessed, on whose deck this card lies on top."""
    table.command_deck(table.moon(), command)
    table.resolve(spell, "light")
    table.settle(AVATAR)
    assert table.commanded == [command]


def powers(table: Rebirth) -> dict[str, int]:
    """The power of everybody."""
    return {who: table.power(who) for who in table.people}
