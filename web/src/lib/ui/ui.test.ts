import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, type Snippet } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { popover, popovers } from './popover.svelte';
import Tabs from './Tabs.svelte';
import { toast, toasts } from './toasts.svelte';

const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));

describe('tabs', () => {
  const tabs = ['board', 'me', 'log'].map((id) => ({ id, label: id }));
  const panel: Snippet<[string]> = createRawSnippet((id) => ({ render: () => `<p>here is ${id()}</p>` }));

  it('go round by the arrow keys, and take the focus with them', async () => {
    render(Tabs, { tabs, selected: 'board', label: 'parts', panel });
    const first = screen.getByRole('tab', { name: 'board' });
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowLeft' });
    const last = screen.getByRole('tab', { name: 'log' });
    expect(last.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(last);
    await fireEvent.keyDown(last, { key: 'Home' });
    expect(document.activeElement).toBe(first);
  });

  it('have one stop in the order of keys, and a panel with their name', async () => {
    render(Tabs, { tabs, selected: 'me', label: 'parts', panel });
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
    const shown = screen.getByRole('tabpanel', { name: 'me' });
    expect(shown.textContent).toContain('here is me');
  });
});

describe('a popover', () => {
  const content = text('about it');
  let thing: HTMLElement;
  let gone: void | (() => void);
  const point = (name: string, pointerType: string, x = 0) =>
    thing.dispatchEvent(Object.assign(new Event(name), { pointerType, clientX: x, clientY: 0 }));

  beforeEach(() => {
    vi.useFakeTimers();
    popovers.hide(undefined, true);
    thing = document.body.appendChild(document.createElement('button'));
    gone = popover(content)(thing);
    return () => {
      gone?.();
      thing.remove();
      vi.useRealTimers();
    };
  });

  it('comes when the pointer stays, and names itself to those who do not see', () => {
    point('pointerenter', 'mouse');
    expect(popovers.content).toBeNull();
    vi.advanceTimersByTime(200);
    expect(popovers.content).toBe(content);
    expect(thing.getAttribute('aria-describedby')).toBe('popover');
    point('pointerleave', 'mouse');
    vi.advanceTimersByTime(300);
    expect(popovers.content).toBeNull();
    expect(thing.hasAttribute('aria-describedby')).toBe(false);
  });

  it('does not come to a pointer that passes by', () => {
    point('pointerenter', 'mouse');
    point('pointerleave', 'mouse');
    vi.advanceTimersByTime(1000);
    expect(popovers.content).toBeNull();
  });

  it('does not come to what appears under a pointer that has just clicked, until it moves', () => {
    window.dispatchEvent(Object.assign(new Event('pointerup'), { clientX: 5, clientY: 0 }));
    point('pointerenter', 'mouse', 5);
    vi.advanceTimersByTime(1000);
    expect(popovers.content).toBeNull();
    point('pointermove', 'mouse', 6);
    vi.advanceTimersByTime(200);
    expect(popovers.content).toBe(content);
  });

  it('stays while the pointer is on it', () => {
    point('pointerenter', 'mouse');
    vi.advanceTimersByTime(200);
    point('pointerleave', 'mouse');
    popovers.keep();
    vi.advanceTimersByTime(1000);
    expect(popovers.content).toBe(content);
  });

  it('comes after a long press, which does not choose as well', () => {
    const chosen = vi.fn();
    thing.addEventListener('click', chosen);
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(500);
    expect(popovers.content).toBe(content);
    thing.click();
    expect(chosen).not.toHaveBeenCalled();
    thing.click();
    expect(chosen).toHaveBeenCalledOnce();
  });

  it('does not come while somebody scrolls', () => {
    point('pointerdown', 'touch');
    point('pointermove', 'touch', 40);
    vi.advanceTimersByTime(500);
    expect(popovers.content).toBeNull();
  });

  it('goes when its thing goes', () => {
    popovers.show(thing, content);
    gone?.();
    gone = undefined;
    expect(popovers.content).toBeNull();
  });
});

describe('notices', () => {
  it('are forgotten if they are notes, once somebody else sits before the screen', () => {
    toasts.list = [];
    toast('Refused.', 'bad');
    toast('Nothing happens.', 'note');
    toasts.forgetNotes();
    expect(toasts.list.map((one) => one.text)).toEqual(['Refused.']);
  });

  it('are not said twice, pass by, and stay longer if they are bad', () => {
    vi.useFakeTimers();
    toasts.list = [];
    toast('Copied.');
    toast('Copied.');
    toast('Refused.', 'bad');
    toast('');
    expect(toasts.list.map((one) => one.text)).toEqual(['Copied.', 'Refused.']);
    vi.advanceTimersByTime(5000);
    expect(toasts.list.map((one) => one.text)).toEqual(['Refused.']);
    vi.advanceTimersByTime(5000);
    expect(toasts.list).toEqual([]);
    vi.useRealTimers();
  });
});
