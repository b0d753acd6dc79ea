// How far ahead of an Avatar a mage is, or behind it, in words and as a figure.
import { t } from '../words.svelte';

export function marginSaid(margin: number, name: string): string {
  const side = margin > 0 ? 'ahead' : margin < 0 ? 'behind' : 'level';
  return t('avatar-margin', { side, count: Math.abs(margin), name });
}

/** The figure with its sign. */
export function signed(margin: number): string {
  return margin > 0 ? `+${margin}` : margin < 0 ? `−${-margin}` : '0';
}
