"""A seat's part of a secret choice that is still open: what was answered so far, and how a plan is made."""

from __future__ import annotations

from blackrose.game import View
from blackrose.game.secret_choices import answers_so_far, planning_rule
from blackrose.table.wire import Planned, Planning


def plan(view: View) -> list[Planned]:
    """What the view's seat has answered so far, in the order in which it did."""
    return [
        {"what": answer.what, "slot": answer.slot, "card": answer.card, "side": answer.side}
        for answer in answers_so_far(view)
    ]


def planning(view: View) -> Planning | None:
    """How a plan is made, while one is."""
    rule = planning_rule(view)
    if rule is None:
        return None
    return {"order": list(rule.order), "least": rule.least, "always": list(rule.always)}
