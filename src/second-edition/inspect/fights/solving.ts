import type { SecondEditionAction } from '../../actions.js';
import { addedUp, type Circle } from './circles.js';
import { endings, type Spread } from './course-tree.js';
import type { Positions } from './positions.js';
import type { CombatAim, CombatChances } from './types.js';

/* Solves the graph of positions. A round may leave everything as it was: each cycle is solved at once, after all that it leads to. */

/** The way chosen at each position; -1 if it has none. */
export type Choices = readonly number[];

const NOTHING = 1e-15;
/** More sweeps than any cycle with an exit needs. */
const SWEEPS = 20_000;
const EQUAL = 1e-12;

/** The best choices with full knowledge. The player `against` chooses the worst. */
export function bestChoices(
  positions: Positions,
  circles: readonly Circle[],
  { win = 1, escape: away = 0, knockout = 0, wound = -1e-6 }: CombatAim,
  isAgainst: (asked: number) => boolean,
): Choices {
  const { count, asked, ways, results, spreads, to, chances } = positions;
  const ends = { win, escape: away, knockout, otherwise: 0 };
  const worth = Float64Array.from(positions.ending, (at) => {
    const ending = endings[at];
    return ending === undefined ? 0 : ends[ending];
  });
  const signs = asked.map((player) => (player !== -1 && isAgainst(player) ? -1 : 1));
  const worthOf = (way: number): number => {
    let sum = (spreads[way] as Spread).wounds * wound;
    const end = results[way + 1] as number;
    for (let at = results[way] as number; at < end; at++)
      sum += (chances[at] as number) * (worth[to[at] as number] as number);
    return sum;
  };
  /** What the best way found last is worth. */
  let bestWorth = 0;
  /** The best way of a position; `now`, unless another is better by more than the margin. */
  const bestWay = (at: number, margin: number, now = ways[at] as number): number => {
    const sign = signs[at] as number;
    const end = ways[at + 1] as number;
    let way = now;
    bestWorth = worthOf(now);
    for (let other = ways[at] as number; other < end; other++) {
      if (other === now) continue;
      const value = worthOf(other);
      if (sign * (value - bestWorth) <= margin) continue;
      way = other;
      bestWorth = value;
    }
    return way;
  };
  const improved = (at: number): number => {
    bestWay(at, 0);
    return bestWorth;
  };
  const places = new Int32Array(count).fill(-1);
  for (const circle of circles)
    if (typeof circle !== 'number') {
      if (!improve(circle)) settle(circle, worth, improved);
    } else if (ways[circle] !== ways[circle + 1]) worth[circle] = improved(circle);
  // The first of equals; differences below the precision count as equal.
  return asked.map((_, at) => (ways[at] === ways[at + 1] ? -1 : bestWay(at, EQUAL)));

  /** Policy iteration in a cycle; false if both sides choose, or if a player may prefer to stay in it forever, which is worth nothing. */
  function improve(circle: readonly number[]): boolean {
    const asked = circle.filter((at) => (ways[at + 1] as number) - (ways[at] as number) > 1);
    const sign = signs[asked[0] ?? 0] as number;
    if (asked.some((at) => signs[at] !== sign)) return false;
    for (let sweep = 0; sweep < 3; sweep++) for (const at of circle) worth[at] = improved(at);
    const chosen = circle.map((at) => bestWay(at, 0));
    circle.forEach((at, place) => {
      places[at] = place;
    });
    const begin = (way: number, sums: Float64Array, into: number): void => {
      let sum = (spreads[way] as Spread).wounds * wound;
      for (let at = results[way] as number; at < (results[way + 1] as number); at++) {
        const then = to[at] as number;
        if (places[then] === -1) sum += (chances[at] as number) * (worth[then] as number);
      }
      sums[into] = sum;
    };
    let isBest = false;
    for (let round = 0; round < 50 && !isBest; round++) {
      addedUp(positions, chosen, places, 1, begin).forEach((value, place) => {
        worth[circle[place] as number] = value;
      });
      isBest = true;
      circle.forEach((at, place) => {
        const better = bestWay(at, 1e-14, chosen[place]);
        if (better !== chosen[place]) isBest = false;
        chosen[place] = better;
      });
    }
    const isLeft = isBest && circle.every((at) => sign * (worth[at] as number) >= 0);
    for (const at of circle) places[at] = -1;
    if (!isLeft) for (const at of circle) worth[at] = 0;
    return isLeft;
  }
}

/** Value iteration over a cycle until nothing changes. */
function settle(circle: readonly number[], worth: Float64Array, renew: (at: number) => number): void {
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

/** The choices of a policy; `null` if it once chooses none of the given actions. */
export function choicesOf(
  positions: Positions,
  policy: (options: readonly SecondEditionAction[], state: unknown, player: number) => SecondEditionAction,
): Choices | null {
  const choices: number[] = [];
  for (const [at, asked] of positions.asked.entries()) {
    const options = positions.actionsAt(at);
    const first = positions.ways[at] as number;
    if (first === positions.ways[at + 1]) choices.push(-1);
    else if (asked === -1) choices.push(first);
    else {
      const chosen = options.indexOf(policy(options, positions.stateOf(at), asked));
      if (chosen === -1) return null;
      choices.push(first + chosen);
    }
  }
  return choices;
}

/** The probability of each ending, then wounds, killed Allies and rounds; of many positions one after another. */
type Counted = Float64Array;
export const WIDTH = endings.length + 3;

/** The values of each position with these choices. */
export function countedWith(positions: Positions, circles: readonly Circle[], choices: Choices): Counted {
  const { count, ending } = positions;
  const counted = new Float64Array(count * WIDTH);
  for (let at = 0; at < count; at++) if (ending[at] !== -1) counted[at * WIDTH + (ending[at] as number)] = 1;
  const places = new Int32Array(count).fill(-1);
  // No value of a cycle itself is known while it is solved.
  const begin = (way: number, sums: Float64Array, into: number): void =>
    add(sums, into, positions, way, counted);
  for (const circle of circles) {
    if (typeof circle === 'number') {
      const choice = choices[circle] as number;
      if (choice !== -1) begin(choice, counted, circle * WIDTH);
      continue;
    }
    circle.forEach((at, place) => {
      places[at] = place;
    });
    const chosen = circle.map((at) => choices[at] as number);
    const found = addedUp(positions, chosen, places, WIDTH, begin);
    circle.forEach((at, place) => {
      places[at] = -1;
      counted.set(found.subarray(place * WIDTH, (place + 1) * WIDTH), at * WIDTH);
    });
  }
  return counted;
}

export function countedOf(positions: Positions, way: number, counted: Counted): Counted {
  const sums = new Float64Array(WIDTH);
  add(sums, 0, positions, way, counted);
  return sums;
}

/** Adds the values of a way to those in a list, from a place on. */
function add(
  sums: Counted,
  into: number,
  { results, spreads, to, chances }: Positions,
  way: number,
  counted: Counted,
): void {
  const end = results[way + 1] as number;
  for (let at = results[way] as number; at < end; at++) {
    const probability = chances[at] as number;
    const then = (to[at] as number) * WIDTH;
    for (let i = 0; i < WIDTH; i++)
      sums[into + i] = (sums[into + i] as number) + probability * (counted[then + i] as number);
  }
  const { wounds, alliesKilled, rounds } = spreads[way] as Spread;
  sums[into + 4] = (sums[into + 4] as number) + wounds;
  sums[into + 5] = (sums[into + 5] as number) + alliesKilled;
  sums[into + 6] = (sums[into + 6] as number) + rounds;
}

const DUST = 1e-9;

const tidy = (chance = 0): number => Math.round(chance * 1e12) / 1e12;

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
