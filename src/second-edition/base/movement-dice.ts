import { type Frame, forbid, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/index.js';
import { changeOf } from '../abilities/modifiers.js';
import { playerState } from './cards.js';
import { movement } from './frames.js';
import type { Character } from './state.js';
import { type G, query } from './vocabulary.js';

/** Five dice while the whole party is unhurt (2e.movement.dice-unhurt), else four at most (2e.movement.dice-hurt). */
export const unalteredDice = query(
  'how many movement dice before cards change it',
  (g: G, player: number): number =>
    isHurt(playerState(g, player).hero) || playerState(g, player).allies.some(isHurt) ? 4 : 5,
);

const isHurt = ({ wounds, exhaustion }: Character): boolean => wounds > 0 || exhaustion > 0;

/** The rule that sets this number. Dice that cards add or take do not make a party hurt or unhurt. */
export const diceRule = query(
  'which rule sets the number of movement dice',
  (g: G, player: number): RuleId =>
    unalteredDice(g, player) < 5 ? '2e.movement.dice-hurt' : '2e.movement.dice-unhurt',
);

/** The movement dice that a card may have rolled again: those rolled for moving and not used yet. */
export const diceOnTable = query(
  'which movement dice lie on the table',
  (g: G): number[] | null => g.find(movement)?.dice ?? null,
);

/** The occasion of every decision in which rolled movement dice lie on the table. */
export const DICE_TO_USE = 'movement dice to use';

/** A frame that holds rolled dice. */
export interface DiceFrame extends Frame {
  /** The player of the dice. */
  readonly player: number;
  /** The faces of the dice not used yet. */
  dice: number[];
}

/** Whether the dice on the table can also be used for something else now. */
export const diceServeElse = query(
  'whether movement dice on the table are good for something else',
  (_g: G, _player: number, _dice: readonly number[]): boolean => false,
);

/** The number of dice for which actions have numbers. The rules set no limit: cards could add any number. */
export const MOST_MOVEMENT_DICE = 12;

/** The movement dice that a player rolls at most, with the changes of cards. */
export const movementDice = query('how many movement dice at most', (g: G, player: number): number =>
  Math.max(
    0,
    unalteredDice(g, player) + changeOf(g, 'movement-dice', player, playerState(g, player).hero.card),
  ),
);

/** Refuses more dice than a Hero may roll. It cites the rule, and the changes of cards if there are any. */
export function tooManyDice(g: G, player: number, most: number) {
  const rule = diceRule(g, player);
  return most === unalteredDice(g, player)
    ? forbid(rule)
    : forbid(rule, () => why`With the cards in play you roll ${most} movement dice at most.`);
}
