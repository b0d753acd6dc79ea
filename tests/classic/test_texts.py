"""How the texts of Classic are cut into sentences (TRP.33)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from blackrose.engine.programs import walk
from blackrose.language import tree as tr
from tests.classic.scenario import Classic

ENDS_A_SENTENCE = (tr.Inflict, tr.Attack, tr.Move, tr.Put, tr.PlaceInstability, tr.Summon)
"""What others may answer at once."""


@pytest.mark.rule("TRP.33")
def test_each_hit_move_entering_and_placing_ends_its_sentence() -> None:
    """Nothing of another sort follows within it; hits that fall together share one (DEF.28)."""
    rules = Classic().rules
    wrong = []
    for program in rules.programs:
        for part in walk(program.text):
            if isinstance(part, tr.Sentence):
                for clause, following in pairwise(part.clauses):
                    if isinstance(clause, ENDS_A_SENTENCE) and type(following) is not type(clause):
                        wrong.append((program.kind, program.component, part.clauses))
    assert wrong == []
