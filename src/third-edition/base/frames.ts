// Written by `npm run generate -- frames`. Do not edit.
import type { FrameRef } from '../../kernel/index.js';
import type { adventureLocals, rewardLocals } from './frames/adventuring.js';
import type { blowLocals } from './frames/blows.js';
import type { combatLocals } from './frames/combat.js';
import type { cancelLocals } from './frames/combat-cancelling.js';
import type { tollLocals } from './frames/costs.js';
import type { eventLocals, rumorLocals } from './frames/events.js';
import type { excessLocals } from './frames/excess.js';
import type { exchangeLocals } from './frames/exchange.js';
import type { freeMoveLocals } from './frames/movement.js';
import type { exploreLocals } from './frames/quests.js';
import type { retreatLocals } from './frames/retreating.js';
import type { restockLocals, shopLocals } from './frames/shopping.js';
import type { storyLocals } from './frames/stories.js';
import type { testLocals } from './frames/testing.js';
import type { paymentLocals } from './frames/training.js';
import type { offerLocals, triggersLocals } from './frames/triggers.js';
import type { trophyLocals } from './frames/trophies.js';
import type { marchLocals } from './frames/villain.js';
import type { FrameWith } from './schemas.js';

export * from './frames/adventuring.js';
export * from './frames/blows.js';
export * from './frames/combat.js';
export * from './frames/combat-cancelling.js';
export * from './frames/costs.js';
export * from './frames/effects.js';
export * from './frames/events.js';
export * from './frames/excess.js';
export * from './frames/exchange.js';
export * from './frames/game.js';
export * from './frames/movement.js';
export * from './frames/quests.js';
export * from './frames/resting.js';
export * from './frames/retreating.js';
export * from './frames/shopping.js';
export * from './frames/stories.js';
export * from './frames/testing.js';
export * from './frames/training.js';
export * from './frames/triggers.js';
export * from './frames/trophies.js';
export * from './frames/turn.js';
export * from './frames/villain.js';

/** A move of a number of hexes without dice (3e.move.effect-move). */
export type FreeMoveFrame = FrameWith<'free-move', typeof freeMoveLocals>;
/** Calls a {@link FreeMoveFrame}. */
export const freeMove: FrameRef<FreeMoveFrame> = { kind: 'free-move' };

/** Trophies are paid for a skill (3e.skill.cost). */
export type PaymentFrame = FrameWith<'payment', typeof paymentLocals>;
/** Calls a {@link PaymentFrame}. */
export const payment: FrameRef<PaymentFrame> = { kind: 'payment' };

/** A shop action (3e.shop.draw). */
export type ShopFrame = FrameWith<'shop', typeof shopLocals>;
/** Calls a {@link ShopFrame}. */
export const shop: FrameRef<ShopFrame> = { kind: 'shop' };

/** Markets short of a card get one (3e.shop.refill). */
export type RestockFrame = FrameWith<'restock', typeof restockLocals>;
/** Calls a {@link RestockFrame}. */
export const restock: FrameRef<RestockFrame> = { kind: 'restock' };

/** Two heroes exchange: one builds an offer, the other answers (3e.exchange.what). */
export type ExchangeFrame = FrameWith<'exchange', typeof exchangeLocals>;
/** Calls a {@link ExchangeFrame}. */
export const exchange: FrameRef<ExchangeFrame> = { kind: 'exchange' };

/** An adventure card is drawn and resolved (3e.adventure.draw). */
export type AdventureFrame = FrameWith<'adventure', typeof adventureLocals>;
/** Calls a {@link AdventureFrame}. */
export const adventure: FrameRef<AdventureFrame> = { kind: 'adventure' };

/** The winner of a combat gets what is printed on the enemy (3e.enemy.reward). */
export type RewardFrame = FrameWith<'reward', typeof rewardLocals>;
/** Calls a {@link RewardFrame}. */
export const reward: FrameRef<RewardFrame> = { kind: 'reward' };

/** An event is resolved (3e.event.choose). */
export type EventFrame = FrameWith<'event', typeof eventLocals>;
/** Calls a {@link EventFrame}. */
export const event: FrameRef<EventFrame> = { kind: 'event' };

/** A rumor is carried out (3e.event.keep). */
export type RumorFrame = FrameWith<'rumor', typeof rumorLocals>;
/** Calls a {@link RumorFrame}. */
export const rumor: FrameRef<RumorFrame> = { kind: 'rumor' };

/** An attempt at a quest, or an exploration by a card (3e.quest.explore). Without a quest, the `result` is the matches. Called where a hero attempts a quest, or explores by a card (3e.quest.explore). */
export type ExploreFrame = FrameWith<'explore', typeof exploreLocals>;
/** Calls a {@link ExploreFrame}. */
export const explore: FrameRef<ExploreFrame> = { kind: 'explore' };

/** A trophy is gained from a deck (3e.trophies.gain-type). */
export type TrophyFrame = FrameWith<'trophy', typeof trophyLocals>;
/** Calls a {@link TrophyFrame}. */
export const trophy: FrameRef<TrophyFrame> = { kind: 'trophy' };

/** A test: cards are revealed and judged (3e.test.reveal). The `result` is the successes. */
export type TestFrame = FrameWith<'test', typeof testLocals>;
/** Calls a {@link TestFrame}. */
export const test: FrameRef<TestFrame> = { kind: 'test' };

/** A player pays a cost and has to choose cards for it (3e.exert.cost). */
export type TollFrame = FrameWith<'toll', typeof tollLocals>;
/** Calls a {@link TollFrame}. */
export const toll: FrameRef<TollFrame> = { kind: 'toll' };

/** The player may use an ability that something set off and that has a cost. */
export type OfferFrame = FrameWith<'offer', typeof offerLocals>;
/** Calls a {@link OfferFrame}. */
export const offer: FrameRef<OfferFrame> = { kind: 'offer' };

/** One moment has set off several abilities of a player, who chooses their order (3e.game.simultaneous). */
export type TriggersFrame = FrameWith<'triggers', typeof triggersLocals>;
/** Calls a {@link TriggersFrame}. */
export const triggers: FrameRef<TriggersFrame> = { kind: 'triggers' };

/** A player is above a limit and discards cards (3e.skill.hand-limit, 3e.skill.learned-limit, 3e.asset.second). */
export type ExcessFrame = FrameWith<'excess', typeof excessLocals>;
/** Calls a {@link ExcessFrame}. */
export const excess: FrameRef<ExcessFrame> = { kind: 'excess' };

/** A combat, round after round (3e.combat.rounds). */
export type CombatFrame = FrameWith<'combat', typeof combatLocals>;
/** Calls a {@link CombatFrame}. */
export const combat: FrameRef<CombatFrame> = { kind: 'combat' };

/** Damage is dealt in a combat, and may be blocked (3e.combat.block). The `result` is the damage suffered. */
export type BlowFrame = FrameWith<'blow', typeof blowLocals>;
/** Calls a {@link BlowFrame}. */
export const blow: FrameRef<BlowFrame> = { kind: 'blow' };

/** The foe may cancel an ability before it takes effect (3e.game.cancel). */
export type CancelFrame = FrameWith<'cancel', typeof cancelLocals>;
/** Calls a {@link CancelFrame}. */
export const cancel: FrameRef<CancelFrame> = { kind: 'cancel' };

/** A hero tries to retreat (3e.combat.retreat). */
export type RetreatFrame = FrameWith<'retreat', typeof retreatLocals>;
/** Calls a {@link RetreatFrame}. */
export const retreat: FrameRef<RetreatFrame> = { kind: 'retreat' };

/** A story card is drawn and resolved (3e.story.draw). */
export type StoryFrame = FrameWith<'story', typeof storyLocals>;
/** Calls a {@link StoryFrame}. */
export const story: FrameRef<StoryFrame> = { kind: 'story' };

/** The villain moves towards a place, hex by hex (3e.margath.march). */
export type MarchFrame = FrameWith<'march', typeof marchLocals>;
/** Calls a {@link MarchFrame}. */
export const march: FrameRef<MarchFrame> = { kind: 'march' };
