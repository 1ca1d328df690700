import { runesToWin } from '../second-edition/base/victory.js';
import type { G } from '../second-edition/base/vocabulary.js';
import { ID as ADVANCED } from '../second-edition/modules/advanced-runebound/movement.js';

/* What runs out in a game: turns, as a rule; adventure cards, where a doom track brings the end nearer with each that is discarded. */

/** What a player is careful with. */
export interface Pace {
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
  /** A Hero with no more Life than this heals before the next adventure. */
  readonly lastLeg: number;
  /** How much more than an easy Challenge a red one counts in what strength is. */
  readonly red: number;
}

/** There is time. */
const unhurried: Pace = {
  patience: 0.5,
  card: 0,
  loss: { time: 0.5, gold: 0.1, card: 0.12, point: 0 },
  retreat: 0.5,
  lastHope: 'easy',
  lastLeg: 1,
  red: 2,
};

/** In a race for Dragon Runes gold comes again, and so does another chance: only a card that is gone is missed for long. */
const racing: Pace = {
  ...unhurried,
  loss: { ...unhurried.loss, time: 0.15, gold: 0.03 },
};

/**
 * With a doom track an easy adventure brings the Endgame as near as a hard one, while resting, healing and trading take nothing
 * away. So the way to a better adventure is worth it, what is lost with a knockout is dear, as there is no time to earn it
 * again, and strength is what beats red Challenges.
 */
const doomed: Pace = {
  patience: 0.8,
  card: 1.65,
  loss: { time: 0.1, gold: 0.2, card: 0.5, point: 0 },
  retreat: 0.5,
  lastHope: 'easy',
  lastLeg: 2,
  red: 8,
};

/**
 * In Advanced Runebound a knockout takes all unspent experience, too (`adv.knockouts.adventure-counters`). Who has nothing to lose
 * may be bold, who is near a purchase must not; and an easy adventure that is lost, or run from, is no way out.
 */
const advanced: Pace = {
  ...doomed,
  loss: { ...doomed.loss, point: 0.6 },
  lastHope: 'best',
};

/** Modules with a doom track, and how each is played. */
const tracks: readonly (readonly [module: string, pace: Pace])[] = [
  ['doom-track', doomed],
  [ADVANCED, advanced],
];

/** What is scarce in this game. */
export const paceOf = (g: G): Pace =>
  tracks.find(([id]) => g.state.ext[id] !== undefined)?.[1] ??
  (Number.isFinite(runesToWin(g)) ? racing : unhurried);
