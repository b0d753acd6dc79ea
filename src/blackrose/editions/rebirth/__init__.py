"""Rebirth: two to six mages, nineteen rooms, six schools, three moons."""

from blackrose.editions.rebirth.edition import REBIRTH

__all__ = ["REBIRTH"]
