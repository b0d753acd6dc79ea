"""The components of the boxes, as data, and what loads them."""

from blackrose.packs.loader import builtin_pack, load_pack, load_text, open_pack, vocabulary_of

__all__ = ["builtin_pack", "load_pack", "load_text", "open_pack", "vocabulary_of"]
