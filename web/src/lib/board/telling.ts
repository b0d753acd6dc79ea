// What is on the board, in words: the names of rooms and pieces for whoever does not see them.
import type { FactionShown, ModelShown, OptionShown, RoomShown, Shown } from '../wire';
import { t } from '../words.svelte';

/** How many health a model has left. */
export function healthLeft(model: ModelShown): number {
  return Math.max(0, model.health - model.bar.length);
}

/** A piece by name, which tells whose it is, and how it fares; before the mages are chosen nothing fares yet. */
export function modelLabel(model: ModelShown, shown: Pick<Shown, 'factions'>): string {
  const haunted = shown.factions[model.haunts];
  return [
    model.name,
    model.health > 0 ? t('board-health', { left: healthLeft(model), health: model.health }) : '',
    haunted ? t('board-haunts', { name: haunted.name }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The evocations put on a mage, which follow it wherever it goes. */
export function haunting(shown: Pick<Shown, 'models'>, seat: number): ModelShown[] {
  return shown.models.filter((model): model is ModelShown => model !== null && model.haunts === seat);
}

/** The models in a room, or in a seat's Cell. */
export function modelsIn(shown: Shown, room: number): ModelShown[] {
  return shown.models.filter((model): model is ModelShown => model !== null && model.room === room);
}

export function cubesLabel(cubes: readonly number[], factions: readonly FactionShown[]): string {
  const count = new Map<number, number>();
  for (const faction of cubes) count.set(faction, (count.get(faction) ?? 0) + 1);
  return [...count]
    .map(([faction, number]) => t('board-cubes-of', { count: number, name: factions[faction]?.name ?? '' }))
    .join(', ');
}

export function choosing(options: readonly OptionShown[] | undefined): string {
  if (!options?.length) return '';
  if (options.length > 1) return t('board-choices', { count: options.length });
  const only = options[0];
  return only ? t('board-choose', { text: only.text }) : '';
}

export function roomLabel(room: RoomShown, shown: Shown, options?: readonly OptionShown[]): string {
  const here = modelsIn(shown, room.at).map((model) => modelLabel(model, shown));
  return [
    room.name,
    `${t('board-hue', { colour: room.colour })}, ${t('board-face', { face: room.face })}`,
    room.fills ? t('board-slots', { filled: room.cubes.length, capacity: room.capacity }) : '',
    room.closed ? t('board-closed', { name: room.name }) : '',
    cubesLabel(room.cubes, shown.factions),
    here.length ? t('board-here', { names: here.join('; ') }) : '',
    choosing(options),
  ]
    .filter(Boolean)
    .join('. ');
}
