"""What a decision asks, and what each of its answers is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from blackrose.engine import modifiers
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.programs import inner_code
from blackrose.engine.table import AVAILABLE, BARRIER, CELL, NOBODY, RUINED
from blackrose.engine.views import View
from blackrose.language.printer_phrases import key_of
from blackrose.language.printer_sentences import capital
from blackrose.language.words import Argument
from blackrose.table.cubes import cube_place, share_place
from blackrose.table.frames import seen_frames
from blackrose.table.glance import glance
from blackrose.table.telling import yes
from blackrose.table.texts import Texts
from blackrose.table.words import Names, Scene

SECRET = ("discard", "plan", "keep", "put away", "take back")
"""Kinds of which others may know only that they are asked."""

PLANNED_SLOTS = (1, 2, 3, 0)
"""Planning asks for I, II, III and then for the quick slot."""

ALONE = ("explore", "fight", "command", "skip", "end", "nothing", "yes", "no", "done")
"""Answers that are one word."""


class Label(NamedTuple):
    """An answer's name, and what helps to choose it (may be empty)."""

    text: str
    hint: str = ""


class Questions:
    """Puts decisions into words, for the seat whose view it is given."""

    def __init__(self, names: Names, texts: Texts) -> None:
        """In one language."""
        self.names = names
        self.texts = texts
        self._labels: dict[str, Callable[[View, Decision, Option], Label]] = {
            "mage": self._mage,
            "grimoire": self._grimoire,
            "side": self._side,
            "card": self._card,
            "plan": self._plan,
            "cast": self._in_slot,
            "momentum": self._in_slot,
            "slot": self._in_slot,
            "reveal": self._in_slot,
            "lasting": self._in_slot,
            "move": self._room,
            "room": self._room,
            "attack": self._model,
            "model": self._model,
            "use": self._use,
            "stop": self._by_kind,
            "pass": self._by_kind,
            "dummy": self._dummy,
            "cube": self._cube,
            "amount": self._amount,
            "claim": self._claim,
            "upgrade": self._upgrade,
            "choice": self._choice,
            "school": self._school,
            "away": self._card,
            "quest": self._quest,
            "event": self._event,
            "kind": self._kind,
            "jinx": self._jinx,
            "standing": self._effect,
            "effect": self._effect,
        }

    # ----------------------------------------------------------------------------------------------
    # Questions
    # ----------------------------------------------------------------------------------------------

    def who_is_asked_what(self, view: View, decision: Decision) -> str:
        """ "Ulrich: choose a target for Deadly Charge (dark)." """
        who = self.names.faction(Scene.of(view), decision.seat)
        return capital(self.names.say("asked-of", who=who, question=self.question(view, decision)))

    def question(self, view: View, decision: Decision) -> str:
        """What is asked; of somebody else's secret choice only the kind."""
        if decision.seat != view.seat and decision.kind in SECRET:
            return self.names.say("ask-secretly", kind=key_of(decision.kind))
        arguments: dict[str, Argument] = {}
        if decision.effect >= 0:
            arguments["effect"] = self.names.effect(decision.effect)
            if decision.kind in ("cube", "share"):
                arguments.update(self._where(view, decision))
        elif decision.kind == "school":
            arguments["effect"] = "draw" if view.round else "none"
            arguments["draw"] = len(seen_frames(view)[-1].picks) + 1
        elif decision.kind == "plan":
            arguments["slot"] = self.names.slot(planned_slot(view, decision))
        elif decision.kind == "part":
            model = seen_frames(view)[-1].source
            arguments["own"] = yes(model == decision.seat)
            arguments["model"] = self.names.model(Scene.of(view), model)
        return self.names.say(f"ask-{key_of(decision.kind)}", **arguments)

    def _where(self, view: View, decision: Decision) -> dict[str, Argument]:
        """The place whose cubes are asked for; only whoever is asked needs to know it."""
        own = decision.seat == view.seat
        place = (
            (cube_place(view) if decision.kind == "cube" else share_place(view, decision)) if own else None
        )
        if place is None:
            return {"on": "unsure"}
        if place.is_room:
            return {"on": "room", "room": self.names.room(Scene.of(view), place.number)}
        return {"on": "model", "model": self.names.model(Scene.of(view), place.number)}

    # ----------------------------------------------------------------------------------------------
    # Answers
    # ----------------------------------------------------------------------------------------------

    def label(self, view: View, decision: Decision, option: Option) -> Label:
        """An answer of the view's own decision."""
        word = str(option[0])
        if word in ALONE:
            hint = f"hint-{word}"
            known = self.names.words.knows(hint)
            return Label(self.names.say(f"option-{word}"), self.names.say(hint) if known else "")
        return self._labels[word](view, decision, option)

    def labels(self, view: View, decision: Decision) -> list[Label]:
        """All answers, in the order of the options."""
        return [self.label(view, decision, option) for option in decision.options]

    def _say(self, option: Option, **arguments: Argument) -> str:
        return capital(self.names.say(f"option-{option[0]}", **arguments))

    def _mage(self, view: View, decision: Decision, option: Option) -> Label:
        number = int(option[1])
        if decision.kind != "mage":  # a seat, by its mage
            return Label(self._say(option, name=self.names.faction(Scene.of(view), number)))
        return Label(
            self._say(option, name=self.names.mage(number)),
            ", ".join(self.texts.face("mage", number).facts),
        )

    def _grimoire(self, view: View, decision: Decision, option: Option) -> Label:
        number = int(option[1])
        spells = [spells for school in view.rules.schools for spells in school.grimoires.values()][number]
        cards = [card for card in view.rules.cards if card.name.en in spells]
        told = self.names.list([self.names.name(card) for card in cards])
        return Label(self._say(option, name=self.names.grimoire(number)), told)

    def _side(self, view: View, decision: Decision, option: Option) -> Label:
        rules, number = view.rules, int(option[1])
        if decision.kind == "event side":
            event = rules.events[number]
            lines = [self.names.told(name) for name in event.line_names]
            return Label(self._say(option, name=self.names.name(event)), self.names.list(lines))
        side = rules.quest_sides[number]
        quests = [self.names.name(quest) for quest in rules.quests if quest.side == side]
        return Label(self._say(option, name=side), self.names.list(quests))

    def _card(self, view: View, decision: Decision, option: Option) -> Label:
        return Label(self._say(option, spell=self.names.spell(int(option[1]))))

    def _plan(self, view: View, decision: Decision, option: Option) -> Label:
        card, side = int(option[2]), int(option[3])
        return Label(
            self._say(option, spell=self.names.spell(card, side)), self.texts.side("spell", card, side)
        )

    def _in_slot(self, view: View, decision: Decision, option: Option) -> Label:
        slot = int(option[1])
        held = view.sheet[decision.seat][slot]
        card, side = held >> 3, held >> 2 & 1
        text = self._say(option, spell=self.names.spell(card, side), slot=self.names.slot(slot))
        hint = (
            self.names.say("hint-momentum")
            if option[0] == "momentum"
            else self.texts.side("spell", card, side)
        )
        return Label(text, hint)

    def _room(self, view: View, decision: Decision, option: Option) -> Label:
        room = int(option[1])
        name = self.names.room(Scene.of(view), room)
        return Label(self._say(option, room=name), self.room_hint(view, room))

    def room_hint(self, view: View, room: int) -> str:
        """A room's colour and how full it is."""
        tile = view.rules.rooms[view.tiles[room]]
        colour = self.names.say(f"hue-{tile.colour}")
        face = view.face[room]
        if face != RUINED:
            return self.names.say(
                "hint-room-rebuilt" if face == AVAILABLE else "hint-room-used", colour=colour
            )
        filled = len(view.slots[room])
        return self.names.say("hint-room", colour=colour, filled=filled, slots=tile.slots)

    def _model(self, view: View, decision: Decision, option: Option) -> Label:
        model, scene = int(option[1]), Scene.of(view)
        hints = [
            self.names.say(
                "hint-health", left=health(view, model) - len(view.bar[model]), health=health(view, model)
            )
        ]
        if view.place[model] != CELL:
            hints.append(self.names.room(scene, view.place[model]).form("in"))
        return Label(self._say(option, model=self.names.model(scene, model)), ", ".join(hints))

    def _use(self, view: View, decision: Decision, option: Option) -> Label:
        room = view.place[seen_frames(view)[-1].source]
        face = view.face[room]
        tile = view.tiles[room]
        hint = self.texts.side("room", tile, int(face != RUINED))
        if face not in (RUINED, AVAILABLE):
            hint = self.room_hint(view, room)
        return Label(self._say(option, room=self.names.room(Scene.of(view), room)), hint)

    def _by_kind(self, view: View, decision: Decision, option: Option) -> Label:
        return Label(self._say(option, kind=key_of(decision.kind)))

    def _dummy(self, view: View, decision: Decision, option: Option) -> Label:
        if int(option[1]) >= len(view.tiles):
            return Label(capital(self.names.say("option-dummy-nowhere")), self.names.say("hint-dummy"))
        room = self.names.room(Scene.of(view), int(option[1]))
        return Label(self._say(option, room=room), self.names.say("hint-dummy"))

    def _cube(self, view: View, decision: Decision, option: Option) -> Label:
        at = int(option[1])
        place = cube_place(view)
        row = () if place is None else place.row(view)
        if at >= len(row):
            return Label(capital(self.names.say("option-cube-plain", number=at + 1)))
        return Label(self._say(option, number=at + 1, owner=self.names.faction(Scene.of(view), row[at])))

    def _amount(self, view: View, decision: Decision, option: Option) -> Label:
        return Label(self._say(option, count=int(option[1])))

    def _claim(self, view: View, decision: Decision, option: Option) -> Label:
        quest = int(option[1])
        return Label(self._say(option, quest=self.names.quest(quest)), self.texts.side("quest", quest, 0))

    def _upgrade(self, view: View, decision: Decision, option: Option) -> Label:
        upgrade = int(option[1])
        return Label(
            self._say(option, upgrade=self.names.upgrade(upgrade)), self.texts.side("upgrade", upgrade, 0)
        )

    def _school(self, view: View, decision: Decision, option: Option) -> Label:
        return Label(self._say(option, name=self.names.name(view.rules.schools[int(option[1])])))

    def _quest(self, view: View, decision: Decision, option: Option) -> Label:
        quest = int(option[1])
        text = self._say(option, quest=self.names.quest(quest), kind=key_of(decision.kind))
        return Label(text, self.texts.side("quest", quest, 0))

    def _event(self, view: View, decision: Decision, option: Option) -> Label:
        event = int(option[1])
        return Label(
            self._say(option, event=self.names.event_card(event)), self.texts.side("event card", event, 0)
        )

    def _kind(self, view: View, decision: Decision, option: Option) -> Label:
        kind = int(option[1])
        facts = ", ".join(self.texts.face("evocation", kind).facts)
        return Label(self._say(option, noun=self.names.evocation(kind)), facts)

    def _jinx(self, view: View, decision: Decision, option: Option) -> Label:
        jinx = int(option[1])
        return Label(self._say(option, jinx=self.names.jinx(jinx)), self.texts.side("jinx", jinx, 0))

    def _effect(self, view: View, decision: Decision, option: Option) -> Label:
        code = int(option[1])
        return Label(self._say(option, effect=self.names.effect(code)), self.texts.effect(code))

    def _choice(self, view: View, decision: Decision, option: Option) -> Label:
        text = view.rules.programs[decision.effect].text
        code = inner_code(decision.effect, text, decision.sentence, int(option[1]))
        return Label(self._say(option, text=self.texts.inner(code)))


def health(view: View, model: int) -> int:
    """How much damage fills a model's bar now, with what its card, its upgrade and others add."""
    return modifiers.health(glance(view), model)


def planned_slot(view: View, decision: Decision) -> int:
    """The slot a planning decision is about."""
    for option in decision.options:
        if option[0] == "plan":
            return int(option[1])
    return PLANNED_SLOTS[0]


def planned(view: View) -> tuple[Any, ...]:
    """What the view's seat has planned so far in an open secret choice."""
    top = seen_frames(view)[-1:] if view.stack else []
    if not top or top[0].kind != BARRIER or view.seat == NOBODY:
        return ()
    return tuple(top[0].data[view.seat])
