import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, Shown } from '../wire';
import { words } from '../words.svelte';
import Guide from './Guide.svelte';
import { lessons } from './guide.svelte';

// A desk: every question about the width is answered with yes.
vi.hoisted(() => {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const table = (decision: string, phase = 'action') =>
  ({ seat: 0, round: 1, phase, decision: { kind: decision }, back: { can: false }, avatar: null, over: null }) as unknown as Shown;
const hurt: LogLine = { level: 1, text: '', event: 'suffered', card: null, hurts: [0], seats: [0] };

beforeEach(async () => {
  await words.speak('en');
  document.body.innerHTML = '<div data-options></div><div data-seat="0"><i data-health="0"></i></div><div data-seat="1"><i data-health="1"></i></div>';
  lessons.begin();
});
afterEach(cleanup);

const guided = () => [...document.querySelectorAll('[data-guided]')];
const next = () => fireEvent.click(screen.getByRole('button', { name: /Next|Got it/ }));

describe('the guide at the table', () => {
  it('explains what is asked, points at it, and goes when it was read', async () => {
    render(Guide, { shown: table('action'), log: [] });
    expect(screen.getByRole('heading', { name: 'Choose an action' })).toBeTruthy();
    await tick();
    expect(guided()).toEqual([document.querySelector('[data-options]')]);
    await next();
    await next();
    await tick();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(guided()).toEqual([]);
  });

  it('speaks of a wound when one is hit, and points at one’s own health only', async () => {
    const { rerender } = render(Guide, { shown: table('x', 'y'), log: [] });
    await rerender({ shown: table('x', 'y'), log: [hurt] });
    expect(screen.getByRole('heading', { name: 'You were hit' })).toBeTruthy();
    await tick();
    expect(guided()).toEqual([document.querySelector('[data-health="0"]')]);
  });

  it('says of an edition what is otherwise there', () => {
    const asked = table('quest effect');
    render(Guide, { shown: { ...asked, edition: 'rebirth' }, log: [] });
    expect(screen.getByText(/can be activated once/)).toBeTruthy();
    cleanup();
    render(Guide, { shown: { ...asked, edition: 'classic' }, log: [] });
    expect(screen.getByText(/Several of your quests are fulfilled at once/)).toBeTruthy();
    expect(screen.queryByText(/can be activated once/)).toBeNull();
  });

  it('begins at once where it is begun in the middle of a game', async () => {
    lessons.stop();
    render(Guide, { shown: table('action'), log: [] });
    expect(screen.queryByRole('complementary')).toBeNull();
    lessons.begin();
    await tick();
    expect(screen.getByRole('heading', { name: 'Choose an action' })).toBeTruthy();
  });

  it('can be silenced', async () => {
    const { rerender } = render(Guide, { shown: table('action'), log: [] });
    await fireEvent.click(screen.getByRole('button', { name: 'No more hints' }));
    await rerender({ shown: table('target'), log: [hurt] });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('can be folded away', async () => {
    render(Guide, { shown: table('action'), log: [] });
    await fireEvent.click(screen.getByRole('button', { name: 'Fold the guide away' }));
    expect(screen.queryByRole('button', { name: 'No more hints' })).toBeNull();
    expect(screen.getByRole('complementary')).toBeTruthy();
  });
});
