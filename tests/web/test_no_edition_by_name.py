"""The page takes editions from what the server lists: its code names none."""

from __future__ import annotations

import re
from pathlib import Path

from blackrose.game import LISTINGS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
GENERATED = SOURCES / "lib/wire.ts"


def test_no_code_of_the_page_names_an_edition() -> None:
    names = "|".join((*LISTINGS, "classic"))
    named = re.compile(rf"""['"`]({names})['"`]|\b({names}):""", re.IGNORECASE)
    code = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and path != GENERATED]
    assert len(code) > 100
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in code
        if ".test." not in path.name and "testing" not in path.parts
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ]
    assert not found, "\n".join(found)
