"""Tables of Rebirth at which Rikkart may look for something that is not offered."""

from __future__ import annotations

from tests.rebirth.scenario import Rebirth


def used_room() -> Rebirth:
    """Rikkart explores in a rebuilt room whose token is used."""
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    table.instability("Arena", "", face="used")
    table.action_phase()
    table.choose("explore")
    return table


def bewildered() -> Rebirth:
    """Rikkart explores and carries Bewilderment, which forbids him to use rooms."""
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    table.jinx("Rikkart", "Bewilderment")
    table.action_phase()
    table.choose("explore")
    return table


def two_actions_taken() -> Rebirth:
    """Rikkart has fought twice and holds a Completed quest."""
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    table.task("Rikkart", table.rules.quests[0].name.en, "completed")
    table.action_phase()
    table.choose("fight", "stop", "fight", "stop")
    return table


def in_the_cell() -> Rebirth:
    """Rikkart is in the Cell with a Ready spell and a Completed quest."""
    table = Rebirth()
    table.stand("Rikkart", "Cell")
    table.prepare("Rikkart", I=f"{table.rules.cards[0].name.en} light")
    table.task("Rikkart", table.rules.quests[0].name.en, "completed")
    table.action_phase()
    return table
