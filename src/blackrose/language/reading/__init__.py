"""Reads card texts: controlled English in, syntax tree out, or an error that helps."""

from blackrose.language.reading.parser import LONGEST, parse_target, parse_text, parse_when

__all__ = ["LONGEST", "parse_target", "parse_text", "parse_when"]
