import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TableConnection, type Line, type World } from './connection.svelte';
import { toasts } from './ui/toasts.svelte';
import type { Full, LogLine, Shown, TableInfo } from './wire';

class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.({ code: 1006 });
  }
}

/** A world in which time passes when the test says so. */
class FakeWorld implements World {
  lines: FakeLine[] = [];
  waiting: { ms: number; what: () => void }[] = [];
  #keys = 0;
  open(address: string): Line {
    const line = new FakeLine(address);
    this.lines.push(line);
    return line;
  }
  after(ms: number, what: () => void): () => void {
    const one = { ms, what };
    this.waiting.push(one);
    return () => void (this.waiting = this.waiting.filter((other) => other !== one));
  }
  chance(): number {
    return 1;
  }
  key(): string {
    return `key-${++this.#keys}`;
  }
  get line(): FakeLine {
    return this.lines.at(-1)!;
  }
  /** Everything happens that was to happen within this time. */
  pass(ms = 20_000): void {
    const due = this.waiting.filter((one) => one.ms <= ms);
    this.waiting = this.waiting.filter((one) => one.ms > ms);
    for (const one of due) one.what();
  }
}

const line = (text: string) => ({ level: 0, text, event: '', card: null, hurts: [], seats: [] }) as LogLine;
const table = { round: 1, hand: [4, 5], decision: { options: [{ id: 'move:1' }] } } as unknown as Shown;
const info = { table: 'T', seats: [] } as unknown as TableInfo;
const full = (rev: number, shown: Shown = table): Full => ({ type: 'full', rev, shown, log: [line('one')], info });
const diff = (rev: number, ops: object[] = [], more: object = {}) => ({
  type: 'diff', rev, ops, log: { start: 1, lines: [] }, facts: [], ...more,
});

let world: FakeWorld;
let connection: TableConnection;

beforeEach(() => {
  world = new FakeWorld();
  toasts.list = [];
  connection = new TableConnection('T', 1, world);
});
afterEach(() => connection.close());

function live(rev = 3): FakeLine {
  world.line.open();
  world.line.say(full(rev));
  return world.line;
}

/** The line breaks, the pause passes, and a new line is open. */
function comeBack(rev: number): FakeLine {
  world.line.breaks();
  world.pass();
  return live(rev);
}

describe('a line to a table', () => {
  it('asks for its seat, in the language that is spoken', () => {
    expect(world.line.address).toMatch(/^ws:\/\/.*\/ws\/T\?as=1&lang=en$/);
    expect(connection.status).toBe('connecting');
  });

  it('is live with the first whole view', () => {
    live();
    expect(connection.status).toBe('live');
    expect(connection.shown).toEqual(table);
    expect(connection.rev).toBe(3);
    expect(connection.log).toHaveLength(1);
    expect(connection.info).toEqual(info);
  });

  it('follows differences, and the log with them', () => {
    const at = live();
    at.say(diff(4, [{ path: ['round'], value: 2 }], { log: { start: 1, lines: [line('two')] }, facts: [{ event: 'moved' }] }));
    expect(connection.shown?.round).toBe(2);
    expect(connection.shown?.hand).toBe(connection.shown?.hand);
    expect(connection.log.map((one) => one.text)).toEqual(['one', 'two']);
    at.say(diff(5, [], { log: { start: 0, lines: [line('anew')] } }));
    expect(connection.log.map((one) => one.text)).toEqual(['anew']);
    expect(connection.takeFacts()).toEqual([{ rev: 4, facts: [{ event: 'moved' }] }]);
    expect(connection.takeFacts()).toEqual([]);
  });

  it('asks for the whole view after a gap, and trusts no difference until it is there', () => {
    const at = live();
    at.say(diff(5, [{ path: ['round'], value: 9 }]));
    expect(at.sent).toEqual([{ type: 'sync' }]);
    expect(connection.shown?.round).toBe(1);
    at.say(diff(4, [{ path: ['round'], value: 8 }]));
    expect(connection.rev).toBe(3);
    at.say(full(6, { ...table, round: 7 }));
    expect([connection.rev, connection.shown?.round]).toEqual([6, 7]);
    at.say(diff(7, [{ path: ['round'], value: 8 }]));
    expect(connection.shown?.round).toBe(8);
  });

  it('asks for the whole view if a difference does not fit', () => {
    const at = live();
    at.say(diff(4, [{ path: ['rooms', 3, 'face'], value: 'used' }]));
    expect(at.sent).toEqual([{ type: 'sync' }]);
    expect(connection.rev).toBe(3);
  });

  it('hears a difference twice and believes it once', () => {
    const at = live();
    at.say(diff(4, [{ path: ['round'], value: 2 }], { facts: [{ event: 'moved' }] }));
    at.say(diff(4, [{ path: ['round'], value: 2 }], { facts: [{ event: 'moved' }] }));
    expect(connection.takeFacts()).toHaveLength(1);
    expect(at.sent).toEqual([]);
  });

  it('keeps no more facts than anybody will look at', () => {
    const at = live(0);
    for (let rev = 1; rev <= 500; rev += 1) at.say(diff(rev, [], { facts: [{ event: 'moved' }] }));
    expect(connection.facts).toHaveLength(200);
    expect(connection.facts.at(-1)?.rev).toBe(500);
  });

  it('knows who has come, without any change of the game', () => {
    live().say({ type: 'info', info: { ...info, watchers: 2 } });
    expect(connection.info?.watchers).toBe(2);
    expect(connection.rev).toBe(3);
  });
});

describe('a choice', () => {
  it('names revision, option and a key, and waits for its answer', () => {
    const at = live();
    expect(connection.choose('move:1')).toBe(true);
    expect(at.sent).toEqual([{ type: 'choose', rev: 3, option: 'move:1', key: 'key-1' }]);
    expect(connection.choose('move:2')).toBe(false);
    at.say(diff(4));
    expect(connection.pending).not.toBeNull();
    at.say({ type: 'done', key: 'key-1', rev: 4 });
    expect(connection.pending).toBeNull();
  });

  it('stays under way until what it did is shown, even if the answer is faster', () => {
    const at = live();
    connection.choose('move:1');
    at.say({ type: 'done', key: 'key-1', rev: 4 });
    expect(connection.pending).not.toBeNull();
    at.say(diff(4));
    expect(connection.pending).toBeNull();
  });

  it('is sent again with the same key after a break, until it is answered', () => {
    live();
    connection.choose('move:1');
    const again = comeBack(3);
    expect(again.sent).toEqual([{ type: 'choose', rev: 3, option: 'move:1', key: 'key-1' }]);
    const third = comeBack(4);
    expect(third.sent).toEqual([{ type: 'choose', rev: 3, option: 'move:1', key: 'key-1' }]);
    third.say({ type: 'done', key: 'key-1', rev: 4 });
    expect(connection.pending).toBeNull();
    expect(comeBack(4).sent).toEqual([]);
  });

  it('that is refused is over, with the reason said', () => {
    const at = live();
    connection.back();
    expect(at.sent).toEqual([{ type: 'back', rev: 3, key: 'key-1' }]);
    at.say({ type: 'refused', key: 'key-1', code: 'cannot-back', text: 'Too late.' });
    expect(connection.pending).toBeNull();
    expect(connection.refused?.code).toBe('cannot-back');
    expect(toasts.list.map((one) => [one.kind, one.text])).toEqual([['bad', 'Too late.']]);
  });

  it('that came too late is told of where it could still be made, and not where the question is over', () => {
    const stale = { type: 'refused', key: 'key-1', code: 'stale', text: 'The table has changed.' };
    const at = live();
    connection.choose('move:1');
    at.say(stale);
    expect(connection.pending).toBeNull();
    expect(toasts.list).toEqual([]);
    at.say(full(4, { ...table, decision: null }));
    expect(toasts.list).toEqual([]);
    connection.choose('move:1');
    at.say({ ...stale, key: 'key-2' });
    at.say(full(5));
    expect(toasts.list.map((one) => one.text)).toEqual(['The table has changed.']);
  });

  it('that came too fast is sent again after a pause, but not for ever', () => {
    const at = live();
    connection.choose('move:1');
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(at.sent).toHaveLength(tries);
      at.say({ type: 'refused', key: '', code: 'too-fast', text: 'Too many.' });
      world.pass();
    }
    expect(at.sent).toHaveLength(4);
    expect(new Set(at.sent.map((one) => one.key))).toEqual(new Set(['key-1']));
    expect(connection.pending).toBeNull();
    expect(toasts.list).toHaveLength(1);
  });

  it('cannot be made while the board may be old', () => {
    live();
    world.line.breaks();
    expect(connection.status).toBe('offline');
    expect(connection.choose('move:1')).toBe(false);
    expect(connection.pending).toBeNull();
  });
});

describe('a preview', () => {
  const preview = { type: 'preview', rev: 3, option: 'move:1', lines: ['It hurts.'], facts: [], more: false, final: false };

  it('is asked for once a revision', async () => {
    const at = live();
    const first = connection.preview('move:1');
    const second = connection.preview('move:1');
    expect(at.sent).toEqual([{ type: 'preview', rev: 3, option: 'move:1' }]);
    at.say(preview);
    expect((await first)?.lines).toEqual(['It hurts.']);
    expect(await second).toBe(await first);
  });

  it('of an older table is no answer', async () => {
    const at = live();
    const asked = connection.preview('move:1');
    at.say(diff(4));
    expect(await asked).toBeNull();
    at.say(preview);
    const anew = connection.preview('move:1');
    expect(at.sent.at(-1)).toEqual({ type: 'preview', rev: 4, option: 'move:1' });
    at.say({ ...preview, rev: 4 });
    expect((await anew)?.rev).toBe(4);
  });

  it('that is refused is no answer, and nobody is bothered with it', async () => {
    const at = live();
    const asked = connection.preview('move:1');
    at.say({ type: 'refused', key: '', code: 'too-fast', text: 'Too many.' });
    expect(await asked).toBeNull();
    expect(toasts.list).toEqual([]);
  });

  it('that was overtaken bothers nobody, and sends no choice twice', () => {
    const at = live();
    void connection.preview('move:1');
    connection.choose('move:2');
    at.say(diff(4));
    at.say({ type: 'refused', key: '', code: 'stale', text: 'The table has changed.' });
    world.pass();
    expect(at.sent.filter((one) => one.type === 'choose')).toHaveLength(1);
    at.say({ type: 'done', key: 'key-1', rev: 4 });
    at.say({ type: 'refused', key: '', code: 'stale', text: 'The table has changed.' });
    expect(toasts.list).toEqual([]);
  });

  it('gets no answer where the line breaks', async () => {
    live();
    const asked = connection.preview('move:1');
    world.line.breaks();
    expect(await asked).toBeNull();
  });
});

describe('coming back', () => {
  it('happens after longer and longer pauses, and quickly again after a success', () => {
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      world.line.breaks();
      pauses.push(world.waiting[0]!.ms);
      world.pass();
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    live();
    world.line.breaks();
    expect(world.waiting[0]!.ms).toBe(400);
  });

  it('never shows an old board as live', () => {
    live();
    world.line.breaks();
    expect(connection.status).toBe('offline');
    world.pass();
    world.line.open();
    expect(connection.status).toBe('offline');
    world.line.say(full(9));
    expect(connection.status).toBe('live');
  });

  it('does not wait when the network is back', () => {
    live();
    world.line.breaks();
    dispatchEvent(new Event('online'));
    expect(world.lines).toHaveLength(2);
    expect(world.waiting).toHaveLength(0);
  });

  it('says at once that the network is gone', () => {
    live();
    dispatchEvent(new Event('offline'));
    expect(connection.status).toBe('offline');
  });

  it('makes sure of its line when somebody looks again, and leaves one that does not answer', () => {
    const at = live();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(at.sent).toEqual([{ type: 'sync' }]);
    world.pass();
    expect(connection.status).toBe('offline');
    expect(world.lines).toHaveLength(2);
    expect(at.closed).toBe(true);
  });

  it('asks a line that is silent for long, and goes on where it answers', () => {
    const at = live();
    const before = connection.shown;
    world.pass(60_000);
    expect(at.sent).toEqual([{ type: 'sync' }]);
    at.say(full(3, structuredClone(table)));
    expect(connection.shown).toBe(before);
    world.pass();
    expect([connection.status, world.lines.length]).toEqual(['live', 1]);
  });

  it('believes the answer where the table has changed in the silence', () => {
    const at = live();
    world.pass(60_000);
    at.say(full(5, { ...table, round: 4 }));
    expect([connection.rev, connection.shown?.round]).toEqual([5, 4]);
  });

  it('leaves a silent line that does not answer', () => {
    live();
    world.pass(60_000);
    world.pass();
    expect([connection.status, world.lines.length]).toEqual(['offline', 2]);
  });

  it('hears nothing from a line that was left', () => {
    const old = live();
    comeBack(4);
    old.say(full(99));
    old.breaks();
    expect(connection.rev).toBe(4);
    expect(connection.status).toBe('live');
  });

  it('follows a restart of the server', () => {
    live().say({ type: 'closed', code: 'restart', text: '' });
    expect(connection.status).toBe('offline');
    world.pass();
    live(8);
    expect([connection.status, connection.rev]).toEqual(['live', 8]);
  });

  it('does not happen where the seat is on another device, unless somebody asks', () => {
    const at = live();
    connection.choose('move:1');
    at.say({ type: 'closed', code: 'moved', text: 'Taken over.' });
    at.breaks();
    expect(connection.status).toBe('closed');
    expect(connection.closed?.text).toBe('Taken over.');
    expect(connection.pending).toBeNull();
    expect(world.waiting).toHaveLength(0);
    dispatchEvent(new Event('online'));
    expect(world.lines).toHaveLength(1);
    connection.again();
    expect(world.lines).toHaveLength(2);
    expect(connection.status).toBe('connecting');
  });

  it('ends when nobody looks any more', () => {
    const at = live();
    connection.close();
    expect(at.closed).toBe(true);
    at.breaks();
    dispatchEvent(new Event('online'));
    expect(world.lines).toHaveLength(1);
    expect(world.waiting).toHaveLength(0);
  });
});

it('another language is asked of the line that is open', () => {
  const at = live();
  connection.speak('ru');
  expect(at.sent).toEqual([{ type: 'speak', lang: 'ru' }]);
});
