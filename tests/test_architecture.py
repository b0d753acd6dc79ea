"""What the static check of imports cannot see: what an import loads, and who names an edition."""

import ast
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import blackrose
from blackrose.editions.registry import names

SOURCE = Path(blackrose.__file__).parent
DOCS = Path(__file__).parents[1] / "docs"

TELLING = (
    tokenize.NAME,
    tokenize.STRING,
    tokenize.COMMENT,
    *(getattr(tokenize, name) for name in ("FSTRING_MIDDLE",) if hasattr(tokenize, name)),
)
"""The tokens that may name something; before Python 3.12 an f-string is one string."""

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
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    # The compiled engine is one library, which has a name of its own.
    assert [name for name in loaded if not name.endswith("__mypyc")] == ["blackrose"]


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """The words of a module that may name something, by line: identifiers, strings, comments."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in TELLING:
                yield token.start[0], token.string


def named(word: str) -> bool:
    """Whether a word has the name of an edition in it, alone or as part of an identifier."""
    parts = re.findall(r"[a-z]+", re.sub(r"([a-z])([A-Z])", r"\1 \2", word).lower())
    return any(part.removesuffix("s") in names() for part in parts)


def test_no_module_outside_editions_and_packs_names_an_edition() -> None:
    """An edition is added in ``editions`` and ``packs`` alone; everybody else asks the registry."""
    allowed = (SOURCE / "editions", SOURCE / "packs")
    modules = [path for path in SOURCE.rglob("*.py") if not any(map(path.is_relative_to, allowed))]
    assert len(modules) > 150
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {word}"
        for path in modules
        for line, word in spoken(path)
        if named(word)
    ]
    assert found == []


@pytest.mark.parametrize(
    "word", ["duel", '"rebirth"', "DUEL_ROOMS", "RebirthTable", "# Duel's own", "two duels"]
)
def test_a_name_is_found_wherever_it_stands(word: str) -> None:
    assert named(word)


@pytest.mark.parametrize("word", ["individual", '"reborn"', "dueling"])
def test_another_word_is_no_name(word: str) -> None:
    assert not named(word)


def test_every_module_is_named_in_the_architecture() -> None:
    """By its path below the package, so that a reader finds it."""
    document = (DOCS / "architecture.md").read_text(encoding="utf-8")
    paths = [path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py")]
    missing = sorted(path for path in paths if f"`{path}`" not in document)
    assert missing == [], f"docs/architecture.md does not name {', '.join(missing)}"


def test_the_architecture_names_no_module_that_is_gone() -> None:
    document = (DOCS / "architecture.md").read_text(encoding="utf-8")
    packages = "|".join(sorted(path.name for path in SOURCE.iterdir() if path.is_dir()))
    named = set(re.findall(rf"`((?:{packages})/[\w/]+\.py)`", document))
    assert len(named) > 200
    assert sorted(path for path in named if not (SOURCE / path).exists()) == []


LONGEST = 50
"""Lines that a function may have."""

LISTS_OF_FIELDS = {
    "engine/table/frames/text.py: __init__",
    "engine/table/table.py: _lay_like",
}
"""Functions that are longer because they name each field once, on a line of its own."""


def test_functions_are_short() -> None:
    found = {
        f"{path.relative_to(SOURCE).as_posix()}: {node.name}"
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LONGEST
    }
    assert found == LISTS_OF_FIELDS
