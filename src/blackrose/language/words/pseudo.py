"""The pseudo-language: English messages whose every letter is accented and stands in brackets."""

from __future__ import annotations

from fluent.syntax import ast, visitor

OPEN, CLOSE = "⟦", "⟧"
FEATURES = frozenset({"agrees", "gender"})
"""Attributes that messages only compare; they stay unchanged."""

_ACCENTS = str.maketrans(
    "aceghiklmnoprstuwyzACEGHIKLMNOPRSTUWYZ",
    "àçéĝĥìķļḿñöṗŕšţûẁýžÀÇÉĜĤÌĶĻḾÑÖṖŔŠŢÛẀÝŽ",
)


def accent(text: str) -> str:
    """Accent a text and put it in brackets, without the spaces around it."""
    bare = text.strip()
    if not any(letter.isalpha() for letter in bare):
        return text
    return text.replace(bare, OPEN + bare.translate(_ACCENTS) + CLOSE)


def accented(resource: ast.Resource) -> ast.Resource:
    """Return a copy of a parsed Fluent file with all its readable text accented."""
    copy = resource.clone()
    _Accent().visit(copy)
    return copy


class _Accent(visitor.Visitor):
    """Accents text in place, except what is only compared."""

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        if node.id.name not in FEATURES:
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = accent(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        node.value = accent(node.value)
