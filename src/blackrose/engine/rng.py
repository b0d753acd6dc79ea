"""Chance: a keyed counter stream inside the table, so that a game can be re-dealt from its key.

Block ``n`` of the stream is ``blake2b(n, key)``. Whoever knows the key can re-deal the whole game; whoever
knows only the commitment cannot, and can check it once the key is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Final, Protocol

_WORDS: Final = Struct("<16I")
_SPAN: Final = 1 << 32


class Chance(Protocol):
    """Anything that carries a stream: its key, and how many blocks were used."""

    key: bytes
    chance: int


def key_from_seed(seed: int | str | bytes) -> bytes:
    """The 32-byte key of a seed; a real game takes 32 random bytes as its seed."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(raw, digest_size=32, person=b"blackrose-seed").digest()


def commitment(key: bytes) -> str:
    """What can be published at the start: it binds the key and tells nothing of it."""
    return blake2b(key, digest_size=32, person=b"blackrose-bind").hexdigest()


def below(t: Chance, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    limit = _SPAN - _SPAN % n
    while True:
        for word in _block(t):
            if word < limit:
                return word % n


def shuffled(t: Chance, items: Sequence[int]) -> tuple[int, ...]:
    """The items in a random order."""
    deck = list(items)
    words: Iterator[int] = iter(())
    for last in range(len(deck) - 1, 0, -1):
        limit = _SPAN - _SPAN % (last + 1)
        word = next(words, _SPAN)
        while word >= limit:
            if word == _SPAN:
                words = iter(_block(t))
            word = next(words, _SPAN)
        pick = word % (last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    return tuple(deck)


def _block(t: Chance) -> tuple[int, ...]:
    t.chance += 1
    return _WORDS.unpack(blake2b(t.chance.to_bytes(8, "little"), key=t.key).digest())
