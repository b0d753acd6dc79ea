"""The guide knows everything that can be asked."""

from __future__ import annotations

import re

from blackrose.engine.decisions import KINDS
from blackrose.game import EDITIONS
from hatch_build import ROOT

LESSONS = (ROOT / "web/src/lib/lessons/lessons.ts").read_text("utf-8")


def test_every_question_has_a_lesson() -> None:
    told = set(re.findall(r"decision: '([^']+)'", LESSONS))
    assert told == set(KINDS)


def test_every_phase_has_a_lesson() -> None:
    told = set(re.findall(r"phase: '([^']+)'", LESSONS))
    phases = {phase.name for edition in EDITIONS.values() for phase in edition.phases}
    assert phases <= told
