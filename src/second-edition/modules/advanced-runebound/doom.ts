import { ofBoard, townIds } from '../../base/board.js';
import { playerState } from '../../base/cards.js';
import { counterWorth } from '../../base/characters.js';
import { bonuses } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { endgameOf } from '../doom-track/endgame.js';
import { cardsForCounter, type DoomSetting } from '../doom-track/setting.js';
import { ID } from './movement.js';

/* The doom track of the Second Edition variant, in this document's terms. The stack stays on sale (adv.doom-track.is-market-row). */

const cite: DoomSetting['cite'] = {
  // Setup: the top green card, face down and unseen.
  setup: 'adv.doom-track.setup',

  // Adding cards. A discarded card stays in the game (adv.doom-track.not-removed).
  discard: 'adv.doom-track.discards-go-here',
  challenge: 'adv.doom-track.source-challenge',
  encounter: 'adv.doom-track.source-encounter',
  // An Event that cannot be played, or one that is replaced (adv.events.discard-to-track).
  event: 'adv.doom-track.source-event',
  held: 'adv.doom-track.source-held-card',
  nextSpace: 'adv.doom-track.next-space-order',

  trigger: (players) =>
    players <= 2
      ? 'adv.doom-track.trigger-2'
      : players === 3
        ? 'adv.doom-track.trigger-3'
        : 'adv.doom-track.trigger-4-6',
  carryOver: 'adv.doom-track.step-1-carry',
  // Only the track fills the discard piles, one for each color (adv.discard.piles, adv.discard.from-track).
  clear: 'adv.doom-track.step-2-clear',
  // The first space without a counter (adv.doom-track.counter-order).
  placeCounter: 'adv.doom-track.step-3-counter',
  lastSpace: 'adv.doom-track.last-frostgate',
  renew: 'adv.discard.reshuffle',
  gone: 'adv.discard.events-gone',

  // The Endgame. Players keep their red Challenges (adv.endgame.prepare-kept).
  begin: 'adv.doom-track.eight-counters',
  removeEvents: 'adv.endgame.prepare-events',
  returnChallenges: 'adv.endgame.prepare-undefeated',
  shuffle: 'adv.endgame.prepare-shuffle',
  level: 'adv.endgame.prepare-levels',
  order: 'adv.endgame.order',
  orderTieGold: 'adv.endgame.order-tie-gold',
  orderTieRandom: 'adv.endgame.order-tie-random',

  // The confrontation is a turn without Refresh and Movement, so without healing in these steps and without abilities of moving
  // (adv.endgame.no-refresh, adv.endgame.no-movement, adv.endgame.no-moving-abilities, adv.endgame.no-rest-or-step-healing). The drawn card
  // is resolved like any other Challenge (adv.endgame.resolve), then the next (adv.endgame.continue).
  draw: 'adv.endgame.draw',
  noMovement: 'adv.endgame.no-movement',
  noEscape: 'adv.endgame.no-escape',
  noMoving: 'adv.endgame.no-moving-abilities',
  takeCard: 'adv.endgame.take-card',
  winMargath: 'adv.endgame.margath',
  winThreeRed: 'adv.endgame.three-reds',
  // A player who fails keeps gold and experience; the next one follows (adv.endgame.fail-keeps, adv.endgame.next-player).
  eliminated: 'adv.endgame.fail',
  failShuffled: 'adv.endgame.fail-reshuffle',
  allEliminated: 'adv.endgame.all-out',
  allEliminatedTieLevel: 'adv.endgame.all-out-tie-level',
  allEliminatedTieGold: 'adv.endgame.all-out-tie-gold',
};

/** The town at the bottom of the track (adv.doom-track.space-1). */
const BOTTOM = 'tamalir';

/**
 * The row of market stacks from the bottom up: Tamalir, Riverwatch, Dawnsmoor, Vynelvale fourth, Nerekhal sixth, Frostgate last
 * (adv.doom-track.space-2, adv.doom-track.space-3, adv.doom-track.space-4, adv.doom-track.space-6, adv.doom-track.space-8). This is the row
 * of the board with Tamalir and its bottom town exchanged.
 */
const rowOf = /* @__PURE__ */ ofBoard((board): readonly string[] => {
  const [first = BOTTOM, ...row] = townIds(board);
  return first === BOTTOM || !row.includes(BOTTOM)
    ? [first, ...row]
    : [BOTTOM, ...row.map((town) => (town === BOTTOM ? first : town))];
});

export const doomSetting: DoomSetting = {
  id: ID,
  towns: (g) => rowOf(g.content.board),
  // With one player as few as in the Second Edition variant.
  trigger: cardsForCounter,
  // The sum of the bonuses, not their number, and not stored (adv.level.definition, adv.level.sum-not-number, adv.level.untracked).
  level(g, player) {
    const { experience } = playerState(g, player).hero;
    return bonuses.reduce((sum, bonus) => sum + experience[bonus] * counterWorth(g, bonus), 0);
  },
  // Only Challenges form a new deck.
  renews: (card) => card.kind === 'challenge',
  cite,
};

export const isEndgame = (g: G): boolean => endgameOf(g, doomSetting) !== null;
