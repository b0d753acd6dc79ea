"""The registry: every edition is found by its name, with all that other parts of the program ask for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fluent.syntax import FluentParser, ast

from blackrose import game
from blackrose.editions import registry
from blackrose.editions.listing import Listing
from blackrose.game import EDITIONS, LISTINGS, USUAL_EDITION, Game
from blackrose.language.wording import LANGUAGES
from blackrose.language.words import words
from blackrose.packs.boxes import USUAL_BOX
from blackrose.rulebook import TAGS
from blackrose.server.editions import WITH_AVATAR, key_part, options_offered

ALL = pytest.mark.parametrize("listed", LISTINGS.values(), ids=LISTINGS)


def keys(text: str) -> set[str]:
    """The messages of a word file."""
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_an_edition_is_found_by_its_name() -> None:
    assert registry.names() == tuple(EDITIONS) == tuple(LISTINGS)
    for name in registry.names():
        assert registry.edition(name) is EDITIONS[name] is registry.listing(name).edition
        assert registry.edition(name).name == name
        assert registry.edition_for(registry.box_of(name).box) == name
    with pytest.raises(KeyError):
        registry.edition("chess")


def test_the_usual_edition_is_the_first_and_has_the_usual_box() -> None:
    assert registry.names()[0] == USUAL_EDITION == Game.new(seed=1).rules.edition.name
    assert registry.box_of(USUAL_EDITION).box == USUAL_BOX
    assert registry.edition_for("") == registry.edition_for("a box of somebody's own") == USUAL_EDITION


def test_the_other_boxes_are_those_of_the_other_editions() -> None:
    assert [pack.box for pack in registry.other_boxes("duel")] == ["rebirth", "classic"]
    assert [pack.box for pack in registry.other_boxes("rebirth")] == ["duel", "classic"]
    assert [pack.box for pack in registry.other_boxes("classic")] == ["duel", "rebirth"]


@ALL
def test_what_is_listed_fits_the_edition(listed: Listing) -> None:
    edition = listed.edition
    assert listed.letter in TAGS
    assert listed.usual_seats in edition.layouts
    for options in (listed.left_open, listed.left_to_chance):
        assert all(value in edition.options[name] for name, value in options.items())
    assert {position.seats for position in listed.positions.values()} <= set(edition.layouts)
    assert listed.lacking(registry.box_of(listed.name), listed.usual_seats) == ""
    assert listed.fitted(registry.box_of(listed.name)) is edition


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_whole_and_none_is_unused(listed: Listing, language: str) -> None:
    name, found = listed.name, keys(listed.words.text(language))
    said = {f"title-{name}", f"edition-{name}"}
    options = listed.edition.options
    with_avatar = {option: options[option] for option in WITH_AVATAR if option in options}
    for option, values in (options_offered(listed.edition) | with_avatar).items():
        key = f"option-{name}-{key_part(option)}"
        said |= {key, *(f"{key}-{key_part(value)}" for value in values)}
    otherwise = found & words(language, "game.ftl", "terminal.ftl").keys  # said in this edition's own way
    primer = found - said - otherwise
    assert said <= found
    assert primer == {f"primer-{name}-{number}" for number in range(1, len(primer) + 1)} != set()


@pytest.mark.rule("DMG.3")
@ALL
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "unless they say so"), ("de", "außer sie sagen es"), ("ru", "если в них не сказано иное")],
)
def test_the_primer_says_that_ones_own_side_is_spared_unless_a_text_says_so(
    listed: Listing, language: str, said: str
) -> None:
    last = listed.words.text(language).strip().rsplit("\n", 1)[-1]
    assert last.startswith("primer-")
    assert said in last


def test_a_name_is_there_once_and_a_registered_edition_only_for_a_while() -> None:
    another = replace(LISTINGS["duel"], edition=replace(EDITIONS["duel"], name="another"))
    with registry.registered(another):
        assert list(EDITIONS) == list(LISTINGS) == ["duel", "rebirth", "classic", "another"]
        with pytest.raises(ValueError, match="there is an edition 'another' already"):
            registry.register(another)
        assert registry.edition_for("duel") == "duel"
    assert list(EDITIONS) == list(LISTINGS) == ["duel", "rebirth", "classic"]


def test_another_process_gets_what_is_not_in_the_list() -> None:
    another = replace(LISTINGS["duel"], edition=replace(EDITIONS["duel"], name="another"))
    assert (registry.parcels(), registry.parcel("duel")) == ((), b"")
    with registry.registered(another):
        packed = registry.parcel("another")
        assert registry.parcels() == (packed,)
        registry.unpack([packed])
        assert LISTINGS["another"] is another  # it is here already
    assert registry.parcels() == ()
    registry.unpack([packed])  # as in another process
    try:
        assert (LISTINGS["another"].box, EDITIONS["another"].rounds) == ("duel", EDITIONS["duel"].rounds)
    finally:
        del LISTINGS["another"], EDITIONS["another"], registry._PARCELS["another"]


def test_an_edition_that_no_other_process_could_get_is_refused() -> None:
    duel = replace(EDITIONS["duel"], name="another", is_last=lambda t: True)
    with pytest.raises(ValueError, match=r"'another' cannot be given to other processes: .* functions of a"):
        registry.register(replace(LISTINGS["duel"], edition=duel))
    assert "another" not in LISTINGS


def test_only_so_many_compiled_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "_RULES", {})
    monkeypatch.setattr(game, "KEPT_RULES", 3)

    def tables(quests: str) -> object:
        return Game.new("duel", seed=1, options={"quests": quests}).rules

    first, *_ = wished = [tables(quests) for quests in ("random", "choose", "1A+2A")]
    assert tables("random") is first  # asked for again: now "choose" is the oldest
    tables("1A+2B")
    assert list(game._RULES.values())[:2] == [wished[2], first]
    assert len(game._RULES) == 3
    assert tables("choose") is not wished[1]
    assert tables("random") is first
    assert game.EDITIONS is registry.EDITIONS


def test_a_table_made_for_one_edition_is_not_used_for_another_of_its_name() -> None:
    options = {"crown": "0"}
    short = replace(LISTINGS["duel"], edition=replace(EDITIONS["duel"], name="again", rounds=1))
    long = replace(short, edition=replace(short.edition, rounds=3))
    for listed in (short, long):
        with registry.registered(listed):
            assert Game.new("again", seed=1, options=options).rules.edition.rounds == listed.edition.rounds
