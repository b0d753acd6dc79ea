// Engraver's work on the rooms: the rose window, cracks in what is ruined, flourishes on what is rebuilt.
import { SIZE, corners, round, type Point } from './geometry';

function polar(radius: number, turn: number): Point {
  return { x: round(radius * Math.sin(2 * Math.PI * turn)), y: round(-radius * Math.cos(2 * Math.PI * turn)) };
}

/** A petal of tracery between two radii, a share of the circle wide. */
function petal(inner: number, outer: number, turn: number, share: number): string {
  const foot = polar(inner, turn);
  const left = polar((inner + outer * 1.4) / 2.4, turn - share / 2);
  const right = polar((inner + outer * 1.4) / 2.4, turn + share / 2);
  const tip = polar(outer, turn);
  const high = (inner + outer * 3) / 4;
  const l = polar(high * 1.07, turn - share / 2.3);
  const r = polar(high * 1.07, turn + share / 2.3);
  return `M${foot.x} ${foot.y}Q${left.x} ${left.y} ${l.x} ${l.y}Q${round((l.x + tip.x) / 2)} ${round((l.y + tip.y) / 2)} ${tip.x} ${tip.y}Q${round((r.x + tip.x) / 2)} ${round((r.y + tip.y) / 2)} ${r.x} ${r.y}Q${right.x} ${right.y} ${foot.x} ${foot.y}Z`;
}

/** The rings of petals of the window in the middle of the Lodge, from the heart outwards. */
export function roseWindow(size = SIZE): { heart: string; inner: string; outer: string; eyes: Point[] } {
  const ring = (count: number, from: number, to: number, shift: number) =>
    Array.from({ length: count }, (_, at) => petal(from * size, to * size, (at + shift) / count, 1 / count)).join('');
  return {
    heart: ring(6, 0.02, 0.15, 0),
    inner: ring(8, 0.17, 0.4, 0.5),
    outer: ring(16, 0.42, 0.68, 0),
    eyes: Array.from({ length: 16 }, (_, at) => polar(0.66 * size, (at + 0.5) / 16)),
  };
}

/** Cracks through a ruined room; each position has them turned another way. */
export const CRACKS: readonly string[] = [
  'M-96 6 -78 2 -66 12 -50 6 -41 17 -30 15M-66 12 -62 28 -51 36',
  'M51 -84 44 -66 50 -54 38 -41 42 -32M50 -54 64 -46 67 -36',
  'M88 22 74 26 68 40 54 42M68 40 70 54 62 62',
];

export function crackTurn(at: number): number {
  return [0, 60, 180, 240, 120, 300][at % 6] ?? 0;
}

/** A trefoil at each corner of a rebuilt room, pointing inwards. */
export function trefoils(size = SIZE): { x: number; y: number; turn: number }[] {
  return corners({ x: 0, y: 0 }, size * 0.86).map(({ x, y }, corner) => ({
    x: round(x),
    y: round(y),
    turn: corner * 60 + 90,
  }));
}

export const TREFOIL =
  'M0 11C-1.5 6-6 6.5-6 2.5C-6-.5-2.5-1.5-1.3 .8C-2.8-2.5-2-5.5 0-6.5C2-5.5 2.8-2.5 1.3 .8C2.5-1.5 6-.5 6 2.5C6 6.5 1.5 6 0 11Z';
