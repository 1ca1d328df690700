import * as secondBots from '../../../src/bots/second-edition/index.js';
import * as thirdBots from '../../../src/bots/third-edition/index.js';
import {
  type Action,
  createTable,
  decision,
  type EditionId,
  eventsFor,
  type GameState,
  type GameTable,
  inspect,
  legalActions,
  rulesetFor,
  viewFor,
} from '../../../src/index.js';
import type { AnyAction, Decision, GameEvent } from '../../../src/kernel/index.js';
import * as second from '../../../src/words/second-edition/index.js';
import * as third from '../../../src/words/third-edition/index.js';
import { sightOfSecondEdition } from './second-edition.js';
import type { Sight, Tells } from './sight.js';
import { withRolls } from './telling.js';
import { texts } from './texts.js';
import { sightOfThirdEdition } from './third-edition.js';

export interface Seat {
  /** The name of the player; `null` for the name of the Hero. */
  readonly name: string | null;
  readonly bot: boolean;
}

type Player = (state: GameState<EditionId>, asked: Decision) => Action<EditionId>;

function botAt(edition: EditionId, seat: number, seed: string): Player {
  const bot = (edition === 'third-edition' ? thirdBots : secondBots).sensibleBot(`${seed}/${seat}`);
  return (state, asked) =>
    bot.choose(
      viewFor(state, seat) as never,
      legalActions(state, seat) as never,
      { player: seat, decision: asked, ruleset: rulesetFor(state) } as never,
    );
}

/** A line of the story, with the number of actions before it. */
export interface Entry extends second.StoryLine {
  readonly step: number;
}

class Chronicle {
  private readonly lines = new Map<number, Entry[]>();
  private readonly read = new Map<number, number>();

  /** @param narrators - one for each person, by seat */
  constructor(private readonly narrators: ReadonlyMap<number, Tells>) {
    for (const seat of narrators.keys()) this.lines.set(seat, []);
  }

  add(events: readonly GameEvent[], state: GameState<EditionId>, step: number): void {
    for (const [seat, narrator] of this.narrators) {
      const seen = eventsFor(events as never, seat);
      const told = [...narrator.tell(seen as readonly GameEvent[], viewFor(state, seat)), ...narrator.rest()];
      this.lines.get(seat)?.push(...told.map((line) => ({ ...line, step })));
    }
  }

  forgetAfter(step: number): void {
    for (const [seat, lines] of this.lines) {
      const kept = lines.filter((line) => line.step <= step);
      this.lines.set(seat, kept);
      this.read.set(seat, Math.min(this.read.get(seat) ?? 0, kept.length));
    }
  }

  all(seat: number): readonly Entry[] {
    return this.lines.get(seat) ?? [];
  }

  news(seat: number): readonly Entry[] {
    const all = this.all(seat);
    const news = all.slice(this.read.get(seat) ?? 0);
    this.read.set(seat, all.length);
    return news;
  }
}

export type AnyTable = GameTable<EditionId>;

/** The catalogues in which a game speaks. */
export type Catalogues = Readonly<Record<EditionId, readonly second.Catalogue[]>>;

const english: Catalogues = { 'second-edition': [], 'third-edition': [] };

export class Game {
  readonly story: Chronicle;
  private readonly players: readonly (Player | null)[];
  readonly words: second.Words | third.Words;
  /** The file in which it was kept last, and the position there. */
  kept: { readonly file: string; readonly state: GameState<EditionId> } | null = null;

  constructor(
    readonly table: AnyTable,
    readonly seats: readonly Seat[],
    readonly seed: string,
    readonly catalogues: Catalogues = english,
  ) {
    const { state, log } = table.getSnapshot();
    const names = seats.map(({ name }) => name ?? '');
    const { [state.edition]: inLanguage } = catalogues;
    const said = {
      catalogues: inLanguage,
      ...(names.every((name) => name === '') ? {} : { players: names }),
    };
    this.words = state.edition === 'third-edition' ? third.words(state, said) : second.words(state, said);
    this.players = seats.map(({ bot }, seat) => (bot ? botAt(state.edition, seat, seed) : null));
    const narrators = seats.flatMap(({ bot }, seat) => (bot ? [] : [[seat, this.narrator()] as const]));
    this.story = new Chronicle(new Map(narrators));
    for (const { events, step } of log) this.story.add(events as readonly GameEvent[], table.at(step), step);
  }

  get state(): GameState<EditionId> {
    return this.table.getSnapshot().state;
  }

  get asked(): Decision | null {
    return this.table.getSnapshot().decision;
  }

  get isFight(): boolean {
    const { combat }: { readonly combat: unknown } = inspect(this.state as never);
    return combat !== null;
  }

  /** Whether people at the keyboard have cards hidden from each other. */
  get hands(): boolean {
    return this.state.players.some((one) => 'hand' in one && one.hand.length > 0);
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? texts().player(seat + 1);
  }

  get people(): readonly number[] {
    return this.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  }

  sight(seat: number, step?: number): Sight {
    const state = step === undefined ? this.state : this.table.at(step);
    return state.edition === 'third-edition'
      ? sightOfThirdEdition(viewFor(state, seat), seat, this.words as third.Words)
      : sightOfSecondEdition(viewFor(state, seat), seat, this.words as second.Words);
  }

  act(action: AnyAction): void {
    const { events, step } = this.table.act(action as never);
    this.story.add(events as readonly GameEvent[], this.state, step);
  }

  playBots(): void {
    for (let asked = this.asked; asked !== null; asked = this.asked) {
      const bot = typeof asked.actor === 'number' ? this.players[asked.actor] : null;
      if (!bot) return;
      this.act(bot(this.state, asked));
    }
  }

  /**
   * Takes back a person's last action and what bots did since.
   *
   * @returns whether that was possible and is done
   */
  undo(): boolean {
    const { table } = this;
    let taken = 0;
    while (table.getSnapshot().canUndo) {
      table.undo();
      taken += 1;
      const actor = this.asked?.actor;
      if (typeof actor === 'number' && this.players[actor] === null) {
        this.story.forgetAfter(table.getSnapshot().step);
        return true;
      }
    }
    for (; taken > 0; taken--) table.redo();
    return false;
  }

  decisionAt(step: number): Decision | null {
    return decision(this.table.at(step));
  }

  narrator(): Tells {
    return this.state.edition === 'third-edition'
      ? (third.createNarrator(this.words as third.Words) as Tells)
      : withRolls(second.createNarrator(this.words as second.Words) as Tells, this.words as second.Words);
  }
}

export const tableOf = (setting: Parameters<typeof createTable>[0]): AnyTable =>
  createTable(setting) as unknown as AnyTable;
