"""What came up in a game, component by component: spells cast, events drawn, quests done, rooms used …"""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.editions.common import in_play
from blackrose.engine import events as ev
from blackrose.engine.components import Component
from blackrose.engine.events import Event
from blackrose.engine.rules import Rules

Happening = tuple[str, int, int]
"""Kind of component, its number, the side or face of it (0 where there is one only)."""

BY_EVENT = {
    ev.EVENT_DRAWN: ("event", 2),
    ev.QUEST_SOLVED: ("quest", 2),
    ev.CLAIMED: ("quest", 2),
    ev.SUMMONED: ("evocation", 2),
    ev.HAUNTED: ("evocation", 3),
    ev.ASSIGNED: ("upgrade", 2),
    ev.JINXED: ("jinx", 2),
}
"""What an event says to have come up: the kind, and which fact of it is the number."""

SIDES = {"spell": ("light", "dark"), "room": ("ruined", "rebuilt")}


def happened(rules: Rules, event: Event) -> Iterator[Happening]:
    """What an event of the journal says to have come up."""
    kind = event[0]
    if kind == ev.REVEALED:
        yield "spell", event[3], event[4]
    elif kind == ev.RESOLVED and rules.programs[event[2]].kind == "room":
        program = rules.programs[event[2]]
        yield "room", program.component, program.side
    elif kind in BY_EVENT:
        name, at = BY_EVENT[kind]
        yield name, event[at], 0


def possible(rules: Rules) -> Iterator[Happening]:
    """Everything that can come up in games with these rules."""
    mages, schools = in_play(rules.edition, rules.pack, rules.options)
    absent = {card for mage, card in rules.personal.items() if mage not in mages}
    absent.update(
        card for school, cards in enumerate(rules.school_cards) if school not in schools for card in cards
    )
    for kind, components in _components(rules).items():
        for number in range(len(components)):
            if kind != "spell" or number not in absent:
                one_sided = kind == "spell" and rules.cards[number].one_sided
                for side in range(1 if one_sided else len(SIDES.get(kind, ("",)))):
                    yield kind, number, side


def told_names(rules: Rules, what: Happening) -> tuple[str, str, str]:
    """Kind, name and side of it in words."""
    kind, number, side = what
    return kind, _components(rules)[kind][number].name.en, SIDES.get(kind, ("",))[side]


def _components(rules: Rules) -> dict[str, tuple[Component, ...]]:
    return {
        "spell": rules.cards,
        "event": rules.event_cards,
        "quest": rules.quests,
        "room": rules.rooms,
        "evocation": rules.evocations,
        "upgrade": rules.upgrades,
        "jinx": rules.jinxes,
    }
