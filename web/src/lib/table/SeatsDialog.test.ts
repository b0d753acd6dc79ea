import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type EditionOffered, type Rights } from '../api';
import type { SeatInfo, Shown, TableInfo } from '../wire';
import { words } from '../words.svelte';
import SeatsDialog from './SeatsDialog.svelte';

const seat = (number: number, player: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number, player, name: '', bot: '', stands_in: false, online: true, since: 0, ...more,
});
const INFO = {
  table: 'T',
  edition: 'duel',
  commitment: 'c0ffee',
  pace: 0,
  watchers: 0,
  over: false,
  seats: [seat(0, 'person'), seat(1, 'bot', { bot: 'greedy' }), seat(2, 'open'), seat(3, 'person', { name: 'Bert', bot: 'greedy', stands_in: true })],
} as unknown as TableInfo;
const SHOWN = { factions: ['Ulrich', 'Zelda', 'Arianna', 'Rikkart'].map((name, number) => ({ number, name, glyph: 'sun' })) } as unknown as Shown;
const RIGHTS: Rights = { info: INFO, holds: [0], host: true, watch: false, open: [] };

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.spyOn(api, 'editions').mockResolvedValue([
    { edition: 'duel', bots: [{ bot: 'greedy', name: 'Adept', text: '' }] } as unknown as EditionOffered,
  ]);
  await words.speak('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the seats of a table', () => {
  it('are called by their players, and nobody is missing who is there', async () => {
    render(SeatsDialog, { open: true, info: INFO, rights: RIGHTS, shown: SHOWN });
    await vi.waitFor(() => expect(screen.getByText('bot: Adept', { exact: false })).toBeTruthy());
    const names = [...document.querySelectorAll('.name')].map((name) => name.textContent?.replace(/\s+/g, ' ').trim());
    expect(names).toEqual(['Seat 1Ulrich', 'AdeptZelda', 'Nobody yetArianna', 'BertRikkart']);
    expect(document.querySelectorAll('.state')[0]?.textContent).toContain('at the table · you');
  });

  it('stand above what the table has bound itself to', () => {
    render(SeatsDialog, { open: true, info: INFO, rights: RIGHTS, shown: SHOWN });
    expect(document.querySelector('[data-commitment]')?.textContent).toBe('c0ffee');
  });
});
