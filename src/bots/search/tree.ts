import type { GameTypes, LightRuleset, Simulation } from '../../kernel/index.js';
import type { BotOf, HelpersOf } from '../player.js';
import { type Course, followed } from './course.js';

/* Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012), one tree for its player; each pass deals anew. */

export type PlayoutPlayer<T extends GameTypes> = BotOf<
  T['view'],
  T['action'],
  HelpersOf<LightRuleset<T>>,
  T['seen']
>;

export interface SearchDecision<T extends GameTypes> {
  readonly player: number;
  readonly kind: string;
  readonly legal: readonly T['action'][];
  readonly plain: T['action'];
}

export interface SearchedGame<T extends GameTypes> {
  readonly ruleset: LightRuleset<T>;
  readonly searched: ReadonlySet<string>;
  courses(position: T['state'] | T['view'], crossroads: SearchDecision<T>): readonly Course<T['action']>[];
  /** Prepares a judgement of positions: it reads the position in which the search begins once. */
  judge(start: T['view'], player: number): Evaluation<T>;
  /** A key of all that the player knows. */
  keyOf(view: T['view']): string;
  turnOf(position: T['state'] | T['view']): number;
  readonly sense: PlayoutPlayer<T>;
  /** Plays the searching player in passes: the same bot, or a quicker one. */
  readonly mate: PlayoutPlayer<T>;
  /** Plays the other players in passes. */
  readonly rival: PlayoutPlayer<T>;
}

export type Evaluation<T extends GameTypes> = (position: T['state']) => number;

export interface Tried<A> {
  readonly course: Course<A>;
  times: number;
  sum: number;
}

/** Search results by what the player knows; `null` for a decision met once and not yet expanded. */
export type Tree<A> = Map<string, readonly Tried<A>[] | null>;

/** The exploration constant, in units of a pass's worth. */
const CURIOSITY = 0.15;
const LONGEST = 600;

export const untried = <A>(courses: readonly Course<A>[]): Tried<A>[] =>
  courses.map((course) => ({ course, times: 0, sum: 0 }));

/** Tries of each course before one is preferred. */
const FIRST = 3;

/** The next course to try: promising, or little known (UCB). */
function choose<A>(tried: readonly Tried<A>[]): Tried<A> {
  const all = Math.log(1 + tried.reduce((sum, { times }) => sum + times, 0));
  let found = tried[0] as Tried<A>;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of tried) {
    if (one.times < FIRST) return one;
    const hope = (one.times === 0 ? 0 : one.sum / one.times) + CURIOSITY * Math.sqrt(all / one.times);
    if (hope <= most) continue;
    most = hope;
    found = one;
  }
  return found;
}

export interface Pass<T extends GameTypes> {
  readonly first: Tried<T['action']>;
  readonly until: number;
  /** The seed of the deal: the same seed gives the same cards and dice, turn by turn, whatever the players do. */
  readonly seed: string;
  readonly worthOf: Evaluation<T>;
}

/** One pass: down the tree, on to the horizon, and the result back into every course on the way. */
export function passThrough<T extends GameTypes>(
  game: SearchedGame<T>,
  tree: Tree<T['action']>,
  view: T['view'],
  player: number,
  { first, until, seed, worthOf }: Pass<T>,
): number {
  const passed: Tried<T['action']>[] = [first];
  let sim = game.ruleset.simulate(view, { seed, check: false });
  let turn = game.turnOf(view);
  let course = [...first.course];
  let isInTree = true;
  for (let taken = 0; taken < LONGEST && sim.outcome === null && game.turnOf(sim.state) < until; taken++) {
    const now = game.turnOf(sim.state);
    // Each turn has its own dice: more or fewer rolls in one turn do not change the luck of the next.
    if (now !== turn) sim = sim.fork(`${seed}/${now}`);
    turn = now;
    const decision = sim.decision();
    if (decision === null || decision.actor === 'chance') break;
    const seat = decision.actor;
    const legal = sim.legalActions();
    let action = followed(course, legal);
    if (action === undefined) {
      const [only] = legal;
      if (legal.length === 1) action = only as T['action'];
      else {
        const who = seat === player ? game.mate : game.rival;
        const plain = who.choose(sim.state, legal, { player: seat, decision, ruleset: game.ruleset });
        action = plain;
        if (isInTree && seat === player && game.searched.has(decision.kind)) {
          const tried = triedIn(game, tree, sim, { player, kind: decision.kind, legal, plain });
          isInTree = tried !== null;
          if (tried !== null && tried.length > 1) {
            const next = choose(tried);
            passed.push(next);
            course = [...next.course];
            action = followed(course, legal) ?? plain;
          }
        }
      }
    }
    sim.apply(action);
  }
  const worth = worthOf(sim.state);
  for (const one of passed) {
    one.times++;
    one.sum += worth;
  }
  return worth;
}

/** The courses of a decision in the tree. A new decision is added and ends the descent (`null`); at the second visit it is expanded. */
function triedIn<T extends GameTypes>(
  { courses, keyOf }: SearchedGame<T>,
  tree: Tree<T['action']>,
  sim: Simulation<T>,
  crossroads: SearchDecision<T>,
): readonly Tried<T['action']>[] | null {
  const key = keyOf(sim.view(crossroads.player));
  const known = tree.get(key);
  if (known === undefined) {
    tree.set(key, null);
    return null;
  }
  const tried = known ?? untried(courses(sim.state, crossroads));
  tree.set(key, tried);
  return tried;
}
