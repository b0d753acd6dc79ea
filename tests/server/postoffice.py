"""A mail server for tests: it takes letters, or does not, on a port of this machine."""

from __future__ import annotations

import queue
import re
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType

from tests.server.serving import PATIENCE


class Received:
    """A letter as it came: the envelope, the bytes, and what they say."""

    def __init__(self, sender: str, to: list[str], raw: bytes) -> None:
        """Read by the library's own parser."""
        self.sender = sender
        self.to = to
        self.raw = raw
        read = message_from_bytes(raw, policy=policy.default)
        assert isinstance(read, EmailMessage)
        self.message = read
        self.text: str = read.get_content().replace("\r\n", "\n")

    def link(self, kind: str) -> str:
        """What stands in a link of this kind: "notices", "notices/off", "table"."""
        found = re.search(rf"^https://games\.example/#/{kind}/([^/\s]+)$", self.text, re.M)
        assert found is not None, self.text
        return found[1]


class PostOffice:
    """Listens while it is open. ``broken`` hangs up on everybody; ``recipient`` answers to an address."""

    def __init__(self) -> None:
        """Use in a ``with``."""
        self.broken = False
        self.recipient = "250 ok"
        self.tried = 0
        self.logins: list[str] = []
        self.letters: queue.Queue[Received] = queue.Queue()
        office = self

        class Counter(socketserver.StreamRequestHandler):
            timeout = PATIENCE

            def handle(self) -> None:
                office.tried += 1
                if not office.broken:
                    _Talk(office, self).hold()

        class Server(socketserver.ThreadingTCPServer):
            daemon_threads = False
            allow_reuse_address = True

        self._server = Server(("127.0.0.1", 0), Counter)
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))

    def __enter__(self) -> PostOffice:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._server.shutdown()
        self._thread.join(PATIENCE)
        self._server.server_close()

    def letter(self) -> Received:
        """The next letter, waited for."""
        return self.letters.get(timeout=PATIENCE)

    @property
    def empty(self) -> bool:
        """Whether no letter lies there."""
        return self.letters.empty()


class _Talk:
    """One conversation, line by line."""

    def __init__(self, office: PostOffice, handler: socketserver.StreamRequestHandler) -> None:
        self._office = office
        self._in, self._out = handler.rfile, handler.wfile
        self._sender = ""
        self._to: list[str] = []

    def _say(self, line: str) -> None:
        self._out.write(line.encode() + b"\r\n")

    def hold(self) -> None:
        self._say("220 here")
        while line := self._in.readline().decode().strip():
            word = line.partition(" ")[0].upper()
            if word == "EHLO":
                self._say("250-here\r\n250-8BITMIME\r\n250 AUTH PLAIN")
            elif word == "AUTH":
                self._office.logins.append(line)
                self._say("235 welcome")
            elif word == "MAIL":
                self._sender = _address(line)
                self._say("250 ok")
            elif word == "RCPT":
                self._to.append(_address(line))
                self._say(self._office.recipient)
            elif word == "DATA":
                self._say("354 go on")
                self._office.letters.put(Received(self._sender, self._to, self._body()))
                self._say("250 taken")
            elif word == "QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 ok")

    def _body(self) -> bytes:
        lines = []
        while (line := self._in.readline()) != b".\r\n":
            lines.append(line.removeprefix(b"."))
        return b"".join(lines)


def _address(line: str) -> str:
    found = re.search(r"<(.*?)>", line)
    assert found is not None
    return found[1]
