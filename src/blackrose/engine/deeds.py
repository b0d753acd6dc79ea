"""Which function carries out which deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from blackrose.engine import verbs_mages, verbs_quests, verbs_running, verbs_spells
from blackrose.engine.table import Frame, Table
from blackrose.language import tree as tr

DEEDS: Final[dict[type, Callable[[Table, Frame, Any], bool]]] = {
    tr.SufferBlack: verbs_mages.suffer_black,
    tr.TransferDamage: verbs_mages.transfer_damage,
    tr.Defeat: verbs_mages.defeat,
    tr.AssignDestiny: verbs_mages.assign_destiny,
    tr.AssignEvocation: verbs_mages.assign_evocation,
    tr.RemoveJinx: verbs_mages.remove_jinx,
    tr.Steal: verbs_mages.steal,
    tr.TakeTrophy: verbs_mages.take_trophy,
    tr.DiscardTrophy: verbs_mages.discard_trophy,
    tr.TakeCrown: verbs_mages.take_crown,
    tr.ToCell: verbs_mages.to_cell,
    tr.RecoverToken: verbs_mages.recover_token,
    tr.Search: verbs_spells.search,
    tr.ShuffleMemories: verbs_spells.shuffle_memories,
    tr.ReturnRevealed: verbs_spells.return_revealed,
    tr.SwapRevealed: verbs_spells.swap_revealed,
    tr.CastNext: verbs_spells.cast_next,
    tr.GiveForgotten: verbs_spells.give_forgotten,
    tr.DiscardReady: verbs_spells.discard_ready,
    tr.DrawQuest: verbs_quests.draw_quest,
    tr.DiscardQuest: verbs_quests.discard_quest,
    tr.AdvanceQuest: verbs_quests.advance_quest,
    tr.KeepQuest: verbs_quests.keep_quest,
    tr.DrawEvent: verbs_quests.draw_event,
    tr.DiscardEvent: verbs_quests.discard_event,
    tr.UseRoom: verbs_running.use_room,
    tr.IgnoreSpell: verbs_running.ignore_spell,
    tr.CancelSpell: verbs_running.cancel_spell,
    tr.RedirectSpell: verbs_running.redirect_spell,
    tr.EndActivation: verbs_running.end_activation,
    tr.TargetBecomes: verbs_running.nothing_now,
    tr.SpellsInflictMore: verbs_running.nothing_now,
    tr.SufferMore: verbs_running.nothing_now,
    tr.CannotSuffer: verbs_running.nothing_now,
    tr.Cannot: verbs_running.nothing_now,
    tr.TrophiesToRose: verbs_running.nothing_now,
}
