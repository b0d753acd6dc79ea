// A finished game as moments: 0 is the start, n what stands after n steps. Any moment can be looked at; a whole
// picture is kept of every twentieth, so that going back is as quick as going on.
import { applied } from '../ops';
import type { LogLine, Replay, ReplayStep, Shown } from '../wire';

export interface Moment {
  shown: Shown;
  log: LogLine[];
}

const EVERY = 20;

export class Film {
  #kept: Moment[];
  #last: { at: number; moment: Moment };

  constructor(readonly replay: Replay) {
    const first = { shown: replay.start, log: replay.log };
    this.#kept = [first];
    this.#last = { at: 0, moment: first };
  }

  /** The last moment: the end of the game. */
  get end(): number {
    return this.replay.steps.length;
  }

  at(wanted: number): Moment {
    const to = Math.max(0, Math.min(this.end, Math.trunc(wanted)));
    let { at, moment } = this.#from(to);
    while (at < to) {
      const step = this.replay.steps[at];
      if (!step) break;
      moment = next(moment, step);
      at += 1;
      if (at === this.#kept.length * EVERY) this.#kept.push(moment);
    }
    this.#last = { at, moment };
    return moment;
  }

  /** The choice that led to a moment; none led to the start. */
  step(at: number): ReplayStep | null {
    return this.replay.steps[at - 1] ?? null;
  }

  /** The nearest picture that is not later. */
  #from(to: number): { at: number; moment: Moment } {
    const place = Math.min(Math.floor(to / EVERY), this.#kept.length - 1);
    if (this.#last.at <= to && this.#last.at >= place * EVERY) return this.#last;
    return { at: place * EVERY, moment: this.#kept[place]! };
  }
}

function next(before: Moment, step: ReplayStep): Moment {
  const { start, lines } = step.log;
  const same = lines.length === 0 && start >= before.log.length;
  return {
    shown: applied(before.shown, step.ops),
    log: same ? before.log : [...before.log.slice(0, start), ...lines],
  };
}

/** How long a moment is looked at before the next one, at usual speed: longer where more is told. */
export function dwell(step: ReplayStep | null): number {
  if (!step || (step.ops.length === 0 && step.log.lines.length === 0)) return 250;
  return 700 + 300 * Math.min(5, step.log.lines.length);
}
