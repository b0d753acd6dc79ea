"""The requests as they are described: everything the description allows, and much that it does not.

Schemathesis makes requests from the OpenAPI description and compares every answer with it: no failure of the
server, no status and no shape that is not described, nothing wrong accepted.
"""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.conftest import Somebody
from tests.server.serving import PATIENCE, Served

OFTEN = settings(
    max_examples=5,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)


@pytest.mark.long
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_request_is_answered_as_it_is_described(served: Served, mode: GenerationMode) -> None:
    tried = 0
    schema = schemathesis.openapi.from_url(f"{served.url}/schema")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @OFTEN
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            nonlocal tried
            tried += 1
            # What the description allows may still not fit the game: an edition that does not exist.
            case.call_and_validate(excluded_checks=[positive_data_acceptance], timeout=PATIENCE)

        try:
            check()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE  # a request that takes nothing cannot be wrong
    assert tried > 60


def test_the_description_names_every_request(somebody: Somebody) -> None:
    paths = somebody().get("/schema")["paths"]
    assert {"/api/editions", "/api/tables", "/api/recover", "/api/replays/{share}", "/healthz"} <= set(paths)
    assert len(paths) == 25
    for path, methods in paths.items():
        for method, told in methods.items():
            assert told["summary"], (method, path)
            assert "429" in told["responses"]
