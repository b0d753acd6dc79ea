import { describe, expect, it } from 'vitest';
import { remaining } from './clock';
import { beside } from './floating';
import { cellCentre, centre } from './geometry';
import { litOf, modelKey, roomKey } from './lit';
import { standing } from './standing';
import { box, faction, model, option, shown } from './testing/table';
import { lanes } from './track';

describe('what lights up', () => {
  it('is a room, or the piece where an answer names both', () => {
    const lit = litOf([option('move:5', { room: 5 }), option('model:1', { room: 1, model: 1 }), option('pass')]);
    expect([...lit.keys()]).toEqual([roomKey(5), modelKey(1)]);
  });

  it('keeps several answers of one place together, in their order', () => {
    const lit = litOf([option('dummy:1', { room: 1 }), option('move:1', { room: 1 })]);
    expect(lit.get(roomKey(1))?.map((one) => one.id)).toEqual(['dummy:1', 'move:1']);
  });
});

describe('pieces', () => {
  it('stand in their room, or in the Cell of whoever they belong to', () => {
    const layout = box().layouts['2']!;
    const [first, second] = standing(shown(), layout);
    expect(first?.spot).toMatchObject({ x: centre(layout.rooms[1]!).x });
    expect(second?.spot).toMatchObject(cellCentre(layout, 1));
  });

  it('stand in the Cell that was dealt to their mage', () => {
    const layout = box().layouts['2']!;
    const factions = [faction(0, { cell: 1 }), faction(1, { cell: 0 }), faction(2)];
    const [first, second] = standing(shown({ factions, models: [model(0), model(1)] }), layout);
    expect(first?.spot).toMatchObject(cellCentre(layout, 1));
    expect(second?.spot).toMatchObject(cellCentre(layout, 0));
  });

  it('are larger where they are large', () => {
    const layout = box().layouts['2']!;
    const models = [model(2, { room: 3, large: true }), model(3, { room: 3 })];
    const [large, plain] = standing(shown({ models }), layout);
    expect(large!.spot.radius).toBeGreaterThan(plain!.spot.radius);
  });

  it('keep their order by number, wherever they stand', () => {
    const layout = box().layouts['2']!;
    const models = [model(0, { room: 3 }), model(1, { room: 0 }), model(2, { room: 3 })];
    expect(standing(shown({ models }), layout).map((piece) => piece.model.model)).toEqual([0, 1, 2]);
  });
});

describe('the power track', () => {
  it('puts tokens that would cover each other above each other', () => {
    const tokens = lanes([faction(0, { power: 5 }), faction(1, { power: 5 }), faction(2, { power: 6 })], 20);
    expect(tokens.map((token) => token.lane)).toEqual([0, 1, 2]);
    expect(lanes([faction(0, { power: 2 }), faction(1, { power: 9 })], 20).map((token) => token.lane)).toEqual([0, 0]);
  });

  it('ends where the track ends', () => {
    expect(lanes([faction(0, { power: 31 })], 20)[0]?.at).toBe(20);
  });
});

describe('a panel beside a place', () => {
  const WINDOW = { width: 390, height: 800 };

  it('never leaves the window', () => {
    for (const left of [0, 120, 360])
      for (const top of [0, 300, 780]) {
        const { x, y } = beside({ left, top, right: left + 30, bottom: top + 20 }, { width: 320, height: 300 }, WINDOW);
        expect(x).toBeGreaterThanOrEqual(8);
        expect(x + 320).toBeLessThanOrEqual(382);
        expect(y).toBeGreaterThanOrEqual(8);
        expect(y + 300).toBeLessThanOrEqual(792);
      }
  });

  it('goes to the right where there is room', () => {
    expect(beside({ left: 10, top: 100, right: 60, bottom: 150 }, { width: 200, height: 50 }, WINDOW).x).toBe(70);
  });
});

it('a clock counts down and then says that it is over', () => {
  expect(remaining(1000, 300, 1100)).toEqual({ late: false, text: '3:20' });
  expect(remaining(1000, 7200, 1001)).toEqual({ late: false, text: '1:59:59' });
  expect(remaining(1000, 300, 1400)).toEqual({ late: true, text: '0:00' });
});
