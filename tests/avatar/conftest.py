"""What the tests of Rebirth share."""

import pytest

from blackrose.engine.components import Pack
from blackrose.packs import builtin_pack


@pytest.fixture
def pack() -> Pack:
    """The box as it comes; a component's test takes it so that it can be run with a changed box, too."""
    return builtin_pack("rebirth")
