// What could it be: the spells whose place nobody at this seat can know, counted from what lies open.
import type { Box, Card, Shown } from '../wire';

export interface Unseen {
  card: number;
  copies: number;
}

/** Spells with the copies that have not been seen, by school; only open facts and the reader's cards are used. */
export function unseen(shown: Shown, box: Box): Map<string, Unseen[]> {
  const seen = new Map<number, number>();
  const count = (card: number) => card >= 0 && seen.set(card, (seen.get(card) ?? 0) + 1);
  shown.hand.forEach(count);
  shown.grimoire.forEach(count);
  shown.removed.forEach(count);
  for (const school of shown.schools) school.discards.forEach(count);
  for (const faction of shown.factions) {
    faction.memories.forEach(count);
    for (const slot of faction.slots) count(slot.card);
  }
  const absent = absentSchools(shown, box);
  const schools = new Map<string, Unseen[]>();
  (box.cards['spell'] ?? []).forEach((spell, card) => {
    const copies = (spell.figures['copies'] ?? 1) - (seen.get(card) ?? 0);
    if (copies <= 0 || absent.has(spell.group) || !isOwnerThere(spell, shown)) return;
    const school = schools.get(spell.group);
    if (school) school.push({ card, copies });
    else schools.set(spell.group, [{ card, copies }]);
  });
  return schools;
}

/** A personal spell is in the game if its mage is. */
function isOwnerThere(spell: Card, shown: Shown): boolean {
  const owner = spell.figures['owner'];
  return owner === undefined || shown.factions.some((faction) => !faction.rose && faction.mage === owner);
}

/** Schools of the box that are not in this game: nobody began with them, and nothing of them lies in the Library. */
function absentSchools(shown: Shown, box: Box): Set<string> {
  if (shown.schools.length < 2) return new Set();
  const gone = shown.schools.filter(
    ({ school, deck, discards }) => deck + discards.length === 0 && !shown.factions.some((faction) => faction.school === school),
  );
  return new Set(gone.flatMap(({ school }) => box.cards['school']?.[school]?.group ?? []));
}

export interface Place {
  /** A seat's number, or -1 for a pile of the table. */
  seat: number;
  what: 'hand' | 'slots' | 'grimoire' | 'library' | 'forgotten';
  count: number;
}

/** Where such cards may lie, and how many lie there. */
export function hidingPlaces(shown: Shown): Place[] {
  const seats = shown.factions.filter((faction) => !faction.rose && faction.number !== shown.seat);
  const places: Place[] = seats.flatMap((faction) => {
    const slots = faction.slots.filter((slot) => slot.state !== 'empty' && slot.card < 0).length;
    return [
      { seat: faction.number, what: 'slots' as const, count: slots },
      { seat: faction.number, what: 'hand' as const, count: faction.hand },
      { seat: faction.number, what: 'grimoire' as const, count: faction.grimoire },
    ];
  });
  places.push({ seat: -1, what: 'library', count: shown.library }, { seat: -1, what: 'forgotten', count: shown.forgotten });
  return places.filter((place) => place.count > 0);
}
