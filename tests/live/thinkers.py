"""Ways in which a bot's process can go wrong, as functions of a module so that processes can run them."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

from blackrose.bots.worker import Question, answer
from blackrose.game import Option


def dies_once(mark: Path, question: Question) -> Option:
    """The first time the whole process is gone."""
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return answer(question)


def dies_after(mark: Path, question: Question) -> Option:
    """The whole process is gone as soon as there is a mark."""
    while not mark.exists():
        time.sleep(0.01)
    os._exit(3)


def dies_always(question: Question) -> Option:
    """Whatever is asked."""
    os._exit(3)


def raises(question: Question) -> Option:
    """A mistake in a bot."""
    raise ZeroDivisionError("a mistake")


def cheats(question: Question) -> Option:
    """An answer that nobody offered."""
    return ("win",)


def never_ends(question: Question) -> Option:
    """A bot that thinks for ever."""
    threading.Event().wait()
    raise AssertionError


def tells_process(question: Question) -> Option:
    """An answer that says which process gave it."""
    return ("process", os.getpid())
