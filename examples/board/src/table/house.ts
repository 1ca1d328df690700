import type { EditionId } from 'runebound-engine';
import { randomSeed } from 'runebound-engine/kernel';
import { createTable } from 'runebound-engine/table';
import { type Advice, adviceOf } from '../bots/advice.js';
import { type AnyTable, type Chooser, choosers } from '../bots/bots.js';
import { openMinds } from '../bots/minds.js';
import { answers, inspect, openRules, rulesOf, viewFor } from '../editions/rules.js';
import type { SeenGame } from '../ending/past.js';
import type { Line, Look, Move, Seat, View } from './client.js';
import { type Played, playedAt } from './played.js';
import { type Options, readSaved, savedText } from './saved.js';
import { type SeenAt, type Teller, tellerFor } from './teller.js';

/** What a game is begun with. */
export interface Setting {
  readonly options: Options;
  readonly seats: readonly Seat[];
}

/** What a seat receives: its view, and the events that it does not have yet. */
export interface News {
  readonly look: Look;
  readonly lines: readonly Line[];
}

/** Everything on the table, for any viewer: views that differ in more than their viewer hide something. */
const lying = ({ viewer: _, ...rest }: View): string => JSON.stringify(rest);

/** The rules that options name, once they and the minds of their edition are here. */
async function rulesFor(options: Options): Promise<{ readonly edition: EditionId; readonly ruleset: never }> {
  const { edition = 'second-edition' } = options;
  await Promise.all([openRules(edition), openMinds(edition)]);
  const modules = 'scenario' in options ? [options.scenario] : (options.modules ?? []);
  return { edition, ruleset: rulesOf(edition).rulesetFor({ modules }) as never };
}

/**
 * Keeps the game: the whole state is here and nowhere else. It lives in a worker, as it would live on a server, so that a page has
 * only what its seat may know.
 */
export class House {
  readonly seats: readonly Seat[];
  readonly #options: Options;
  readonly #table: AnyTable;
  readonly #choose: Chooser;
  readonly #tellers = new Map<number | null, Teller>();
  #played: { readonly of: unknown; readonly steps: readonly Played[] } | null = null;

  private constructor(edition: EditionId, seats: readonly Seat[], options: Options, table: unknown) {
    this.seats = seats;
    this.#options = options;
    this.#table = table as AnyTable;
    this.#choose = choosers(edition, seats, JSON.stringify(options));
  }

  /** Lays a new table. */
  static async open({ options, seats }: Setting): Promise<House> {
    const { edition, ruleset } = await rulesFor(options);
    return new House(edition, seats, options, createTable({ ruleset, options: options as never }));
  }

  /** Goes on from a game that was kept. */
  static async resume(text: string): Promise<House> {
    const { record, seats } = readSaved(text);
    const { edition, ruleset } = await rulesFor(record.options);
    return new House(edition, seats, record.options, createTable({ ruleset, from: record as never }));
  }

  /** What this game was begun with, and who sits where. */
  get setting(): Setting {
    return { options: this.#options, seats: this.seats };
  }

  /** Who is asked; `null` once the game is over. */
  get asked(): number | null {
    const actor = this.#table.getSnapshot().decision?.actor;
    return typeof actor === 'number' ? actor : null;
  }

  /** How many actions of players lie behind the present state. */
  get steps(): number {
    return this.#steps.length - 1;
  }

  get #steps(): readonly Played[] {
    const of = this.#table.getSnapshot();
    if (this.#played?.of !== of) this.#played = { of, steps: playedAt(this.#table) };
    return this.#played.steps;
  }

  #at(step: number): Played {
    const played = this.#steps[step];
    if (played === undefined) throw new Error(`There is no step ${step}.`);
    return played;
  }

  #seenAt(step: number, eyes: number | null): SeenAt {
    const { events, at } = this.#at(step);
    return { events: this.#table.ruleset.eventsFor(events, eyes), view: viewFor(this.#table.at(at), eyes) };
  }

  /** What a seat sees, and the story from a step on; with `at` as it was after so many actions, `open` as
   * everybody may see it, hands face down. */
  news(viewer: number | null, since: number, at: number | null = null, open = false): News {
    const { canUndo, canRedo, decision } = this.#table.getSnapshot();
    const { steps } = this;
    const step = at ?? steps;
    const { at: then, by } = this.#at(step);
    const state = this.#table.at(then);
    const eyes = open ? null : viewer;
    const { events, view: seen } = this.#seenAt(step, eyes);
    const view: View = { ...seen, viewer };
    const byPerson = typeof by === 'number' && this.seats[by]?.is === 'person';
    const look: Look = {
      viewer,
      view,
      step,
      steps,
      over: decision === null,
      events,
      // A player who takes a bot's action back sees the bot do it again. A game on a server stands as it ended: nobody here rolls its dice.
      canUndo: at === null && canUndo && byPerson && this.#options.chance !== 'manual',
      canRedo: at === null && canRedo,
      secret: viewer !== null && lying(view) !== lying(viewFor(state, null)),
    };
    return { look, lines: this.#tellerOf(eyes).lines(since, step) };
  }

  /**
   * Whether a seat can answer with what everybody sees: inside a combat, where no card of its hand is among the answers. People at one
   * device need not pass it on then.
   */
  answersOpenly(seat: number): boolean {
    const { state } = this.#table.getSnapshot();
    if (inspect(state).combat === null) return false;
    const shown = { ...viewFor(state, null), viewer: seat };
    return JSON.stringify(answers(viewFor(state, seat), seat)) === JSON.stringify(answers(shown, seat));
  }

  #tellerOf(viewer: number | null): Teller {
    const known = this.#tellers.get(viewer);
    if (known) return known;
    const names = this.seats.map(({ name }) => name);
    const made = tellerFor((step) => this.#seenAt(step, viewer), names);
    this.#tellers.set(viewer, made);
    return made;
  }

  act(action: Move, by: number): void {
    this.#table.act(action, { by });
  }

  undo(): void {
    this.#table.undo();
    for (const teller of this.#tellers.values()) teller.forget(this.steps);
  }

  redo(): void {
    this.#table.redo();
  }

  /** Lets bots play while it is theirs, so many actions at most. */
  playBots(most: number): void {
    for (let played = 0; played < most; played++) {
      const { asked } = this;
      if (asked === null || this.seats[asked]?.is !== 'bot') return;
      this.act(this.#choose(this.#table, asked), asked);
    }
  }

  /** What a bot would do in this seat. */
  advise(player: number): Advice {
    const view = viewFor(this.#table.getSnapshot().state, player);
    return adviceOf(view, this.#choose(this.#table, player));
  }

  /** The game as a seat saw it, to be told after its end; `open` as in `news`. @throws while the game goes on */
  seenBy(viewer: number | null, open: boolean): SeenGame {
    if (this.#table.getSnapshot().state.outcome === null) throw new Error('The game is not over.');
    const eyes = open ? null : viewer;
    return {
      first: 0,
      steps: this.steps + 1,
      view: (step) => this.#seenAt(step, eyes).view,
      events: (step) => this.#seenAt(step, eyes).events,
    };
  }

  /** Another table with the same players and the same setting, and with dice of its own. */
  another(): Promise<House> {
    const { chance: _, ...options } = this.#options;
    return House.open({ seats: this.seats, options: { ...options, seed: randomSeed() } as Options });
  }

  /** The game as text, with who sits where. */
  saved(): string {
    const actions = this.#table.getSnapshot().log.flatMap(({ action }) => (action === null ? [] : [action]));
    return savedText({ seats: this.seats, record: { options: this.#options, actions, checkpoints: [] } });
  }
}
