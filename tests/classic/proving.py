"""The tests that prove Classic's components; see :mod:`tests.proving`."""

from tests.proving import Proofs
from tests.proving_mutants import ABILITY, EVENT, FIGURES, JINX, QUEST, UPGRADE

__all__ = ["ABILITY", "EVENT", "FIGURES", "JINX", "PROOFS", "QUEST", "UPGRADE", "proves", "scene"]

PROOFS = Proofs()
proves = PROOFS.proves
scene = PROOFS.scene
