// Where every piece stands on the board.
import type { Layout, ModelShown, Shown } from '../wire';
import { CELL, SIZE, cellCentre, centre, pieceSpots, type Spot } from './geometry';

export interface Standing {
  model: ModelShown;
  spot: Spot;
}

/** Every model that is on the table, in the order of their numbers, with its place and size. */
export function standing(shown: Pick<Shown, 'models'>, layout: Layout): Standing[] {
  const places = new Map<string, ModelShown[]>();
  for (const model of shown.models) {
    if (!model) continue;
    const place = model.room >= 0 ? `room ${model.room}` : `cell ${model.control}`;
    places.set(place, [...(places.get(place) ?? []), model]);
  }
  return [...places.values()].flatMap((models) => inOnePlace(models, layout)).sort(byNumber);
}

function byNumber(a: Standing, b: Standing): number {
  return a.model.model - b.model.model;
}

function inOnePlace(models: ModelShown[], layout: Layout): Standing[] {
  const first = models[0];
  if (!first) return [];
  const inside = first.room >= 0;
  const at = inside ? centre(layout.rooms[first.room] ?? [0, 0]) : cellCentre(layout, first.control);
  const mages = models.filter((model) => model.mage);
  const evocations = models.filter((model) => !model.mage);
  const spots = inside
    ? pieceSpots(mages.length, evocations.length)
    : { mages: mages.map(() => ({ x: 0, y: 0, radius: CELL * 0.46 * SIZE })), evocations: [] };
  const placed = (list: ModelShown[], where: Spot[]) =>
    list.flatMap((model, number) => {
      const spot = where[number];
      return spot ? [{ model, spot: { x: at.x + spot.x, y: at.y + spot.y, radius: spot.radius } }] : [];
    });
  return [...placed(mages, spots.mages), ...placed(evocations, spots.evocations)];
}
