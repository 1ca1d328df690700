import type { RuleId } from '../../../register/rule-ids.js';
import type { TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { AdventureCard } from '../../content/cards.js';

/** The rules that a doom track and its Endgame cite. */
export interface DoomCites {
  readonly setup: RuleId;
  /** Discards go to the track: in general, and by the kind of card. */
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
  /** Discards form a new deck. Cards that do not take part leave the game. */
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
  /** Abilities of before, during or after movement have no time here. */
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
