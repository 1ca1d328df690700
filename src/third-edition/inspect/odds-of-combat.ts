import { symbols, type TokenSymbol } from '../abilities/language.js';
import { type CombatFrame, combat, type SideState, type TokenState } from '../base/frames.js';
import { faceOf, worthOf } from '../base/tokens.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import { rounded } from './walking.js';

/** A probability distribution: at each index the probability of exactly that number. They add up to 1. */
export type Spread = readonly number[];

/** The odds of a cast. */
export interface CastOdds {
  /** The discriminant of odds. */
  readonly is: 'cast';
  /** The side that casts. */
  readonly side: 0 | 1;
  /** The tokens that are cast, by id. */
  readonly tokens: readonly string[];
  /** The total of each symbol; absent symbols are left out. */
  readonly symbols: Readonly<Partial<Record<TokenSymbol, Spread>>>;
  /** The number of golden faces. */
  readonly golden: Spread;
  /**
   * The probability that each side begins, the attacker first, which also begins on a tie (3e.combat.initiative-tie).
   * `null` if initiative is not decided now.
   */
  readonly initiative: readonly [number, number] | null;
}

function with2(spread: Spread, one: number, other: number): Spread {
  const more: number[] = Array.from({ length: spread.length + Math.max(one, other) }, () => 0);
  for (const [n, chance] of spread.entries())
    for (const face of [one, other]) more[n + face] = (more[n + face] ?? 0) + chance / 2;
  return more;
}

const certain: Spread = [1];

const spreadOf = (tokens: readonly TokenState[], count: (token: TokenState) => number): Spread =>
  tokens.reduce(
    (spread, token) => with2(spread, count({ ...token, face: 0 }), count({ ...token, face: 1 })),
    certain,
  );

const isGolden =
  (g: G) =>
  (token: TokenState): number =>
    faceOf(g, token).gold === true ? 1 : 0;

/** The foe begins if it shows more golden faces. */
function initiativeOf(g: G, f: CombatFrame): readonly [number, number] {
  const [attacker, foe] = f.sides;
  const own =
    f.step === 'cast-attacker'
      ? spreadOf(attacker.tokens, isGolden(g))
      : lying(attacker.tokens.reduce((sum, token) => sum + isGolden(g)(token), 0));
  const other = spreadOf(foe.tokens, isGolden(g));
  let second = 0;
  for (const [n, chance] of own.entries())
    for (const [more, likely] of other.entries()) if (more > n) second += chance * likely;
  return [rounded(1 - second), rounded(second)];
}

const lying = (n: number): Spread => Array.from({ length: n + 1 }, (_, at) => (at === n ? 1 : 0));

export function castOdds(g: G): CastOdds | null {
  const f = g.find(combat);
  const waiting = g.waiting();
  if (f === undefined || waiting?.step.does !== 'chance') return null;
  const request = waiting.step.ask(g, waiting.f);
  if (request?.kind !== 'toss') return null;
  const whole = waiting.step.name === 'cast-attacker' || waiting.step.name === 'cast-foe';
  const side = f.sides[0].tokens.some(({ id }) => request.things.includes(id)) ? 0 : 1;
  const { tokens } = f.sides[side];
  // No other token in a combat with an enemy has the same id.
  const cast = tokens.filter(({ id }) => request.things.includes(id));
  const state: SideState = f.sides[side];
  const worth =
    (symbol: TokenSymbol) =>
    (token: TokenState): number =>
      faceOf(g, token).symbol === symbol ? worthOf(g, state, token) : 0;
  const shown = symbols.flatMap((symbol) => {
    const spread = spreadOf(cast, worth(symbol));
    return spread.length > 1 ? [[symbol, spread] as const] : [];
  });
  return {
    is: 'cast',
    side,
    tokens: cast.map(({ id }) => id),
    symbols: Object.fromEntries(shown),
    golden: spreadOf(cast, isGolden(g)),
    initiative: whole ? initiativeOf(g, f) : null,
  };
}
