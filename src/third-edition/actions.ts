// Written by `npm run generate -- actions`. Do not edit.
import type { ChanceAnswer, OrOther, Spelled } from '../kernel/index.js';
import type { ThirdEditionCardId, ThirdEditionPlaceId } from './known-ids.js';

/**
 * All actions of players and chance in this edition with any of its modules, by `type`. `Extract` gives one of them. Editors complete the
 * ids of cards and places; those of content from elsewhere are good, too.
 *
 * @example
 * ```ts
 * type Step = Extract<ThirdEditionAction, { type: 'move/step' }>;
 * ```
 */
export type ThirdEditionAction<
  Card extends string = OrOther<ThirdEditionCardId>,
  Place extends string = OrOther<ThirdEditionPlaceId>,
> =
  | { readonly type: 'ability/act'; readonly card: Card; readonly ability: string }
  | { readonly type: 'ability/reroll'; readonly card: Card; readonly ability: string }
  | { readonly type: 'ability/use'; readonly card: Card; readonly ability: string }
  | { readonly type: 'adventure/begin' }
  | { readonly type: 'block/none' }
  | { readonly type: 'block/shields'; readonly tokens: readonly number[] }
  | { readonly type: 'combat/ability'; readonly card: Card; readonly ability: string }
  | { readonly type: 'combat/after'; readonly card: Card; readonly ability: string }
  | { readonly type: 'combat/cancel'; readonly tokens: readonly number[] }
  | { readonly type: 'combat/deal'; readonly tokens: readonly number[] }
  | { readonly type: 'combat/double'; readonly token: number; readonly on: number }
  | { readonly type: 'combat/fight-on' }
  | { readonly type: 'combat/flip'; readonly token: number; readonly on: number }
  | { readonly type: 'combat/go-on' }
  | { readonly type: 'combat/let' }
  | { readonly type: 'combat/pass' }
  | { readonly type: 'combat/recast'; readonly token: number; readonly on: number }
  | { readonly type: 'combat/retreat' }
  | {
      readonly type: 'combat/surge';
      readonly card: Card;
      readonly ability: string;
      readonly tokens: readonly number[];
    }
  | { readonly type: 'effect/choose'; readonly choice: string }
  | { readonly type: 'event/choose'; readonly choice: string }
  | { readonly type: 'excess/discard'; readonly card: Card }
  | { readonly type: 'exchange/agree' }
  | { readonly type: 'exchange/card'; readonly card: Card }
  | { readonly type: 'exchange/decline' }
  | { readonly type: 'exchange/gold'; readonly player: number; readonly amount: number }
  | { readonly type: 'exchange/offer' }
  | { readonly type: 'exchange/propose'; readonly with: number }
  | { readonly type: 'exchange/withdraw' }
  | { readonly type: 'exert/reroll'; readonly die: number; readonly card: Card }
  | { readonly type: 'goods/trade'; readonly card: Card }
  | { readonly type: 'move/go'; readonly to: Place }
  | { readonly type: 'move/roll' }
  | { readonly type: 'move/spend'; readonly to: Place; readonly die: number }
  | { readonly type: 'move/spend-as'; readonly to: Place; readonly die: number; readonly card: Card }
  | { readonly type: 'move/stay' }
  | { readonly type: 'move/step'; readonly to: Place }
  | { readonly type: 'move/stop' }
  | { readonly type: 'offer/decline' }
  | { readonly type: 'offer/use' }
  | { readonly type: 'quest/attempt'; readonly card: Card }
  | { readonly type: 'quest/decline' }
  | { readonly type: 'quest/outcome'; readonly choice: string }
  | { readonly type: 'rest' }
  | { readonly type: 'rest/heal' }
  | { readonly type: 'retreat/go'; readonly to: Place; readonly die: number }
  | { readonly type: 'retreat/stay' }
  | { readonly type: 'reward/choose'; readonly choice: string }
  | { readonly type: 'rumor/follow'; readonly card: Card }
  | { readonly type: 'setup/hero'; readonly card: Card }
  | { readonly type: 'setup/place'; readonly to: Place }
  | { readonly type: 'shop/begin' }
  | { readonly type: 'shop/buy'; readonly card: Card }
  | { readonly type: 'shop/discard'; readonly card: Card }
  | { readonly type: 'shop/sell'; readonly card: Card }
  | { readonly type: 'skill/learn'; readonly card: Card }
  | { readonly type: 'skill/pay'; readonly card: Card }
  | { readonly type: 'stand-up' }
  | { readonly type: 'test/exert'; readonly card: Card }
  | { readonly type: 'test/judge' }
  | { readonly type: 'toll/exert'; readonly card: Card }
  | { readonly type: 'toll/trophy'; readonly card: Card }
  | { readonly type: 'train' }
  | { readonly type: 'triggers/next'; readonly card: Card }
  | { readonly type: 'trophy/choose'; readonly deck: string }
  | { readonly type: 'turn/end' }
  | { readonly type: 'villain/engage' }
  | { readonly type: 'villain/lead'; readonly to: Place }
  // The Corpse King
  | { readonly type: 'zombie/kill' }
  | ChanceAnswer;

/** An action for a function of the bundled rules: an id that is written out has to be one of theirs ({@link Spelled}). */
export type SpelledThirdEditionAction<Card extends string, Place extends string> = ThirdEditionAction<
  Spelled<Card, ThirdEditionCardId>,
  Spelled<Place, ThirdEditionPlaceId>
>;
