"""Tells one event in one line: which message it is, and what its numbers stand for.

The message ``event-<kind>`` of the word files gets the fields of the event by name; :data:`MEANS` says what
each stands for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from blackrose.game.journal import Event
from blackrose.game.journal import events as ev
from blackrose.game.numbers import ABSENT, CELL, COLOURS, ELEMENTS, FAR, HIDDEN, NOBODY
from blackrose.game.reasons import REASONS as CANNOT
from blackrose.language.printing import capital
from blackrose.language.words import Argument, Phrase
from blackrose.table.words.names import Names, Scene
from blackrose.table.words.reasons import why_not

Arguments = dict[str, Argument]

PILES: Final = ("grimoire", "library", "forgotten", "memories", "discards")
ORIGINS: Final = ("hand", "sheet")
CHOICES: Final = ("mage", "grimoire", "event", "quests", "school")
REASONS: Final = ("trophies", "rooms", "quests", "solved", "crown")

MODEL, FACTION, ROOM, NUMBER, SLOT, SPELL, EFFECT, QUEST, UPGRADE, NOUN, PHASE, EVENT, JINX, COMMAND = range(
    14
)

MEANS: Final = {
    "model": MODEL,
    "whom": MODEL,
    "who": FACTION,
    "by": FACTION,
    "owner": FACTION,
    "of": FACTION,
    "to": FACTION,
    "room": ROOM,
    "amount": NUMBER,
    "round": NUMBER,
    "moon": NUMBER,
    "slot": SLOT,
    "card": SPELL,
    "other": SPELL,
    "effect": EFFECT,
    "quest": QUEST,
    "upgrade": UPGRADE,
    "evocation": NOUN,
    "phase": PHASE,
    "event_card": EVENT,
    "jinx": JINX,
    "command": COMMAND,
    "left": NUMBER,
}
"""What the fields of events stand for, by their names; the others are told by single types."""

CALLED: Final = {
    "amount": "count",
    "card": "spell",
    "evocation": "noun",
    "event_card": "event",
    "of": "whom",
    "to": "whom",
}
"""Fields that the messages of the word files call otherwise."""

UNTOLD: Final = {
    ev.SUFFERED: ("by",),
    ev.HEALED: ("by",),
    ev.DREW: ("card",),
    ev.REVEALED: ("card",),
    ev.SHOWED: ("card",),
    ev.FELLED: ("by",),
    ev.DEFEATED: ("room",),
    ev.TROPHY: ("of",),
    ev.RESOLVED: ("room",),
    ev.USED_ROOM: ("effect",),
    ev.LASTING: ("model",),
    ev.TARGETED: ("model", "room"),
    ev.ATTACKED: ("by",),
    ev.DEALT: ("room",),
    ev.EVENT_PLACED: ("slot",),
    ev.QUEST_DISCARDED: ("moon",),
    ev.QUEST_PUT_BACK: ("moon",),
    ev.SEARCHED: ("card",),
    ev.HAUNTED: ("evocation",),
    ev.REDIRECTED: ("model", "room"),
    ev.SAW_SPELL: ("slot", "card"),
    ev.SAW_QUEST: ("of",),
    ev.SAW_EVENT: ("event_card",),
    ev.WEIGHED: ("amount",),
}
"""Fields that a message does not name, or names in a way of its own (see :class:`Telling`)."""

MANY: Final = 3
"""Of more candidates than this, those without anything of what is compared are not told one by one."""

SUBJECTS: Final = (ev.Summoned, ev.Haunted)
"""Events whose model is not who the message is about."""


def told_facts(event: Event) -> Iterator[tuple[str, int, int]]:
    """The facts of an event that its message names: the argument's name, what it stands for, the number."""
    for field, number in zip(event._fields[1:], list(event)[1:], strict=True):
        if field in MEANS and field not in UNTOLD.get(event.kind, ()):
            name = "who" if field == "model" and not isinstance(event, SUBJECTS) else CALLED.get(field, field)
            if field == "owner" and isinstance(event, ev.Summoned):
                name = "who"
            yield name, MEANS[field], number


class Telling:
    """Tells events in one language."""

    def __init__(self, names: Names) -> None:
        """With the names of one box in one language."""
        self.names = names
        self._more: dict[int, Callable[[Scene, Any, int], Arguments]] = {
            ev.ENTERED: self._entered,
            ev.SUFFERED: self._suffered,
            ev.PLACED: self._placed,
            ev.DREW: self._drew,
            ev.DISCARDED: self._discarded,
            ev.REVEALED: self._revealed,
            ev.SHOWED: self._revealed,
            ev.FELLED: self._felled,
            ev.DEFEATED: self._defeated,
            ev.ACTIVATED: self._activated,
            ev.USED_ROOM: self._used_room,
            ev.ROUND: self._round,
            ev.LASTING: self._lasting,
            ev.TARGETED: self._targeted,
            ev.SCORED: self._scored,
            ev.CHOSEN: self._chosen,
            ev.DEALT: self._dealt,
            ev.TROPHY: self._trophy,
            ev.COPIED: self._copied,
            ev.DECLARED: self._declared,
            ev.SAW_SPELL: self._saw_spell,
            ev.SAW_QUEST: self._saw_quest,
            ev.SAW_EVENT: self._saw_event,
            ev.EVENT_PLACED: self._event_placed,
            ev.EVENT_DISCARDED: self._event_discarded,
            ev.SEARCHED: self._searched,
            ev.REDIRECTED: self._redirected,
            ev.WITHHELD: self._withheld,
            ev.BLOCKED: self._blocked,
            ev.PAINTED: self._painted,
            ev.NAMED: self._named,
            ev.WEIGHED: self._weighed,
            ev.DECIDED: self._decided,
        }

    def tell(self, scene: Scene, event: Event, effect: int = NOBODY, **other: Argument) -> str:
        """One event in one line; ``effect`` is the text that brought it about, ``other`` stands instead."""
        arguments: Arguments = {}
        for name, kind, number in told_facts(event):
            arguments[name] = self._fact(scene, kind, number)
        if event.kind in self._more:
            arguments.update(self._more[event.kind](scene, event, effect))
        arguments.update(other)
        key = ev.NAMES[event.kind].replace("_", "-")
        return capital(self.names.say(f"event-{key}", **arguments))

    def tell_cards(self, scene: Scene, event: Event, cards: list[int]) -> str:
        """A drawn or discarded spell with those before it, in one line; hidden ones are only counted."""
        known = [self.names.spell(card).text for card in cards if card >= 0]
        hidden = len(cards) - len(known)
        parts = [self.names.say("count-spells", count=hidden)] if hidden else []
        if known:
            parts.append(self.names.say("spells-named", spells=self.names.list(known), count=len(known)))
        told = self.names.list(parts)
        return self.tell(scene, event, spell=Phrase(told, {"acc": told}), count=len(cards))

    def _fact(self, scene: Scene, kind: int, number: int) -> Argument:
        names = self.names
        if kind == NUMBER:
            return number
        if kind in (MODEL, FACTION, ROOM):
            return (names.model, names.faction, names.room)[kind](scene, number)
        told: dict[int, Callable[[int], Argument]] = {
            SLOT: names.slot,
            SPELL: names.spell,
            EFFECT: names.effect,
            QUEST: names.quest,
            UPGRADE: names.upgrade,
            NOUN: names.evocation,
            PHASE: names.phase,
            EVENT: names.event_card,
            JINX: names.jinx,
            COMMAND: names.command,
        }
        return told[kind](number)

    # What single types tell besides

    def _painted(self, scene: Scene, event: ev.Painted, effect: int) -> Arguments:
        return {"hue": self.names.say(f"hue-{COLOURS[event.colour]}")}

    def _named(self, scene: Scene, event: ev.Named, effect: int) -> Arguments:
        return {"element": self.names.say(f"element-{ELEMENTS[event.element]}")}

    def _entered(self, scene: Scene, event: ev.Entered, effect: int) -> Arguments:
        if not scene.begun:
            return {"from": "start"}
        skill = self.names.skill(event.model, effect) if event.before == CELL else ""
        if skill:
            return {"from": "skill", "skill": skill}
        return {"from": {CELL: "cell", ABSENT: "nowhere"}.get(event.before, "room")}

    def _suffered(self, scene: Scene, event: ev.Suffered, effect: int) -> Arguments:
        return {"by": self._striker(scene, event.by, event.striker)}

    def _felled(self, scene: Scene, event: ev.Felled, effect: int) -> Arguments:
        return {"by": self._striker(scene, event.by, event.striker)}

    def _striker(self, scene: Scene, faction: int, model: int) -> Argument:
        return self.names.faction(scene, faction) if model < 0 else self.names.model(scene, model)

    def _placed(self, scene: Scene, event: ev.Placed, effect: int) -> Arguments:
        return {"foreign": yes(event.owner != event.by), "last": yes(event.last == 1)}

    def _drew(self, scene: Scene, event: ev.Drew, effect: int) -> Arguments:
        return {"pile": PILES[event.pile], "spell": self.names.spell(event.card)}

    def _discarded(self, scene: Scene, event: ev.Discarded, effect: int) -> Arguments:
        return {"from": ORIGINS[event.origin], "count": 1}

    def _revealed(self, scene: Scene, event: ev.Revealed | ev.Showed, effect: int) -> Arguments:
        return {"spell": self.names.spell(event.card, event.side)}

    def _defeated(self, scene: Scene, event: ev.Defeated, effect: int) -> Arguments:
        return {"own": yes(event.who == event.by)}

    def _activated(self, scene: Scene, event: ev.Activated, effect: int) -> Arguments:
        return {"foreign": yes(self.names.rules.owner(event.model) != event.by)}

    def _used_room(self, scene: Scene, event: ev.UsedRoom, effect: int) -> Arguments:
        return {"spent": yes(event.effect == NOBODY)}

    def _round(self, scene: Scene, event: ev.Round, effect: int) -> Arguments:
        return {"rounds": self.names.rules.edition.rounds}

    def _lasting(self, scene: Scene, event: ev.Lasting, effect: int) -> Arguments:
        seat, target = event.who, event.model
        spell = self.names.spell(HIDDEN) if effect == NOBODY else self.names.effect(effect)
        if target in (seat, NOBODY):
            return {"spell": spell, "on": "self" if target == seat else "nobody"}
        return {"spell": spell, "on": "target", "target": self.names.model(scene, target)}

    def _targeted(self, scene: Scene, event: ev.Targeted, effect: int) -> Arguments:
        model, room = event.model, event.room
        if model == room == NOBODY:
            return {"at": "nothing"}
        return {"at": "target", "target": self.names.target(scene, model, room)}

    def _scored(self, scene: Scene, event: ev.Scored, effect: int) -> Arguments:
        return {"reason": REASONS[event.reason]}

    def _chosen(self, scene: Scene, event: ev.Chosen, effect: int) -> Arguments:
        seat, what, which = event.who, event.what, event.which
        rules, names = self.names.rules, self.names
        told: Argument
        if what == ev.CHOSEN_MAGE:
            # Who is told by number here: the seat has no other name until now.
            number = self.names.words.phrase("player", number=seat + 1)
            return {"what": CHOICES[what], "who": number, "name": names.mage(which)}
        if what == ev.CHOSEN_GRIMOIRE:
            told = names.grimoire(which)
        elif what == ev.CHOSEN_SCHOOL:
            told = names.name(rules.schools[which])
        elif what == ev.CHOSEN_EVENT:
            told = names.name(rules.events[which])
        else:
            told = rules.quest_sides[which]
        return {"what": CHOICES[what], "name": told}

    def _trophy(self, scene: Scene, event: ev.Trophy, effect: int) -> Arguments:
        if event.of == NOBODY:
            return {"named": "no"}
        return {"named": "yes", "whom": self.names.faction(scene, event.of)}

    def _event_placed(self, scene: Scene, event: ev.EventPlaced, effect: int) -> Arguments:
        return {"number": event.slot}

    def _event_discarded(self, scene: Scene, event: ev.EventDiscarded, effect: int) -> Arguments:
        return {"pushed": yes(event.pushed == 1)}

    def _searched(self, scene: Scene, event: ev.Searched, effect: int) -> Arguments:
        return {"pile": PILES[event.pile], "spell": self.names.spell(event.card)}

    def _copied(self, scene: Scene, event: ev.Copied, effect: int) -> Arguments:
        return {"name": self.names.told(self.names.rules.rooms[event.tile].name)}

    def _declared(self, scene: Scene, event: ev.Declared, effect: int) -> Arguments:
        return {"name": self.names.said_aloud(event.what == ev.DECLARED_COLOUR, event.which)}

    def _saw_spell(self, scene: Scene, event: ev.SawSpell, effect: int) -> Arguments:
        spell = self.names.spell(event.card, event.side if event.side != HIDDEN else None)
        if event.slot == NOBODY:
            return {"at": "hand", "spell": spell}
        return {"at": "slot", "slot": self.names.slot(event.slot), "spell": spell}

    def _saw_quest(self, scene: Scene, event: ev.SawQuest, effect: int) -> Arguments:
        if event.of == NOBODY:
            return {"from": "deck"}
        return {"from": "mage", "whom": self.names.faction(scene, event.of)}

    def _saw_event(self, scene: Scene, event: ev.SawEvent, effect: int) -> Arguments:
        if event.event_card == HIDDEN:
            return {"known": "no"}
        return {"known": "yes", "event": self.names.event_card(event.event_card)}

    def _redirected(self, scene: Scene, event: ev.Redirected, effect: int) -> Arguments:
        return {"target": self.names.target(scene, event.model, event.room)}

    def _withheld(self, scene: Scene, event: ev.Withheld, effect: int) -> Arguments:
        return {"why": why_not(self.names.language, CANNOT[event.why])}

    def _blocked(self, scene: Scene, event: ev.Blocked, effect: int) -> Arguments:
        return {"block": event.block}

    def _dealt(self, scene: Scene, event: ev.Dealt, effect: int) -> Arguments:
        room = self.names.place(event.tile)
        return {"room": room, "where": "centre" if event.room == 0 else "ring"}

    # How an Avatar chooses

    def _weighed(self, scene: Scene, event: ev.Weighed, effect: int) -> Arguments:
        return {
            "criterion": self._criterion(event.criterion),
            "list": self._figure(scene, event),
            "tied": "no",
            "chosen": "no",
            "name": "",
        }

    def _decided(self, scene: Scene, event: ev.Decided, effect: int) -> Arguments:
        if event.which == NOBODY:
            return {"by": "crown", "name": ""}
        return {"by": "rules", "name": self.candidate(scene, event.what, event.which)}

    def tell_weighed(
        self, scene: Scene, weighed: list[ev.Weighed], chosen: int = NOBODY, *, tied: bool = False
    ) -> str:
        """All that was compared by one criterion, in one line, and what came of it; ``tied``: those before
        were equal by the last one.
        """
        return capital(
            self.names.say(
                "event-weighed",
                criterion=self._criterion(weighed[0].criterion),
                list=self._figures(scene, weighed),
                tied=yes(tied),
                chosen=yes(chosen != NOBODY),
                name="" if chosen == NOBODY else self.candidate(scene, weighed[0].what, chosen),
            )
        )

    def _criterion(self, criterion: int) -> str:
        return self.names.criterion(ev.CRITERIA[criterion])

    def _figures(self, scene: Scene, weighed: list[ev.Weighed]) -> str:
        """What was compared; of many those that have nothing of it are told together."""
        nothing = [event for event in weighed if not event.amount]
        if len(weighed) <= MANY or len(nothing) < 2:
            return self.names.list([self._figure(scene, event) for event in weighed])
        if len(nothing) == len(weighed):
            return self.names.say("weighed-all")
        told = [self._figure(scene, event) for event in weighed if event.amount]
        return self.names.list([*told, self.names.say("weighed-others")])

    def _figure(self, scene: Scene, event: ev.Weighed) -> str:
        name = self.candidate(scene, event.what, event.which)
        return self.names.say("weighed-figure", name=name, count=event.amount, far=yes(event.amount >= FAR))

    def candidate(self, scene: Scene, what: int, which: int) -> str:
        """A model or a room that an Avatar may choose, by name."""
        if what == ev.WEIGHED_MODEL:
            return self.names.model(scene, which).text
        return self.names.room(scene, which).form("name")


def yes(fact: bool) -> str:
    """A fact as the word files ask for it."""
    return "yes" if fact else "no"
