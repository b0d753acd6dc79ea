"""What players read on a component, in their language: for the terminal, the browser and the golden files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final, assert_never

from blackrose.engine.components import (
    Armed,
    Avatar,
    Command,
    Component,
    Effect,
    EventCard,
    EventSide,
    Evocation,
    Jinx,
    Mage,
    Pack,
    Part,
    Quest,
    Room,
    School,
    Side,
    Spell,
    Upgrade,
)
from blackrose.language.printing import (
    NO_NAMES,
    NameBook,
    Phrases,
    key_of,
    print_aim,
    print_sentences,
    print_when,
)
from blackrose.language.references import Context, Role
from blackrose.language.tree import Enters, Noun, UsesRoom, While
from blackrose.language.words import words

AnyComponent = (
    School
    | Spell
    | Room
    | Quest
    | EventSide
    | Evocation
    | Upgrade
    | Mage
    | EventCard
    | Jinx
    | Avatar
    | Command
)

MARKS = ("large", "forgotten", "assigned")
"""What an evocation's card can be marked as."""


@dataclass(frozen=True, slots=True)
class FaceSide:
    """One side of a card or one line of it; what it lacks is empty. ``lines`` has one string a sentence."""

    title: str = ""
    type: str = ""
    element: str = ""
    target: str = ""
    when: str = ""
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardFace:
    """A component as its card shows it. ``note`` is a remark on what is doubtful and only in English."""

    kind: str
    name: str
    facts: tuple[str, ...]
    sides: tuple[FaceSide, ...]
    provenance: str
    note: str


KEPT_BOOKS: Final = 32
"""How many books of names are kept; hosts can wish for any number of mixed boxes."""

_BOOKS: dict[str, NameBook] = {}
"""The books asked for last, by the digests of their packs, the latest at the end."""


def names_of(pack: Pack) -> NameBook:
    """The names of a pack's components; the same book each time, so that what was printed is found again."""
    book = _BOOKS.pop(pack.digest, None) or _book(pack)
    _BOOKS[pack.digest] = book
    for oldest in tuple(_BOOKS)[:-KEPT_BOOKS]:
        _BOOKS.pop(oldest, None)
    return book


def _book(pack: Pack) -> NameBook:
    named = chain(
        *(pack.spells, pack.rooms, pack.evocations, pack.upgrades, pack.jinxes, pack.schools),
        *(pack.mages, pack.avatars),
    )
    kinds = {upgrade.name.en: "upgrade" for upgrade in pack.upgrades}
    kinds |= {jinx.name.en: "jinx" for jinx in pack.jinxes}
    names = {component.name.en: component.name for component in named}
    steps = any(quest.cubes for quest in pack.quests)  # cubes complete a quest, its effect solves it
    return NameBook(names, kinds, steps)


def components_of(pack: Pack) -> Iterator[AnyComponent]:
    """All components of a pack, kind after kind."""
    yield from chain(pack.schools, pack.spells, pack.rooms, pack.quests)
    yield from chain(pack.events, pack.evocations, pack.upgrades, pack.mages)
    yield from chain(pack.event_cards, pack.jinxes, pack.avatars, pack.commands)


def card_face(component: AnyComponent, language: str, names: NameBook = NO_NAMES) -> CardFace:
    """A component's card in a language."""
    face = _Face(language, names)
    say = words(language).say
    return CardFace(
        kind=say(f"kind-{_kind(component)}"),
        name=face.name_of(component),
        facts=tuple(face.facts(component)),
        sides=tuple(face.sides(component)),
        provenance=say(f"provenance-{component.provenance}"),
        note=component.note,
    )


def print_component(component: AnyComponent, language: str, names: NameBook = NO_NAMES) -> str:
    """A component's card as a few lines of plain text."""
    face = card_face(component, language, names)
    lines = [f"{face.name} ({face.kind})", " · ".join((*face.facts, face.provenance))]
    for side in face.sides:
        parts = (side.title, side.type, side.element, side.target)
        lines.append(" · ".join(part for part in parts if part))
        lines += [side.when, " ".join(side.lines)]
    return "\n".join(line for line in lines if line)


def _kind(component: AnyComponent) -> str:
    return "event" if isinstance(component, EventSide | EventCard) else type(component).__name__.lower()


class _Face:
    """Says what stands on a card, in one language."""

    def __init__(self, language: str, names: NameBook) -> None:
        self.language = language
        self.names = names
        self.say = words(language).say
        self.phrases = Phrases(words(language), names.names)

    def name_of(self, component: Component) -> str:
        return str(getattr(component.name, self.language, component.name.en))

    # Facts

    def facts(self, component: AnyComponent) -> Iterator[str]:
        """The figures and marks of a card, besides its texts."""
        match component:
            case Spell():
                yield from self._spell_facts(component)
            case Room():
                yield self.say(f"hue-{component.colour}")
                yield self.say("figure-slots", count=component.slots)
                yield self._worth(component)
            case Quest():
                yield from self._quest_facts(component)
            case Evocation():
                yield from self._evocation_facts(component)
            case EventCard():
                yield from self._event_facts(component)
            case Jinx():
                yield from self._figures(component, "cubes", "copies")
            case Upgrade():
                yield from self._figures(component, "copies")
            case Mage():
                yield from self._figures(component, "health", "hand", "strength", "speed")
                if component.quests:
                    yield self.say("figure-quests", count=component.quests)
                if component.school:
                    yield self.say("school-favourite", name=self.phrases.name(component.school))
            case Avatar():
                yield from self._figures(component, "health", "strength", "speed")
                yield self.say("avatar-start", room=self.phrases.name(component.start))
            case Command():
                yield self.say("command-of", name=self.phrases.name(component.avatar))
                yield self.say("figure-moon", moon=component.moon)
                if component.mild:
                    yield self.say("command-mild")
            case School() | EventSide():
                pass
            case _:
                assert_never(component)

    def _worth(self, room: Room) -> str:
        """What a room pays: power by rank when it is rebuilt, or that of its token."""
        if room.collapses:
            return self.say("figure-token", count=room.token)
        first, second, third = room.rewards
        return self.say("figure-rewards", first=first, second=second, third=third)

    def _figures(self, component: Component, *figures: str) -> Iterator[str]:
        for figure in figures:
            yield self.say(f"figure-{figure}", count=getattr(component, figure))

    def _spell_facts(self, spell: Spell) -> Iterator[str]:
        match spell.school:
            case "forgotten":
                yield self.say("school-forgotten")
            case "personal":
                yield self.say("school-personal", owner=self.phrases.name(spell.owner))
            case school:
                yield self.say("school-named", name=self.phrases.name(school))
        if spell.instability:
            yield self.say("with-instability")
        if spell.room_trap:
            yield self.say("mark-room-trap")
        yield from self._figures(spell, "copies")

    def _quest_facts(self, quest: Quest) -> Iterator[str]:
        if quest.moon:
            yield self.say("figure-moon", moon=quest.moon)
            yield self.say("quest-open" if quest.open else "quest-hidden")
            if quest.cubes:
                yield from self._figures(quest, "cubes")
            yield from self._quest_marks(quest)
        else:
            yield self.say("figure-side", side=quest.side)
        yield self.say("figure-power", count=quest.power)

    def _quest_marks(self, quest: Quest) -> Iterator[str]:
        """For how many it is, what becomes of its room's effect, and when it is shown."""
        if quest.four:
            yield self.say("quest-four")
        when = quest.effect.when
        if isinstance(when.trigger if isinstance(when, While) else when, UsesRoom):
            yield self.say("quest-instead" if quest.instead else "quest-beside")
        if quest.shown:
            yield self.say("quest-shown", when=key_of(quest.shown))

    def _evocation_facts(self, evocation: Evocation) -> Iterator[str]:
        yield self.phrases.noun(Noun(evocation.archetype)).text
        yield from self._figures(evocation, "speed", "strength")
        if evocation.health:
            yield from self._figures(evocation, "health")
        else:
            yield self.say("figure-health-none")
        yield from (self.say(f"mark-{mark}") for mark in MARKS if getattr(evocation, mark))
        yield from self._figures(evocation, "copies")

    def _event_facts(self, card: EventCard) -> Iterator[str]:
        if card.avatar:
            yield self.say("event-of", name=self.phrases.name(card.avatar))
        yield self.say("figure-moon", moon=card.moon)
        if card.crown:
            yield self.say("with-crown")
        yield self.say(f"time-{card.phase.replace(' ', '-')}")
        if card.slot:
            yield self.say("figure-slot", slot=card.slot)
        yield self.say("figure-rose", drawn=card.drawn, discarded=card.discarded)

    # Sides

    def sides(self, component: AnyComponent) -> Iterator[FaceSide]:
        """The sides or lines of a card."""
        match component:
            case Spell():
                if component.one_sided:
                    yield self._spell_side("only", component.light)
                    return
                if component.room_trap:
                    yield from (self._coloured_side(side) for side in (component.light, component.dark))
                    return
                yield self._spell_side("light", component.light)
                yield self._spell_side("dark", component.dark)
            case Room():
                for face, effect in zip(component.faces, component.effects, strict=True):
                    yield self._side(self.say(f"side-{face}"), effect)
            case Quest():
                yield self._side("", component.effect, role=Role.QUEST)
            case EventCard():
                yield self._side("", component.effect, role=Role.EVENT)
            case Jinx():
                yield self._side("", component.effect, role=Role.JINX)
            case EventSide():
                for name, effect in zip(component.line_names, component.lines, strict=True):
                    yield self._side(str(getattr(name, self.language, name.en)), effect)
            case Evocation(assigned=True):
                yield from self._assigned(component)
            case Evocation() if component.ability is not None:
                title = self.say("side-instead") if component.instead else ""
                yield self._side(title, component.ability, role=Role.EVOCATION)
            case Upgrade():
                yield self._side("", component.effect, role=Role.EVOCATION)
            case School():
                yield from self._grimoires(component)
            case Avatar():
                yield from self._avatar_lines(component)
            case Command():
                for part in component.parts:
                    yield self._part(part, component.avatar)
                if component.armed is not None:
                    yield self._armed(component.armed, component.avatar)
            case Evocation() | Mage():
                pass
            case _:
                assert_never(component)

    def _avatar_lines(self, avatar: Avatar) -> Iterator[FaceSide]:
        """The skill of an Avatar, and what counts by each of its priorities."""
        if avatar.skill is not None:
            name = str(getattr(avatar.skill.name, self.language, avatar.skill.name.en))
            room = self.phrases.name(avatar.skill.room)
            yield FaceSide(
                title=self.say("avatar-skill", name=name), lines=(self.say("avatar-skill-does", room=room),)
            )
        for letter, criteria in avatar.priorities.items():
            told = " > ".join(self.say(f"criterion-{one}") for one in criteria)
            yield FaceSide(title=self.say("command-priority", letter=letter), lines=(told,))

    def _part(self, part: Part, avatar: str) -> FaceSide:
        """One part of a command, with its marks."""
        marks = [self.say("with-instability")] if part.instability else []
        if part.priority:
            marks.append(self.say("command-priority", letter=part.priority))
        if part.extra:
            marks.append(self.say("command-extra"))
        said = self._side(self.say(f"command-{part.kind}"), part.effect, role=Role.COMMAND, speaker=avatar)
        return replace(said, type=" · ".join(marks))

    def _armed(self, armed: Armed, avatar: str) -> FaceSide:
        """The trap or protection of a command, and what sets it off."""
        effect = replace(armed.effect, when=None)
        said = self._side(self.say("command-armed"), effect, role=Role.COMMAND, speaker=avatar)
        by = self.phrases.avatar(avatar)
        when = self.say(f"armed-{armed.mark}", avatar=by)
        return replace(said, type=self.say(f"type-{armed.type}"), target="", when=when)

    def _spell_side(self, side: str, printed: Side) -> FaceSide:
        type_, element = self.say(f"type-{printed.type}"), self.say(f"element-{printed.element}")
        return self._side(self.say(f"side-{side}"), printed.effect, type_, element)

    def _coloured_side(self, printed: Side) -> FaceSide:
        """One of the two conditions of a room trap, with its colours as the title."""
        when = printed.effect.when
        colours = when.room.colours if isinstance(when, Enters) else ()
        title = ", ".join(self.say(f"hue-{colour}") for colour in colours)
        return replace(self._spell_side("only", printed), title=title)

    def _side(
        self,
        title: str,
        effect: Effect,
        type_: str = "",
        element: str = "",
        role: Role = Role.CARD,
        speaker: str = "",
    ) -> FaceSide:
        context = Context(effect.aim, effect.when, role, speaker)
        target = ""
        if type_ or effect.aim.kind != "special":
            target = self.say("target-line", target=print_aim(effect.aim, self.language, self.names))
        when = "" if effect.when is None else print_when(effect.when, self.language, self.names)
        lines = print_sentences(effect.text, self.language, context, self.names)
        return FaceSide(title, type_, element, target, when, lines)

    def _assigned(self, evocation: Evocation) -> Iterator[FaceSide]:
        """What the rules make of every evocation that is put on a mage; then what its card says besides."""
        yield FaceSide(lines=tuple(self.say(f"assigned-{line}") for line in (1, 2, 3)))
        if evocation.ability is not None:
            yield self._side("", evocation.ability, role=Role.EVOCATION)

    def _grimoires(self, school: School) -> Iterator[FaceSide]:
        for key, name in school.grimoire_names.items():
            told = str(getattr(name, self.language, name.en))
            spells = ", ".join(map(self.phrases.name, school.grimoires[key]))
            yield FaceSide(title=self.say("grimoire", name=told), lines=(spells,))
