// The table in sentences.
import { touching } from '../board/geometry';
import { seatsOf } from '../board/seats';
import { cubesLabel, modelLabel, roomLabel } from '../board/telling';
import type { Box, Card, CardRef, SeatInfo, Shown } from '../wire';
import { t } from '../words.svelte';

/** A card with everything on it; a side's number where only that side is meant. */
export function cardLines(card: Card, side = -1): string[] {
  const sides = card.sides.flatMap((half, at) => {
    if (side >= 0 && at !== side) return [];
    const head = [half.title, half.type, half.element].filter(Boolean).join(', ');
    return [[head, half.target, half.when, half.lines.join(' ')].filter(Boolean).join('. ').replaceAll('..', '.')];
  });
  return [[card.name, ...card.facts].join(', '), ...sides];
}

export function boardLines(shown: Shown, box: Box): string[] {
  const layout = box.layouts[String(seatsOf(shown.factions).length)];
  const rooms = shown.rooms.map((room) => {
    const beside = layout ? touching(layout.rooms[room.at] ?? [], layout.rooms) : [];
    const names = beside.map((at) => shown.rooms[at]?.name ?? '').join(', ');
    return [roomLabel(room, shown), names && t('text-next-to', { names })].filter(Boolean).join('. ');
  });
  const celled = shown.models.filter((model) => model !== null && model.mage && model.room < 0);
  return [...rooms, ...celled.map((model) => t('text-in-cell', { name: modelLabel(model!) }))];
}

export function seatLines(shown: Shown, box: Box, info: readonly SeatInfo[]): string[] {
  return shown.factions.map((faction) => {
    const who = info.find((seat) => seat.seat === faction.number);
    const power = t('text-power', { name: faction.name, power: faction.power });
    if (faction.rose) return power;
    const mage = shown.models.find((model) => model?.mage && model.owner === faction.number);
    const own = shown.models.filter((model) => model && !model.mage && model.owner === faction.number);
    return [
      who?.name ? `${power} (${who.name})` : power,
      mage ? modelLabel(mage) : '',
      mage?.bar.length ? t('board-damage', { cubes: cubesLabel(mage.bar, shown.factions) }) : '',
      ...faction.slots.map((slot) => slotLine(slot, box)),
      ...own.map((model) => modelLabel(model!)),
      t('text-counts', {
        hand: faction.hand,
        grimoire: faction.grimoire,
        memories: faction.memories.length,
        pool: faction.pool,
        tokens: faction.tokens,
        trophies: faction.trophies,
        rooms: faction.rooms_won,
      }),
      faction.crown ? t('text-crown') : '',
    ]
      .filter(Boolean)
      .join('. ');
  });
}

function slotLine(slot: Shown['factions'][number]['slots'][number], box: Box): string {
  const card = box.cards['spell']?.[slot.card];
  const state = `${slot.name}: ${t('board-slot', { state: slot.state })}`;
  return card ? `${state}, ${t('board-slot-card', { name: card.name, side: card.sides[slot.side]?.title ?? '' })}` : state;
}

export function handLines(shown: Shown, box: Box): string[] {
  if (!shown.hand.length) return [t('table-hand-empty')];
  return shown.hand.flatMap((number, at) => {
    const card = box.cards['spell']?.[number];
    if (!card) return [];
    const [head, ...sides] = cardLines(card);
    return [`${at + 1}. ${head}`, ...sides];
  });
}

export function questLines(shown: Shown, box: Box): string[] {
  const quests = shown.quests.map(({ quest, claimed }) => {
    const card = box.cards['quest']?.[quest];
    const owner = shown.factions[claimed];
    const told = card ? cardLines(card).join('. ') : '';
    return owner ? `${card?.name ?? ''}: ${t('board-quest-claimed', { name: owner.name })}` : told;
  });
  const event = shown.event ? box.cards['event']?.[shown.event.event] : undefined;
  const line = event?.sides[shown.event?.line ?? -1];
  const now = event && line ? [`${event.name}: ${line.title}. ${line.lines.join(' ')}`] : [];
  const lasting = shown.lasting.map((effect) => {
    const card = box.cards[effect.card.kind]?.[effect.card.number];
    const target = shown.models[effect.target];
    return [t('text-lasting', { name: card?.name ?? '', owner: shown.factions[effect.seat]?.name ?? '' }), target?.name ?? '']
      .filter(Boolean)
      .join(' → ');
  });
  return [...quests, ...now, ...lasting];
}

/** The card a reference names, in full or the side it means. */
export function refLines(ref: CardRef | null, box: Box): string[] {
  const card = ref ? box.cards[ref.kind]?.[ref.number] : undefined;
  return card && ref ? cardLines(card, ref.side) : [];
}
