// Standing orders in text mode: listed by number, and set by typing "w 1 2".
import { MODES, waiting, type Waiting } from '../choose/orders.svelte';
import type { Sitting } from '../table/sitting.svelte';
import type { Box, Shown, StandingOrder } from '../wire';
import { t } from '../words.svelte';

/** The order that numbers mean: the mode from 1, and seats from 1 where it is against some; null if none. */
export function orderOf(numbers: readonly number[], shown: Shown): StandingOrder | null {
  const [mode = 0, ...seats] = numbers;
  const name = MODES[mode - 1];
  if (!name) return null;
  const against = seats.map((seat) => seat - 1);
  const known = against.every((seat) => seat !== shown.seat && shown.factions[seat]);
  if (name !== 'against') return seats.length ? null : { mode: name, against: [] };
  return known && against.length ? { mode: name, against: [...new Set(against)].sort((a, b) => a - b) } : null;
}

/** The orders as they are, after what was typed has been done. */
export function orderLines(about: string, sitting: Sitting, shown: Shown, box: Box): string[] {
  const spells = shown.seat < 0 ? [] : waiting(shown, box, null);
  if (!spells.length) return [t('text-orders-none')];
  if (about) {
    const [which = 0, ...numbers] = about.split(/\s+/).map(Number);
    const spell = spells[which - 1];
    const order = orderOf(numbers, shown);
    if (!spell || !order) return [t('text-order-wrong')];
    sitting.order(spell, order);
  }
  return spells.map((spell, at) => line(spell, at + 1, sitting.orders.of(spell), shown, box));
}

function line(spell: Waiting, number: number, order: StandingOrder, shown: Shown, box: Box): string {
  const names = order.against.map((faction) => shown.factions[faction]?.name ?? '').join(', ');
  const mode = t(`order-mode-${order.mode}`);
  return t('text-order', {
    number,
    slot: spell.name,
    name: box.cards['spell']?.[spell.card]?.name ?? '',
    order: names ? t('text-order-against', { order: mode, names }) : mode,
  });
}
