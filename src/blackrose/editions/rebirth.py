"""Rebirth: two to four mages (six with more of them), nineteen rooms, six schools, three moons.

Everything that makes it Rebirth is in the lists of this file.
"""

from __future__ import annotations

from blackrose.editions import rebirth_end as end
from blackrose.editions import rebirth_phases as phases
from blackrose.editions import rebirth_setup as setup
from blackrose.editions.common import (
    clear_sheets,
    crown_somebody,
    defeated_is_healed,
    defeated_to_cell,
    plan,
    take_turns,
)
from blackrose.engine import events as ev
from blackrose.engine import moons, own_quests, windows
from blackrose.engine.event_board import phase_starts
from blackrose.engine.rules import Edition, Phase

REBIRTH = Edition(
    name="rebirth",
    version="1",
    layouts=setup.LAYOUTS,
    setup=(
        setup.lay_out,
        setup.shuffle_decks,
        crown_somebody,
        setup.take_mages,
        setup.take_schools,
        setup.take_lists,
        setup.deal_spells,
        setup.reveal_cells,
    ),
    phases=(
        Phase(
            "black rose",
            (
                phases.shift_events,
                phases.draw_event,
                phase_starts,
                phases.give_up_quests,
                phases.draw_quests,
                phases.cut_active,
                phases.cut_completed,
            ),
        ),
        Phase("study", (phase_starts, phases.draw_grimoires, phases.name_schools)),
        Phase("preparation", (phase_starts, plan)),
        Phase("action", (phase_starts, take_turns)),
        Phase("evocation", (phase_starts, phases.command_rose, phases.command_evocations)),
        Phase(
            "clean-up",
            (
                phase_starts,
                phases.take_back_spells,
                clear_sheets,
                phases.end_lasting,
                phases.work_off_jinxes,
                phases.rebuild_rooms,
                phases.turn_tokens,
            ),
        ),
    ),
    full_stop=(
        moons.note_power,
        own_quests.progress,
        windows.offer_reactions,
        windows.settle_defeats,
        moons.check_moons,
    ),
    defeat=(
        end.haunting_ends,
        end.destiny_is_met,
        defeated_to_cell,
        end.defeated_gives_trophy,
        end.defeated_pays,
        defeated_is_healed,
    ),
    finish=(end.score_quests, end.score_trophies, end.score_crown, end.name_winner),
    is_last=moons.last_round,
    mage_cubes=25,
    rose_cubes=30,
    track_top=35,
    evocation_places=3,
    rose_places=12,  # nine Umbras, and three for whatever else an effect may bring her
    physical_tokens=2,
    draws=2,
    own_side_untouched=False,
    defeat_alone=5,
    defeat_pays=end.RANKS,
    moons="6-18-30",
    trophies=7,
    replaces_evocations=True,
    spent_rooms_usable=False,
    expansion=setup.EXPANSION,
    watched=ev.BITS[ev.GAINED],
    options={
        "crown": ("random", *map(str, range(max(setup.LAYOUTS)))),
        "setup": ("choose", "random"),
        "schools": (),
        "expansion": ("no", "yes"),
        "moons": ("6-18-30", "4-12-20", "2-6-10", "8-24-40"),
        "steady crown": ("no", "yes"),
        "summoner": ("no", "yes"),
        "reactions": ("asked", "windows"),
        "mix": (),
    },
)
