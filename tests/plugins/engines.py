"""The `pure` marker: a test that puts another function in the engine's place, which compiled code goes past.

``ENGINE_UNDER_TEST=compiled`` says which engine a run is meant for, so that none proves the wrong one.
"""

import os

import pytest

from blackrose import engine_in_use

IS_COMPILED = engine_in_use().startswith("compiled")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "pure(reason): the test needs the engine in pure Python")
    if os.environ.get("ENGINE_UNDER_TEST") == "compiled" and not IS_COMPILED:
        raise pytest.UsageError(
            "these tests were to run against the compiled engine, but it is not installed"
        )


def pytest_report_header() -> str:
    return f"engine: {engine_in_use()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("pure"):
            if len(mark.args) != 1 or mark.kwargs:
                raise pytest.UsageError(
                    f"{item.nodeid}: write the marker with its reason: pure('it patches …')"
                )
            if IS_COMPILED:
                item.add_marker(pytest.mark.skip(reason=f"pure Python only: {mark.args[0]}"))
