"""The table as whoever sits at the keyboard sees it, and what the drawings need to know of it.

Everything that changes during a game comes from the :class:`~blackrose.table.wire.Shown` that the page gets
too; the words and the printed cards never change.
"""

from __future__ import annotations

from blackrose.language.words import Phrase
from blackrose.packs.faces import AnyComponent, CardFace
from blackrose.table.wire import (
    NONE,
    CardRef,
    CubesShown,
    DecisionShown,
    FactionShown,
    ModelShown,
    OptionShown,
    Shown,
    SlotShown,
    TaskShown,
)
from blackrose.table.words.names import Names, Scene
from blackrose.table.words.subjects import ORIGINAL, ROOMS, SPELLS
from blackrose.table.words.texts import Texts
from blackrose.terminal.glyphs import OWN_DESIGN, Sign, initial, sign


def several(decision: DecisionShown) -> CubesShown | None:
    """The cubes that a question is about, where more than one may be picked."""
    cubes = decision["cubes"]
    return cubes if cubes is not None and cubes["most"] > 1 else None


class SeenTable:
    """One shown table with the words and texts of its game."""

    def __init__(self, shown: Shown, names: Names, texts: Texts) -> None:
        """``names`` and ``texts`` are in the language of the shown table."""
        self.shown = shown
        self.names = names
        self.texts = texts
        self.rules = names.rules
        self.factions = shown["factions"]
        self.seats: list[FactionShown] = [faction for faction in self.factions if not faction["rose"]]
        self.in_cells = [faction for faction in self.factions if faction["cell"] != NONE]
        """Whoever has a Cell: the seats, and an Avatar."""
        self.models: list[ModelShown] = [model for model in shown["models"] if model is not None]
        self.has_moons = bool(shown["track"]["moons"])
        kinds = [NONE if model is None else model["card"] for model in shown["models"]]
        tiles = [room["tile"] for room in shown["rooms"]]
        self.scene = Scene(tiles, [seat["mage"] for seat in self.seats], kinds)
        self._in_force = {(effect["seat"], effect["slot"]) for effect in shown["lasting"]}

    # ----------------------------------------------------------------------------------------------
    # Who
    # ----------------------------------------------------------------------------------------------

    def who(self, faction: int) -> Phrase:
        """A faction's name, as it stands in a sentence."""
        return self.names.faction(self.scene, faction)

    def sign(self, faction: int) -> Sign:
        """A faction's sign."""
        return sign(self.factions[faction])

    def letter(self, faction: int) -> str:
        """A mage's initial, the Black Rose's, or a seat's number before it has a mage."""
        shown = self.factions[faction]
        if shown["rose"]:
            return self.names.say("rose-letter")
        return str(faction + 1) if shown["mage"] == NONE else initial(shown["name"])

    def mage(self, seat: int) -> ModelShown:
        """The model of a seat's mage, which never leaves the table."""
        model = self.shown["models"][seat]
        assert model is not None
        return model

    def evocations(self, faction: int) -> list[ModelShown]:
        """The evocations a faction owns."""
        return [model for model in self.models if not model["mage"] and model["owner"] == faction]

    def haunting(self, seat: int) -> list[ModelShown]:
        """The evocations that are put on a mage."""
        return [model for model in self.models if model["haunts"] == seat]

    # ----------------------------------------------------------------------------------------------
    # What
    # ----------------------------------------------------------------------------------------------

    def component(self, kind: str, number: int) -> AnyComponent:
        """A component of the box."""
        return self.texts.component(kind, number)

    def name(self, kind: str, number: int) -> str:
        """A component's name."""
        return self.names.name(self.component(kind, number))

    def face(self, kind: str, number: int) -> CardFace:
        """A component's printed card."""
        return self.texts.face(kind, number)

    def is_own_design(self, card: CardRef | None) -> bool:
        """Whether a card is of our own design, not of the printed box."""
        return card is not None and self.component(card["kind"], card["number"]).provenance == ORIGINAL

    def design_mark(self, kind: str, number: int) -> str:
        """The mark behind the name of a component of our own design."""
        return f" {OWN_DESIGN}" if self.component(kind, number).provenance == ORIGINAL else ""

    def names_own_design(self, option: OptionShown) -> bool:
        """Whether an answer names a spell of our own design."""
        return option["group"] in SPELLS and self.is_own_design(option["card"])

    def state_of(self, task: TaskShown) -> str:
        """How far a quest of a mage's own has come: its state, or that it is done and waits to be shown."""
        return "met" if task["met"] else task["state"]

    def lies(self, seat: int, slot: SlotShown) -> str:
        """The message that says how a spell lies in its slot, and whether it is in force."""
        in_force = slot["state"] == "revealed" and (seat, slot["slot"]) in self._in_force
        return "slot-lasting" if in_force else f"slot-{slot['state']}"


def numbered_rooms(decision: DecisionShown) -> dict[int, int]:
    """The rooms that answers name, with the answers' numbers."""
    return {
        option["room"]: number
        for number, option in enumerate(decision["options"], start=1)
        if option["group"] in ROOMS
    }
