// How an answer is picked: pointed at, previewed, confirmed where undo ends, sent.
import type { Fact, TableConnection } from '../connection.svelte';
import { settings } from '../settings.svelte';
import type { OptionShown, Preview, Shown } from '../wire';
import { Picking } from './picking.svelte';

const POINTING = 120;
const PATIENCE = 350;

/** Events worth telling before they happen: somebody is hurt, healed or defeated, or points are at stake. */
const WEIGHTY = new Set([
  'suffered', 'healed', 'converted_damage', 'converted_instability', 'placed', 'unplaced', 'gained', 'lost', 'felled',
  'defeated', 'celled', 'trophy', 'room_won', 'claimed', 'summoned', 'removed', 'rebuilt', 'scored', 'over',
]);

export function matters(facts: readonly Fact[]): boolean {
  return facts.some((fact) => WEIGHTY.has(String(fact.event)));
}

export type Hand = 'mouse' | 'touch' | 'key';

type Line = Pick<TableConnection, 'shown' | 'rev' | 'pending' | 'status' | 'choose' | 'back' | 'preview'>;

export class Chooser {
  /** The answer that is pointed at, by mouse or focus. */
  pointed = $state.raw<OptionShown | null>(null);
  /** The answer that waits for "Do it". */
  selected = $state.raw<OptionShown | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Traps and protections are passed by without asking, until this seat's next action. */
  passing = $state(false);
  /** Several cubes that are one answer. */
  readonly picking: Picking;
  /** The answer that is given again as long as the same is asked. */
  #repeated: { option: string; kind: string } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly line: Line) {
    this.picking = new Picking(this);
  }

  get shown(): Shown | null {
    return this.line.shown;
  }

  choose(option: string): boolean {
    return this.line.choose(option);
  }

  /** The answers that can be given now: none while one is on its way. */
  get options(): OptionShown[] {
    return this.line.shown?.decision?.options ?? [];
  }

  get busy(): boolean {
    return this.line.pending !== null || this.line.status !== 'live';
  }

  /** The answer a preview is shown of. */
  get subject(): OptionShown | null {
    return this.selected ?? this.pointed;
  }

  /** Somebody points at an answer, or no longer at one. */
  point(option: OptionShown | null): void {
    clearTimeout(this.#timer);
    this.pointed = option;
    if (this.selected) return;
    if (!option) {
      this.preview = null;
      return;
    }
    if (this.preview?.option !== option.id) this.preview = null;
    this.#timer = setTimeout(() => void this.#look(option), POINTING);
  }

  /** Somebody wants an answer. A finger first sees what it would do; where undo ends everybody is asked again. */
  async pick(option: OptionShown, hand: Hand = 'mouse'): Promise<void> {
    if (this.busy || !this.offered(option.id)) return;
    if (this.selected?.id === option.id) return this.act(option);
    if (option.final && settings.confirm) return this.#select(option);
    if (hand !== 'touch') return this.act(option);
    const rev = this.line.rev;
    this.#select(option);
    const found = await Promise.race([this.#look(option), after(PATIENCE)]);
    if (this.line.rev !== rev || this.selected?.id !== option.id) return;
    if (found && !matters(found.facts)) this.act(option);
  }

  /** Give the answer. */
  act(option: OptionShown): void {
    this.clear();
    if (this.offered(option.id)) this.line.choose(option.id);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.selected = null;
    this.pointed = null;
    this.preview = null;
  }

  offered(id: string): boolean {
    return this.options.some((option) => option.id === id) || (this.picking.ready && this.picking.id === id);
  }

  back(): void {
    if (this.busy || !this.line.shown?.back.can) return;
    this.clear();
    this.line.back();
  }

  /** Give an answer, and give it again as long as the same is asked. */
  repeat(option: OptionShown): void {
    const kind = this.line.shown?.decision?.kind;
    if (this.busy || !kind) return;
    this.#repeated = { option: option.id, kind };
    this.act(option);
  }

  /** To be called when the table has changed: what was pointed at may be gone, some answers give themselves. */
  follow(): void {
    this.picking.follow();
    for (const held of [this.selected, this.pointed]) if (held && !this.offered(held.id)) this.clear();
    const kind = this.line.shown?.decision?.kind;
    if (kind === 'action' || kind === 'plan') this.passing = false;
    if (this.busy) return;
    const again = this.#repeated;
    if (again && (again.kind !== kind || !this.offered(again.option))) this.#repeated = null;
    else if (again) this.line.choose(again.option);
    else if (this.#passes(kind)) this.line.choose('pass');
  }

  /** Whether a question is passed by. A window with an end is left to run out: a quick pass would tell something. */
  #passes(kind: string | undefined): boolean {
    if (!this.passing || kind !== 'react' || !this.offered('pass')) return false;
    return (this.line.shown?.window?.until ?? 0) === 0;
  }

  #select(option: OptionShown): void {
    clearTimeout(this.#timer);
    this.selected = option;
    if (this.preview?.option !== option.id) {
      this.preview = null;
      void this.#look(option);
    }
  }

  async #look(option: OptionShown): Promise<Preview | null> {
    const found = await this.line.preview(option.id);
    if (found && this.subject?.id === option.id) this.preview = found;
    return found;
  }
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
