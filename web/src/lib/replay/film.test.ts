import { describe, expect, it } from 'vitest';
import type { LogLine, Replay, ReplayStep } from '../wire';
import { Film, dwell } from './film';

const line = (text: string): LogLine => ({ level: 0, text, event: '', card: null, hurts: [], seats: [] });

/** A game of 50 choices: the round grows every ten, a number counts, the log's last line is told anew each time. */
function game(): Replay {
  const steps = Array.from(
    { length: 50 },
    (_, at): ReplayStep => ({
      seat: at % 2,
      choice: `choice ${at + 1}`,
      round: Math.floor(at / 10),
      phase: 'action',
      ops: [{ path: ['library'], value: at + 1 }],
      log: { start: at % 3 === 0 ? at : at + 1, lines: at % 7 === 6 ? [] : [line(`line ${at + 1}`)] },
      facts: [],
    }),
  );
  return { info: {}, eyes: -1, start: { library: 0 }, log: [line('start')], steps, charts: [] } as unknown as Replay;
}

/** What stands at a moment, reckoned without any shortcut. */
function slowly(replay: Replay, to: number) {
  let log = replay.log;
  for (const step of replay.steps.slice(0, to)) log = [...log.slice(0, step.log.start), ...step.log.lines];
  return { library: to, log: log.map((one) => one.text) };
}

describe('any moment of a game', () => {
  it('is the same whichever way one came to it', () => {
    const replay = game();
    const film = new Film(replay);
    for (const to of [0, 50, 3, 19, 20, 21, 40, 39, 41, 0, 50, 49, 7, 20]) {
      const { shown, log } = film.at(to);
      expect({ library: shown.library, log: log.map((one) => one.text) }).toEqual(slowly(replay, to));
    }
  });

  it('does not touch the pictures it has shown', () => {
    const film = new Film(game());
    const early = film.at(5);
    const text = JSON.stringify(early);
    film.at(30);
    expect(JSON.stringify(early)).toBe(text);
    expect(film.at(5).shown).toEqual(early.shown);
  });

  it('stays inside the game', () => {
    const film = new Film(game());
    expect(film.at(99).shown.library).toBe(50);
    expect(film.at(-1).shown.library).toBe(0);
    expect(film.step(0)).toBeNull();
    expect(film.step(1)?.choice).toBe('choice 1');
  });

  it('is looked at longer where more is told', () => {
    const quiet = { ...game().steps[0]!, ops: [], log: { start: 1, lines: [] } };
    expect(dwell(quiet)).toBeLessThan(dwell(game().steps[0]!));
  });
});
