// Which rooms and pieces answer the open question.
import type { OptionShown } from '../wire';

/** The answers by the place on the board that stands for them: "room:3", "model:1". */
export type Lit = Map<string, OptionShown[]>;

export function roomKey(room: number): string {
  return `room:${room}`;
}

export function modelKey(model: number): string {
  return `model:${model}`;
}

/** The place of one answer; a piece counts before the room it stands in. */
function placeOf(option: OptionShown): string {
  if (option.model >= 0) return modelKey(option.model);
  return option.room >= 0 ? roomKey(option.room) : '';
}

/** The reader's spell slots that answer, by their numbers; planning has a place of its own. A spell may be cast and
 *  discarded alike, so a slot can have several answers. */
export function litSlots(options: readonly OptionShown[]): Map<number, OptionShown[]> {
  const lit = new Map<number, OptionShown[]>();
  for (const option of options) {
    if (option.slot < 0 || option.group === 'plan') continue;
    lit.set(option.slot, [...(lit.get(option.slot) ?? []), option]);
  }
  return lit;
}

/** The quests that can be claimed or made use of, by their numbers. */
export function litQuests(options: readonly OptionShown[]): Map<number, OptionShown> {
  return new Map(options.flatMap((one) => (one.card?.kind === 'quest' ? [[one.card.number, one]] : [])));
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
