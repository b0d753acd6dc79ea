import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LogLine, Replay, ReplayStep } from '../wire';
import { Player } from './player.svelte';

const line = (text: string): LogLine => ({ level: 0, text, event: '', card: null, hurts: [], seats: [] });

/** A game of 50 choices; the round grows every ten. */
function game(): Replay {
  const steps = Array.from(
    { length: 50 },
    (_, at): ReplayStep => ({
      seat: at % 2,
      choice: `choice ${at + 1}`,
      round: Math.floor(at / 10),
      phase: 'action',
      ops: [{ path: ['library'], value: at + 1 }],
      log: { start: at % 3 === 0 ? at : at + 1, lines: at % 7 === 6 ? [] : [line(`line ${at + 1}`)] },
      facts: [],
    }),
  );
  return { info: {}, eyes: -1, start: { library: 0 }, log: [line('start')], steps, charts: [] } as unknown as Replay;
}

describe('the player', () => {
  function playing() {
    const waiting: (() => void)[] = [];
    let player!: Player;
    const stop = $effect.root(() => {
      player = new Player((_, what) => {
        waiting.push(what);
        return () => waiting.splice(waiting.indexOf(what), 1);
      });
      player.run();
    });
    player.show(game());
    const tick = () => {
      flushSync();
      waiting[0]?.();
      flushSync();
    };
    return { player, tick, stop, waiting };
  }

  it('plays step by step, and stops at the end', () => {
    const { player, tick, stop, waiting } = playing();
    player.to(48);
    player.toggle();
    tick();
    expect(player.at).toBe(49);
    tick();
    expect(player.at).toBe(50);
    expect(player.playing).toBe(false);
    flushSync();
    expect(waiting).toEqual([]);
    player.toggle();
    expect(player.at).toBe(0);
    stop();
  });

  it('jumps from round to round', () => {
    const { player, stop } = playing();
    player.round(1);
    expect(player.at).toBe(11);
    player.round(1);
    expect(player.at).toBe(21);
    player.go(3);
    player.round(-1);
    expect(player.at).toBe(21);
    player.round(-1);
    player.round(-1);
    expect(player.at).toBe(0);
    stop();
  });

  it('answers to its keys and to no others', () => {
    const { player, stop } = playing();
    expect(player.key('End')).toBe(true);
    expect(player.at).toBe(50);
    player.key('ArrowLeft');
    expect(player.at).toBe(49);
    player.key('Home');
    expect(player.at).toBe(0);
    player.key(' ');
    expect(player.playing).toBe(true);
    player.key('ArrowRight');
    expect([player.playing, player.at]).toEqual([false, 1]);
    expect(player.key('x')).toBe(false);
    stop();
  });

  it('stays at its moment when the eyes change', () => {
    const { player, stop } = playing();
    player.to(17);
    player.show(game());
    expect(player.at).toBe(17);
    expect(player.moment?.shown.library).toBe(17);
    stop();
  });
});
