import type { FrameRef } from '../../../kernel/index.js';
import { cardId, type FrameWith, object, seat } from '../schemas.js';
import { adventureType } from './parts.js';

export const adventureLocals = () =>
  object('an adventure frame', {
    player: seat, // Whose adventure.
    /** The deck of the gem. */
    deck: adventureType,
    /** The card; `null` before it is drawn. */
    card: cardId.nullable(),
  });
/** An adventure card is drawn and resolved (3e.adventure.draw). */
export type AdventureFrame = FrameWith<'adventure', typeof adventureLocals>;
/** Called where an adventure card is drawn (3e.adventure.draw). */
export const adventure: FrameRef<AdventureFrame> = { kind: 'adventure' };

export const rewardLocals = () =>
  object('a reward frame', {
    player: seat, // Who gets it.
    card: cardId, // The card with the reward.
  });
/** The winner of a combat gets what is printed on the enemy (3e.enemy.reward). */
export type RewardFrame = FrameWith<'reward', typeof rewardLocals>;
/** Called where a hero gets what is printed on a defeated enemy (3e.enemy.reward). */
export const reward: FrameRef<RewardFrame> = { kind: 'reward' };
