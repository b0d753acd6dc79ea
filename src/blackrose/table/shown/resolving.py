"""The texts that are being carried out, as the running frames tell them."""

from __future__ import annotations

from types import SimpleNamespace

from blackrose.engine.table import DUMMY, EACH, EFFECT, FULL_STOP, NOBODY, PART
from blackrose.table.shown.refs import Refs
from blackrose.table.wire import Resolving


def resolving(frames: list[SimpleNamespace], refs: Refs) -> list[Resolving]:
    """Every text on the stack, the innermost last. A text inside another stands for both.

    A frame names the sentence that comes next; while its full stop is dealt with, the one before is meant.
    """
    found: list[Resolving] = []
    for at, frame in enumerate(frames):
        above = frames[at + 1] if at + 1 < len(frames) else None
        if frame.kind != EFFECT or (above is not None and _is_inner(above)):
            continue
        at_full_stop = above is not None and above.kind == FULL_STOP
        ref = refs.ref(frame.code, frame.pc - 1 if at_full_stop else frame.pc)
        if ref is None:
            continue
        dummy = frame.target <= DUMMY
        found.append(
            {
                "card": ref,
                "by": frame.actor,
                "model": max(NOBODY, frame.target),
                "room": DUMMY - frame.target if dummy else frame.room,
            }
        )
    return found


def _is_inner(frame: SimpleNamespace) -> bool:
    return bool(frame.kind == EACH or (frame.kind == EFFECT and frame.once == PART))
