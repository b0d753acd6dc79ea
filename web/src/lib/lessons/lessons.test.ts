import de from '$words/de/page.ftl?raw';
import en from '$words/en/page.ftl?raw';
import ru from '$words/ru/page.ftl?raw';
import { describe, expect, it } from 'vitest';
import type { LogLine, Shown } from '../wire';
import { Lessons, read } from './guide.svelte';
import { LESSONS, inPlace, occasions } from './lessons';

function table(parts: { seat?: number; round?: number; phase?: string; decision?: string; back?: boolean; over?: boolean; avatar?: boolean; armed?: boolean; behalf?: number }): Shown {
  return {
    seat: parts.seat ?? 0,
    round: parts.round ?? 1,
    phase: parts.phase ?? 'action',
    decision: parts.decision ? { kind: parts.decision, behalf: parts.behalf ?? -1 } : null,
    back: { can: parts.back ?? false, why: '', rule: '' },
    over: parts.over ? {} : null,
    avatar: parts.avatar ? { seat: 1, armed: { ready: parts.armed ?? false } } : null,
  } as unknown as Shown;
}

const line = (event: string, ...hurts: number[]): LogLine => ({ level: 1, text: '', event, card: null, hurts, seats: hurts });

describe('a lesson', () => {
  it('has words in every language', () => {
    for (const words of [en, de, ru]) {
      for (const { id } of LESSONS) {
        expect(words).toContain(`\nlesson-title-${id} = `);
        expect(words).toContain(`\nlesson-text-${id} = `);
      }
    }
  });

  it('comes for what is asked, then for the phase, then for what happened', () => {
    expect(occasions(table({ phase: 'study', decision: 'plan' }), [line('placed')])).toEqual(['dplan', 'study', 'eplaced']);
  });

  it('of welcome comes before the first question', () => {
    expect(occasions(table({ round: 0, phase: 'setup', decision: 'mage' }), [])).toEqual(['welcome', 'dmage']);
  });

  it('about an Avatar comes where one plays alone', () => {
    const told = [line('commanded'), line('decided')];
    expect(occasions(table({}), told)).toEqual(['action']);
    expect(occasions(table({ avatar: true }), told)).toEqual(['action', 'acommand', 'adecided']);
    expect(occasions(table({ avatar: true, phase: 'setup', round: 0 }), [])).toEqual(['welcome', 'aavatar']);
  });

  it('about its armed back comes while it is armed, and that one decides for it before what is asked', () => {
    expect(occasions(table({ avatar: true, armed: true }), [])).toEqual(['action', 'aarmed']);
    expect(inPlace('aarmed', table({ avatar: true, armed: true }))).toBe(true);
    expect(inPlace('aarmed', table({ avatar: true }))).toBe(false);
    expect(occasions(table({ avatar: true, decision: 'target', behalf: 1 }), [])).toEqual(['abehalf', 'dtarget', 'action']);
    expect(occasions(table({ avatar: true, decision: 'target', behalf: -1 }), [])).not.toContain('abehalf');
  });

  it('about a wound comes only for one’s own', () => {
    expect(occasions(table({ seat: 0 }), [line('suffered', 1)])).not.toContain('ehurt');
    expect(occasions(table({ seat: 0 }), [line('suffered', 0)])).toContain('ehurt');
  });
});

describe('the guide', () => {
  const begun = () => {
    const guide = new Lessons(null);
    guide.begin();
    return guide;
  };

  it('is silent unless somebody wants to learn', () => {
    const guide = new Lessons(null);
    guide.look(table({ decision: 'action' }), []);
    expect(guide.current).toBe('');
  });

  it('says nothing to spectators', () => {
    const guide = begun();
    guide.look(table({ seat: -1 }), []);
    expect(guide.current).toBe('');
  });

  it('tells one after the other, each once', () => {
    const guide = begun();
    const now = table({ phase: 'study', decision: 'plan' });
    guide.look(now, []);
    expect(guide.queue).toEqual(['dplan', 'study']);
    guide.done();
    guide.look(now, []);
    expect(guide.queue).toEqual(['study']);
    guide.done();
    guide.look(now, []);
    expect(guide.queue).toEqual([]);
  });

  it('drops what is no longer asked, and tells it the next time', () => {
    const guide = begun();
    guide.look(table({ decision: 'action' }), []);
    expect(guide.queue).toEqual(['daction', 'action']);
    guide.look(table({}), []);
    expect(guide.queue).toEqual(['action']);
    guide.look(table({ decision: 'action' }), []);
    expect(guide.queue).toEqual(['daction', 'action']);
  });

  it('never leaves out what is asked, however much else waits to be told', () => {
    const guide = begun();
    guide.look(table({ phase: 'black rose' }), [line('placed'), line('suffered', 0)]);
    expect(guide.queue.length).toBe(3);
    guide.look(table({ phase: 'preparation', decision: 'plan' }), [line('summoned')]);
    expect(guide.current).toBe('dplan');
    expect(guide.queue.length).toBe(3);
  });

  it('never piles up', () => {
    const guide = begun();
    guide.look(table({ decision: 'action', back: true }), [line('placed'), line('suffered', 0), line('summoned'), line('lasting')]);
    expect(guide.queue.length).toBe(3);
  });

  it('stops for good, and begins again when asked', () => {
    const guide = begun();
    guide.look(table({ decision: 'action' }), []);
    guide.stop();
    guide.look(table({ decision: 'action' }), []);
    expect(guide.current).toBe('');
    guide.begin();
    guide.look(table({ decision: 'action' }), []);
    expect(guide.current).toBe('daction');
  });

  it('remembers, and survives nonsense', () => {
    expect(read('{"on":true,"had":["dplan",3]}')).toEqual({ on: true, had: ['dplan'] });
    for (const text of [null, '', 'null', '{"on":1}', '[]', '{']) expect(read(text)).toEqual({ on: false, had: [] });
    const guide = new Lessons('{"on":true,"had":["action","daction"]}');
    guide.look(table({ decision: 'action' }), []);
    expect(guide.current).toBe('');
  });
});
