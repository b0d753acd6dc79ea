"""The page on where Classic's cards come from names every one of them, with what the card itself says."""

from pathlib import Path

from blackrose.packs import builtin_pack
from blackrose.packs.faces import components_of

PAGE = Path(__file__).parents[2] / "docs/provenance-classic.md"


def test_every_component_of_classic_is_there_with_its_provenance_and_remark() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| component")]
    told = [
        f"| {one.name.en} | {one.provenance} | {one.note.replace('|', '/')} |"
        for one in components_of(builtin_pack("classic"))
    ]
    assert sorted(rows) == sorted(told)
