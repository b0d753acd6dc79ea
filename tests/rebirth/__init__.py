"""Rebirth at the table, rule by rule."""
