"""Setting up an Avatar: its model, its command decks, its seat among the mages, and where it starts."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.play.commanding import room_called
from blackrose.engine.rng import shuffled
from blackrose.engine.table import GameFrame, Table


def take_model(t: Table, f: GameFrame) -> bool:
    """It has a card of its own, which no mage can take (AVA.2, AVA.3)."""
    t.mage[t.rules.avatar] = len(t.rules.mages) - 1
    return True


def shuffle_commands(t: Table, f: GameFrame) -> bool:
    """The command cards of each moon by themselves (AVA.2)."""
    t.commands = tuple(shuffled(t, cards) for cards in t.rules.command_decks)
    return True


def take_seat(t: Table, f: GameFrame) -> bool:
    """It sits between the mages of the Cells beside its board, which lies in place of its own Cell (AVA.44,
    AVA.46). Where these two do not sit beside each other it sits after the one whose Cell comes first.
    """
    people, cells = len(t.rules.people), t.rules.seats
    own = t.cells[t.rules.avatar]
    before, behind = t.cells.index((own - 1) % cells), t.cells.index((own + 1) % cells)
    turned = (before + 1) % people != behind and (behind + 1) % people == before
    t.seating = behind if turned else before
    return True


def stand(t: Table, f: GameFrame) -> bool:
    """It starts in the room its card names (AVA.48)."""
    card = t.rules.avatar_card
    if card is not None:
        waiting = list(t.fresh)
        changes.enter(t, t.rules.avatar, room_called(t, card.start))
        t.fresh = waiting  # nothing answers that it stands there
    return True
