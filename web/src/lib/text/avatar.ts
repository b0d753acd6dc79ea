// An Avatar in sentences: how it stands, what it may still do, how it chose, and a challenge's goal.
import type { Box, Shown } from '../wire';
import { commandsSaid } from '../avatar/commands';
import { marginSaid } from '../avatar/margin';
import { t } from '../words.svelte';

export function avatarLines(shown: Shown, box: Box): string[] {
  const { avatar } = shown;
  if (!avatar) return [t('text-no-avatar')];
  const name = (command: number): string => box.cards['command']?.[command]?.name ?? '';
  const card = box.cards['avatar']?.[avatar.avatar];
  const skill = card?.sides[0];
  return [
    `${avatar.name}: ${avatar.difficulty_name}${avatar.own_difficulty ? ` (${t('solo-own')})` : ''}`,
    ...shown.factions
      .filter((faction) => !faction.rose)
      .map((faction) => `${faction.name}: ${marginSaid(avatar.margins[faction.number] ?? 0, avatar.name)}`),
    commandsSaid(shown),
    t('text-avatar-decks', { decks: avatar.decks.join(', '), moon: avatar.moon + 1 }),
    avatar.armed.type ? `${t('avatar-armed')} ${avatar.armed.text}${avatar.armed.ready ? '' : ` ${t('avatar-armed-not-now')}`}` : '',
    avatar.used.length ? `${t('avatar-used')}: ${avatar.used.map(name).join(', ')}` : '',
    avatar.running ? `${t('avatar-command-now')}: ${name(avatar.running.command)}` : '',
    avatar.choice ? `${t('avatar-choice')}: ${[name(avatar.choice.command), avatar.choice.text].filter(Boolean).join(': ')} (${avatar.choice.rule})` : '',
    ...avatar.priorities.map((priority) => `${t('avatar-priority', { letter: priority.letter })}: ${priority.text}`),
    skill ? `${skill.title || t('avatar-skill')}: ${[skill.when, ...skill.lines].filter(Boolean).join(' ')}` : '',
    ...goalLines(shown),
  ].filter(Boolean);
}

function goalLines(shown: Shown): string[] {
  const { goal } = shown;
  if (!goal) return [];
  const lines = goal.lines.map((line) => {
    const count = line.needed > 0 ? ` (${t('board-task-part', { done: line.figure, needed: line.needed })})` : '';
    return `${line.text}${count}: ${t('goal-state', { state: line.state })}`;
  });
  return [`${t('goal')}: ${goal.name}, ${t('goal-state', { state: goal.state })}`, ...lines];
}
