import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { OptionShown, Preview, Shown } from '../wire';
import { Chooser } from './chooser.svelte';

function option(id: string, final = false): OptionShown {
  return { id, text: id, hint: '', group: id, room: -1, model: -1, slot: -1, card: null, final };
}

function table(kind: string, ...options: OptionShown[]) {
  return {
    shown: { decision: { kind, options }, back: { can: true, why: '', rule: '' } } as unknown as Shown,
    rev: 3,
    pending: null,
    status: 'live' as const,
    chosen: [] as string[],
    facts: [] as Preview['facts'],
    choose(id: string) {
      this.chosen.push(id);
      return true;
    },
    back: () => true,
    preview(id: string): Promise<Preview | null> {
      return Promise.resolve({ type: 'preview', rev: 3, option: id, lines: [], facts: this.facts, more: false, final: false });
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.confirm = true;
});
afterEach(() => vi.useRealTimers());

describe('picking an answer', () => {
  it('is done at once by mouse or key where it can be taken back', async () => {
    const line = table('part', option('move'));
    await new Chooser(line).pick(option('move'));
    expect(line.chosen).toEqual(['move']);
  });

  it('asks once more where undo ends, and only there', async () => {
    const line = table('part', option('use', true));
    const chooser = new Chooser(line);
    await chooser.pick(option('use', true));
    expect(line.chosen).toEqual([]);
    expect(chooser.selected?.id).toBe('use');
    await chooser.pick(option('use', true));
    expect(line.chosen).toEqual(['use']);
  });

  it('does not ask where the reader does not want it', async () => {
    settings.confirm = false;
    const line = table('part', option('use', true));
    await new Chooser(line).pick(option('use', true));
    expect(line.chosen).toEqual(['use']);
  });

  it('shows a finger what would happen before it happens', async () => {
    const line = table('part', option('attack'));
    line.facts = [{ event: 'suffered', model: 1, count: 2 }];
    const chooser = new Chooser(line);
    await chooser.pick(option('attack'), 'touch');
    expect(line.chosen).toEqual([]);
    expect(chooser.preview?.option).toBe('attack');
    await chooser.pick(option('attack'), 'touch');
    expect(line.chosen).toEqual(['attack']);
  });

  it('lets a finger do what matters little with one tap', async () => {
    const line = table('part', option('move'));
    line.facts = [{ event: 'entered', model: 0, room: 2 }];
    await new Chooser(line).pick(option('move'), 'touch');
    expect(line.chosen).toEqual(['move']);
  });

  it('gives no answer that is not offered', async () => {
    const line = table('part', option('move'));
    await new Chooser(line).pick(option('attack'));
    expect(line.chosen).toEqual([]);
  });
});

describe('pointing at an answer', () => {
  it('asks for its preview after a moment, and forgets it afterwards', async () => {
    const line = table('part', option('move'));
    const chooser = new Chooser(line);
    chooser.point(option('move'));
    expect(chooser.preview).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(chooser.preview?.option).toBe('move');
    chooser.point(null);
    expect(chooser.preview).toBeNull();
  });

  it('forgets what is no longer offered', async () => {
    const line = table('part', option('use', true));
    const chooser = new Chooser(line);
    await chooser.pick(option('use', true));
    line.shown = table('part', option('move')).shown;
    chooser.follow();
    expect(chooser.selected).toBeNull();
  });
});

describe('passing reactions by', () => {
  const reacting = (until: number) => {
    const line = table('react', option('reveal'), option('pass'));
    line.shown = { ...line.shown, window: { seat: 0, until } } as unknown as Shown;
    return line;
  };

  it('lets a window with an end run out, so that a quick pass tells nothing', () => {
    const line = reacting(1_800_000_000);
    const chooser = new Chooser(line);
    chooser.passing = true;
    chooser.follow();
    expect(line.chosen).toEqual([]);
  });

  it('passes where a window has no end, until the next action, and nothing else', () => {
    const line = reacting(0);
    const chooser = new Chooser(line);
    chooser.passing = true;
    chooser.follow();
    expect(line.chosen).toEqual(['pass']);
    line.shown = table('claim', option('claim'), option('pass')).shown;
    chooser.follow();
    expect(line.chosen).toEqual(['pass']);
    line.shown = table('action', option('end')).shown;
    chooser.follow();
    expect(chooser.passing).toBe(false);
  });
});

describe('giving an answer again', () => {
  it('goes on while the same is asked and it is offered, and no longer', () => {
    const line = table('school', option('school:1'), option('school:2'));
    const chooser = new Chooser(line);
    chooser.repeat(option('school:1'));
    chooser.follow();
    expect(line.chosen).toEqual(['school:1', 'school:1']);
    line.shown = table('school', option('school:2')).shown;
    chooser.follow();
    line.shown = table('school', option('school:1')).shown;
    chooser.follow();
    expect(line.chosen).toHaveLength(2);
  });
});
