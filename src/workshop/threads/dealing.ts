import { MANY } from '../../bots/search/thinking.js';
import { readTrained, type ScoreOf, type ValueNetwork } from '../../bots/search/trained.js';
import { passThrough, type SearchedGame, type Tree } from '../../bots/search/tree.js';
import * as second from '../../bots/second-edition/search/searched-game.js';
import { standingNames as standingNamesOfSecond } from '../../bots/second-edition/search/standing.js';
import * as third from '../../bots/third-edition/search/searched-game.js';
import { standingNames } from '../../bots/third-edition/search/standing.js';
import type { AnyAction, GameTypes } from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import { rulesetOf as rulesetOfScenario } from '../../third-edition/bundled.js';

/* One thread's part of a search: it plays courses on given deals. */

/** The searching bot's setting. Plain JSON for the threads. */
export interface SpreadSetting {
  readonly edition: 'second-edition' | 'third-edition';
  readonly seed: string | number;
  /** Judges positions instead of the search's own judgement. */
  readonly value?: ValueNetwork;
}

export interface SpreadDecision {
  readonly view: GameTypes['view'];
  readonly player: number;
  /** The turn or round in which positions are judged. */
  readonly until: number;
  /** Forgets earlier results: another game has begun. */
  readonly anew: boolean;
}

/** A deal for some courses: an order for a thread. Plain JSON. */
export interface Dealing {
  /** The decision, if it is new to the thread. */
  readonly decision: SpreadDecision | null;
  readonly courses: readonly (readonly AnyAction[])[];
  readonly seed: string;
}

/** The worth of each course. */
export type Dealt = readonly number[];

/** @throws InvalidArgumentError for an invalid value, or one of the other edition */
export function scoreIn({ edition, value }: SpreadSetting): ScoreOf | undefined {
  if (value === undefined) return undefined;
  return edition === 'third-edition'
    ? readTrained(value, standingNames, 'Third Edition')
    : readTrained(value, standingNamesOfSecond, 'Second Edition');
}

export function spreadGame(setting: SpreadSetting, ruleset: unknown): SearchedGame<GameTypes> {
  const of = setting.edition === 'third-edition' ? third : second;
  return of.searchedGame(
    ruleset as never,
    setting.seed,
    scoreIn(setting),
  ) as unknown as SearchedGame<GameTypes>;
}

/** The rules of a bundled game, from a view of it. */
const rulesIn = (edition: SpreadSetting['edition'], { modules }: GameTypes['view']): unknown =>
  edition === 'third-edition' ? rulesetOfScenario(modules[0] ?? '') : rulesetOf(modules);

/** The work of a thread: it answers deals one after the other, and keeps its tree. Equal orders give equal answers. */
export function dealer(setting: SpreadSetting): (dealing: Dealing) => Dealt {
  const tree: Tree<AnyAction> = new Map();
  let game: SearchedGame<GameTypes> | null = null;
  let at: {
    readonly decision: SpreadDecision;
    readonly worthOf: ReturnType<SearchedGame<GameTypes>['judge']>;
  } | null = null;
  return ({ decision: told, courses, seed }) => {
    if (told !== null) {
      if (game === null || told.anew) game = spreadGame(setting, rulesIn(setting.edition, told.view));
      if (told.anew || tree.size > MANY) tree.clear();
      at = { decision: told, worthOf: game.judge(told.view, told.player) };
    }
    if (game === null || at === null) throw new Error('A thread was not told what is decided.');
    const { decision, worthOf } = at;
    const { view, player, until } = decision;
    return courses.map((course) =>
      passThrough(game as SearchedGame<GameTypes>, tree, view, player, {
        first: { course, times: 0, sum: 0 },
        until,
        seed,
        worthOf,
      }),
    );
  };
}
