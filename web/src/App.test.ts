import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { go, here } from './lib/routes.svelte';
import { words } from './lib/words.svelte';

beforeEach(async () => {
  await words.speak('en');
  window.scrollTo = () => {};
  history.replaceState(null, '', '#/');
  here.route = { page: 'start' };
  vi.stubGlobal('fetch', async () => new Response('[]'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heading = (name: string) => waitFor(() => screen.getByRole('heading', { level: 1, name }), { timeout: 5000 });

describe('the shell', () => {
  it('shows the page of the address, with one heading and the focus at its top', async () => {
    render(App);
    await heading('Black Rose');
    expect(document.title).toBe('Black Rose');
    go({ page: 'about' });
    await heading('About');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(document.title).toBe('About · Black Rose');
  });

  it('says so where an address leads nowhere', async () => {
    render(App);
    location.hash = '#/no/such/place';
    dispatchEvent(new Event('hashchange'));
    await heading('There is nothing here');
  });

  it('speaks another language at once, and everything with it', async () => {
    render(App);
    await heading('Black Rose');
    await fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Gegen einen Bot spielen' })).toBeTruthy());
    expect(document.documentElement.lang).toBe('de');
    expect(screen.getByRole('link', { name: 'Regeln' })).toBeTruthy();
  });

  it('has landmarks, and a way past the header', async () => {
    render(App);
    await heading('Black Rose');
    for (const role of ['banner', 'navigation', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy();
    await fireEvent.click(screen.getByRole('link', { name: 'Skip to the content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
