"""The letters: one to confirm an address, one that says where somebody is waited for.

They are plain text. What they say of a game is what a spectator sees; what a stranger could have written (the
names of players) stands in no letter before its reader has agreed to get letters, and in no header.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import format_datetime, parseaddr
from typing import Any, Final

from blackrose.game import listing
from blackrose.server.editions import edition_words
from blackrose.server.errors import server_words
from blackrose.server.notices.postbox import Letter

UNFOLDED: Final = ("list-unsubscribe", "message-id")


class _Policy(EmailPolicy):
    """Never breaks or encodes the headers that programs read a link from, however long it is."""

    def fold_binary(self, name: str, value: Any) -> bytes:
        if name.lower() in UNFOLDED:
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


POLICY: Final = _Policy(linesep="\r\n", max_line_length=78, raise_on_defect=True)


@dataclass(frozen=True, slots=True)
class TableWaits:
    """A table that waits for somebody: what a spectator sees of it. ``asked``: who, and for what."""

    table: str
    edition: str
    round: int
    rounds: int
    players: tuple[str, ...]
    asked: tuple[tuple[str, str], ...]


class Letters:
    """Writes letters of one sender about the tables of one server."""

    def __init__(self, sender: str, url: str) -> None:
        """``sender`` may have a name before the address; ``url`` is where people find the page."""
        name, self._address = parseaddr(sender)
        self._from = Address(display_name=name, addr_spec=self._address)
        self._url = url.rstrip("/")

    def confirm(self, to: str, language: str, secret: str, stop: str, now: float) -> Letter:
        """Asks whether letters are wanted; the link works once."""
        say = server_words(language).say
        lines = [
            say("mail-confirm-text"),
            "",
            f"{self._url}/#/notices/{secret}",
            "",
            say("mail-confirm-not-me"),
        ]
        return self._letter(to, language, say("mail-confirm-subject"), lines, stop, secret, now)

    def turn(
        self, to: str, language: str, tables: Sequence[TableWaits], stop: str, mark: str, now: float
    ) -> Letter:
        """Says where somebody is waited for. ``mark`` is the same for the same news, so that a letter which
        was handed in twice is one to the reader.
        """
        say = server_words(language).say
        lines: list[str] = []
        for table in tables:
            lines += [*self._about(table, language), ""]
        lines.append(say("mail-turn-why"))
        return self._letter(to, language, say("mail-turn-subject", count=len(tables)), lines, stop, mark, now)

    def _about(self, table: TableWaits, language: str) -> list[str]:
        say = edition_words(listing(table.edition), language).say
        edition = say(f"edition-{table.edition}")
        if table.round:
            where = say("mail-turn-round", edition=edition, round=table.round, rounds=table.rounds)
        else:
            where = say("mail-turn-setup", edition=edition)
        return [
            where,
            say("mail-turn-players", players=", ".join(table.players)),
            *(say("mail-turn-asked", who=who, what=what) for who, what in table.asked),
            f"{self._url}/#/table/{table.table}",
        ]

    def _letter(
        self, to: str, language: str, subject: str, lines: list[str], stop: str, mark: str, now: float
    ) -> Letter:
        lines = [
            *lines,
            "",
            "-- ",
            server_words(language).say("mail-stop"),
            f"{self._url}/#/notices/off/{stop}",
        ]
        message = EmailMessage(policy=POLICY)
        message["From"] = self._from
        message["To"] = Address(addr_spec=to)
        message["Subject"] = subject
        message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
        message["Message-ID"] = f"<{_digest(to, mark)}@{self._address.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._url}/api/notices/stop/{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n".join(lines) + "\n", cte="quoted-printable")
        message["Content-Language"] = language
        return Letter(self._address, to, message)


def _digest(*parts: str) -> str:
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=16, person=b"blackrose-letter").hexdigest()
