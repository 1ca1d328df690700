import type { SideState, TokenState } from '../base/frames.js';
import { isFree, worthOf } from '../base/tokens.js';
import type { G } from '../base/vocabulary.js';
import type { TokenFace } from '../content/cards.js';

/** A face of a token. All tokens are open (3e.combat.token-open). */
export interface FaceInspection {
  readonly symbol: TokenFace['symbol'];
  /** How many of it (3e.combat.number). */
  readonly count: number;
  /** Whether it counts for initiative (3e.combat.gold). */
  readonly gold: boolean;
}

/** A combat token. */
export interface TokenInspection {
  readonly token: string;
  /** Its two faces. */
  readonly faces: readonly [FaceInspection, FaceInspection];
}

/** A token on the table. */
export interface CastToken extends TokenInspection {
  /** Its index among the tokens of its side, as in actions. */
  readonly place: number;
  /** The face that it shows: 0 or 1. */
  readonly face: 0 | 1;
  /** The visible face. */
  readonly shows: FaceInspection;
  /** In the pool, spent or removed. */
  readonly at: TokenState['at'];
  /** The double token under it; `null` if none. */
  readonly on: string | null;
  /** Whether it can be used: it is in the pool, and no token lies on it. */
  readonly free: boolean;
  /** The number of its symbols now, doubled if it is (3e.combat.double); 0 outside the pool. */
  readonly worth: number;
}

const dash: TokenFace = { symbol: 'dash' };
const faceOf = ({ symbol, count = 1, gold }: TokenFace): FaceInspection => ({
  symbol,
  count,
  gold: gold === true,
});

export function tokenInspection(g: G, token: string): TokenInspection {
  const [heads = dash, tails = dash] = g.content.tokens[token]?.faces ?? [];
  return { token, faces: [faceOf(heads), faceOf(tails)] };
}

export const castTokens = (g: G, side: SideState): readonly CastToken[] =>
  side.tokens.map((token, place) => {
    const { faces } = tokenInspection(g, token.id);
    const free = isFree(side, token);
    return {
      token: token.id,
      faces,
      place,
      face: token.face,
      shows: faces[token.face],
      at: token.at,
      on: token.on,
      free,
      worth: token.at === 'pool' ? worthOf(g, side, token) : 0,
    };
  });
