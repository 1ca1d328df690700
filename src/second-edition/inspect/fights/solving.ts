import type { SecondEditionAction } from '../../actions.js';
import { addedUp, type Circle } from './circles.js';
import type { Chance } from './course-tree.js';
import type { Position, Positions, Way } from './positions.js';
import type { CombatAim, CombatChances } from './types.js';

/*
 * Solves the graph of positions. It has cycles, as a round may leave everything as it was: each cycle is solved at
 * once, after all that it leads to.
 */

/** The choice at each position; `undefined` if no player is asked. */
export type Choices = readonly (Way | undefined)[];

const NOTHING = 1e-15;
/** More sweeps than any cycle with an exit needs. */
const SWEEPS = 20_000;
const EQUAL = 1e-12;

/** The best choices with full knowledge. The player `against` chooses the worst. */
export function bestChoices(
  positions: readonly Position[],
  circles: readonly Circle[],
  { win = 1, escape: away = 0, knockout = 0, wound = -1e-6 }: CombatAim,
  isAgainst: (asked: number) => boolean,
): Choices {
  const ends = { win, escape: away, knockout, otherwise: 0 };
  const worth = Float64Array.from(positions, ({ ending }) => (ending === null ? 0 : ends[ending]));
  const signs = positions.map(({ asked }) => (asked !== null && isAgainst(asked) ? -1 : 1));
  const worthOf = ({ chances, to }: Way): number => {
    let sum = 0;
    for (let i = 0; i < to.length; i++) {
      const { probability, goal } = chances[i] as Chance;
      sum += probability * (goal.wounds * wound + (worth[to[i] as number] as number));
    }
    return sum;
  };
  const best = (at: number): number => {
    const { ways } = positions[at] as Position;
    const sign = signs[at] as number;
    let value = worthOf(ways[0] as Way);
    for (let way = 1; way < ways.length; way++) {
      const other = worthOf(ways[way] as Way);
      if (sign * other > sign * value) value = other;
    }
    return value;
  };
  const placeOf = places(positions.length);
  for (const circle of circles) {
    const [first] = circle as readonly [number];
    const { ways } = positions[first] as Position;
    if (ways.length === 0) continue;
    if (circle.length === 1 && !leadsTo(ways, first)) worth[first] = best(first);
    else if (!improve(circle)) settle(circle, worth, best);
  }
  return positions.map(({ ways }, at) => {
    const sign = signs[at] as number;
    let [chosen] = ways;
    // The first of equals; differences below the precision count as equal.
    for (const way of ways) if (chosen && sign * (worthOf(way) - worthOf(chosen)) > EQUAL) chosen = way;
    return chosen;
  });

  /**
   * Policy iteration in a cycle. It returns false if both sides choose, or if a player may prefer to stay in the cycle
   * forever, which is worth nothing.
   */
  function improve(circle: Circle): boolean {
    const asked = circle.filter((at) => (positions[at] as Position).ways.length > 1);
    const sign = signs[asked[0] ?? 0] as number;
    if (asked.some((at) => signs[at] !== sign)) return false;
    for (let sweep = 0; sweep < 3; sweep++) for (const at of circle) worth[at] = best(at);
    const chosen = circle.map((at) => bestWay(at, sign, 0));
    placeOf.enter(circle);
    const begin = ({ chances, to }: Way, sum: Float64Array): void => {
      chances.forEach(({ probability, goal }, i) => {
        const then = to[i] as number;
        const besides = placeOf.at(then) >= 0 ? 0 : (worth[then] as number);
        sum[0] = (sum[0] as number) + probability * (goal.wounds * wound + besides);
      });
    };
    let isBest = false;
    for (let round = 0; round < 50 && !isBest; round++) {
      addedUp(chosen, 1, placeOf.at, begin).forEach((value, place) => {
        worth[circle[place] as number] = value;
      });
      isBest = true;
      circle.forEach((at, place) => {
        const better = bestWay(at, sign, 1e-14, chosen[place]);
        if (better !== chosen[place]) isBest = false;
        chosen[place] = better;
      });
    }
    const isLeft = isBest && circle.every((at) => sign * (worth[at] as number) >= 0);
    placeOf.leave(circle);
    if (!isLeft) for (const at of circle) worth[at] = 0;
    return isLeft;
  }

  function bestWay(at: number, sign: number, atLeast: number, now?: Way): Way | undefined {
    const { ways } = positions[at] as Position;
    let way = now ?? ways[0];
    if (way === undefined) return undefined;
    let value = worthOf(way) + sign * atLeast;
    for (const other of ways) {
      const better = worthOf(other);
      if (sign * better > sign * value) {
        way = other;
        value = better;
      }
    }
    return way;
  }
}

const leadsTo = (ways: readonly Way[], at: number): boolean => ways.some(({ to }) => to.includes(at));

/** Value iteration over a cycle until nothing changes. */
function settle(circle: Circle, worth: Float64Array, renew: (at: number) => number): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let change = 0;
    for (const at of circle) {
      const value = renew(at);
      change = Math.max(change, Math.abs(value - (worth[at] as number)));
      worth[at] = value;
    }
    if (change < NOTHING) return;
  }
}

function places(count: number): {
  at: (to: number) => number;
  enter: (circle: Circle) => void;
  leave: (circle: Circle) => void;
} {
  const placeOf = new Int32Array(count).fill(-1);
  return {
    at: (to) => placeOf[to] as number,
    enter(circle) {
      for (let place = 0; place < circle.length; place++) placeOf[circle[place] as number] = place;
    },
    leave(circle) {
      for (const at of circle) placeOf[at] = -1;
    },
  };
}

/** The choices of a policy; `null` if it once chooses none of the given actions. */
export function choicesOf(
  { all, stateOf }: Positions,
  policy: (options: readonly SecondEditionAction[], state: unknown, player: number) => SecondEditionAction,
): Choices | null {
  const choices: (Way | undefined)[] = [];
  for (const position of all) {
    const { asked, ways } = position;
    if (asked === null || ways.length === 0) choices.push(ways[0]);
    else {
      const options = ways.map(({ action }) => action as SecondEditionAction);
      const chosen = ways[options.indexOf(policy(options, stateOf(position), asked))];
      if (chosen === undefined) return null;
      choices.push(chosen);
    }
  }
  return choices;
}

/** The probability of each ending, then wounds, killed Allies and rounds; of many positions one after another. */
type Counted = Float64Array;
const endings = ['win', 'escape', 'knockout', 'otherwise'] as const;
export const WIDTH = endings.length + 3;

/** The values of each position with these choices. */
export function countedWith(
  positions: readonly Position[],
  circles: readonly Circle[],
  choices: Choices,
): Counted {
  const counted = new Float64Array(positions.length * WIDTH);
  for (const { at, ending } of positions)
    if (ending !== null) counted[at * WIDTH + endings.indexOf(ending)] = 1;
  const placeOf = places(positions.length);
  for (const circle of circles) {
    const [first] = circle as readonly [number];
    const choice = choices[first];
    if (choice === undefined) continue;
    if (circle.length === 1 && !leadsTo([choice], first)) {
      add(counted.subarray(first * WIDTH, (first + 1) * WIDTH), choice, counted);
      continue;
    }
    placeOf.enter(circle);
    // No value of the cycle itself is known yet.
    const found = addedUp(
      circle.map((at) => choices[at]),
      WIDTH,
      placeOf.at,
      (way, sum) => add(sum, way, counted),
    );
    circle.forEach((at, place) => {
      counted.set(found.subarray(place * WIDTH, (place + 1) * WIDTH), at * WIDTH);
    });
    placeOf.leave(circle);
  }
  return counted;
}

/** The values of a way. */
export const countedOf = (way: Way, counted: Counted): Counted => add(new Float64Array(WIDTH), way, counted);

function add(sum: Counted, { chances, to }: Way, counted: Counted): Counted {
  for (let at = 0; at < to.length; at++) {
    const { probability, goal } = chances[at] as Chance;
    const then = (to[at] as number) * WIDTH;
    for (let i = 0; i < WIDTH; i++) sum[i] = (sum[i] as number) + probability * (counted[then + i] as number);
    sum[4] = (sum[4] as number) + probability * goal.wounds;
    sum[5] = (sum[5] as number) + probability * goal.alliesKilled;
    sum[6] = (sum[6] as number) + probability * goal.rounds;
  }
  return sum;
}

const DUST = 1e-9;

const tidy = (chance = 0): number => Math.round(chance * 1e12) / 1e12;

/** The values, by name. */
export function chancesIn(counted: Counted): CombatChances {
  const left = 1 - counted.slice(0, endings.length).reduce((sum, chance) => sum + chance, 0);
  const endless = left > DUST ? tidy(left) : 0;
  return {
    win: tidy(counted[0]),
    escape: tidy(counted[1]),
    knockout: tidy(counted[2]),
    otherwise: tidy(counted[3]),
    endless,
    wounds: tidy(counted[4]),
    alliesKilled: tidy(counted[5]),
    rounds: endless > 0 ? null : tidy(counted[6]),
  };
}
