"""The server's log: one line of JSON a record, on the error stream, without anything a reader could use.

Only what is named here reaches a line. No cookie, claim, code, seed, share or chosen option is ever given to
it, and of an error it keeps the kind and the place, not the message, which could quote what was sent.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any, Final, TextIO

LOGGER: Final = "blackrose"
FIELDS: Final = (
    "table",
    "seat",
    "edition",
    "seats",
    "route",
    "method",
    "status",
    "code",
    "milliseconds",
    "connections",
    "tables",
    "host",
    "port",
    "version",
)
"""What a record may tell besides its message."""

log = logging.getLogger(f"{LOGGER}.server")


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and message first."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _message(record),
        }
        line.update({name: record.__dict__[name] for name in FIELDS if name in record.__dict__})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _error(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    """Our messages as they are; of others only the template, without the values put into it."""
    return str(record.msg) if not record.name.startswith(LOGGER) else record.getMessage()


def _error(error: BaseException) -> dict[str, Any]:
    places = [
        f"{frame.filename.rpartition('site-packages')[2].rpartition('src')[2]}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    told: dict[str, Any] = {"kind": type(error).__name__, "places": places}
    if error.__cause__ is not None:
        told["cause"] = _error(error.__cause__)
    return told


def start(level: str, stream: TextIO | None = None) -> logging.Handler:
    """Everything of ours, and of the libraries what is at least a warning, goes to one stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(LOGGER).setLevel(level.upper())
    return handler


def stop(handler: logging.Handler) -> None:
    """Stops writing to the stream."""
    logging.getLogger().removeHandler(handler)
    handler.close()
