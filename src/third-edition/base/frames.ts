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

/*
 * The kinds of frame by name and shape: enough for what calls one. Each chapter fills in the steps of its own frames.
 */

export * from './combat-frames.js';
export type * from './frame-types.js';

/** Always there, below everything else. */
export const game: FrameRef<GameFrame, 'current'> = { kind: 'game', form: forms.game };

/** Called whenever skill cards are drawn: all of them together, then the hand is cut down (3e.game.draw-together). */
export const hand: FrameRef<HandFrame, 'player' | 'left'> = { kind: 'hand', form: forms.hand };

/** There from the first turn on; not while the game is set up, nor between two turns. */
export const turn: FrameRef<TurnFrame, 'player' | 'actions'> = { kind: 'turn', form: forms.turn };

/** There during a move action with dice, and during setup where an ability moves a hero. */
export const move: FrameRef<MoveFrame, 'player' | 'rolling'> = { kind: 'move', form: forms.move };

/** Called by the effect `move`. */
export const freeMove: FrameRef<FreeMoveFrame> = { kind: 'free-move' };

/** There while a hero rests with dice. */
export const rest: FrameRef<RestFrame, 'player' | 'rolling'> = { kind: 'rest', form: forms.rest };

/** Called where a hero explores; whoever calls it without a quest finds the matches in its `result`. */
export const explore: FrameRef<ExploreFrame> = { kind: 'explore' };

/** There during a shop action. */
export const shop: FrameRef<ShopFrame> = { kind: 'shop' };

/** Called where a card leaves a market outside a shop action. */
export const restock: FrameRef<RestockFrame> = { kind: 'restock' };

/** There during an adventure action. */
export const adventure: FrameRef<AdventureFrame> = { kind: 'adventure' };

/** Called where an enemy of an adventure card is defeated. */
export const reward: FrameRef<RewardFrame> = { kind: 'reward' };

/** Called for each event that is drawn. */
export const event: FrameRef<EventFrame> = { kind: 'event' };

/** Called where a rumor is followed to its place. */
export const rumor: FrameRef<RumorFrame> = { kind: 'rumor' };

/** Called for each trophy that is drawn. */
export const trophy: FrameRef<TrophyFrame> = { kind: 'trophy' };

/** Called for each test; whoever calls it finds the successes in its `result`. */
export const test: FrameRef<TestFrame> = { kind: 'test' };

/** Called when a skill is learned for trophies. */
export const payment: FrameRef<PaymentFrame> = { kind: 'payment' };

/** Called when two heroes begin to exchange. */
export const exchange: FrameRef<ExchangeFrame> = { kind: 'exchange' };

/** Called wherever a card has something happen. */
export const effects: FrameRef<EffectsFrame, 'player' | 'card' | 'list'> = {
  kind: 'effects',
  form: forms.effects,
};

/** Called where a cost is paid in cards. */
export const toll: FrameRef<TollFrame> = { kind: 'toll' };

/** Called where something has happened that an ability with a cost answers. */
export const offer: FrameRef<OfferFrame> = { kind: 'offer' };

/** Called where more than one ability of a player answers what has happened. */
export const triggers: FrameRef<TriggersFrame> = { kind: 'triggers' };

/** Called where a limit is passed. */
export const excess: FrameRef<ExcessFrame> = { kind: 'excess' };

/** Called when the time token comes to a story space. */
export const story: FrameRef<StoryFrame> = { kind: 'story' };

/** Called where the villain moves. */
export const march: FrameRef<MarchFrame> = { kind: 'march' };
