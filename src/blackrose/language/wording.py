"""Words from outside the word files of the language: those that an edition brings."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

LANGUAGES = ("en", "de", "ru")
"""The languages players can read the game in."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The text of a Fluent file in every language."""

    en: str
    de: str
    ru: str

    def text(self, language: str) -> str:
        """Return the messages in one of :data:`LANGUAGES`."""
        return str(getattr(self, language))


def wording_of(package: str) -> Wording:
    """Read the word files in the folder ``words`` of a package: ``en.ftl``, ``de.ftl``, ``ru.ftl``."""
    folder = files(package).joinpath("words")
    return Wording(*(folder.joinpath(f"{language}.ftl").read_text("utf-8") for language in LANGUAGES))
