"""Duel: two mages, seven rooms, one school, four rounds."""

from blackrose.editions.duel.edition import DUEL

__all__ = ["DUEL"]
