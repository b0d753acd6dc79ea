"""What a seat may know, and a possible full game made from it."""

from blackrose.engine.views.view import View

__all__ = ["View"]
