import { runesToWin } from '../../second-edition/base/victory.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { ID as ADVANCED } from '../../second-edition/modules/advanced-runebound/movement.js';
import { memoryOf } from '../../second-edition/modules/doom-track/memory.js';
import { cardsForCounter } from '../../second-edition/modules/doom-track/setting.js';

/* What runs out in a game: turns, as a rule; adventure cards, where a doom track brings the end nearer with each that is discarded. */

/** What a player is careful with. */
export interface Tempo {
  /** What a turn's delay leaves of a prize. */
  readonly patience: number;
  /** What every adventure card costs, besides the trouble it is: a step towards the end. */
  readonly card: number;
  /** What losing a fight costs: some time, each piece of gold, each that the dearest card has cost, and each unspent point. */
  readonly loss: {
    readonly time: number;
    readonly gold: number;
    readonly card: number;
    readonly point: number;
  };
  /** What running from a fight costs. */
  readonly retreat: number;
  /** What is tried where nothing looks promising: an easy adventure, or the one that promises least harm. */
  readonly lastHope: 'easy' | 'best';
  /** The last cards before the Endgame; `null` where none is coming. */
  readonly reserve: Reserve | null;
  /** A Hero with no more Life than this heals before the next adventure. */
  readonly lastLeg: number;
  /** How much more than an easy Challenge a red one counts in what strength is. */
  readonly red: number;
}

/** The last adventure cards before the Endgame, which are kept back: a red Challenge that is beaten costs none, and only they win. */
export interface Reserve {
  /** How many a player. */
  readonly cards: number;
  /** What each of them costs. */
  readonly card: number;
  /** What is left of the fear of losing: time no longer runs out, and what is not risked now is risked in the Endgame. */
  readonly fear: number;
  /** Turns of a player after which it is kept no longer: nobody tries in vain for ever. */
  readonly turns: number;
}

/** There is time. */
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

/** In a race for Dragon Runes gold comes again, and so does another chance: only a card that is gone is missed for long. */
const racing: Tempo = {
  ...unhurried,
  loss: { ...unhurried.loss, time: 0.15, gold: 0.03 },
};

/**
 * With a doom track an easy adventure brings the Endgame as near as a hard one, while resting, healing and trading take nothing
 * away. So the way to a better adventure is worth it, what is lost with a knockout is dear, as there is no time to earn it
 * again, and strength is what beats red Challenges.
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

/**
 * In Advanced Runebound a knockout takes all unspent experience, too (`adv.knockouts.adventure-counters`). Who has nothing to lose
 * may be bold, who is near a purchase must not; and an easy adventure that is lost, or run from, is no way out.
 */
const advanced: Tempo = {
  ...doomed,
  loss: { ...doomed.loss, point: 0.6 },
  lastHope: 'best',
};

/** Modules with a doom track, and how each is played. */
const tracks: readonly (readonly [module: string, pace: Tempo])[] = [
  ['doom-track', doomed],
  [ADVANCED, advanced],
];

const trackOf = (g: G) => tracks.find(([id]) => g.state.ext[id] !== undefined);

/** What is scarce in this game. */
export const tempoOf = (g: G): Tempo =>
  trackOf(g)?.[1] ?? (Number.isFinite(runesToWin(g)) ? racing : unhurried);

/** How many more cards on the doom track open the Endgame. */
export function cardsLeft(g: G): number {
  const [id] = trackOf(g) ?? [];
  if (id === undefined) return Number.POSITIVE_INFINITY;
  const { track, counters } = memoryOf(g, { id });
  // The last card of each counter is the first of the next.
  const each = cardsForCounter(g.state.players.length) - 1;
  return (g.content.board.towns.length - counters) * each - (track.length - 1);
}

/** The reserve, if only that is left; `null` before, and once it is kept no longer. */
export function reserveOf(g: G): Reserve | null {
  const { reserve } = tempoOf(g);
  const { length: players } = g.state.players;
  const isKept = reserve !== null && g.state.turn <= reserve.turns * players;
  return isKept && cardsLeft(g) <= reserve.cards * players ? reserve : null;
}
