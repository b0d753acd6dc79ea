// Which picture of the sprite stands for what.
import type { Card } from '../wire';

const GROUPS: Record<string, string> = {
  undead: 'evocation-undead',
  demon: 'evocation-demon',
  beast: 'evocation-beast',
  construct: 'evocation-construct',
  nightmare: 'evocation-nightmare',
  totem: 'evocation-totem',
};

/** An evocation's picture, by its archetype. */
export function evocationIcon(card: Card | null | undefined): string {
  return GROUPS[card?.group ?? ''] ?? 'evocation';
}

const TYPES: Record<string, string> = {
  combat: 'type-combat',
  contingency: 'type-contingency',
  protection: 'type-protection',
  trap: 'type-trap',
};

const ELEMENTS: Record<string, string> = {
  air: 'element-air',
  earth: 'element-earth',
  fire: 'element-fire',
  water: 'element-water',
  sacred: 'element-sacred',
  profane: 'element-profane',
  magic: 'element-magic',
};

export function typeIcon(code: string): string {
  return TYPES[code] ?? 'kind-spell';
}

export function elementIcon(code: string): string {
  return ELEMENTS[code] ?? 'element-any';
}

const KINDS: Record<string, string> = {
  spell: 'kind-spell',
  room: 'kind-room',
  quest: 'kind-quest',
  event: 'kind-event',
  evocation: 'evocation',
  upgrade: 'kind-upgrade',
  mage: 'kind-mage',
  school: 'kind-school',
  'event card': 'kind-event-card',
  jinx: 'kind-jinx',
  avatar: 'kind-avatar',
  command: 'kind-command',
};

export function kindIcon(kind: string): string {
  return KINDS[kind] ?? 'kind-spell';
}
