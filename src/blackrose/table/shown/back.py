"""Whether the own last choice can be taken back, and why not."""

from __future__ import annotations

from blackrose.engine.table import BARRIER
from blackrose.engine.views import View
from blackrose.engine.visibility import SPECTATOR
from blackrose.table.frames import seen_frames
from blackrose.table.session import Reason
from blackrose.table.shown.topics import HIDDEN_RULE
from blackrose.table.wire import Back
from blackrose.table.words import Names

RULES = {Reason.REVEALED: HIDDEN_RULE, Reason.CHANCE: HIDDEN_RULE, Reason.ASKED: HIDDEN_RULE}
"""Taking back is ours; what forbids it is that nobody may learn by it what they should not know."""


def back(view: View, reason: Reason | None, names: Names) -> Back:
    """``reason`` is why the seat cannot, None if it can.

    While all choose in secret a seat can always take back its own answers, and whatever else is told must
    not depend on what the others have chosen meanwhile.
    """
    if view.seat == SPECTATOR:
        return {"can": False, "why": "", "rule": ""}
    frames = seen_frames(view)
    if frames and frames[-1].kind == BARRIER:
        can = bool(frames[-1].data[view.seat])
        return {"can": can, "why": "" if can else names.say("back-secret"), "rule": ""}
    if reason is None:
        return {"can": True, "why": "", "rule": ""}
    return {
        "can": False,
        "why": names.say(f"back-{reason.name.lower()}"),
        "rule": RULES.get(reason, ""),
    }
