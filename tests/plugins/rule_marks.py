"""The `rule` marker: a test names the rules it proves, and a run writes down which rules it proved."""

from collections import defaultdict
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from blackrose.rulebook import REPORT_NAME, RulebookError, parse_rules, write_report

_PROPERTY = "rules"
_KNOWN = pytest.StashKey[frozenset[str]]()


class Recorder:
    """Which rules the tests of this run prove: named by a test that passed and by none that failed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.passed: dict[str, tuple[str, ...]] = {}
        self.failed: dict[str, tuple[str, ...]] = {}

    def pytest_sessionstart(self) -> None:
        self.path.unlink(missing_ok=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = dict(report.user_properties).get(_PROPERTY)
        if not ids:
            return
        if report.failed:
            self.failed[report.nodeid] = tuple(str(ids).split())
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.passed[report.nodeid] = tuple(str(ids).split())

    def pytest_sessionfinish(self) -> None:
        write_report(self.path, self.proved())

    def proved(self) -> dict[str, list[str]]:
        """Each proved rule with the tests that prove it."""
        broken = {id for ids in self.failed.values() for id in ids}
        proved = defaultdict(list)
        for test, ids in sorted(self.passed.items()):
            for id in ids:
                if id not in broken:
                    proved[id].append(test)
        return dict(sorted(proved.items()))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md that the test proves")
    try:
        rules = parse_rules(config.rootpath / "docs" / "rules.md")
    except RulebookError as error:
        raise pytest.UsageError(str(error)) from error
    config.stash[_KNOWN] = frozenset(rule.id for rule in rules)
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not config.option.collectonly:
        config.pluginmanager.register(Recorder(config.rootpath / REPORT_NAME))


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class) -> Generator[None, object, object]:
    """Check the rules each new test names and put them where its reports carry them between processes."""
    made = yield
    for node in made if isinstance(made, list) else [made]:
        if isinstance(node, pytest.Item):
            node.user_properties.append((_PROPERTY, " ".join(_rules_named(node, collector))))
    return made


def _rules_named(item: pytest.Item, collector: pytest.Collector) -> list[str]:
    known = item.config.stash[_KNOWN]
    ids: list[str] = []
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs:
            raise collector.CollectError(f"{item.nodeid}: write the rule marker as rule('TRP.3', 'DEF.1')")
        if unknown := [id for id in mark.args if id not in known]:
            raise collector.CollectError(f"{item.nodeid}: not in docs/rules.md: {_quoted(unknown)}")
        ids.extend(mark.args)
    return ids


def _quoted(ids: Iterable[object]) -> str:
    return ", ".join(repr(id) for id in ids)
