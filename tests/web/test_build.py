"""The page as it is built: what it is locked to, whether its types are checked, what a browser gets."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from blackrose.language.words import LANGUAGES
from hatch_build import ROOT, Page, run_npm

WEB = ROOT / "web"

MADE_OF_TEXT = r"\beval\(|\bnew Function\(|url\([\"']?data:|[\"'`]data:(?:text|application)/"
"""Code made from strings, and data: addresses: what the server's policy forbids."""

FIRST_LOAD = 300_000
"""Bytes that a browser may have to fetch, compressed, before a newcomer can play."""

NOT_REQUESTED = {
    "www.w3.org",  # names of XML namespaces
    "svelte.dev",  # names of Svelte's errors
    *("game-icons.net", "creativecommons.org", "openfontlicense.org"),  # credits: links for people to follow
}
"""Hosts whose addresses may stand in the page: nothing is fetched from there."""

OUR_CODE = ("lib", "pages", "App*", "main.ts")
"""What `make test` checks by itself: here it would only take time."""

WRONG = "const answer: number = 'a word';"
CANARY = {
    "canary.ts": f"export {WRONG}\n",
    "Canary.svelte": f'<script lang="ts">\n  {WRONG}\n</script>\n\n<p>{{answer}}</p>\n',
}


# --------------------------------------------------------------------------------------------------
# The lock files
# --------------------------------------------------------------------------------------------------


def test_every_package_of_the_page_is_locked_by_its_hash_and_by_no_address() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    fetched = {name: package for name, package in packages.items() if name and not package.get("inBundle")}
    assert len(fetched) > 100
    assert [name for name, package in fetched.items() if "resolved" in package] == []
    assert [name for name, package in fetched.items() if not package["integrity"].startswith("sha512-")] == []


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda path: path.name)
def test_no_python_lock_file_names_a_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "--hash=sha256:" in text
    assert re.findall(r"^.*(?:://|--(?:extra-)?index|--find-links).*$", text, re.MULTILINE) == []


def test_npm_accepts_the_lock_file(tmp_path: Path) -> None:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(WEB / name, tmp_path)
    done = run_npm(tmp_path, "ci", "--dry-run", "--offline", captured=True)
    assert done.returncode == 0, done.stdout


# --------------------------------------------------------------------------------------------------
# The check of types
# --------------------------------------------------------------------------------------------------


def test_a_wrong_type_does_not_pass_the_check(tmp_path: Path) -> None:
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", *OUR_CODE))
    (web / "src/lib").mkdir()
    (web / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    for name, text in CANARY.items():
        (web / "src" / name).write_text(text, "utf-8")
    done = run_npm(web, "run", "check", captured=True)
    assert done.returncode != 0
    told = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout)  # where CI is set it is coloured
    found = re.findall(r"src/(\S+):\d+:\d+\s+Error: Type 'string' is not assignable", told)
    assert set(found) >= set(CANARY), told


# --------------------------------------------------------------------------------------------------
# What a browser gets
# --------------------------------------------------------------------------------------------------


class Elements(HTMLParser):
    """The elements of a page with their attributes, and the text between scripts' and styles' tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.code = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem is not None:
            self.code += data


@pytest.fixture(scope="module")
def page() -> Path:
    made = Page(ROOT)
    if not made.is_built():
        pytest.fail("the page of these sources is not built: make page")
    return made.folder


@pytest.fixture(scope="module")
def manifest(page: Path) -> dict[str, Any]:
    made: dict[str, Any] = json.loads((page / ".vite/manifest.json").read_text("utf-8"))
    return made


def test_nothing_in_the_page_needs_an_exception_from_a_strict_policy(page: Path) -> None:
    elements = Elements((page / "index.html").read_text("utf-8"))
    tags = [tag for tag, _ in elements.found]
    assert tags.count("script") >= 1
    assert "style" not in tags
    assert elements.code.strip() == ""
    for tag, attributes in elements.found:
        assert [name for name in attributes if name == "style" or name.startswith("on")] == [], tag
        address = attributes.get("src") or attributes.get("href")
        if tag in ("script", "link"):
            assert address is not None
            assert re.fullmatch(r"/(?!/).*", address)


def test_what_the_page_loads_is_named_by_its_content(page: Path) -> None:
    assets = [path.name for path in (page / "assets").iterdir()]
    assert assets
    assert [name for name in assets if not re.fullmatch(r".+-[\w-]{8}\.\w+", name)] == []


def test_the_page_speaks_of_no_other_host(page: Path) -> None:
    for path in text_files(page):
        hosts = set(re.findall(r"(?:https?|wss?)://([\w.-]+\w)", path.read_text("utf-8")))
        assert hosts <= NOT_REQUESTED, path.name


def test_the_page_makes_no_code_and_no_pictures_out_of_text(page: Path) -> None:
    for path in text_files(page):
        assert re.findall(MADE_OF_TEXT, path.read_text("utf-8")) == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_light(page: Path, manifest: dict[str, Any], language: str) -> None:
    needed = {page / "index.html", *(page / name for name in first_files(manifest, language))}
    assert {".html", ".js", ".css", ".svg", ".woff2"} <= {path.suffix for path in needed}
    sizes = {path.name: compressed(path) for path in needed}
    listed = "\n".join(f"{size:>8} {name}" for name, size in sorted(sizes.items(), key=lambda item: -item[1]))
    assert sum(sizes.values()) < FIRST_LOAD, f"{sum(sizes.values())} bytes\n{listed}"


def first_files(manifest: dict[str, Any], language: str) -> Iterator[str]:
    """The files of the start: its code and words, the fonts of the language's letters, all pictures."""
    yield from chunk_files(manifest, "index.html")
    for source, chunk in manifest.items():
        if f"words/{language}/page.ftl" in source or source.endswith("pages/Start.svelte"):
            yield from chunk_files(manifest, source)
        if source.endswith(".svg") or re.search(fonts_of(language), source):
            yield chunk["file"]


def chunk_files(manifest: dict[str, Any], source: str) -> Iterator[str]:
    """The file of a chunk, and all that comes with it."""
    chunk = manifest[source]
    yield chunk["file"]
    yield from chunk.get("css", ())
    for imported in chunk.get("imports", ()):
        yield from chunk_files(manifest, imported)


def fonts_of(language: str) -> str:
    """Which font files a reader needs; figures and marks are Latin in every language."""
    return r"/common-.*-(latin|cyrillic)-.*\.woff2" if language == "ru" else r"/common-.*-latin-.*\.woff2"


def compressed(path: Path) -> int:
    return path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes(), 6))


def text_files(page: Path) -> list[Path]:
    found = [path for path in page.rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    assert {".html", ".js", ".css"} <= {path.suffix for path in found}
    return found
