// Engraver's work on the rooms: the rose window, cracks in what is ruined, flourishes on what is rebuilt.
import { SIZE, corners, outline, round, type Point } from './geometry';

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

/** Cracks through a ruined room, from its edge to where they end; each position has them turned another way. */
const COURSES: readonly (readonly [number, number])[][] = [
  [[-97, 4], [-82, 1], [-72, 10], [-58, 6], [-50, 14], [-39, 11], [-33, 15]],
  [[-72, 10], [-69, 22], [-60, 28], [-58, 37]],
  [[52, -86], [46, -70], [51, -60], [42, -48], [45, -38], [38, -31]],
  [[51, -60], [61, -54], [63, -45]],
  [[70, 50], [61, 47], [57, 38], [47, 38], [41, 30]],
  [[57, 38], [61, 30], [57, 24]],
];

/** A crack is widest at its beginning and ends in a point. */
function crack(course: readonly (readonly [number, number])[], width: number): string {
  const last = course.length - 1;
  const side = (way: number) =>
    course.map(([x, y], at) => {
      const [ax, ay] = course[Math.max(0, at - 1)] ?? [x, y];
      const [bx, by] = course[Math.min(last, at + 1)] ?? [x, y];
      const long = Math.hypot(bx - ax, by - ay) || 1;
      const half = (way * width * (last - at)) / last / 2;
      return { x: x - ((by - ay) / long) * half, y: y + ((bx - ax) / long) * half };
    });
  return outline([...side(1), ...side(-1).reverse()]);
}

export const CRACKS: readonly string[] = COURSES.map((course, at) => crack(course, at % 2 ? 2.2 : 3.6));

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

/** A rosette of petals, each a bow out to a point and back. */
function bows(count: number, inner: number, outer: number, wide: number, shift = 0): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = (at + shift) / count;
    const foot = polar(inner, turn);
    const tip = polar(outer, turn);
    const left = polar((inner + outer) / 2, turn - wide);
    const right = polar((inner + outer) / 2, turn + wide);
    return `M${foot.x} ${foot.y}Q${left.x} ${left.y} ${tip.x} ${tip.y}Q${right.x} ${right.y} ${foot.x} ${foot.y}Z`;
  }).join('');
}

/** A star drawn in one line from point to point. */
function star(points: number, leap: number, radius: number): string {
  return outline(Array.from({ length: points }, (_, at) => polar(radius, (at * leap) / points)));
}

function ring(radius: number): string {
  return `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;
}

function rings(count: number, away: number, radius: number, shift = 0): string {
  return Array.from({ length: count }, (_, at) => {
    const { x, y } = polar(away, (at + shift) / count);
    return `M${round(x + radius)} ${y}A${radius} ${radius} 0 1 1 ${round(x - radius)} ${y}A${radius} ${radius} 0 1 1 ${round(x + radius)} ${y}Z`;
  }).join('');
}

/** The engraving in the middle of a room, one a colour; the black room has the window instead. */
export const ROSETTES: Record<string, string> = {
  grey: rings(4, 19, 15) + ring(6) + star(4, 1, 44) + ring(46),
  purple: star(8, 3, 40) + star(8, 1, 40) + ring(12) + ring(46),
  red: bows(6, 10, 42, 0.055) + bows(6, 14, 32, 0.045, 0.5) + ring(9) + ring(46),
  green: rings(3, 18, 19) + bows(3, 4, 42, 0.06, 0.5) + ring(46),
  yellow: bows(16, 16, 42, 0.018) + ring(15) + ring(10) + ring(46),
  blue: rings(6, 16, 16) + rings(6, 32, 8, 0.5) + ring(46),
};
