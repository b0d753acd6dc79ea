"""A game being played: its record, its save file, what may be taken back, and the proof of its chance."""

from blackrose.table.recorded.record import (
    BrokenRecord,
    OtherPack,
    OtherVersion,
    Record,
    RecordError,
    Setup,
    Verified,
    verify,
)
from blackrose.table.recorded.saves import BrokenSave, SaveError, SaveFile, load, recover, write
from blackrose.table.recorded.session import CannotTakeBack, Reason, Session

__all__ = [
    "BrokenRecord",
    "BrokenSave",
    "CannotTakeBack",
    "OtherPack",
    "OtherVersion",
    "Reason",
    "Record",
    "RecordError",
    "SaveError",
    "SaveFile",
    "Session",
    "Setup",
    "Verified",
    "load",
    "recover",
    "verify",
    "write",
]
