import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beats, type Beat, type Fact } from './beats';
import { Queue } from './queue';
import { SCORES, Sounds } from './sound';
import { TurnBell } from './turn';

const hit: Beat = { kind: 'float', at: { on: 'model', number: 1 }, text: '−2', tone: 'hurt' };

describe('beats', () => {
  it('of an Avatar shows its command, what it compared, and what it took', () => {
    const facts: Fact[] = [
      { event: 'commanded', who: 2, command: 5, left: 1 },
      { event: 'weighed', who: 2, criterion: 'nearest', what: 'model', which: 1, count: 2 },
      { event: 'weighed', who: 2, criterion: 'mages', what: 'room', which: 0, count: 2 },
      { event: 'decided', who: 2, criterion: 'mages', what: 'room', which: 4 },
      { event: 'decided', who: 2, criterion: '', what: 'model', which: -1 },
    ];
    expect(beats(facts)).toMatchObject([
      { kind: 'card', card: { kind: 'command', number: 5 } },
      { kind: 'pulse', at: { on: 'model', number: 1 } },
      { kind: 'pulse', at: { on: 'room', number: 0 } },
      { kind: 'ring', at: { on: 'room', number: 4 } },
    ]);
  });

  it('show damage where it was suffered and cubes where they were placed', () => {
    const told = beats([
      { event: 'suffered', model: 1, count: 2, by: 0, striker: 0 },
      { event: 'placed', room: 3, count: 2, owner: 1, by: 1, last: 0 },
    ]);
    expect(told).toMatchObject([
      { kind: 'float', at: { on: 'model', number: 1 }, text: '−2', tone: 'hurt', sound: 'hit' },
      { kind: 'cubes', at: { on: 'room', number: 3 }, faction: 1, count: 2 },
    ]);
  });

  it('hold up an event that is drawn, and ring its slot, a moon that rises, a quest that is solved', () => {
    const told = beats([
      { event: 'event_drawn', who: 4, event_card: 7 },
      { event: 'event_placed', event_card: 7, slot: 3 },
      { event: 'moon', moon: 2 },
      { event: 'quest_solved', who: 0, quest: 3 },
      { event: 'haunted', model: 16, who: 1 },
    ]);
    expect(told).toMatchObject([
      { kind: 'card', card: { kind: 'event card', number: 7 }, sound: 'event' },
      { kind: 'ring', at: { on: 'event', number: 2 } },
      { kind: 'ring', at: { on: 'moon', number: 0 }, sound: 'moon' },
      { kind: 'ring', at: { on: 'quest', number: 3 } },
      { kind: 'flash', at: { on: 'model', number: 1 } },
      { kind: 'ring', at: { on: 'model', number: 16 } },
    ]);
  });

  it('keep what is hidden of a quest hidden', () => {
    expect(beats([{ event: 'quest_progress', who: 1, quest: -1, count: 1 }])).toEqual([]);
  });

  it('say nothing of what has no place, and nothing of events they do not know', () => {
    expect(beats([{ event: 'targeted', who: 0, model: -10, room: -1 }, { event: 'phase', phase: 'action' }, { event: 'new' }])).toEqual([]);
  });
});

describe('the queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function stage(pace = 1) {
    const log: string[] = [];
    const queue = new Queue((beat) => {
      const text = beat.kind === 'float' ? beat.text : beat.kind;
      log.push(text);
      return { end: () => void log.push(`end ${text}`) };
    }, () => pace);
    return { log, queue };
  }

  it('plays one after the other and is idle afterwards', () => {
    const { log, queue } = stage();
    queue.push([hit, { ...hit, text: '−3' } as Beat]);
    expect(log).toEqual(['−2']);
    vi.runAllTimers();
    expect(log).toEqual(['−2', '−3']);
    expect(queue.busy).toBe(false);
  });

  it('ends at once when it is skipped: what plays and what waits', () => {
    const { log, queue } = stage();
    queue.push([hit, hit, hit]);
    queue.skip();
    expect(queue.busy).toBe(false);
    vi.runAllTimers();
    expect(log).toEqual(['−2', 'end −2']);
    queue.push([hit]);
    expect(log.at(-1)).toBe('−2');
  });

  it('shows nothing without motion', () => {
    const { log, queue } = stage(0);
    queue.push([hit]);
    vi.runAllTimers();
    expect(log).toEqual([]);
    expect(queue.busy).toBe(false);
  });

  it('never falls far behind: of a flood only the newest are shown', () => {
    const { log, queue } = stage();
    const flood = Array.from({ length: 500 }, (_, at) => ({ ...hit, text: String(at) }) as Beat);
    queue.push(flood);
    vi.runAllTimers();
    expect(log.length).toBeLessThanOrEqual(24);
    expect(log.at(-1)).toBe('499');
  });

  it('spends no time on what cannot be seen', () => {
    const seen: Beat[] = [];
    const queue = new Queue((beat) => (seen.push(beat), null), () => 3);
    queue.push([hit, hit, hit, hit]);
    vi.advanceTimersByTime(10);
    expect(seen).toHaveLength(4);
    expect(queue.busy).toBe(false);
  });
});

describe('sounds', () => {
  function device() {
    const started: number[] = [];
    const parameter = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const context = {
      currentTime: 0,
      destination: {},
      state: 'running',
      resume: () => Promise.resolve(),
      createOscillator: () => ({ type: '', frequency: parameter, connect: vi.fn(), start: (at: number) => started.push(at), stop: vi.fn() }),
      createGain: () => ({ gain: parameter, connect: vi.fn() }),
    };
    return { started, make: () => context as never };
  }

  it('ring when they are wished for', () => {
    const { started, make } = device();
    new Sounds(() => true, make).play('turn');
    expect(started).toHaveLength(SCORES.turn.length);
  });

  it('are silent otherwise, and open no device', () => {
    const make = vi.fn(() => null);
    new Sounds(() => false, make).play('win');
    expect(make).not.toHaveBeenCalled();
    expect(() => new Sounds(() => true, make).play('win')).not.toThrow();
  });
});

describe('the turn', () => {
  it('rings once when it begins, and not at the first look', () => {
    const ring = vi.fn();
    const bell = new TurnBell(ring);
    bell.update(true);
    expect(ring).not.toHaveBeenCalled();
    for (const asked of [false, true, true, true]) bell.update(asked);
    expect(ring).toHaveBeenCalledTimes(1);
  });
});
