// How an Avatar has chosen, by the things it could choose: for the board and for the eye.
import type { ChoiceShown } from '../wire';

export interface Weighed {
  /** The figures by the criteria that were asked of it, in their order. */
  figures: number[];
  /** It was still in the choice at the end. */
  left: boolean;
  chosen: boolean;
}

/** What was chosen from, by the keys of the board: "model:1", "room:4". */
export function weighedOf(choice: ChoiceShown | null): Map<string, Weighed> {
  const found = new Map<string, Weighed>();
  if (!choice) return found;
  for (const step of choice.steps) {
    for (const { which, figure, left } of step.figures) {
      const key = `${choice.what}:${which}`;
      const before = found.get(key);
      found.set(key, { figures: [...(before?.figures ?? []), figure], left, chosen: which === choice.chosen });
    }
  }
  return found;
}

/** The same choice or none: a later one has a higher number. */
export function sameChoice(one: ChoiceShown | null, other: ChoiceShown | null): boolean {
  return one?.number === other?.number;
}
