import type { RuleId } from '../../../register/rule-ids.js';
import type { TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { AdventureCard } from '../../content/cards.js';

/** The rules that a doom track and its Endgame cite. */
export interface DoomCites {
  readonly setup: RuleId;
  /** Discards go to the track: in general, and by what they were. */
  readonly discard: RuleId;
  readonly challenge: RuleId;
  readonly encounter: RuleId;
  readonly event: RuleId;
  readonly held: RuleId;
  readonly nextSpace: RuleId;
  /** The number of cards that adds a counter, by the number of players. */
  readonly trigger: (players: number) => RuleId;
  readonly carryOver: RuleId;
  readonly clear: RuleId;
  readonly placeCounter: RuleId;
  readonly lastSpace: RuleId;
  /** Discards form a new deck; what does not take part leaves the game. */
  readonly renew: RuleId;
  readonly gone: RuleId;

  readonly begin: RuleId;
  readonly removeEvents: RuleId;
  readonly returnChallenges: RuleId;
  readonly shuffle: RuleId;
  readonly level: RuleId;
  readonly order: RuleId;
  readonly orderTieGold: RuleId;
  readonly orderTieRandom: RuleId;
  readonly draw: RuleId;
  readonly noMovement: RuleId;
  readonly noEscape: RuleId;
  /** Nothing used before, while or after moving has its time. */
  readonly noMoving: RuleId;
  readonly takeCard: RuleId;
  readonly winMargath: RuleId;
  readonly winThreeRed: RuleId;
  readonly eliminated: RuleId;
  readonly failShuffled: RuleId;
  readonly allEliminated: RuleId;
  readonly allEliminatedTieLevel: RuleId;
  readonly allEliminatedTieGold: RuleId;
}

/** How many cards on the track add a doom counter: alone two, with two players four, with three six, with more eight. */
export const cardsForCounter = (players: number): number =>
  players === 1 ? 2 : players === 2 ? 4 : players === 3 ? 6 : 8;

/** What one doom track has of its own. */
export interface DoomSetting {
  /** The module whose memory holds the track: `state.ext[id]` is a `DoomMemory`, beside which the module may keep more. */
  readonly id: string;
  /** The spaces of the track from the bottom up, named after the market stacks. The last counter opens the Endgame. */
  readonly towns: (g: G) => readonly TownId[];
  /** How many cards on the track add a doom counter. */
  readonly trigger: (players: number) => number;
  /** The level of a player's Hero in the Endgame. */
  readonly level: (g: G, player: number) => number;
  /** Whether a card of a discard pile takes part when the pile forms a new deck; if not, it leaves the game. */
  readonly renews: (card: AdventureCard) => boolean;
  readonly cite: DoomCites;
}
