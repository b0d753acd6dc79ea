"""What lies on the table: factions, rooms, models, quests, the event, effects in force."""

from __future__ import annotations

from blackrose.game import View
from blackrose.game.box import Rules
from blackrose.game.numbers import ABSENT, EMPTY, NOBODY, SLOTS, TOKENS, Laid, includes, is_hidden
from blackrose.game.reading import figures, room_colour, room_ranks, room_tile
from blackrose.language.printing import capital
from blackrose.table.shown.possessions import Possessions
from blackrose.table.shown.refs import Refs
from blackrose.table.wire import (
    EventShown,
    FactionShown,
    LastingShown,
    ModelShown,
    QuestShown,
    RankShown,
    RoomShown,
    SlotShown,
)
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator

GLYPHS = ("sun", "moon", "leaf", "star", "key", "bell")
"""The signs of the seats, in their order."""

ROSE = "rose"
STATES = ("empty", "ready", "active", "revealed")
BLOCKS = ("move", "walk", "act", "rooms")
"""What a mage can be kept from, in the order of the engine's block tokens: moving at all, moving by physical
actions, physical actions, activating rooms.
"""


def avatar_number(rules: Rules) -> int:
    """The place of the game's Avatar in the box; NOBODY without one."""
    card = rules.avatar_card
    return NOBODY if card is None else rules.pack.avatars.index(card)


class Board:
    """Shows the open table in one language."""

    def __init__(self, narrator: Narrator, refs: Refs) -> None:
        """With the words of one game."""
        self.rules = narrator.rules
        self.names = narrator.names
        self.refs = refs
        self._slot_names = [self.names.slot(slot).form("short") for slot in range(SLOTS)]
        self._rooms = [self.names.name(room) for room in self.rules.rooms]
        self._models: dict[tuple[int, ...], str] = {}
        self.possessions = Possessions(self.rules)
        self.avatar = avatar_number(self.rules)

    # ----------------------------------------------------------------------------------------------
    # Factions
    # ----------------------------------------------------------------------------------------------

    def factions(self, view: View, scene: Scene) -> list[FactionShown]:
        """The seats in their order, then the Black Rose, or her Avatar, who is a mage and her at once."""
        seats = self.rules.people
        names = [self.model_name(scene, seat) for seat in seats]
        letters = self._letters(scene, names)
        found = [self._seat(view, scene, seat, names[seat], letters[seat]) for seat in seats]
        return [*found, self._rose(view) if self.rules.avatar == NOBODY else self._avatar(view, scene)]

    def _avatar(self, view: View, scene: Scene) -> FactionShown:
        """An Avatar has what lies on and beside a mage, and neither slots nor a hand."""
        seat = self.rules.avatar
        name = self.model_name(scene, seat)
        return {
            **self._seat(view, scene, seat, name, self.names.say("letter-rose")),
            "rose": True,
            "glyph": ROSE,
            "mage": NOBODY,
            "avatar": self.avatar,
            "slots": [],
            "tokens": 0,
            "school": NOBODY,
        }

    def _seat(self, view: View, scene: Scene, seat: int, name: str, letter: str) -> FactionShown:
        return {
            "number": seat,
            "rose": False,
            "name": name,
            "letter": letter,
            "glyph": GLYPHS[seat % len(GLYPHS)],
            "mage": scene.mage[seat],
            "avatar": NOBODY,
            "power": view.power[seat],
            "pool": view.pool[seat],
            "trophies": view.trophies[seat],
            "rooms_won": view.wins[seat],
            "hand": view.hands[seat],
            "hand_cards": list(view.hand) if seat == view.seat else [],
            "grimoire": view.grimoires[seat],
            "memories": list(view.memories[seat]),
            "slots": self._slots(view, seat),
            "tokens": view.tokens[seat],
            "crown": view.crown == seat,
            "first": view.first == seat,
            "school": view.school[seat],
            "aside": view.aside[seat],
            "tasks": self.possessions.tasks(view, seat),
            "jinxes": self.possessions.jinxes(view, seat),
            "destiny": list(view.destiny[seat]),
            "captured": list(view.captured[seat]),
            "won": list(view.won[seat]),
            "blocks": [word for at, word in enumerate(BLOCKS) if includes(view.blocks[seat], at)],
            "trophies_left": view.trophies_left[seat],
            "cell": view.cells[seat],
        }

    def _rose(self, view: View) -> FactionShown:
        rose = self.rules.rose
        return {
            "number": rose,
            "rose": True,
            "name": capital(self.names.say("black-rose")),
            "letter": self.names.say("letter-rose"),
            "glyph": ROSE,
            "mage": NOBODY,
            "avatar": NOBODY,
            "power": view.power[rose],
            "pool": view.pool[rose],
            "trophies": view.trophies[rose],
            "rooms_won": view.wins[rose],
            "hand": 0,
            "hand_cards": [],
            "grimoire": 0,
            "memories": [],
            "slots": [],
            "tokens": 0,
            "crown": False,
            "first": False,
            "school": NOBODY,
            "aside": 0,
            "tasks": [],
            "jinxes": [],
            "destiny": [],
            "captured": list(view.captured[rose]),
            "won": list(view.won[rose]),
            "blocks": [],
            "trophies_left": 0,
            "cell": NOBODY,
        }

    def _letters(self, scene: Scene, names: list[str]) -> list[str]:
        """The mages' initials, with a number where two are alike; a number alone before there is a mage."""
        letters = []
        for seat, name in enumerate(names):
            if scene.mage[seat] == NOBODY:
                letters.append(str(seat + 1))
                continue
            alike = sum(other[:1] == name[:1] for other in names) > 1
            letters.append(f"{name[:1]}{seat + 1}" if alike else name[:1])
        return letters

    def _slots(self, view: View, seat: int) -> list[SlotShown]:
        types = view.active_types[seat]
        return [self.slot(slot, spell, types[slot]) for slot, spell in enumerate(view.sheet[seat])]

    def slot(self, slot: int, spell: Laid, waits: int = 0) -> SlotShown:
        """A slot and how a spell lies in it; standing orders are the table's, not the game's."""
        known = spell.status != EMPTY and not is_hidden(spell)
        return {
            "slot": slot,
            "name": self._slot_names[slot],
            "state": STATES[spell.status],
            "card": spell.card if known else NOBODY,
            "side": spell.side if known else NOBODY,
            "waits": TOKENS[waits],
            "order": None,
        }

    # ----------------------------------------------------------------------------------------------
    # Rooms and models
    # ----------------------------------------------------------------------------------------------

    def rooms(self, view: View) -> list[RoomShown]:
        """The rooms of the Lodge by position."""
        return [self._room(view, at, tile) for at, tile in enumerate(view.tiles)]

    def _room(self, view: View, at: int, tile: int) -> RoomShown:
        room, face = self.rules.rooms[tile], self.rules.faces[view.face[at]]
        copied = room_tile(view, at)
        return {
            "at": at,
            "tile": tile,
            "copies": NOBODY if copied == tile else copied,
            "name": self._rooms[tile],
            "colour": room_colour(view, at),
            "face": face.name,
            "side": face.effect,
            "token": face.token,
            "worth": room.token,
            "closed": includes(view.closed, at),
            "fills": face.takes_cubes,
            "cubes": list(view.slots[at]),
            "capacity": room.slots,
            "ranks": self._ranks(view, at),
        }

    def _ranks(self, view: View, at: int) -> list[RankShown]:
        return [
            {"cubes": rank.cubes, "factions": list(rank.factions), "power": rank.reward}
            for rank in room_ranks(view, at)
        ]

    def models(self, view: View, scene: Scene) -> list[ModelShown | None]:
        """The models that are on the table, by number."""
        return [self._model(view, scene, model) for model in range(self.rules.models)]

    def _model(self, view: View, scene: Scene, model: int) -> ModelShown | None:
        if view.place[model] == ABSENT:
            return None
        mage, avatar = self.rules.is_mage(model), model == self.rules.avatar
        card = NOBODY if avatar else scene.mage[model] if mage else scene.kind[model]
        now = figures(view, model)
        known = card != NOBODY  # before mages are chosen there is only a seat
        haunts = next((mage for haunting, mage in view.assigned if haunting == model), NOBODY)
        return {
            "model": model,
            "mage": mage,
            "avatar": self.avatar if avatar else NOBODY,
            "card": card,
            "name": self.model_name(scene, model),
            "owner": self.rules.owner(model),
            "control": view.control[model],
            "room": view.place[model],
            "bar": list(view.bar[model]),
            "health": now.health,
            "strength": now.strength,
            "speed": now.speed,
            "upgrade": view.upgrade[model],
            "exhausted": includes(view.exhausted, model),
            "haunts": haunts,
            "also": view.kind[model] if mage else NOBODY,
            "large": not mage and known and self.rules.evocations[card].large,
        }

    def model_name(self, scene: Scene, model: int) -> str:
        """A model's name as it stands alone; cached, because it rarely changes."""
        place = (model, scene.kind[model], *scene.mage)
        if place not in self._models:
            self._models[place] = capital(self.names.model(scene, model).text)
        return self._models[place]

    # ----------------------------------------------------------------------------------------------
    # Quests, event, effects in force
    # ----------------------------------------------------------------------------------------------

    def quests(self, view: View) -> list[QuestShown]:
        """The quests on the table."""
        return [
            {"quest": quest, "claimed": claim} for quest, claim in zip(view.quests, view.claims, strict=True)
        ]

    def event(self, view: View) -> EventShown | None:
        """The event card; its lines count round by round."""
        return None if view.event == NOBODY else {"event": view.event, "line": view.round - 1}

    def lasting(self, view: View) -> list[LastingShown]:
        """The effects in force."""
        found: list[LastingShown] = []
        for entry in view.lasting:
            ref = self.refs.ref(entry.code, entry.sentence)
            assert ref is not None
            found.append({"seat": entry.seat, "slot": entry.slot, "card": ref, "target": entry.target})
        return found
