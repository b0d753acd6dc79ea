"""What an import of a package loads, where the static check of imports cannot see it."""

import subprocess
import sys

LOADED_BY_THE_ENGINE = """
import pkgutil, sys
before = set(sys.modules)
import blackrose.engine
for module in pkgutil.walk_packages(blackrose.engine.__path__, "blackrose.engine."):
    __import__(module.name)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(loaded - set(sys.stdlib_module_names)))
"""


def test_the_engine_loads_no_other_package() -> None:
    command = [sys.executable, "-c", LOADED_BY_THE_ENGINE]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout.split() == ["blackrose"]
