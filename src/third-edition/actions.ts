// Written by `npm run generate -- actions`. Do not edit.
import type { ChanceAnswer } from '../kernel/index.js';

/**
 * All actions of players and chance in this edition with any of its modules, by `type`. `Extract` gives one of them.
 *
 * @example
 * ```ts
 * type Step = Extract<ThirdEditionAction, { type: 'move/step' }>;
 * ```
 */
export type ThirdEditionAction =
  | { readonly type: 'ability/act'; readonly card: string; readonly ability: string }
  | { readonly type: 'ability/reroll'; readonly card: string; readonly ability: string }
  | { readonly type: 'ability/use'; readonly card: string; readonly ability: string }
  | { readonly type: 'adventure/begin' }
  | { readonly type: 'block/none' }
  | { readonly type: 'block/shields'; readonly tokens: readonly number[] }
  | { readonly type: 'combat/ability'; readonly card: string; readonly ability: string }
  | { readonly type: 'combat/after'; readonly card: string; readonly ability: string }
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
      readonly card: string;
      readonly ability: string;
      readonly tokens: readonly number[];
    }
  | { readonly type: 'effect/choose'; readonly choice: string }
  | { readonly type: 'event/choose'; readonly choice: string }
  | { readonly type: 'excess/discard'; readonly card: string }
  | { readonly type: 'exchange/agree' }
  | { readonly type: 'exchange/card'; readonly card: string }
  | { readonly type: 'exchange/decline' }
  | { readonly type: 'exchange/gold'; readonly player: number; readonly amount: number }
  | { readonly type: 'exchange/offer' }
  | { readonly type: 'exchange/propose'; readonly with: number }
  | { readonly type: 'exchange/withdraw' }
  | { readonly type: 'exert/reroll'; readonly die: number; readonly card: string }
  | { readonly type: 'goods/trade'; readonly card: string }
  | { readonly type: 'move/go'; readonly to: string }
  | { readonly type: 'move/roll' }
  | { readonly type: 'move/spend'; readonly to: string; readonly die: number }
  | { readonly type: 'move/spend-as'; readonly to: string; readonly die: number; readonly card: string }
  | { readonly type: 'move/stay' }
  | { readonly type: 'move/step'; readonly to: string }
  | { readonly type: 'move/stop' }
  | { readonly type: 'offer/decline' }
  | { readonly type: 'offer/use' }
  | { readonly type: 'quest/attempt'; readonly card: string }
  | { readonly type: 'quest/decline' }
  | { readonly type: 'quest/outcome'; readonly choice: string }
  | { readonly type: 'rest' }
  | { readonly type: 'rest/heal' }
  | { readonly type: 'retreat/go'; readonly to: string; readonly die: number }
  | { readonly type: 'retreat/stay' }
  | { readonly type: 'reward/choose'; readonly choice: string }
  | { readonly type: 'rumor/follow'; readonly card: string }
  | { readonly type: 'setup/hero'; readonly card: string }
  | { readonly type: 'setup/place'; readonly to: string }
  | { readonly type: 'shop/begin' }
  | { readonly type: 'shop/buy'; readonly card: string }
  | { readonly type: 'shop/discard'; readonly card: string }
  | { readonly type: 'shop/sell'; readonly card: string }
  | { readonly type: 'skill/learn'; readonly card: string }
  | { readonly type: 'skill/pay'; readonly card: string }
  | { readonly type: 'stand-up' }
  | { readonly type: 'test/exert'; readonly card: string }
  | { readonly type: 'test/judge' }
  | { readonly type: 'toll/exert'; readonly card: string }
  | { readonly type: 'toll/trophy'; readonly card: string }
  | { readonly type: 'train' }
  | { readonly type: 'triggers/next'; readonly card: string }
  | { readonly type: 'trophy/choose'; readonly deck: string }
  | { readonly type: 'turn/end' }
  | { readonly type: 'villain/engage' }
  | { readonly type: 'villain/lead'; readonly to: string }
  // The Corpse King
  | { readonly type: 'zombie/kill' }
  | ChanceAnswer;
