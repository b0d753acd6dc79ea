"""One browser and one server for all scenes of a worker; everybody in a scene has a profile of their own.

The browser ends with this folder: as long as playwright's loop runs in a thread, no other test could have
one there.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from blackrose.server.settings import Settings
from blackrose.table.recorded import record
from tests.browser import chromium
from tests.browser.looking import PATIENCE
from tests.browser.people import People
from tests.server.serving import Served, serving

PLAIN = (
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-software-rasterizer",
    "--num-raster-threads=1",
)
"""Without a graphics card drawing for one costs more than the game itself."""


expect.set_options(timeout=1000 * PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every scene takes long: a browser is no part of ``make check``."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    path = chromium.find()
    if path is None:
        (pytest.fail if chromium.required() else pytest.skip)(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=PLAIN)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as it was built; a copy, so that building it again disturbs no scene."""
    built = Settings().page_folder
    assert (built / "index.html").is_file(), "the page is not built: make page"
    return Path(shutil.copytree(built, tmp_path_factory.mktemp("built") / "page"))


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Iterator[Served]:
    """The server with the real page."""
    with serving(tmp_path_factory.mktemp("served"), page_folder=page_folder) as server:
        yield server


@pytest.fixture(autouse=True)
def shuffles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each scene has the same cards whenever it is played."""
    numbers = count()

    def seed(_: int) -> str:
        return f"{request.node.name}.{next(numbers)}"

    monkeypatch.setattr(record, "secrets", SimpleNamespace(token_hex=seed))


@pytest.fixture
def people(browser: Browser, served: Served) -> Iterator[People]:
    """Brings people to the server's page; at the end nobody's browser may have complained."""
    with ExitStack() as stack:
        made = People(browser, served.url, stack)
        yield made
        made.content()


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[Any]:
    """Brings people to another server than the shared one."""
    with ExitStack() as stack:
        made: list[People] = []

        def at(url: str) -> People:
            made.append(People(browser, url, stack))
            return made[-1]

        yield at
        for people in made:
            people.content()
