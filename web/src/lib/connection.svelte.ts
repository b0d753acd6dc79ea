// One seat's line to a table: what is shown, what was chosen, and coming back after every break.
import { applied } from './ops';
import { toast } from './ui/toasts.svelte';
import type { Closed, Diff, Done, Full, InfoMessage, LogLine, Preview, Refused, Shown, StandingOrder, TableInfo } from './wire';
import { words, type Language } from './words.svelte';

export type Fact = Diff['facts'][number];
export type Message = Full | Diff | InfoMessage | Done | Refused | Preview | Closed;

/** What happened in one revision, for the eye. */
export interface Happened {
  rev: number;
  facts: Fact[];
}

/** connecting: for the first time; live; offline: what is shown may be old; closed: for good, see `closed`. */
export type Status = 'connecting' | 'live' | 'offline' | 'closed';

/** A choice that is on its way; it is sent again after a break, with the same key, until it is answered. */
export interface Pending {
  kind: 'choose' | 'back';
  option: string;
  rev: number;
  key: string;
}

/** What became of a standing order: taken, refused, or the line broke before an answer came. */
export type OrderAnswer = 'done' | 'lost' | Refused;

export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What the connection needs of the world around it; tests bring their own. */
export interface World {
  open(address: string): Line;
  after(ms: number, what: () => void): () => void;
  chance(): number;
  key(): string;
}

const BROWSER: World = {
  open: (address) => new WebSocket(address) as unknown as Line,
  after: (ms, what) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  key: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A line this long silent is asked whether it still carries, and given this long to answer. */
const SILENT = 45_000;
const QUIET = 10_000;
/** Reasons after which the server wants us back; after any other, coming again by itself would change nothing. */
const COME_BACK = new Set(['restart', 'going-down']);
/** How often a choice is sent again that was refused before the table was asked, and after what pause. */
const MOST_TRIES = 4;
const TRY_PAUSE = 1_200;
/** Refusals of the table itself: a choice gets them under its key, so without one they are of a look ahead. */
const OVERTAKEN = new Set(['stale', 'illegal', 'not-asked', 'over']);
/** More than this nobody watches: whoever takes no facts loses the oldest. */
const MOST_FACTS = 200;

export class TableConnection {
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<LogLine[]>([]);
  info = $state.raw<TableInfo | null>(null);
  rev = $state(-1);
  status = $state<Status>('connecting');
  /** Why the line was ended for good. */
  closed = $state.raw<Closed | null>(null);
  /** The choice that is on its way. */
  pending = $state.raw<Pending | null>(null);
  /** What happened and has not been shown yet; take it with `takeFacts`. */
  facts = $state.raw<Happened[]>([]);
  /** The last refusal; whoever shows it may set it to null. */
  refused = $state.raw<Refused | null>(null);

  #line: Line | null = null;
  #opened = false;
  #left = false;
  #tries = 0;
  #again: (() => void) | null = null;
  #quiet: (() => void) | null = null;
  #silent: (() => void) | null = null;
  #checking = false;
  #asking = false;
  #sent = 0;
  #doneAt = -1;
  #resend: (() => void) | null = null;
  /** A choice that came too late; whether that is worth a word shows with the fresh view. */
  #late: { choice: Pending; said: Refused } | null = null;
  /** Standing orders that are on their way, by their keys. */
  #orders = new Map<string, (answer: OrderAnswer) => void>();
  #previews = new Map<string, { rev: number; answer: Promise<Preview | null>; tell: (p: Preview | null) => void }>();

  constructor(
    readonly table: string,
    readonly as: number | 'watch',
    private world: World = BROWSER,
  ) {
    this.#connect();
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Nobody looks any more. */
  close(): void {
    this.#left = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#drop();
    if (this.status !== 'closed') this.status = 'offline';
  }

  /** Try again after the line was ended for good, because somebody asked for it. */
  again(): void {
    if (this.#left || this.status !== 'closed') return;
    this.closed = null;
    this.status = 'connecting';
    this.#tries = 0;
    this.#connect();
  }

  /** Choose an option of the decision that is shown. Nothing happens while another choice is on its way. */
  choose(option: string): boolean {
    return this.#command('choose', option);
  }

  /** Take the last choice back. */
  back(): boolean {
    return this.#command('back', '');
  }

  /** What an option would certainly do; null if that cannot be said now. Asked once a revision. */
  preview(option: string): Promise<Preview | null> {
    const known = this.#previews.get(option);
    if (known && known.rev === this.rev) return known.answer;
    if (this.status !== 'live' || this.shown === null) return Promise.resolve(null);
    let tell: (p: Preview | null) => void = () => {};
    const answer = new Promise<Preview | null>((resolve) => (tell = resolve));
    this.#previews.set(option, { rev: this.rev, answer, tell });
    this.#send({ type: 'preview', rev: this.rev, option });
    return answer;
  }

  /** Tell what shall be done with a waiting spell of one's own; no choice of the game, so it waits for none. */
  order(slot: number, order: StandingOrder): Promise<OrderAnswer> {
    if (this.status !== 'live' || !this.#opened) return Promise.resolve('lost');
    const key = this.world.key();
    const answer = new Promise<OrderAnswer>((resolve) => this.#orders.set(key, resolve));
    this.#send({ type: 'order', slot, mode: order.mode, against: order.against, key });
    return answer;
  }

  /** Ask for the whole view anew. */
  sync(): void {
    this.#asking = true;
    this.#send({ type: 'sync' });
  }

  /** Have the table told in another language from now on. */
  speak(lang: Language): void {
    this.#forgetPreviews();
    this.#send({ type: 'speak', lang });
  }

  /** Everything that happened since the last time, in order. */
  takeFacts(): Happened[] {
    const taken = this.facts;
    if (taken.length) this.facts = [];
    return taken;
  }

  #command(kind: 'choose' | 'back', option: string): boolean {
    if (this.pending || this.status !== 'live' || this.shown === null) return false;
    this.pending = { kind, option, rev: this.rev, key: this.world.key() };
    this.refused = null;
    this.#sent = 0;
    this.#sendPending();
    return true;
  }

  #sendPending(): void {
    if (!this.pending || !this.#opened) return;
    this.#sent += 1;
    const { kind, option, rev, key } = this.pending;
    this.#send(kind === 'choose' ? { type: 'choose', rev, option, key } : { type: 'back', rev, key });
  }

  #send(message: object): void {
    if (this.#line && this.#opened) this.#line.send(JSON.stringify(message));
  }

  #connect = (): void => {
    if (this.#left || this.status === 'closed') return;
    this.#drop();
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const path = `/ws/${encodeURIComponent(this.table)}?as=${this.as}&lang=${words.language}`;
    const line = this.world.open(`${scheme}//${location.host}${path}`);
    this.#line = line;
    line.onopen = () => {
      this.#opened = true;
    };
    line.onmessage = (event) => {
      if (line === this.#line) this.#hear(event.data);
    };
    line.onclose = () => {
      if (line === this.#line) this.#broken();
    };
  };

  #drop(): void {
    this.#again?.();
    this.#quiet?.();
    this.#silent?.();
    this.#resend?.();
    this.#again = this.#quiet = this.#silent = this.#resend = null;
    this.#checking = false;
    this.#forgetPreviews();
    for (const lost of this.#orders.values()) lost('lost');
    this.#orders.clear();
    const line = this.#line;
    this.#line = null;
    this.#opened = false;
    line?.close();
  }

  /** The line broke: say so at once, and try again, each time after a longer while. */
  #broken(): void {
    this.#drop();
    if (this.#left || this.status === 'closed') return;
    if (this.status === 'live') this.status = 'offline';
    else if (this.#tries > 0) this.status = 'offline';
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#again = this.world.after(longest * (0.5 + this.world.chance() / 2), this.#connect);
  }

  #lost = (): void => {
    if (this.status === 'live') this.status = 'offline';
  };

  /** The network is back: do not wait for the end of the pause, and do not trust a line from before. */
  #wake = (): void => {
    if (this.#left || this.status === 'closed') return;
    this.#tries = 0;
    this.#connect();
  };

  /** Back from a sleeping tab: if the line is gone come back at once, else make sure it still carries. */
  #seen = (): void => {
    if (document.visibilityState !== 'visible' || this.#left || this.status === 'closed') return;
    if (!this.#line) this.#wake();
    else this.#check();
  };

  /** A broken line can look like a quiet one. Whoever looks at the table must not look at an old one. */
  #check = (): void => {
    this.#silent?.();
    this.#silent = null;
    if (!this.#opened || this.#quiet || document.visibilityState !== 'visible') return;
    this.#checking = true;
    this.#send({ type: 'sync' });
    this.#quiet = this.world.after(QUIET, () => {
      this.#quiet = null;
      this.#lost();
      this.#wake();
    });
  };

  #hear(text: string): void {
    this.#quiet?.();
    this.#silent?.();
    this.#quiet = null;
    this.#silent = this.world.after(SILENT, this.#check);
    const message = JSON.parse(text) as Message;
    switch (message.type) {
      case 'full':
        return this.#full(message);
      case 'diff':
        return this.#diff(message);
      case 'info':
        this.info = message.info;
        return;
      case 'done':
        return this.#done(message);
      case 'refused':
        return this.#refuse(message);
      case 'preview':
        return this.#previewed(message);
      case 'closed':
        return this.#end(message);
    }
  }

  #full(message: Full): void {
    const first = this.status !== 'live';
    const known = this.#checking && message.rev === this.rev && message.shown.language === this.shown?.language;
    this.#checking = false;
    if (known && !first && !this.#asking) return void (this.info = message.info);
    if (message.rev !== this.rev) this.#forgetPreviews();
    this.#asking = false;
    this.shown = message.shown;
    this.log = message.log;
    this.info = message.info;
    this.rev = message.rev;
    this.status = 'live';
    this.#tries = 0;
    this.#settle();
    this.#tellLate();
    if (first && this.#doneAt < 0) this.#sendPending();
  }

  #diff(message: Diff): void {
    if (this.shown === null || this.#asking || message.rev <= this.rev) return;
    if (message.rev !== this.rev + 1) return this.sync();
    try {
      this.shown = applied(this.shown, message.ops);
    } catch {
      return this.sync();
    }
    this.#forgetPreviews();
    const { start, lines } = message.log;
    if (lines.length > 0 || start < this.log.length) this.log = [...this.log.slice(0, start), ...lines];
    this.rev = message.rev;
    if (message.facts.length) {
      this.facts = [...this.facts.slice(1 - MOST_FACTS), { rev: message.rev, facts: message.facts }];
    }
    this.#settle();
  }

  /** The choice is on disk. It stays under way until what it did is shown, whichever comes first. */
  #done(message: Done): void {
    if (this.#ordered(message.key, 'done')) return;
    if (this.pending?.key !== message.key) return;
    this.#doneAt = message.rev;
    this.#settle();
  }

  /** Whether an answer was that of a standing order. */
  #ordered(key: string, answer: OrderAnswer): boolean {
    const tell = this.#orders.get(key);
    this.#orders.delete(key);
    tell?.(answer);
    return tell !== undefined;
  }

  #settle(): void {
    if (this.pending && this.#doneAt >= 0 && this.rev >= this.#doneAt) this.#clear();
  }

  #clear(): void {
    this.#resend?.();
    this.#resend = null;
    this.#doneAt = -1;
    this.pending = null;
  }

  /** A refusal without a key came before the table was asked: the key makes it safe to ask again. */
  #refuse(message: Refused): void {
    if (this.#ordered(message.key, message)) return;
    if (message.key === '' && OVERTAKEN.has(message.code)) return this.#forgetPreviews();
    if (message.key === '' && this.pending && this.#doneAt < 0 && this.#sent < MOST_TRIES) {
      this.#resend ??= this.world.after(TRY_PAUSE, () => {
        this.#resend = null;
        this.#sendPending();
      });
      return;
    }
    // Nobody chose: then it was a preview, and not worth a word.
    if (message.key === '' && !this.pending && this.#previews.size > 0) return this.#forgetPreviews();
    if (message.code === 'stale' && this.pending?.key === message.key) {
      this.#late = { choice: this.pending, said: message };
      return this.#clear();
    }
    if (message.key === '' || message.key === this.pending?.key) this.#clear();
    this.#say(message);
  }

  #say(refused: Refused): void {
    this.refused = refused;
    toast(refused.text, 'bad');
  }

  /** Whoever could still choose the same is told that it was not done; a second press of what is over is not. */
  #tellLate(): void {
    const late = this.#late;
    this.#late = null;
    if (!late) return;
    const { kind, option } = late.choice;
    const open = kind === 'back' ? this.shown?.back.can : this.shown?.decision?.options.some((one) => one.id === option);
    if (open) this.#say(late.said);
  }

  #previewed(message: Preview): void {
    const asked = this.#previews.get(message.option);
    if (asked?.rev === message.rev) asked.tell(message);
  }

  #forgetPreviews(): void {
    for (const asked of this.#previews.values()) asked.tell(null);
    this.#previews.clear();
  }

  #end(message: Closed): void {
    if (COME_BACK.has(message.code)) return this.#broken();
    this.closed = message;
    this.status = 'closed';
    this.#clear();
    this.#drop();
  }
}
