import type { MeasureInCombat } from '../../third-edition/abilities/card-effect.js';
import { worthOf } from '../../third-edition/abilities/effect-parts.js';
import type { Amount, Effect, TokenChoice } from '../../third-edition/abilities/language.js';
import { attributeOf, speedOf } from '../../third-edition/base/characters.js';
import { foeOf } from '../../third-edition/base/combatants.js';
import type { CombatFrame, TokenState } from '../../third-edition/base/frames.js';
import { faceOf, isFree } from '../../third-edition/base/tokens.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { castGain, leftOf, shieldsOf, threatOf, turnGain, worthNow } from './tokens.js';

/* The worth of an ability to its side in a combat now, in points of damage. */

/** More than any other deed: the foe is beaten. */
export const VICTORY = 100;

/** The share of successes among skills, a low estimate. */
const successRate = 0.4;

function amountIn(g: G, f: CombatFrame, side: 0 | 1, amount: Amount, x: number): number {
  if (typeof amount === 'number') return amount;
  const { count, times = 1, plus = 0 } = amount;
  const player = f.sides[side].player ?? f.sides[foeOf(side)].player ?? 0;
  const counted = (): number => {
    switch (count) {
      case 'x':
        return x;
      case 'successes':
        return 1.2;
      case 'matches':
        return 0.5 * speedOf(g, player);
      case 'story':
        return g.state.players[player]?.story ?? 0;
      case 'zombies':
        return g.state.zombies.length;
      case 'body':
      case 'mind':
      case 'spirit':
        return attributeOf(g, player, count);
      case 'skills':
        return g.state.players[player]?.skills.length ?? 0;
      default:
        return 1;
    }
  };
  return Math.max(0, counted() * times + plus);
}

function reached(g: G, f: CombatFrame, side: 0 | 1, { whose, showing, spent }: TokenChoice): TokenState[] {
  const of = f.sides[whose === 'own' ? side : foeOf(side)];
  return of.tokens.filter(
    (token) =>
      (spent ? token.at !== 'pool' : isFree(of, token)) &&
      (showing === undefined || showing.includes(faceOf(g, token).symbol)),
  );
}

function bestOf(gains: readonly number[], many: TokenChoice['many']): number {
  const total = (some: readonly number[]): number => some.reduce((sum, gain) => sum + gain, 0);
  if (many === 'all') return total(gains);
  const sorted = [...gains].sort((a, b) => b - a);
  if (typeof many === 'number') return total(sorted.slice(0, many));
  const good = sorted.filter((gain) => gain > 0);
  return total(many === 'any' ? good : good.slice(0, many.upTo));
}

function onTokens(
  g: G,
  f: CombatFrame,
  side: 0 | 1,
  choice: TokenChoice,
  e: 'flip' | 'recast' | 'remove',
): number {
  const sign = choice.whose === 'own' ? 1 : -1;
  const gains = reached(g, f, side, choice).map((token) => {
    const back = choice.spent ? worthNow(g, token) : 0;
    if (e === 'remove') return -sign * worthNow(g, token);
    return sign * (back + (e === 'flip' ? turnGain(g, token) : castGain(g, token)));
  });
  return bestOf(gains, choice.many);
}

/** The worth of damage to the foe: everything if it falls. */
export function blowWorth(g: G, f: CombatFrame, side: 0 | 1, amount: number, unblockable = false): number {
  const foe = foeOf(side);
  const left = leftOf(g, f, foe);
  const through = unblockable ? amount : amount - shieldsOf(g, f.sides[foe]);
  return through >= left ? VICTORY : Math.min(amount, left) + (unblockable ? 0.3 : 0);
}

export function combatWorth(
  g: G,
  f: CombatFrame,
  side: 0 | 1,
  effects: readonly Effect[],
  x: number,
): number {
  const own = f.sides[side];
  const foe = f.sides[foeOf(side)];
  const measure: MeasureInCombat = {
    g,
    own,
    foe,
    amount: (amount) => amountIn(g, f, side, amount, x),
    list: (list = []) => list.reduce((sum, e) => sum + (worthOf(e).inCombat?.(e, measure) ?? 0), 0),
    // The hero takes the tests of an enemy's card.
    passes: (attribute, modifier = 0) =>
      1 -
      (1 - successRate) ** Math.max(0, attributeOf(g, own.player ?? foe.player ?? 0, attribute) + modifier),
    blow: (amount, unblockable) => blowWorth(g, f, side, amount, unblockable),
    shields: () => shieldsOf(g, foe),
    threat: () => threatOf(g, foe),
    tokens: (choice, what) => onTokens(g, f, side, choice, what),
  };
  return measure.list(effects);
}
