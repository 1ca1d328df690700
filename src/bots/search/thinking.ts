import { type GameTypes, InvalidArgumentError, type LightRuleset, readOptions } from '../../kernel/index.js';
import { checkAsked } from '../asked.js';
import { assertSeed } from '../play-out.js';
import type { BotOf, HelpersOf } from '../player.js';
import { type Course, followed, isSame } from './course.js';
import { Race } from './race.js';
import { passThrough, type SearchedGame, type Tree, type Tried, untried } from './tree.js';

/** How a searching bot searches. */
export interface SearchOptions {
  /** Milliseconds for each decision, 1000 by default. A shorter time on its clock wins; `Infinity` needs `passes`. */
  readonly budget?: number;
  /** The most passes per decision. With an endless budget, equal seeds then play alike on every machine. */
  readonly passes?: number;
  /** Turns of all players, or rounds of Third Edition, that a pass plays before it judges the position. */
  readonly horizon?: number;
}

export interface Search {
  readonly budget: number;
  readonly passes: number;
  readonly horizon: number;
}

/** @throws InvalidArgumentError for an invalid option */
export function readSearch(given: SearchOptions | undefined, horizon: number): Search {
  const options = readOptions<SearchOptions>(given, ['budget', 'passes', 'horizon']);
  const search = { budget: 1000, passes: Number.POSITIVE_INFINITY, horizon, ...options };
  if (!(typeof search.budget === 'number' && search.budget > 0))
    throw new InvalidArgumentError('The budget of a search is a number of milliseconds above 0.');
  for (const name of ['passes', 'horizon'] as const)
    if (!(search[name] === Number.POSITIVE_INFINITY || (Number.isInteger(search[name]) && search[name] > 0)))
      throw new InvalidArgumentError(`A search has a whole number above 0 as its ${name}.`);
  if (search.budget === Number.POSITIVE_INFINITY && search.passes === Number.POSITIVE_INFINITY)
    throw new InvalidArgumentError(
      'A search without an end: give it a budget, in milliseconds, or a number of passes.',
    );
  return search;
}

/** The share of a clock's time that the search uses; the rest is for the work before and after it. */
export const SHARE = 0.9;
/** The most positions kept for later decisions. */
export const MANY = 20_000;

/** After this many searches in a turn the bot plays without search, so that a turn cannot go round in circles. */
export const PATIENCE = 60;

export interface Thinker<T extends GameTypes> {
  readonly name: string;
  readonly seed: string | number;
  readonly search: Search;
  gameOf(ruleset: LightRuleset<T>): SearchedGame<T>;
}

/**
 * A bot that searches.
 *
 * @throws InvalidArgumentError for a wrong seed
 */
export function thinking<T extends GameTypes>({ name, seed, search, gameOf }: Thinker<T>) {
  assertSeed(seed);
  let game: SearchedGame<T> | null = null;
  let tree: Tree<T['action']> = new Map();
  let plan: T['action'][] = [];
  let thought = 0;
  let turn = { number: 0, searches: 0 };

  return {
    name,
    begin(): void {
      tree = new Map();
      plan = [];
      thought = 0;
      turn = { number: 0, searches: 0 };
    },
    choose(view: T['view'], legal: readonly T['action'][], helpers: HelpersOf<LightRuleset<T>>): T['action'] {
      checkAsked(view, legal, helpers);
      const { player, ruleset, decision, clock } = helpers;
      if (game?.ruleset !== ruleset) {
        game = gameOf(ruleset);
        tree = new Map();
      }
      const planned = followed(plan, legal);
      if (planned !== undefined) return planned;
      const [only] = legal;
      if (legal.length === 1) return only as T['action'];
      const began = performance.now();
      const plain = game.sense.choose(view, legal, helpers);
      if (!game.searched.has(decision.kind)) return plain;
      const now = game.turnOf(view);
      if (turn.number !== now) turn = { number: now, searches: 0 };
      if (++turn.searches > PATIENCE) return plain;
      const courses = game.courses(view, { player, kind: decision.kind, legal, plain });
      if (courses.length < 2) return plain;
      if (tree.size > MANY) tree.clear();
      const tried = rootOf(game, tree, view, courses);
      const common = { until: now + search.horizon, worthOf: game.judge(view, player) };
      thought++;
      const time = Math.min(search.budget, SHARE * (clock?.remaining() ?? Number.POSITIVE_INFINITY));
      const race = new Race(tried);
      let spent = performance.now() - began;
      let longest = 0;
      // A pass that may not finish in time is not begun.
      for (let pass = 0; pass < search.passes && spent + longest < time; pass++) {
        const runner = race.next();
        if (runner === null) break;
        const { tried: first, worths } = runner;
        const dealing = { ...common, first, seed: `${seed}/${thought}/${worths.length}` };
        worths.push(passThrough(game, tree, view, player, dealing));
        const before = spent;
        spent = performance.now() - began;
        longest = Math.max(longest, spent - before);
      }
      const [action, ...rest] = race.decided();
      plan = rest;
      return followed([action as T['action']], legal) ?? plain;
    },
  } satisfies BotOf<T['view'], T['action'], HelpersOf<LightRuleset<T>>>;
}

/**
 * The courses of a decision, with their results in the tree if an earlier search met it. The course that is sensible
 * now comes first.
 */
function rootOf<T extends GameTypes>(
  { keyOf }: SearchedGame<T>,
  tree: Tree<T['action']>,
  view: T['view'],
  courses: readonly Course<T['action']>[],
): readonly Tried<T['action']>[] {
  const key = keyOf(view);
  const before = tree.get(key) ?? [];
  const tried = untried(courses).map((one) => before.find(({ course }) => isSame(course, one.course)) ?? one);
  tree.set(key, tried);
  return tried;
}
