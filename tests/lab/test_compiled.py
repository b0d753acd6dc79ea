"""The compiled engine: what it is built from, and what is said where it cannot be built or was not."""

from __future__ import annotations

import shutil
import sysconfig
import tomllib
from pathlib import Path

import pytest

import build_compiled
from blackrose import engine_in_use
from blackrose.engine import loop
from tests.plugins import engines

ROOT = Path(build_compiled.__file__).parent


def test_without_a_c_compiler_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    for words in ([], ["check"]):
        assert build_compiled.main(words) == 1
        told = capsys.readouterr().err
        assert told == (
            "blackrose: the compiled engine needs a C compiler, and there is no 'no-such-compiler' here\n"
        )


def test_without_the_headers_of_python_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert build_compiled.main(["check"]) == 1
    told = capsys.readouterr().err
    assert "needs the headers of Python" in told
    assert told.count("\n") == 1


def test_what_is_compiled_is_there_and_plain_builds_compile_nothing() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    assert hook["enable-by-default"] is False
    for pattern in (*hook["include"], *hook["exclude"]):
        assert (ROOT / pattern.strip("/")).exists(), pattern


def test_a_run_meant_for_the_compiled_engine_proves_no_other(
    monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    monkeypatch.setenv("ENGINE_UNDER_TEST", "compiled")
    monkeypatch.setattr(engines, "IS_COMPILED", False)
    with pytest.raises(pytest.UsageError, match="it is not installed"):
        engines.pytest_configure(pytestconfig)


def test_the_engine_in_use_is_the_one_that_is_named() -> None:
    written = str(loop.__file__).endswith(".py")
    assert engine_in_use() == ("pure Python" if written else "compiled (mypyc)")
