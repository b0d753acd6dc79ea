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

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from blackrose.language.words.pseudo import accented

LANGUAGES = ("en", "de", "ru")
"""The languages players can read the game in."""

PSEUDO = "pseudo"
"""English with every letter of the word files accented and in brackets: what is plain came from elsewhere."""

FILES = ("cards.ftl", "deeds.ftl", "faces.ftl")
"""What cards say; whoever says more than that names its own files besides."""


KEPT = 8192
"""How many sentences are kept of each language: a table says the same ones again and again."""


class UnknownLanguage(LookupError):
    """There are no words for that language."""


class WordingError(RuntimeError):
    """A message of the word files is missing or asks for something nobody gave it."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A word or group of words in its plain form, with its other forms and its features by name."""

    text: str
    forms: Mapping[str, str] = field(default_factory=dict)

    def form(self, name: str) -> str:
        """The form of that name, or the plain one where the language does not tell them apart."""
        return self.forms.get(name, self.text)

    def changed(self, change: Callable[[str], str]) -> Phrase:
        """The same phrase with every form changed alike."""
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
        """Whether there is a message of that key."""
        return key in self.keys

    def say(self, key: str, **arguments: Argument) -> str:
        """The message's plain form."""
        return self._format(key, "", self._message_value(key), _flat(arguments))

    def phrase(self, key: str, **arguments: Argument) -> Phrase:
        """The message in all its forms."""
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
        """The names of the forms a message has."""
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


def tidy(text: str) -> str:
    """Single spaces, none at the ends nor before a comma or full stop: parts of a message may be empty."""
    return " ".join(text.split()).replace(" ,", ",").replace(" .", ".")


def _flat(arguments: Mapping[str, Argument]) -> dict[str, str | int]:
    """Fluent arguments: a phrase becomes its plain form and one argument for each other form."""
    flat: dict[str, str | int] = {}
    for name, value in arguments.items():
        if isinstance(value, Phrase):
            flat[name] = value.text
            flat.update({f"{name}-{form}": text for form, text in value.forms.items()})
        else:
            flat[name] = value
    return flat


@cache
def words(language: str, *more: str) -> Words:
    """The words of one of :data:`LANGUAGES` or of :data:`PSEUDO`: those of cards, and of ``more`` files."""
    if language == PSEUDO:
        return Words(PSEUDO, [accented(resource) for resource in _resources("en", more)])
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no words for {language!r}; there are {', '.join(LANGUAGES)}")
    return Words(language, _resources(language, more))


def _resources(language: str, more: tuple[str, ...]) -> list[ast.Resource]:
    """The parsed word files of a language; a line that is not Fluent is an error, not a missing word."""
    resources = []
    for name in FILES + more:
        source = files(__name__).joinpath(language, name).read_text(encoding="utf-8")
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordingError(f"{language}/{name}: not Fluent: {(entry.content or '').strip()[:200]}")
        resources.append(resource)
    return resources
