"""What may be sent to the server: bodies of requests and messages of a connection, and nothing else.

Unknown fields are refused, numbers are not read out of strings, and what is refused is not quoted. There is
no seat in a message: whose it is was settled when the connection was opened.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from litestar._openapi.schema_generation import SchemaCreator
from litestar.dto import MsgspecDTO
from litestar.openapi.spec import Reference, Schema
from litestar.params import FromPath, FromQuery
from litestar.typing import FieldDefinition
from msgspec import Meta, Struct

from blackrose.server.errors import RequestRefused

LARGEST: Final = 64 * 1024
"""Bytes of a body or a message."""

LONGEST_NAME: Final = 24

BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and signs that show nothing: fillers of scripts, the empty Braille cell."""

MOST_MARKS: Final = 2
"""Accents on one letter; a heap of them runs over the lines above and below."""

Word = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200, description="1 to 24 characters that can be printed")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
OptionId = Annotated[str, Meta(min_length=1, max_length=500)]
Revision = Annotated[int, Meta(ge=0, le=2**31)]
Language = Literal["en", "de", "ru"]

Lang = FromQuery[Language]
InPath = FromPath[str]
SeatInPath = FromPath[int]


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request."""


class SeatWish(Body, frozen=True):
    """Who shall sit on a seat: this browser (person), a bot, or whoever comes by a link (open)."""

    player: Literal["person", "bot", "open"]
    name: Name = ""
    bot: Word = ""
    mage: Word = ""


class NewTable(Body, frozen=True):
    """A table as it shall be. ``pace`` is the clock in seconds a decision; 0: none.

    With a ``day`` (as 2026-01-31) it is that day's game, with a ``challenge`` that prepared one: then one
    person sits there, and mage and options follow from it.
    """

    edition: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], Meta(max_length=32)] = {}
    pace: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    lang: Language = "en"
    day: Word = ""
    challenge: Word = ""


class ClaimSeat(Body, frozen=True):
    """A seat by its link."""

    claim: Secret
    name: Name = ""


class WatchTable(Body, frozen=True):
    """A table by its link for spectators."""

    watch: Secret


class Recover(Body, frozen=True):
    """A seat by its recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class SeatBot(Body, frozen=True):
    """Which bot shall sit down."""

    bot: Word


class NameAddress(Body, frozen=True):
    """Where a letter shall go when the seat is waited for, and in which language."""

    address: Annotated[str, Meta(min_length=1, max_length=320)]
    lang: Language = "en"


class ConfirmAddress(Body, frozen=True):
    """Says that letters are wanted, by the link in the first one."""

    secret: Secret


class Fork(Body, frozen=True):
    """Continues a finished game in another way: from which step, on which seat, against which bots.

    ``bots`` names one for every other seat in order, or one for all of them; the strongest if there is none.
    """

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    bots: Annotated[list[Word], Meta(max_length=8)] = []
    name: Name = ""


# --------------------------------------------------------------------------------------------------
# Messages of a connection
# --------------------------------------------------------------------------------------------------


class ClientMessage(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type", tag=str.lower):
    """A message of a connection."""


class Choose(ClientMessage, frozen=True):
    """An answer: which one, at which revision, under which key."""

    rev: Revision
    option: OptionId
    key: Key


class Back(ClientMessage, frozen=True):
    """A seat wants to take back its last answer."""

    rev: Revision
    key: Key


class Preview(ClientMessage, frozen=True):
    """What would this answer do?"""

    rev: Revision
    option: OptionId


class Order(ClientMessage, frozen=True):
    """A standing order for a trap or protection in one of the seat's slots."""

    slot: Annotated[int, Meta(ge=0, le=7)]
    mode: Literal["ask", "first", "saves", "against"]
    key: Key
    against: Annotated[list[Annotated[int, Meta(ge=0, le=7)]], Meta(max_length=8)] = []


class Sync(ClientMessage, frozen=True):
    """The whole view, please."""


class Speak(ClientMessage, frozen=True):
    """Another language from now on."""

    lang: Language


AnyFrame = Choose | Back | Preview | Order | Sync | Speak

_frames: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)


class Malformed(ValueError):
    """What was sent is not one of the things that may be sent."""


def read_frame(text: str) -> AnyFrame:
    """A message; Malformed if it is none."""
    try:
        return _frames.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Malformed from None


T = TypeVar("T", bound=Body)


class Strictly(MsgspecDTO[T]):
    """Reads a body as it stands: Litestar's own reading would take the string "1" for a number."""

    def decode_bytes(self, value: bytes) -> Any:
        """The decoded body; refuses anything else."""
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise RequestRefused("malformed") from None

    def decode_builtins(self, value: dict[str, Any]) -> Any:
        """Forms are not read."""
        raise RequestRefused("media-type")

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: SchemaCreator
    ) -> Reference | Schema:
        """The description of the body's own type."""
        return schema_creator.for_field_definition(field_definition)


# --------------------------------------------------------------------------------------------------
# Names of players
# --------------------------------------------------------------------------------------------------


def player_name(text: str) -> str:
    """A name as it will be shown; "" if none was given, a refusal if it cannot be shown."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if len(name) > LONGEST_NAME or not all(map(_can_be_shown, name)) or _heaped(name):
        raise RequestRefused("bad-name", most=LONGEST_NAME)
    if name and not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise RequestRefused("bad-name", most=LONGEST_NAME)
    return name


def _can_be_shown(character: str) -> bool:
    """No control, no direction mark, nothing invisible or unassigned, no stray surrogate."""
    return character == " " or (unicodedata.category(character)[0] not in "CZ" and character not in BLANK)


def _heaped(name: str) -> bool:
    marks = "".join("m" if unicodedata.category(character) in ("Mn", "Me") else "-" for character in name)
    return "m" * (MOST_MARKS + 1) in marks
