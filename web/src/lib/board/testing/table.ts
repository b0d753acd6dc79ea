// A small table for tests: two mages, seven rooms, a Templar.
import type { Box, Card, FactionShown, ModelShown, OptionShown, RoomShown, Shown, SlotShown, TaskShown, TrackShown } from '../../wire';

const NAMES = ['Occult Black Rose Room', 'Crypt of the Saint', 'Templar Armory', 'Sacral Summoner Room', 'Templar Treasure Room', 'Library of the Order', 'Abyss of Faith'];
const COLOURS = ['black', 'grey', 'purple', 'red', 'green', 'yellow', 'blue'];

export function card(name: string, more: Partial<Card> = {}): Card {
  return { kind: '', kind_code: 'spell', name, facts: [], sides: [], provenance: 'from the rulebook', own_design: false, note: '', colour: '', group: '', figures: {}, ...more };
}

export function side(title: string, lines: string[], more: Partial<Card['sides'][number]> = {}): Card['sides'][number] {
  return { title, type: '', type_code: '', element: '', element_code: '', target: '', when: '', lines, enhancements: [], ...more };
}

export const TREMOR = card('Tremor', {
  own_design: true,
  provenance: 'our own design',
  facts: ['school of magic: Law'],
  sides: [
    side('Light', ['Inflict 1 damage.', 'Place 1 instability.'], { type: 'combat', type_code: 'combat', element: 'earth', element_code: 'earth', target: 'Target: room 1' }),
    side('Dark', ['Place 2 instability.'], { type: 'trap', type_code: 'trap', element: 'fire', element_code: 'fire', target: 'Target: room 2' }),
  ],
});

/** Cards know the list they stand in. */
function coded(cards: Box['cards']): Box['cards'] {
  return Object.fromEntries(Object.entries(cards).map(([kind, list]) => [kind, list.map((one) => ({ ...one, kind_code: kind }))]));
}

export function box(): Box {
  return {
    edition: 'duel',
    pack: 'duel',
    digest: '',
    language: 'en',
    cards: coded({
      spell: [TREMOR, card('Dark Force', { sides: TREMOR.sides })],
      room: NAMES.map((name, at) =>
        card(name, {
          colour: COLOURS[at] ?? '',
          figures: { slots: 6, first: 4, second: 2, third: 1 },
          sides: [side('Destroyed', [`${name} lies in ruins.`]), side('Rebuilt', [`${name} stands again.`])],
        }),
      ),
      quest: [card('First Blood', { figures: { power: 1 }, sides: [side('', ['Gain 1 power.'], { when: 'You defeat another mage.' })] })],
      event: [card('Living Lodge', { sides: [side('Living Lodge', ['The Black Rose gains 1 power.'])] })],
      evocation: [card('Templar', { group: 'undead', figures: { speed: 3, strength: 2, health: 2, copies: 3 } })],
      upgrade: [card('Bone Shield', { figures: { copies: 3 } })],
      mage: [card('Bartholomew', { figures: { health: 10, hand: 8, strength: 2, speed: 2 } }), card('Ulrich', { figures: { health: 10, hand: 8, strength: 2, speed: 2 } })],
      school: [card('Law', { group: 'law' })],
    }),
    layouts: {
      '2': { rooms: [[0, 0], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]], cells: [[-1, -1], [1, 1]] },
    },
    track_top: 20,
    rounds: 4,
  };
}

export function faction(number: number, more: Partial<FactionShown> = {}): FactionShown {
  const names = ['Bartholomew', 'Ulrich', 'The Black Rose'];
  const name = names[number] ?? '';
  return {
    number,
    rose: number === 2,
    name,
    letter: name[0] ?? '',
    glyph: ['sun', 'moon', 'rose'][number] ?? '',
    mage: number,
    avatar: -1,
    power: 0,
    pool: 20,
    trophies: 0,
    rooms_won: 0,
    hand: 3,
    hand_cards: [],
    grimoire: 5,
    memories: [],
    slots: [],
    tokens: 2,
    crown: false,
    first: false,
    school: -1,
    aside: 0,
    tasks: [],
    jinxes: [],
    destiny: [],
    blocks: [],
    captured: [],
    won: [],
    trophies_left: 0,
    cell: number === 2 ? -1 : number,
    ...more,
  };
}

export function model(number: number, more: Partial<ModelShown> = {}): ModelShown {
  const mage = number < 2;
  return {
    model: number,
    mage,
    avatar: -1,
    card: mage ? number : 0,
    name: mage ? (['Bartholomew', 'Ulrich'][number] ?? '') : "Bartholomew's Templar",
    owner: mage ? number : 0,
    control: mage ? number : 0,
    room: -1,
    bar: [],
    health: mage ? 10 : 2,
    strength: 2,
    speed: 2,
    upgrade: -1,
    exhausted: false,
    haunts: -1,
    also: -1,
    large: false,
    ...more,
  };
}

export function option(id: string, more: Partial<OptionShown> = {}): OptionShown {
  return { id, text: id, hint: '', group: id.split(':')[0] ?? '', room: -1, model: -1, slot: -1, card: null, final: false, ...more };
}

export function room(at: number, more: Partial<RoomShown> = {}): RoomShown {
  return { at, tile: at, copies: -1, name: NAMES[at] ?? '', colour: COLOURS[at] ?? '', face: 'ruined', side: 0, token: '', worth: 0, fills: true, cubes: [], capacity: 6, ranks: [], closed: false, ...more };
}

export function slot(number: number, more: Partial<SlotShown> = {}): SlotShown {
  return { slot: number, name: ['Q', 'I', 'II', 'III'][number] ?? '', state: 'empty', card: -1, side: -1, waits: '', order: null, ...more };
}

export function task(quest: number, more: Partial<TaskShown> = {}): TaskShown {
  return { quest, moon: 1, state: 'active', cubes: 0, slots: 0, power: 1, shown: true, parts: [], met: false, ...more };
}

export function track(more: Partial<TrackShown> = {}): TrackShown {
  return { top: 20, moon: 0, moons: [], end: 0, last: false, ...more };
}

export function shown(more: Partial<Shown> = {}): Shown {
  return {
    seat: 0,
    language: 'en',
    edition: 'duel',
    round: 1,
    rounds: 4,
    phase: 'action',
    phase_name: 'Action phase',
    factions: [faction(0), faction(1), faction(2)],
    rooms: NAMES.map((_, at) => room(at)),
    models: [model(0, { room: 1 }), model(1), null, null],
    quests: [],
    event: null,
    track: track(),
    board: [],
    event_deck: 0,
    event_discards: [],
    quest_deck: 0,
    quest_discards: [],
    schools: [],
    window: null,
    lasting: [],
    library: 10,
    forgotten: 0,
    removed: [],
    hand: [],
    grimoire: [],
    plan: [],
    planning: null,
    resolving: [],
    waiting: [],
    waiting_line: '',
    decision: null,
    back: { can: false, why: '', rule: '' },
    avatar: null,
    goal: null,
    over: null,
    ...more,
  };
}
