import type { RuleId } from '../../../register/rule-ids.js';
import type { TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { AdventureCard } from '../../content/cards.js';

/** The rules that the doom track of the Second Edition and its Endgame cite. */
export const doomRules = {
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
  trigger: (players: number) =>
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

  allEliminated: '2e.endgame.all-eliminated',
  allEliminatedTieLevel: '2e.endgame.all-eliminated-tie-level',
  allEliminatedTieGold: '2e.endgame.all-eliminated-tie-gold',
} satisfies Record<string, RuleId | ((players: number) => RuleId)>;

/** The rules that a doom track cites. Each module with a doom track cites its own. */
type DoomCites = {
  readonly [Name in keyof typeof doomRules]: (typeof doomRules)[Name] extends string
    ? RuleId
    : (players: number) => RuleId;
};

/** The number of cards on the track that adds a doom counter: two with one player, four with two, six with three, else eight. */
export const cardsForCounter = (players: number): number =>
  players === 1 ? 2 : players === 2 ? 4 : players === 3 ? 6 : 8;

/** The parts in which doom tracks differ. */
export interface DoomSetting {
  /** The module whose state holds the track: `state.ext[id]` is a `DoomMemory`, and may have more fields. */
  readonly id: string;
  /** The spaces of the track from the bottom up, named after the market stacks. The last counter opens the Endgame. */
  readonly towns: (g: G) => readonly TownId[];
  /** The number of cards on the track that adds a doom counter. */
  readonly trigger: (players: number) => number;
  /** The level of a player's Hero in the Endgame. */
  readonly level: (g: G, player: number) => number;
  /** Whether a card of a discard pile takes part in the new deck. If not, it leaves the game. */
  readonly renews: (card: AdventureCard) => boolean;
  readonly cite: DoomCites;
}
