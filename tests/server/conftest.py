"""A server that many tests share, and one of their own for those who want to break something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.people import Browser
from tests.server.serving import Served, serving

Somebody = Callable[..., Browser]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with wide limits, for all tests of a worker."""
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def somebody(served: Served) -> Iterator[Somebody]:
    """Makes browsers, and closes them."""
    with ExitStack() as stack:

        def make(**more: Any) -> Browser:
            return stack.enter_context(Browser(served, **more))

        yield make
