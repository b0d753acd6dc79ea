"""Names for everything on a table, so that tests speak of rooms, cards and models, not of numbers."""

from __future__ import annotations

from blackrose.engine.components import COLOURS, TYPES
from blackrose.engine.conditions.standing import EVOCATION, GONE, JINX, ON_BOARD, UPGRADE
from blackrose.engine.decisions import Option
from blackrose.engine.rules import Rules
from blackrose.engine.table import NOBODY
from blackrose.game import State

SLOT_NAMES = ("quick", "I", "II", "III")
ROSE = "Black Rose"
WHERE = {ON_BOARD: "event", EVOCATION: "evocation", UPGRADE: "upgrade", JINX: "jinx", GONE: "gone"}


class Named:
    """A table whose pieces go by their English names; an evocation is "Templar b1", its owner's first."""

    rules: Rules
    state: State
    people: tuple[str, ...] = ("Bartholomew", "Ulrich")
    """The mages, by seat."""
    letters: str = "bur"
    """The cubes, by faction: the seats', then the Black Rose's."""

    def seat(self, mage: str) -> int:
        """The seat of a mage."""
        return self.people.index(mage)

    def faction(self, who: str) -> int:
        """The faction of a mage or of the Black Rose."""
        return self.rules.rose if who == ROSE else self.seat(who)

    def who(self, faction: int) -> str:
        """The name of a faction; "" for nobody."""
        return "" if faction == NOBODY else (*self.people, ROSE)[faction]

    def room(self, name: str) -> int:
        """The position of a room."""
        names = [self.rules.rooms[tile].name.en for tile in self.state.tiles]
        return names.index(name)

    def room_name(self, position: int) -> str:
        """The name of the room at a position."""
        return self.rules.rooms[self.state.tiles[position]].name.en

    def card(self, name: str) -> int:
        """The number of a card."""
        return [card.name.en for card in self.rules.cards].index(name)

    def model(self, name: str) -> int:
        """The number of a model: a mage, or "Templar u2"."""
        if name in self.people:
            return self.seat(name)
        place = name.split()[-1]
        return self._places(self.letters.index(place[0]))[int(place[1:]) - 1]

    def _places(self, faction: int) -> list[int]:
        """The places for evocations of a faction: an Avatar's own, then those of the Black Rose."""
        hers = self.rules.rose_places if faction == self.rules.rose else ()
        return list(dict.fromkeys((*self.rules.places_of(faction), *hers)))

    def name(self, model: int) -> str:
        """The name of a model."""
        if self.rules.is_mage(model):
            return self.people[model]
        owner = self.rules.owner(model)
        place = self._places(owner).index(model)
        kind = self.rules.evocations[self.state.kind[model]].name.en
        return f"{kind} {self.letters[owner]}{place + 1}"

    def label(self, option: Option) -> str:
        """An option by name: "cast quick", "move to Templar Armory", "attack Ulrich", "claim Balance",
        "yes" …
        """
        word, numbers = str(option[0]), [int(number) for number in option[1:]]
        if word in ("cast", "momentum", "reveal", "slot"):
            return f"{word} {SLOT_NAMES[numbers[0]]}"
        if word == "lasting":
            return f"lasting {SLOT_NAMES[numbers[0]]} {numbers[1]} {numbers[2]}"
        if word == "standing":
            return self._standing(*numbers)
        if word == "plan":
            side = ("light", "dark")[numbers[2]]
            return f"{SLOT_NAMES[numbers[0]]}: {self.rules.cards[numbers[1]].name.en} {side}"
        if word in ("colour", "type"):
            return f"{word} {(COLOURS if word == 'colour' else TYPES)[numbers[0]]}"
        if word in ("model", "attack", "spend", "instead"):
            return f"{word} {self.name(numbers[0])}" if word != "model" else self.name(numbers[0])
        if word in ("room", "move", "dummy"):
            if numbers[0] >= len(self.state.tiles):  # Rebirth's dummy is nowhere
                return "dummy"
            prefix = {"room": "", "move": "move to ", "dummy": "dummy in "}[word]
            return prefix + self.room_name(numbers[0])
        return self._component(word, numbers)

    def _standing(self, code: int, sentence: int, where: int, number: int, event: int) -> str:
        """A text in force by its card, its sentence and what it answers: "upgrade of Cadaver d1 0 0"."""
        if where in (EVOCATION, UPGRADE):
            card = f"of {self.name(number)}"
        else:
            program = self.rules.programs[code]
            named = {"event": self.rules.event_cards, "jinx": self.rules.jinxes}
            card = named.get(program.kind, self.rules.evocations)[program.component].name.en
        return f"{WHERE[where]} {card} {sentence} {event}"

    def _component(self, word: str, numbers: list[int]) -> str:
        """An option that names a component."""
        rules = self.rules
        named = {
            "claim": rules.quests,
            "quest": rules.quests,
            "card": rules.cards,
            "away": rules.cards,
            "memory": rules.cards,
            "upgrade": rules.upgrades,
            "mage": rules.mages,
            "school": rules.schools,
            "event": rules.event_cards,
            "kind": rules.evocations,
            "jinx": rules.jinxes,
        }
        if word not in named:
            return " ".join([word, *map(str, numbers)])
        name = named[word][numbers[0]].name.en
        return f"{word} {name}" if word in ("claim", "away", "memory") else name
