import { runesToWin } from '../../second-edition/base/victory.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { ID as ADVANCED } from '../../second-edition/modules/advanced-runebound/movement.js';
import { memoryOf } from '../../second-edition/modules/doom-track/memory.js';
import { cardsForCounter } from '../../second-edition/modules/doom-track/setting.js';

/* The scarce resource of a game: turns, as a rule; with a doom track, adventure cards, as each discarded one brings the end nearer. */

export interface Tempo {
  /** The factor of a turn's delay on a prize. */
  readonly patience: number;
  readonly card: number;
  /** The cost of losing a fight: time, each gold, each gold of the dearest card's price, and each unspent point. */
  readonly loss: {
    readonly time: number;
    readonly gold: number;
    readonly card: number;
    readonly point: number;
  };
  readonly retreat: number;
  /** The adventure to try if none looks promising: an easy one, or the least harmful one. */
  readonly lastHope: 'easy' | 'best';
  /** The last cards before the Endgame; `null` without one. */
  readonly reserve: Reserve | null;
  /** A Hero with no more Life than this heals before the next adventure. */
  readonly lastLeg: number;
  /** The weight of a red Challenge in strength; an easy one has 1. */
  readonly red: number;
}

/** The last adventure cards before the Endgame, kept for red Challenges: a victory over one costs no card, and only they win the game. */
export interface Reserve {
  readonly cards: number;
  readonly card: number;
  /** The factor on the fear of losing: time no longer runs out, and a Hero must take the risk in the Endgame anyway. */
  readonly fear: number;
  /** Turns of a player after which the reserve is given up: some would wait in vain for ever. */
  readonly turns: number;
}

const unhurried: Tempo = {
  patience: 0.5,
  card: 0,
  loss: { time: 0.5, gold: 0.1, card: 0.12, point: 0 },
  retreat: 0.5,
  lastHope: 'easy',
  reserve: null,
  lastLeg: 1,
  red: 2,
};

/** In a race for Dragon Runes, gold and chances come again: only a lost card is missed for long. */
const racing: Tempo = {
  ...unhurried,
  loss: { ...unhurried.loss, time: 0.15, gold: 0.03 },
};

/**
 * With a doom track an easy adventure brings the Endgame as near as a hard one, while resting, healing and trading cost
 * nothing. So the way to a better adventure pays, a knockout is dear, as there is no time to recover, and strength
 * means beating red Challenges.
 */
const doomed: Tempo = {
  patience: 0.8,
  card: 1.65,
  loss: { time: 0.1, gold: 0.2, card: 0.5, point: 0 },
  retreat: 0.5,
  lastHope: 'easy',
  reserve: { cards: 2.5, card: 20, fear: 0.3, turns: 85 },
  lastLeg: 2,
  red: 8,
};

/** A knockout takes all unspent experience, too (`adv.knockouts.adventure-counters`): a Hero near a purchase must not be bold. */
const advanced: Tempo = {
  ...doomed,
  loss: { ...doomed.loss, point: 0.6 },
  lastHope: 'best',
};

const tracks: readonly (readonly [module: string, pace: Tempo])[] = [
  ['doom-track', doomed],
  [ADVANCED, advanced],
];

const trackOf = (g: G) => tracks.find(([id]) => g.state.ext[id] !== undefined);

export const tempoOf = (g: G): Tempo =>
  trackOf(g)?.[1] ?? (Number.isFinite(runesToWin(g)) ? racing : unhurried);

export function cardsLeft(g: G): number {
  const [id] = trackOf(g) ?? [];
  if (id === undefined) return Number.POSITIVE_INFINITY;
  const { track, counters } = memoryOf(g, { id });
  // The last card of each counter is the first of the next.
  const each = cardsForCounter(g.state.players.length) - 1;
  return (g.content.board.towns.length - counters) * each - (track.length - 1);
}

/** The reserve, if only that is left; `null` before, and after it is given up. */
export function reserveOf(g: G): Reserve | null {
  const { reserve } = tempoOf(g);
  const { length: players } = g.state.players;
  const isKept = reserve !== null && g.state.turn <= reserve.turns * players;
  return isKept && cardsLeft(g) <= reserve.cards * players ? reserve : null;
}
