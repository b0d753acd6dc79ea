"""The whole printed text of the boxes, pinned. To renew the files after a change of words or cards:

    BLACKROSE_GOLDEN=write pytest tests/language/test_golden.py

and read the difference as a player would.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from blackrose.language.words import LANGUAGES
from blackrose.packs import builtin_pack
from blackrose.packs.faces import components_of, names_of, print_component

GOLDEN = Path(__file__).parents[1] / "golden"
BOXES = {"duel": "cards", "rebirth": "rebirth", "classic": "classic"}
"""The boxes, and the names their files begin with."""


def cards(box: str, language: str) -> str:
    """All components of a box in a language."""
    pack = builtin_pack(box)
    printed = [print_component(one, language, names_of(pack)) for one in components_of(pack)]
    return "\n\n".join(printed) + "\n"


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_cards_are_those_that_were_read_and_approved(box: str, language: str) -> None:
    file = GOLDEN / f"{BOXES[box]}.{language}.txt"
    if os.environ.get("BLACKROSE_GOLDEN") == "write":
        file.write_text(cards(box, language), encoding="utf-8")
    assert cards(box, language) == file.read_text(encoding="utf-8")
