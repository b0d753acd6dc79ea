import { describe, expect, it } from 'vitest';
import type { Box, Card, FactionShown, Shown } from '../wire';
import { slot } from '../board/testing/table';
import { hidingPlaces, unseen } from './unseen';

const spell = (group: string, copies: number) => ({ group, figures: { copies } }) as unknown as Card;
const BOX = { cards: { spell: [spell('fire', 2), spell('fire', 1), spell('ice', 1), spell('ice', 1)] } } as unknown as Box;

function seat(number: number, more: Partial<FactionShown> = {}): FactionShown {
  return { number, rose: false, memories: [], slots: [], hand: 0, grimoire: 0, ...more } as FactionShown;
}

function table(more: Partial<Shown>): Shown {
  return { seat: 0, hand: [], grimoire: [], removed: [], schools: [], factions: [], library: 0, forgotten: 0, ...more } as Shown;
}

describe('what could it be', () => {
  it('counts down every copy that lies open or in hand', () => {
    const shown = table({
      hand: [0],
      removed: [3],
      factions: [
        seat(0),
        seat(1, {
          memories: [2],
          slots: [
            slot(1, { state: 'revealed', card: 1, side: 0 }),
            slot(2, { state: 'ready' }),
          ],
        }),
      ],
    });
    expect([...unseen(shown, BOX)]).toEqual([['fire', [{ card: 0, copies: 1 }]]]);
  });

  it('counts what lies discarded in the Library, and leaves out schools that are not in the game', () => {
    const whole = { cards: { ...BOX.cards, school: [{ group: 'fire' }, { group: 'ice' }] } } as unknown as Box;
    const shown = table({
      factions: [seat(0, { school: 0 })],
      schools: [
        { school: 0, deck: 0, discards: [0] },
        { school: 1, deck: 0, discards: [] },
      ],
    });
    expect([...unseen(shown, whole)]).toEqual([['fire', [{ card: 0, copies: 1 }, { card: 1, copies: 1 }]]]);
  });

  it('leaves out the personal spells of mages who do not play', () => {
    const personal = (owner: number) => ({ group: 'personal', figures: { copies: 3, owner } }) as unknown as Card;
    const whole = { cards: { spell: [personal(0), personal(1)] } } as unknown as Box;
    const shown = table({ factions: [seat(0, { mage: 1 }), { ...seat(1, { mage: 0 }), rose: true }] });
    expect([...unseen(shown, whole)]).toEqual([['personal', [{ card: 1, copies: 3 }]]]);
  });

  it('says where hidden cards are, of others and of the piles', () => {
    const shown = table({
      library: 5,
      factions: [
        seat(0, { hand: 3 }),
        seat(1, { hand: 2, slots: [slot(1, { state: 'ready' })] }),
        { ...seat(2), rose: true },
      ],
    });
    expect(hidingPlaces(shown)).toEqual([
      { seat: 1, what: 'slots', count: 1 },
      { seat: 1, what: 'hand', count: 2 },
      { seat: -1, what: 'library', count: 5 },
    ]);
  });
});
