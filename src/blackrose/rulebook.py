"""The numbered rules of the game, read from `docs/rules.md`, and the count of those that tests prove."""

import argparse
import json
import re
import sys
import textwrap
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

TAGS = ("C", "R", "D", "A")
"""The letters of the editions a rule can hold for, and of what an Avatar adds."""

REPORT_NAME = ".rules-report.json"
"""The file in which a test run writes down which rules it proved."""

_HEADING = re.compile(r"## (?P<title>.+)")
_RULE = re.compile(r"- \*\*(?P<id>[A-Z]+(?:\.[A-Z])?\.\d+)\*\* \[(?P<tags>[A-Z](?: [A-Z])*)\] (?P<text>\S.*)")


class RulebookError(Exception):
    """The rules, or the report on them, cannot be read; the message says why."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule: its id, the editions it holds for, its words, the section it stands in."""

    id: str
    tags: tuple[str, ...]
    text: str
    section: str


def find_rules(language: str = "en") -> Path:
    """The file of the rules in a language: in the checkout that this module belongs to, or in the package."""
    here = Path(__file__).resolve()
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    packed = here.parent / "reference" / name
    return packed if packed.exists() else here.parents[2] / "docs" / name


def parse_rules(path: Path) -> tuple[Rule, ...]:
    """Every rule of the file, in its order; a line that is almost a rule is an error, not left out."""
    rules: dict[str, Rule] = {}
    last = None
    section = ""
    for number, line in enumerate(_lines(path), start=1):
        if heading := _HEADING.fullmatch(line):
            section = heading["title"]
        if line.startswith("- **"):
            last = _rule(line, section, f"{path}:{number}")
            if last.id in rules:
                raise RulebookError(f"{path}:{number}: {last.id} is numbered twice")
            rules[last.id] = last
        elif last and line.startswith("  "):
            last = Rule(last.id, last.tags, f"{last.text} {line.strip()}", last.section)
            rules[last.id] = last
        else:
            last = None
    return tuple(rules.values())


def glance_table(path: Path) -> list[list[str]]:
    """The table of what differs between editions, row by row, the heading first."""
    rows = []
    for line in _lines(path):
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            break
    return [row for row in rows if not all(set(cell) <= {"-"} for cell in row if cell)]


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        raise RulebookError(f"{path} is missing: the rules are read from a checkout of blackrose") from None


def _rule(line: str, section: str, where: str) -> Rule:
    match = _RULE.fullmatch(line)
    if match is None:
        raise RulebookError(f"{where}: not a rule of the form '- **ID** [tags] text': {line}")
    tags = tuple(match["tags"].split())
    if unknown := set(tags) - set(TAGS):
        raise RulebookError(f"{where}: {match['id']} has unknown tags: {' '.join(sorted(unknown))}")
    return Rule(match["id"], tags, match["text"].rstrip(), section)


@dataclass(frozen=True, slots=True)
class Coverage:
    """How many rules of one edition are proved, and the ids of those that are not."""

    tag: str
    total: int
    open: tuple[str, ...]

    @property
    def count(self) -> str:
        """The figures in words."""
        return f"rules proved: {self.total - len(self.open)} of {self.total} [{self.tag}]"

    @property
    def open_lines(self) -> list[str]:
        """The open ids, wrapped; no line if there are none."""
        return textwrap.wrap(" ".join(self.open), 110, initial_indent="  open: ", subsequent_indent="    ")


def cover(rules: Sequence[Rule], proved: Collection[str]) -> tuple[Coverage, ...]:
    """The coverage of each edition; a rule counts once for each tag it carries."""
    return tuple(_cover(tag, [rule.id for rule in rules if tag in rule.tags], proved) for tag in TAGS)


def _cover(tag: str, ids: Sequence[str], proved: Collection[str]) -> Coverage:
    return Coverage(tag, len(ids), tuple(id for id in ids if id not in proved))


def write_report(path: Path, proved: dict[str, list[str]]) -> None:
    """Write down the proved rules, each with the tests that prove it."""
    path.write_text(json.dumps({"proved": proved}, indent=1) + "\n", encoding="utf-8")


def read_report(path: Path) -> dict[str, list[str]]:
    """The proved rules of the last test run, each with the tests that prove it."""
    try:
        proved: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))["proved"]
    except FileNotFoundError:
        raise RulebookError(f"{path} is missing: run the tests first, as `make rules` does") from None
    except (ValueError, KeyError, TypeError):
        raise RulebookError(f"{path} is not a report of a test run") from None
    return proved


def report(path: Path, required: Collection[str], brief: bool) -> int:
    """Print the coverage of each edition; 1 if a required edition has an open rule, otherwise 0.

    The brief form lists the open ids of the required editions only.
    """
    coverages = cover(parse_rules(find_rules()), read_report(path))
    for coverage in coverages:
        print(coverage.count)
        if not brief or coverage.tag in required:
            for line in coverage.open_lines:
                print(line)
    missing = [coverage.tag for coverage in coverages if coverage.tag in required and coverage.open]
    for tag in missing:
        print(f"every rule of [{tag}] must be proved, and some are open", file=sys.stderr)
    return 1 if missing else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The command `python -m blackrose.rulebook`."""
    parser = argparse.ArgumentParser(prog="python -m blackrose.rulebook", description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("report", help="print how many rules the last test run proved")
    command.add_argument(
        "--require",
        nargs="*",
        default=[],
        choices=TAGS,
        metavar="TAG",
        help=f"fail unless every rule of these editions is proved ({', '.join(TAGS)})",
    )
    command.add_argument("--file", type=Path, default=Path(REPORT_NAME), help="the report of the test run")
    command.add_argument("--brief", action="store_true", help="list open rules of required editions only")
    options = parser.parse_args(arguments)
    try:
        return report(options.file, options.require, options.brief)
    except RulebookError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
