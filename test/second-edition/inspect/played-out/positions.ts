import type { AnyAction, GameEvent } from '../../../../src/kernel/index.js';
import type { SecondEditionAction } from '../../../../src/second-edition/actions.js';
import { playerState } from '../../../../src/second-edition/base/cards.js';
import { combat } from '../../../../src/second-edition/base/frames.js';
import type { SecondEditionGame as G } from '../../../../src/second-edition/base/vocabulary.js';
import { branchOf, firstOf } from './branching.js';
import { answersIn, rollsPlainly } from './falling.js';
import { Keys } from './keys.js';

/*
 * All positions in which somebody has to choose in a combat, each once. They are played by the very rules, on copies: what cards and modules
 * do in a combat is in it. Only the hundred ways in which two dice fall are told apart no further than the rules tell them apart.
 */

/** How a combat has ended for a Hero. */
export type Ending = 'win' | 'escape' | 'knockout' | 'otherwise';

/** What has happened on the way to a position. */
export interface Toll {
  readonly wounds: number;
  readonly alliesKilled: number;
  readonly rounds: number;
}

/** Where chance may lead. */
export interface Outcome extends Toll {
  readonly probability: number;
  readonly to: Position;
}

/** What can be chosen, with all that chance may make of it; without an action where only chance is asked. */
export interface Way {
  readonly action: SecondEditionAction | null;
  readonly outcomes: readonly Outcome[];
}

/** A position of a combat. */
export interface Position {
  /** Its place among all of them. */
  readonly at: number;
  /** How the combat has ended; `null` while it goes on. */
  readonly ending: Ending | null;
  /** Who is asked; `null` if it is chance, or nobody. */
  readonly asked: number | null;
  /** What comes next, once it was looked at. */
  ways: readonly Way[];
  /** The position as it lies on the table. */
  readonly g: G;
}

/** Rounds after which a combat that still finds new positions is taken for one that never ends. */
const LONGEST = 100;

/** What no policy thinks of: abilities stay unused, and nobody throws cards away. */
const neverTried: readonly string[] = ['ability/use', 'card/discard'];

/** The plain way on: where nothing else is thought of, nobody chooses. */
const plainWays: readonly string[] = ['roll/dice', 'roll/accept', 'harm/take', 'combat/begin'];

/**
 * Looks at every position that a combat can come to.
 *
 * @param most - more positions than this are not looked at
 * @returns all of them, the first one first, or `null` if they are too many
 */
export function positionsOf(start: G, player: number, most: number): readonly Position[] | null {
  const keys = new Keys(start);
  const isPlain = rollsPlainly(start);
  const known = new Map<string, Position>();
  const found: Position[] = [];
  const meet = (g: G, ending: Ending | null, asked: number | null): Position => {
    const key = ending ?? keys.of(g);
    const same = known.get(key);
    if (same) return same;
    const position: Position = { at: found.length, ending, asked, ways: [], g };
    known.set(key, position);
    found.push(position);
    return position;
  };
  /** All that chance makes of a table, until somebody has to choose. The table is its own to play on. */
  const land = (g: G, events: readonly GameEvent[], probability: number, into: Outcome[]): void => {
    const ending = endingOf(g, events, player);
    const asked = ending === null ? askedIn(g) : null;
    const options = asked === null ? [] : triedIn(g);
    const [only] = options;
    if (
      ending !== null ||
      (asked !== null && !(options.length === 1 && only && plainWays.includes(only.type)))
    ) {
      into.push({ probability, to: meet(g, ending, asked), ...tollOf(g, events, player) });
      return;
    }
    if (only) return go(g, only, events, probability, into);
    const answers = answersIn(g, isPlain);
    answers.forEach(({ action, probability: share }, at) => {
      // The last one needs the table for itself no longer.
      go(at < answers.length - 1 ? branchOf(g) : g, action, events, probability * share, into);
    });
  };
  const go = (
    g: G,
    action: SecondEditionAction,
    before: readonly GameEvent[],
    probability: number,
    into: Outcome[],
  ): void => {
    const events = [...before];
    g.tell(events, null);
    g.perform(action as AnyAction);
    land(g, events, probability, into);
  };
  const table = firstOf(start);
  if (askedIn(table) !== null) meet(table, null, askedIn(table));
  else {
    const first = meet(table, null, null);
    const outcomes: Outcome[] = [];
    land(branchOf(table), [], 1, outcomes);
    first.ways = [{ action: null, outcomes }];
  }
  for (const position of found) {
    if (found.length > most) return null;
    const { asked, g } = position;
    if (asked === null || (g.find(combat)?.round ?? 0) > LONGEST) continue;
    position.ways = triedIn(g).map((action) => {
      const outcomes: Outcome[] = [];
      go(branchOf(g), action, [], 1, outcomes);
      return { action, outcomes };
    });
  }
  return found;
}

/** Who is asked at a table. */
function askedIn(g: G): number | null {
  const waiting = g.waiting();
  return waiting?.step.does === 'decide' ? waiting.step.actor(g, waiting.f) : null;
}

const triedIn = (g: G): readonly SecondEditionAction[] =>
  (g.legalActions() as SecondEditionAction[]).filter(({ type }) => !neverTried.includes(type));

/** What is asked of a fact. */
type Fact = GameEvent & { readonly player?: number; readonly character?: string; readonly amount?: number };

/** Whether the combat is over for a player, and how. */
function endingOf(g: G, events: readonly GameEvent[], player: number): Ending | null {
  for (const { type, player: whose } of events as readonly Fact[]) {
    if (type === 'challenge/defeated') return 'win';
    if (whose !== player) continue;
    if (type === 'hero/defeated') return 'win';
    if (type === 'hero/knocked-out') return 'knockout';
    if (type === 'hero/escaped') return 'escape';
  }
  if (g.state.outcome !== null) return g.state.outcome.winners.includes(player) ? 'win' : 'otherwise';
  return g.find(combat) === undefined ? 'otherwise' : null;
}

/** What comes after the combat is no toll of it. */
const isEnd = ({ type, player: whose }: Fact, player: number): boolean =>
  type === 'challenge/defeated' ||
  (whose === player && ['hero/defeated', 'hero/knocked-out', 'hero/escaped'].includes(type));

function tollOf(g: G, events: readonly GameEvent[], player: number): Toll {
  const hero = playerState(g, player).hero.card;
  let [wounds, alliesKilled, rounds] = [0, 0, 0];
  for (const fact of events as readonly Fact[])
    if (isEnd(fact, player)) break;
    else if (fact.type === 'wounds/taken' && fact.character === hero) wounds += fact.amount ?? 0;
    else if (fact.type === 'ally/killed' && fact.player === player) alliesKilled += 1;
    else if (fact.type === 'combat/round') rounds += 1;
  return { wounds, alliesKilled, rounds };
}
