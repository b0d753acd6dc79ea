// How many commands an Avatar has: those left while mages act, and before and after that how many it has in a round.
import type { Shown } from '../wire';
import { t } from '../words.svelte';

type Table = Pick<Shown, 'phase' | 'avatar'>;

/** While mages act it counts how many are left. */
export function counting({ phase, avatar }: Table): boolean {
  return phase === 'action' && avatar !== null;
}

/** As a figure: 2/3, or 3. */
export function commandsFigure(shown: Table): string {
  const { left = 0, commands = 0 } = shown.avatar ?? {};
  return counting(shown) ? `${left}/${commands}` : `${commands}`;
}

export function commandsSaid(shown: Table): string {
  const { left = 0, commands = 0 } = shown.avatar ?? {};
  return counting(shown) ? t('avatar-commands', { left, commands }) : t('avatar-commands-round', { commands });
}
