"""The page about scenarios: its examples pass, and it names every word of the kits and no other."""

from __future__ import annotations

import re

import pytest

from tests.classic.scenario import Classic
from tests.docs.pages import FENCE, blocks, page, quoted, rows, section, tables
from tests.naming import Named
from tests.rebirth.scenario import Rebirth
from tests.scenario import Duel

WHERE = "how-to/write-a-scenario.md"
PAGE = page(WHERE)
EXAMPLES = blocks(PAGE, "python")
KITS: list[type[Named]] = [Duel, Rebirth, Classic]


def words(kit: type[Named]) -> set[str]:
    """What a scenario can say."""
    return {word for word in dir(kit) if not word.startswith("_")}


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_page_passes(number: int) -> None:
    made: dict[str, object] = {"__name__": "write_a_scenario"}
    exec(compile(EXAMPLES[number], WHERE, "exec"), made)
    tests = [test for name, test in made.items() if name.startswith("test_")]
    assert tests
    for test in tests:
        assert callable(test)
        test()


@pytest.mark.parametrize("kit", KITS)
def test_every_word_is_on_the_page(kit: type[Named]) -> None:
    named = {word for span in quoted(FENCE.sub("", PAGE)) for word in re.findall(r"^\w+", span)}
    missing = sorted(words(kit) - named)
    assert not missing, f"docs/{WHERE} does not name these words of {kit.__name__}: {missing}"


def test_every_word_of_the_page_is_in_a_kit() -> None:
    told = {span.partition("(")[0] for row in rows(PAGE, "word") for span in quoted(row["word"])}
    unknown = sorted(told.difference(*map(words, KITS)))
    assert not unknown, f"docs/{WHERE} names words that no kit has: {unknown}"


@pytest.mark.parametrize(("number", "kit", "least"), [(0, Duel, 10), (1, Rebirth, 10), (2, Classic, 2)])
def test_every_word_that_sets_the_table_can_be_said_as_it_is_shown(
    number: int, kit: type[Named], least: int
) -> None:
    """The first table of the section is for all, and told with the names of Duel; the second with those of
    Rebirth; the third is for Classic alone.
    """
    said = [*tables(section(PAGE, "Setting the table"))][number]
    spans = [span for row in said for span in quoted(row["word"])]
    assert len(spans) >= least
    for span in spans:
        eval(f"table.{span}", {"table": kit()})
