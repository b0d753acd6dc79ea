// Plays beats one after the other. It holds nobody up: whatever is on the table is there already, and a beat only
// shows how it came about. Anything may end it at any moment.
import { LASTS, type Beat } from './beats';

/** A beat on the stage; ending it takes it off at once. */
export interface Playing {
  end(): void;
}

export type Perform = (beat: Beat, lasting: number) => Playing | null;

/** Beats that wait at most: whoever is that far behind sees the newest only. */
const MOST = 24;
/** A long chain hurries, so that it is over about when the next choice is made. */
const HURRY = 8;

export class Queue {
  #waiting: Beat[] = [];
  #playing = new Set<Playing>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private perform: Perform,
    private pace: () => number,
  ) {}

  get busy(): boolean {
    return this.#waiting.length > 0 || this.#playing.size > 0;
  }

  /** Add beats. Without motion they are dropped: the table has changed, and that is all. */
  push(beats: readonly Beat[]): void {
    if (this.pace() <= 0) return this.skip();
    this.#waiting = [...this.#waiting, ...beats].slice(-MOST);
    if (this.#timer === undefined) this.#next();
  }

  /** End everything at once, what plays and what waits. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    const playing = [...this.#playing];
    this.#playing.clear();
    for (const beat of playing) beat.end();
  }

  #next(): void {
    this.#timer = undefined;
    const beat = this.#waiting.shift();
    if (!beat) return;
    const pace = this.pace() * Math.min(1, HURRY / (this.#waiting.length + 1));
    const { all, next } = LASTS[beat.kind];
    const playing = this.perform(beat, all * pace);
    if (playing) {
      this.#playing.add(playing);
      setTimeout(() => this.#playing.delete(playing), all * pace);
    }
    // What cannot be seen takes no time.
    this.#timer = setTimeout(() => this.#next(), playing ? next * pace : 0);
  }
}
