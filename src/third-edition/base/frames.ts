import type { FrameRef } from '../../kernel/index.js';
import * as forms from './frame-forms.js';
import type {
  AdventureFrame,
  EffectsFrame,
  EventFrame,
  ExcessFrame,
  ExchangeFrame,
  ExploreFrame,
  FreeMoveFrame,
  GameFrame,
  HandFrame,
  MarchFrame,
  MoveFrame,
  OfferFrame,
  PaymentFrame,
  RestFrame,
  RestockFrame,
  RewardFrame,
  RumorFrame,
  ShopFrame,
  StoryFrame,
  TestFrame,
  TollFrame,
  TriggersFrame,
  TrophyFrame,
  TurnFrame,
} from './frame-types.js';

/* A reference to each kind of frame. The file of each rule defines the steps of its frames. */

export * from './combat-frames.js';
export * from './frame-types.js';

/** Lies under all frames for the whole game. */
export const game: FrameRef<GameFrame, 'current'> = { kind: 'game', form: forms.game };

/** All cards are drawn before the hand is cut down (3e.game.draw-together). */
export const hand: FrameRef<HandFrame, 'player' | 'left'> = { kind: 'hand', form: forms.hand };

/** Called for each turn of a player. */
export const turn: FrameRef<TurnFrame, 'player' | 'actions'> = { kind: 'turn', form: forms.turn };

/** Called where a hero moves by dice. */
export const move: FrameRef<MoveFrame, 'player' | 'rolling'> = { kind: 'move', form: forms.move };

/** Called where a hero moves a number of hexes without dice (3e.move.effect-move). */
export const freeMove: FrameRef<FreeMoveFrame> = { kind: 'free-move' };

/** Called where a hero rests in the wilderness (3e.rest.wilderness). */
export const rest: FrameRef<RestFrame, 'player' | 'rolling'> = { kind: 'rest', form: forms.rest };

/** Called where a hero attempts a quest, or explores by a card (3e.quest.explore). */
export const explore: FrameRef<ExploreFrame> = { kind: 'explore' };

/** Called for a shop action (3e.shop.draw). */
export const shop: FrameRef<ShopFrame> = { kind: 'shop' };

/** Called where a market is short of a card (3e.shop.refill). */
export const restock: FrameRef<RestockFrame> = { kind: 'restock' };

/** Called where an adventure card is drawn (3e.adventure.draw). */
export const adventure: FrameRef<AdventureFrame> = { kind: 'adventure' };

/** Called where a hero gets what is printed on a defeated enemy (3e.enemy.reward). */
export const reward: FrameRef<RewardFrame> = { kind: 'reward' };

/** Called where an event is resolved (3e.event.choose). */
export const event: FrameRef<EventFrame> = { kind: 'event' };

/** Called where a rumor is carried out (3e.event.keep). */
export const rumor: FrameRef<RumorFrame> = { kind: 'rumor' };

/** Called where a trophy is gained. */
export const trophy: FrameRef<TrophyFrame> = { kind: 'trophy' };

/** Called where a hero tests an attribute. */
export const test: FrameRef<TestFrame> = { kind: 'test' };

/** Called where trophies are paid for a skill (3e.skill.cost). */
export const payment: FrameRef<PaymentFrame> = { kind: 'payment' };

/** Called where two heroes exchange (3e.exchange.what). */
export const exchange: FrameRef<ExchangeFrame> = { kind: 'exchange' };

/** Called for a list of card effects. */
export const effects: FrameRef<EffectsFrame, 'player' | 'card' | 'list'> = {
  kind: 'effects',
  form: forms.effects,
};

/** Called where a player chooses cards to pay a cost (3e.exert.cost). */
export const toll: FrameRef<TollFrame> = { kind: 'toll' };

/** Called where a player may use an ability that has a cost. */
export const offer: FrameRef<OfferFrame> = { kind: 'offer' };

/** Called where one moment sets off several abilities of a player (3e.game.simultaneous). */
export const triggers: FrameRef<TriggersFrame> = { kind: 'triggers' };

/** Called where a player is above a limit of cards (3e.skill.hand-limit). */
export const excess: FrameRef<ExcessFrame> = { kind: 'excess' };

/** Called where a story card is drawn. */
export const story: FrameRef<StoryFrame> = { kind: 'story' };

/** Called where the villain moves hex by hex (3e.margath.march). */
export const march: FrameRef<MarchFrame> = { kind: 'march' };
