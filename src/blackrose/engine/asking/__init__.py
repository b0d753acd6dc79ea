"""Asking players: one question at a time, who answers it, and secret choices made at the same time."""
