// The table in sentences.
import { touching } from '../board/geometry';
import { seatsOf } from '../board/seats';
import { progress } from '../board/progress';
import { cubesLabel, modelLabel, roomLabel, roomsWon } from '../board/telling';
import type { Box, Card, CardRef, FactionShown, SeatInfo, Shown, TaskShown } from '../wire';
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
    return [roomLabel(room, shown, box), names && t('text-next-to', { names })].filter(Boolean).join('. ');
  });
  const celled = shown.models.filter((model) => model !== null && model.mage && model.room < 0);
  return [...rooms, ...celled.map((model) => t('text-in-cell', { name: modelLabel(model!, shown, box) }))];
}

export function seatLines(shown: Shown, box: Box, info: readonly SeatInfo[]): string[] {
  return shown.factions.map((faction) => {
    const who = info.find((seat) => seat.seat === faction.number);
    const power = t('text-power', { name: faction.name, power: faction.power });
    if (faction.rose && faction.avatar < 0) return power;
    const mage = shown.models.find((model) => model?.mage && model.owner === faction.number);
    const own = shown.models.filter((model) => model && !model.mage && model.owner === faction.number);
    return [
      who?.name ? `${power} (${who.name})` : power,
      mage ? modelLabel(mage, shown, box) : '',
      mage?.bar.length ? t('board-damage', { cubes: cubesLabel(mage.bar, shown.factions) }) : '',
      ...faction.slots.map((slot) => slotLine(slot, box)),
      ...own.map((model) => modelLabel(model!, shown, box)),
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
      ...burdens(faction, shown, box),
    ]
      .filter(Boolean)
      .join('. ');
  });
}

/** What a mage carries in editions that have it: school, quests of their own, jinxes, Destiny, who haunts them. */
function burdens(faction: FactionShown, shown: Shown, box: Box): string[] {
  const school = box.cards['school']?.[faction.school];
  const names = (numbers: readonly number[]) => numbers.map((number) => shown.factions[number]?.name ?? '').join(', ');
  const haunting = shown.models.filter((model) => model?.haunts === faction.number).map((model) => model!.name);
  return [
    school ? t('text-school', { name: school.name }) : '',
    ...faction.tasks.map((task) => taskLine(task, box)),
    ...faction.jinxes.map((one) => t('text-jinx', { name: box.cards['jinx']?.[one.jinx]?.name ?? '', cubes: one.cubes, needed: one.needed })),
    faction.destiny.length ? t('text-destiny', { names: names(faction.destiny) }) : '',
    faction.captured.length ? t('board-captured', { names: names(faction.captured) }) : '',
    faction.won.length ? t('board-won', { names: roomsWon(faction, shown) }) : '',
    ...faction.blocks.map((block) => t(`board-blocked-${block}`)),
    haunting.length ? t('text-haunted', { names: haunting.join(', ') }) : '',
  ];
}

function taskLine(task: TaskShown, box: Box): string {
  const card = box.cards['quest']?.[task.quest];
  if (!card) return t('text-task-hidden', { moon: task.moon });
  const told = t('text-task', { name: card.name, state: task.state, cubes: task.cubes, slots: task.slots });
  return [told, progress(task)].filter(Boolean).join(': ');
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
  return [
    ...moonLines(shown),
    ...quests,
    ...ownQuests(shown, box),
    ...discardedQuests(shown, box),
    ...now,
    ...boardEvents(shown, box),
    ...lasting,
    ...libraryLines(shown, box),
  ];
}

function discardedQuests(shown: Shown, box: Box): string[] {
  const names = shown.quest_discards.map((quest) => box.cards['quest']?.[quest]?.name ?? '');
  return names.length ? [t('text-quest-discards', { names: names.join(', ') })] : [];
}

function moonLines(shown: Shown): string[] {
  if (!shown.track.moons.length) return [];
  return [[t('text-moon', { moon: shown.track.moon }), shown.track.last ? t('text-last-round') : ''].filter(Boolean).join(': ')];
}

/** The reader's quests in full: how far they are, and what they ask and give. */
function ownQuests(shown: Shown, box: Box): string[] {
  const tasks = shown.factions[shown.seat]?.tasks ?? [];
  return tasks.flatMap((task) => {
    const card = box.cards['quest']?.[task.quest];
    return card ? [[taskLine(task, box), ...cardLines(card).slice(1)].join('. ')] : [];
  });
}

/** The events on the board, each in full; where there are moons, an empty board is told too. */
function boardEvents(shown: Shown, box: Box): string[] {
  const lines = shown.board.flatMap((event, at) => {
    const card = box.cards['event card']?.[event];
    return card ? [t('text-event-board', { slot: at + 1, text: cardLines(card).join('. ') })] : [];
  });
  return lines.length || !shown.track.moons.length ? lines : [t('text-no-events')];
}

function libraryLines(shown: Shown, box: Box): string[] {
  return shown.schools.map((school) =>
    t('text-school-deck', { name: box.cards['school']?.[school.school]?.name ?? '', deck: school.deck, discards: school.discards.length }),
  );
}

/** The card a reference names, in full or the side it means. */
export function refLines(ref: CardRef | null, box: Box): string[] {
  const card = ref ? box.cards[ref.kind]?.[ref.number] : undefined;
  return card && ref ? cardLines(card, ref.side) : [];
}
