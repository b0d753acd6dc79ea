"""What came up in a game, component by component: spells cast, events drawn, quests done, rooms used …"""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.game.box import Component, Rules, in_play
from blackrose.game.journal import Event
from blackrose.game.journal import events as ev

Happening = tuple[str, int, int]
"""Kind of component, its number, the side or face of it (0 where there is one only)."""

SPELL_SIDES = ("light", "dark")


def happened(rules: Rules, event: Event) -> Iterator[Happening]:
    """The components that an event of the journal shows in use."""
    if isinstance(event, ev.Revealed):
        yield "spell", event.card, event.side
    elif isinstance(event, ev.Resolved):
        program = rules.programs[event.effect]
        if program.kind == "room":
            yield "room", program.component, program.side
    elif isinstance(event, ev.EventDrawn):
        yield "event", event.event_card, 0
    elif isinstance(event, ev.QuestSolved | ev.Claimed):
        yield "quest", event.quest, 0
    elif isinstance(event, ev.Summoned | ev.Haunted | ev.Became):
        yield "evocation", event.evocation, 0
    elif isinstance(event, ev.Assigned):
        yield "upgrade", event.upgrade, 0
    elif isinstance(event, ev.Jinxed):
        yield "jinx", event.jinx, 0


def possible(rules: Rules) -> Iterator[Happening]:
    """Everything that can come up in games with these rules."""
    mages, schools = in_play(rules.edition, rules.pack, rules.options)
    absent = {card for mage, card in rules.personal.items() if mage not in mages}
    absent.update(
        card for school, cards in enumerate(rules.school_cards) if school not in schools for card in cards
    )
    drawn = {event for deck in rules.moon_events for event in deck}  # not an Avatar's that does not play
    left_out = {"spell": absent, "event": set(range(len(rules.event_cards))) - drawn}
    for kind, components in _components(rules).items():
        for number in range(len(components)):
            if number not in left_out.get(kind, ()):
                for side in range(len(_sides(rules, kind, number))):
                    yield kind, number, side


def told_names(rules: Rules, what: Happening) -> tuple[str, str, str]:
    """Kind, name and side of it in words."""
    kind, number, side = what
    return kind, _components(rules)[kind][number].name.en, _sides(rules, kind, number)[side]


def _sides(rules: Rules, kind: str, number: int) -> tuple[str, ...]:
    """The sides of a spell or the faces of a room by name; one without a name for all else."""
    if kind == "spell":
        return SPELL_SIDES[:1] if rules.cards[number].one_sided else SPELL_SIDES
    return rules.rooms[number].faces if kind == "room" else ("",)


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
