// Event cards: when their texts work.
import type { Card } from '../wire';

/** Whether an event on the board works in this phase: those of the phase do, and those that always do. */
export function inForce(card: Card, phase: string): boolean {
  return card.group === 'always' || (card.group !== '' && card.group === phase);
}
