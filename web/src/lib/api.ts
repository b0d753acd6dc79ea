// The server's HTTP part, typed. Every refusal comes as an ApiError with a code, and words for the reader.
import type { Box, Replay, RulesShown, TableInfo } from './wire';

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

export interface OptionValue {
  value: string;
  name: string;
  effect: string;
}

export interface EditionOption {
  name: string;
  title: string;
  usual: string;
  values: OptionValue[];
}

export interface BotShown {
  name: string;
  title: string;
  description: string;
}

export interface EditionShown {
  edition: string;
  name: string;
  description: string;
  seats: number[];
  mages: string[];
  options: EditionOption[];
  bots: BotShown[];
}

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
}

/** A seat of a new table: `claim` is the secret of an invitation, `recovery` the code of a seat of one's own. */
export interface NewSeat {
  seat: number;
  claim?: string;
  recovery?: string;
}

export interface NewTable {
  table: string;
  seats: NewSeat[];
  watch: string;
}

export interface MyTable {
  table: string;
  edition: string;
  holds: number[];
  info: TableInfo;
  my_turn: boolean;
  over: boolean;
  updated: number;
}

export interface TableRights {
  info: TableInfo;
  holds: number[];
  host: boolean;
  watch: boolean;
  claims: Record<string, string>;
}

export interface Claimed {
  seat: number;
  recovery: string;
}

export interface Recovered extends Claimed {
  table: string;
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
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
  editions: (lang: string) => get<EditionShown[]>(`/api/editions?lang=${lang}`),
  box: (edition: string, lang: string) => get<Box>(`/api/editions/${encodeURIComponent(edition)}/box?lang=${lang}`),
  rules: (lang: string) => get<RulesShown>(`/api/rules?lang=${lang}`),

  newTable: (wish: TableWish) => post<NewTable>('/api/tables', wish),
  tables: () => get<MyTable[]>('/api/tables'),
  table: (table: string) => get<TableRights>(at(table)),
  claim: (table: string, claim: string, name: string) => post<Claimed>(`${at(table)}/claim`, { claim, name }),
  watch: (table: string, watch: string) => post<unknown>(`${at(table)}/watch`, { watch }),
  recover: (code: string) => post<Recovered>('/api/recover', { code }),

  botSitsDown: (table: string, seat: number, bot: string) => post<unknown>(`${at(table)}/seats/${seat}/bot`, { bot }),
  comeBack: (table: string, seat: number) => post<unknown>(`${at(table)}/seats/${seat}/return`),
  invite: (table: string, seat: number) => post<{ claim: string }>(`${at(table)}/seats/${seat}/invite`),
  rematch: (table: string) => post<NewTable>(`${at(table)}/rematch`),
  share: (table: string) => post<{ share: string }>(`${at(table)}/share`),
  reportAddress: (table: string) => `${at(table)}/report`,

  replay: (share: string, eyes: number, lang: string) => get<Replay>(`${of(share)}?eyes=${eyes}&lang=${lang}`),
  fork: (share: string, step: number, seat: number, bots: string) =>
    post<NewTable>(`${of(share)}/fork`, { step, seat, bots }),
  recordAddress: (share: string) => `${of(share)}/record`,
};
