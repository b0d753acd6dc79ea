"""A view read at a glance: the fields of a table as the engine's own questions expect them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from blackrose.engine.views import View
from blackrose.table.frames import seen_frames


def glance(view: View) -> Any:
    """Something that answers like a table, with nothing in it that the view has not.

    Good for figures and facts of the open table; hidden cards are counts and impossible numbers here as they
    are in the view.
    """
    return SimpleNamespace(**view.seen | {"stack": seen_frames(view), "rules": view.rules})
