import { damageTypes } from '../../third-edition/abilities/language.js';
import { foeOf, healthIn } from '../../third-edition/base/combatants.js';
import type { CombatFrame, SideState, TokenState } from '../../third-edition/base/frames.js';
import { faceOf, freeIn, showing, sumOf, worthOf } from '../../third-edition/base/tokens.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { TokenData, TokenFace } from '../../third-edition/content/cards.js';

/* The worth of combat tokens, in points of damage. */

/** Damage counts as it is, other symbols by their use. */
const perSymbol: Readonly<Record<string, number>> = {
  physical: 1,
  magic: 1,
  enemy: 1,
  surge: 0.9,
  shield: 0.8,
};

export const faceWorth = ({ symbol, count = 1 }: TokenFace): number =>
  symbol === 'agility' ? 0.7 : symbol === 'double' ? 1.1 : (perSymbol[symbol] ?? 0) * count;

export const meanWorth = ({ faces }: TokenData): number => (faceWorth(faces[0]) + faceWorth(faces[1])) / 2;

const dataOf = (g: G, { id }: TokenState): TokenData | undefined => g.content.tokens[id];

export const worthNow = (g: G, token: TokenState): number => faceWorth(faceOf(g, token));

export const castGain = (g: G, token: TokenState): number => {
  const data = dataOf(g, token);
  return data === undefined ? 0 : meanWorth(data) - worthNow(g, token);
};

export const turnGain = (g: G, token: TokenState): number => {
  const data = dataOf(g, token);
  return data === undefined ? 0 : faceWorth(data.faces[token.face === 0 ? 1 : 0]) - worthNow(g, token);
};

export const leftOf = (g: G, f: CombatFrame, side: 0 | 1): number => {
  const { player, damage } = f.sides[side];
  const suffered = player === null ? damage : (g.state.players[player]?.damage ?? 0);
  return Math.max(0, healthIn(g, f, side) - suffered);
};

/** The damage that shields in a pool block. */
export const shieldsOf = (g: G, side: SideState): number => sumOf(g, side, showing(g, side, 'shield'));

/** The damage that a pool can still deal, with its surges counted as damage. */
export function threatOf(g: G, side: SideState): number {
  const worths: number[] = [];
  for (const at of freeIn(side)) {
    const token = side.tokens[at] as TokenState;
    const { symbol } = faceOf(g, token);
    if (symbol === 'surge' || damageTypes.some((type) => type === symbol))
      worths.push(worthOf(g, side, token));
  }
  const doubles = showing(g, side, 'double').length;
  const best = [...worths].sort((a, b) => b - a).slice(0, doubles);
  return [...worths, ...best].reduce((sum, worth) => sum + worth, 0);
}

/** Whether the foe could defeat a combatant with the rest of its round. */
export const inDanger = (g: G, f: CombatFrame, side: 0 | 1): boolean =>
  threatOf(g, f.sides[foeOf(side)]) - shieldsOf(g, f.sides[side]) >= leftOf(g, f, side);
