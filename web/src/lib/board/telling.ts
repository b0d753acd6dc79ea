// What is on the board, in words: the names of rooms and pieces for whoever does not see them.
import type { Box, Card, FactionShown, ModelShown, OptionShown, RoomShown, Shown } from '../wire';
import { t } from '../words.svelte';

/** How many health a model has left. */
export function healthLeft(model: ModelShown): number {
  return Math.max(0, model.health - model.bar.length);
}

/** What a model's own card is: a mage's, an Avatar's or an evocation's. */
export function cardOfModel(model: ModelShown, box: Box): Card | null {
  const kind = model.avatar >= 0 ? 'avatar' : model.mage ? 'mage' : 'evocation';
  return box.cards[kind]?.[model.avatar >= 0 ? model.avatar : model.card] ?? null;
}

/** The card of the evocation that a mage counts as besides; none of most. */
export function alsoCard(model: ModelShown, box: Box): Card | undefined {
  return box.cards['evocation']?.[model.also];
}

/** The card of the room that a room copies; none of most. */
export function copiedCard(room: RoomShown, box: Box): Card | undefined {
  return box.cards['room']?.[room.copies];
}

/** A piece by name, which tells whose it is, and how it fares; before the mages are chosen nothing fares yet. */
export function modelLabel(model: ModelShown, shown: Pick<Shown, 'factions'>, box: Box): string {
  const haunted = shown.factions[model.haunts];
  const also = alsoCard(model, box);
  return [
    model.name,
    model.health > 0 ? t('board-health', { left: healthLeft(model), health: model.health }) : '',
    also ? t('board-also', { name: also.name }) : '',
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

/** The rooms whose tokens a faction has, each with what it is worth. */
export function roomsWon(faction: FactionShown, shown: Pick<Shown, 'rooms'>): string {
  const rooms = faction.won.map((tile) => shown.rooms.find((room) => room.tile === tile));
  return rooms.map((room) => `${room?.name ?? ''} (${room?.worth ?? 0})`).join(', ');
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

/** Whether a room still has the token that pays at the end. */
export function pays(room: RoomShown): boolean {
  return room.worth > 0 && room.fills;
}

export function roomLabel(room: RoomShown, shown: Shown, box: Box, options?: readonly OptionShown[]): string {
  const here = modelsIn(shown, room.at).map((model) => modelLabel(model, shown, box));
  const copied = copiedCard(room, box);
  const leading = (room.ranks[0]?.factions ?? []).map((number) => shown.factions[number]?.name ?? '');
  return [
    room.name,
    `${t('board-hue', { colour: room.colour })}, ${t('board-face', { face: room.face })}`,
    room.fills ? t('board-slots', { filled: room.cubes.length, capacity: room.capacity }) : '',
    pays(room) ? t('board-worth', { power: room.worth }) : '',
    pays(room) && leading.length ? t('board-leads', { names: leading.join(', ') }) : '',
    copied ? t('board-copies', { name: copied.name }) : '',
    room.closed ? t('board-closed', { name: room.name }) : '',
    cubesLabel(room.cubes, shown.factions),
    here.length ? t('board-here', { names: here.join('; ') }) : '',
    choosing(options),
  ]
    .filter(Boolean)
    .join('. ');
}
