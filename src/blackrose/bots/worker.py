"""What runs in a bot's process: a view is made again from plain data, and a bot answers it.

Nothing of the game but the view is ever given to this process: no state, no seed, no key.
"""

from __future__ import annotations

import os
import signal
import threading
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from typing import Any

from blackrose.bots import make_bot
from blackrose.game import EDITIONS, Game, Option, View, box_of, unpack


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: the public set-up, what its seat sees, and dice of its own.

    ``parcel`` is the edition itself if it is not in the list that every process knows.
    """

    edition: str
    mages: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seat: int
    seen: dict[str, Any]
    bot: str
    dice: int
    parcel: bytes = b""


def answer(question: Question) -> Option:
    """What the bot chooses."""
    if question.parcel:
        unpack([question.parcel])
    # The rules of a game do not depend on its key, so any will do.
    rules = Game.new(question.edition, question.mages, b"", dict(question.options)).rules
    view = View.of_seen(rules, question.seat, question.seen)
    return make_bot(question.bot, question.dice).choose(view)


def begin() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when the parent is gone, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def get_ready() -> None:
    """Reads the boxes, so that the first question does not have to wait for it."""
    for edition in EDITIONS:
        box_of(edition)


def _end_with(parent: int) -> None:
    connection.wait([parent])
    os._exit(1)
