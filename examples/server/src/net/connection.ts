import type { WebSocket } from '@fastify/websocket';
import { z } from 'zod';
import type { Move } from '../game/game.js';
import {
  type ErrorValues,
  type FromClient,
  type FromServer,
  fromClient,
  type Said,
  version,
} from '../protocol.js';
import type { House } from '../tables/house.js';
import { ActionRefused, Refused } from '../tables/refused.js';
import { seatOf } from '../tables/seats.js';
import type { LiveTable, Step } from '../tables/table.js';
import { Bucket } from './limits.js';
import { movedOf, textOf, viewOf } from './telling.js';
import { lineOf, mustBePlain } from './text.js';

/** Reasons for which the server hangs up, as WebSockets number them. */
const hangUp = { policy: 1008, tooBig: 1009, fault: 1011 } as const;
/** A message of more bytes is not read. */
export const longestMessage = 16_384;
/** A client for which so many bytes wait unsent is hung up on, and may come back with the last `seq`. */
const mostWaiting = 524_288;
/** So many messages and control frames may be turned away as too many before the server hangs up. */
const mostTurnedAway = 50;
/** So many more may come before a client that does not say good-bye is cut off: they were on their way. */
const mostAfterwards = 1000;
/** So many messages of one socket are worked on at once: more of them wait for a database that is slow. */
const mostAtWork = 32;
/** Lines and signs a second that one may say, and so many at once. */
const talking = { perSecond: 0.5, atOnce: 5 } as const;
/** Milliseconds between two questions whether a client is still there. */
const heartbeat = 30_000;

/** What a WebSocket is opened with. A client needs none of what these forbid. */
export const socketOptions = {
  // Beyond this a message is not even received; a shorter one that is too long is answered first.
  maxPayload: longestMessage * 4,
  // Each piece of a message costs memory of its own, however short it is.
  maxFragments: 64,
  maxBufferedChunks: 1024,
  // Answers to pings are counted, and looked at before they are sent: see `#ping`.
  autoPong: false,
  // A client that was hung up on and does not say good-bye is cut off.
  closeTimeout: 3000,
} as const;

interface Place {
  readonly table: LiveTable;
  readonly seat: number | null;
  readonly leave: () => void;
}

/** One socket: hears a client, and tells it what its seat may know. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #buckets: readonly Bucket[];
  readonly #log: (error: unknown) => void;
  readonly #talking = new Bucket(talking.perSecond, talking.atOnce);
  #place: Place | null = null;
  #joined = false;
  #turnedAway = 0;
  #atWork = 0;
  #isThere = true;

  constructor(socket: WebSocket, house: House, buckets: readonly Bucket[], log: (error: unknown) => void) {
    this.#socket = socket;
    this.#house = house;
    this.#buckets = buckets;
    this.#log = log;
    const beating = setInterval(() => this.#beat(), heartbeat);
    socket.on('message', (data, isBinary) => void this.#hear(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#ping(data));
    socket.on('pong', () => {
      this.#isThere = true;
      this.#counted();
    });
    socket.on('close', () => {
      clearInterval(beating);
      this.#place?.leave();
    });
    // A broken frame: the socket closes by itself.
    socket.on('error', () => {});
  }

  /** A client that did not answer since the last beat is gone, though nobody said so; one that joined no table since then has no business here. */
  #beat(): void {
    if (!this.#isThere) return this.#socket.terminate();
    if (!this.#joined) return this.#error('not-joined', 'No table was joined in time.', hangUp.policy);
    this.#isThere = false;
    this.#socket.ping();
  }

  /** Answers a ping, which is a frame like any other: counted, and not answered to a client that reads no answers. */
  #ping(data: Buffer): void {
    if (this.#counted() && this.#keepsUp()) this.#socket.pong(data);
  }

  /** Whether one more frame of this client is heard: none is after the server hung up, which it does on a client that goes on sending too many. */
  #counted(): boolean {
    if (!this.#isOpen()) {
      if (++this.#turnedAway > mostTurnedAway + mostAfterwards) this.#socket.terminate();
      return false;
    }
    if (this.#atWork < mostAtWork && this.#buckets.every((bucket) => bucket.take())) return true;
    if (++this.#turnedAway > mostTurnedAway)
      this.#error('too-fast', 'Too many messages: the server hangs up.', hangUp.policy);
    return false;
  }

  /** Whether this client reads what it is sent. If it does not, the connection is cut, and what waits unsent is gone with it. */
  #keepsUp(): boolean {
    if (this.#socket.bufferedAmount <= mostWaiting) return true;
    this.#socket.terminate();
    return false;
  }

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #say(message: FromServer): void {
    if (this.#isOpen() && this.#keepsUp()) this.#socket.send(textOf(message));
  }

  #error(code: string, message: string, close?: number, values?: ErrorValues): void {
    this.#say({ type: 'error', code, message, ...(values && { values }) });
    if (close !== undefined) this.#socket.close(close, code);
  }

  async #hear(data: Buffer, isBinary: boolean): Promise<void> {
    if (!this.#counted()) return this.#error('too-fast', 'Too many messages: this one was not read.');
    if (data.length > longestMessage)
      return this.#error('too-big', `A message has ${longestMessage} bytes at most.`, hangUp.tooBig, {
        most: longestMessage,
      });
    this.#atWork++;
    try {
      const message = isBinary ? null : this.#read(data.toString());
      if (message === null) return this.#error('not-json', 'A message is JSON, as text.');
      if (message.type === 'join') await this.#join(message);
      else if (message.type === 'act') await this.#act(message);
      else this.#talk(message);
    } catch (error) {
      if (error instanceof z.ZodError) return this.#error('bad-message', z.prettifyError(error));
      if (error instanceof Refused) return this.#error(error.code, error.message, undefined, error.values);
      this.#log(error);
      this.#error('fault', 'The server failed. Come back and say it again: it is done once.', hangUp.fault);
    } finally {
      this.#atWork--;
    }
  }

  /** A message that was understood; `null` for what is no JSON. */
  #read(text: string): FromClient | null {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return null;
    }
    mustBePlain(value, 'bad-message');
    return fromClient.parse(value);
  }

  async #join({
    v,
    table: id,
    token,
    after,
    back = 0,
  }: Extract<FromClient, { type: 'join' }>): Promise<void> {
    if (v !== version)
      throw new Refused('version', `This server speaks version ${version}, not ${v}.`, { version, v });
    if (this.#joined) throw new Refused('joined', 'This connection has joined a table already.');
    this.#joined = true;
    try {
      const table = await this.#house.table(id);
      const seat = token === undefined ? null : seatOf(table.seats, token);
      if (token !== undefined && seat === null)
        throw new Refused('bad-token', 'This token opens no seat here.');
      if (seat !== null) this.#house.satDown(table);
      this.#say({ type: 'joined', v: version, table: id, seat, seq: table.now.seq, seats: table.sitting });
      this.#bringUp(table, seat, after, back);
    } catch (error) {
      this.#joined = false;
      throw error;
    }
  }

  /** Tells what was missed, or all that may be known after the last actions but so many, and from then on what happens. */
  #bringUp(table: LiveTable, seat: number | null, after: number | undefined, back: number): void {
    let missed = after === undefined ? null : table.stepsAfter(after);
    if (missed === null) {
      const [first, ...later] = table.lastSteps(back + 1);
      this.#say(viewOf(first, seat));
      missed = later;
    }
    for (const step of missed) this.#say(movedOf(step, seat));
    const stop = table.subscribe((step: Step) => this.#say(movedOf(step, seat)));
    const { together } = table;
    const { asked } = together;
    if (asked !== null)
      this.#say({ type: 'take-back', ask: { ...asked, waiting: [...asked.waiting] }, how: null });
    const unlisten = together.listen((message) => this.#say(message));
    const goneFrom = together.enter(seat);
    const leave = (): void => {
      stop();
      unlisten();
      goneFrom();
    };
    this.#place = { table, seat, leave };
    if (!this.#isOpen()) leave();
  }

  /** What is said to the others, and what they agree to. */
  #talk(message: Exclude<FromClient, { type: 'join' | 'act' }>): void {
    if (this.#place === null) throw new Refused('not-joined', 'Join a table first.');
    const { table, seat } = this.#place;
    if (seat === null) throw new Refused('watching', 'Spectators cannot talk.');
    if (message.type === 'consent') return table.together.consent(seat, message.seq, message.agree);
    if (!this.#talking.take()) throw new Refused('talking', 'That was much at once: say it in a moment.');
    if (message.type === 'take-back') {
      const { to, seq } = message;
      table.mayTakeBack(seat, to, seq);
      return table.together.ask(seat, to, seq);
    }
    if (message.emote !== undefined) return table.together.speak(seat, { emote: message.emote });
    const text = lineOf(message.text ?? '');
    if (text === null) throw new Refused('no-text', 'There is nothing to see in this line.');
    table.together.speak(seat, { text });
  }

  async #act({ id, seq, action }: Extract<FromClient, { type: 'act' }>): Promise<void> {
    if (this.#place === null) throw new Refused('not-joined', 'Join a table first.');
    const { table, seat } = this.#place;
    try {
      if (seat === null) throw new ActionRefused('watching', 'Spectators cannot act.');
      const done = await table.act(seat, id, seq, action as unknown as Move);
      this.#say({ type: 'done', id, seq: done });
    } catch (error) {
      if (!(error instanceof ActionRefused)) throw error;
      const { code, rule, message, why } = error;
      const { seq: now } = table.now;
      const refused: Said<'refused'> = {
        type: 'refused',
        id,
        seq: now,
        code,
        rule,
        message,
        ...(why && { why }),
      };
      this.#say(refused);
    }
  }
}
