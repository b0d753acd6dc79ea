"""Secrets: truly random, told once, and stored only as hashes.

Each kind of secret is hashed in a space of its own, so that a claim can never pass for a cookie.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final, Literal

Kind = Literal["browser", "claim", "watch", "recover", "share", "confirm", "stop"]

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of recovery codes: no I, L, O, U, which are read as something else or make words."""

GROUPS: Final = 5
GROUP: Final = 5
"""Five groups of five: 125 bits."""

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")
_ALIKE: Final = str.maketrans("OILU", "011V", " -–—\u00a0\u2011")


def new_secret() -> str:
    """192 random bits that can stand in a link."""
    return secrets.token_urlsafe(24)


def looks_right(secret: str) -> bool:
    """Whether this can be one of our secrets; anything else is not looked up in the store."""
    return _SECRET.fullmatch(secret) is not None


def new_code() -> str:
    """A recovery code that can be written down: XXXXX-XXXXX-XXXXX-XXXXX-XXXXX."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))


def read_code(text: str) -> str | None:
    """A recovery code as it was made, however it was typed; None if it cannot be one."""
    plain = text.strip().upper().translate(_ALIKE)
    if len(plain) != GROUPS * GROUP or not set(plain) <= set(ALPHABET):
        return None
    return "-".join(plain[at : at + GROUP] for at in range(0, len(plain), GROUP))


def hashed(kind: Kind, secret: str) -> str:
    """What is kept of a secret."""
    person = f"blackrose-{kind}".encode()[:16]
    return hashlib.blake2b(secret.encode("utf-8", "surrogatepass"), digest_size=32, person=person).hexdigest()
