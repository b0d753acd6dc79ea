"""The tests that prove Duel's components; see :mod:`tests.proving`."""

from tests.proving import Proofs
from tests.proving_mutants import ABILITY, FIGURES, LIST, MARK, QUEST, UPGRADE

__all__ = ["ABILITY", "FIGURES", "LIST", "MARK", "PROOFS", "QUEST", "UPGRADE", "proves"]

PROOFS = Proofs()
proves = PROOFS.proves
