// Piles of cards, counted.

/** Each card of a pile with how many there are of it, in the order in which they first lie there. */
export function counted(cards: readonly number[]): [number, number][] {
  const count = new Map<number, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count];
}
