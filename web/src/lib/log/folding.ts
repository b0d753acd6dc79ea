// The log as a tree: rounds and phases, in them what was done, under it what it brought about.
import type { LogLine } from '../wire';

export interface Node {
  /** The line's place in the log; it stays the same as the log grows. */
  at: number;
  line: LogLine;
  under: Node[];
}

/** Every line under the one before it that stands less deep; events of some kinds can be left out. */
export function tree(log: readonly LogLine[], without: readonly string[] = []): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  log.forEach((line, at) => {
    if (without.includes(line.event)) return;
    const node: Node = { at, line, under: [] };
    while (open.length && open[open.length - 1]!.line.level >= line.level) open.pop();
    (open[open.length - 1]?.under ?? roots).push(node);
    open.push(node);
  });
  return roots;
}

/** Lines that begin a part of the game: they are headings and never folded away by default. */
export function isHeading(line: LogLine): boolean {
  return line.event === 'round' || line.event === 'phase' || (line.event === '' && line.level === 0);
}

/** How many lines stand under a line, at any depth. */
export function countUnder(node: Node): number {
  return node.under.reduce((sum, child) => sum + 1 + countUnder(child), 0);
}

/** Whether anything at or under a line hurts a seat. */
export function hits(node: Node, seat: number): boolean {
  return node.line.hurts.includes(seat) || node.under.some((child) => hits(child, seat));
}

/** Only what concerns a seat, with the causes above it; under a line that concerns the seat everything stays. */
export function filtered(nodes: readonly Node[], seat: number): Node[] {
  return nodes.flatMap((node) => {
    if (!isHeading(node.line) && node.line.seats.includes(seat)) return [node];
    const under = filtered(node.under, seat);
    return under.length ? [{ ...node, under }] : [];
  });
}

/** The line before which "since your last visit" stands; -1 where nothing is new, or everything is. */
export function divider(seen: number, length: number): number {
  return seen > 0 && seen < length ? seen : -1;
}

/** New lines in short, for whoever hears them: the first few, and how many more. */
export function inShort(lines: readonly LogLine[], more: (count: number) => string, most = 4): string[] {
  const said = lines.slice(0, most).map((line) => line.text);
  return lines.length > most ? [...said, more(lines.length - most)] : said;
}
