// Notices: only what can be offered is, and nothing is switched on that the system does not allow.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Page from '../../pages/Notices.svelte';
import { settings } from '../settings.svelte';
import { words } from '../words.svelte';
import Notices from './Notices.svelte';

let answers: Record<string, [number, unknown]>;
let asked: { at: string; body: unknown }[];
const PATH = '/api/tables/T/seats/1/notices';

beforeEach(async () => {
  await words.speak('en');
  settings.calls = false;
  asked = [];
  answers = {};
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
    const at = `${how.method} ${path}`;
    asked.push({ at, body: how.body ? JSON.parse(String(how.body)) : null });
    const [status, body] = answers[at] ?? [500, { code: 'internal', text: 'Broken.' }];
    return new Response(JSON.stringify(body), { status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function system(permission: string, answer = permission, works = true) {
  const calls: string[] = [];
  class Fake {
    static permission = permission;
    static requestPermission = vi.fn(async () => (Fake.permission = answer));
    onclick: unknown = null;
    constructor(title: string) {
      if (!works) throw new TypeError('Illegal constructor');
      calls.push(title);
    }
  }
  vi.stubGlobal('Notification', Fake);
  return { calls, Fake };
}

const open = () => render(Notices, { open: true, table: 'T', seat: 1, over: false });

describe('letters', () => {
  it('are not offered where the server sends none', async () => {
    answers[`GET ${PATH}`] = [200, { mail: 'off', address: '' }];
    open();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText('By e-mail')).toBeNull();
  });

  it('are asked for, and wait for the link', async () => {
    answers[`GET ${PATH}`] = [200, { mail: 'none', address: '' }];
    answers[`POST ${PATH}`] = [200, { mail: 'asked', address: 'a…@mail.example' }];
    open();
    const field = await screen.findByLabelText('E-mail address');
    await fireEvent.input(field, { target: { value: ' anna@mail.example ' } });
    await fireEvent.submit(field.closest('form')!);
    await screen.findByText(/on its way to .*a…@mail\.example/);
    expect(asked.at(-1)!.body).toEqual({ address: 'anna@mail.example', lang: 'en' });
  });

  it('say why an address is refused, and keep what was typed', async () => {
    answers[`GET ${PATH}`] = [200, { mail: 'none', address: '' }];
    answers[`POST ${PATH}`] = [400, { code: 'bad-address', text: 'No such address.' }];
    open();
    const field = (await screen.findByLabelText('E-mail address')) as HTMLInputElement;
    await fireEvent.input(field, { target: { value: 'anna' } });
    await fireEvent.submit(field.closest('form')!);
    await screen.findByText('No such address.');
    expect(field.value).toBe('anna');
  });

  it('are ended', async () => {
    answers[`GET ${PATH}`] = [200, { mail: 'on', address: 'a…@mail.example' }];
    answers[`POST ${PATH}/stop`] = [200, { mail: 'none', address: '' }];
    open();
    await fireEvent.click(await screen.findByRole('button', { name: 'No more letters' }));
    await screen.findByLabelText('E-mail address');
  });
});

describe('calls of the system', () => {
  beforeEach(() => {
    answers[`GET ${PATH}`] = [200, { mail: 'off', address: '' }];
  });

  it('are off, ask for leave, and show what they look like', async () => {
    const { calls, Fake } = system('default', 'granted');
    open();
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    expect(box.checked).toBe(false);
    expect(Fake.requestPermission).not.toHaveBeenCalled();
    await fireEvent.click(box);
    await waitFor(() => expect(settings.calls).toBe(true));
    expect(calls).toHaveLength(1);
    await fireEvent.click(box);
    expect(settings.calls).toBe(false);
  });

  it.each([
    ['denied', true],
    ['granted', false],
  ])('stay off where they are %s and work: %s', async (permission, works) => {
    system(permission, permission, works);
    open();
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    await fireEvent.click(box);
    await screen.findByText(/does not allow it/);
    expect([box.checked, settings.calls]).toEqual([false, false]);
  });
});

describe('the link of a letter', () => {
  it('says yes after a press', async () => {
    answers['POST /api/notices/confirm'] = [200, {}];
    render(Page, { secret: 'S', what: 'on' });
    expect(asked).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, send me letters' }));
    await screen.findByText(/^Done/);
    expect(asked).toEqual([{ at: 'POST /api/notices/confirm', body: { secret: 'S' } }]);
  });

  it('says no after a press', async () => {
    answers['POST /api/notices/stop/S'] = [200, {}];
    render(Page, { secret: 'S', what: 'off' });
    await fireEvent.click(screen.getByRole('button', { name: 'No more letters' }));
    await screen.findByText(/forgotten, and nothing more/);
  });

  it('tells when it is not valid any more', async () => {
    answers['POST /api/notices/confirm'] = [404, { code: 'wrong-link', text: 'Not valid.' }];
    render(Page, { secret: 'S', what: 'on' });
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, send me letters' }));
    await screen.findByText('Not valid.');
  });
});
