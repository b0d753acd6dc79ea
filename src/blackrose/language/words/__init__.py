"""The words of each language: Fluent files, read once, and the phrases made from them.

A message with attributes is a word with its forms: the value is the plain form, the attributes are the other
cases, numbers and verb forms, and features such as the gender. :class:`Phrase` holds them together; given as
an argument ``who`` to another message it can be used there as ``$who``, ``$who-dat``, ``$who-gender``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from textwrap import dedent

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from blackrose.language.forms import all_forms
from blackrose.language.wording import LANGUAGES as LANGUAGES
from blackrose.language.wording import Wording
from blackrose.language.words.pseudo import accented

PSEUDO = "pseudo"
"""English with accented letters and in brackets: text without them does not come from the word files."""

FILES = ("cards.ftl", "faces.ftl")
"""The files of what cards say besides the words of the forms; other users name their files in addition."""


KEPT = 8192
"""How many sentences of each language are cached: a table says the same ones again and again."""


class UnknownLanguage(LookupError):
    """There are no words for that language."""


class WordingError(RuntimeError):
    """A message is missing, or it needs an argument that it was not given."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A word or group of words in its plain form, with its other forms and its features by name."""

    text: str
    forms: Mapping[str, str] = field(default_factory=dict)

    def form(self, name: str) -> str:
        """Return the form of that name, or the plain form if the language has no such form."""
        return self.forms.get(name, self.text)

    def changed(self, change: Callable[[str], str]) -> Phrase:
        """Return the phrase with every form changed in the same way."""
        return Phrase(change(self.text), {name: change(form) for name, form in self.forms.items()})


Argument = str | int | Phrase


class Words:
    """The messages of one language."""

    def __init__(self, language: str, resources: list[ast.Resource]) -> None:
        """Take the messages of parsed Fluent files; ``language`` also says how numbers rule plurals."""
        self.language = language
        self.keys = frozenset(e.id.name for r in resources for e in r.body if isinstance(e, ast.Message))
        self.asked: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}
        self._phrases: dict[tuple[object, ...], Phrase] = {}
        self._values: dict[str, Pattern] = {}
        locale = "en" if language == PSEUDO else language
        self._bundle = FluentBundle([locale], use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)

    def knows(self, key: str) -> bool:
        """Return whether there is a message of that key."""
        return key in self.keys

    def say(self, key: str, **arguments: Argument) -> str:
        """Return the plain form of a message."""
        return self._format(key, "", self._message_value(key), _flat(arguments))

    def phrase(self, key: str, **arguments: Argument) -> Phrase:
        """Return a message in all its forms."""
        flat = _flat(arguments)
        place = (key, *flat.items())
        phrase = self._phrases.get(place)
        if phrase is None:
            text = self._format(key, "", self._message_value(key), flat)
            forms = self._bundle.get_message(key).attributes.items()
            phrase = Phrase(text, {name: self._format(key, name, form, flat) for name, form in forms})
            if len(self._phrases) >= KEPT:
                self._phrases.clear()
            self._phrases[place] = phrase
        return phrase

    def forms_of(self, key: str) -> frozenset[str]:
        """Return the names of the forms of a message."""
        return frozenset(self._bundle.get_message(key).attributes)

    def _message_value(self, key: str) -> Pattern:
        value = self._values.get(key)
        if value is not None:
            return value
        self.asked.add(key)
        if key not in self.keys:
            raise WordingError(f"{self.language}: there is no message {key!r}")
        value = self._bundle.get_message(key).value
        if value is None:
            raise WordingError(f"{self.language}: message {key!r} has no plain form")
        self._values[key] = value
        return value

    def _format(self, key: str, form: str, pattern: Pattern, flat: dict[str, str | int]) -> str:
        place = (key, form, *flat.items())
        said = self._said.get(place)
        if said is not None:
            return said
        text, errors = self._bundle.format_pattern(pattern, flat)
        if errors:
            raise WordingError(f"{self.language}: message {key!r}: {errors[0]}")
        if len(self._said) >= KEPT:
            self._said.clear()
        self._said[place] = said = tidy(str(text))
        return said


class OwnWords(Words):
    """Messages that an edition brings, which refer only to each other, before those of the language."""

    def __init__(self, own: ast.Resource, others: Words) -> None:
        """Take the messages that are tried first, and the others, which are shared and not copied."""
        super().__init__(others.language, [own])
        self._own, self._others = self.keys, others
        self.keys |= others.keys
        self.asked = others.asked

    def say(self, key: str, **arguments: Argument) -> str:
        """Return the plain form of a message."""
        return super().say(key, **arguments) if key in self._own else self._others.say(key, **arguments)

    def phrase(self, key: str, **arguments: Argument) -> Phrase:
        """Return a message in all its forms."""
        return super().phrase(key, **arguments) if key in self._own else self._others.phrase(key, **arguments)

    def forms_of(self, key: str) -> frozenset[str]:
        """Return the names of the forms of a message."""
        return super().forms_of(key) if key in self._own else self._others.forms_of(key)


def tidy(text: str) -> str:
    """Remove superfluous spaces: parts of a message may be empty."""
    return " ".join(text.split()).replace(" ,", ",").replace(" .", ".")


def _flat(arguments: Mapping[str, Argument]) -> dict[str, str | int]:
    """Return Fluent arguments: a phrase becomes its plain form and one argument for each other form."""
    flat: dict[str, str | int] = {}
    for name, value in arguments.items():
        if isinstance(value, Phrase):
            flat[name] = value.text
            flat.update({f"{name}-{form}": text for form, text in value.forms.items()})
        else:
            flat[name] = value
    return flat


@cache
def words(language: str, *more: str, own: Wording | None = None) -> Words:
    """Return the words of a language or of :data:`PSEUDO`: those of cards, of ``more`` files, and those that
    somebody brings (``own``).
    """
    if language not in (*LANGUAGES, PSEUDO):
        raise UnknownLanguage(f"no words for {language!r}; there are {', '.join(LANGUAGES)}")
    written = "en" if language == PSEUDO else language
    change = accented if language == PSEUDO else _unchanged
    if own is not None:
        return OwnWords(change(_parsed(written, own.text(written))), words(language, *more))
    return Words(language, [change(resource) for resource in resources(written, *more)])


def _unchanged(resource: ast.Resource) -> ast.Resource:
    return resource


def resources(language: str, *more: str) -> list[ast.Resource]:
    """Parse the words of a language: those of the forms, and its files."""
    forms = "\n".join(dedent(getattr(form, language)) for form in all_forms())
    named = {name: files(__name__).joinpath(language, name).read_text("utf-8") for name in FILES + more}
    return [_parsed(f"{language}/{name}", text) for name, text in {"forms": forms, **named}.items()]


def _parsed(place: str, source: str) -> ast.Resource:
    """Parse Fluent messages; a line that is not Fluent is an error, not a missing word."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise WordingError(f"{place}: not Fluent: {(entry.content or '').strip()[:200]}")
    return resource
