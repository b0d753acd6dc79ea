"""Whether the own last choice can be taken back, and why not."""

from __future__ import annotations

from blackrose.engine.barrier import DRAWN
from blackrose.engine.table import BARRIER
from blackrose.engine.views import View
from blackrose.engine.visibility import SPECTATOR
from blackrose.table.frames import seen_frames
from blackrose.table.session import Reason
from blackrose.table.wire import Back
from blackrose.table.words import Names

NO_RULE = ""
"""Taking back is a courtesy of the table; the rules of the game do not know it."""


def back(view: View, reason: Reason | None, names: Names) -> Back:
    """``reason`` is why the seat cannot, None if it can.

    While all choose in secret a seat can always take back its own answers, and whatever else is told must
    not depend on what the others have chosen meanwhile.
    """
    if view.seat == SPECTATOR:
        return {"can": False, "why": "", "rule": NO_RULE}
    frames = seen_frames(view)
    if frames and frames[-1].kind == BARRIER:
        given = frames[-1].data[view.seat]
        can = bool(given) and given[-1][0] != DRAWN  # what was drawn in study is no answer
        return {"can": can, "why": "" if can else names.say("back-secret"), "rule": NO_RULE}
    if reason is None:
        return {"can": True, "why": "", "rule": NO_RULE}
    return {"can": False, "why": names.say(f"back-{reason.name.lower()}"), "rule": NO_RULE}
