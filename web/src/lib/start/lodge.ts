// A Lodge of one's own: which room lies where, before the game. The first place is the centre, then come the inner and the outer ring.

/** The places around the centre. */
const INNER = 6;

/** A first order: those bound to a place there, then all others as they are numbered. */
export function ordered(rooms: number, bound: readonly number[]): number[] {
  const rest = Array.from({ length: rooms }, (_, room) => room).filter((room) => !bound.includes(room));
  return [...bound, ...rest];
}

/** Whether a room may lie at a place: the first bound one in the centre alone, the others right beside it. */
export function mayLie(room: number, at: number, bound: readonly number[]): boolean {
  const which = bound.indexOf(room);
  if (which === 0 || at === 0) return which === 0 && at === 0;
  return which < 0 || at <= INNER;
}

/** Two rooms change places, if both may lie where the other lay; null otherwise. */
export function swapped(order: readonly number[], one: number, other: number, bound: readonly number[]): number[] | null {
  const [first, second] = [order[one], order[other]];
  if (first === undefined || second === undefined || !mayLie(first, other, bound) || !mayLie(second, one, bound)) return null;
  return order.map((room, at) => (at === one ? second : at === other ? first : room));
}

/** Any order there may be, by chance. */
export function shuffled(rooms: number, bound: readonly number[], chance: () => number = Math.random): number[] {
  const [centre, ...beside] = bound;
  const rest = ordered(rooms, bound).slice(bound.length);
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [rest[at], rest[other]] = [rest[other]!, rest[at]!];
  }
  for (const room of beside) rest.splice(Math.floor(chance() * INNER), 0, room);
  return centre === undefined ? rest : [centre, ...rest];
}

/** The order that would be sent; none while chance lays the rooms out. */
export function fromWish(wish: string): number[] {
  return wish ? wish.split(',').map(Number) : [];
}

/** How an order is sent: the numbers of the rooms. */
export function asWish(order: readonly number[]): string {
  return order.join(',');
}
