// The guide: which lessons this browser has had, and which one is being told. It never stands in the way.
import type { LogLine, Shown } from '../wire';
import { inPlace, occasions, pressing } from './lessons';

interface Kept {
  on: boolean;
  had: string[];
}

const KEY = 'blackrose.lessons';
const MOST = 3;

export function read(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Kept> | null;
    const had = Array.isArray(kept?.had) ? kept.had.filter((id) => typeof id === 'string') : [];
    return { on: kept?.on === true, had };
  } catch {
    return { on: false, had: [] };
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export class Lessons {
  on = $state(false);
  /** The lessons that wait to be told, the one that is told first. */
  queue = $state.raw<string[]>([]);
  #had = new Set<string>();

  constructor(text: string | null = stored()) {
    const kept = read(text);
    this.on = kept.on;
    this.#had = new Set(kept.had);
  }

  get current(): string {
    return this.queue[0] ?? '';
  }

  /** Begin from the first lesson. */
  begin(): void {
    this.#had.clear();
    this.queue = [];
    this.on = true;
    this.#keep();
  }

  /** Look at the table: new lessons come, those that are out of place go, to come again another time. */
  look(shown: Shown, fresh: readonly LogLine[]): void {
    if (!this.on || shown.seat < 0) return;
    const staying = this.queue.filter((id) => inPlace(id, shown));
    const coming = occasions(shown, fresh).filter((id) => !this.#had.has(id) && !staying.includes(id));
    const next = pressing([...staying, ...coming], shown).slice(0, MOST);
    if (next.join() !== this.queue.join()) this.queue = next;
  }

  /** The lesson was read. */
  done(): void {
    const id = this.current;
    if (!id) return;
    this.#had.add(id);
    this.queue = this.queue.slice(1);
    this.#keep();
  }

  /** No more of this. */
  stop(): void {
    this.on = false;
    this.queue = [];
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ on: this.on, had: [...this.#had] }));
    } catch {
      // A browser that keeps nothing is taught anew.
    }
  }
}

export const lessons = new Lessons();
