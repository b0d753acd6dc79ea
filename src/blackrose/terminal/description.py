"""The table in plain sentences, for lines, pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from blackrose.language.printing import capital
from blackrose.table.wire import (
    NONE,
    DecisionShown,
    FactionShown,
    JinxShown,
    ModelShown,
    OptionShown,
    QuestShown,
    RoomShown,
    SlotShown,
    TaskShown,
)
from blackrose.table.words.texts import in_one_line
from blackrose.terminal import avatar
from blackrose.terminal.glyphs import OWN_DESIGN
from blackrose.terminal.seen_table import SeenTable


class Description:
    """Describes a seen table, a line a thing."""

    def __init__(self, seen: SeenTable) -> None:
        """In the language of the table's words."""
        self.seen = seen
        self.shown = seen.shown
        self.names = seen.names
        self.say = seen.names.say
        self.texts = seen.texts

    # ----------------------------------------------------------------------------------------------
    # The whole board
    # ----------------------------------------------------------------------------------------------

    def board(self) -> list[str]:
        """Round, tracks, rooms, Cells, quests and seats."""
        lines = [self.round(), *self.event(), self.power(), self.tracks()]
        lines += self.moons()
        lines += [self.room(room) for room in self.shown["rooms"]]
        lines += self.cells()
        lines += [self.quest(quest) for quest in self.shown["quests"]]
        lines += self.quest_discards()
        for seat in self.seen.seats:
            lines += self.seat(seat)
        return [*lines, *self.avatar()]

    def avatar(self) -> list[str]:
        """An Avatar: its health and damage, its evocations, its commands, and what it carries."""
        faction = avatar.faction_of(self.seen)
        if faction is None:
            return []
        who, model = self.seen.who(faction["number"]), self.seen.mage(faction["number"])
        lines = [f"{capital(self.model(model))}.", *avatar.sentences(self.seen)]
        if model["bar"]:
            lines.append(self.say("seat-damage", who=who, list=self.cubes(model["bar"])))
        if evocations := self.evocations(faction):
            lines.append(self.say("seat-evocations", who=who, list=self.names.list(evocations)))
        return [*lines, *avatar.priorities(self.seen), *self.carried(faction)]

    def round(self) -> str:
        """Which round and phase it is, and who holds the crown."""
        number, phase = self.shown["round"], self.shown["phase_name"]
        if number == 0:
            return phase
        who = self.seen.who(next(seat["number"] for seat in self.seen.seats if seat["crown"]))
        if self.seen.has_moons:
            return self.say("round-line-open", round=number, phase=phase, who=who)
        return self.say("round-line", round=number, rounds=self.shown["rounds"], phase=phase, who=who)

    def event(self) -> list[str]:
        """The line of the event card for this round."""
        event = self.shown["event"]
        if event is None or event["line"] == NONE:
            return []
        side = self.seen.face("event", event["event"]).sides[event["line"]]
        return [self.say("event-line", name=side.title, text=in_one_line(side))]

    def moons(self) -> list[str]:
        """The moon, the events on the board, and how many cards the schools' decks have."""
        if not self.seen.has_moons:
            return []
        track = self.shown["track"]
        second, third = track["moons"]
        lines = [self.say("moons-line", moon=track["moon"], second=second, third=third, end=track["end"])]
        if track["last"]:
            lines.append(capital(self.say("top-last")) + ".")
        for slot, event in enumerate(self.shown["board"], start=1):
            if event != NONE:
                face = self.seen.face("event card", event)
                text = f"{', '.join(face.facts)}. {in_one_line(face.sides[0])}"
                lines.append(self.say("event-on-board", slot=slot, name=face.name, text=text))
        decks = [
            f"{self.seen.name('school', school['school'])} {school['deck']}"
            for school in self.shown["schools"]
            if school["deck"]
        ]
        return [*lines, self.say("library-line", list=", ".join(decks))] if decks else lines

    def power(self) -> str:
        """Everybody's power."""
        return self.say("power-line", list=self.by_faction(each["power"] for each in self.seen.factions))

    def tracks(self) -> str:
        """Trophies and rooms won."""
        return self.say(
            "tracks-line",
            trophies=self.by_faction(each["trophies"] for each in self.seen.factions),
            rooms=self.by_faction(each["rooms_won"] for each in self.seen.factions),
        )

    def by_faction(self, numbers: Iterable[int]) -> str:
        """A number for each faction."""
        return self.names.list([self._counted(faction, number) for faction, number in enumerate(numbers)])

    def _counted(self, faction: int, number: int) -> str:
        return self.say("counted", who=self.seen.who(faction), count=number)

    def cubes(self, row: Iterable[int]) -> str:
        """Cubes in their order, from the left."""
        return self.names.list([self._counted(faction, len(list(run))) for faction, run in groupby(row)])

    # ----------------------------------------------------------------------------------------------
    # Rooms
    # ----------------------------------------------------------------------------------------------

    def room(self, room: RoomShown) -> str:
        """A room: its colour, face, cubes, models, what it does, and what it touches."""
        parts = [
            self.say("room-line", name=room["name"], colour=self.say(f"hue-{room['colour']}")),
            self.room_face(room),
            *self.at_the_end(room),
            *self.besides(room),
        ]
        if models := [self.model(model) for model in self.seen.models if model["room"] == room["at"]]:
            parts.append(self.say("room-models", list=self.names.list(models)))
        if room["token"] == "up" or room["face"] == "ruined":
            tile = room["tile"] if room["copies"] == NONE else room["copies"]
            parts.append(self.say("room-effect", text=self.texts.side("room", tile, room["side"])))
        touched = self._room_names(self.seen.rules.lodge.neighbours[room["at"]])
        parts.append(self.say("room-touches", list=touched))
        return " ".join(parts)

    def at_the_end(self, room: RoomShown) -> list[str]:
        """What a room's token is worth, and who would win it as the cubes lie now."""
        if not (room["worth"] and room["fills"]):
            return []
        told = [self.say("room-worth", count=room["worth"])]
        if room["ranks"]:
            leading = [self.seen.who(faction).text for faction in room["ranks"][0]["factions"]]
            told.append(self.say("room-leads", list=self.names.list(leading)))
        return told

    def besides(self, room: RoomShown) -> list[str]:
        """What is not as usual with a room until the end of the round."""
        notes = [self.say("room-closed")] if room["closed"] else []
        if room["copies"] != NONE:
            notes.append(self.say("room-copies", name=self.seen.name("room", room["copies"])))
        return notes

    def _room_names(self, positions: Iterable[int]) -> str:
        return self.names.list([self.shown["rooms"][at]["name"] for at in positions])

    def _won(self, tile: int) -> str:
        room = next(room for room in self.shown["rooms"] if room["tile"] == tile)
        return self.say("room-won-line", name=room["name"], power=room["worth"])

    def room_face(self, room: RoomShown) -> str:
        """Its face, and the cubes of one that takes any."""
        face = room["face"]
        if not room["fills"]:
            return self.say("room-done", face=face)
        row, slots = room["cubes"], room["capacity"]
        if not row:
            return self.say("room-empty", face=face, slots=slots)
        return self.say("room-filled", face=face, filled=len(row), slots=slots, list=self.cubes(row))

    def model(self, model: ModelShown) -> str:
        """A model with its health, its upgrade, and the evocation a mage counts as too."""
        full, who = model["health"], self.names.model(self.seen.scene, model["model"])
        told = who.text
        if full:  # an Umbra has no Health
            told = self.say("model-line", who=who, left=full - len(model["bar"]), health=full)
        if model["also"] != NONE:
            told = self.say("model-also", model=told, name=self.seen.name("evocation", model["also"]))
        return told if model["upgrade"] == NONE else f"{told} + {self.names.upgrade(model['upgrade']).text}"

    def cells(self) -> list[str]:
        """Who sits in a Cell, and where it lets out."""
        lines = []
        for seat in self.seen.in_cells:
            mage = self.seen.mage(seat["number"])
            if mage["room"] == NONE and (seat["mage"] != NONE or seat["avatar"] != NONE):
                exits = self._room_names(self.seen.rules.lodge.exits[seat["cell"]])
                lines.append(self.say("cell-line", who=self.model(mage), list=exits))
        return lines

    # ----------------------------------------------------------------------------------------------
    # Quests and seats
    # ----------------------------------------------------------------------------------------------

    def quest(self, quest: QuestShown) -> str:
        """A quest on the table: what it asks for, or who has claimed it."""
        number, power = quest["quest"], self.seen.rules.quests[quest["quest"]].power
        name = self.names.quest(number).text + self.seen.design_mark("quest", number)
        if quest["claimed"] == NONE:
            text = self.texts.side("quest", number, 0)
            return self.say("table-quest-open", quest=name, count=power, text=text)
        return self.say("quest-claimed", quest=name, count=power, who=self.seen.who(quest["claimed"]))

    def quest_discards(self) -> list[str]:
        """The quests that lie discarded in the open."""
        names = [self.seen.name("quest", quest) for quest in self.shown["quest_discards"]]
        return [self.say("quest-discards-line", list=", ".join(names))] if names else []

    def seat(self, seat: FactionShown) -> list[str]:
        """A seat: health and damage, tokens, slots, evocations, and how many cards lie where."""
        if seat["mage"] == NONE:
            return []
        who, mage = self.seen.who(seat["number"]), self.seen.mage(seat["number"])
        lines = [self.say("seat-line", who=who, model=self.model(mage), tokens=seat["tokens"])]
        if mage["bar"]:
            lines.append(self.say("seat-damage", who=who, list=self.cubes(mage["bar"])))
        lines.append(self.say("seat-slots", who=who, list=self.names.list(self.slots(seat))))
        if evocations := self.evocations(seat):
            lines.append(self.say("seat-evocations", who=who, list=self.names.list(evocations)))
        lines.append(
            self.say(
                "seat-cards",
                who=who,
                hand=seat["hand"],
                grimoire=seat["grimoire"],
                memories=len(seat["memories"]),
            )
        )
        return [*lines, *self.carried(seat)]

    def carried(self, seat: FactionShown) -> list[str]:
        """What a mage has besides in some editions: school, quests, jinxes, Destiny, Umbras, trophies."""
        who = self.seen.who(seat["number"])
        lines = []
        if self.seen.has_moons and seat["school"] != NONE:
            school = self.seen.name("school", seat["school"])
            lines.append(self.say("seat-school", who=who, school=school, count=seat["trophies_left"]))
        if self.seen.has_moons and seat["captured"]:
            lines.append(self.say("seat-captured", who=who, list=self.cubes(seat["captured"])))
        if seat["won"]:
            lines.append(self.say("seat-won", who=who, list=self.names.list([*map(self._won, seat["won"])])))
        lines += [f"{who.text}: {self.say(f'blocked-{block}')}." for block in seat["blocks"]]
        lines += [self.say("seat-quest", who=who, quest=self.own_quest(task)) for task in seat["tasks"]]
        lines += [self._jinx(seat, jinx) for jinx in seat["jinxes"]]
        if seat["destiny"]:
            lines.append(self.say("seat-destiny", who=who, list=self.cubes(seat["destiny"])))
        for model in self.seen.haunting(seat["number"]):
            name = self.names.model(self.seen.scene, model["model"])
            lines.append(self.say("seat-umbra", who=who, model=name))
        return lines

    def _jinx(self, seat: FactionShown, jinx: JinxShown) -> str:
        return self.say(
            "seat-jinx",
            who=self.seen.who(seat["number"]),
            jinx=self.names.jinx(jinx["jinx"]),
            cubes=jinx["cubes"],
            needed=jinx["needed"],
            text=self.texts.side("jinx", jinx["jinx"], 0),
        )

    def own_quest(self, task: TaskShown) -> str:
        """A quest of a mage's own: hidden, or with how far it has come and its text."""
        status = self.say(f"own-quest-{self.seen.state_of(task)}")
        if task["quest"] == NONE:
            return f"{self.say('own-quest-hidden', moon=task['moon'])} ({status})"
        told = ", ".join([status, *self.progress(task)])
        sides = self.seen.face("quest", task["quest"]).sides
        name = self.names.quest(task["quest"]).text
        return f"{name} ({told}): {' '.join(in_one_line(side) for side in sides)}"

    def progress(self, task: TaskShown) -> list[str]:
        """How far a quest has come: its cubes, or each part of one that is done in one round."""
        cubes = [f"{task['cubes']}/{task['slots']}"] if task["slots"] else []
        return [*cubes, *(f"{done}/{needed}" for done, needed in task["parts"])]

    def evocations(self, seat: FactionShown) -> list[str]:
        """The evocations a seat owns, with the room each stands in."""
        found = []
        for model in self.seen.evocations(seat["number"]):
            room = self.names.room(self.seen.scene, model["room"]).form("in")
            found.append(f"{self.model(model)} {room}")
        return found

    def slots(self, seat: FactionShown) -> list[str]:
        """What lies in a seat's slots, as these eyes may see it."""
        return [self.slot(seat["number"], slot) for slot in seat["slots"]]

    def slot(self, seat: int, slot: SlotShown) -> str:
        """One slot: empty, face-down, or what it holds and how it lies."""
        where = self.names.slot(slot["slot"])
        lies = self.say(f"slot-{slot['waits']}" if slot["waits"] else self.seen.lies(seat, slot))
        if slot["card"] == NONE:
            return self.say("slot-line", slot=where, state=lies)
        name = self.names.spell(slot["card"], slot["side"])
        return self.say("slot-line", slot=where, state=self.say("slot-spell", spell=name, state=lies))

    # ----------------------------------------------------------------------------------------------
    # The hand and secret answers
    # ----------------------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        """The hand, every card with both sides."""
        hand = self.shown["hand"]
        if not hand:
            return [self.say("hand-empty")]
        lines = [self.say("hand-line", count=len(hand))]
        for card in dict.fromkeys(hand):
            lines += self.card(card, hand.count(card))
        return lines

    def card(self, card: int, copies: int = 1) -> list[str]:
        """A spell with its facts and sides."""
        face = self.seen.face("spell", card)
        name = face.name if copies == 1 else self.say("several", count=copies, name=face.name)
        own = self.seen.design_mark("spell", card)
        source = f"{OWN_DESIGN} {face.provenance}" if own else face.provenance
        lines = [f"{name} ({', '.join((*face.facts, source))})"]
        for side in face.sides:
            head = f"{side.title}: " if side.title else ""
            lines.append(f"  {head}{in_one_line(side)}")
        return lines

    def answers(self) -> list[str]:
        """The secret answers given so far, in an open choice."""
        return [
            self.planned(answer["what"], answer["card"], answer["slot"], answer["side"])
            for answer in self.shown["plan"]
        ]

    def not_now(self) -> list[str]:
        """What is not offered, why not, and the rule behind it."""
        decision = self.shown["decision"]
        absent = [] if decision is None else decision["absent"]
        lines = [self.say("not-now", text=one["text"], why=one["why"], rule=one["rule"]) for one in absent]
        return lines or [self.say("not-now-nothing")]

    def answer(self, decision: DecisionShown, option: OptionShown) -> str:
        """A secret answer in a line."""
        what, card = option["group"], option["card"]
        if card is None:
            return capital(self.say("answer-skip" if what == "skip" else "answer-done"))
        if what == "card":
            what = "keep" if decision["kind"] == "keep" else "discard"
        elif what == "slot":
            what = "back"
        return self.planned(what, card["number"], option["slot"], card["side"])

    def planned(self, what: str, card: int, slot: int = NONE, side: int = NONE) -> str:
        """One part of a secret choice."""
        if what == "plan":
            told = self.say("slot-line", slot=self.names.slot(slot), state=self.names.spell(card, side))
        else:
            told = self.say(f"answer-{what}", spell=self.names.spell(card))
        return capital(told)
