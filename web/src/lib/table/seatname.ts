// What a seat is called where its player is meant: by the name that was given, or by what is known besides.
import { editions } from '../editions.svelte';
import type { SeatInfo } from '../wire';
import { t } from '../words.svelte';

/** `open` is how a seat is called for which nobody has come yet. */
export function seatName(seat: SeatInfo, open: string): string {
  if (seat.player === 'open') return open;
  if (seat.name) return seat.name;
  return (seat.player === 'bot' && editions.bot(seat.bot)) || t('seat-numbered', { number: seat.seat + 1 });
}
