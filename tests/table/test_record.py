"""Records: the same inputs give the same game, anywhere and at any time, and everybody can check it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from blackrose.engine.rng import commitment, key_from_seed
from blackrose.game import BadSetup
from blackrose.packs import builtin_pack, load_text
from blackrose.table import BrokenRecord, OtherPack, OtherVersion, Record, Session, Setup, verify
from tests.table.sessions import session

EXTRA = """
[[spell]]
name = { en = "Small Spark", de = "Kleiner Funke", ru = "Малая искра" }
school = "Law"
copies = 1
provenance = "original"
light = { type = "combat", element = "earth", target = "model 1", text = "Inflict 1 damage." }
dark = { type = "combat", element = "earth", target = "model 1", text = "Inflict 2 damage." }
"""


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game."""
    return session(choices=1000).record()


def test_a_record_plays_again_to_the_same_end(record: Record) -> None:
    state = record.checked()
    assert state.over
    assert state == record.replay()
    assert state.digest() == record.digests[-1]


def test_a_replay_tells_the_same_story(record: Record) -> None:
    told = record.replay(journal=True).journal
    assert told
    assert told == Session.resume(record).state.journal


def test_every_choice_has_its_checkpoint(record: Record) -> None:
    states = record.states()
    next(states)
    assert [state.digest() for state in states] == list(record.digests)


def test_a_digest_that_differs_is_named_by_its_choice(record: Record) -> None:
    digests = (*record.digests[:6], "0" * 32, *record.digests[7:])
    with pytest.raises(BrokenRecord, match="choice 7: the game comes out otherwise") as error:
        replace(record, digests=digests).checked()
    assert record.until(error.value.choice - 1).checked()


def test_a_choice_that_is_not_legal_is_named(record: Record) -> None:
    choices = (*record.choices[:6], (0, ("fly",)), *record.choices[7:])
    with pytest.raises(BrokenRecord, match="choice 7: "):
        replace(record, choices=choices).checked()


def test_the_key_is_bound_by_the_commitment_and_deals_the_game(record: Record) -> None:
    found = verify(record, commitment=commitment(key_from_seed(record.setup.seed)).upper())
    assert (found.choices, found.over) == (len(record.choices), True)
    assert found.chance == record.replay().chance > 0
    assert found.winner == record.replay().result[0]


def test_another_commitment_than_the_published_one_is_refused(record: Record) -> None:
    with pytest.raises(BrokenRecord, match="not the one that was published"):
        verify(record, commitment="00" * 32)


def test_another_seed_than_the_committed_one_is_refused(record: Record) -> None:
    with pytest.raises(BrokenRecord, match="not the one that was committed to"):
        verify(replace(record, setup=replace(record.setup, seed="4")))


def test_another_seed_with_a_commitment_of_its_own_deals_another_game(record: Record) -> None:
    forged = replace(record.setup, seed="4", commitment=commitment(key_from_seed("4")))
    with pytest.raises(BrokenRecord, match="choice 1: "):
        verify(replace(record, setup=forged))


def test_without_a_seed_every_game_is_another() -> None:
    first, second = Setup.new(), Setup.new()
    assert len(first.seed) == 64
    assert first.commitment != second.commitment


def test_a_seed_is_the_same_as_number_or_word() -> None:
    assert Setup.new(seed=7) == Setup.new(seed="7")


def test_cards_of_ones_own_are_recorded_by_their_digest() -> None:
    box = load_text(EXTRA, base=builtin_pack("duel"))
    table = Session(Setup.new(seed=1, pack=box), box)
    assert table.setup.pack_digest == box.digest != builtin_pack("duel").digest
    record = table.record()
    assert record.checked(box) == table.state
    with pytest.raises(OtherPack, match=f"{box.digest[:12]}.*{builtin_pack('duel').digest[:12]}"):
        record.checked()


def test_other_versions_and_editions_are_named(record: Record) -> None:
    for setup, told in (
        (replace(record.setup, engine_version="9.9.9"), "blackrose 9.9.9; this is blackrose"),
        (replace(record.setup, edition_version="0"), "version 0 of duel; this is version"),
        (replace(record.setup, edition="chess"), "'chess'; known here: duel"),
    ):
        with pytest.raises(OtherVersion, match=told):
            verify(replace(record, setup=setup))


def test_a_set_up_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup, match="3 players cannot sit on 2 seats"):
        Setup.new(players=("person",) * 3)
    with pytest.raises(BadSetup, match="no mage 'Merlin'"):
        Setup.new(mages=("Merlin", ""))
