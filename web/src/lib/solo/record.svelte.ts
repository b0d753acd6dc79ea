// The record of this browser's solo games. Where nothing can be kept it lasts as long as the page.
import { merged, read, written, type SoloGame } from './records';

const KEY = 'blackrose.solo';

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export class SoloRecord {
  games = $state.raw<SoloGame[]>([]);
  /** Whether this browser keeps it. */
  kept = $state(true);

  constructor(text: string | null = stored()) {
    this.games = read(text);
  }

  /** What another page of this browser has kept since. */
  look(): void {
    this.games = merged(this.games, read(stored()));
  }

  /** A game is over. One that is there already stays as it is; whether it is new. */
  add(game: SoloGame): boolean {
    this.look();
    if (this.games.some((one) => one.table === game.table)) return false;
    this.#keep(merged([game], this.games));
    return true;
  }

  /** A record that was taken along from elsewhere comes to this one; how many games are new. */
  bring(text: string): number {
    this.look();
    const before = this.games.length;
    this.#keep(merged(this.games, read(text)));
    return this.games.length - before;
  }

  clear(): void {
    this.#keep([]);
  }

  /** The whole of it, to be taken along. */
  text(): string {
    return written(this.games);
  }

  #keep(games: SoloGame[]): void {
    this.games = games;
    try {
      localStorage.setItem(KEY, written(games));
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }
}

export const record = new SoloRecord();
