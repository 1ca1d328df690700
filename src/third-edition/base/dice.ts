import type { RuleId } from '../../register/rule-ids.js';
import type { Terrain } from '../content/board-types.js';
import { terrainDice } from '../content/terrain-dice.js';
import { diceRolled } from './event-kinds/index.js';
import type { Dice } from './frames.js';
import type { HexId } from './state.js';
import { chance, type G } from './vocabulary.js';

/* Terrain dice: what they show and what that matches. However many are rolled, there are as many (3e.dice.count-limit). */

/** Whether a face shows something: either of its grounds (3e.dice.double-face), or a wild, which counts as any, water included (3e.dice.wild), whether one wants it or not (3e.dice.wild-always). */
export const shows = (face: number, terrain: Terrain | 'wild'): boolean => {
  const shown = terrainDice[face - 1] ?? [];
  return shown.includes('wild') || shown.includes(terrain);
};

/** Whether a face is wild. */
export const isWild = (face: number): boolean => terrainDice[face - 1]?.includes('wild') === true;

/** Whether a face matches the ground of a hex; in a city every one does (3e.board.terrain-types). */
export const matches = (g: G, face: number, hex: HexId): boolean => {
  const terrain = g.content.board.ground.get(hex)?.terrain;
  return terrain === 'city' || (terrain !== undefined && shows(face, terrain));
};

/** Faces of a die: a bit for each, the lowest for face 1. */
type Faces = number;

/** The faces that show something. */
const facesOf = (wanted: Terrain | 'wild'): Faces =>
  terrainDice.reduce((all, _, at) => (shows(at + 1, wanted) ? all | (1 << at) : all), 0);

/** What a list of symbols asks of dice: of some faces together, so many dice. */
export type Demands = readonly { readonly faces: Faces; readonly dice: number }[];

/**
 * What symbols ask of dice, each of a die of its own. Whatever dice there are: each symbol gets one if and only if no set of faces is asked for by more
 * symbols than there are dice that show them (Hall). It is enough to look at sets that some of the symbols make up together.
 */
export function demandsOf(symbols: readonly (Terrain | 'wild')[]): Demands {
  const each = symbols.map(facesOf);
  const sets = new Set<Faces>();
  for (const faces of each) for (const other of [0, ...sets]) sets.add(faces | other);
  return [...sets].map((faces) => ({
    faces,
    dice: each.filter((one) => (one & ~faces) === 0).length,
  }));
}

/** Whether dice meet demands. */
export const meet = (dice: readonly number[], demands: Demands): boolean =>
  demands.every((wanted) => {
    let there = 0;
    for (const die of dice) if ((wanted.faces & (1 << (die - 1))) !== 0) there++;
    return there >= wanted.dice;
  });

/** The step in which dice are rolled, all of them at first and then those that are taken up again; the new result stands (3e.exert.reroll-result). */
export const rollStep = <F extends Dice>(rule: RuleId) =>
  chance<F, 'roll'>('roll', {
    rule,
    ask: (_g, f) =>
      f.rolling > 0 ? { kind: 'roll', die: 'terrain', sides: terrainDice.length, count: f.rolling } : null,
    answer(g, f, answer) {
      if (answer.type !== 'chance/roll') return;
      g.emit(diceRolled, { player: f.player, dice: [...answer.dice], kept: [...f.dice], rule });
      f.dice = [...f.dice, ...answer.dice].sort((a, b) => a - b);
      f.rolling = 0;
    },
  });
