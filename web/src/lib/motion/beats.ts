// What happened, as short beats for the eye and the ear. Pure: what a beat looks like is the stage's business.
import type { Sound } from './sound';

/** An event with its numbers by name, as it comes with a difference. */
export type Fact = Record<string, number | string>;

export type Anchor =
  | { on: 'model'; number: number }
  | { on: 'room'; number: number }
  | { on: 'power'; number: number }
  | { on: 'seat'; number: number }
  | { on: 'quest'; number: number }
  | { on: 'event'; number: number }
  | { on: 'moon'; number: number }
  | { on: 'slot'; number: number; slot: number };

export type Tone = 'hurt' | 'heal' | 'power' | 'plain';

export type Beat = { at: Anchor; sound?: Sound } & (
  | { kind: 'float'; text: string; tone: Tone }
  | { kind: 'card'; card: { kind: string; number: number } }
  | { kind: 'cubes'; faction: number; count: number }
  | { kind: 'lunge'; towards: Anchor }
  | { kind: 'flip' | 'flash' | 'ring' | 'pulse' }
);

/** How long a beat lasts and how soon the next may begin, at the usual pace, in milliseconds. */
export const LASTS: Record<Beat['kind'], { all: number; next: number }> = {
  float: { all: 1100, next: 220 },
  cubes: { all: 520, next: 240 },
  lunge: { all: 360, next: 200 },
  flip: { all: 480, next: 320 },
  flash: { all: 700, next: 260 },
  ring: { all: 900, next: 320 },
  pulse: { all: 600, next: 160 },
  card: { all: 1900, next: 900 },
};

function number(fact: Fact, name: string): number {
  const value = fact[name];
  return typeof value === 'number' ? value : -1;
}

const model = (fact: Fact, name = 'model'): Anchor => ({ on: 'model', number: number(fact, name) });
const room = (fact: Fact): Anchor => ({ on: 'room', number: number(fact, 'room') });
const power = (fact: Fact): Anchor => ({ on: 'power', number: number(fact, 'who') });
const seat = (fact: Fact): Anchor => ({ on: 'seat', number: number(fact, 'who') });
const quest = (fact: Fact): Anchor => ({ on: 'quest', number: number(fact, 'quest') });
/** The middle of the board. */
const WHOLE: Anchor = { on: 'room', number: 0 };
const slot = (fact: Fact): Anchor => ({ on: 'slot', number: number(fact, 'who'), slot: number(fact, 'slot') });

function float(at: Anchor, count: number, tone: Tone, sound?: Sound): Beat {
  const sign = tone === 'hurt' ? '−' : tone === 'plain' ? '⇄ ' : '+';
  return { kind: 'float', at, text: `${sign}${count}`, tone, ...(sound && { sound }) };
}

const TOLD: Record<string, (fact: Fact) => Beat[]> = {
  suffered: (fact) => [float(model(fact), number(fact, 'count'), 'hurt', 'hit')],
  healed: (fact) => [float(model(fact), number(fact, 'count'), 'heal')],
  converted_damage: (fact) => [float(model(fact), number(fact, 'count'), 'plain')],
  ignored: (fact) => [{ kind: 'pulse', at: model(fact) }],
  placed: (fact) => [cubes(fact, 'owner')],
  converted_instability: (fact) => [cubes(fact, 'by')],
  unplaced: (fact) => [float(room(fact), number(fact, 'count'), 'hurt')],
  gained: (fact) => [float(power(fact), number(fact, 'count'), 'power')],
  scored: (fact) => [float(power(fact), number(fact, 'count'), 'power')],
  lost: (fact) => [float(power(fact), number(fact, 'count'), 'hurt')],
  revealed: (fact) => [{ kind: 'flip', at: slot(fact), sound: 'reveal' }],
  activated_spell: (fact) => [{ kind: 'pulse', at: slot(fact) }],
  attacked: (fact) => [{ kind: 'lunge', at: model(fact), towards: model(fact, 'whom') }],
  activated: (fact) => [{ kind: 'pulse', at: model(fact) }],
  targeted: (fact) => aimed(fact),
  summoned: (fact) => [{ kind: 'ring', at: model(fact) }],
  felled: (fact) => [{ kind: 'flash', at: room(fact), sound: 'hit' }],
  defeated: (fact) => [{ kind: 'flash', at: { on: 'seat', number: number(fact, 'who') }, sound: 'defeat' }],
  celled: (fact) => [{ kind: 'flash', at: { on: 'model', number: number(fact, 'who') } }],
  used_room: (fact) => [{ kind: 'pulse', at: room(fact) }],
  closed: (fact) => [{ kind: 'flash', at: room(fact) }],
  rebuilt: (fact) => [{ kind: 'ring', at: room(fact), sound: 'rebuilt' }],
  claimed: (fact) => [{ kind: 'pulse', at: { on: 'quest', number: number(fact, 'quest') }, sound: 'reveal' }],
  trophy: (fact) => [{ kind: 'pulse', at: seat(fact) }],
  transferred: (fact) => [float(model(fact, 'whom'), number(fact, 'count'), 'hurt', 'hit')],
  trophy_lost: (fact) => [{ kind: 'pulse', at: seat(fact) }],
  moon: () => [{ kind: 'ring', at: { on: 'moon', number: 0 }, sound: 'moon' }],
  last_round: () => [{ kind: 'flash', at: { on: 'moon', number: 0 }, sound: 'moon' }],
  event_drawn: (fact) => [{ kind: 'card', at: WHOLE, card: { kind: 'event card', number: number(fact, 'event_card') }, sound: 'event' }],
  // Slots are told from 1 on, as they are numbered on the board.
  event_placed: (fact) => [{ kind: 'ring', at: { on: 'event', number: number(fact, 'slot') - 1 } }],
  quest_shown: (fact) => [{ kind: 'pulse', at: quest(fact) }],
  quest_progress: (fact) => [{ kind: 'pulse', at: quest(fact), sound: 'cube' }],
  quest_completed: (fact) => [{ kind: 'ring', at: quest(fact), sound: 'reveal' }],
  quest_solved: (fact) => [{ kind: 'ring', at: quest(fact), sound: 'rebuilt' }],
  jinxed: (fact) => [{ kind: 'flash', at: seat(fact), sound: 'hit' }],
  jinx_gone: (fact) => [{ kind: 'pulse', at: seat(fact) }],
  blocked: (fact) => [{ kind: 'flash', at: seat(fact) }],
  faded: (fact) => [float(model(fact), number(fact, 'count'), 'heal')],
  unblocked: (fact) => [{ kind: 'pulse', at: seat(fact) }],
  destined: (fact) => [{ kind: 'pulse', at: seat(fact) }],
  destiny_met: (fact) => [{ kind: 'flash', at: seat(fact) }],
  haunted: (fact) => [{ kind: 'flash', at: model(fact, 'who') }, { kind: 'ring', at: model(fact) }],
  crown: (fact) => [{ kind: 'pulse', at: seat(fact) }],
  commanded: (fact) => [{ kind: 'card', at: WHOLE, card: { kind: 'command', number: number(fact, 'command') }, sound: 'event' }],
  sprang: (fact) => [{ kind: 'card', at: WHOLE, card: { kind: 'command', number: number(fact, 'command') }, sound: 'reveal' }],
  weighed: (fact) => [{ kind: 'pulse', at: weighed(fact) }],
  decided: (fact) => [{ kind: 'ring', at: weighed(fact) }],
};

function cubes(fact: Fact, whose: string): Beat {
  return {
    kind: 'cubes',
    at: room(fact),
    faction: number(fact, whose),
    count: Math.max(1, number(fact, 'count')),
    sound: 'cube',
  };
}

/** What an Avatar has weighed or taken: a model or a room. */
function weighed(fact: Fact): Anchor {
  return { on: fact['what'] === 'room' ? 'room' : 'model', number: number(fact, 'which') };
}

function aimed(fact: Fact): Beat[] {
  if (number(fact, 'model') >= 0) return [{ kind: 'pulse', at: model(fact) }];
  return number(fact, 'room') >= 0 ? [{ kind: 'pulse', at: room(fact) }] : [];
}

/** The beats of what happened, in order. Events that say nothing to the eye have none. */
export function beats(facts: readonly Fact[]): Beat[] {
  return facts.flatMap((fact) => TOLD[String(fact['event'])]?.(fact) ?? []).filter((beat) => beat.at.number >= 0);
}
