import { type GameTypes, InvalidArgumentError, type LightRuleset, readOptions } from '../../kernel/index.js';
import { type Course, isSame } from './course.js';
import { ahead, BEHIND } from './race.js';
import { readSearch, type Searcher, searchedGame } from './thinking.js';
import { passThrough, untried } from './tree.js';

/** How long it judges. */
export interface JudgingOptions {
  /** Milliseconds for the whole game, 30,000 by default; `Infinity` needs `passes`. */
  readonly budget?: number;
  /** The most deals of hidden cards and dice on which the courses of a decision are compared. */
  readonly passes?: number;
  /** The most decisions that are given; 5 by default. */
  readonly most?: number;
  /** Only the decisions of this player. */
  readonly player?: number;
}

/** A decision for which a searching bot knows something better. */
export interface JudgedDecision<A> {
  /** The number of actions before it: the position is `table.at(step)`. */
  readonly step: number;
  /** Who decided. */
  readonly player: number;
  /** What the player did. */
  readonly action: A;
  /** The same `action`, and the rest of the walk that it begins: a walk is judged as a whole. */
  readonly taken: readonly A[];
  /** What the bot thinks best: an action, or a course of several, such as a whole walk. */
  readonly better: readonly A[];
  /** How much less likely the player wins by it, from 0 to 1, as the bot estimates. */
  readonly loss: number;
}

interface Doubt<T extends GameTypes> {
  readonly step: number;
  readonly player: number;
  readonly taken: number;
  readonly courses: readonly Course<T['action']>[];
  readonly worths: number[][];
}

/** What is read of a game: a table has it, and a client that keeps views can give the same. */
export interface PastActions<T extends GameTypes> {
  /** Its rules. */
  readonly ruleset: LightRuleset<T>;
  /** The state, or what one player saw of it, after a number of actions. */
  at(step: number): T['state'] | T['view'];
  /** Its log. */
  getSnapshot(): {
    /** The setup first, then an entry for each action. */
    readonly log: readonly {
      /** What was done; `null` for the setup. */
      readonly action: T['action'] | null;
    }[];
  };
}

/** Deals on which all doubtful decisions are compared before the half with the smaller losses is dropped. */
const ROUND = 3;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function lossOf<T extends GameTypes>({ worths, taken }: Doubt<T>): { best: number; loss: number } {
  const means = worths.map(mean);
  const best = means.reduce((most, value, at) => (value > (means[most] ?? 0) ? at : most), taken);
  return { best, loss: (means[best] ?? 0) - (means[taken] ?? 0) };
}

function partsOf<T extends GameTypes>(past: PastActions<T>): PastActions<T> {
  try {
    const { ruleset, at, getSnapshot } = past;
    if (
      typeof at === 'function' &&
      typeof getSnapshot === 'function' &&
      typeof ruleset.decision === 'function'
    )
      return { ruleset, at, getSnapshot };
  } catch {
    // It cannot be read.
  }
  throw new InvalidArgumentError('A game is a table, as createTable gives it.');
}

export function judged<T extends GameTypes, G>(
  past: PastActions<T>,
  searcher: Searcher<T, G>,
  given: JudgingOptions,
): readonly JudgedDecision<T['action']>[] {
  const { ruleset, at, getSnapshot } = partsOf(past);
  const {
    most = 5,
    player: only,
    ...rest
  } = readOptions<JudgingOptions>(given, ['budget', 'passes', 'most', 'player']);
  const { budget, passes, horizon } = readSearch({ budget: 30_000, ...rest }, searcher.horizon);
  const end = performance.now() + budget;
  const isLate = (): boolean => performance.now() > end;
  const game = searchedGame(searcher, ruleset, 'review', undefined);
  const actions = getSnapshot().log.map(({ action }) => action);
  let doubts: Doubt<T>[] = [];
  for (let step = 0; step + 1 < actions.length && !isLate(); step++) {
    const state = at(step);
    const decision = ruleset.decision(state);
    const action = actions[step + 1];
    const first = step;
    if (decision === null || decision.actor === 'chance' || !action || !searcher.searched.has(decision.kind))
      continue;
    const player = decision.actor as number;
    if (only !== undefined && only !== player) continue;
    const legal = ruleset.legalActions(state);
    if (legal.length < 2) continue;
    const view = 'viewer' in state ? state : ruleset.viewFor(state as T['state'], player);
    const plain = game.sense.choose(view as T['view'], legal, {
      player,
      decision,
      ruleset: ruleset,
    });
    const courses = [...game.courses(view as T['view'], { player, kind: decision.kind, legal, plain })];
    const done = [action];
    // A walk is judged at its first step, as a whole.
    if (courses.some(({ length }) => length > 1))
      for (let next = actions[step + 2]; next; next = actions[step + 2]) {
        const after = ruleset.decision(at(step + 1));
        if (after?.kind !== decision.kind || after.actor !== player) break;
        done.push(next);
        step++;
      }
    // The bot would have done the same.
    if (isSame(courses[0] ?? [], done.slice(0, courses[0]?.length))) continue;
    const same = courses.findIndex((course) => isSame(course, done));
    if (same < 0) courses.push(done);
    doubts.push({
      step: first,
      player,
      taken: same < 0 ? courses.length - 1 : same,
      courses,
      worths: courses.map(() => []),
    });
  }
  for (let pass = 0; pass < passes && doubts.length > 0 && !isLate(); pass++) {
    for (const { step, player, courses, worths } of doubts) {
      if (isLate()) break;
      const state = at(step);
      const view = ('viewer' in state ? state : ruleset.viewFor(state as T['state'], player)) as T['view'];
      const worthOf = game.judge(view, player);
      const until = game.turnOf(view) + horizon;
      const tried = untried(courses);
      for (const [course, first] of tried.entries())
        worths[course]?.push(
          passThrough(game, new Map(), view, player, {
            first,
            until,
            seed: `review/${step}/${pass}`,
            worthOf,
          }),
        );
    }
    if (pass % ROUND === ROUND - 1 && doubts.length > most)
      doubts = [...doubts]
        .sort((a, b) => lossOf(b).loss - lossOf(a).loss)
        .slice(0, Math.max(most, Math.ceil(doubts.length / 2)));
  }
  return doubts
    .flatMap((doubt): JudgedDecision<T['action']>[] => {
      const { best, loss } = lossOf(doubt);
      const { step, player, courses, worths } = doubt;
      const better = courses[best] ?? [];
      const taken = courses[doubt.taken] ?? [];
      const [action] = taken;
      const { error } = ahead({ worths: worths[best] ?? [] }, { worths: worths[doubt.taken] ?? [] });
      // A difference that may be luck is no mistake.
      if (action === undefined || loss <= BEHIND * error) return [];
      return [{ step, player, action, taken, better, loss }];
    })
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}
