import { negotiation } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';

/** What one player of a negotiation gives, as the offer stands. */
export interface OfferedBy {
  /** The player, by index. */
  readonly player: number;
  /** The gold. */
  readonly gold: number;
  /** The Items and Allies. */
  readonly cards: readonly CardId[];
}

/** The offer of two players who negotiate: first what the player gives who makes it, then what the other gives. */
export type NegotiationInspection = readonly [OfferedBy, OfferedBy];

export function negotiationInspection(g: G): NegotiationInspection | null {
  const f = g.find(negotiation);
  if (f === undefined) return null;
  const { player, other, gold, cards } = f;
  return [
    { player, gold: gold[0], cards: [...cards[0]] },
    { player: other, gold: gold[1], cards: [...cards[1]] },
  ];
}
