"""How much anybody may ask of the server: token buckets, and counts of what is open.

A refusal costs less than an answer, and tells when to try again. Buckets that are full again are forgotten,
so memory grows with those who ask much, not with those who ever asked.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from blackrose.server.settings import Rate, Settings

Clock = Callable[[], float]

MOST = 20_000
"""Buckets of one kind; beyond that the oldest are forgotten."""


class TooFast(Exception):
    """Somebody asked for more than is allowed; ``wait`` is the number of seconds until it will be."""

    def __init__(self, what: str, wait: float) -> None:
        self.what = what
        self.wait = max(1, math.ceil(wait))
        super().__init__(what)


class Bucket:
    """Tokens that are taken and come back with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        """Starts full."""
        self._rate = rate
        self._left = float(rate.most)
        self._at = now

    def _fill(self, now: float) -> None:
        speed = self._rate.most / self._rate.seconds
        self._left = min(self._rate.most, self._left + max(0.0, now - self._at) * speed)
        self._at = now

    def wait(self, now: float) -> float:
        """Seconds until there is a token; 0 if there is one."""
        self._fill(now)
        return max(0.0, (1 - self._left) * self._rate.seconds / self._rate.most)

    def take(self, now: float) -> bool:
        """Takes a token if there is one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether the bucket is full again, as if nobody had ever asked."""
        self._fill(now)
        return self._left >= self._rate.most


class Buckets:
    """A bucket for each of many, such as addresses."""

    def __init__(self, what: str, rate: Rate, clock: Clock) -> None:
        """``what`` names the limit in the refusal."""
        self.what = what
        self._rate = rate
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._buckets)

    def take(self, who: Hashable) -> None:
        """Counts one more; raises TooFast if that is too many."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self._rate, now)
        if not bucket.take(now):
            raise TooFast(self.what, bucket.wait(now))

    def check(self, who: Hashable) -> None:
        """Raises TooFast if nothing is left, and takes nothing."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is not None and (wait := bucket.wait(now)) > 0:
            raise TooFast(self.what, wait)

    def _forget(self, now: float) -> None:
        for who in [who for who, bucket in self._buckets.items() if bucket.full(now)]:
            del self._buckets[who]
        for who in list(self._buckets)[: max(0, len(self._buckets) - MOST // 2)]:
            del self._buckets[who]


class RateLimits:
    """All limits of a server."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        """``clock`` only goes forward."""
        self._settings = settings
        self._clock = clock
        self.requests = Buckets("requests", settings.rate_requests, clock)
        self.connects = Buckets("connections", settings.rate_connects, clock)
        self.tables = Buckets("tables", settings.rate_tables, clock)
        self.guesses = Buckets("guesses", settings.rate_guesses, clock)
        self.seats = Buckets("frames", settings.rate_seat, clock)
        self.addresses = Buckets("frames", settings.rate_address, clock)
        self.replays = Buckets("replays", settings.rate_replays, clock)
        self._open: Counter[str] = Counter()
        self._gone = asyncio.Event()
        self._gone.set()

    def frames(self) -> Bucket:
        """For the messages of a new connection."""
        return Bucket(self._settings.rate_frames, self._clock())

    def take_frame(self, bucket: Bucket) -> None:
        """Counts one more message of a connection; raises TooFast if that is too many."""
        now = self._clock()
        if not bucket.take(now):
            raise TooFast("frames", bucket.wait(now))

    @property
    def connections(self) -> int:
        """How many are open."""
        return self._open.total()

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """An open connection; TooFast if there are too many."""
        if self.connections >= self._settings.max_connections:
            raise TooFast("connections", 30)
        if self._open[address] >= self._settings.max_connections_address:
            raise TooFast("connections", 30)
        self._open[address] += 1
        self._gone.clear()
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
            if not self._open:
                self._gone.set()

    async def all_gone(self) -> None:
        """Waits until no connection is open."""
        await self._gone.wait()


def address_of(host: str | None) -> str:
    """The address that limits count for a client: of IPv6 addresses the network part, because a household
    has 2^64 of them.
    """
    if host is None:
        return ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
