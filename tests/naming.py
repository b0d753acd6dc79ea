"""Names for everything on a Duel table, so that tests speak of rooms, cards and models, not of numbers."""

from __future__ import annotations

from blackrose.engine.decisions import Option
from blackrose.engine.rules import Rules
from blackrose.engine.table import NOBODY
from blackrose.game import State

CUBES = "bur"
SLOT_NAMES = ("quick", "I", "II", "III")
ROSE = "Black Rose"


class Named:
    """A table whose pieces go by their English names; an evocation is "Templar b1", its owner's first."""

    rules: Rules
    state: State

    def seat(self, mage: str) -> int:
        """The seat of a mage."""
        return ("Bartholomew", "Ulrich").index(mage)

    def faction(self, who: str) -> int:
        """The faction of a mage or of the Black Rose."""
        return self.rules.rose if who == ROSE else self.seat(who)

    def who(self, faction: int) -> str:
        """The name of a faction; "" for nobody."""
        return "" if faction == NOBODY else ("Bartholomew", "Ulrich", ROSE)[faction]

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
        if name in ("Bartholomew", "Ulrich"):
            return self.seat(name)
        place = name.split()[-1]
        return self.rules.seats + CUBES.index(place[0]) * self.rules.places + int(place[1:]) - 1

    def name(self, model: int) -> str:
        """The name of a model."""
        if model < self.rules.seats:
            return ("Bartholomew", "Ulrich")[model]
        owner, place = divmod(model - self.rules.seats, self.rules.places)
        kind = self.rules.evocations[self.state.kind[model]].name.en
        return f"{kind} {CUBES[owner]}{place + 1}"

    def label(self, option: Option) -> str:
        """An option by name: "cast quick", "move to Templar Armory", "attack Ulrich", "claim Balance",
        "yes" …
        """
        word, numbers = str(option[0]), [int(number) for number in option[1:]]
        if word in ("cast", "momentum", "reveal", "slot"):
            return f"{word} {SLOT_NAMES[numbers[0]]}"
        if word == "lasting":
            return f"lasting {SLOT_NAMES[numbers[0]]} {numbers[1]} {numbers[2]}"
        if word == "move":
            return f"move to {self.room_name(numbers[0])}"
        if word == "attack":
            return f"attack {self.name(numbers[0])}"
        if word == "model":
            return self.name(numbers[0])
        if word == "dummy":
            return f"dummy in {self.room_name(numbers[0])}"
        if word == "room":
            return self.room_name(numbers[0])
        if word == "claim":
            return f"claim {self.rules.quests[numbers[0]].name.en}"
        if word == "card":
            return self.rules.cards[numbers[0]].name.en
        if word == "plan":
            side = ("light", "dark")[numbers[2]]
            return f"{SLOT_NAMES[numbers[0]]}: {self.rules.cards[numbers[1]].name.en} {side}"
        if word == "upgrade":
            return self.rules.upgrades[numbers[0]].name.en
        if word == "mage":
            return self.rules.mages[numbers[0]].name.en
        return " ".join([word, *map(str, numbers)])
