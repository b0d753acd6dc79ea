import { describe, expect, it } from 'vitest';
import type { OptionShown, Refused, Shown } from '../wire';
import { Locking } from './locking.svelte';
import type { Draft } from './planner';

const ORDER = [1, 2, 3, 0];

/** A table at which one seat plans: it asks slot by slot, as the real one does. */
class Planning {
  pending: null = null;
  status = 'live' as const;
  refused: Refused | null = null;
  rev = 5;
  given: string[] = [];
  locked = false;
  cannotBack = false;
  /** Answers that this table does not offer. */
  missing = new Set<string>();

  get shown(): Shown {
    const slot = ORDER[this.given.length];
    const asked = slot !== undefined && !this.locked;
    const ids = [4, 7, 9].flatMap((card) => [`plan:${slot}:${card}:0`, `plan:${slot}:${card}:1`]);
    const options = [...ids, 'skip'].filter((id) => !this.missing.has(id));
    return {
      planning: this.locked ? null : { order: ORDER, least: 2, always: [] },
      back: { can: this.given.length > 0 && !this.cannotBack && !this.locked, why: '', rule: '' },
      decision: asked
        ? { kind: 'plan', options: options.map((id) => ({ id, group: id.split(':')[0], slot }) as OptionShown) }
        : null,
    } as Shown;
  }

  choose(id: string): boolean {
    this.given.push(id);
    this.rev += 1;
    return true;
  }

  back(): boolean {
    this.given.pop();
    this.rev += 1;
    return true;
  }
}

function run(locking: Locking): void {
  for (let step = 0; step < 30 && locking.doing !== 'idle'; step++) locking.advance();
}

const DRAFT: Draft = { 1: { card: 4, side: 1 }, 0: { card: 9, side: 0 } };

describe('locking a plan', () => {
  it('answers slot by slot and leaves empty slots empty', () => {
    const table = new Planning();
    const locking = new Locking(table);
    locking.lock(DRAFT);
    run(locking);
    expect(table.given).toEqual(['plan:1:4:1', 'skip', 'skip', 'plan:0:9:0']);
    expect(locking.stopped).toBe('');
  });

  it('sends nothing further until the last answer is there', () => {
    const table = new Planning();
    const choose = table.choose.bind(table);
    table.choose = (id) => {
      const sent = choose(id);
      table.rev -= 1; // its difference has not come yet
      return sent;
    };
    const locking = new Locking(table);
    locking.lock(DRAFT);
    locking.advance();
    expect(table.given).toEqual(['plan:1:4:1']);
    table.rev += 1;
    locking.advance();
    expect(table.given).toEqual(['plan:1:4:1', 'skip']);
  });

  it('takes a plan sent before back first', () => {
    const table = new Planning();
    table.given = ['plan:1:7:0', 'plan:2:4:0'];
    const locking = new Locking(table);
    locking.lock(DRAFT);
    run(locking);
    expect(table.given).toEqual(['plan:1:4:1', 'skip', 'skip', 'plan:0:9:0']);
  });

  it('takes back what was sent when an answer is not offered, and names the slot', () => {
    const table = new Planning();
    table.missing.add('plan:0:9:0');
    const locking = new Locking(table);
    locking.lock(DRAFT);
    run(locking);
    expect(table.given).toEqual([]);
    expect(locking.stopped).toBe('not-offered');
    expect(locking.slot).toBe(0);
  });

  it('unlocks to the first slot', () => {
    const table = new Planning();
    table.given = ['plan:1:4:1', 'skip', 'skip', 'plan:0:9:0'];
    const locking = new Locking(table);
    locking.unlock();
    run(locking);
    expect(table.given).toEqual([]);
    expect(locking.stopped).toBe('');
  });

  it('stops when everybody has locked in between', () => {
    const table = new Planning();
    table.given = ['plan:1:4:1', 'skip', 'skip', 'plan:0:9:0'];
    const locking = new Locking(table);
    table.locked = true;
    locking.unlock();
    run(locking);
    expect(table.given).toHaveLength(4);
    expect(locking.doing).toBe('idle');
  });

  it('stops when the table refuses', () => {
    const table = new Planning();
    const locking = new Locking(table);
    table.choose = () => {
      table.refused = { type: 'refused', key: 'k', code: 'not-saved', text: '' };
      return true;
    };
    locking.lock(DRAFT);
    run(locking);
    expect(locking.stopped).toBe('refused');
  });

  it('goes on with the fresh view after a stale answer', () => {
    const table = new Planning();
    const choose = table.choose.bind(table);
    let stale = true;
    table.choose = (id) => {
      if (!stale) return choose(id);
      stale = false;
      table.refused = { type: 'refused', key: 'k', code: 'stale', text: '' };
      return true;
    };
    const locking = new Locking(table);
    locking.lock(DRAFT);
    locking.advance();
    expect(table.given).toEqual([]);
    table.rev += 3;
    run(locking);
    expect(table.given).toHaveLength(4);
  });
});
