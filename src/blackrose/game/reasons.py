"""Why something that a player may look for is not among the answers."""

from __future__ import annotations

from blackrose.engine.decisions import Decision
from blackrose.engine.play.reasons import Missing, missing
from blackrose.engine.verbs.possibility import REASONS
from blackrose.engine.views import View

__all__ = ["REASONS", "Missing", "not_offered"]


def not_offered(view: View, decision: Decision) -> list[Missing]:
    """What the view's own decision does not offer, and why not, by the engine's own conditions."""
    return list(missing(view.table, decision))
