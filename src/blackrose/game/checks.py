"""What must be true of every table at every decision: nothing in the box is lost, doubled or out of place."""

from __future__ import annotations

from blackrose.engine.conservation import violations

__all__ = ["violations"]
