import { MANY } from '../../bots/search/thinking.js';
import { readTrained } from '../../bots/search/trained.js';
import { passThrough, type SearchedGame, type Tree } from '../../bots/search/tree.js';
import { readNetwork, type ScoreOf, type ValueNetwork } from '../../bots/second-edition/search/network.js';
import * as second from '../../bots/second-edition/search/searched-game.js';
import * as third from '../../bots/third-edition/search/searched-game.js';
import { standingNames } from '../../bots/third-edition/search/standing.js';
import type { AnyAction, GameTypes } from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import { rulesetOf as rulesetOfScenario } from '../../third-edition/bundled.js';

/* What one thread does of a search that is spread over several: it plays courses on, by the dealings that it receives. */

/** Whose search it is. Plain JSON: it is sent to the threads. */
export interface SpreadSetting {
  readonly edition: 'second-edition' | 'third-edition';
  readonly seed: string | number;
  /** What positions are judged by, in place of the judgement that comes with the search. */
  readonly value?: ValueNetwork;
}

/** The decision that is searched. */
export interface SpreadDecision {
  readonly view: GameTypes['view'];
  readonly player: number;
  /** The turn or round in which positions are judged. */
  readonly until: number;
  /** What was learned before is forgotten: another game has begun. */
  readonly anew: boolean;
}

/** A dealing, to be met by courses: what is asked of a thread. Plain JSON. */
export interface Dealing {
  /** The decision, if the thread has not been told before. */
  readonly decision: SpreadDecision | null;
  readonly courses: readonly (readonly AnyAction[])[];
  readonly seed: string;
}

/** What each of the courses was worth. */
export type Dealt = readonly number[];

/** @throws InvalidArgumentError for an invalid value, or one of the other edition */
export function scoreIn({ edition, value }: SpreadSetting): ScoreOf | undefined {
  if (value === undefined) return undefined;
  return edition === 'third-edition'
    ? readTrained(value, standingNames, 'Third Edition')
    : readNetwork(value);
}

/** The game as the search of its edition knows it. */
export function spreadGame(setting: SpreadSetting, ruleset: unknown): SearchedGame<GameTypes> {
  const of = setting.edition === 'third-edition' ? third : second;
  return of.searchedGame(
    ruleset as never,
    setting.seed,
    scoreIn(setting),
  ) as unknown as SearchedGame<GameTypes>;
}

/** The rules of a bundled game, by a view of it. */
const rulesIn = (edition: SpreadSetting['edition'], { modules }: GameTypes['view']): unknown =>
  edition === 'third-edition' ? rulesetOfScenario(modules[0] ?? '') : rulesetOf(modules);

/** What a thread does: it answers one dealing after the other, and remembers what it saw. Equal orders, equal answers. */
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
