// QR codes (ISO/IEC 18004) for links: bytes, error correction M, versions 1 to 10, which is 213 bytes.

/** By version: bytes of error correction a block, then the bytes of data of each block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the second and third alignment patterns lie; the first is at 6. */
const ALIGNED = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

// The field of 256 elements: powers of its generator, and their logarithms.
const POWERS = new Uint8Array(512);
const LOGS = new Uint8Array(256);
for (let n = 0, x = 1; n < 255; n += 1) {
  POWERS[n] = POWERS[n + 255] = x;
  LOGS[x] = n;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number) => (a && b ? POWERS[LOGS[a]! + LOGS[b]!]! : 0);

type Grid = (boolean | undefined)[][];

/** The dark modules of a text's code, row by row; null if the text is too long. `mask` is for tests. */
export function qr(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks], v) => sum(blocks) * 8 >= 4 + (v < 9 ? 8 : 16) + bytes.length * 8) + 1;
  if (version === 0) return null;
  const bits = interleaved(version, filled(version, bytes)).flatMap((byte) => binary(byte, 8));
  const tried = (mask === undefined ? MASKS.map((_, n) => n) : [mask]).map((n) => drawn(version, bits, n));
  return tried.reduce((best, one) => (unrest(one) < unrest(best) ? one : best));
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const binary = (value: number, length: number) => Array.from({ length }, (_, n) => ((value >> (length - 1 - n)) & 1) === 1);

/** Mode, length, text, end and padding, as bytes. */
function filled(version: number, text: Uint8Array): number[] {
  const room = sum(BLOCKS[version - 1]![1]) * 8;
  const bits = [...binary(4, 4), ...binary(text.length, version < 10 ? 8 : 16)];
  for (const byte of text) bits.push(...binary(byte, 8));
  bits.push(...Array<boolean>(Math.min(4, room - bits.length)).fill(false));
  while (bits.length % 8) bits.push(false);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) bits.push(...binary(pad, 8));
  return Array.from({ length: room / 8 }, (_, n) => bits.slice(n * 8, n * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0));
}

/** Data and error correction, block by block in turns. */
function interleaved(version: number, data: number[]): number[] {
  const [extra, lengths] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = lengths.map((length) => data.slice(from, (from += length)));
  const corrections = blocks.map((block) => correction(block, extra));
  const inTurns = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, n) => rows.flatMap((row) => row.slice(n, n + 1))).flat();
  return [...inTurns(blocks), ...inTurns(corrections)];
}

/** The remainder of the data by Reed and Solomon's polynomial. */
function correction(data: number[], length: number): number[] {
  let factors = [1];
  for (let n = 0; n < length; n += 1) {
    factors = [...factors, 0].map((factor, at) => factor ^ (at ? times(factors[at - 1]!, POWERS[n]!) : 0));
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at]!;
    factors.forEach((factor, n) => (rest[at + n]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function drawn(version: number, bits: boolean[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  patterns(grid, version);
  notes(grid, version, mask);
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] === undefined) grid[row]![column] = (bits[next++] ?? false) !== MASKS[mask]!(row, column);
      }
    }
  }
  return grid as boolean[][];
}

/** What helps a reader find its way: three corners, small squares, dotted lines. */
function patterns(grid: Grid, version: number): void {
  const size = grid.length;
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let r = -reach; r <= reach; r += 1) {
      for (let c = -reach; c <= reach; c += 1) {
        const line = grid[row + r];
        if (line && column + c >= 0 && column + c < size) line[column + c] = dark(Math.max(Math.abs(r), Math.abs(c)));
      }
    }
  };
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(row!, column!, 4, (ring) => ring !== 2 && ring !== 4);
  const places = [6, ...ALIGNED[version - 1]!];
  if (places.length > 1) {
    for (const row of places) {
      for (const column of places) {
        const inCorner = (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6);
        if (!inCorner) square(row, column, 2, (ring) => ring !== 1);
      }
    }
  }
  for (let n = 8; n < size - 8; n += 1) {
    grid[6]![n] ??= n % 2 === 0;
    grid[n]![6] ??= n % 2 === 0;
  }
}

/** What the code says of itself: correction and mask, and its version from 7 on. */
function notes(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  const format = ((mask << 10) | remainder(mask << 10, 0x537)) ^ 0x5412;
  for (let n = 0; n < 15; n += 1) {
    const bit = ((format >> n) & 1) === 1;
    grid[n < 6 ? n : n < 8 ? n + 1 : size - 15 + n]![8] = bit;
    grid[8]![n < 8 ? size - 1 - n : n < 9 ? 15 - n : 14 - n] = bit;
  }
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const said = (version << 12) | remainder(version << 12, 0x1f25);
  for (let n = 0; n < 18; n += 1) {
    const bit = ((said >> n) & 1) === 1;
    grid[Math.floor(n / 3)]![size - 11 + (n % 3)] = bit;
    grid[size - 11 + (n % 3)]![Math.floor(n / 3)] = bit;
  }
}

function remainder(value: number, by: number): number {
  const length = 32 - Math.clz32(by);
  for (let at = 31; at >= length - 1; at -= 1) if ((value >> at) & 1) value ^= by << (at - length + 1);
  return value;
}

/** How hard a code is to read: long runs and squares of one colour, false corners, too much of one colour. */
function unrest(grid: boolean[][]): number {
  const size = grid.length;
  const columns = grid.map((_, c) => grid.map((row) => row[c]!));
  let points = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let r = 1; r < size; r += 1) {
    for (let c = 1; c < size; c += 1) {
      const dark = grid[r]![c];
      if (dark === grid[r - 1]![c] && dark === grid[r]![c - 1] && dark === grid[r - 1]![c - 1]) points += 3;
    }
  }
  const share = sum(grid.flat().map(Number)) / size ** 2;
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
