"""Classic: two to four mages (six with the expansion's), nineteen rooms that collapse, six schools, three
moons. Everything that makes it Classic is in the lists of this file.
"""

from __future__ import annotations

from blackrose.editions import lodge, schooling
from blackrose.editions.classic import actions, end, phases, quests, rooms, setup
from blackrose.editions.moons import decks
from blackrose.editions.moons import phases as moon_phases
from blackrose.editions.steps import (
    clear_sheets,
    crown_somebody,
    defeated_is_healed,
    defeated_to_cell,
    plan,
    take_mages,
)
from blackrose.engine import events as ev
from blackrose.engine.aiming import anybody, no_dummies
from blackrose.engine.asking.choosers import crown_holder, event_drawer, sharer
from blackrose.engine.edition import Edition, Phase, Ways
from blackrose.engine.full_stop.defeats import loses_turn, settle_defeats, spared_by_traps
from blackrose.engine.full_stop.reactions import (
    answer_own_defeat,
    answer_room_first,
    offer_reactions,
    rose_then_from_active,
)
from blackrose.engine.meaning.references import side_of_doer, where_it_left
from blackrose.engine.play import moons, own_quests
from blackrose.engine.play.casting import CASTING_WITH_CHOICES
from blackrose.engine.play.event_board import phase_starts
from blackrose.engine.verbs.converting import as_is_chosen
from blackrose.engine.verbs.summoning import mages_give_one_up

CLASSIC = Edition(
    name="classic",
    version="1",
    layouts=lodge.LAYOUTS,
    setup=(
        lodge.lay_out,
        rooms.close_rose_room,
        decks.shuffle_decks,
        crown_somebody,
        take_mages,
        schooling.take_schools,
        schooling.deal_grimoires,
        lodge.reveal_cells,
    ),
    phases=(
        Phase(
            "black rose",
            (
                end.begin_extra_round,
                quests.show_in_phase,
                phases.give_up_quests,
                moon_phases.shift_events,
                moon_phases.draw_event,
                phase_starts,
                moon_phases.draw_quests,
                quests.look_at_drawn,
            ),
        ),
        Phase("study", (schooling.draw_grimoires, schooling.name_schools)),
        Phase("preparation", (plan,)),
        Phase("action", (phase_starts, actions.take_turns)),
        Phase("evocation", (phases.command_evocations,)),
        Phase(
            "clean-up",
            (
                quests.show_in_phase,
                phases.traps_to_hand,
                clear_sheets,
                moon_phases.end_lasting,
                phases.cut_after_clearing,
                rooms.turn_tokens,
                rooms.collapse_rooms,
            ),
        ),
    ),
    full_stop=(
        moons.note_power,
        answer_room_first,
        quests.note_met,
        quests.show_met,
        offer_reactions,
        answer_own_defeat,
        settle_defeats,
        quests.cut_quests,
        phases.cut_hands,
        moons.check_moons,
        rooms.open_rose_room,
    ),
    defeat=(
        spared_by_traps,
        loses_turn,
        defeated_to_cell,
        end.defeated_gives_trophy,
        end.defeated_pays,
        defeated_is_healed,
    ),
    finish=(
        end.count_once,
        end.score_quests,
        end.score_trophies,
        end.score_tokens,
        end.score_crown,
        end.name_winner,
    ),
    is_last=end.is_last,
    choosers=(sharer, event_drawer, crown_holder),
    actions=actions.ACTIONS,
    casting=CASTING_WITH_CHOICES,
    planning=phases.PLANNING,
    reaction_order=rose_then_from_active,
    first_mage=phases.first_mage,
    faces=rooms.FACES,
    room_pays=rooms.pays,
    ways=Ways(
        dummies=no_dummies,
        may_aim_at=anybody,
        harmless_to=side_of_doer,
        last_room=where_it_left,
        rose_converts=as_is_chosen,
        cubes_in_order=False,
        makes_way=mages_give_one_up,
        protects_first=True,
        answers_forgotten=True,
        springs_own=False,
        spares_nobody=True,
        must_convert=True,
        needs_target=True,
        moves_first=True,
        names_element=True,
        swaps_sentences=True,
        fulfils=own_quests.fulfil,
        open_discards=True,
        events_always_pay=True,
        may_use=rooms.may_use,
        may_leave_out=rooms.may_leave_out,
        rooms_wait=True,
    ),
    reach_cells=frozenset({"event card"}),
    mage_cubes=25,
    rose_cubes=30,
    track_top=30,
    track_from_top=True,
    evocation_places=3,
    rose_places=3,  # for whatever an effect may bring her
    physical_tokens=2,
    draws=2,
    defeat_alone=end.ALONE,
    defeat_pays=end.RANKS,
    moons="6-18-30",
    trophies=10,
    expansion=setup.EXPANSION,
    only_after={
        moons.note_power: ev.BITS[ev.GAINED],
        answer_room_first: ev.BITS[ev.USED_ROOM],
        moons.check_moons: ev.BITS[ev.GAINED],
    },
    watched=phases.HEARD,
    hears=phases.hears,
    options={
        "crown": ("random", *map(str, range(max(lodge.LAYOUTS)))),
        "setup": ("choose", "random"),
        "schools": (),
        "expansion": ("no", "yes"),
        "for the crown": ("no", "yes"),
        "overkill": ("no", "yes"),
        "overload": ("no", "yes"),
        "extra rounds": ("no", "yes"),
        "lodge": (),
        "reactions": ("asked", "windows"),
        "mix": (),
    },
)
