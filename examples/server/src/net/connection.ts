import type { WebSocket } from '@fastify/websocket';
import { z } from 'zod';
import type { Move } from '../game/game.js';
import { type FromClient, type FromServer, fromClient, type Said, version } from '../protocol.js';
import type { House } from '../tables/house.js';
import { ActionRefused, Refused } from '../tables/refused.js';
import { seatOf } from '../tables/seats.js';
import type { LiveTable, Step } from '../tables/table.js';
import type { Bucket } from './limits.js';
import { movedOf, textOf, viewOf } from './telling.js';

/** Reasons for which the server hangs up, as WebSockets number them. */
const hangUp = { policy: 1008, tooBig: 1009, fault: 1011 } as const;
/** A message of more bytes is not read. */
export const longestMessage = 16_384;
/** Whoever hears so slowly that so many bytes wait is hung up on, and may come back with the last `seq`. */
const mostWaiting = 4_194_304;
/** So many messages may be turned away as too many before the server hangs up. */
const mostTurnedAway = 50;

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
  #place: Place | null = null;
  #joined = false;
  #turnedAway = 0;

  constructor(socket: WebSocket, house: House, buckets: readonly Bucket[], log: (error: unknown) => void) {
    this.#socket = socket;
    this.#house = house;
    this.#buckets = buckets;
    this.#log = log;
    socket.on('message', (data, isBinary) => void this.#hear(data as Buffer, isBinary));
    socket.on('close', () => this.#place?.leave());
    // A broken frame: the socket closes by itself.
    socket.on('error', () => {});
  }

  #say(message: FromServer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostWaiting) this.#socket.terminate();
    else this.#socket.send(textOf(message));
  }

  #error(code: string, message: string, close?: number): void {
    this.#say({ type: 'error', code, message });
    if (close !== undefined) this.#socket.close(close, code);
  }

  async #hear(data: Buffer, isBinary: boolean): Promise<void> {
    if (!this.#buckets.every((bucket) => bucket.take())) {
      const enough = ++this.#turnedAway > mostTurnedAway;
      return this.#error(
        'too-fast',
        'Too many messages: this one was not read.',
        enough ? hangUp.policy : undefined,
      );
    }
    if (data.length > longestMessage)
      return this.#error('too-big', `A message has ${longestMessage} bytes at most.`, hangUp.tooBig);
    try {
      const message = isBinary ? null : this.#read(data.toString());
      if (message === null) return this.#error('not-json', 'A message is JSON, as text.');
      if (message.type === 'join') await this.#join(message);
      else await this.#act(message);
    } catch (error) {
      if (error instanceof z.ZodError) return this.#error('bad-message', z.prettifyError(error));
      if (error instanceof Refused) return this.#error(error.code, error.message);
      this.#log(error);
      this.#error('fault', 'The server failed; nothing was done.', hangUp.fault);
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
    return fromClient.parse(value);
  }

  async #join({ v, table: id, token, after }: Extract<FromClient, { type: 'join' }>): Promise<void> {
    if (v !== version) throw new Refused('version', `This server speaks version ${version}, not ${v}.`);
    if (this.#joined) throw new Refused('joined', 'This connection has joined a table already.');
    this.#joined = true;
    try {
      const table = await this.#house.table(id);
      const seat = token === undefined ? null : seatOf(table.kept.seats, token);
      if (token !== undefined && seat === null)
        throw new Refused('bad-token', 'This token opens no seat here.');
      const seats = table.kept.seats.map(({ name, is }) => ({ name, is }));
      this.#say({ type: 'joined', v: version, table: id, seat, seats });
      await this.#bringUp(table, seat, after);
    } catch (error) {
      this.#joined = false;
      throw error;
    }
  }

  /** Tells what was missed, or all that may be known, and from now on what happens. */
  async #bringUp(table: LiveTable, seat: number | null, after: number | undefined): Promise<void> {
    const missed = after === undefined ? null : table.stepsAfter(after);
    if (missed === null) this.#say(viewOf(table.now, seat));
    else for (const step of missed) this.#say(movedOf(step, seat));
    const leave = table.subscribe((step: Step) => this.#say(movedOf(step, seat)));
    this.#place = { table, seat, leave };
    if (this.#socket.readyState !== this.#socket.OPEN) leave();
  }

  async #act({ id, seq, action }: Extract<FromClient, { type: 'act' }>): Promise<void> {
    if (this.#place === null) throw new Refused('not-joined', 'Join a table first.');
    const { table, seat } = this.#place;
    try {
      if (seat === null) throw new ActionRefused('watching', 'Who looks on has no actions.');
      const done = await table.act(seat, id, seq, action as unknown as Move);
      this.#say({ type: 'done', id, seq: done });
    } catch (error) {
      if (!(error instanceof ActionRefused)) throw error;
      const { code, rule, message } = error;
      const refused: Said<'refused'> = { type: 'refused', id, seq: table.now.seq, code, rule, message };
      this.#say(refused);
    }
  }
}
