// Written by `npm run generate -- actions`. Do not edit.
import type { ChanceAnswer, OrOther, Spelled } from '../kernel/index.js';
import type { Color, Terrain } from './abilities/language.js';
import type { Bonus } from './base/state.js';
import type { SecondEditionCardId, SecondEditionPlaceId } from './known-ids.js';

/**
 * All actions of players and chance in this edition with any of its modules, by `type`. `Extract` gives one of them. Editors complete the
 * ids of cards and places; those of content from elsewhere are good, too.
 *
 * @example
 * ```ts
 * type Step = Extract<SecondEditionAction, { type: 'move/step' }>;
 * ```
 */
export type SecondEditionAction<
  Card extends string = OrOther<SecondEditionCardId>,
  Place extends string = OrOther<SecondEditionPlaceId>,
> =
  | { readonly type: 'ability/use'; readonly card: Card; readonly ability: string }
  | { readonly type: 'adventure/attempt'; readonly color: Color }
  | { readonly type: 'adventure/decline' }
  | { readonly type: 'adventure/face'; readonly card: Card }
  | { readonly type: 'adventure/pass' }
  | { readonly type: 'card/discard'; readonly player: number; readonly card: Card }
  | { readonly type: 'combat/attack'; readonly by: Card }
  | { readonly type: 'combat/begin' }
  | { readonly type: 'combat/defend' }
  | { readonly type: 'combat/defend-without-roll' }
  | { readonly type: 'combat/escape' }
  | { readonly type: 'combat/stand' }
  | { readonly type: 'effect/choose'; readonly choice: string }
  | { readonly type: 'experience/buy'; readonly bonus: Bonus }
  | { readonly type: 'experience/change'; readonly color: Color }
  | { readonly type: 'experience/done' }
  | { readonly type: 'experience/pay'; readonly color: Color }
  | { readonly type: 'harm/take' }
  | { readonly type: 'hero/attack'; readonly player: number }
  | { readonly type: 'hero/negotiate'; readonly with: number }
  | { readonly type: 'knockout/discard'; readonly card: Card }
  | { readonly type: 'knockout/move'; readonly to: Place }
  | { readonly type: 'market/buy'; readonly card: Card }
  | { readonly type: 'market/done' }
  | { readonly type: 'market/heal'; readonly character: Card; readonly what: 'wound' | 'exhaustion' }
  | { readonly type: 'market/hire'; readonly card: Card }
  | { readonly type: 'market/sell'; readonly card: Card }
  | { readonly type: 'move/adjacent'; readonly to: Place }
  | { readonly type: 'move/done' }
  | { readonly type: 'move/free'; readonly to: Place }
  | { readonly type: 'move/free-end' }
  | { readonly type: 'move/rest'; readonly dice: number }
  | { readonly type: 'move/roll'; readonly dice: number }
  | { readonly type: 'move/stay' }
  | { readonly type: 'move/step'; readonly to: Place; readonly die: number }
  | { readonly type: 'move/stop' }
  | { readonly type: 'offer/accept' }
  | { readonly type: 'offer/add-card'; readonly player: number; readonly card: Card }
  | { readonly type: 'offer/add-gold'; readonly player: number; readonly amount: number }
  | { readonly type: 'offer/decline' }
  | { readonly type: 'offer/leave' }
  | { readonly type: 'offer/propose' }
  | { readonly type: 'offer/withdraw-card'; readonly card: Card }
  | { readonly type: 'offer/withdraw-gold'; readonly player: number }
  | { readonly type: 'replenish/place'; readonly space: Place }
  | { readonly type: 'rest/discard'; readonly character: Card }
  | { readonly type: 'rest/done' }
  | { readonly type: 'roll/accept' }
  | { readonly type: 'roll/dice' }
  | { readonly type: 'spoils/none' }
  | { readonly type: 'spoils/take-card'; readonly card: Card }
  | { readonly type: 'spoils/take-gold' }
  // The Doom Track
  | { readonly type: 'doom/place'; readonly card: Card }
  // Travel Hazards
  | { readonly type: 'hazard/take-counter'; readonly color: Color }
  // Ally Limits
  | { readonly type: 'upkeep/dismiss'; readonly ally: Card }
  | { readonly type: 'upkeep/pay'; readonly ally: Card }
  // Advanced Runebound
  | { readonly type: 'experience/go-on' }
  | { readonly type: 'experience/recover' }
  | { readonly type: 'experience/second'; readonly bonus: Bonus }
  | { readonly type: 'hero/keep' }
  | { readonly type: 'hero/replace'; readonly experience: 'keep' | 'leave' }
  // The Island of Dread
  | { readonly type: 'captain/call' }
  | { readonly type: 'captain/decline' }
  | { readonly type: 'captain/hire'; readonly card: Card; readonly terms: 'paid' | 'on-loan' }
  | { readonly type: 'captain/keep'; readonly card: Card }
  | { readonly type: 'captain/stay'; readonly card: Card }
  | { readonly type: 'map/claim'; readonly item: Card }
  | { readonly type: 'map/discover' }
  | { readonly type: 'voyage/sail'; readonly to: Place }
  // Rituals and Runes
  | { readonly type: 'ritual/fill'; readonly card: Card; readonly terrain: Terrain; readonly die: number }
  // Weapons of Legend
  | { readonly type: 'equipping/use'; readonly card: Card; readonly as: 'ally' | 'item' }
  // The Seven Scions
  | { readonly type: 'relief/done' }
  | { readonly type: 'relief/heal'; readonly character: Card; readonly what: 'wound' | 'exhaustion' }
  | { readonly type: 'relief/ready'; readonly card: Card }
  | { readonly type: 'scion/awaken'; readonly card: Card }
  | { readonly type: 'scion/call'; readonly player: number; readonly card: Card }
  | { readonly type: 'scion/no-counter' }
  | { readonly type: 'scion/take-counter'; readonly card: Card }
  | { readonly type: 'storm/escape-again' }
  | { readonly type: 'storm/rejoin' }
  | { readonly type: 'storm/wait' }
  // The Seven Scions, Cooperative Version
  | { readonly type: 'group/ready' }
  | { readonly type: 'group/substitute'; readonly what: 'score' | 'damage' }
  // The Cataclysm
  | { readonly type: 'curse/seek'; readonly level: number }
  | { readonly type: 'figure/place'; readonly town: Place }
  | { readonly type: 'pool/divide'; readonly travel: number; readonly trading: number }
  | { readonly type: 'quest/claim'; readonly player: number; readonly card: Card }
  | { readonly type: 'quest/counter'; readonly number: number }
  | { readonly type: 'quest/pay'; readonly card: Card }
  | { readonly type: 'quest/take-up'; readonly card: Card }
  | { readonly type: 'quest/withdraw'; readonly player: number; readonly card: Card }
  | { readonly type: 'trade/forgo' }
  | { readonly type: 'trade/healing' }
  | { readonly type: 'trade/keep-dice' }
  | { readonly type: 'trade/leave' }
  | { readonly type: 'trade/look' }
  | { readonly type: 'trade/roll' }
  | ChanceAnswer;

/** An action for a function of the bundled rules: an id that is written out has to be one of theirs ({@link Spelled}). */
export type SpelledSecondEditionAction<Card extends string, Place extends string> = SecondEditionAction<
  Spelled<Card, SecondEditionCardId>,
  Spelled<Place, SecondEditionPlaceId>
>;
