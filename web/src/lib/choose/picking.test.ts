import { describe, expect, it } from 'vitest';
import type { OptionShown, Shown } from '../wire';
import { Picking } from './picking.svelte';

function asking(least: number, most: number, places = [0, 1, 2, 4], question = 'Which?') {
  const chosen: string[] = [];
  const by = {
    shown: {
      decision: {
        question,
        sentence: '',
        cubes: { cubes: places.map((place) => ({ place, text: '' })), least, most, taken: [] as number[], room: -1, model: 0 },
      },
    } as unknown as Shown,
    busy: false,
    chosen,
    pointed: null as OptionShown | null,
    choose: (id: string) => chosen.push(id) > 0,
    point(option: OptionShown | null) {
      by.pointed = option;
    },
  };
  return by;
}

function picking(by: ReturnType<typeof asking>): Picking {
  const made = new Picking(by);
  made.follow();
  return made;
}

describe('picking several cubes', () => {
  it('takes them in any order and names them all at once', () => {
    const by = asking(0, 3);
    const cubes = picking(by);
    for (const place of [4, 0, 2]) cubes.toggle(place);
    expect(cubes.id).toBe('cubes:0:2:4');
    cubes.toggle(0);
    expect(cubes.picked).toEqual([4, 2]);
    expect(by.pointed?.id).toBe('cubes:2:4');
    expect(by.chosen).toEqual([]);
    cubes.confirm();
    expect(by.chosen).toEqual(['cubes:2:4']);
  });

  it('may take none where that is allowed', () => {
    const by = asking(0, 2);
    picking(by).confirm();
    expect(by.chosen).toEqual(['cubes']);
  });

  it('waits until there are enough', () => {
    const by = asking(2, 2);
    const cubes = picking(by);
    cubes.toggle(1);
    cubes.confirm();
    expect(by.chosen).toEqual([]);
    cubes.toggle(0);
    expect(cubes.ready).toBe(true);
  });

  it('lets one too many take the place of the first', () => {
    const cubes = picking(asking(0, 2));
    for (const place of [0, 1, 2]) cubes.toggle(place);
    expect(cubes.picked).toEqual([1, 2]);
  });

  it('is done by numbers, the last of which confirms', () => {
    const by = asking(0, 2);
    const cubes = picking(by);
    cubes.press(4);
    cubes.press(1);
    cubes.press(5);
    cubes.press(6);
    expect(by.chosen).toEqual(['cubes:0:4']);
  });

  it('knows only the cubes that can be picked', () => {
    const cubes = picking(asking(0, 2));
    cubes.toggle(3);
    expect(cubes.picked).toEqual([]);
    expect([cubes.name([0, 3]), cubes.name([0, 0]), cubes.name([0, 1, 2]), cubes.name([2, 0])]).toEqual([false, false, false, true]);
  });

  it('adds what is named besides while more are needed', () => {
    const cubes = picking(asking(2, 2));
    expect([cubes.name([4]), cubes.picked]).toEqual([false, [4]]);
    expect([cubes.name([0]), cubes.id]).toEqual([true, 'cubes:0:4']);
    expect(picking(asking(2, 2)).name([1, 0, 2])).toBe(false);
  });

  it('begins anew with another question, and is left alone while the same is asked', () => {
    const by = asking(0, 2);
    const cubes = picking(by);
    cubes.toggle(1);
    cubes.follow();
    expect(cubes.picked).toEqual([1]);
    by.shown = asking(0, 2, [0, 1], 'And there?').shown;
    cubes.follow();
    expect(cubes.picked).toEqual([]);
  });

  it('leaves a single cube to a press', () => {
    const cubes = picking(asking(0, 1));
    expect(cubes.cubes).toBeNull();
    cubes.toggle(0);
    expect(cubes.picked).toEqual([]);
  });
});
