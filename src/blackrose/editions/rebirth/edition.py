"""Rebirth: two to four mages (six with more of them), nineteen rooms, six schools, three moons.

Everything that makes it Rebirth is in the lists of this file.
"""

from __future__ import annotations

from blackrose.editions import lodge, schooling
from blackrose.editions.avatar.options import OPTIONS
from blackrose.editions.moons import decks
from blackrose.editions.moons import phases as moon_phases
from blackrose.editions.rebirth import end, phases, setup
from blackrose.editions.steps import (
    CASTING,
    FACES,
    PLANNING,
    clear_sheets,
    crown_somebody,
    defeated_is_healed,
    defeated_to_cell,
    holds_crown_now,
    plan,
    take_mages,
    take_turns,
)
from blackrose.engine import events as ev
from blackrose.engine.aiming import anybody, dummies_nowhere
from blackrose.engine.asking.choosers import crown_holder, resolver, sharer
from blackrose.engine.edition import Edition, Phase, Ways
from blackrose.engine.full_stop.defeats import settle_defeats
from blackrose.engine.full_stop.reactions import answer_own_defeat, offer_reactions, rose_then_play_order
from blackrose.engine.meaning.references import side_of_doer, where_it_left
from blackrose.engine.play import moons, own_quests
from blackrose.engine.play.actions import ACTIONS
from blackrose.engine.play.event_board import phase_starts
from blackrose.engine.play.rooms import rebuild_at_once, rebuilt_pays
from blackrose.engine.verbs.converting import as_is_chosen
from blackrose.engine.verbs.summoning import mages_give_one_up

REBIRTH = Edition(
    name="rebirth",
    version="1",
    layouts=lodge.LAYOUTS,
    setup=(
        lodge.lay_out,
        decks.shuffle_decks,
        crown_somebody,
        take_mages,
        schooling.take_schools,
        setup.deal_spells,
        lodge.reveal_cells,
    ),
    phases=(
        Phase(
            "black rose",
            (
                moon_phases.shift_events,
                moon_phases.draw_event,
                phase_starts,
                phases.give_up_quests,
                moon_phases.draw_quests,
                phases.cut_active,
                phases.cut_completed,
            ),
        ),
        Phase("study", (phase_starts, schooling.draw_grimoires, schooling.name_schools)),
        Phase("preparation", (phase_starts, plan)),
        Phase("action", (phase_starts, take_turns)),
        Phase("evocation", (phase_starts, phases.command_rose, moon_phases.command_evocations)),
        Phase(
            "clean-up",
            (
                phase_starts,
                phases.take_back_spells,
                clear_sheets,
                moon_phases.end_lasting,
                phases.work_off_jinxes,
                phases.rebuild_rooms,
                phases.turn_tokens,
            ),
        ),
    ),
    full_stop=(
        moons.note_power,
        own_quests.progress,
        offer_reactions,
        answer_own_defeat,
        own_quests.progress_by_damage,
        settle_defeats,
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
    choosers=(sharer, resolver, crown_holder),
    actions=ACTIONS,
    casting=CASTING,
    planning=PLANNING,
    reaction_order=rose_then_play_order,
    first_mage=holds_crown_now,
    faces=FACES,
    room_pays=rebuilt_pays,
    ways=Ways(
        dummies=dummies_nowhere,
        may_aim_at=anybody,
        harmless_to=side_of_doer,
        last_room=where_it_left,
        rose_converts=as_is_chosen,
        cubes_in_order=False,
        makes_way=mages_give_one_up,
        rebuilds=rebuild_at_once,
    ),
    reach_cells=frozenset({"quest", "event", "event card"}),
    mage_cubes=25,
    rose_cubes=30,
    track_top=35,
    evocation_places=3,
    rose_places=12,  # nine Umbras, and three for whatever else an effect may bring her
    physical_tokens=2,
    draws=2,
    defeat_alone=5,
    defeat_pays=end.RANKS,
    moons="6-18-30",
    trophies=7,
    expansion=setup.EXPANSION,
    only_after={
        moons.note_power: ev.BITS[ev.GAINED],
        moons.check_moons: ev.BITS[ev.GAINED],
    },
    watched=phases.HEARD,
    hears=phases.hears,
    options={
        "crown": ("random", *map(str, range(max(lodge.LAYOUTS)))),
        "setup": ("choose", "random"),
        "schools": (),
        "expansion": ("no", "yes"),
        "moons": ("6-18-30", "4-12-20", "2-6-10", "8-24-40"),
        "steady crown": ("no", "yes"),
        "summoner": ("no", "yes"),
        "reactions": ("asked", "windows"),
        "mix": (),
        **OPTIONS,
    },
)
