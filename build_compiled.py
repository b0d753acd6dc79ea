"""Builds the wheel whose engine is compiled by mypyc; ``make compiled`` calls this file as a program.

Which modules are compiled stands in ``pyproject.toml``. The wheel is built from a source distribution, which
pip unpacks elsewhere, never in ``src``: what mypyc makes lies beside the modules, and Python would run it
instead of them from then on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent
FOLDER = ROOT / "build/compiled"


class BuildError(RuntimeError):
    """The wheel cannot be built; the message is one line that says why."""


def check_compiler() -> None:
    """Raises BuildError unless there is a C compiler, and the headers of this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise BuildError(f"the compiled engine needs a C compiler, and there is no {compiler!r} here")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        raise BuildError(f"the compiled engine needs the headers of Python, and there is no {header}")


def build() -> Path:
    """The wheel, built anew."""
    check_compiler()
    shutil.rmtree(FOLDER, ignore_errors=True)
    _run("-m", "hatchling", "build", "--target", "sdist", "--directory", str(FOLDER))
    (sources,) = FOLDER.glob("*.tar.gz")
    once = ("--quiet", "--no-deps", "--no-build-isolation", "--no-cache-dir", "--wheel-dir", str(FOLDER))
    _run("-m", "pip", "wheel", *once, str(sources), HATCH_BUILD_HOOK_ENABLE_MYPYC="true")
    (wheel,) = FOLDER.glob("*.whl")
    return wheel


def _run(*arguments: str, **settings: str) -> None:
    """Runs Python without building the page; what it says is shown only if it fails."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "BLACKROSE_PAGE": "skip", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise BuildError(
            f"the compiled engine could not be built: {arguments[1]} ended with {done.returncode}"
        )


def main(arguments: list[str]) -> int:
    """Builds the wheel and prints where it lies; ``check`` only looks for a C compiler."""
    try:
        match arguments:
            case []:
                print(build().relative_to(ROOT))
            case ["check"]:
                check_compiler()
            case _:
                raise BuildError("usage: build_compiled.py [check]")
    except BuildError as error:
        print(f"blackrose: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
