// Where every piece stands on the board.
import type { FactionShown, Layout, ModelShown, Shown } from '../wire';
import { CELL, SIZE, cellCentre, centre, pieceSpots, type Spot } from './geometry';

/** How much larger a large evocation is drawn. */
const LARGE = 1.28;

/** The Cell of a faction, as its place in the layout. */
export function cellOf(faction: FactionShown | undefined): number {
  return faction?.cell ?? -1;
}

export interface Standing {
  model: ModelShown;
  spot: Spot;
}

/** Every model that is on the table, in the order of their numbers, with its place and size. */
export function standing(shown: Pick<Shown, 'models' | 'factions'>, layout: Layout): Standing[] {
  const places = new Map<string, ModelShown[]>();
  for (const model of shown.models) {
    if (!model) continue;
    const place = model.room >= 0 ? `room ${model.room}` : `cell ${model.control}`;
    places.set(place, [...(places.get(place) ?? []), model]);
  }
  return [...places.values()].flatMap((models) => inOnePlace(models, layout, shown.factions)).sort(byNumber);
}

function byNumber(a: Standing, b: Standing): number {
  return a.model.model - b.model.model;
}

function inOnePlace(models: ModelShown[], layout: Layout, factions: readonly FactionShown[]): Standing[] {
  const first = models[0];
  if (!first) return [];
  const inside = first.room >= 0;
  const at = inside ? centre(layout.rooms[first.room] ?? [0, 0]) : cellCentre(layout, cellOf(factions[first.control]));
  const mages = models.filter((model) => model.mage);
  const evocations = models.filter((model) => !model.mage);
  const spots = inside
    ? pieceSpots(mages.length, evocations.length)
    : { mages: mages.map(() => ({ x: 0, y: 0, radius: CELL * 0.46 * SIZE })), evocations: [] };
  const placed = (list: ModelShown[], where: Spot[]) =>
    list.flatMap((model, number) => {
      const spot = where[number];
      const radius = (spot?.radius ?? 0) * (model.large ? LARGE : 1);
      return spot ? [{ model, spot: { x: at.x + spot.x, y: at.y + spot.y, radius } }] : [];
    });
  return [...placed(mages, spots.mages), ...placed(evocations, spots.evocations)];
}
