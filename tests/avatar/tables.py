"""Tables with The Possessed that many tests share."""

from __future__ import annotations

from tests.rebirth.scenario import Rebirth

AVATAR = "The Possessed"
ROSE_ROOM = "Black Rose Room"

RAY = "Ray | spell B | mage 2 | The Possessed inflicts 2 damage."
BLOW = "Blow | spell A | mage 2 | The Possessed inflicts 1 damage."
STEP = "Step | action B | | The Possessed moves toward a mage."
ROOTS = "Roots | spell C | room 1 | The Possessed places 1 instability."
IDLE = "Idle | spell | | The Possessed gains 1 power."
SNARE = (
    "Snare | spell | | The Possessed gains 1 power. || trap damaged | mage * |"
    " The Possessed takes 1 trophy of the target."
)
WARD = (
    "Ward | spell | | The Possessed gains 1 power. || protection targeted | mage * |"
    " The Possessed gains 5 power."
)


def hunted(*commands: str, three: bool = False, options: dict[str, str] | None = None) -> Rebirth:
    """The Possessed in the centre, Rikkart in the Arena and Gramigna in the Garden beside it; of ``three``
    Arianna stands farther off, in the Armory.
    """
    people = ("Rikkart", "Gramigna", "Arianna") if three else ("Rikkart", "Gramigna")
    table = Rebirth(*people, avatar=AVATAR, commands=commands, options=options)
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Garden")
    if three:
        table.stand("Arianna", "Armory")
    return table


def alone(*commands: str, options: dict[str, str] | None = None) -> Rebirth:
    """The Possessed in the centre, Rikkart alone against it in the Arena beside it."""
    table = Rebirth("Rikkart", avatar=AVATAR, commands=commands, options=options)
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    return table
