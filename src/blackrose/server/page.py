"""The page and what else is the same for everybody: held in memory, compressed once, sent by digest."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Response

from blackrose.server.browsers import Asked
from blackrose.server.errors import RequestRefused

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
LARGE_ENOUGH: Final = 1000
"""Bytes from which compressing is worth it."""

_COMPRESSED_ALREADY: Final = frozenset({".woff2", ".woff", ".png", ".jpg", ".webp", ".gz", ".ogg", ".mp3"})
_KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
}


class NoPage(Exception):
    """The page has not been built."""


@dataclass(frozen=True, slots=True)
class StaticAnswer:
    """Something that is sent as it is: plain and compressed, with the digest it is known by."""

    plain: bytes
    packed: bytes | None
    digest: str
    kind: str
    caching: str

    @classmethod
    def of(cls, plain: bytes, kind: str, caching: str = ASK_AGAIN, pack: bool = True) -> StaticAnswer:
        """Compresses what is large enough and becomes smaller."""
        packed = gzip.compress(plain, 9, mtime=0) if pack and len(plain) >= LARGE_ENOUGH else None
        if packed is not None and len(packed) >= len(plain):
            packed = None
        return cls(plain, packed, hashlib.blake2b(plain, digest_size=16).hexdigest(), kind, caching)

    def answer(self, request: Asked) -> Response[bytes]:
        """The whole of it, or that nothing has changed."""
        tag = f'"{self.digest}"'
        headers = {"etag": tag, "cache-control": self.caching, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "")
        if tag in (one.strip().removeprefix("W/") for one in known[:1000].split(",")):
            return Response(b"", status_code=304, headers=headers)
        body = self.plain
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.kind)


def json_answer(plain: bytes, caching: str = ASK_AGAIN) -> StaticAnswer:
    """JSON that is the same for everybody."""
    return StaticAnswer.of(plain, "application/json", caching)


class Page:
    """The files of the built page, by their path."""

    def __init__(self, folder: Path) -> None:
        """Reads them all; NoPage if there are none."""
        if not (folder / "index.html").is_file():
            raise NoPage(f"the page is not built: there is no index.html in {folder}")
        self._files = {
            path.relative_to(folder).as_posix(): _file(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts)
        }

    def file(self, path: str) -> StaticAnswer:
        """A file of the page; the page itself at the root."""
        file = self._files.get(path.strip("/") or "index.html")
        if file is None:
            raise RequestRefused("not-found")
        return file

    def __iter__(self) -> object:
        """The paths there are."""
        return iter(self._files)


def _file(path: Path, folder: Path) -> StaticAnswer:
    named_by_content = path.relative_to(folder).parts[0] == "assets"
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    caching = FOREVER if named_by_content else ASK_AGAIN
    return StaticAnswer.of(path.read_bytes(), kind, caching, path.suffix not in _COMPRESSED_ALREADY)
