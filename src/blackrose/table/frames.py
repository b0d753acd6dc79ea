"""The running frames as a view shows them, by name instead of by place."""

from __future__ import annotations

from types import SimpleNamespace

from blackrose.engine.table import FRAME_FIELDS
from blackrose.engine.views import View


def seen_frames(view: View) -> list[SimpleNamespace]:
    """What is being carried out, the innermost last."""
    return [SimpleNamespace(**dict(zip(FRAME_FIELDS, values, strict=True))) for values in view.stack]
