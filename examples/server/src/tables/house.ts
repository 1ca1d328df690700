import { randomUUID } from 'node:crypto';
import { type EditionId, randomSeed } from 'runebound-engine';
import { Bots } from '../bots/bots.js';
import { type Pace, playBots } from '../bots/playing.js';
import { strengths, usual } from '../bots/strengths.js';
import { begin, type Options } from '../game/game.js';
import type { SeatInfo } from '../protocol.js';
import type { Database } from '../store/database.js';
import { type KeptTable, Store } from '../store/store.js';
import { lastSteps } from './load.js';
import { fileOf } from './record.js';
import { noTable, Refused } from './refused.js';
import { hashOf, isId, newId, newToken } from './seats.js';
import { LiveTable, type Step } from './table.js';
import { type Talk, Together } from './together.js';

export interface HouseRules extends Pace {
  /** Milliseconds that a bot has to search for a choice. */
  readonly thinking: number;
  /** How many games may go on at once. */
  readonly mostTables: number;
  /** How many tables one address may have opened that are still kept. */
  readonly tablesOfAddress: number;
  /** After so many milliseconds a table that nobody watches is put away; it is in the database. */
  readonly idle: number;
  /** So many milliseconds a table is kept: after it was opened, after somebody sat down or was last there, and after a person acted. */
  readonly keep: { readonly opened: number; readonly satAt: number; readonly played: number };
}

/** A table that was just opened: the only time that tokens are sent. */
export interface OpenedTable {
  readonly id: string;
  /** The token of each person's seat; `null` for a bot's, and for one that is free. */
  readonly tokens: readonly (string | null)[];
}

/** The bots of a table listen always; more than they are people. */
const ownListeners = 1;
/** So many tables the lobby shows. */
const mostListed = 50;

interface Laid {
  readonly table: LiveTable;
  readonly stopBots: () => void;
}

/** @throws Refused if a bot is to play as none of its edition does */
function mustPlaySo(edition: EditionId, seats: readonly SeatInfo[]): void {
  const known: readonly string[] = strengths[edition];
  for (const { strength = usual } of seats)
    if (!known.includes(strength))
      throw new Refused('bad-request', `A bot of ${edition} is ${known.join(' or ')}, not ${strength}.`);
}

/** All tables of this server: those that are played at are in memory, all are in the database. */
export class House {
  readonly #store: Store;
  readonly #rules: HouseRules;
  readonly #bots: Bots;
  readonly #laid = new Map<string, Promise<Laid>>();
  /** The files of games that are over, as long as their tables are in memory: each is made once. */
  readonly #files = new WeakMap<LiveTable, Promise<string>>();
  readonly #log: (error: unknown) => void;
  readonly #sweeping: NodeJS.Timeout;
  readonly #refreshing: NodeJS.Timeout;
  /** What this server is called among those at one database. */
  readonly #name = randomUUID();

  private constructor(store: Store, rules: HouseRules, log: (error: unknown) => void) {
    this.#store = store;
    this.#rules = rules;
    this.#bots = new Bots(rules.thinking);
    this.#log = log;
    this.#sweeping = setInterval(() => void this.sweep().catch(log), Math.min(rules.idle, 60_000)).unref();
    this.#refreshing = setInterval(() => void this.#refresh().catch(log), 30_000).unref();
  }

  static async open(database: Database, rules: HouseRules, log: (error: unknown) => void): Promise<House> {
    const house = new House(new Store(database.sql), rules, log);
    await database.listen(
      (text) => house.#told(text),
      () => house.#catchUp(),
    );
    return house;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#laid.size;
  }

  /**
   * Opens a table and sets its game up.
   *
   * @param seats - who sits where; anybody may sit down at one that is `free`
   * @param listed - whether the lobby shows it
   * @param address - whose table it is, as far as limits go
   * @throws EngineError for options that no game can be created from; Refused if there are too many tables, or a bot of this edition does
   * not play so
   */
  async openTable(
    options: Options,
    seats: readonly SeatInfo[],
    listed: boolean,
    address: string,
  ): Promise<OpenedTable> {
    const { keep, mostTables, tablesOfAddress } = this.#rules;
    const seed = randomSeed();
    const first = begin(options, seed);
    mustPlaySo(first.state.edition, seats);
    const tokens = seats.map(({ is, free }) => (is === 'person' && free !== true ? newToken() : null));
    const kept = {
      id: newId(),
      options,
      seed,
      listed,
      keptUntil: new Date(Date.now() + keep.opened),
      seats: seats.map(({ name, is, strength = usual }, at) => {
        const token = tokens[at] ?? null;
        return { name, is, strength, tokenHash: token === null ? null : hashOf(token) };
      }),
    };
    await this.#store.open(kept, address, { inAll: mostTables, ofAddress: tablesOfAddress });
    this.#laid.set(kept.id, Promise.resolve(this.#lay(kept, [{ seq: 0, by: null, here: true, ...first }])));
    return { id: kept.id, tokens };
  }

  /** The table of an id. @throws Refused if there is none */
  async table(id: string): Promise<LiveTable> {
    if (!isId(id)) throw noTable();
    let laying = this.#laid.get(id);
    if (laying === undefined) {
      laying = this.#load(id);
      this.#laid.set(id, laying);
      // What could not be loaded is tried again by the next who asks.
      laying.catch(() => this.#laid.delete(id));
    }
    const { table } = await laying;
    table.touched = Date.now();
    return table;
  }

  /** The tables of the lobby: the latest ones that were opened for everybody and go on. */
  listed(): Promise<readonly Pick<KeptTable, 'id' | 'options' | 'seats'>[]> {
    // They are read, not laid: a look at the lobby wakes no bots.
    return this.#store.listed(mostListed);
  }

  /**
   * Gives a free seat to somebody.
   *
   * @returns the token of the seat, which nobody gives again
   * @throws Refused if there is no such table, or the seat is not free
   */
  async sit(id: string, seat: number, name: string): Promise<string> {
    const table = await this.table(id);
    const token = newToken();
    if (!(await this.#store.sit(id, seat, name, hashOf(token))))
      throw new Refused('taken', 'Somebody sits at this place, or there is none.');
    await table.readSeats();
    this.satDown(table);
    this.#tell(id, { is: 'seats' });
    return token;
  }

  /**
   * A game that is over, as a file of the board.
   *
   * @throws Refused if there is no such table, the game goes on, or these rules cannot play it again
   */
  async file(id: string): Promise<string> {
    const table = await this.table(id);
    const made = this.#files.get(table);
    if (made !== undefined) return made;
    const making = fileOf(this.#store, table);
    this.#files.set(table, making);
    making.catch(() => this.#files.delete(table));
    return making;
  }

  /** Somebody sat down: the table is kept longer. Nobody waits for that. */
  satDown(table: LiveTable): void {
    table.keepFor(this.#rules.keep.satAt).catch(this.#log);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    clearInterval(this.#refreshing);
    for (const { table, stopBots } of await this.#inMemory()) {
      stopBots();
      // Another version of the server goes on from there.
      await table.keepState().catch(this.#log);
    }
    this.#bots.close();
  }

  /** The tables that are in memory, without those that could not be loaded. */
  async #inMemory(): Promise<readonly Laid[]> {
    const laid = await Promise.allSettled(this.#laid.values());
    return laid.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  async #load(id: string): Promise<Laid> {
    const kept = await this.#store.find(id);
    if (kept === null) throw noTable();
    return this.#lay(kept, await lastSteps(this.#store, kept));
  }

  #lay(kept: KeptTable, steps: readonly Step[]): Laid {
    const together = (table: LiveTable) =>
      new Together(
        this.#name,
        (talk) => this.#tell(kept.id, talk),
        ({ by, to, seq }) => void table.takeBack(by, to, seq).catch(this.#log),
      );
    const table = new LiveTable(this.#store, kept, steps, this.#rules.keep.played, together);
    return { table, stopBots: playBots(table, this.#bots, this.#rules, this.#log) };
  }

  /** Tells other servers; nobody waits for that. */
  #tell(id: string, talk: Talk): void {
    this.#store.tell(id, { ...talk, from: this.#name }).catch(this.#log);
  }

  /** Another server, or this one, has carried out an action, or tells what its people say. */
  #told(text: string): void {
    const at = text.indexOf(' ');
    const rest = text.slice(at + 1);
    void this.#laid
      .get(text.slice(0, at))
      ?.then(({ table }) => {
        if (!rest.startsWith('{')) return table.now.seq < Number(rest) ? table.catchUp() : undefined;
        const { from, ...talk } = JSON.parse(rest) as Talk & { readonly from: string };
        if (from === this.#name) return;
        return talk.is === 'seats' ? table.readSeats() : table.together.hear(talk as Talk);
      })
      .catch(this.#log);
  }

  /** Says again who is at the tables here. */
  async #refresh(): Promise<void> {
    for (const { table } of await this.#inMemory()) table.together.refresh();
  }

  #catchUp(): void {
    for (const laying of this.#laid.values())
      void laying.then(({ table }) => table.catchUp()).catch(this.#log);
  }

  /** Puts tables away that nobody needs in memory, and throws away those whose time is over. A table with people at it is kept. */
  async sweep(): Promise<void> {
    const { idle, keep } = this.#rules;
    for (const laid of await this.#inMemory()) {
      const { table } = laid;
      if (table.listeners > ownListeners) await table.keepFor(keep.satAt);
      else if (Date.now() - table.touched >= idle) this.#putAway(laid);
    }
    for (const id of await this.#store.forget(new Date())) {
      const laying = this.#laid.get(id);
      if (laying !== undefined) this.#putAway(await laying);
    }
  }

  #putAway({ table, stopBots }: Laid): void {
    const { id } = table.kept;
    stopBots();
    this.#laid.delete(id);
    this.#bots.forget(id);
  }
}
