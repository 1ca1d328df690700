import type { Action, EditionId, Editions, GameView, Ruleset, SeenGameEvent } from 'runebound-engine';
import {
  type Emote,
  type ErrorValues,
  type FromClient,
  fromServer,
  type Said,
  type SeatInfo,
  version,
} from './protocol.js';

/* A client without a screen: it joins a table, keeps its view, and comes back when the connection was lost. The board, the tests and the
 * measurement use it; it runs in browsers as well as in Node. */

export type View = GameView<EditionId>;

/** What a client knows after one action. */
export interface Heard {
  /** How many actions lie behind it. */
  readonly seq: number;
  /** Whose action it was; `null` where a whole view came. */
  readonly by: number | null;
  /** Whether it may still be taken back, as far as one knows: nobody has learned anything by it. */
  readonly open: boolean;
  readonly events: readonly SeenGameEvent<EditionId>[];
  readonly view: View;
  /** Whether the table is further than that already: the rest is on its way. */
  readonly behind: boolean;
}

/** What is used of the rules. The root of the package has it for both editions; a page may bring those of its table alone. */
export type ClientRules = Pick<Ruleset<Editions[EditionId]>, 'follow' | 'receiveView'>;

/** What is used of a WebSocket, in browsers and in Node. */
interface Socket {
  send(text: string): void;
  close(): void;
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
}

export interface ClientOptions {
  readonly table: string;
  /** The token of a seat; without one, one looks on. */
  readonly token?: string | undefined;
  /** How many of the last actions the server tells first, so that what happened before is known: none if nothing is said. */
  readonly back?: number;
  /** The rules of a view: asked for before the first is read. */
  rulesFor(view: Pick<View, 'edition' | 'modules'>): ClientRules | Promise<ClientRules>;
  /** Opens a socket to the server. */
  connect(): Socket;
  /** Called once it is known who sits where, and again after each reconnection. */
  onJoined?(joined: Said<'joined'>): void;
  /** Called with what happened, and with the first view. */
  onHeard?(heard: Heard): void;
  /** Called when somebody has sat down, has come or gone, says something, or wants to take something back. */
  onTogether?(message: Said<'seats' | 'present' | 'said' | 'take-back'>): void;
  /** Called when the connection is lost or there again, and with errors of the server. */
  onTrouble?(message: string | null, code: string | null, values?: ErrorValues): void;
  /** Called with each message as it came. */
  onText?(text: string): void;
}

/** The server did not carry an action out. */
export class ActionRefusedError extends Error {
  readonly code: string;
  readonly rule: string | null;
  /** The engine's reason with its values apart; `undefined` where there is none. */
  readonly why: Said<'refused'>['why'];
  constructor({ code, rule, message, why }: Said<'refused'>) {
    super(message);
    this.why = why;
    this.code = code;
    this.rule = rule;
  }
}

/** The server said that something is wrong. */
class ServerError extends Error {
  readonly code: string;
  readonly values: ErrorValues | undefined;
  constructor({ code, message, values }: Said<'error'>) {
    super(message);
    this.code = code;
    this.values = values;
  }
}

interface Sent {
  readonly message: Extract<FromClient, { readonly type: 'act' }>;
  resolve(seq: number): void;
  reject(error: Error): void;
}

/** Errors after which it is no use to come back. */
const final = new Set(['version', 'no-table', 'bad-token']);
const shortestWait = 100;
const longestWait = 5000;
/** Milliseconds until what was too much for the server is said again. */
const slowDown = 1000;
/**
 * Milliseconds of silence after which a connection is given up: a network may go without a word. A server says each half minute who is here,
 * and answers an action at once.
 */
const silence = { always: 75_000, asked: 10_000 } as const;

/** An id of an action. Pages that came over plain HTTP from another machine have no `randomUUID`. */
const newId = (): string =>
  [...globalThis.crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-');

export class Client {
  readonly #options: ClientOptions;
  readonly #sent = new Map<string, Sent>();
  #socket: Socket | null = null;
  #heard: Heard | null = null;
  #rules: ClientRules | null = null;
  /** How far the table was when it was joined. */
  #upTo = 0;
  /** Messages are read one after the other. */
  #reading: Promise<void> = Promise.resolve();
  #seats: readonly SeatInfo[] = [];
  #wait = shortestWait;
  /** Why nothing more goes to the server; `null` while something does. */
  #closed: Error | null = null;
  /** Leaves the present connection, and opens another one in a moment. */
  #leave: () => void = () => {};
  #deaf: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#open();
  }

  /** What is known now; `null` before the first view. */
  get heard(): Heard | null {
    return this.#heard;
  }

  get seats(): readonly SeatInfo[] {
    return this.#seats;
  }

  /**
   * Sends an action, and sends it again after a lost connection: the server carries it out once.
   *
   * @returns the number under which it was carried out, once its view is here
   * @throws ActionRefusedError with the rule that forbids it; Error where the server reads no such message, or nobody sits at the table any more
   */
  act(action: Action<EditionId>): Promise<number> {
    if (this.#closed) return Promise.reject(this.#closed);
    const id = newId();
    const message = { type: 'act', id, seq: this.#heard?.seq ?? 0, action } as const;
    return new Promise((resolve, reject) => {
      this.#sent.set(id, { message: message as Sent['message'], resolve, reject });
      if (this.#heard !== null) this.#say(message as Sent['message']);
      this.#listen();
    });
  }

  /** The network is gone, as a browser may know: another connection is tried until one holds. */
  lost(): void {
    this.#leave();
  }

  /** Says a line to everybody at the table, or gives a sign. */
  say(what: { readonly text: string } | { readonly emote: Emote }): void {
    this.#say({ type: 'say', ...what });
  }

  /** Asks everybody to go back to the table as it was after so many actions: before an action of this seat. */
  takeBack(to: number): void {
    if (this.#heard !== null) this.#say({ type: 'take-back', to, seq: this.#heard.seq });
  }

  /** Says whether one agrees to what somebody else wants to take back. */
  consent(seq: number, agree: boolean): void {
    this.#say({ type: 'consent', seq, agree });
  }

  close(): void {
    this.#end(new Error('The table was left.'));
  }

  #end(why: Error): void {
    this.#closed ??= why;
    clearTimeout(this.#deaf);
    this.#socket?.close();
    this.#rejectAll(why);
  }

  /** None of what was sent is answered any more. */
  #rejectAll(why: Error): void {
    for (const { reject } of this.#sent.values()) reject(why);
    this.#sent.clear();
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #sayAgain(): void {
    for (const { message } of this.#sent.values()) this.#say(message);
  }

  /** The server did not read what was said: it does in a moment, unless the connection is another one by then. */
  #sayLater(): void {
    const socket = this.#socket;
    setTimeout(() => socket === this.#socket && this.#sayAgain(), slowDown);
  }

  /** Gives the connection up once it has been silent for too long. */
  #listen(): void {
    clearTimeout(this.#deaf);
    if (!this.#closed)
      this.#deaf = setTimeout(() => this.#leave(), this.#sent.size > 0 ? silence.asked : silence.always);
  }

  #open(): void {
    const socket = this.#options.connect();
    let isLeft = false;
    const left = (): void => {
      if (isLeft) return;
      isLeft = true;
      clearTimeout(this.#deaf);
      this.#socket = null;
      // Over a dead network a socket takes its time to close: nobody waits for that.
      socket.close();
      if (this.#closed) return;
      this.#options.onTrouble?.('The connection is lost; trying again.', null);
      setTimeout(() => !this.#closed && this.#open(), this.#wait);
      this.#wait = Math.min(longestWait, this.#wait * 2);
    };
    this.#leave = left;
    this.#listen();
    socket.onopen = () => {
      // The table was left before anybody answered.
      if (this.#closed || isLeft) return socket.close();
      this.#socket = socket;
      const { table, token, back } = this.#options;
      const after = this.#heard?.seq;
      this.#say({
        type: 'join',
        v: version,
        table,
        ...(token === undefined ? {} : { token }),
        ...(after === undefined ? (back === undefined ? {} : { back }) : { after }),
      });
    };
    socket.onmessage = ({ data }: { readonly data: unknown }) => {
      if (isLeft) return;
      this.#listen();
      const read = this.#reading.then(() => this.#hear(String(data)));
      // What could not be read is reported, and the next message is read all the same.
      this.#reading = read.catch(() => {});
    };
    // What went wrong, `close` says.
    socket.onerror = () => {};
    socket.onclose = left;
  }

  async #hear(text: string): Promise<void> {
    this.#options.onText?.(text);
    const message = fromServer.parse(JSON.parse(text));
    switch (message.type) {
      case 'joined':
        this.#seats = message.seats;
        // Who comes back after a moment sees each step.
        if (this.#heard === null) this.#upTo = message.seq;
        this.#options.onJoined?.(message);
        this.#options.onTrouble?.(null, null);
        // What was on its way when the connection was lost is said again.
        return this.#sayAgain();
      case 'seats':
        this.#seats = message.seats;
        return this.#options.onTogether?.(message);
      case 'present':
      case 'said':
      case 'take-back':
        return this.#options.onTogether?.(message);
      case 'view':
        this.#rules ??= await this.#options.rulesFor(message.view as unknown as View);
        return this.#take({ ...message, by: null, open: true });
      case 'moved': {
        const before = this.#heard;
        // Heard before: nothing new.
        if (before === null || this.#rules === null || message.seq !== before.seq + 1) return;
        const { seq, by, events, frames, chance, open } = message;
        const lying = this.#rules.follow(before.view as never, events as never);
        this.#take({ seq, by, open, events, view: { ...lying, frames, chance } });
        return;
      }
      case 'done':
        this.#wait = shortestWait;
        return this.#answered(message.id)?.resolve(message.seq);
      case 'refused':
        return this.#answered(message.id)?.reject(new ActionRefusedError(message));
      case 'error':
        if (message.code === 'too-fast') this.#sayLater();
        // Which message it was the server cannot say. If it could not read how one joins, it reads nothing else.
        if (message.code === 'bad-message' && this.#heard !== null) this.#rejectAll(new ServerError(message));
        else if (message.code === 'bad-message' || final.has(message.code))
          this.#end(new ServerError(message));
        this.#options.onTrouble?.(message.message, message.code, message.values);
    }
  }

  #take({
    seq,
    by,
    open,
    events,
    view,
  }: Pick<Heard, 'seq' | 'by' | 'open'> & { events: readonly object[]; view: object }): void {
    const before = this.#heard?.view ?? null;
    // All goes well: should the connection be lost, it is tried again soon.
    this.#wait = shortestWait;
    const read = (this.#rules as ClientRules).receiveView(before as never, view);
    this.#heard = {
      seq,
      by,
      open,
      events: events as Heard['events'],
      view: read as View,
      behind: seq < this.#upTo,
    };
    this.#options.onHeard?.(this.#heard);
  }

  #answered(id: string): Sent | undefined {
    const sent = this.#sent.get(id);
    this.#sent.delete(id);
    this.#listen();
    return sent;
  }
}
