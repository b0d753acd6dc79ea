"""What an effect costs, and whether it may: at a table of Rebirth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from blackrose.engine.components import Pack
from blackrose.engine.verbs.possibility import REASONS
from tests.rebirth.scenario import CENTRE, Rebirth, box_with

CRYPT, GARDEN, SANCTUARY = "Crypt", "Garden", "Sanctuary"

# --------------------------------------------------------------------------------------------------
# Costs
# --------------------------------------------------------------------------------------------------

Have = Callable[[Rebirth, int], None]


def hand(table: Rebirth, number: int) -> None:
    table.hold("Rikkart", *["Torment", "Submission"][:number])


def ready(table: Rebirth, number: int) -> None:
    spells = {"quick": "Torment light", "I": "Submission light"}
    table.prepare("Rikkart", **dict(list(spells.items())[:number]))


def power(table: Rebirth, number: int) -> None:
    table.power("Rikkart", number)


def grimoire(table: Rebirth, number: int) -> None:
    table.pile("Rikkart", grimoire=["Torment", "Submission"][:number])


def library(table: Rebirth, number: int) -> None:
    table.library("Agony", *["Torment", "Submission"][:number])


def forgotten(table: Rebirth, number: int) -> None:
    table.forgotten(*["Killer Fog", "World Tree"][:number])


def quests_of(table: Rebirth) -> list[str]:
    return [quest.name.en for quest in table.rules.quests if quest.moon == 1]


def quest_deck(table: Rebirth, number: int) -> None:
    table.quest_deck(1, *quests_of(table)[:number])


def own_quests(table: Rebirth, number: int) -> None:
    for quest in quests_of(table)[:number]:
        table.task("Rikkart", quest)


def event_deck(table: Rebirth, number: int) -> None:
    calm = [card.name.en for card in table.rules.event_cards if card.moon == 1 and card.slot]
    table.event_deck(1, *calm[:number])


def jinxes(table: Rebirth, number: int) -> None:
    for jinx in ("Weakness", "Slowness")[:number]:
        table.jinx("Rikkart", jinx)


def scattered(table: Rebirth, number: int) -> None:
    """Cubes in two rooms: one in each, or both of them in one."""
    table.instability("Arena", "r")
    table.instability(SANCTUARY, "rr" if number == 2 else "r")


COSTS: dict[str, tuple[str, Have, str]] = {
    "Hand": ("discard 2 spells from hand", hand, "no-spell"),
    "Ready": ("discard 2 Ready spells", ready, "no-spell"),
    "Power": ("lose 2 power", power, "no-power"),
    "Draw": ("draw 2 spells from your grimoire", grimoire, "deck-empty"),
    "Library": ("draw 2 spells from the Library", library, "deck-empty"),
    "Forgotten": ("take 2 forgotten spells", forgotten, "deck-empty"),
    "Quests": ("draw 2 quests", quest_deck, "deck-empty"),
    "Yield": ("discard 2 Active quests", own_quests, "no-quest"),
    "Events": ("draw 2 events", event_deck, "deck-empty"),
    "Jinxes": ("remove 2 jinxes from you", jinxes, "no-jinx"),
    "Cubes": ("remove 2 of your instability in your room or an adjacent one", scattered, "no-instability"),
}
"""What can be paid, how a table is set at which one or two of it are there, and why one is too few."""


@cache
def costly() -> Pack:
    spells = []
    for name, (cost, _, _) in COSTS.items():
        must, may = cost[0].upper() + cost[1:], f"You may {cost}"
        spells += [
            f"{kind} {name} | contingency fire | self | {text}. If you do, get the crown. Heal 1 damage."
            for kind, text in (("Must", must), ("May", may))
        ]
    return box_with(*spells)


def paying(name: str, number: int) -> Rebirth:
    """Rikkart in the Arena, hurt, with so many of what is to be paid; Gramigna has the crown."""
    table = Rebirth(pack=costly())
    table.crown("Gramigna")
    table.stand("Rikkart", "Arena", damage="g")
    table.stand("Gramigna", GARDEN)
    COSTS[name][1](table, number)
    return table


def belongings(table: Rebirth) -> tuple[object, ...]:
    t = table.state
    return (
        *(t.hand, t.sheet, t.power, t.jinxes, t.tasks, t.slots, t.board),
        *(t.grimoire, t.library, t.forgotten, t.quest_decks, t.event_decks),
    )


@pytest.mark.rule("EFF.34", "EFF.41")
@pytest.mark.parametrize("name", COSTS)
def test_a_cost_that_is_there_only_in_part_is_not_paid(name: str) -> None:
    """Nothing is asked and nothing paid; what stands behind "if you do" does not come, the rest does."""
    table = paying(name, 1)
    before = repr(belongings(table))
    table.resolve(f"Must {name}", "light", by="Rikkart")
    assert table.quiet
    assert repr(belongings(table)) == before
    assert (table.state.crown, table.damage("Rikkart")) == (table.seat("Gramigna"), "")
    assert [REASONS[event.why] for event in table.events("withheld")] == [COSTS[name][2]]


@pytest.mark.rule("EFF.34")
@pytest.mark.parametrize("name", COSTS)
def test_a_cost_that_is_there_in_full_is_paid(name: str) -> None:
    table = paying(name, 2)
    before = repr(belongings(table))
    table.resolve(f"Must {name}", "light", by="Rikkart")
    while not table.quiet:
        table.choose(table.offered()[0])
    assert repr(belongings(table)) != before
    assert (table.state.crown, table.damage("Rikkart")) == (table.seat("Rikkart"), "")


@pytest.mark.rule("EFF.42")
@pytest.mark.parametrize("name", COSTS)
def test_nobody_is_asked_for_a_cost_that_cannot_be_paid_in_full(name: str) -> None:
    table = paying(name, 1)
    before = repr(belongings(table))
    table.resolve(f"May {name}", "light", by="Rikkart")
    assert table.quiet
    assert repr(belongings(table)) == before
    assert table.crown() == "Gramigna"

    table = paying(name, 2)
    table.resolve(f"May {name}", "light", by="Rikkart")
    assert table.asked() == ("Rikkart", "may")
    table.choose("no")
    assert (table.state.crown, table.damage("Rikkart")) == (table.seat("Gramigna"), "")


@pytest.mark.rule("EFF.41")
def test_a_cost_in_cubes_comes_out_of_a_room_where_all_of_it_lies() -> None:
    table = paying("Cubes", 2)
    table.instability(CRYPT, "r")
    table.resolve("Must Cubes", "light", by="Rikkart")
    assert table.quiet, "one room is possible, so it is not asked which"
    assert (table.cubes("Arena"), table.cubes(SANCTUARY), table.cubes(CRYPT)) == ("r", "", "r")


@pytest.mark.rule("EFF.3")
def test_what_is_no_cost_is_done_as_far_as_possible() -> None:
    """Without "if you do" behind it one spell of two is discarded."""
    table = Rebirth(pack=box_with("Waste | contingency fire | self | Discard 2 spells from hand."))
    table.stand("Rikkart", "Arena")
    table.hold("Rikkart", "Torment")
    table.resolve("Waste", "light", by="Rikkart")
    assert table.memories("Rikkart") == ["Torment"]


def test_all_of_something_is_whatever_there_is() -> None:
    """It is discarded, however little, and meets "if you do" if there was any."""
    box = box_with("Purge | contingency fire | self | Discard all Ready spells. If you do, get the crown.")
    table = Rebirth(pack=box)
    table.crown("Gramigna")
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", I="Torment light", II="Submission light")
    table.resolve("Purge", "light", by="Rikkart")
    assert sorted(table.memories("Rikkart")) == ["Submission", "Torment"]
    assert table.crown() == "Rikkart"


@pytest.mark.rule("EFF.41", "ROO.18")
@pytest.mark.parametrize("face", ["ruined", "rebuilt"])
def test_the_black_rose_room_takes_no_spells_if_there_are_too_few(face: str) -> None:
    table = Rebirth()
    table.stand("Rikkart", CENTRE)
    table.hold("Rikkart", "Torment", "Submission")
    table.forgotten("Killer Fog", "World Tree")
    table.resolve(CENTRE, face, by="Rikkart")
    assert table.quiet
    assert sorted(table.hand("Rikkart")) == ["Submission", "Torment"]
    assert table.cubes(CENTRE) == ("x" if face == "ruined" else "")


# --------------------------------------------------------------------------------------------------
# "May"
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.34", "EFF.42")
def test_power_infusion_is_not_offered_for_less_than_its_price() -> None:
    table = Rebirth()
    table.forgotten("Killer Fog", "World Tree")
    table.power("Rikkart", 1)
    table.power("Gramigna", 2)
    table.resolve("Power Infusion")
    assert table.asked() == ("Gramigna", "may")
    table.choose("yes")
    assert (table.power("Rikkart"), table.power("Gramigna")) == (1, 0)
    assert (table.hand("Rikkart"), table.hand("Gramigna")) == ([], ["Killer Fog"])


@pytest.mark.rule("EFF.42")
@pytest.mark.parametrize("cubes", [0, 1])
def test_tribute_of_the_command_needs_a_black_cube(cubes: int) -> None:
    table = Rebirth()
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", GARDEN)
    table.evocation("Rikkart", "Arena")
    table.cubes_left("Black Rose", cubes)
    table.resolve("Tribute of the Command")
    assert table.quiet != bool(cubes)
    assert len(table.events("withheld")) == (0 if cubes else 2)


MAY: dict[str, tuple[str, str]] = {
    "Draw": ("draw 1 spell from the Library", "deck-empty"),
    "Move": ("place yourself in your room", "already-there"),
    "Heal": ("heal 1 damage", "no-damage"),
    "Gain": ("gain 1 power for each of your evocations", "nothing-counted"),
    "Jinx": ("remove 1 jinx from you", "no-jinx"),
    "Upgrade": ("remove 1 upgrade from an evocation in the Lodge", "no-upgrade"),
    "Trophy": ("discard 1 trophy", "no-trophy"),
    "Hit": ("inflict 1 damage on another mage in your room", "nobody-there"),
    "Strike": ("perform a physical attack on a model in your room", "immune"),
    "Rest": ("recover 1 physical action token", "tokens-ready"),
    "Summon": ("summon 1 Colossus in your room", "none-left"),
    "Event": ("discard 1 event", "no-event"),
    "Cast": ("cast your next Ready spell", "no-spell"),
}
"""Deeds that nothing can come of at the table below, and why not."""


@pytest.mark.rule("EFF.42")
@pytest.mark.parametrize("name", MAY)
def test_no_may_that_can_do_nothing(name: str) -> None:
    deed, reason = MAY[name]
    table = Rebirth(pack=box_with(f"Perhaps | contingency fire | self | You may {deed}. Get the crown."))
    table.crown("Gramigna")
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", GARDEN)
    table.haunt("Gramigna", "Arena")
    table.supply("Colossus", 0)
    table.resolve("Perhaps", "light", by="Rikkart")
    assert table.quiet
    assert table.crown() == "Rikkart", "the text goes on"
    assert [REASONS[event.why] for event in table.events("withheld")] == [reason]


@pytest.mark.rule("EFF.42")
def test_what_may_be_done_in_part_is_offered() -> None:
    """Only a cost must be there in full."""
    table = Rebirth(pack=box_with("Perhaps | contingency fire | self | You may heal 2 damage."))
    table.stand("Rikkart", "Arena", damage="g")
    table.resolve("Perhaps", "light", by="Rikkart")
    assert table.asked() == ("Rikkart", "may")
