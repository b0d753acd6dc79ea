"""The table as one audience sees it, in one language, as plain data (see :mod:`blackrose.table.wire`).

Everything is made from a seat's :class:`~blackrose.engine.views.View` and from events as that seat sees them,
so nothing can be shown that the seat may not know.
"""

from blackrose.table.shown.box import box
from blackrose.table.shown.keeper import LogKeeper
from blackrose.table.shown.options import option_id, option_of
from blackrose.table.shown.preview import Foreseen, preview
from blackrose.table.shown.reference import rules_shown
from blackrose.table.shown.replay import replay
from blackrose.table.shown.shower import Shower

__all__ = [
    "Foreseen",
    "LogKeeper",
    "Shower",
    "box",
    "option_id",
    "option_of",
    "preview",
    "replay",
    "rules_shown",
]
