"""The numbered rules are read whole, and the count of proved rules is honest."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from blackrose.rulebook import (
    REPORT_NAME,
    Rule,
    RulebookError,
    cover,
    find_rules,
    main,
    parse_rules,
    read_report,
    write_report,
)

SMALL_BOOK = """\
# Rules
- just a list

## AAA — first
- **AAA.1** [C D] One. (S0 p.1)
- **AAA.2** [D] Two
  goes on.

## EX — examples
### Rebirth
- **EX.R.1** [R] Three.
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "rules.md"
    path.write_text(SMALL_BOOK, encoding="utf-8")
    return path


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """Where the report of a test run would be."""
    return tmp_path / REPORT_NAME


@pytest.fixture
def marked(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project of its own with the small book and the marker."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    docs = pytester.mkdir("docs")
    (docs / "rules.md").write_text(SMALL_BOOK, encoding="utf-8")
    pytester.makeini("[pytest]\naddopts = -p xdist.plugin -p tests.plugins.rule_marks --strict-markers\n")
    return pytester


def stated(pattern: str) -> list[int]:
    """The figures that the rules' own preface states."""
    found = re.search(pattern, find_rules().read_text(encoding="utf-8"))
    assert found is not None
    return [int(figure) for figure in found.groups()]


class TestTheBook:
    rules = parse_rules(find_rules())

    def test_has_as_many_ids_as_it_says(self) -> None:
        ids, rules, examples = stated(r"Counts: (\d+) ids, (\d+) rules and (\d+) examples")
        found = [rule.id.startswith("EX.") for rule in self.rules]
        assert [len(found), found.count(False), found.count(True)] == [ids, rules, examples]

    def test_has_as_many_rules_of_each_edition_as_it_says(self) -> None:
        counts = Counter(tag for rule in self.rules for tag in rule.tags)
        expected = stated(r"= (\d+), so R = (\d+), D = (\d+), A = (\d+);")
        assert [counts[tag] for tag in "CRDA"] == expected

    def test_has_as_many_without_the_examples_as_it_says(self) -> None:
        counts = Counter(tag for rule in self.rules for tag in rule.tags if not rule.id.startswith("EX."))
        expected = stated(r"without the examples C (\d+), R (\d+), D (\d+), A (\d+)")
        assert [counts[tag] for tag in "CRDA"] == expected

    def test_numbers_no_two_rules_alike(self) -> None:
        ids = [rule.id for rule in self.rules]
        assert len(set(ids)) == len(ids)

    def test_keeps_each_rule_in_the_section_it_is_named_for(self) -> None:
        assert {rule.id for rule in self.rules if rule.section.split()[0] != rule.id.split(".")[0]} == set()


class TestParsing:
    def test_reads_ids_tags_text_and_section(self, book: Path) -> None:
        assert parse_rules(book) == (
            Rule("AAA.1", ("C", "D"), "One. (S0 p.1)", "AAA — first"),
            Rule("AAA.2", ("D",), "Two goes on.", "AAA — first"),
            Rule("EX.R.1", ("R",), "Three.", "EX — examples"),
        )

    @pytest.mark.parametrize(
        ("line", "complaint"),
        [
            ("- **AAA.3** No tags.", "not a rule of the form"),
            ("- **AAA** [C] No number.", "not a rule of the form"),
            ("- **AAA.3** [X] Whose?", "unknown tags: X"),
            ("- **AAA.1** [C] Again.", "AAA.1 is numbered twice"),
        ],
    )
    def test_refuses_what_is_almost_a_rule(self, book: Path, line: str, complaint: str) -> None:
        book.write_text(SMALL_BOOK + line + "\n", encoding="utf-8")
        with pytest.raises(RulebookError, match=rf"rules\.md:12: .*{complaint}"):
            parse_rules(book)

    def test_says_that_the_rules_come_with_a_checkout(self, tmp_path: Path) -> None:
        with pytest.raises(RulebookError, match=r"is missing: the rules are read from a checkout"):
            parse_rules(tmp_path / "rules.md")


class TestTheReport:
    def test_counts_a_rule_for_each_of_its_editions(self, book: Path) -> None:
        counts = {c.tag: (c.total, c.open) for c in cover(parse_rules(book), {"AAA.1"})}
        assert counts == {"C": (1, ()), "R": (1, ("EX.R.1",)), "D": (2, ("AAA.2",)), "A": (0, ())}

    def test_prints_every_edition_and_requires_nothing_by_itself(
        self, run: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        write_report(run, {"SET.5": ["test_crown"]})
        assert main(["report", "--file", str(run), "--require"]) == 0
        printed = capsys.readouterr().out
        assert re.findall(r"^rules proved: 1 of \d+ \[(\w)\]$", printed, re.MULTILINE) == ["C", "R", "D"]
        assert printed.count("open:") == 4

    def test_fails_when_a_required_rule_is_open(self, run: Path, capsys: pytest.CaptureFixture[str]) -> None:
        proved = {rule.id: ["t"] for rule in parse_rules(find_rules()) if "D" in rule.tags}
        write_report(run, proved)
        assert main(["report", "--file", str(run), "--brief", "--require", "D"]) == 0
        assert "open:" not in capsys.readouterr().out
        del proved["SET.5"]
        write_report(run, proved)
        assert main(["report", "--file", str(run), "--brief", "--require", "D"]) == 1
        printed = capsys.readouterr()
        assert "[D]\n  open: SET.5\n" in printed.out
        assert "every rule of [D] must be proved" in printed.err

    def test_says_so_when_no_tests_have_run(self, run: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["report", "--file", str(run)]) == 2
        assert "run the tests first" in capsys.readouterr().err


class TestTheMarker:
    def test_refuses_an_unknown_id_at_collection(self, marked: pytest.Pytester) -> None:
        marked.makepyfile("import pytest\n@pytest.mark.rule('AAA.1', 'AAA.9')\ndef test_it(): pass\n")
        result = marked.runpytest()
        result.assert_outcomes(errors=1)
        result.stdout.fnmatch_lines(["*::test_it: not in docs/rules.md: 'AAA.9'"])

    def test_refuses_an_unknown_id_in_other_processes_too(self, marked: pytest.Pytester) -> None:
        marked.makepyfile("import pytest\n@pytest.mark.rule('AAA.9')\ndef test_it(): pass\n")
        result = marked.runpytest("-n", "1")
        assert result.ret != 0
        result.stdout.fnmatch_lines(["*::test_it: not in docs/rules.md: 'AAA.9'"])

    def test_refuses_to_name_nothing(self, marked: pytest.Pytester) -> None:
        marked.makepyfile("import pytest\n@pytest.mark.rule\ndef test_it(): pass\n")
        result = marked.runpytest()
        result.assert_outcomes(errors=1)
        result.stdout.fnmatch_lines(["*::test_it: write the rule marker as *"])

    @pytest.mark.parametrize("processes", ["0", "2"])
    def test_records_what_passing_tests_name(self, marked: pytest.Pytester, processes: str) -> None:
        marked.makepyfile(
            test_a="""
            import pytest

            pytestmark = pytest.mark.rule("EX.R.1")

            @pytest.mark.rule("AAA.1", "AAA.2")
            def test_good(): pass

            @pytest.mark.rule("AAA.2")
            def test_bad(): assert False
            """
        )
        marked.runpytest("-n", processes, "-k", "good")
        names = ["test_a.py::test_good"]
        assert read_report(marked.path / REPORT_NAME) == {"AAA.1": names, "AAA.2": names, "EX.R.1": names}
        marked.runpytest("-n", processes)
        assert read_report(marked.path / REPORT_NAME) == {"AAA.1": names}

    @pytest.mark.parametrize(
        "body",
        [
            "def test_it(): pytest.skip()",
            "@pytest.mark.xfail\ndef test_it(): assert False",
            "@pytest.mark.xfail\ndef test_it(): pass",
            "@pytest.fixture\ndef broken():\n    yield\n    assert False\ndef test_it(broken): pass",
        ],
        ids=["skipped", "expected failure", "unexpected pass", "failing teardown"],
    )
    def test_does_not_take_these_for_proof(self, marked: pytest.Pytester, body: str) -> None:
        marked.makepyfile(f"import pytest\npytestmark = pytest.mark.rule('AAA.1')\n{body}\n")
        marked.runpytest()
        assert json.loads((marked.path / REPORT_NAME).read_text()) == {"proved": {}}

    def test_leaves_the_last_report_alone_when_only_collecting(self, marked: pytest.Pytester) -> None:
        marked.makepyfile("def test_it(): pass\n")
        write_report(marked.path / REPORT_NAME, {"AAA.1": ["t"]})
        marked.runpytest("--collect-only")
        assert read_report(marked.path / REPORT_NAME) == {"AAA.1": ["t"]}
