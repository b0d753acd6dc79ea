"""An unofficial digital edition of the board games Black Rose Wars."""

from importlib.machinery import PathFinder

__version__ = "0.2.0"


def engine_in_use() -> str:
    """Which engine runs: as it is written, or compiled ahead of time (``make compiled``).

    The engine is looked for, not loaded.
    """
    spec = PathFinder.find_spec("blackrose.engine.loop", [f"{folder}/engine" for folder in __path__])
    written = spec is None or (spec.origin or "").endswith(".py")
    return "pure Python" if written else "compiled (mypyc)"
