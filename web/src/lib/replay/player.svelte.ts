// Going through a game: by hand, or by itself.
import { roundMarks, type RoundMark } from '../charts/lines';
import { Film, dwell, type Moment } from './film';
import type { Replay, ReplayStep } from '../wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Calls something after a while; gives back how to prevent it. */
export type After = (ms: number, what: () => void) => () => void;

const usual: After = (ms, what) => {
  const timer = setTimeout(what, ms);
  return () => clearTimeout(timer);
};

export class Player {
  film = $state.raw<Film | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);

  readonly moment = $derived<Moment | null>(this.film?.at(this.at) ?? null);
  readonly step = $derived<ReplayStep | null>(this.film?.step(this.at) ?? null);
  readonly end = $derived(this.film?.end ?? 0);
  readonly marks = $derived<RoundMark[]>(roundMarks(this.film?.replay.steps.map((step) => step.round) ?? []));

  constructor(private after: After = usual) {}

  /** Another game, or the same one through other eyes or in another language: then the moment stays. */
  show(replay: Replay): void {
    this.film = new Film(replay);
    this.at = Math.min(this.at, this.film.end);
  }

  to(moment: number): void {
    this.at = Math.max(0, Math.min(this.end, Math.round(moment)));
    if (this.at === this.end) this.playing = false;
  }

  go(steps: number): void {
    this.playing = false;
    this.to(this.at + steps);
  }

  /** The beginning of a round; of the one before, where one stands at a beginning already. */
  round(way: 1 | -1): void {
    this.playing = false;
    const marks = this.marks;
    if (way > 0) this.to(marks.find((mark) => mark.step > this.at)?.step ?? this.end);
    else this.to(marks.findLast((mark) => mark.step < this.at)?.step ?? 0);
  }

  /** Play or pause; from the end it begins again. */
  toggle(): void {
    if (!this.playing && this.at === this.end) this.at = 0;
    this.playing = !this.playing && this.end > 0;
  }

  /** To be called where effects can run: what makes it play by itself. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      return this.after(dwell(this.step) / this.speed, () => this.to(this.at + 1));
    });
  }

  /** What a key does, if it does anything. */
  key(name: string): boolean {
    const does: Record<string, () => void> = {
      ' ': () => this.toggle(),
      ArrowRight: () => this.go(1),
      ArrowLeft: () => this.go(-1),
      PageDown: () => this.round(1),
      PageUp: () => this.round(-1),
      Home: () => (this.go(-this.at)),
      End: () => this.go(this.end),
    };
    does[name]?.();
    return name in does;
  }
}
