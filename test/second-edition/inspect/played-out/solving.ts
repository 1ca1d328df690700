import type { SecondEditionAction } from '../../../../src/second-edition/actions.js';
import type { CombatAim, CombatChances } from '../../../../src/second-edition/inspect/fights/types.js';
import type { Position, Way } from './positions.js';

/*
 * What a graph of positions comes to. It has circles, as a round may leave everything as it was: so values are passed back from the ends
 * until nothing changes any more, latest positions first.
 */

/** What is chosen at each position, by its place; nothing where nobody is asked. */
export type Choices = readonly (Way | undefined)[];

/** Changes smaller than this are none. */
const NOTHING = 1e-15;
/** More sweeps than any combat needs that ends at all. */
const SWEEPS = 20_000;

/** Sweeps over the positions, the latest first, until nothing changes. */
function settle(positions: readonly Position[], renew: (position: Position) => number): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let change = 0;
    for (let at = positions.length - 1; at >= 0; at--)
      change = Math.max(change, renew(positions[at] as Position));
    if (change < NOTHING) return;
  }
}

/** The choices that bring most, where all is known. Who is `against` it chooses what brings least. */
export function bestChoices(
  positions: readonly Position[],
  { win = 1, escape: away = 0, knockout = 0, wound = -1e-6 }: CombatAim,
  isAgainst: (asked: number) => boolean,
): Choices {
  const ends = { win, escape: away, knockout, otherwise: 0 };
  const worth = Float64Array.from(positions, ({ ending }) => (ending === null ? 0 : ends[ending]));
  const worthOf = ({ outcomes }: Way): number => {
    let sum = 0;
    for (const { probability, wounds, to } of outcomes)
      sum += probability * (wounds * wound + (worth[to.at] as number));
    return sum;
  };
  settle(positions, ({ at, ending, asked, ways }) => {
    if (ending !== null || ways.length === 0) return 0;
    let value = worthOf(ways[0] as Way);
    const against = asked !== null && isAgainst(asked);
    for (let way = 1; way < ways.length; way++) {
      const other = worthOf(ways[way] as Way);
      if (against ? other < value : other > value) value = other;
    }
    const change = Math.abs(value - (worth[at] as number));
    worth[at] = value;
    return change;
  });
  return positions.map(({ asked, ways }) => {
    const sign = asked !== null && isAgainst(asked) ? -1 : 1;
    let [chosen] = ways;
    // Of equals the first; and what differs by less than was counted is equal.
    for (const way of ways) if (chosen && sign * (worthOf(way) - worthOf(chosen)) > 1e-12) chosen = way;
    return chosen;
  });
}

/** What a policy chooses wherever somebody is asked; `null` if it once chooses nothing that it was given. */
export function choicesOf(
  positions: readonly Position[],
  policy: (options: readonly SecondEditionAction[], state: unknown, player: number) => SecondEditionAction,
): Choices | null {
  const choices: (Way | undefined)[] = [];
  for (const { asked, ways, g } of positions) {
    if (asked === null || ways.length === 0) choices.push(ways[0]);
    else {
      const options = ways.map(({ action }) => action as SecondEditionAction);
      const chosen = ways[options.indexOf(policy(options, g.state, asked))];
      if (chosen === undefined) return null;
      choices.push(chosen);
    }
  }
  return choices;
}

/** How likely each ending is, then the wounds, the Allies killed, and the rounds. */
export type Counted = Float64Array;
const endings = ['win', 'escape', 'knockout', 'otherwise'] as const;
const WIDTH = endings.length + 3;

/** What each position comes to, by its place, if these choices are made. */
export function countedWith(positions: readonly Position[], choices: Choices): readonly Counted[] {
  const counted = positions.map(({ ending }) => {
    const start = new Float64Array(WIDTH);
    if (ending !== null) start[endings.indexOf(ending)] = 1;
    return start;
  });
  const sum = new Float64Array(WIDTH);
  settle(positions, ({ at, ending }) => {
    const choice = choices[at];
    if (ending !== null || choice === undefined) return 0;
    add(sum.fill(0), choice, counted);
    const now = counted[at] as Counted;
    let change = 0;
    for (let i = 0; i < WIDTH; i++)
      change = Math.max(change, Math.abs((sum[i] as number) - (now[i] as number)));
    now.set(sum);
    return change;
  });
  return counted;
}

/** What a way comes to. */
export const countedOf = (way: Way, counted: readonly Counted[]): Counted =>
  add(new Float64Array(WIDTH), way, counted);

function add(sum: Counted, { outcomes }: Way, counted: readonly Counted[]): Counted {
  for (const { probability, wounds, alliesKilled, rounds, to } of outcomes) {
    const then = counted[to.at] as Counted;
    for (let i = 0; i < WIDTH; i++) sum[i] = (sum[i] as number) + probability * (then[i] as number);
    sum[4] = (sum[4] as number) + probability * wounds;
    sum[5] = (sum[5] as number) + probability * alliesKilled;
    sum[6] = (sum[6] as number) + probability * rounds;
  }
  return sum;
}

/** Less than this is what counting leaves over. */
const DUST = 1e-9;

const tidy = (chance = 0): number => Math.round(chance * 1e12) / 1e12;

/** What was counted, by name. */
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
