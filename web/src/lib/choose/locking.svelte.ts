// Sending a plan slot by slot, and taking it back: one answer at a time, each checked against what is offered.
import type { TableConnection } from '../connection.svelte';
import { answer, askedSlot, type Draft } from './planner';

type Line = Pick<TableConnection, 'shown' | 'rev' | 'pending' | 'status' | 'refused' | 'choose' | 'back'>;

/** idle; returning to the first slot; sending. */
export type Doing = 'idle' | 'returning' | 'sending';

/** Why locking stopped: an answer was not offered, or the server refused one. */
export type Stopped = '' | 'not-offered' | 'refused';

export class Locking {
  doing = $state<Doing>('idle');
  stopped = $state<Stopped>('');
  /** The slot whose answer was not offered. */
  slot = $state(-1);
  #draft: Draft | null = null;
  #sentAt = -1;

  constructor(private line: Line) {}

  /** Send this plan: first whatever was sent before is taken back. */
  lock(draft: Draft): void {
    this.#draft = draft;
    this.#begin('returning');
  }

  /** Take the whole plan back, to change it. */
  unlock(): void {
    this.#draft = null;
    this.#begin('returning');
  }

  #begin(doing: Doing): void {
    this.stopped = '';
    this.slot = -1;
    this.#sentAt = -1;
    this.doing = doing;
    this.advance();
  }

  #stop(why: Stopped): void {
    this.doing = 'idle';
    this.stopped = why;
    this.#draft = null;
  }

  /** To be called whenever the line has changed: the next step, if the last one has been answered. */
  advance(): void {
    const { shown, pending, status, refused, rev } = this.line;
    if (this.doing === 'idle' || pending || status !== 'live' || !shown) return;
    // A stale refusal brings a fresh view, and the step is worked out anew from that.
    if (this.#sentAt >= 0 && refused && refused.code !== 'stale') return this.#stop('refused');
    if (this.#sentAt === rev) return;
    if (!shown.planning) return this.#stop('');
    if (this.doing === 'returning') this.#return();
    else this.#send();
  }

  #return(): void {
    const shown = this.line.shown!;
    const slot = shown.decision?.kind === 'plan' ? askedSlot(shown.decision.options) : null;
    if (slot !== shown.planning!.order[0] && shown.back.can) return this.#did(() => this.line.back());
    if (!this.#draft) return this.#stop(this.stopped);
    if (slot !== shown.planning!.order[0]) return this.#stop('refused');
    this.doing = 'sending';
    this.#send();
  }

  #send(): void {
    const decision = this.line.shown!.decision;
    const slot = decision?.kind === 'plan' ? askedSlot(decision.options) : null;
    if (!decision || slot === null || !this.#draft) return this.#stop('');
    const id = answer(this.#draft, slot);
    if (decision.options.some((option) => option.id === id)) return this.#did(() => this.line.choose(id));
    this.stopped = 'not-offered';
    this.slot = slot;
    this.#draft = null;
    this.doing = 'returning';
    this.#return();
  }

  #did(send: () => boolean): void {
    const rev = this.line.rev;
    if (send()) this.#sentAt = rev;
  }
}
