import { experienceCounters } from '../../abilities/conditions.js';
import { townIds } from '../../base/board.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { type ByTrackCites, citesByTrack, colorByTrack } from '../travel-hazards/by-track.js';
import { doomTrack } from './create-module.js';
import type { doomFacts } from './event-kinds.js';
import { inspectDoom } from './inspect.js';
import { cardsForCounter, type DoomSetting } from './setting.js';

const cite: DoomSetting['cite'] = {
  // Setup: the top green card, neither looked at nor revealed (2e.doom-track.setup-unseen).
  setup: '2e.doom-track.setup-card',

  // Adding cards.
  discard: '2e.doom-track.discards-to-track',
  challenge: '2e.doom-track.counts-challenge',
  encounter: '2e.doom-track.counts-encounter',
  event: '2e.doom-track.counts-event',
  held: '2e.doom-track.counts-held-card',
  nextSpace: '2e.doom-track.next-space',

  // Adding a doom counter (2e.doom-track.purpose).
  trigger: (players) =>
    players === 1
      ? '2e.doom-track.trigger-solo'
      : players === 2
        ? '2e.doom-track.trigger-two'
        : players === 3
          ? '2e.doom-track.trigger-three'
          : '2e.doom-track.trigger-four-to-six',
  carryOver: '2e.doom-track.carry-over',
  clear: '2e.doom-track.clear',
  placeCounter: '2e.doom-track.place-counter',
  lastSpace: '2e.doom-track.last-space',
  // No rule says directly that discards form a new deck. We read it in the rule that brings the discard piles.
  renew: '2e.doom-track.clear',
  gone: '2e.endgame.remove-events',

  // The eighth counter opens the Endgame (2e.doom-track.eight-counters-end). It is prepared in four steps (2e.endgame.prepare).
  begin: '2e.endgame.begin',
  removeEvents: '2e.endgame.remove-events',
  // Players keep their red Challenges (2e.endgame.keep-red-cards): no rule takes them away.
  returnChallenges: '2e.endgame.return-track-challenges',
  shuffle: '2e.endgame.shuffle',
  level: '2e.endgame.level',
  order: '2e.endgame.order',
  orderTieGold: '2e.endgame.order-tie-gold',
  orderTieRandom: '2e.endgame.order-tie-random',

  // From the most powerful player to the least (2e.endgame.pass-on), until a player wins or all are eliminated (2e.endgame.until).

  // The confrontation: a Challenge like any other (2e.endgame.resolve), in a turn without Refresh and Movement step
  // (2e.endgame.no-refresh-movement). A player who wins draws the next one (2e.endgame.next-challenge). One who fails keeps gold and
  // experience (2e.endgame.fail-no-loss).
  draw: '2e.endgame.draw',
  noMovement: '2e.endgame.no-refresh-movement',
  noEscape: '2e.endgame.no-escape',
  noMoving: '2e.endgame.no-moving-abilities',
  takeCard: '2e.endgame.take-card',
  winMargath: '2e.endgame.win-margath',
  winThreeRed: '2e.endgame.win-three-red',
  eliminated: '2e.endgame.fail-eliminated',
  failShuffled: '2e.endgame.fail-shuffled',

  // All players are eliminated.
  allEliminated: '2e.endgame.all-eliminated',
  allEliminatedTieLevel: '2e.endgame.all-eliminated-tie-level',
  allEliminatedTieGold: '2e.endgame.all-eliminated-tie-gold',
};

const setting: DoomSetting = {
  id: 'doom-track',
  // The row of market stacks, Vynelvale at the bottom and Frostgate last (2e.doom-track.row, 2e.doom-track.order).
  towns: (g) => townIds(g.content.board),
  trigger: cardsForCounter,
  // One, plus one for each experience counter (2e.endgame.level-definition).
  level: (g, player) => 1 + experienceCounters(g, player),
  // Encounters take part, because in this variant discarded cards stay in the game.
  renews: () => true,
  cite,
};

/** The rules cited if travel hazards are in force too. */
const hazards: ByTrackCites = {
  number: '2e.travel-hazards.hazard-number',
  countUp: '2e.travel-hazards.count-up',
  loop: '2e.travel-hazards.loop',
};

const track = doomTrack(setting);

/** @hidden */
export type DoomKind = (typeof doomFacts)[number];

/** The Doom Track, which the designers recommend, and its Endgame (2e.doom-track.recommended). */
export const doomTrackModule: SecondEditionModule<DoomKind> = defineModule({
  id: 'doom-track',
  title: 'The Doom Track',
  ...track,
  inspect: (g) => inspectDoom(g, setting),
  overrides: [
    ...track.overrides,
    // With travel hazards the doom track gives their color.
    colorByTrack(setting, hazards),
  ],
  cites: [...track.cites, ...citesByTrack(hazards)],
});
