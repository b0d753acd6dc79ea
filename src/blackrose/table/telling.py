"""Tells one event in one line: which message it is, and what its numbers stand for.

An event is a tuple of ints; :data:`FACTS` says of every type what they mean, in their order, so that the
message ``event-<type>`` of the word files gets them by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.events import Event
from blackrose.engine.table import ABSENT, CELL, NOBODY
from blackrose.engine.visibility import HIDDEN
from blackrose.language.printer_sentences import capital
from blackrose.language.words import Argument, Phrase
from blackrose.table.words import Names, Scene

Arguments = dict[str, Argument]

PILES: Final = ("grimoire", "library", "forgotten", "memories")
ORIGINS: Final = ("hand", "sheet")
CHOICES: Final = ("mage", "grimoire", "event", "quests", "school")
REASONS: Final = ("trophies", "rooms", "quests", "solved", "crown")

MODEL, FACTION, ROOM, NUMBER, SLOT, SPELL, EFFECT, QUEST, UPGRADE, NOUN, PHASE, EVENT, JINX = range(13)

FACTS: Final[dict[int, tuple[tuple[str, int], ...]]] = {
    ev.ENTERED: (("who", MODEL), ("room", ROOM)),
    ev.SUFFERED: (("who", MODEL), ("count", NUMBER)),
    ev.HEALED: (("who", MODEL), ("count", NUMBER)),
    ev.CONVERTED_DAMAGE: (("who", MODEL), ("count", NUMBER), ("by", FACTION)),
    ev.CONVERTED_INSTABILITY: (("room", ROOM), ("count", NUMBER), ("by", FACTION)),
    ev.PLACED: (("room", ROOM), ("count", NUMBER), ("owner", FACTION), ("by", FACTION)),
    ev.UNPLACED: (("room", ROOM), ("count", NUMBER), ("owner", FACTION)),
    ev.GAINED: (("who", FACTION), ("count", NUMBER)),
    ev.LOST: (("who", FACTION), ("count", NUMBER)),
    ev.DREW: (("who", FACTION),),
    ev.TOOK_FORGOTTEN: (("who", FACTION),),
    ev.DISCARDED: (("who", FACTION), ("spell", SPELL)),
    ev.REVEALED: (("who", FACTION), ("slot", SLOT)),
    ev.ACTIVATED_SPELL: (("who", FACTION), ("slot", SLOT)),
    ev.PREPARED: (("who", FACTION), ("count", NUMBER)),
    ev.SUMMONED: (("model", MODEL), ("noun", NOUN), ("who", FACTION), ("room", ROOM)),
    ev.REMOVED: (("who", MODEL), ("noun", NOUN), ("owner", FACTION), ("room", ROOM)),
    ev.FELLED: (("who", MODEL), ("noun", NOUN), ("owner", FACTION), ("room", ROOM)),
    ev.DEFEATED: (("who", FACTION), ("by", FACTION)),
    ev.CELLED: (("who", FACTION),),
    ev.TROPHY: (("who", FACTION),),
    ev.ROOM_WON: (("who", FACTION), ("room", ROOM)),
    ev.CUBES_BACK: (("who", FACTION),),
    ev.ACTIVATED: (("who", MODEL), ("by", FACTION)),
    ev.RESOLVED: (("who", FACTION), ("effect", EFFECT)),
    ev.CLAIMED: (("who", FACTION), ("quest", QUEST)),
    ev.REBUILT: (("room", ROOM),),
    ev.USED_ROOM: (("who", FACTION), ("room", ROOM)),
    ev.CROWN: (("who", FACTION),),
    ev.ROUND: (("round", NUMBER),),
    ev.PHASE: (("phase", PHASE),),
    ev.EXHAUSTED: (("who", FACTION), ("count", NUMBER)),
    ev.LASTING: (("who", FACTION), ("slot", SLOT)),
    ev.ASSIGNED: (("who", MODEL), ("upgrade", UPGRADE)),
    ev.UPGRADE_BACK: (("who", MODEL), ("upgrade", UPGRADE)),
    ev.RESHUFFLED: (("who", FACTION),),
    ev.IGNORED: (("who", MODEL), ("count", NUMBER)),
    ev.TARGETED: (("who", FACTION), ("effect", EFFECT)),
    ev.ATTACKED: (("who", MODEL), ("whom", MODEL)),
    ev.VOIDED: (("effect", EFFECT),),
    ev.SCORED: (("who", FACTION), ("count", NUMBER)),
    ev.OVER: (("who", FACTION),),
    ev.CHOSEN: (("who", FACTION),),
    ev.DEALT: (),
    ev.MOON: (("moon", NUMBER),),
    ev.LAST_ROUND: (("who", FACTION),),
    ev.EVENT_DRAWN: (("who", FACTION), ("event", EVENT)),
    ev.EVENT_PLACED: (("event", EVENT),),
    ev.EVENT_DISCARDED: (("event", EVENT),),
    ev.QUEST_DRAWN: (("who", FACTION), ("quest", QUEST)),
    ev.QUEST_SHOWN: (("who", FACTION), ("quest", QUEST)),
    ev.QUEST_PROGRESS: (("who", FACTION), ("quest", QUEST), ("count", NUMBER)),
    ev.QUEST_COMPLETED: (("who", FACTION), ("quest", QUEST)),
    ev.QUEST_SOLVED: (("who", FACTION), ("quest", QUEST)),
    ev.QUEST_DISCARDED: (("who", FACTION), ("quest", QUEST)),
    ev.PUT_AWAY: (("who", FACTION), ("spell", SPELL)),
    ev.PERSONAL: (("who", FACTION), ("spell", SPELL)),
    ev.RETURNED: (("who", FACTION), ("spell", SPELL), ("slot", SLOT)),
    ev.SWAPPED: (("who", FACTION), ("slot", SLOT), ("spell", SPELL), ("other", SPELL)),
    ev.GAVE: (("who", FACTION), ("whom", FACTION), ("spell", SPELL)),
    ev.SEARCHED: (("who", FACTION),),
    ev.JINXED: (("who", FACTION), ("jinx", JINX)),
    ev.JINX_CUBE: (("who", FACTION), ("jinx", JINX), ("count", NUMBER)),
    ev.JINX_GONE: (("who", FACTION), ("jinx", JINX)),
    ev.DESTINED: (("who", FACTION), ("count", NUMBER), ("by", FACTION)),
    ev.DESTINY_MET: (("who", FACTION), ("count", NUMBER), ("by", FACTION)),
    ev.HAUNTED: (("model", MODEL), ("who", FACTION)),
    ev.TROPHY_LOST: (("who", FACTION), ("whom", FACTION)),
    ev.TRANSFERRED: (("who", MODEL), ("whom", MODEL), ("count", NUMBER)),
    ev.CANCELLED: (("effect", EFFECT),),
    ev.SPARED: (("effect", EFFECT), ("who", FACTION)),
    ev.REDIRECTED: (("effect", EFFECT),),
    ev.TOKEN_BACK: (("who", FACTION), ("count", NUMBER)),
    ev.PEEKED: (("who", FACTION), ("spell", SPELL)),
}


class Telling:
    """Tells events in one language."""

    def __init__(self, names: Names) -> None:
        """With the names of one box in one language."""
        self.names = names
        self._more: dict[int, Callable[[Scene, Event, int], Arguments]] = {
            ev.ENTERED: self._entered,
            ev.SUFFERED: self._suffered,
            ev.PLACED: self._placed,
            ev.DREW: self._drew,
            ev.DISCARDED: self._discarded,
            ev.REVEALED: self._revealed,
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
            ev.EVENT_PLACED: self._event_placed,
            ev.EVENT_DISCARDED: self._event_discarded,
            ev.SEARCHED: self._searched,
            ev.REDIRECTED: self._redirected,
        }

    def tell(self, scene: Scene, event: Event, effect: int = NOBODY, **other: Argument) -> str:
        """One event in one line; ``effect`` is the text that brought it about, ``other`` stands instead."""
        arguments: Arguments = {}
        for (name, kind), number in zip(FACTS[event[0]], event[1:], strict=False):
            arguments[name] = self._fact(scene, kind, number)
        if event[0] in self._more:
            arguments.update(self._more[event[0]](scene, event, effect))
        arguments.update(other)
        key = ev.NAMES[event[0]].replace("_", "-")
        return capital(self.names.say(f"event-{key}", **arguments))

    def tell_cards(self, scene: Scene, event: Event, cards: list[int]) -> str:
        """A drawn or discarded spell with those before it, in one line; hidden ones are only counted."""
        known = [self.names.spell(card).text for card in cards if card >= 0]
        hidden = len(cards) - len(known)
        told = self.names.list([self.names.say("count-spells", count=hidden), *known] if hidden else known)
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
        }
        return told[kind](number)

    # What single types tell besides

    def _entered(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"from": {CELL: "cell", ABSENT: "nowhere"}.get(event[3], "room")}

    def _suffered(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"by": self._striker(scene, event[3], event[4])}

    def _felled(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"by": self._striker(scene, event[5], event[6])}

    def _striker(self, scene: Scene, faction: int, model: int) -> Argument:
        return self.names.faction(scene, faction) if model < 0 else self.names.model(scene, model)

    def _placed(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"foreign": yes(event[3] != event[4]), "last": yes(event[5] == 1)}

    def _drew(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"pile": PILES[event[2]], "spell": self.names.spell(event[3])}

    def _discarded(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"from": ORIGINS[event[3]], "count": 1}

    def _revealed(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"spell": self.names.spell(event[3], event[4])}

    def _defeated(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"own": yes(event[1] == event[2])}

    def _activated(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"foreign": yes(self.names.rules.owner(event[1]) != event[2])}

    def _used_room(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"spent": yes(event[3] == NOBODY)}

    def _round(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"rounds": self.names.rules.edition.rounds}

    def _lasting(self, scene: Scene, event: Event, effect: int) -> Arguments:
        seat, _, target = event[1:]
        spell = self.names.spell(HIDDEN) if effect == NOBODY else self.names.effect(effect)
        if target in (seat, NOBODY):
            return {"spell": spell, "on": "self" if target == seat else "nobody"}
        return {"spell": spell, "on": "target", "target": self.names.model(scene, target)}

    def _targeted(self, scene: Scene, event: Event, effect: int) -> Arguments:
        model, room = event[3:]
        if model == room == NOBODY:
            return {"at": "nothing"}
        return {"at": "target", "target": self.names.target(scene, model, room)}

    def _scored(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"reason": REASONS[event[3]]}

    def _chosen(self, scene: Scene, event: Event, effect: int) -> Arguments:
        _, seat, what, which = event
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

    def _trophy(self, scene: Scene, event: Event, effect: int) -> Arguments:
        if event[2] == NOBODY:
            return {"named": "no"}
        return {"named": "yes", "whom": self.names.faction(scene, event[2])}

    def _event_placed(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"number": event[2]}

    def _event_discarded(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"pushed": yes(event[2] == 1)}

    def _searched(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"pile": PILES[event[2]], "spell": self.names.spell(event[3])}

    def _redirected(self, scene: Scene, event: Event, effect: int) -> Arguments:
        return {"target": self.names.target(scene, event[2], event[3])}

    def _dealt(self, scene: Scene, event: Event, effect: int) -> Arguments:
        room = self.names.place(event[2])
        return {"room": room, "where": "centre" if event[1] == 0 else "ring"}


def yes(fact: bool) -> str:
    """A fact as the word files ask for it."""
    return "yes" if fact else "no"
