// Which picture stands beside an answer.
import type { IconName } from '../ui/Icon.svelte';

const ICONS: Record<string, IconName> = {
  explore: 'speed',
  move: 'speed',
  fight: 'swords',
  attack: 'swords',
  command: 'evocation',
  model: 'person',
  dummy: 'open-seat',
  cast: 'kind-spell',
  card: 'kind-spell',
  slot: 'kind-spell',
  reveal: 'eye',
  lasting: 'lasting',
  momentum: 'speed',
  use: 'kind-room',
  room: 'kind-room',
  claim: 'kind-quest',
  cube: 'cubes',
  amount: 'cubes',
  upgrade: 'upgrade',
  mage: 'kind-mage',
  grimoire: 'grimoire',
  side: 'scroll',
  away: 'forgotten',
  done: 'check',
  school: 'kind-school',
  quest: 'kind-quest',
  event: 'kind-event',
  kind: 'evocation',
  standing: 'lasting',
  effect: 'lasting',
  choice: 'scroll',
  yes: 'check',
  no: 'close',
  end: 'hourglass',
  pass: 'right',
  later: 'hourglass',
  nextround: 'hourglass',
  stop: 'check',
  skip: 'right',
  nothing: 'close',
};

export function optionIcon(group: string): IconName {
  return ICONS[group] ?? 'rose';
}
