"""The page on adding a form is followed word for word, in a copy of the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, blocks, page

PAGE = page("how-to/add-a-form.md")
ROOT = DOCS.parent
FILES = {
    info: re.search(rf"`([^`]+)`[^`]*\n\n```python {info}", PAGE, re.MULTILINE)[1]  # type: ignore[index]
    for info in ("form", "engine", "test")
}
"""The file that the page names before each block: a new one, or one at whose end the block is written."""
SAY = """
from blackrose.language.printing import print_text
from blackrose.language.reading import parse_text
import sys
sys.stdout.reconfigure(encoding="utf-8")
for language in ("en", "de", "ru"):
    print(print_text(parse_text("Grant 2 power to the target."), language))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the form, its verb and its test, as the page shows them."""
    folder = tmp_path_factory.mktemp("maker")
    source = folder / "src" / "blackrose"
    shutil.copytree(ROOT / "src" / "blackrose", source, ignore=shutil.ignore_patterns("__pycache__"))
    for info, file in FILES.items():
        (block,) = blocks(PAGE, f"python {info}")
        place = folder / file
        before = place.read_text(encoding="utf-8") + "\n\n" if place.exists() else ""
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(before + block, encoding="utf-8")
    return folder


def run(copy: Path, *command: str) -> str:
    """What a command of Python prints that sees the copy, and the kits of the tests."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_form_is_read_and_said_in_three_languages(copy: Path) -> None:
    (printed,) = blocks(PAGE, "text printed")
    assert run(copy, "-c", SAY) == printed


def test_the_test_of_the_page_passes(copy: Path) -> None:
    told = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, FILES["test"])
    assert "4 passed" in told
