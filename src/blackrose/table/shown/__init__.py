"""The table as one audience sees it, in one language, as plain data (see :mod:`blackrose.table.wire`).

Everything is made from a seat's :class:`~blackrose.game.View` and from events as that seat sees them, so
nothing can be shown that the seat may not know.
"""

from blackrose.table.shown.box import box
from blackrose.table.shown.log import ShownLog
from blackrose.table.shown.options import option_id, option_of
from blackrose.table.shown.presenter import Presenter
from blackrose.table.shown.preview import Foreseen, preview
from blackrose.table.shown.reference import rules_shown
from blackrose.table.shown.replay import replay

__all__ = [
    "Foreseen",
    "Presenter",
    "ShownLog",
    "box",
    "option_id",
    "option_of",
    "preview",
    "replay",
    "rules_shown",
]
