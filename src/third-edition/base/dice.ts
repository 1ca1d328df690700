import type { RuleId } from '../../register/rule-ids.js';
import type { Terrain } from '../content/board-types.js';
import { terrainDice } from '../content/terrain-dice.js';
import { diceRolled } from './event-kinds/index.js';
import type { Dice } from './frames.js';
import type { HexId } from './state.js';
import { chance, type G } from './vocabulary.js';

/* Terrain dice: faces and what they match. The supply of dice is unlimited (3e.dice.count-limit). */

/**
 * Whether a face shows a terrain: one of its terrains (3e.dice.double-face), or a wild, which always counts (3e.dice.wild-always) as any,
 * water included (3e.dice.wild).
 */
export const shows = (face: number, terrain: Terrain | 'wild'): boolean => {
  const shown = terrainDice[face - 1] ?? [];
  return shown.includes('wild') || shown.includes(terrain);
};

/** Whether a face of the terrain die, 1 to 6, is the wild one. */
export const isWild = (face: number): boolean => terrainDice[face - 1]?.includes('wild') === true;

/** Whether a face matches the terrain of a hex; in a city every face does (3e.board.terrain-types). */
export const matches = (g: G, face: number, hex: HexId): boolean => {
  const terrain = g.content.board.ground.get(hex)?.terrain;
  return terrain === 'city' || (terrain !== undefined && shows(face, terrain));
};

/** A bit mask of faces; the lowest bit is face 1. */
type Faces = number;

const facesOf = (wanted: Terrain | 'wild'): Faces =>
  terrainDice.reduce((all, _, at) => (shows(at + 1, wanted) ? all | (1 << at) : all), 0);

/** For each set of faces, the number of dice it needs. */
export type Demands = readonly { readonly faces: Faces; readonly dice: number }[];

/**
 * The demands of symbols, each met by a die of its own. By Hall's theorem each symbol gets a die if and only if no set of faces is asked
 * for by more symbols than dice that show them. Sets that are unions of the symbols' faces are enough.
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

/** Whether rolled dice meet all demands. */
export const meet = (dice: readonly number[], demands: Demands): boolean =>
  demands.every((wanted) => {
    let there = 0;
    for (const die of dice) if ((wanted.faces & (1 << (die - 1))) !== 0) there++;
    return there >= wanted.dice;
  });

/** Rolls all dice at first, then the dice to reroll; the new result stands (3e.exert.reroll-result). */
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
