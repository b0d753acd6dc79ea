"""A table for the tests of Classic's events: four mages, one in the Cell, and spells that do one thing."""

from __future__ import annotations

from blackrose.engine.components import Pack
from tests.classic.scenario import Classic
from tests.moon_scenario import with_spells

MAGES = ("Nero", "Tessa", "Jaf'ar", "Rebecca")
ROSE = "Black Rose"

SPELLS = (
    "Bolt | combat magic | model * | Inflict 2 damage.",
    "Gale | combat air | model * | Inflict 2 damage.",
    "Flood | combat water | model * | Inflict 2 damage.",
    "Ember | combat fire | model * | Inflict 2 damage.",
    "Bane | combat profane | model * | Inflict 2 damage.",
    "Psalm | contingency sacred | self | Gain 0 power.",
    "Clay | contingency earth | self | Gain 0 power.",
    "Trick | contingency magic | self | Gain 0 power.",
    "Ward | protection magic | self | Gain 0 power. | You suffer damage.",
    "Snare | trap magic | mage * | Inflict 0 damage. | Another mage enters a room.",
    "Key | contingency magic | room * | Activate the target room.",
    "Brick | contingency magic | room * | Place 1 instability.",
    "Step | contingency magic | room * | Place yourself in the target room.",
    "Solution | contingency magic | self | Solve one of your Active quests.",
    "Quarrel | combat magic | model * | Perform a physical attack on the target.",
)


def feast(pack: Pack) -> Classic:
    """Nero in the Arena (red), Tessa in the Sanctuary (yellow), Jaf'ar in the Garden (green), Rebecca in the
    Cell, with 5 power each; an action phase is on, Nero has the crown.
    """
    table = Classic(*MAGES, pack=with_spells(pack, "Destruction", *SPELLS))
    table.action_phase(first="Nero")
    for mage, room in zip(MAGES, ("Arena", "Sanctuary", "Garden", "Cell"), strict=True):
        table.stand(mage, room)
        table.power(mage, 5)
    return table


def works(table: Classic, event: str, *answers: str) -> None:
    """The plain sentences of an event are carried out; only what is told is answered, or nothing is asked."""
    table.resolve(event, by=ROSE)
    table.choose(*answers)
    assert table.quiet


def casts(table: Classic, spell: str, *answers: str, by: str = "Nero") -> None:
    """A mage's spell is carried out; what is still asked gets its first answer."""
    table.resolve(spell, "light", by=by)
    table.settle(*answers)


def powers(table: Classic) -> list[int]:
    """The power of the four mages and of the Black Rose."""
    return [table.power(who) for who in (*MAGES, ROSE)]


def damages(table: Classic) -> list[str]:
    """The damage of the four mages."""
    return [table.damage(mage) for mage in MAGES]


def places(table: Classic) -> list[str]:
    """Where the four mages are."""
    return [table.place(mage) for mage in MAGES]


def hands(table: Classic) -> list[int]:
    """How many cards the four mages hold."""
    return [len(table.hand(mage)) for mage in MAGES]


def of_colour(table: Classic, *colours: str) -> dict[str, str]:
    """The cubes in the rooms of some colours, by name."""
    return {room.name.en: table.cubes(room.name.en) for room in table.rules.rooms if room.colour in colours}
