"""However a real sentence is bent, it is read or refused: nothing else ever comes out of the parser."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from blackrose.language.errors import CardError
from blackrose.language.reading import parse_target, parse_text, parse_when
from blackrose.language.reading.expected import examples
from blackrose.language.reading.grammar import language
from blackrose.language.references import Context, Role
from blackrose.language.tree import Aim
from blackrose.language.vocabulary import Vocabulary

WORDS = Vocabulary(frozenset({"Templar"}), frozenset({"undead"}), frozenset({"Bone Shield"}))
KNOWN = sorted(language().words.known | WORDS.names)
CONTEXTS = [
    None,
    Context(Aim("self")),
    Context(Aim("model", 1)),
    Context(Aim("room", 1), None, Role.EVOCATION),
]


def refusal(parse: Callable[[], object]) -> CardError | None:
    """How a text is refused, if it is; anything but a refusal is a failure of the test."""
    try:
        assert parse() is not None
    except CardError as error:
        return error
    return None


def read(source: str, context: Context | None = None) -> None:
    """Reads a text in every way; a refusal must be tellable."""
    for error in (
        refusal(lambda: parse_text(source, WORDS, context)),
        refusal(lambda: parse_when(source, WORDS, context)),
        refusal(lambda: parse_target(source)),
    ):
        if error is not None:
            assert str(error)
            assert 0 <= error.offset <= len(source)


@st.composite
def bent(draw: st.DrawFn) -> str:
    """A real text with words dropped, doubled, swapped or replaced."""
    words = " ".join(draw(st.lists(st.sampled_from(examples()), min_size=1, max_size=3))).split(" ")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(words) - 1))
        match draw(st.sampled_from(["drop", "double", "swap", "known", "any"])):
            case "drop":
                words = words[:at] + words[at + 1 :] or [""]
            case "double":
                words.insert(at, words[at])
            case "swap":
                other = draw(st.integers(0, len(words) - 1))
                words[at], words[other] = words[other], words[at]
            case "known":
                words[at] = draw(st.sampled_from(KNOWN))
            case _:
                words[at] = draw(st.text(max_size=8))
    return " ".join(words)


@given(bent(), st.sampled_from(CONTEXTS))
@settings(max_examples=200, deadline=None)
def test_bent_sentences_are_read_or_refused(source: str, context: Context | None) -> None:
    read(source, context)


@given(st.lists(st.sampled_from(KNOWN), max_size=15), st.sampled_from(CONTEXTS))
@settings(max_examples=100, deadline=None)
def test_heaps_of_words_are_read_or_refused(words: list[str], context: Context | None) -> None:
    read(" ".join(words).capitalize() + ".", context)


@given(st.text(max_size=80))
@settings(max_examples=100, deadline=None)
def test_any_characters_are_read_or_refused(source: str) -> None:
    read(source)
