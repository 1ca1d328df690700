// Written by `npm run generate -- actions`. Do not edit.
import type { ChanceAnswer } from '../kernel/index.js';
import type { Color, Terrain } from './abilities/language.js';
import type { Bonus } from './base/state.js';

/**
 * All actions of players and chance in this edition with any of its modules, by `type`. `Extract` gives one of them.
 *
 * @example
 * ```ts
 * type Step = Extract<SecondEditionAction, { type: 'move/step' }>;
 * ```
 */
export type SecondEditionAction =
  | { readonly type: 'ability/use'; readonly card: string; readonly ability: string }
  | { readonly type: 'adventure/attempt'; readonly color: Color }
  | { readonly type: 'adventure/decline' }
  | { readonly type: 'adventure/face'; readonly card: string }
  | { readonly type: 'adventure/pass' }
  | { readonly type: 'card/discard'; readonly player: number; readonly card: string }
  | { readonly type: 'combat/attack'; readonly by: string }
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
  | { readonly type: 'knockout/discard'; readonly card: string }
  | { readonly type: 'knockout/move'; readonly to: string }
  | { readonly type: 'market/buy'; readonly card: string }
  | { readonly type: 'market/done' }
  | { readonly type: 'market/heal'; readonly character: string; readonly what: 'wound' | 'exhaustion' }
  | { readonly type: 'market/hire'; readonly card: string }
  | { readonly type: 'market/sell'; readonly card: string }
  | { readonly type: 'move/adjacent'; readonly to: string }
  | { readonly type: 'move/done' }
  | { readonly type: 'move/free'; readonly to: string }
  | { readonly type: 'move/free-end' }
  | { readonly type: 'move/rest'; readonly dice: number }
  | { readonly type: 'move/roll'; readonly dice: number }
  | { readonly type: 'move/stay' }
  | { readonly type: 'move/step'; readonly to: string; readonly die: number }
  | { readonly type: 'move/stop' }
  | { readonly type: 'offer/accept' }
  | { readonly type: 'offer/add-card'; readonly player: number; readonly card: string }
  | { readonly type: 'offer/add-gold'; readonly player: number; readonly amount: number }
  | { readonly type: 'offer/decline' }
  | { readonly type: 'offer/leave' }
  | { readonly type: 'offer/propose' }
  | { readonly type: 'offer/withdraw-card'; readonly card: string }
  | { readonly type: 'offer/withdraw-gold'; readonly player: number }
  | { readonly type: 'replenish/place'; readonly space: string }
  | { readonly type: 'rest/discard'; readonly character: string }
  | { readonly type: 'rest/done' }
  | { readonly type: 'roll/accept' }
  | { readonly type: 'roll/dice' }
  | { readonly type: 'spoils/none' }
  | { readonly type: 'spoils/take-card'; readonly card: string }
  | { readonly type: 'spoils/take-gold' }
  // The Doom Track
  | { readonly type: 'doom/place'; readonly card: string }
  // Travel Hazards
  | { readonly type: 'hazard/take-counter'; readonly color: Color }
  // Ally Limits
  | { readonly type: 'upkeep/dismiss'; readonly ally: string }
  | { readonly type: 'upkeep/pay'; readonly ally: string }
  // Advanced Runebound
  | { readonly type: 'experience/go-on' }
  | { readonly type: 'experience/recover' }
  | { readonly type: 'experience/second'; readonly bonus: Bonus }
  | { readonly type: 'hero/keep' }
  | { readonly type: 'hero/replace'; readonly experience: 'keep' | 'leave' }
  // The Island of Dread
  | { readonly type: 'captain/call' }
  | { readonly type: 'captain/decline' }
  | { readonly type: 'captain/hire'; readonly card: string; readonly terms: 'paid' | 'on-loan' }
  | { readonly type: 'captain/keep'; readonly card: string }
  | { readonly type: 'captain/stay'; readonly card: string }
  | { readonly type: 'map/claim'; readonly item: string }
  | { readonly type: 'map/discover' }
  | { readonly type: 'voyage/sail'; readonly to: string }
  // Rituals and Runes
  | { readonly type: 'ritual/fill'; readonly card: string; readonly terrain: Terrain; readonly die: number }
  // Weapons of Legend
  | { readonly type: 'equipping/use'; readonly card: string; readonly as: 'ally' | 'item' }
  // The Seven Scions
  | { readonly type: 'relief/done' }
  | { readonly type: 'relief/heal'; readonly character: string; readonly what: 'wound' | 'exhaustion' }
  | { readonly type: 'relief/ready'; readonly card: string }
  | { readonly type: 'scion/awaken'; readonly card: string }
  | { readonly type: 'scion/call'; readonly player: number; readonly card: string }
  | { readonly type: 'scion/no-counter' }
  | { readonly type: 'scion/take-counter'; readonly card: string }
  | { readonly type: 'storm/escape-again' }
  | { readonly type: 'storm/rejoin' }
  | { readonly type: 'storm/wait' }
  // The Seven Scions, Cooperative Version
  | { readonly type: 'group/ready' }
  | { readonly type: 'group/substitute'; readonly what: 'score' | 'damage' }
  // The Cataclysm
  | { readonly type: 'curse/seek'; readonly level: number }
  | { readonly type: 'figure/place'; readonly town: string }
  | { readonly type: 'pool/divide'; readonly travel: number; readonly trading: number }
  | { readonly type: 'quest/claim'; readonly player: number; readonly card: string }
  | { readonly type: 'quest/counter'; readonly number: number }
  | { readonly type: 'quest/pay'; readonly card: string }
  | { readonly type: 'quest/take-up'; readonly card: string }
  | { readonly type: 'quest/withdraw'; readonly player: number; readonly card: string }
  | { readonly type: 'trade/forgo' }
  | { readonly type: 'trade/healing' }
  | { readonly type: 'trade/keep-dice' }
  | { readonly type: 'trade/leave' }
  | { readonly type: 'trade/look' }
  | { readonly type: 'trade/roll' }
  | ChanceAnswer;
