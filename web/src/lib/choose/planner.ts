// A secret plan as it is laid out before it is locked: which spell lies in which slot, and which side counts.
import type { Card, OptionShown, Planned, Planning } from '../wire';

export const QUICK = 0;
export const SKIP = 'skip';

export interface Laid {
  card: number;
  side: number;
}

/** What lies in each slot, by the slot's number. */
export type Draft = Record<number, Laid>;

/** What is wrong with a draft, as far as the page can tell; '' where nothing is. */
export type Fault = '' | 'few' | 'gap' | 'first' | 'quick' | 'hand';

/** How many sides there are to choose from: a room trap lies with both its conditions, as if it had one. */
export function sidesToChoose(card: Card | undefined): number {
  if (!card) return 2;
  return 'room_trap' in card.figures ? 1 : card.sides.length;
}

export function laidCount(draft: Draft): number {
  return Object.keys(draft).length;
}

/** How many copies of a card are still in hand and in no slot. */
export function free(hand: readonly number[], draft: Draft, card: number): number {
  const held = hand.filter((own) => own === card).length;
  return held - Object.values(draft).filter((laid) => laid.card === card).length;
}

/** A card goes into a slot; whatever lay there goes back to the hand. Nothing changes if no copy is left. */
export function lay(draft: Draft, hand: readonly number[], slot: number, card: number, side: number): Draft {
  const { [slot]: _, ...rest } = draft;
  if (free(hand, rest, card) <= 0) return draft;
  return { ...rest, [slot]: { card, side } };
}

export function lift(draft: Draft, slot: number): Draft {
  const { [slot]: _, ...rest } = draft;
  return rest;
}

/** What lies in two slots changes places; one of them may be empty. */
export function swap(draft: Draft, from: number, to: number): Draft {
  const { [from]: first, [to]: second, ...rest } = draft;
  return { ...rest, ...(second && { [from]: second }), ...(first && { [to]: first }) };
}

/** The other side of the spell in a slot counts. */
export function turn(draft: Draft, slot: number, side?: number): Draft {
  const laid = draft[slot];
  if (!laid) return draft;
  return { ...draft, [slot]: { card: laid.card, side: side ?? 1 - laid.side } };
}

/** The slots that are filled one after the other, without the quick one. */
export function standard(planning: Planning): number[] {
  return planning.order.filter((slot) => slot !== QUICK);
}

/** The slot a further card would go to: the next standard one, then the quick one; null where all are full. */
export function nextSlot(draft: Draft, planning: Planning): number | null {
  return planning.order.find((slot) => !draft[slot]) ?? null;
}

/** Standard slots move up so that none is left empty before a filled one. */
export function closed(draft: Draft, planning: Planning): Draft {
  const slots = standard(planning);
  const filled = slots.flatMap((slot) => draft[slot] ?? []);
  const quick = draft[QUICK];
  const result: Draft = quick ? { [QUICK]: quick } : {};
  filled.forEach((laid, at) => (result[slots[at]!] = laid));
  return result;
}

export function fault(draft: Draft, hand: readonly number[], planning: Planning): Fault {
  const held = Object.values(draft).every((laid) => free(hand, draft, laid.card) >= 0);
  if (!held) return 'hand';
  const slots = standard(planning);
  const gap = slots.some((slot, at) => at > 0 && draft[slot] && !draft[slots[at - 1]!]);
  if (gap) return 'gap';
  if (laidCount(draft) < planning.least) return 'few';
  if (planning.least > 0 && planning.always.some((slot) => !draft[slot])) return 'quick';
  if (planning.least > 1 && !draft[slots[0]!]) return 'first';
  return '';
}

/** A draft kept from before, as far as the hand still allows it. */
export function kept(draft: Draft, hand: readonly number[], planning: Planning): Draft {
  let result: Draft = {};
  for (const slot of planning.order) {
    const laid = draft[slot];
    if (laid) result = lay(result, hand, slot, laid.card, laid.side);
  }
  return result;
}

/** The draft that the server already knows. */
export function fromPlan(plan: readonly Planned[]): Draft {
  return Object.fromEntries(plan.filter((p) => p.what === 'plan').map((p) => [p.slot, { card: p.card, side: p.side }]));
}

export function sameDraft(one: Draft, other: Draft): boolean {
  const slots = Object.keys({ ...one, ...other }).map(Number);
  return slots.every((slot) => one[slot]?.card === other[slot]?.card && one[slot]?.side === other[slot]?.side);
}

/** The slot that is asked for, read from the answers that are offered; null where no spell is. */
export function askedSlot(options: readonly OptionShown[]): number | null {
  return options.find((option) => option.group === 'plan')?.slot ?? null;
}

/** The answer a draft gives to the slot that is asked for. */
export function answer(draft: Draft, slot: number): string {
  const laid = draft[slot];
  return laid ? `plan:${slot}:${laid.card}:${laid.side}` : SKIP;
}

/** Read a draft that was kept as text. */
export function parseDraft(text: string | null): Draft {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read as Record<string, unknown>).flatMap(([slot, laid]) => {
        const { card, side } = (laid ?? {}) as Partial<Laid>;
        const fits = Number.isInteger(Number(slot)) && Number.isInteger(card) && (side === 0 || side === 1);
        return fits ? [[Number(slot), { card: card!, side }]] : [];
      }),
    );
  } catch {
    return {};
  }
}
