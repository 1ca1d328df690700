import type { AnyAction } from '../../../src/kernel/index.js';
import type { ThirdEditionAction } from '../../../src/third-edition/actions.js';
import { composeRuleset } from '../../../src/third-edition/compose.js';
import { adventureTypes } from '../../../src/third-edition/content/board-types.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';
import { ascendanceOfMargathPack } from '../../../src/third-edition/scenarios/ascendance-of-margath/content/index.js';
import { ascendanceOfMargath } from '../../../src/third-edition/scenarios/ascendance-of-margath/module.js';
import { corpseKingPack } from '../../../src/third-edition/scenarios/corpse-king/content/index.js';
import { corpseKing } from '../../../src/third-edition/scenarios/corpse-king/module.js';

/* Games at random, for what holds in every position. */

const board = theBox.board ?? { hexes: [] };
/** The board of the box, but for gems everywhere, of the three types in turn: so much happens to whoever walks about at random. */
const jewelled = {
  ...theBox,
  board: {
    ...board,
    hexes: board.hexes.map((hex, at) => ({ ...hex, gem: adventureTypes[at % 3] ?? 'combat' })),
  },
} as typeof theBox;

/** Both scenarios, on that board. */
export const scenarios = [
  ['ascendance-of-margath', composeRuleset([ascendanceOfMargath], [jewelled, ascendanceOfMargathPack])],
  ['corpse-king', composeRuleset([corpseKing], [jewelled, corpseKingPack])],
] as const;

/** The rules of a scenario. */
export type Rules = (typeof scenarios)[number][1];
/** A position. */
export type State = ReturnType<Rules['createGame']>;

/** Numbers below n, the same ones for the same seed. */
function numbers(seed: number): (n: number) => number {
  let last = seed * 7919;
  return (n) => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((last / 2_147_483_648) * n);
  };
}

const lively = /adventure|quest|rumor|villain|combat\/(deal|surge)|shop|goods|ability|skill|test|toll/;

/** Plays a game at random, rather such actions as bring something about, and visits every so-many-th position. */
export function walk(
  rules: Rules,
  scenario: string,
  seed: number,
  { steps, every }: { readonly steps: number; readonly every: number },
  visit: (state: State) => void,
): void {
  const below = numbers(seed);
  let state = rules.createGame({ edition: 'third-edition', scenario, players: 3, seed, chance: 'manual' });
  for (let at = 0; at < steps; at++) {
    const list = rules.legalActions(state) as readonly AnyAction[];
    if (list.length === 0) return;
    const better = list.filter(({ type }) => lively.test(type));
    const pool = better.length > 0 && below(3) > 0 ? better : list;
    state = rules.apply(state, pool[below(pool.length)] as ThirdEditionAction);
    if (at % every === 0) visit(state);
  }
}
