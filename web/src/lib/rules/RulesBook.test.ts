import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import type { RulesShown } from '../wire';
import { words } from '../words.svelte';
import RulesBook from './RulesBook.svelte';
import { reference } from './rules.svelte';

const RULES: RulesShown = {
  language: 'en',
  sections: [
    {
      code: 'ACT',
      title: 'actions',
      rules: [
        { id: 'ACT.5', tags: ['C', 'R', 'D'], text: 'Explore: move up to your Speed, as CEL.6 says. (S0 p.24)' },
        { id: 'ACT.9', tags: ['D'], text: 'Momentum: discard a Ready spell, move 1.' },
      ],
    },
    { code: 'CEL', title: 'cells', rules: [{ id: 'CEL.6', tags: ['C'], text: 'The Cell is left by moving.' }] },
  ],
  glance: [
    ['', 'Classic', 'Rebirth', 'Duel'],
    ['seats', '2–4', '2–4', '2'],
  ],
  columns: ['', 'C', 'R', 'D'],
  editions: [
    { letter: 'D', edition: 'duel', name: 'Duel' },
    { letter: 'R', edition: 'rebirth', name: 'Born again' },
  ],
  topics: {},
};

const listed = () => [...document.querySelectorAll<HTMLElement>('[data-rule]')].map((rule) => rule.dataset['rule']);

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(api, 'rules').mockResolvedValue(RULES);
  await words.speak('en');
  await reference.bring('en');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the rules', () => {
  it('begin with those of Duel and how the editions differ', () => {
    render(RulesBook, { id: '' });
    expect(listed()).toEqual(['ACT.5', 'ACT.9']);
    expect(screen.getByRole('columnheader', { name: 'Rebirth' })).toBeTruthy();
  });

  it('are filtered by the editions that the server lists, and by those of which rules are told', async () => {
    render(RulesBook, { id: '' });
    const group = screen.getByRole('group', { name: 'Edition' });
    expect([...group.querySelectorAll('button')].map((button) => button.textContent?.trim())).toEqual(['DDuel', 'RBorn again', 'CClassic', 'All']);
    await fireEvent.click(screen.getByRole('button', { name: 'Born again' }));
    expect(listed()).toEqual(['ACT.5']);
    expect(screen.getAllByTitle('Born again').length).toBeGreaterThan(0);
  });

  it('are found by words, which are marked', async () => {
    render(RulesBook, { id: '' });
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ready SPELL' } });
    expect(listed()).toEqual(['ACT.9']);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Ready', 'spell']);
  });

  it('open at a rule of another edition, with all editions shown', async () => {
    render(RulesBook, { id: 'CEL.6' });
    await tick();
    expect(listed()).toContain('CEL.6');
    expect(document.querySelector('[aria-current]')?.getAttribute('data-rule')).toBe('CEL.6');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-rule')).toBe('CEL.6'));
  });

  it('lead from one to another without leaving the table', async () => {
    const gone = vi.fn();
    render(RulesBook, { id: '', aside: true, onrule: gone });
    await fireEvent.click(screen.getByRole('link', { name: 'CEL.6' }));
    expect(gone).toHaveBeenCalledWith('CEL.6');
  });

  it('come back to what was searched for', async () => {
    const { rerender } = render(RulesBook, { id: '', aside: true });
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'explore' } });
    await rerender({ id: 'CEL.6', aside: true });
    expect(listed().length).toBe(3);
    await rerender({ id: '', aside: true });
    expect(listed()).toEqual(['ACT.5']);
  });

  it('say so when there is no such rule, or nothing is found', async () => {
    render(RulesBook, { id: 'ACT.99' });
    expect(screen.getByRole('alert').textContent).toContain('ACT.99');
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'cell left' } });
    expect(listed()).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Search all editions' }));
    expect(listed()).toEqual(['CEL.6']);
  });
});
