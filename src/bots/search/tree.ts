import type { GameTypes, LightRuleset, Simulation } from '../../kernel/index.js';
import type { BotOf, HelpersOf } from '../player.js';
import { type Course, followed } from './course.js';

/*
 * A search among sets of positions that a player cannot tell apart: information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse
 * 2012), with one tree, of the player who thinks. Each time through, what is hidden is dealt anew, chance falls anew, the other players do what
 * common sense says, and so does the player itself beyond the tree.
 */

/** Somebody who plays a game on in the head. */
export type PlayoutPlayer<T extends GameTypes> = BotOf<
  T['view'],
  T['action'],
  HelpersOf<LightRuleset<T>>,
  T['seen']
>;

/** A decision of the player who thinks. */
export interface SearchDecision<T extends GameTypes> {
  /** Whose it is. */
  readonly player: number;
  /** The kind of the decision. */
  readonly kind: string;
  readonly legal: readonly T['action'][];
  /** What common sense would do. */
  readonly plain: T['action'];
}

/** What a search has to know of a game. */
export interface SearchedGame<T extends GameTypes> {
  readonly ruleset: LightRuleset<T>;
  /** Kinds of decision that are worth a search. */
  readonly searched: ReadonlySet<string>;
  /** What may be worth doing at such a decision; what common sense would do is the first. */
  courses(position: T['state'] | T['view'], crossroads: SearchDecision<T>): readonly Course<T['action']>[];
  /** How well a player stands, from 0 to 1: what it asks of a position is asked once, here, of the one in which the search begins. */
  judge(start: T['view'], player: number): Evaluation<T>;
  /** A key of what the player knows. */
  keyOf(view: T['view']): string;
  /** Turns or rounds that have begun. */
  turnOf(position: T['state'] | T['view']): number;
  /** What common sense says to whoever thinks. */
  readonly sense: PlayoutPlayer<T>;
  /** Plays whoever thinks on in the head: the same, or somebody quicker. */
  readonly mate: PlayoutPlayer<T>;
  /** Plays the others on in the head. */
  readonly rival: PlayoutPlayer<T>;
}

/** How well a player stands, from 0 to 1. */
export type Evaluation<T extends GameTypes> = (position: T['state']) => number;

/** What is known of a course. */
export interface Tried<A> {
  readonly course: Course<A>;
  times: number;
  sum: number;
}

/** What was searched so far, by what the player knows; `null` where a decision was met once and not looked at yet. */
export type Tree<A> = Map<string, readonly Tried<A>[] | null>;

/** How curious the search is, in what a playout may be worth. */
const CURIOSITY = 0.15;
/** No turn worth looking at takes more actions. */
const LONGEST = 600;

const meanOf = ({ times, sum }: Tried<unknown>): number => (times === 0 ? 0 : sum / times);

/** The courses of a decision, none of them tried. */
export const untried = <A>(courses: readonly Course<A>[]): Tried<A>[] =>
  courses.map((course) => ({ course, times: 0, sum: 0 }));

/** So often each course is tried before any is preferred. */
const FIRST = 3;

/** What to try next: what is promising, or little known. */
function choose<A>(tried: readonly Tried<A>[]): Tried<A> {
  const all = Math.log(1 + tried.reduce((sum, { times }) => sum + times, 0));
  let found = tried[0] as Tried<A>;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of tried) {
    if (one.times < FIRST) return one;
    const hope = meanOf(one) + CURIOSITY * Math.sqrt(all / one.times);
    if (hope <= most) continue;
    most = hope;
    found = one;
  }
  return found;
}

/** A pass. */
export interface Pass<T extends GameTypes> {
  /** The course that it begins with. */
  readonly first: Tried<T['action']>;
  /** The turn or round in which the position is judged. */
  readonly until: number;
  /** Of its dealing: the same cards and dice with the same seed, turn by turn, whatever was done before. */
  readonly seed: string;
  readonly worthOf: Evaluation<T>;
}

/** One time through: down the tree, on to the horizon, and what that was worth into all that led there. */
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
    // Each turn has dice of its own: what was rolled more or less before does not change the luck of those who follow.
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

/** What is known of a decision. One that was never met is put into the tree, and there the tree ends: `null`. One met again is looked at. */
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
