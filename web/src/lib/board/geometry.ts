// Where things lie on the board: hexes with a flat top by axial coordinates, and the places inside one hex.
import type { Layout } from '../wire';

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The radius of a room in the board's own units; everything inside a room is measured against it. */
export const SIZE = 100;
/** How large a Cell is beside a room. */
export const CELL = 0.5;
/** The ring on which slots lie, and how far they are apart. */
const RING = 0.695;
const SOCKET = 0.2;
const ROOT = Math.sqrt(3);
/** Where the keystone of a room lies: on its upper wall, above its name. */
export const KEYSTONE = (-ROOT / 2) * SIZE;
const STEPS: readonly Step[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
type Step = readonly [number, number];

function axial(place: readonly number[]): [number, number] {
  return [place[0] ?? 0, place[1] ?? 0];
}

/** The middle of a hex. */
export function centre(place: readonly number[], size = SIZE): Point {
  const [q, r] = axial(place);
  return { x: 1.5 * size * q, y: ROOT * size * (r + q / 2) };
}

/** The six corners of a hex around a point, the right one first, then clockwise on the screen. */
export function corners(at: Point, size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, corner) => ({
    x: at.x + size * Math.cos((Math.PI / 3) * corner),
    y: at.y + size * Math.sin((Math.PI / 3) * corner),
  }));
}

/** A closed path through points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function hexPath(at: Point, size = SIZE): string {
  return outline(corners(at, size));
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The places that touch this one. */
export function touching(place: readonly number[], rooms: readonly (readonly number[])[]): number[] {
  const [q, r] = axial(place);
  return rooms.flatMap((room, at) => {
    const [x, y] = axial(room);
    return STEPS.some(([dq, dr]) => q + dq === x && r + dr === y) ? [at] : [];
  });
}

/** Where a Cell is drawn: smaller than a room, and pushed into the notch between the rooms it lets out to. */
export function cellCentre(layout: Layout, cell: number, size = SIZE): Point {
  const place = layout.cells[cell] ?? [0, 0];
  const own = centre(place, size);
  const exits = touching(place, layout.rooms).map((room) => centre(layout.rooms[room] ?? [0, 0], size));
  const first = exits[0];
  const second = exits[1];
  if (!first) return own;
  const anchor = second
    ? { x: (own.x + first.x + second.x) / 3, y: (own.y + first.y + second.y) / 3 }
    : { x: (own.x + first.x) / 2, y: (own.y + first.y) / 2 };
  const share = CELL + 0.04;
  return { x: anchor.x + (own.x - anchor.x) * share, y: anchor.y + (own.y - anchor.y) * share };
}

/** The frame that holds all rooms and Cells. */
export function frame(layout: Layout, size = SIZE, margin = 10): Frame {
  const points = [
    ...layout.rooms.flatMap((place) => corners(centre(place, size), size)),
    ...layout.cells.flatMap((_, cell) => corners(cellCentre(layout, cell, size), size * (CELL + 0.1))),
  ];
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  return {
    x: round(left),
    y: round(top),
    width: round(Math.max(...points.map(({ x }) => x)) + margin - left),
    height: round(Math.max(...points.map(({ y }) => y)) + margin - top),
  };
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The room an arrow key leads to from a room, or the same room where there is none that way. */
export function step(layout: Layout, from: number, key: string): number {
  const way = ARROWS[key];
  const here = centre(layout.rooms[from] ?? [0, 0]);
  if (!way) return from;
  let best = from;
  let least = Infinity;
  layout.rooms.forEach((place, at) => {
    const there = centre(place);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const far = Math.hypot(dx, dy);
    const straight = far && (dx * way.x + dy * way.y) / far;
    if (at === from || straight < 0.45) return;
    const cost = far * (2 - straight);
    if (cost < least - 0.01) [best, least] = [at, cost];
  });
  return best;
}

export interface Socket extends Point {
  /** How far it is turned, in degrees. */
  turn: number;
}

/** A room's slots: set like stones into the lower half of a ring, from left to right. */
export function slotSpots(count: number, size = SIZE): Socket[] {
  const ring = RING * size;
  const gap = Math.min((SOCKET * size) / ring, (1.1 * Math.PI) / Math.max(count, 1));
  return Array.from({ length: count }, (_, slot) => {
    const turn = ((count - 1) / 2 - slot) * gap;
    return {
      x: round(-ring * Math.sin(turn)),
      y: round(ring * Math.cos(turn)),
      turn: round((turn * 180) / Math.PI),
    };
  });
}

export interface Spot extends Point {
  radius: number;
}

/** Sizes and places of pieces, alone in a room and with the other kind beside them. */
const ALONE = { mage: 0.23, mageAt: 0.05, evocation: 0.165, evocationAt: 0.08, wide: 1.3 };
const TOGETHER = { mage: 0.21, mageAt: -0.115, evocation: 0.14, evocationAt: 0.285, wide: 1.02 };

/** More evocations than that stand in two rows. */
const IN_A_ROW = 4;

/** Where the pieces in one room stand: mages in a row, evocations in a row under them, or in two. */
export function pieceSpots(mages: number, evocations: number, size = SIZE): { mages: Spot[]; evocations: Spot[] } {
  const by = mages > 0 && evocations > 0 ? TOGETHER : ALONE;
  const crowd = evocations > IN_A_ROW;
  const [first, second] = crowd ? [0.17, 0.41] : [by.evocationAt, 0];
  const behind = crowd ? Math.ceil(evocations / 2) : evocations;
  const radius = (crowd ? 0.105 : by.evocation) * size;
  const ranks = [row(behind, radius, by.wide * size, first * size)];
  if (crowd) ranks.push(row(evocations - behind, radius, by.wide * size * 0.94, second * size));
  return {
    mages: row(mages, by.mage * size * (crowd ? 0.84 : 1), 1.45 * size, (by.mageAt - (crowd ? 0.03 : 0)) * size),
    evocations: ranks.flat(),
  };
}

function row(count: number, radius: number, width: number, y: number): Spot[] {
  const fits = Math.min(radius, (width / Math.max(count, 1) - 4) / 2);
  const used = Math.max(fits, radius * 0.72);
  const gap = Math.min(2 * used + 0.13 * SIZE, count > 1 ? (width - 2 * used) / (count - 1) : 0);
  return Array.from({ length: count }, (_, at) => ({
    x: round((at - (count - 1) / 2) * gap),
    y: round(y),
    radius: round(used),
  }));
}

export interface Name {
  /** The size of its letters. */
  em: number;
  lines: { text: string; y: number }[];
}

/** Widths of the letters of room names as a share of their size, in Cormorant SC; the rest is in between. */
const WIDTHS: readonly [string, number][] = [
  [' ’-ijIJ', 0.29],
  ['sfzelptyзгертубв', 0.48],
  ['hmRYTXKVCийнпцмфNDUAGТКСАЧ', 0.66],
  ['wHOQОНПыжюMМ', 0.79],
  ['шщWШЩ', 0.91],
];
const USUAL_WIDTH = 0.56;

/** How wide a text is, in sizes of its letters. */
export function textWidth(text: string): number {
  const width = (letter: string) => WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? USUAL_WIDTH;
  return [...text].reduce((sum, letter) => sum + width(letter), 0);
}

/** What is tried for a name, in this order: how many lines, and how small the letters may become for it. */
const TRIES = [
  { most: 2, least: 0.84 },
  { most: 3, least: 0.84 },
  { most: 2, least: 0.72 },
  { most: 3, least: 0.5 },
];

/** How many lines lower a name of fewer lines may begin, where the room is wider. */
const LOWER = [0, 0.5, 1];

/** A name in lines for a room's upper half, in smaller letters where a word is too long for it. */
export function nameLines(name: string, em: number, size = SIZE): Name {
  const pieces = name.match(/[^\s-]+(?:-|\s+|$)/g) ?? [name];
  const whole = inLines(pieces, em, size, 0.72);
  return whole ?? inLines(pieces.flatMap(parted), em, size, 0.5) ?? placed(pieces, em * 0.5, size);
}

/** The seams at which a long word of a room's name may be parted where it does not fit otherwise. */
const SEAM = /(?<=\p{L}{4})(?=(?:saal|halle|kammer|labor|gemach|altar|warte|raum|zimmer|тория)$)/u;

/** A name that may be broken at the seams of its last word, for text that breaks by itself. */
export function seamed(name: string): string {
  return name.split(SEAM).join(SHY);
}

/** Ends the first part of a word that was parted: a hyphen at the end of a line, and nothing within one. */
const SHY = '\u00ad';

/** A line as it is written. */
function written(line: string): string {
  return line.trimEnd().replace(/\u00ad$/, '-').replaceAll(SHY, '');
}

function parted(piece: string): string[] {
  const [first, second] = piece.trimEnd().split(SEAM);
  return first && second ? [first + SHY, `${second} `] : [piece];
}

function inLines(pieces: readonly string[], em: number, size: number, smallest: number): Name | null {
  for (const { most, least } of TRIES) {
    for (let share = 1; share >= Math.max(least, smallest); share -= 0.04) {
      for (const down of LOWER) {
        const lines = broken(pieces, em * share, size, most, down);
        if (!lines) continue;
        const name = placed(lines, em * share, size, down);
        // Whoever stands in the room stands below the second line.
        if (down === 0 || (name.lines.at(-1)?.y ?? 0) <= firstLine(em, size) + em * 1.04) return name;
      }
    }
  }
  return null;
}

function placed(lines: readonly string[], em: number, size: number, down = 0): Name {
  const top = firstLine(em, size) + down * em * 1.04;
  return { em: round(em), lines: lines.map((text, line) => ({ text: written(text), y: round(top + line * em * 1.04) })) };
}

/** Where the first line stands. */
function firstLine(em: number, size: number): number {
  return -0.69 * size + em * 0.42;
}

/** The pieces in lines, or null where a line would run over the walls. */
function broken(pieces: readonly string[], em: number, size: number, most: number, down: number): string[] | null {
  const fits = (text: string, line: number) => {
    const high = Math.abs(firstLine(em, size) + (line + down) * em * 1.04 - em * 0.6);
    return textWidth(written(text)) * em <= 2 * (0.92 * size - high / ROOT);
  };
  const lines: string[] = [''];
  for (const piece of pieces) {
    const last = lines.length - 1;
    const longer = (lines[last] ?? '') + piece;
    if (fits(longer, last)) lines[last] = longer;
    else if (lines[last] && fits(piece, last + 1)) lines.push(piece);
    else return null;
  }
  return lines.length <= most ? lines : null;
}
