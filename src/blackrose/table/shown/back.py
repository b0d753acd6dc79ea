"""Whether a seat can take back its last choice, and why not."""

from __future__ import annotations

from blackrose.game import SPECTATOR, View
from blackrose.game.secret_choices import answers_given
from blackrose.table.recorded.session import Reason
from blackrose.table.wire import Back
from blackrose.table.words.names import Names

NO_RULE = ""
"""Taking back is a courtesy of the table; the rules of the game do not know it."""


def back(view: View, reason: Reason | None, names: Names) -> Back:
    """Whether the view's seat can take back its last choice; ``reason`` is why not, None if it can.

    While all choose in secret a seat can always take back its own answers, and whatever else is told must
    not depend on what the others have chosen meanwhile.
    """
    if view.seat == SPECTATOR:
        return {"can": False, "why": "", "rule": NO_RULE}
    if given := answers_given(view):
        can = bool(given[view.seat])
        return {"can": can, "why": "" if can else names.say("back-secret"), "rule": NO_RULE}
    if reason is None:
        return {"can": True, "why": "", "rule": NO_RULE}
    return {"can": False, "why": names.say(f"back-{reason.name.lower()}"), "rule": NO_RULE}
