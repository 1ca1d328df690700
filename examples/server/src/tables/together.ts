import type { Emote, FromServer } from '../protocol.js';

/* What people at a table have to do with each other beside the game: who is here, what is said, and what one of them wants to take back. */

/** What servers tell each other of that. */
export type Talk =
  /** Who is connected to one server. A greeting asks the others for the same. */
  | {
      readonly is: 'here';
      readonly server: string;
      readonly seats: readonly number[];
      readonly watching: number;
      readonly greeting: boolean;
    }
  | { readonly is: 'said'; readonly seat: number; readonly text?: string; readonly emote?: Emote }
  | ({ readonly is: 'asked' } & TakeBack)
  | { readonly is: 'consent'; readonly by: number; readonly seq: number; readonly agree: boolean }
  /** Somebody has sat down: the database knows who. */
  | { readonly is: 'seats' };

/** A wish to have the table as it was after `to` actions; `seq` lie behind it now. */
export interface TakeBack {
  readonly by: number;
  readonly to: number;
  readonly seq: number;
  /** The seats that have not agreed yet. */
  readonly waiting: readonly number[];
}

/** Milliseconds after which a server that said nothing has nobody at its tables. */
const silence = 90_000;

interface Guests {
  readonly seats: readonly number[];
  readonly watching: number;
  readonly at: number;
}

/** The people at one table, as far as this server knows. */
export class Together {
  readonly #server: string;
  readonly #tell: (talk: Talk) => void;
  readonly #onAgreed: (ask: TakeBack) => void;
  readonly #listeners = new Set<(message: FromServer) => void>();
  /** Those who are connected to this server: each by its seat, `null` for looking on. */
  readonly #own = new Set<{ readonly seat: number | null }>();
  readonly #others = new Map<string, Guests>();
  #asked: TakeBack | null = null;

  /**
   * @param server - what this server is called among those at one database
   * @param tell - tells the other servers
   * @param onAgreed - called once nobody is left who has to agree
   */
  constructor(server: string, tell: (talk: Talk) => void, onAgreed: (ask: TakeBack) => void) {
    this.#server = server;
    this.#tell = tell;
    this.#onAgreed = onAgreed;
  }

  /** What is to be taken back, and waits for consent. */
  get asked(): TakeBack | null {
    return this.#asked;
  }

  /** Calls a listener with each message to those at the table, until the function that it returns is called. */
  listen(listener: (message: FromServer) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Somebody is here, until the function that it returns is called. */
  enter(seat: number | null): () => void {
    const guest = { seat };
    const isFirst = this.#own.size === 0;
    this.#own.add(guest);
    this.announce(isFirst);
    return () => {
      this.#own.delete(guest);
      this.announce(false);
    };
  }

  /** Tells everybody who is connected to this server. */
  announce(greeting: boolean): void {
    const seats = [...this.#own].flatMap(({ seat }) => seat ?? []);
    const watching = this.#own.size - seats.length;
    this.#tell({ is: 'here', server: this.#server, seats: [...new Set(seats)], watching, greeting });
    this.#changed();
  }

  /** Somebody has come or gone: who has gone need not agree to anything. */
  #changed(): void {
    const present = this.present();
    this.say(present);
    const ask = this.#asked;
    const waiting = ask?.waiting.filter((seat) => present.seats.includes(seat)) ?? [];
    if (ask !== null && waiting.length < ask.waiting.length) this.#wait({ ...ask, waiting });
  }

  /** Says again who is here, where somebody is, and forgets servers that have fallen silent. */
  refresh(): void {
    if (this.#own.size === 0) return;
    for (const [name, { at }] of this.#others) if (Date.now() - at > silence) this.#others.delete(name);
    this.announce(false);
  }

  /** Who is here, at whichever server. */
  present(): Extract<FromServer, { type: 'present' }> {
    const own = [...this.#own].flatMap(({ seat }) => seat ?? []);
    const others = [...this.#others.values()];
    const seats = new Set([...own, ...others.flatMap(({ seats }) => seats)]);
    const watching = others.reduce((sum, { watching }) => sum + watching, this.#own.size - own.length);
    return { type: 'present', seats: [...seats].sort((a, b) => a - b), watching };
  }

  say(message: FromServer): void {
    for (const listener of [...this.#listeners]) listener(message);
  }

  /** Somebody says a line, or gives a sign. */
  speak(seat: number, words: { readonly text: string } | { readonly emote: Emote }): void {
    const talk = { is: 'said', seat, ...words } as const;
    this.#tell(talk);
    this.hear(talk);
  }

  /** Asks everybody else who is here to take something back. */
  ask(by: number, to: number, seq: number): void {
    const waiting = this.present().seats.filter((seat) => seat !== by);
    const talk = { is: 'asked', by, to, seq, waiting } as const;
    this.#tell(talk);
    this.hear(talk);
  }

  consent(by: number, seq: number, agree: boolean): void {
    const talk = { is: 'consent', by, seq, agree } as const;
    this.#tell(talk);
    this.hear(talk);
  }

  /** What was asked is settled. */
  settle(how: 'agreed' | 'declined' | 'moved-on'): void {
    if (this.#asked === null) return;
    this.#asked = null;
    this.say({ type: 'take-back', ask: null, how });
  }

  /** Hears what this server or another one tells. */
  hear(talk: Talk): void {
    switch (talk.is) {
      case 'here': {
        const { server, seats, watching, greeting } = talk;
        if (server === this.#server) return;
        this.#others.set(server, { seats, watching, at: Date.now() });
        if (greeting && this.#own.size > 0) return this.announce(false);
        return this.#changed();
      }
      case 'said': {
        const { is: _, ...words } = talk;
        return this.say({ type: 'said', ...words });
      }
      case 'asked': {
        const { is: _, ...ask } = talk;
        return this.#wait(ask);
      }
      case 'consent': {
        const ask = this.#asked;
        if (ask === null || ask.seq !== talk.seq || !ask.waiting.includes(talk.by)) return;
        if (!talk.agree) return this.settle('declined');
        return this.#wait({ ...ask, waiting: ask.waiting.filter((seat) => seat !== talk.by) });
      }
    }
  }

  #wait(ask: TakeBack): void {
    this.#asked = ask;
    this.say({ type: 'take-back', ask: { ...ask, waiting: [...ask.waiting] }, how: null });
    if (ask.waiting.length === 0) this.#onAgreed(ask);
  }
}
