import { MANY, type Searcher, scoreBy, searchedGame } from '../../../src/bots/search/thinking.js';
import type { ValueNetwork } from '../../../src/bots/search/trained.js';
import { passThrough, type SearchedGame, type Tree } from '../../../src/bots/search/tree.js';
import { searcher as second } from '../../../src/bots/second-edition/search/bots.js';
import { searcher as third } from '../../../src/bots/third-edition/search/bots.js';
import type { AnyAction, GameTypes } from '../../../src/kernel/index.js';
import { rulesetOf } from '../../../src/second-edition/bundled.js';
import { rulesetOf as rulesetOfScenario } from '../../../src/third-edition/bundled.js';

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

export type Dealt = readonly number[];

export const searcherOf = ({ edition }: SpreadSetting): Searcher<GameTypes, unknown> =>
  (edition === 'third-edition' ? third : second) as unknown as Searcher<GameTypes, unknown>;

export function spreadGame(setting: SpreadSetting, ruleset: unknown): SearchedGame<GameTypes> {
  const searcher = searcherOf(setting);
  return searchedGame(searcher, ruleset as never, setting.seed, scoreBy(searcher, setting.value));
}

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
