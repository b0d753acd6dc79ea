// The server's HTTP part, typed. Every refusal comes as an ApiError with a code, and words for the reader.
import type { Box, Replay, RulesShown, TableInfo } from './wire';
import { words } from './words.svelte';

/** A refusal (`code` and `text` are the server's), or no answer at all (`code` is "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** A value an option of the set-up can have, and what it does. */
export interface ValueOffered {
  value: string;
  name: string;
  text: string;
  /** Our own, beyond the rulebooks. */
  own?: boolean;
}

/** An option of the set-up; the first of its values is the usual one. */
export interface OptionOffered {
  option: string;
  name: string;
  text: string;
  values: ValueOffered[];
  /** Of rooms laid out by hand: those bound to a place, the first to the centre, the others beside it. */
  bound?: number[];
}

export interface EditionOffered {
  edition: string;
  name: string;
  text: string;
  seats: number[];
  options: OptionOffered[];
  /** `expansion`: only with the option of that name. */
  mages: { mage: string; name: string; expansion?: boolean }[];
  bots: { bot: string; name: string; text: string }[];
  avatars: AvatarOffered[];
  /** `school` is what the option for schools calls it. */
  schools: { school: string; name: string; expansion: boolean }[];
}

/** A rival that plays by rules: against how many mages, how hard, and whether they may win together. */
export interface AvatarOffered {
  avatar: string;
  name: string;
  text: string;
  seats: number[];
  difficulties: ValueOffered[];
  /** The difficulty that is taken unless another is chosen. */
  usual: string;
  together: OptionOffered;
}

/** What is settled of a game alone against an Avatar; a mage or a school of "" is chosen in the game. */
export interface SoloPrepared {
  edition: string;
  avatar: string;
  avatar_name: string;
  difficulty: string;
  difficulty_name: string;
  own_difficulty: boolean;
  mage: string;
  mage_name: string;
  school: string;
  school_name: string;
}

/** The game of the day, the same for everybody. */
export interface TodayOffered {
  day: string;
  game: SoloPrepared;
  text: string;
}

export interface ChallengeOffered {
  challenge: string;
  name: string;
  text: string;
  goals: string[];
  game: SoloPrepared;
}

/** What can be played alone; nothing today where no edition has an Avatar. */
export interface SoloOffered {
  today: TodayOffered | null;
  challenges: ChallengeOffered[];
}

/** Who shall sit on a seat: this browser, a bot, or whoever comes by a link. */
export interface SeatWish {
  player: 'person' | 'bot' | 'open';
  name?: string;
  bot?: string;
  mage?: string;
}

export interface TableWish {
  edition: string;
  seats: SeatWish[];
  options: Record<string, string>;
  pace: number;
  lang: string;
  /** The game of this day, or a prepared challenge: everything else follows from it. */
  day?: string;
  challenge?: string;
}

/** A seat of a new table: `claim` is the secret of an invitation, `recovery` the code of a seat of one's own. */
export interface SeatGiven {
  seat: number;
  claim?: string;
  recovery?: string;
}

/** A new table. Its secrets are told once. */
export interface TableGiven {
  table: string;
  seats: SeatGiven[];
  watch: string;
  commitment: string;
}

export interface TableListed {
  table: string;
  edition: string;
  holds: number[];
  info: TableInfo;
  my_turn: boolean;
  over: boolean;
  /** The faction that has won; -1 where none has yet, or nobody knows any more. */
  winner: number;
  /** All of them, where mages won together. */
  winners: number[];
  updated: number;
}

/** What this browser may do at a table; `open` are the seats the host can invite to. */
export interface Rights {
  info: TableInfo;
  holds: number[];
  host: boolean;
  watch: boolean;
  open: number[];
}

export interface SeatTaken {
  table: string;
  seat: number;
  recovery: string;
}

/** Letters to the holder of a seat: `off` where the server sends none, `asked` until the address is confirmed. */
export interface NoticesWanted {
  mail: 'off' | 'none' | 'asked' | 'on';
  address: string;
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': words.language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', '', 0);
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    answer = null;
  }
  if (response.ok) return answer as T;
  const said = (answer ?? {}) as { code?: string; text?: string };
  throw new ApiError(said.code ?? 'server', said.text ?? '', response.status);
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const of = (share: string) => `/api/replays/${encodeURIComponent(share)}`;

export const api = {
  editions: (lang: string) => get<EditionOffered[]>(`/api/editions?lang=${lang}`),
  box: (edition: string, lang: string) => get<Box>(`/api/editions/${encodeURIComponent(edition)}/box?lang=${lang}`),
  rules: (lang: string) => get<RulesShown>(`/api/rules?lang=${lang}`),

  solo: (lang: string) => get<SoloOffered>(`/api/solo?lang=${lang}`),

  newTable: (wish: TableWish) => post<TableGiven>('/api/tables', wish),
  tables: () => get<TableListed[]>('/api/tables'),
  table: (table: string) => get<Rights>(at(table)),
  claim: (table: string, claim: string, name: string) => post<SeatTaken>(`${at(table)}/claim`, { claim, name }),
  watch: (table: string, watch: string) => post<unknown>(`${at(table)}/watch`, { watch }),
  recover: (code: string) => post<SeatTaken>('/api/recover', { code }),

  botSitsDown: (table: string, seat: number, bot: string) => post<unknown>(`${at(table)}/seats/${seat}/bot`, { bot }),
  comeBack: (table: string, seat: number) => post<unknown>(`${at(table)}/seats/${seat}/return`),
  invite: (table: string, seat: number) => post<{ claim: string }>(`${at(table)}/seats/${seat}/invite`),
  /** A new link for spectators, for the host; the old one ends. */
  watchLink: (table: string) => post<{ watch: string }>(`${at(table)}/watch-link`),
  /** A new recovery code for a seat of one's own; the old one ends. */
  newCode: (table: string, seat: number) => post<{ recovery: string }>(`${at(table)}/seats/${seat}/code`),
  notices: (table: string, seat: number) => get<NoticesWanted>(`${at(table)}/seats/${seat}/notices`),
  nameAddress: (table: string, seat: number, address: string, lang: string) =>
    post<NoticesWanted>(`${at(table)}/seats/${seat}/notices`, { address, lang }),
  dropNotices: (table: string, seat: number) => post<NoticesWanted>(`${at(table)}/seats/${seat}/notices/stop`),
  confirmNotices: (secret: string) => post<unknown>('/api/notices/confirm', { secret }),
  endNotices: (secret: string) => post<unknown>(`/api/notices/stop/${encodeURIComponent(secret)}`),
  rematch: (table: string) => post<TableGiven>(`${at(table)}/rematch`),
  share: (table: string) => post<{ share: string }>(`${at(table)}/share`),
  reportAddress: (table: string, seat = -1, lang: string = words.language) => `${at(table)}/report?seat=${seat}&lang=${lang}`,

  replay: (share: string, eyes: number, lang: string) => get<Replay>(`${of(share)}?eyes=${eyes}&lang=${lang}`),
  fork: (share: string, step: number, seat: number, bots: string[], name = '') =>
    post<TableGiven>(`${of(share)}/fork`, { step, seat, bots, name }),
  recordAddress: (share: string) => `${of(share)}/record`,
};
