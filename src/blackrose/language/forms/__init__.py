"""The forms of the card language: every module here is a list of entries, found by itself.

A new form is a new entry, in the module of its idea or in a file of its own; nothing else lists it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable
from functools import cache
from importlib import import_module

import blackrose.language.tree  # noqa: F401 - first, because it imports the nodes from the modules here
from blackrose.language.form import Form


@cache
def all_forms() -> tuple[Form, ...]:
    """All entries, module by module in the order of the alphabet."""
    modules = sorted(one.name for one in pkgutil.iter_modules(__path__))
    return tuple(form for name in modules for form in entries(import_module(f"{__name__}.{name}")))


def entries(module: object) -> Iterable[Form]:
    """The entries of a module, in the order in which they are written."""
    return [value for value in vars(module).values() if isinstance(value, Form)]
