// Picking several cubes: toggled in any order, and confirmed as one choice.
import type { CubesShown, OptionShown, Shown } from '../wire';
import { t } from '../words.svelte';

interface Answering {
  readonly shown: Shown | null;
  readonly busy: boolean;
  choose(option: string): boolean;
  point(option: OptionShown | null): void;
}

export class Picking {
  /** The places picked so far, the first one first. */
  picked = $state.raw<readonly number[]>([]);
  #asked = '';

  constructor(private by: Answering) {}

  /** The cubes there are to pick from, where it may be more than one. */
  get cubes(): CubesShown | null {
    const cubes = this.by.shown?.decision?.cubes ?? null;
    return cubes && cubes.most > 1 ? cubes : null;
  }

  get places(): number[] {
    return this.cubes?.cubes.map((cube) => cube.place) ?? [];
  }

  /** Whether as many are picked as may be. */
  get ready(): boolean {
    const { cubes, picked } = this;
    return cubes !== null && picked.length >= cubes.least && picked.length <= cubes.most;
  }

  /** The answer that names all of them. */
  get id(): string {
    return ['cubes', ...[...this.picked].sort((a, b) => a - b)].join(':');
  }

  has(place: number): boolean {
    return this.picked.includes(place);
  }

  /** Pick a cube, or leave it again; one too many takes the place of the one picked first. */
  toggle(place: number): void {
    const { cubes } = this;
    if (!cubes || this.by.busy || !this.places.includes(place)) return;
    if (this.has(place)) this.picked = this.picked.filter((one) => one !== place);
    else this.picked = [...this.picked, place].slice(-cubes.most);
    this.by.point(this.ready ? this.#answer() : null);
  }

  /** Pick just these, or these besides where more are needed; whether there are enough. None if they cannot be picked. */
  name(places: readonly number[]): boolean {
    const { cubes } = this;
    if (!cubes) return false;
    const all = this.ready ? places : [...this.picked, ...places];
    const can = all.length <= cubes.most && new Set(all).size === all.length && all.every((place) => this.places.includes(place));
    this.picked = can ? all : [];
    return can && this.ready;
  }

  confirm(): void {
    if (!this.ready || this.by.busy) return;
    const { id } = this;
    this.by.point(null);
    this.by.choose(id);
  }

  /** By number: a cube, or behind the last one to confirm. */
  press(number: number): void {
    const place = this.places[number - 1];
    if (place !== undefined) this.toggle(place);
    else if (number === this.places.length + 1) this.confirm();
  }

  /** To be called when the table has changed: another question begins with nothing picked. */
  follow(): void {
    const decision = this.by.shown?.decision;
    const asked = this.cubes ? JSON.stringify([decision?.question, decision?.sentence, this.cubes]) : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.picked = this.cubes?.taken ?? [];
  }

  /** What is picked as an answer, so that it can be looked ahead at. */
  #answer(): OptionShown {
    const { room, model } = this.cubes!;
    const text = t('cubes-confirm', { count: this.picked.length });
    return { id: this.id, text, hint: '', group: 'cubes', room, model, slot: -1, card: null, final: false };
  }
}
