import {
  type GameTypes,
  InvalidArgumentError,
  type LightRuleset,
  readOptions,
  wordsOfSeed,
} from '../../kernel/index.js';
import type { Canonicalization } from '../../learning/edition.js';
import { informationKey } from '../../learning/information.js';
import { checkAsked } from '../asked.js';
import type { BotOf, HelpersOf } from '../player.js';
import { type Course, followed, isSame } from './course.js';
import { Race } from './race.js';
import { type EditionName, readTrained, type ScoreOf, type ValueNetwork } from './trained.js';
import * as trees from './tree.js';

/** How a searching bot searches. */
export interface SearchOptions {
  /** Milliseconds for each decision, 1000 by default. A shorter time on its clock wins; `Infinity` needs `passes`. */
  readonly budget?: number;
  /** The most passes per decision. With an endless budget, equal seeds then play alike on every machine. */
  readonly passes?: number;
  /** Turns of all players, or rounds of Third Edition, that a pass plays before it judges the position. */
  readonly horizon?: number;
}

/** Options of a searching bot. */
export interface SearchBotOptions extends SearchOptions {
  /** Judges positions instead of its own value: trained, for example, on what `npx runebound-engine dataset` writes for its edition. */
  readonly value?: ValueNetwork;
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
const SHARE = 0.9;
/** The most positions kept for later decisions. */
export const MANY = 20_000;

/** After this many searches in a turn the bot plays without search, so that a turn cannot go round in circles. */
const PATIENCE = 60;

/** What an edition gives to bots that search; `G` is its table. */
export interface Searcher<T extends GameTypes, G> {
  readonly edition: EditionName;
  readonly standingNames: readonly string[];
  /** Turns of all players, or rounds, that a search plays. */
  readonly horizon: number;
  readonly searched: ReadonlySet<string>;
  /** Types of actions that are tried only if there are no others: talk, and throwing cards away. */
  readonly idle: ReadonlySet<string>;
  readonly sameness: Canonicalization;
  tableOf(ruleset: LightRuleset<T>, position: T['state'] | T['view']): G;
  turnOf(position: T['state'] | T['view']): number;
  /** The courses to compare at a decision; the sensible one comes first. */
  coursesOf(g: G, crossroads: trees.SearchDecision<T>): readonly Course<T['action']>[];
  /** A player's chance to win, from 0 to 1. */
  worthOf(g: G, player: number): number;
  /** The same, judged by the changes since a position. */
  worthAfter(start: G, player: number, score: ScoreOf | undefined): (g: G) => number;
  /** The bot that searches, without its search. */
  sense(seed: string): unknown;
  mate(seed: string): unknown;
  /** Plays the other players in passes; the same bot as `mate` by default. */
  rival?(seed: string): unknown;
  /** The simple bot of the greedy one. */
  nimble(seed: string | number): unknown;
}

/** @throws InvalidArgumentError for an invalid value, or one of the other edition */
export const scoreBy = (
  { standingNames, edition }: Pick<Searcher<GameTypes, never>, 'standingNames' | 'edition'>,
  value: ValueNetwork | undefined,
): ScoreOf | undefined => (value === undefined ? undefined : readTrained(value, standingNames, edition));

/** The edition for a search; equal seeds play alike. */
export function searchedGame<T extends GameTypes, G>(
  { searched, sameness, tableOf, turnOf, coursesOf, worthAfter, sense, mate, rival }: Searcher<T, G>,
  ruleset: LightRuleset<T>,
  seed: string | number,
  score: ScoreOf | undefined,
): trees.SearchedGame<T> {
  const table = (position: T['state'] | T['view']): G => tableOf(ruleset, position);
  const quick = mate(`${seed}/mate`);
  return {
    ruleset,
    searched,
    sense: sense(`${seed}/sense`) as trees.PlayoutPlayer<T>,
    mate: quick as trees.PlayoutPlayer<T>,
    rival: (rival?.(`${seed}/rival`) ?? quick) as trees.PlayoutPlayer<T>,
    courses: (position, crossroads) => coursesOf(table(position), crossroads),
    judge(start, player) {
      const worthOf = worthAfter(table(start), player, score);
      return (position) => worthOf(table(position));
    },
    keyOf: (view) => informationKey(view as never, sameness),
    turnOf,
  };
}

/** What a searching bot remembers of its game: the rest of a course, and its searches. */
export class Thoughts<T extends GameTypes> {
  private plan: readonly T['action'][] = [];
  private searches = 0;
  private turn = { number: 0, searches: 0 };

  /** The action at a decision that needs no search; else the courses to compare, and the time for it. */
  at(
    game: trees.SearchedGame<T>,
    view: T['view'],
    legal: readonly T['action'][],
    helpers: HelpersOf<LightRuleset<T>>,
    budget: number,
  ) {
    const { player, decision, clock } = helpers;
    const plan = [...this.plan];
    const planned = followed(plan, legal);
    this.plan = plan;
    if (planned !== undefined) return { action: planned as T['action'] };
    const [only] = legal;
    if (legal.length === 1) return { action: only as T['action'] };
    const began = performance.now();
    const plain = game.sense.choose(view, legal, helpers);
    if (!game.searched.has(decision.kind)) return { action: plain };
    const now = game.turnOf(view);
    if (this.turn.number !== now) this.turn = { number: now, searches: 0 };
    if (++this.turn.searches > PATIENCE) return { action: plain };
    const courses = game.courses(view, { player, kind: decision.kind, legal, plain });
    if (courses.length < 2) return { action: plain };
    const time = Math.min(budget, SHARE * (clock?.remaining() ?? Number.POSITIVE_INFINITY));
    const spent = (): number => performance.now() - began;
    return { plain, courses, now, time, spent, thought: ++this.searches };
  }

  /** The first action of the best course; the others are kept for the next decisions. */
  begin([action, ...rest]: Course<T['action']>, legal: readonly T['action'][], plain: T['action']) {
    this.plan = rest;
    return followed([action as T['action']], legal) ?? plain;
  }
}

/** A bot that searches. @throws InvalidArgumentError for a wrong seed */
export function thinking<T extends GameTypes>(
  seed: string | number,
  search: Search,
  gameOf: (ruleset: LightRuleset<T>) => trees.SearchedGame<T>,
) {
  wordsOfSeed(seed);
  let game: trees.SearchedGame<T> | null = null;
  let tree: trees.Tree<T['action']> = new Map();
  let thoughts = new Thoughts<T>();

  return {
    name: 'search',
    begin(): void {
      tree = new Map();
      thoughts = new Thoughts();
    },
    choose(view: T['view'], legal: readonly T['action'][], helpers: HelpersOf<LightRuleset<T>>): T['action'] {
      checkAsked(view, legal, helpers);
      const { player, ruleset } = helpers;
      if (game?.ruleset !== ruleset) {
        game = gameOf(ruleset);
        tree = new Map();
      }
      const found = thoughts.at(game, view, legal, helpers, search.budget);
      if (found.courses === undefined) return found.action;
      const { plain, courses, now, time, spent, thought } = found;
      if (tree.size > MANY) tree.clear();
      const tried = rootOf(game, tree, view, courses);
      const common = { until: now + search.horizon, worthOf: game.judge(view, player) };
      const race = new Race(tried);
      let before = spent();
      let longest = 0;
      // A pass that may not finish in time is not begun.
      for (let pass = 0; pass < search.passes && before + longest < time; pass++) {
        const runner = race.next();
        if (runner === null) break;
        const { tried: first, worths } = runner;
        const dealing = { ...common, first, seed: `${seed}/${thought}/${worths.length}` };
        worths.push(trees.passThrough(game, tree, view, player, dealing));
        const after = spent();
        longest = Math.max(longest, after - before);
        before = after;
      }
      return thoughts.begin(race.decided(), legal, plain);
    },
  } satisfies BotOf<T['view'], T['action'], HelpersOf<LightRuleset<T>>>;
}

/** The searching bot of an edition. @throws InvalidArgumentError for a wrong seed or value, and for wrong options */
export function searching<T extends GameTypes, G>(
  searcher: Searcher<T, G>,
  seed: string | number,
  options: SearchBotOptions,
) {
  const score = scoreBy(searcher, readOptions<SearchBotOptions>(options, ['value']).value);
  return thinking<T>(seed, readSearch(options, searcher.horizon), (ruleset) =>
    searchedGame(searcher, ruleset, seed, score),
  );
}

/** The courses of a decision, with their results in the tree if an earlier search met it. The course that is sensible now comes first. */
function rootOf<T extends GameTypes>(
  { keyOf }: trees.SearchedGame<T>,
  tree: trees.Tree<T['action']>,
  view: T['view'],
  courses: readonly Course<T['action']>[],
): readonly trees.Tried<T['action']>[] {
  const key = keyOf(view);
  const before = tree.get(key) ?? [];
  const tried = trees
    .untried(courses)
    .map((one) => before.find(({ course }) => isSame(course, one.course)) ?? one);
  tree.set(key, tried);
  return tried;
}
