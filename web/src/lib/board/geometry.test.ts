import { describe, expect, it } from 'vitest';
import { SIZE, cellCentre, centre, corners, frame, nameLines, pieceSpots, seamed, slotSpots, step, touching } from './geometry';
import { box } from './testing/table';

const layout = box().layouts['2']!;
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the hexes of the Lodge', () => {
  it('lie so that neighbours share a side', () => {
    const [middle, ...ring] = layout.rooms.map((room) => centre(room));
    for (const room of ring) expect(far(middle!, room)).toBeCloseTo(Math.sqrt(3) * SIZE);
    expect(touching(layout.rooms[0]!, layout.rooms)).toHaveLength(6);
  });

  it('put a Cell into the notch between the rooms it lets out to, over no room', () => {
    for (const [seat, place] of layout.cells.entries()) {
      const cell = cellCentre(layout, seat);
      const exits = touching(place, layout.rooms);
      expect(exits).toHaveLength(2);
      const apart = layout.rooms.map((room) => far(cell, centre(room)));
      const nearest = apart.map((_, at) => at).sort((a, b) => apart[a]! - apart[b]!).slice(0, 2);
      expect(nearest.sort()).toEqual(exits);
      expect(Math.min(...apart)).toBeGreaterThan(1.2 * SIZE);
    }
  });

  it('all fit into the frame', () => {
    const view = frame(layout);
    for (const place of layout.rooms)
      for (const { x, y } of corners(centre(place))) {
        expect(x).toBeGreaterThanOrEqual(view.x);
        expect(x).toBeLessThanOrEqual(view.x + view.width);
        expect(y).toBeGreaterThanOrEqual(view.y);
        expect(y).toBeLessThanOrEqual(view.y + view.height);
      }
  });
});

describe('arrow keys', () => {
  it('lead up and down through the middle', () => {
    expect(step(layout, 3, 'ArrowUp')).toBe(0);
    expect(step(layout, 0, 'ArrowUp')).toBe(6);
    expect(step(layout, 0, 'ArrowDown')).toBe(3);
  });

  it('stay where there is no room that way, and for any other key', () => {
    expect(step(layout, 6, 'ArrowUp')).toBe(6);
    expect(step(layout, 0, 'Enter')).toBe(0);
  });

  it('reach every room from every room', () => {
    for (const from of layout.rooms.keys()) {
      const seen = new Set([from]);
      for (const at of seen) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(step(layout, at, key));
      expect(seen.size).toBe(7);
    }
  });
});

describe('inside a room', () => {
  it.each([1, 4, 6, 10])('%i slots lie from left to right, none over another, all within the walls', (count) => {
    const spots = slotSpots(count);
    expect(spots).toHaveLength(count);
    for (const [at, spot] of spots.entries()) {
      const next = spots[at + 1];
      if (next) {
        expect(next.x).toBeGreaterThan(spot.x);
        expect(far(spot, next)).toBeGreaterThan(17);
      }
      expect(far(spot, { x: 0, y: 0 }) + 9).toBeLessThan((SIZE * Math.sqrt(3)) / 2);
    }
  });

  it('pieces stand side by side, evocations under the mages', () => {
    const { mages, evocations } = pieceSpots(2, 3);
    expect(mages[1]!.x - mages[0]!.x).toBeGreaterThan(2 * mages[0]!.radius);
    expect(evocations[1]!.x - evocations[0]!.x).toBeGreaterThanOrEqual(2 * evocations[0]!.radius);
    expect(evocations[0]!.y - mages[0]!.y).toBeGreaterThan(mages[0]!.radius + evocations[0]!.radius * 0.8);
    for (const spot of [...mages, ...evocations]) expect(Math.abs(spot.x) + spot.radius).toBeLessThan(SIZE);
  });

  it('a long name is broken at spaces and loses nothing', () => {
    const name = 'Оккультный зал Чёрной Розы';
    const { lines } = nameLines(name, 15);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => line.text).join(' ')).toBe(name);
    expect(seamed('Beschwörungshalle')).toBe('Beschwörungs\u00adhalle');
    expect(seamed('The Abyss')).toBe('The Abyss');
    expect(nameLines('Abyss', 15)).toMatchObject({ em: 15, lines: [{ text: 'Abyss' }] });
  });

  it('a word too long for the walls is written smaller, but not too small to be read', () => {
    const { em, lines } = nameLines('Sakrale Beschwörungshalle', 15);
    expect(em).toBeLessThan(15);
    expect(em).toBeGreaterThan(10.5);
    expect(lines.map((line) => line.text)).toEqual(['Sakrale', 'Beschwörungshalle']);
    expect(nameLines('Сокровищница тамплиеров', 21).lines.map((line) => line.text)).toEqual(['Сокровищница', 'тамплиеров']);
    expect(nameLines('Occult Black Rose Room', 15).lines).toHaveLength(2);
  });

  it.each([15, 18, 21, 23.5])('a word of a long name has a hyphen only where a line ends (%d)', (em) => {
    const lines = nameLines('Алхимическая лаборатория', em).lines.map((line) => line.text);
    expect(lines.join('|')).not.toMatch(/[\u00ad]|-[^|]/);
    expect(lines.join(' ').replace('- ', '')).toBe('Алхимическая лаборатория');
  });

  it('a long word alone stands a little lower, where the room is wider, before it is written small', () => {
    const [short, long] = [nameLines('Abyss', 23.5), nameLines('Observatory', 23.5)];
    expect(long.em).toBeGreaterThan(19);
    expect(long.lines).toHaveLength(1);
    expect(long.lines[0]!.y).toBeGreaterThan(short.lines[0]!.y);
    const parted = nameLines('Beschwörungshalle', 23.5);
    expect(parted.lines.map((line) => line.text)).toEqual(['Beschwörungs-', 'halle']);
    expect(parted.em).toBeGreaterThan(15);
    const two = nameLines('Комната удовольствий', 23.5);
    expect(two.lines.at(-1)!.y).toBeLessThanOrEqual(nameLines('Mirrors’ Room', 23.5).lines.at(-1)!.y);
  });
});
