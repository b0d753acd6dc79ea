import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { address, follow, go, here, link, parse, pasted, type Route } from './routes.svelte';

const ROUTES: [string, Route][] = [
  ['#/', { page: 'start' }],
  ['#/new', { page: 'new' }],
  ['#/solo', { page: 'solo', part: '' }],
  ['#/solo/short', { page: 'solo', part: 'short' }],
  ['#/solo/record', { page: 'solo', part: 'record' }],
  ['#/about', { page: 'about' }],
  ['#/rules', { page: 'rules', id: '' }],
  ['#/rules/TRP.3', { page: 'rules', id: 'TRP.3' }],
  ['#/join', { page: 'join', table: '', claim: '' }],
  ['#/join/T/C-1_x', { page: 'join', table: 'T', claim: 'C-1_x' }],
  ['#/watch/T/S', { page: 'watch', table: 'T', secret: 'S' }],
  ['#/table/T', { page: 'table', table: 'T' }],
  ['#/replay/S', { page: 'replay', share: 'S' }],
  ['#/notices/S', { page: 'notices', secret: 'S', what: 'on' }],
  ['#/notices/off/S', { page: 'notices', secret: 'S', what: 'off' }],
];

describe('addresses', () => {
  it.each(ROUTES)('%s leads to its page, and its page to it', (hash, route) => {
    expect(parse(hash)).toEqual(route);
    expect(address(route)).toBe(hash);
  });

  it.each(['', '#', '/', '#/?from=mail'])('%j is the start', (hash) => {
    expect(parse(hash)).toEqual({ page: 'start' });
  });

  it.each(['#/nowhere', '#/new/x', '#/solo/else', '#/table', '#/table/a/b', '#/watch/T', '#/join/a/b/c', '#/%E0%A4%A'])(
    '%s leads nowhere',
    (hash) => {
      expect(parse(hash)).toEqual({ page: 'lost' });
    },
  );

  it('keep odd signs', () => {
    const route: Route = { page: 'table', table: 'ä/ö?#' };
    expect(parse(address(route))).toEqual(route);
  });

  it('carry secrets after the # only', () => {
    const given = new URL(link({ page: 'join', table: 'T', claim: 'secret' }));
    expect(given.hash).toContain('secret');
    expect(given.pathname + given.search).not.toContain('secret');
  });

  it('can be pasted with whatever stands around them', () => {
    expect(pasted(' Come: https://a.example/#/join/T/C \n')).toEqual({ page: 'join', table: 'T', claim: 'C' });
    expect(pasted('#/replay/S')).toEqual({ page: 'replay', share: 'S' });
    for (const nothing of ['ABCD-EFGH', 'https://a.example/', 'https://a.example/#/', '']) expect(pasted(nothing)).toBeNull();
  });
});

describe('going', () => {
  let stop: () => void;
  beforeEach(() => {
    window.scrollTo = () => {};
    history.replaceState(null, '', '#/');
    stop = follow();
  });
  afterEach(() => stop());

  it('changes page and address', () => {
    go({ page: 'table', table: 'T' });
    expect(here.route).toEqual({ page: 'table', table: 'T' });
    expect(location.hash).toBe('#/table/T');
  });

  it('leaves no secret behind in the history where it replaces', () => {
    go({ page: 'join', table: 'T', claim: 'used' });
    const length = history.length;
    go({ page: 'table', table: 'T' }, true);
    expect(history.length).toBe(length);
    expect(location.hash).toBe('#/table/T');
  });

  it('follows a link that was clicked', () => {
    location.hash = '#/about';
    dispatchEvent(new Event('hashchange'));
    expect(here.route).toEqual({ page: 'about' });
  });
});
