// A seat of this browser at a table, or a place to watch from: its line, its choosing, its secret plan.
import { Chooser } from '../choose/chooser.svelte';
import { Locking } from '../choose/locking.svelte';
import { Orders, type Waiting } from '../choose/orders.svelte';
import { fromPlan, kept, parseDraft, sameDraft, type Draft } from '../choose/planner';
import { boxes } from '../box.svelte';
import { TableConnection } from '../connection.svelte';
import type { StandingOrder } from '../wire';

export class Sitting {
  readonly connection: TableConnection;
  readonly chooser: Chooser;
  readonly locking: Locking;
  readonly orders: Orders;
  /** The plan as it is laid out here; nobody else knows it before it is locked. */
  draft = $state.raw<Draft>({});
  #round = -1;

  constructor(
    readonly table: string,
    readonly as: number | 'watch',
    connection?: TableConnection,
  ) {
    this.connection = connection ?? new TableConnection(table, as);
    this.chooser = new Chooser(this.connection);
    this.locking = new Locking(this.connection);
    this.orders = new Orders(this.connection);
  }

  /** Whether this seat is asked something now. */
  get asked(): boolean {
    return !!this.connection.shown?.decision;
  }

  /** To be called where effects can run: everything that follows from a change at the table. */
  follow(): void {
    $effect(() => {
      const { shown, pending, rev, status, refused } = this.connection;
      void [pending, rev, status, refused];
      if (!shown) return;
      this.#plan();
      this.locking.advance();
      this.chooser.follow();
      void this.orders.follow(boxes.current, this.draft);
    });
  }

  lay(draft: Draft): void {
    this.draft = draft;
    keep(this.#key(), draft);
  }

  /** What shall be done with a waiting spell; told to the table as soon as it may know. */
  order(spell: Waiting, order: StandingOrder): void {
    this.orders.wish(spell, order);
    void this.orders.follow(boxes.current, this.draft);
  }

  close(): void {
    this.chooser.clear();
    this.connection.close();
  }

  /** A planning that has just begun: what was laid out before, here or at the server, lies there again. */
  #plan(): void {
    const shown = this.connection.shown;
    if (this.#locked()) return;
    if (!shown?.planning || this.#round === shown.round) {
      if (shown && !shown.planning) this.#round = -1;
      return;
    }
    this.#round = shown.round;
    const known = fromPlan(shown.plan);
    const own = Object.keys(known).length ? known : parseDraft(recall(this.#key()));
    this.draft = kept(own, shown.hand, shown.planning);
  }

  /** A plan that is locked is what the server has, whoever locked it: a bot in this seat, or another device. */
  #locked(): boolean {
    const shown = this.connection.shown;
    if (!shown?.planning || shown.decision || this.locking.doing !== 'idle') return false;
    const known = fromPlan(shown.plan);
    if (!sameDraft(known, this.draft)) this.draft = known;
    this.#round = shown.round;
    return true;
  }

  #key(): string {
    return `blackrose.plan.${this.table}.${this.as}.${this.connection.shown?.round ?? 0}`;
  }
}

function keep(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
