import type { FrameRef } from '../../../kernel/index.js';
import { attributes, rollKinds } from '../../abilities/language.js';
import * as schema from '../schemas.js';
import { lasting } from './parts.js';

export const rollLocals = () =>
  schema.object('a roll frame', {
    /** The player whose Hero or Ally rolls. */
    player: schema.seat,
    /** The Hero or Ally that rolls. */
    by: schema.cardId,
    /** The purpose; `pursuit` is the roll of a Hero from whom another tries to escape. */
    purpose: schema.word([...rollKinds, 'pursuit']),
    /** The attribute that is added. Without a target, the opponent's value of it must be reached. */
    attribute: schema.word(attributes),
    /** The skill of a test; `null` for a test without a skill and for other rolls. */
    skill: schema.text('a skill').nullable(),
    /** The total to reach; `null` for the opponent's value, and for a roll that sets a target. */
    target: schema.signed.nullable(),
    /** True for the roll of a defending Hero: its total is the other player's target. */
    open: schema.yesNo,
    /** A bonus of the occasion. */
    bonus: schema.signed,
    /** The faces rolled, 1 to 10; empty before, and if a card decides the roll first. */
    dice: schema.listOf(schema.whole(1, 10), 20),
    /** The result that a card forces, whatever the dice show; `null` without such a card. */
    forced: schema.word(['success', 'failure']).nullable(),
    ...lasting,
  });
/** A roll of the two ten-sided dice, with everything added to it (2e.dice.use). */
export type RollFrame = schema.FrameWith<'roll', typeof rollLocals>;
/** Called by `makeRoll` for every attack, defense, escape and test. */
export const roll: FrameRef<RollFrame, 'player' | 'by' | 'purpose' | 'attribute'> = { kind: 'roll' };
