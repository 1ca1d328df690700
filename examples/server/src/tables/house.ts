import { randomSeed } from 'runebound-engine';
import { Bots } from '../bots/bots.js';
import { type Pace, playBots } from '../bots/playing.js';
import { begin, type Options } from '../game/game.js';
import type { SeatInfo } from '../protocol.js';
import type { Database } from '../store/database.js';
import { Store } from '../store/store.js';
import { lastSteps } from './load.js';
import { Refused } from './refused.js';
import { hashOf, newId, newToken } from './seats.js';
import { LiveTable, type Step } from './table.js';

export interface HouseRules extends Pace {
  /** How many games may go on at once. */
  readonly mostTables: number;
  /** After so many milliseconds a table that nobody watches is put away; it is in the database. */
  readonly idle: number;
  /** A table at which nothing was done for so many days is thrown away. */
  readonly keepDays: number;
}

/** A table that was just opened: the only time that tokens are told. */
export interface OpenedTable {
  readonly id: string;
  /** The token of each person's seat; `null` for a bot's. */
  readonly tokens: readonly (string | null)[];
}

/** The bots of a table listen always; more than they are people. */
const ownListeners = 1;

interface Laid {
  readonly table: LiveTable;
  readonly stopBots: () => void;
}

/** All tables of this server: those that are played at are in memory, all are in the database. */
export class House {
  readonly #store: Store;
  readonly #rules: HouseRules;
  readonly #bots = new Bots();
  readonly #laid = new Map<string, Promise<Laid>>();
  readonly #log: (error: unknown) => void;
  readonly #sweeping: NodeJS.Timeout;

  private constructor(store: Store, rules: HouseRules, log: (error: unknown) => void) {
    this.#store = store;
    this.#rules = rules;
    this.#log = log;
    this.#sweeping = setInterval(() => void this.#sweep().catch(log), Math.min(rules.idle, 60_000)).unref();
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
   * @throws EngineError for options that no game can be created from; Refused if there are too many tables
   */
  async openTable(options: Options, seats: readonly SeatInfo[]): Promise<OpenedTable> {
    if ((await this.#store.countOpen()) >= this.#rules.mostTables)
      throw new Refused('too-many-tables', `${this.#rules.mostTables} games go on here: no more fit in.`);
    const seed = randomSeed();
    const first = begin(options, seed);
    const tokens = seats.map(({ is }) => (is === 'person' ? newToken() : null));
    const kept = {
      id: newId(),
      options,
      seed,
      seats: seats.map(({ name, is }, at) => {
        const token = tokens[at] ?? null;
        return { name, is, tokenHash: token === null ? null : hashOf(token) };
      }),
    };
    await this.#store.open(kept);
    const setup: Step = { seq: 0, by: null, here: true, ...first };
    this.#laid.set(kept.id, Promise.resolve(this.#lay(new LiveTable(this.#store, kept, [setup]))));
    return { id: kept.id, tokens };
  }

  /** The table of an id. @throws Refused if there is none */
  async table(id: string): Promise<LiveTable> {
    const laying = this.#laid.get(id) ?? this.#load(id);
    this.#laid.set(id, laying);
    laying.catch(() => this.#laid.delete(id));
    const { table } = await laying;
    table.touched = Date.now();
    return table;
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    for (const laying of this.#laid.values()) (await laying).stopBots();
    this.#bots.close();
  }

  async #load(id: string): Promise<Laid> {
    const kept = await this.#store.find(id);
    if (kept === null) throw new Refused('no-table', 'There is no table of this id.');
    return this.#lay(new LiveTable(this.#store, kept, await lastSteps(this.#store, kept)));
  }

  #lay(table: LiveTable): Laid {
    return { table, stopBots: playBots(table, this.#bots, this.#rules, this.#log) };
  }

  /** Another server, or this one, has carried out an action. */
  #told(text: string): void {
    const [id = '', seq] = text.split(' ');
    void this.#laid
      .get(id)
      ?.then(({ table }) => (table.now.seq < Number(seq) ? table.catchUp() : undefined))
      .catch(this.#log);
  }

  #catchUp(): void {
    for (const laying of this.#laid.values())
      void laying.then(({ table }) => table.catchUp()).catch(this.#log);
  }

  /** Puts tables away that nobody needs in memory, and throws old ones away. */
  async #sweep(): Promise<void> {
    for (const [id, laying] of this.#laid) {
      const { table, stopBots } = await laying;
      if (table.listeners > ownListeners || Date.now() - table.touched < this.#rules.idle) continue;
      stopBots();
      this.#laid.delete(id);
      this.#bots.forget(id);
    }
    await this.#store.forget(new Date(Date.now() - this.#rules.keepDays * 86_400_000));
  }
}
