"""The shapes of :mod:`blackrose.table.wire` as a JSON schema, from which the page makes its types.

``python -m blackrose.server.schema web/wire.schema.json`` writes it down; without a file it is printed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, is_typeddict

import msgspec

from blackrose.table import wire

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
ANYTHING = {"description": "anything"}
"""Stands for an open type, which cannot be told as such before the schema is made."""


def shapes() -> list[type]:
    """Every shape, in the order in which they are written down."""
    return [shape for shape in vars(wire).values() if is_typeddict(shape)]


def schema() -> dict[str, Any]:
    """All shapes as definitions of one schema."""
    _, found = msgspec.json.schema_components(shapes(), schema_hook=_anything, ref_template=REFERENCE)
    names = [shape.__name__ for shape in shapes()]
    return {"$schema": DIALECT, "title": "Wire", "$defs": {name: _tidy(found[name]) for name in names}}


def _anything(kind: type) -> dict[str, Any]:
    """The value of a difference can be anything; no other type is left open."""
    if kind is not object:
        raise NotImplementedError
    return ANYTHING


def _tidy(definition: dict[str, Any]) -> dict[str, Any]:
    """A definition whose description is one paragraph, and that allows nothing besides."""
    words = definition["description"].split()
    fields = {name: {} if field == ANYTHING else field for name, field in definition["properties"].items()}
    return definition | {
        "description": " ".join(words),
        "properties": fields,
        "additionalProperties": False,
    }


def written() -> str:
    """The schema as the file has it."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> None:
    """Prints the schema, or writes it to the file that is named."""
    if arguments:
        Path(arguments[0]).write_text(written(), encoding="utf-8")
    else:
        sys.stdout.write(written())


if __name__ == "__main__":
    main(sys.argv[1:])
