// Where we are: the part of the address after the #, which reaches no server's log.

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'solo'; part: '' | 'short' | 'record' }
  | { page: 'join'; table: string; claim: string }
  | { page: 'watch'; table: string; secret: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; share: string }
  | { page: 'rules'; id: string }
  | { page: 'notices'; secret: string; what: 'on' | 'off' }
  | { page: 'about' }
  | { page: 'lost' };

/** The page an address names. */
export function parse(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, '').split('?')[0]!.split('/').map(plain).filter(Boolean);
  const [name = '', first = '', second = ''] = parts;
  if (name === '') return { page: 'start' };
  if (name === 'new' && parts.length === 1) return { page: 'new' };
  if (name === 'solo' && parts.length <= 2 && isSoloPart(first)) return { page: 'solo', part: first };
  if (name === 'about' && parts.length === 1) return { page: 'about' };
  if (name === 'rules' && parts.length <= 2) return { page: 'rules', id: first };
  if (name === 'join' && parts.length <= 3) return { page: 'join', table: first, claim: second };
  if (name === 'watch' && parts.length === 3) return { page: 'watch', table: first, secret: second };
  if (name === 'table' && parts.length === 2) return { page: 'table', table: first };
  if (name === 'replay' && parts.length === 2) return { page: 'replay', share: first };
  if (name === 'notices' && parts.length === 2) return { page: 'notices', secret: first, what: 'on' };
  if (name === 'notices' && first === 'off' && parts.length === 3) return { page: 'notices', secret: second, what: 'off' };
  return { page: 'lost' };
}

function isSoloPart(part: string): part is '' | 'short' | 'record' {
  return ['', 'short', 'record'].includes(part);
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What stands in the address of each page. */
const PARTS: { [P in Route['page']]: (route: Extract<Route, { page: P }>) => string[] } = {
  start: () => [],
  new: () => ['new'],
  solo: ({ part }) => ['solo', part],
  about: () => ['about'],
  lost: () => [],
  rules: ({ id }) => ['rules', id],
  join: ({ table, claim }) => ['join', table, claim],
  watch: ({ table, secret }) => ['watch', table, secret],
  table: ({ table }) => ['table', table],
  replay: ({ share }) => ['replay', share],
  notices: ({ secret, what }) => ['notices', what === 'off' ? 'off' : '', secret],
};

/** The address of a page. */
export function address(route: Route): string {
  const parts = (PARTS[route.page] as (route: Route) => string[])(route);
  return '#/' + parts.filter(Boolean).map(encodeURIComponent).join('/');
}

/** The same with scheme and host, to be given to friends. */
export function link(route: Route): string {
  return new URL(address(route), location.href).href;
}

/** A link or what follows its #, as somebody pasted it; null if it leads to no page of ours. */
export function pasted(text: string): Route | null {
  const from = text.indexOf('#/');
  if (from < 0) return null;
  const route = parse(text.slice(from).trim());
  return route.page === 'lost' || route.page === 'start' ? null : route;
}

class Here {
  route = $state.raw<Route>(parse(typeof location === 'undefined' ? '' : location.hash));
}

export const here = new Here();

/** Go to a page. `replace` leaves no way back to this one: for addresses that hold a secret already used. */
export function go(route: Route, replace = false): void {
  if (replace) history.replaceState(null, '', address(route));
  else history.pushState(null, '', address(route));
  here.route = parse(address(route));
  window.scrollTo(0, 0);
}

/** Follow the address bar; gives back how to stop that. */
export function follow(): () => void {
  const look = () => (here.route = parse(location.hash));
  look();
  addEventListener('hashchange', look);
  addEventListener('popstate', look);
  return () => {
    removeEventListener('hashchange', look);
    removeEventListener('popstate', look);
  };
}
