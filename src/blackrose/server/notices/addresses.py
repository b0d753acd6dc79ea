"""What an e-mail address may be: a plain one. Whatever could mean something else in a header is refused."""

from __future__ import annotations

import re
from email.errors import MessageError
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Final

LONGEST: Final = 254
LONGEST_LOCAL: Final = 64

_LOCAL: Final = re.compile(r"(?!-)[A-Za-z0-9#$&'*+/=?^_{}~-]+(?:\.[A-Za-z0-9#$&'*+/=?^_{}~-]+)*")
"""Dots stand between signs only. Quotes, comments, routes (``%``, ``!``) and pipes are not taken."""

_DOMAIN: Final = re.compile(r"(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}(?<!-)")


class BadAddress(ValueError):
    """This is no address a letter is sent to."""


def read_address(text: str) -> str:
    """An address as it is stored and used: its domain in lower case and in ASCII form."""
    local, at, domain = text.strip(" ").rpartition("@")
    address = f"{local}@{_domain(domain)}"
    if not at or len(local) > LONGEST_LOCAL or len(address) > LONGEST:
        raise BadAddress
    if not _LOCAL.fullmatch(local) or not _DOMAIN.fullmatch(address.rpartition("@")[2]):
        raise BadAddress
    if parseaddr(address) != ("", address) or _rewritten(address) != address:
        raise BadAddress
    return address


def _domain(text: str) -> str:
    try:
        return text.encode("idna").decode("ascii").lower()
    except UnicodeError:
        raise BadAddress from None


def _rewritten(address: str) -> str:
    """As the library for headers writes it, which is what a mail server will read."""
    try:
        return Address(addr_spec=address).addr_spec
    except (ValueError, IndexError, MessageError):
        raise BadAddress from None


def masked(address: str) -> str:
    """An address in part: enough to recognise one's own, too little to learn somebody else's
    (``m…@example.org``).
    """
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}…@{domain}"
