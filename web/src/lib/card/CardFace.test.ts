import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TREMOR } from '../board/testing/table';
import { words } from '../words.svelte';
import CardFace from './CardFace.svelte';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

it('shows both halves of a spell, the chosen one marked', () => {
  const { container } = render(CardFace, { card: TREMOR, side: 1, size: 'large' });
  expect(container.textContent).toContain('Inflict 1 damage.');
  expect(container.textContent).toContain('Place 2 instability.');
  expect(container.querySelector('[aria-current]')?.textContent).toContain('Dark');
});

it('highlights the sentence that is being carried out, and no other', () => {
  const { container } = render(CardFace, { card: TREMOR, side: 0, sentence: 1, size: 'medium' });
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Place 1 instability.']);
});

it('says that it is our own design', () => {
  render(CardFace, { card: TREMOR, size: 'large' });
  expect(screen.getByRole('img', { name: 'our own design' })).toBeTruthy();
  expect(screen.getAllByText('our own design').length).toBeGreaterThan(0);
});

it('lets a side be chosen where that is asked', async () => {
  const onside = vi.fn();
  render(CardFace, { card: TREMOR, side: 0, onside });
  const dark = screen.getByRole('button', { name: /Dark/ });
  expect(dark.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(dark);
  expect(onside).toHaveBeenCalledWith(1);
});
