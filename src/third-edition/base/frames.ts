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

export const game: FrameRef<GameFrame, 'current'> = { kind: 'game', form: forms.game };

/** All cards are drawn before the hand is cut down (3e.game.draw-together). */
export const hand: FrameRef<HandFrame, 'player' | 'left'> = { kind: 'hand', form: forms.hand };

export const turn: FrameRef<TurnFrame, 'player' | 'actions'> = { kind: 'turn', form: forms.turn };

export const move: FrameRef<MoveFrame, 'player' | 'rolling'> = { kind: 'move', form: forms.move };

export const freeMove: FrameRef<FreeMoveFrame> = { kind: 'free-move' };

export const rest: FrameRef<RestFrame, 'player' | 'rolling'> = { kind: 'rest', form: forms.rest };

export const explore: FrameRef<ExploreFrame> = { kind: 'explore' };

export const shop: FrameRef<ShopFrame> = { kind: 'shop' };

export const restock: FrameRef<RestockFrame> = { kind: 'restock' };

export const adventure: FrameRef<AdventureFrame> = { kind: 'adventure' };

export const reward: FrameRef<RewardFrame> = { kind: 'reward' };

export const event: FrameRef<EventFrame> = { kind: 'event' };

export const rumor: FrameRef<RumorFrame> = { kind: 'rumor' };

export const trophy: FrameRef<TrophyFrame> = { kind: 'trophy' };

export const test: FrameRef<TestFrame> = { kind: 'test' };

export const payment: FrameRef<PaymentFrame> = { kind: 'payment' };

export const exchange: FrameRef<ExchangeFrame> = { kind: 'exchange' };

export const effects: FrameRef<EffectsFrame, 'player' | 'card' | 'list'> = {
  kind: 'effects',
  form: forms.effects,
};

export const toll: FrameRef<TollFrame> = { kind: 'toll' };

export const offer: FrameRef<OfferFrame> = { kind: 'offer' };

export const triggers: FrameRef<TriggersFrame> = { kind: 'triggers' };

export const excess: FrameRef<ExcessFrame> = { kind: 'excess' };

export const story: FrameRef<StoryFrame> = { kind: 'story' };

export const march: FrameRef<MarchFrame> = { kind: 'march' };
