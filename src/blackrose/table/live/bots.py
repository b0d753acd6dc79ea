"""Bots think in processes of their own, on nothing but what their seat may know."""

from __future__ import annotations


class BotPool:
    """The processes in which bots think; they start when the first bot is asked."""

    def __init__(self, workers: int = 1, patience: float = 30.0) -> None:
        """``patience`` is how many seconds a bot may think before it counts as failed."""
        raise NotImplementedError

    async def close(self) -> None:
        """Ends the processes."""
        raise NotImplementedError
