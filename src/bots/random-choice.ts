import { readOptions, type Source } from '../kernel/index.js';
import { checkLegal } from './asked.js';
import { botSource } from './player.js';

/** Options of a random bot. */
export interface RandomBotOptions {
  /** The weight of each action type: 1 if not named, 0 for never (unless nothing else is legal). */
  readonly weights?: Readonly<Record<string, number>>;
}

/** Chooses at random: first a kind of action, then one of that kind. Weights of the options come before the habits. */
export function randomChoice(
  seed: string | number,
  options: RandomBotOptions,
  habits: Readonly<Record<string, number>>,
): <A extends { readonly type: string }>(legal: readonly A[]) => A {
  const { weights = {} } = readOptions<RandomBotOptions>(options, ['weights']);
  const source = botSource(seed);
  const weightOf = (type: string): number => {
    const own = Object.hasOwn(weights, type) ? weights[type] : undefined;
    return own ?? habits[type] ?? 1;
  };
  return <A extends { readonly type: string }>(legal: readonly A[]): A => {
    checkLegal(legal);
    const kinds = new Map<string, A[]>();
    for (const action of legal) {
      const same = kinds.get(action.type);
      if (same) same.push(action);
      else kinds.set(action.type, [action]);
    }
    const groups = [...kinds.values()];
    const shares = groups.map((actions) => Math.round(100 * weightOf(actions[0]?.type ?? '')));
    const actions = groups[pick(shares, source)] ?? legal;
    return actions[source.below(actions.length)] as A;
  };
}

/** Picks a place in a list with the chances given by its shares; the first if all shares are 0. */
function pick(shares: readonly number[], source: Source): number {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = total > 0 ? source.below(total) : 0;
  for (const [at, share] of shares.entries()) {
    if (left < share) return at;
    left -= share;
  }
  return 0;
}
