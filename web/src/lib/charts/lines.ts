// Where the lines of a chart run.

/** Round figures for an axis from 0 to at least `top`, about `count` of them. */
export function ticks(top: number, count = 4): number[] {
  const most = Math.max(1, top);
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const out: number[] = [];
  for (let at = 0; at < most + step; at += step) out.push(at);
  return out;
}

/** A path of steps: a value holds until the next one. */
export function stepped(values: readonly number[], x: (step: number) => number, y: (value: number) => number): string {
  let path = '';
  let before: number | undefined;
  values.forEach((value, step) => {
    if (before === undefined) path = `M${short(x(step))} ${short(y(value))}`;
    else if (value !== before) path += `H${short(x(step))}V${short(y(value))}`;
    before = value;
  });
  return path && `${path}H${short(x(values.length - 1))}`;
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** Heights moved apart, so that no two stand closer than `gap`, all between `low` and `high`. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height || a.at - b.at);
  let floor = low;
  for (const one of order) {
    one.height = Math.max(one.height, floor);
    floor = one.height + gap;
  }
  let ceiling = high;
  for (const one of order.toReversed()) {
    one.height = Math.min(one.height, ceiling);
    ceiling = one.height - gap;
  }
  const out = heights.slice();
  for (const one of order) out[one.at] = one.height;
  return out;
}

/** A mark on the way: a round and the first of its moments (0 is the start, n what stands after n steps). */
export interface RoundMark {
  round: number;
  step: number;
}

export function roundMarks(rounds: readonly number[]): RoundMark[] {
  const marks: RoundMark[] = [];
  rounds.forEach((round, at) => {
    if (round > (marks.at(-1)?.round ?? 0)) marks.push({ round, step: at + 1 });
  });
  return marks;
}

/** How a faction's line is drawn, so that it is known without its colour. */
export const DASHES = ['none', '7 3', '2 3', '9 3 2 3'] as const;
export const ROSE_DASH = '1 4';

export function dashOf(faction: { number: number; rose: boolean }): string {
  return faction.rose ? ROSE_DASH : (DASHES[faction.number % DASHES.length] ?? 'none');
}

/** The values at the end of each round (the last one: of the game), for a table. */
export function byRound(values: readonly number[][], marks: readonly RoundMark[]): { round: number; values: number[] }[] {
  return marks.map((mark, at) => {
    const next = marks[at + 1];
    const last = next ? next.step - 1 : values.length - 1;
    return { round: mark.round, values: values[last] ?? [] };
  });
}
