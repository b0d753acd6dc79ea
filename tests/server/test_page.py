"""The page and what is the same for everybody: headers, caching, compression."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from blackrose import __version__
from blackrose.server.page import NoPage, Page, StaticAnswer
from tests.server.conftest import Somebody
from tests.server.serving import small_page


def test_the_page_and_its_files(somebody: Somebody) -> None:
    me = somebody()
    page = me.ask("GET", "/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    script = me.ask("GET", "/assets/index-abc123.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    plain = me.ask("GET", "/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == script.content


def test_nothing_else_is_served(somebody: Somebody) -> None:
    me = somebody()
    for path in (
        "/.sources",
        "/assets",
        "/index.htm",
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
    ):
        assert me.refused(path, method="GET") == (404, "not-found")


def test_what_is_known_is_not_sent_again(somebody: Somebody) -> None:
    me = somebody()
    for path in ("/", "/api/editions?lang=de", "/api/editions/duel/box?lang=ru", "/api/rules"):
        first = me.ask("GET", path)
        again = me.ask("GET", path, headers={"if-none-match": f'"x", W/{first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert me.ask("GET", path, headers={"if-none-match": '"x"'}).status_code == 200


def test_large_answers_are_compressed(somebody: Somebody) -> None:
    me = somebody()
    for path in ("/api/editions/duel/box", "/api/rules", "/api/editions"):
        assert me.ask("GET", path).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/", "/api/editions", "/api/tables", "/api/nothing", "/healthz", "/schema"])
def test_every_answer_is_guarded(somebody: Somebody, path: str) -> None:
    headers = somebody().ask("GET", path).headers
    policy = headers["content-security-policy"]
    for part in (
        "default-src 'self'",
        "script-src 'self';",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    ):
        assert part in policy
    assert "unsafe-eval" not in policy
    assert "http" not in policy  # no other host
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "permissions-policy" in headers
    assert "server" not in headers


def test_answers_about_people_are_not_kept(somebody: Somebody) -> None:
    me = somebody()
    table = me.new_table("person", "person")["table"]
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/report"):
        assert me.ask("GET", path).headers["cache-control"] == "no-store"


def test_health(somebody: Somebody) -> None:
    me = somebody()
    me.new_table("person", "person")
    health = me.get("/healthz")
    assert (health["status"], health["version"]) == ("ok", __version__)
    assert health["tables"] >= 1


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    with pytest.raises(NoPage, match="not built"):
        Page(tmp_path)
    assert Page(small_page(tmp_path)).file("/").kind.startswith("text/html")


def test_what_does_not_become_smaller_is_not_compressed() -> None:
    assert StaticAnswer.of(b"x" * 5000, "text/plain").packed == gzip.compress(b"x" * 5000, 9, mtime=0)
    assert StaticAnswer.of(b"x" * 10, "text/plain").packed is None
    assert StaticAnswer.of(bytes(range(256)) * 2, "text/plain").packed is None
    assert StaticAnswer.of(b"x" * 5000, "font/woff2", pack=False).packed is None
