// Enhancements: whether the spells a mage has revealed show the elements that a sentence asks for.
import type { Box, Shown, SlotShown } from '../wire';

/** An element that counts as every other. */
const ANY = 'any';

/** The elements a seat's revealed spells show; the spell in the slot `but` never counts for itself. */
export function revealedElements(slots: readonly SlotShown[], box: Box, but = -1): string[] {
  return slots.flatMap((slot) => {
    if (slot.state !== 'revealed' || slot.slot === but) return [];
    const element = box.cards['spell']?.[slot.card]?.sides[slot.side]?.element_code;
    return element ? [element] : [];
  });
}

/** Which of the wanted elements are there: each spell serves once, one that is any element where nothing else does. */
export function met(wanted: readonly string[], revealed: readonly string[]): boolean[] {
  const left = [...revealed];
  const take = (element: string) => {
    const at = left.indexOf(element);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  };
  return wanted.map(take).map((found) => found || take(ANY));
}

/** The elements the reader's own revealed spells show now. */
export function ownElements(shown: Shown, box: Box): string[] {
  return revealedElements(shown.factions[shown.seat]?.slots ?? [], box);
}
