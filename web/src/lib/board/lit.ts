// Which rooms and pieces answer the open question.
import type { DecisionShown, OptionShown } from '../wire';

/** The answers by the place on the board that stands for them: "room:3", "model:1". */
export type Lit = Map<string, OptionShown[]>;

export function roomKey(room: number): string {
  return `room:${room}`;
}

export function modelKey(model: number): string {
  return `model:${model}`;
}

/** The place of one answer; a piece counts before the room it stands in. */
export function placeOf(option: OptionShown): string {
  if (option.model >= 0) return modelKey(option.model);
  return option.room >= 0 ? roomKey(option.room) : '';
}

export function litOf(options: readonly OptionShown[]): Lit {
  const lit: Lit = new Map();
  for (const option of options) {
    const place = placeOf(option);
    if (!place) continue;
    const there = lit.get(place);
    if (there) there.push(option);
    else lit.set(place, [option]);
  }
  return lit;
}

/** What an open decision lights up; nothing where none is open. */
export function litBy(decision: DecisionShown | null | undefined): Lit {
  return litOf(decision?.options ?? []);
}
