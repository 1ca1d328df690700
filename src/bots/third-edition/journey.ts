import { speedOf } from '../../third-edition/base/characters.js';
import { type Dice, turn } from '../../third-edition/base/frames.js';
import type { HexId, SeenPlayer } from '../../third-edition/base/state.js';
import { actionsInTurn } from '../../third-edition/base/turn.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { all, best, find } from '../player.js';
import type { Choice, Legal } from './bot.js';
import { type Goal, goalsOf } from './goals.js';
import { distancesFrom, reachOf } from './travel.js';

/** A goal, with the goals that could follow it. */
interface Plan {
  readonly first: Goal;
  /** The next goals: their worth, and their actions and way. */
  readonly next: readonly { readonly worth: number; readonly actions: number; readonly way: number }[];
}

interface Plans {
  readonly all: readonly Plan[];
  /** The dice of the hero's moves. */
  readonly speed: number;
  /** Actions of the turn already used. */
  readonly spent: number;
}

/** The number of next goals to consider. */
const thoughts = 5;

/** The actions of the way from a hex to the nearest hex of a goal. */
export function wayTo(g: G, speed: number, hex: HexId, { at }: Goal): number {
  const far = distancesFrom(g, hex, speed);
  let least = Number.POSITIVE_INFINITY;
  for (const to of at) least = Math.min(least, far.get(to) ?? Number.POSITIVE_INFINITY);
  return least;
}

function plansOf(g: G, player: number): Plans {
  const goals = goalsOf(g, player);
  const speed = speedOf(g, player);
  const plans = goals.map((first): Plan => {
    const [from] = first.at.length === 1 ? first.at : [];
    const next =
      from === undefined || first.anywhere
        ? []
        : goals
            .filter((other) => other !== first && !other.anywhere)
            .map((other) => ({
              worth: other.worth,
              actions: other.actions,
              way: wayTo(g, speed, from, other),
            }))
            .sort((a, b) => b.worth / (b.actions + b.way) - a.worth / (a.actions + a.way))
            .slice(0, thoughts);
    return { first, next };
  });
  return { all: plans, speed, spent: actionsInTurn - (g.find(turn)?.actions ?? actionsInTurn) };
}

/** The worth of an action at the end of a turn with no room for more. */
const idle = 0.3;

/** The actions used when a goal is done: a way takes at least one, and the goal must fit into one turn (3e.turn.three-actions). */
function after(spent: number, way: number, actions: number): number {
  const there = spent + (way > 0 ? Math.max(1, way) : 0);
  const room = actionsInTurn - (there % actionsInTurn);
  return there + actions + (room < actions ? idle * room : 0);
}

/** The worth per action of a plan from a hex: of two goals in a row, or of the first alone. */
function rateFrom(g: G, { speed, spent }: Plans, hex: HexId, { first, next }: Plan): number {
  const done = after(spent, wayTo(g, speed, hex, first), first.actions);
  let most = first.worth / (done - spent);
  for (const then of next)
    most = Math.max(most, (first.worth + then.worth) / (after(done, then.way, then.actions) - spent));
  return most;
}

const worthOfHex = (g: G, hex: HexId, plans: Plans): number =>
  plans.all.reduce((most, plan) => Math.max(most, rateFrom(g, plans, hex, plan)), 0);

export const hexOf = (g: G, player: number): HexId => (g.state.players[player] as SeenPlayer).hex ?? '';

function nearest(g: G, player: number, { at }: Goal): HexId | undefined {
  const far = distancesFrom(g, hexOf(g, player), speedOf(g, player));
  return best(at, (to) => -(far.get(to) ?? Number.POSITIVE_INFINITY));
}

export function takeAction(g: G, player: number, legal: Legal): Choice {
  const here = hexOf(g, player);
  const plans = plansOf(g, player);
  const rated = plans.all.map((plan) => ({ goal: plan.first, rate: rateFrom(g, plans, here, plan) }));
  return pursue(g, player, legal, rated, setOut);
}

/** Stands up, does the best goal of those that can be done or reached now, or ends the turn. */
export function pursue(
  g: G,
  player: number,
  legal: Legal,
  rated: readonly { readonly goal: Goal; readonly rate: number }[],
  goTo: typeof setOut,
): Choice {
  const stand = find(legal, 'stand-up');
  if (stand) return stand;
  // The best goal is here, but needs more than the rest of the turn: then the hero stays.
  const left = g.find(turn)?.actions ?? 0;
  let waits = false;
  for (const { goal } of rated.toSorted((a, b) => b.rate - a.rate)) {
    if (goal.at.includes(hexOf(g, player))) {
      const action = legal.find((each) => goal.is(each));
      if (action) return action;
      waits ||= goal.actions > left;
    } else if (!waits) {
      const way = goTo(g, player, goal, legal);
      if (way) return way;
    }
  }
  return find(legal, 'turn/end');
}

function setOut(g: G, player: number, one: Goal, legal: Legal): Choice {
  const to = nearest(g, player, one);
  const step = all(legal, 'move/step').find((action) => action.to === to);
  if (step) return step;
  const roll = find(legal, 'move/roll');
  if (roll) return roll;
  return to === undefined ? undefined : stepTowards(g, player, to, all(legal, 'move/step'));
}

function stepTowards<A extends { readonly to: HexId }>(
  g: G,
  player: number,
  to: HexId,
  ways: readonly A[],
): A | undefined {
  return best(ways, (way) => -(distancesFrom(g, way.to, speedOf(g, player)).get(to) ?? 99));
}

export function walk(g: G, player: number, f: Dice, legal: Legal): Choice {
  const thought = plansOf(g, player);
  const plans = { ...thought, all: thought.all.filter(({ first }) => !first.anywhere) };
  return walkBy(g, player, f, legal, (hex) => landing(g, hex, plans));
}

/** Spends a die on the way to the best hex within reach of the dice. */
export function walkBy(
  g: G,
  player: number,
  { dice }: Dice,
  legal: Legal,
  worth: (hex: HexId) => number,
): Choice {
  const reached = reachOf(g, hexOf(g, player), dice);
  const { first } = best(reached, ({ hex, spent }) => worth(hex) - 0.001 * spent) ?? {};
  const spend = first && all(legal, 'move/spend').find(({ to, die }) => to === first.to && die === first.die);
  const again = reached.length <= 1 ? find(legal, 'ability/reroll') : undefined;
  return spend ?? again ?? find(legal, 'move/stop');
}

export function drift(g: G, player: number, legal: Legal): Choice {
  const plans = plansOf(g, player);
  const stays = worthOfHex(g, hexOf(g, player), plans);
  const go = best(all(legal, 'move/go'), ({ to }) => landing(g, to, plans));
  return go && landing(g, go.to, plans) > stays ? go : find(legal, 'move/stay');
}

const landing = (g: G, to: HexId, plans: Plans): number =>
  worthOfHex(g, to, plans) - (g.state.zombies.includes(to) ? 1 : 0);

export function hexWorth(g: G, player: number): (to: HexId) => number {
  const plans = plansOf(g, player);
  return (to) => landing(g, to, plans);
}

export function bestHex<A extends { readonly to: HexId }>(
  g: G,
  player: number,
  ways: readonly A[],
): A | undefined {
  const worth = hexWorth(g, player);
  return best(ways, ({ to }) => worth(to));
}
