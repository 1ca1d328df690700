import { type Frame, forbid, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/index.js';
import { changeOf } from '../abilities/modifiers.js';
import { playerState } from './cards.js';
import { movement } from './frames.js';
import type { Character } from './state.js';
import { type G, query } from './vocabulary.js';

/* How many movement dice a player has. */

/** Five dice while the whole party is unhurt (2e.movement.dice-unhurt), else four at most (2e.movement.dice-hurt). */
export const unalteredDice = query(
  'how many movement dice before cards change it',
  (g: G, player: number): number =>
    isHurt(playerState(g, player).hero) || playerState(g, player).allies.some(isHurt) ? 4 : 5,
);

const isHurt = ({ wounds, exhaustion }: Character): boolean => wounds > 0 || exhaustion > 0;

/** The rule that sets this number; what cards add to it and take from it makes nobody hurt or unhurt. */
export const diceRule = query(
  'which rule sets the number of movement dice',
  (g: G, player: number): RuleId =>
    unalteredDice(g, player) < 5 ? '2e.movement.dice-hurt' : '2e.movement.dice-unhurt',
);

/** The movement dice on the table that a card may have rolled again: those rolled for moving that are not used yet. */
export const diceOnTable = query(
  'which movement dice lie on the table',
  (g: G): number[] | null => g.find(movement)?.dice ?? null,
);

/** The occasion of every decision in which rolled movement dice lie on the table, to be used for one thing or another. */
export const DICE_TO_USE = 'movement dice to use';

/** A frame in which they lie. */
export interface DiceFrame extends Frame {
  /** Whose dice they are. */
  readonly player: number;
  /** Faces of the dice not used yet. */
  dice: number[];
}

/** Something that is offered on that occasion, and can be done now. */
export const diceServeElse = query(
  'whether movement dice on the table are good for something else',
  (_g: G, _player: number, _dice: readonly number[]): boolean => false,
);

/** So many dice are numbered by those who number all actions. The rules set no bound: cards could add any number. */
export const MOST_MOVEMENT_DICE = 12;

/** With what cards add and take away. */
export const movementDice = query('how many movement dice at most', (g: G, player: number): number =>
  Math.max(
    0,
    unalteredDice(g, player) + changeOf(g, 'movement-dice', player, playerState(g, player).hero.card),
  ),
);

/** So many dice are more than a Hero may roll: the rule that sets the number, and what cards make of it if they do. */
export function tooManyDice(g: G, player: number, most: number) {
  const rule = diceRule(g, player);
  return most === unalteredDice(g, player)
    ? forbid(rule)
    : forbid(rule, () => why`With the cards in play you roll ${most} movement dice at most.`);
}
