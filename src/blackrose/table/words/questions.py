"""What a decision asks, and what each of its answers is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from blackrose.game import Decision, Option, View
from blackrose.game.box import School, inner_code
from blackrose.game.following import asked_for
from blackrose.game.numbers import CELL, EFFECT, ELEMENTS, EMPTY, MARK, NOBODY
from blackrose.game.reading import (
    acting_model,
    answers_in_step,
    figures,
    gives_a_quest,
    room_colour,
    room_tile,
)
from blackrose.language.printing import capital, key_of
from blackrose.language.words import Argument
from blackrose.table.words.cubes import cube_place
from blackrose.table.words.names import Names, Scene
from blackrose.table.words.telling import yes
from blackrose.table.words.texts import Texts

SECRET = ("discard", "plan", "keep", "put away", "take back")
"""Kinds of which others may know only that they are asked."""

ALONE = ("explore", "fight", "command", "skip", "end", "nothing", "yes", "no", "done", "later", "nextround")
"""Answers that are one word."""


FREE = ("pass", "stop", "done", "nothing", "skip", "end")
"""Answers that leave it at what there is: whoever may give one is asked, not told."""


def is_free(decision: Decision) -> bool:
    """Whether whoever is asked may also do nothing (more)."""
    return any(option[0] in FREE for option in decision.options)


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
            "spend": self._model,
            "instead": self._model,
            "model": self._model,
            "use": self._use,
            "ability": self._ability,
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
            "colour": self._named,
            "type": self._named,
            "quest": self._quest,
            "event": self._event,
            "kind": self._kind,
            "jinx": self._jinx,
            "element": self._element,
            "first": self._first,
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

    def behalf(self, view: View, decision: Decision) -> str:
        """For whom a seat answers that is not asked for itself: the Black Rose or her Avatar, whose rules
        leave it open; "" otherwise.
        """
        faction = asked_for(view, decision)
        if faction == NOBODY:
            return ""
        who = self.names.faction(Scene.of(view), faction)
        return capital(self.names.say("asked-for", who=who, avatar=yes(faction == view.rules.avatar)))

    def question(self, view: View, decision: Decision) -> str:
        """What is asked; of somebody else's secret choice only the kind."""
        if decision.seat != view.seat and decision.kind in SECRET:
            return self.names.say("ask-secretly", kind=key_of(decision.kind))
        if decision.kind == "quest" and gives_a_quest(view):
            return self.names.say("ask-quest-given")
        arguments: dict[str, Argument] = {"free": yes(is_free(decision))}
        if decision.kind == "keep":
            arguments["away"] = yes(any(option[0] == "away" for option in decision.options))
        elif decision.kind == "react":
            arguments.update(self._reaction(view, decision))
        elif decision.effect >= 0:
            arguments["effect"] = self.names.effect(decision.effect)
        elif decision.kind == "cube":
            arguments["effect"] = "none"
        elif decision.kind == "school":
            arguments["effect"] = "draw" if view.round else "none"
            arguments["draw"] = answers_in_step(view) + 1
        elif decision.kind == "plan":
            arguments["slot"] = self.names.slot(planned_slot(view, decision))
        elif decision.kind == "part":
            model = acting_model(view)
            arguments["own"] = yes(model == decision.seat)
            arguments["model"] = self.names.model(Scene.of(view), model)
        if decision.kind in ("cube", "share"):
            arguments.update(self._where(view, decision))
        if decision.kind == "cube":
            arguments.update(_how_many(decision))
        return self.names.say(f"ask-{key_of(decision.kind)}", **arguments)

    def _reaction(self, view: View, decision: Decision) -> dict[str, Argument]:
        """What may be done about what has just happened: one spell revealed, or one of several. Of what is in
        force only the order is asked. What others may do nobody knows.
        """
        words = [option[0] for option in decision.options]
        if words and not is_free(decision):
            return {"what": "order"}
        revealed = [int(option[1]) for option in decision.options if option[0] == "reveal"]
        if len(revealed) != 1:
            return {"what": "some" if revealed else "unsure"}
        spell = view.sheet[decision.seat][revealed[0]]
        return {"what": "one", "spell": self.names.spell(spell.card, spell.side)}

    def _where(self, view: View, decision: Decision) -> dict[str, Argument]:
        """The place whose cubes are asked for; only whoever is asked needs to know it."""
        place = cube_place(decision)
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
        return Label(self._say(option, spell=self.names.spell(card, side)), self.texts.laid(card, side))

    def _in_slot(self, view: View, decision: Decision, option: Option) -> Label:
        slot = int(option[1])
        held = view.sheet[decision.seat][slot]
        if held.status == EMPTY:
            return Label(capital(self.names.say("option-free-slot", slot=self.names.slot(slot))))
        card, side = held.card, held.side
        text = self._say(option, spell=self.names.spell(card, side), slot=self.names.slot(slot))
        must = "must" if view.rules.edition.actions.momentum_moves else "may"
        hint = self.texts.laid(card, side)
        if option[0] == "momentum":
            hint = self.names.say("hint-momentum", move=must)
        return Label(text, hint)

    def _room(self, view: View, decision: Decision, option: Option) -> Label:
        room = int(option[1])
        name = self.names.room(Scene.of(view), room)
        return Label(self._say(option, room=name), self.room_hint(view, room))

    def room_hint(self, view: View, room: int) -> str:
        """A room's colour and how full it is."""
        tile = view.rules.rooms[view.tiles[room]]
        colour = self.names.say(f"hue-{room_colour(view, room)}")
        face = view.rules.faces[view.face[room]]
        if not face.takes_cubes:
            return self.names.say("hint-room-done", colour=colour, face=face.name)
        filled = len(view.slots[room])
        return self.names.say("hint-room", colour=colour, filled=filled, slots=tile.slots)

    def _model(self, view: View, decision: Decision, option: Option) -> Label:
        model, scene = int(option[1]), Scene.of(view)
        health = figures(view, model).health
        hints = [self.names.say("hint-health", left=health - len(view.bar[model]), health=health)]
        if view.place[model] != CELL:
            hints.append(self.names.room(scene, view.place[model]).form("in"))
        return Label(self._say(option, model=self.names.model(scene, model)), ", ".join(hints))

    def _use(self, view: View, decision: Decision, option: Option) -> Label:
        room = view.place[acting_model(view)]
        face = view.rules.faces[view.face[room]]
        hint = self.texts.side("room", room_tile(view, room), face.effect)
        if face.spent:
            hint = self.room_hint(view, room)
        return Label(self._say(option, room=self.names.room(Scene.of(view), room)), hint)

    def _ability(self, view: View, decision: Decision, option: Option) -> Label:
        return Label(self._say(option), self.texts.side("evocation", view.kind[acting_model(view)], 0))

    def _by_kind(self, view: View, decision: Decision, option: Option) -> Label:
        return Label(self._say(option, kind=key_of(decision.kind)))

    def _dummy(self, view: View, decision: Decision, option: Option) -> Label:
        if int(option[1]) >= len(view.tiles):
            return Label(capital(self.names.say("option-dummy-nowhere")), self.names.say("hint-dummy"))
        room = self.names.room(Scene.of(view), int(option[1]))
        return Label(self._say(option, room=room), self.names.say("hint-dummy"))

    def _cube(self, view: View, decision: Decision, option: Option) -> Label:
        at = int(option[1])
        place = cube_place(decision)
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
        school = view.rules.schools[int(option[1])]
        hint = self.names.say("hint-favourite") if self._is_favourite(view, decision.seat, school) else ""
        return Label(self._say(option, name=self.names.name(school)), hint)

    def _is_favourite(self, view: View, seat: int, school: School) -> bool:
        """Whether a school that is taken in the setup is the one of the mage's personal spells (SET.39)."""
        mage = view.mage[seat]
        return view.round == 0 and mage >= 0 and bool(view.rules.mages[mage].school == school.name.en)

    def _named(self, view: View, decision: Decision, option: Option) -> Label:
        return Label(self._say(option, name=self.names.said_aloud(option[0] == "colour", int(option[1]))))

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

    def _element(self, view: View, decision: Decision, option: Option) -> Label:
        return Label(self._say(option, element=self.names.say(f"element-{ELEMENTS[int(option[1])]}")))

    def _first(self, view: View, decision: Decision, option: Option) -> Label:
        number = int(option[1])
        if number in (MARK, EFFECT):
            return Label(self._say(option, what="mark" if number == MARK else "effect", text=""))
        sentence = self.texts.sentence(decision._replace(sentence=number))
        return Label(self._say(option, what="sentence", text=sentence))

    def _effect(self, view: View, decision: Decision, option: Option) -> Label:
        code = int(option[1])
        return Label(self._say(option, effect=self.names.effect(code)), self.texts.effect(code))

    def _choice(self, view: View, decision: Decision, option: Option) -> Label:
        text = view.rules.programs[decision.effect].text
        code = inner_code(decision.effect, text, decision.sentence, int(option[1]))
        return Label(self._say(option, text=self.texts.inner(code)))


def _how_many(decision: Decision) -> dict[str, Argument]:
    """How many cubes are asked for; of somebody else's question nobody knows."""
    least, most = decision.several.least, decision.several.most
    if not most:
        return {"pick": "some", "count": most}
    if least < most:
        return {"pick": "most", "count": most}
    return {"pick": "one" if most == 1 else "all", "count": most}


def planned_slot(view: View, decision: Decision) -> int:
    """The slot a planning decision is about."""
    for option in decision.options:
        if option[0] == "plan":
            return int(option[1])
    return view.rules.edition.planning.order[0]
