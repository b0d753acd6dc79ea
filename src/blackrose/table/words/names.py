"""What things on the table are called, in one language: players, models, rooms, spells, effects.

Names depend on a few public facts, the :class:`Scene`: which tile lies where, who plays which mage, what kind
an evocation is. They can be read off a view, or followed event by event while a log is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from blackrose.game import listing
from blackrose.game.box import Component, Name, Rules
from blackrose.game.journal import Event
from blackrose.game.journal import events as ev
from blackrose.game.numbers import COLOURS, DUMMY, NOBODY, TYPES
from blackrose.language.printing import Phrases, key_of
from blackrose.language.tree import Noun
from blackrose.language.words import Argument, Phrase, words
from blackrose.packs.faces import names_of

GAME_WORDS = "game.ftl"

SIDES = ("light", "dark")

COMMANDS = ("command", "command action", "armed")
"""The kinds of texts on an Avatar's command card: a spell part, a physical part, what the back sets off."""


@dataclass(slots=True)
class Scene:
    """The facts that names depend on: the tile of each position, each seat's mage, each model's kind; and
    whether the first round has begun.
    """

    tiles: list[int]
    mage: list[int]
    kind: list[int]
    begun: bool = True

    @classmethod
    def begin(cls, rules: Rules) -> Scene:
        """Nothing dealt and nobody seated yet."""
        tiles = [NOBODY] * len(rules.lodge.rooms)
        return cls(tiles, [NOBODY] * rules.seats, [NOBODY] * rules.models, begun=False)

    @classmethod
    def of(cls, seen: Any) -> Scene:
        """As a view (or a state) has it."""
        return cls(list(seen.tiles), list(seen.mage), list(seen.kind), seen.round > 0)

    def copy(self) -> Scene:
        """An equal scene that changes on its own."""
        return Scene(self.tiles[:], self.mage[:], self.kind[:], self.begun)

    def follow(self, event: Event) -> None:
        """What an event changes. A model that leaves keeps its kind: the log still speaks of it."""
        if isinstance(event, ev.Dealt):
            self.tiles[event.room] = event.tile
        elif isinstance(event, ev.Chosen):
            if event.what == ev.CHOSEN_MAGE:
                self.mage[event.who] = event.which
        elif isinstance(event, ev.Round):
            self.begun = True
        elif isinstance(event, ev.Summoned | ev.Haunted):
            self.kind[event.model] = event.evocation


class Names:
    """The names of one box in one language."""

    def __init__(self, rules: Rules, language: str, *more: str) -> None:
        """``more`` are word files besides those of cards, of the game and of the edition."""
        self.rules = rules
        self.language = language
        self.words = words(language, GAME_WORDS, *more, own=listing(rules.edition.name).words)
        self._nouns = Phrases(self.words, names_of(rules.pack).names)

    def say(self, key: str, **arguments: Argument) -> str:
        """A message."""
        return self.words.say(key, **arguments)

    def told(self, name: Name) -> str:
        """A name in this language."""
        return str(getattr(name, self.language, name.en))

    def name(self, component: Component) -> str:
        """A component's name."""
        return self.told(component.name)

    # Who

    def mage(self, mage: int) -> Phrase:
        """A mage of the box, with the forms the language gives the name."""
        name = self.rules.mages[mage].name
        key = f"mage-{key_of(name.en)}"
        return self.words.phrase(key if self.words.knows(key) else "mage-named", name=self.told(name))

    def avatar(self) -> Phrase:
        """The Avatar of the game, which is a mage and the Black Rose at once."""
        card = self.rules.avatar_card
        assert card is not None
        return self._nouns.avatar(card.name.en)

    def criterion(self, code: str) -> str:
        """What an Avatar goes by when it chooses."""
        return self.say(f"criterion-{key_of(code)}")

    def skill(self, model: int, effect: int) -> str:
        """The skill by which an Avatar leaves its Cell where no text makes it do so; "" for anybody else."""
        card = self.rules.avatar_card
        if model != self.rules.avatar or effect != NOBODY or card is None or card.skill is None:
            return ""
        return self.told(card.skill.name)

    def faction(self, scene: Scene, faction: int) -> Phrase:
        """A seat by its mage, or by its number before it has one; the Black Rose, or her Avatar."""
        if faction == self.rules.avatar:
            return self.avatar()
        if faction == self.rules.rose:
            return self.words.phrase("black-rose")
        if scene.mage[faction] == NOBODY:
            return self.words.phrase("player", number=faction + 1)
        return self.mage(scene.mage[faction])

    def model(self, scene: Scene, model: int) -> Phrase:
        """A mage, or an evocation by its owner and place."""
        if self.rules.is_mage(model):
            return self.faction(scene, model)
        owner = self.rules.owner(model)
        number = model - self.rules.places_of(owner).start + 1
        return self.words.phrase(
            "evocation-numbered",
            owner=self.faction(scene, owner),
            noun=self.evocation(scene.kind[model]),
            number=number,
        )

    def evocation(self, evocation: int) -> Phrase:
        """A kind of evocation as a noun."""
        return self._nouns.noun(Noun(self.rules.evocations[evocation].name.en))

    # What

    def room(self, scene: Scene, position: int) -> Phrase:
        """The room at a position."""
        return self.place(scene.tiles[position])

    def place(self, tile: int) -> Phrase:
        """A room tile as a place; the article of a name such as "The Abyss" is said once."""
        return self.words.phrase("place", **self._nouns.room_called(self.rules.rooms[tile].name.en))

    def said_aloud(self, colour: bool, which: int) -> str:
        """A colour or a type of spells that was named."""
        return self.say(f"hue-{COLOURS[which]}" if colour else f"type-{TYPES[which]}")

    def slot(self, slot: int) -> Phrase:
        """A slot of the sheet."""
        return self.words.phrase("slot", slot=slot)

    def spell(self, card: int, side: int | None = None) -> Phrase:
        """A spell, with its side where only one counts; a hidden one is just a spell."""
        if card < 0:
            return self.words.phrase("hidden-spell")
        name = self.name(self.rules.cards[card])
        if side is None or self.rules.cards[card].room_trap:
            return self.words.phrase("named", name=name, kind="spell")
        return self.words.phrase("sided", name=name, side=SIDES[side])

    def quest(self, quest: int) -> Phrase:
        """A quest; a hidden one is just a quest."""
        if quest < 0:
            return self.words.phrase("hidden-quest")
        return self.named(self.rules.quests[quest].name, "quest")

    def event_card(self, event: int) -> Phrase:
        """An event card."""
        return self.named(self.rules.event_cards[event].name, "event")

    def jinx(self, jinx: int) -> Phrase:
        """A jinx."""
        return self.named(self.rules.jinxes[jinx].name, "jinx")

    def command(self, command: int) -> Phrase:
        """A command card of an Avatar; a hidden one is just a command."""
        if command < 0:
            return self.words.phrase("hidden-command")
        return self.named(self.rules.commands[command].name, "command")

    def _part(self, kind: str, command: int) -> Phrase:
        """A part of a command card; a card with one part alone is named without it."""
        card = self.rules.commands[command]
        if len(card.parts) == 1 and kind != "armed":
            return self.command(command)
        armed = card.armed.type if kind == "armed" and card.armed is not None else "part"
        part = "action" if kind == "command action" else armed if kind == "armed" else "spell"
        return self.words.phrase("command-part", name=self.told(card.name), part=part)

    def grimoire(self, number: int) -> str:
        """A starting grimoire: those of all schools are numbered one after the other."""
        names = [name for school in self.rules.schools for name in school.grimoire_names.values()]
        return self.told(names[number])

    def upgrade(self, upgrade: int) -> Phrase:
        """An upgrade."""
        return self.named(self.rules.upgrades[upgrade].name, "upgrade")

    def named(self, name: Name, kind: str) -> Phrase:
        """A name as it stands in a sentence; a language that cannot decline it says its kind before it."""
        return self.words.phrase("named", name=self.told(name), kind=kind)

    def target(self, scene: Scene, model: int, room: int) -> Phrase:
        """What a text aims at: a room, a dummy in a room, or a model."""
        if room != NOBODY:
            return self.room(scene, room)
        if model <= DUMMY:
            room = DUMMY - model
            if room >= len(scene.tiles):
                return self.words.phrase("dummy-nowhere")
            return self.words.phrase("dummy", room=self.room(scene, room))
        return self.model(scene, model)

    def effect(self, code: int) -> Phrase:
        """The component an effect stands on, with its side or face."""
        program, rules = self.rules.programs[code], self.rules
        number, side = program.component, program.side
        match program.kind:
            case "spell":
                return self.spell(number, side)
            case "room":
                name = self.name(rules.rooms[number])
                faces = rules.rooms[number].faces
                if len(faces) == 1:
                    return self.named(rules.rooms[number].name, "room")
                return self.words.phrase("ruined-or-rebuilt", name=name, face=faces[side])
            case "quest":
                return self.quest(number)
            case "event":
                return self.named(rules.events[number].line_names[side], "event")
            case "event card":
                return self.event_card(number)
            case "jinx":
                return self.jinx(number)
            case "evocation":
                return self.named(rules.evocations[number].name, "evocation")
            case kind if kind in COMMANDS:
                return self._part(kind, number)
            case _:
                return self.upgrade(number)

    def phase(self, phase: int) -> str:
        """A phase of the round; before the first there is the setup."""
        if phase == NOBODY:
            return self.say("phase-setup")
        return self.say(f"phase-{key_of(self.rules.edition.phases[phase].name)}")

    def list(self, items: list[str]) -> str:
        """Several things one after the other."""
        told = items[0]
        for item in items[1:]:
            told = self.say("list-of", rest=told, last=item)
        return told
