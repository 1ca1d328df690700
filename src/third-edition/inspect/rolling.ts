import type { Attribute } from '../abilities/language.js';
import { skillOf } from '../base/cards.js';
import { type Dice, explore, move, rest, retreat, test } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { type DieFace, terrainDice } from '../content/terrain-dice.js';

/* Terrain dice on the table, and a test under way. */

/** A terrain die on the table. */
export interface DieInspection {
  /** The face it shows, from 1: actions name it so. */
  readonly face: number;
  /** What is on that face. */
  readonly shows: DieFace;
}

/** Terrain dice that somebody has rolled, or is about to. */
export interface DiceInspection {
  /** Who rolls. */
  readonly player: number;
  /** What for. */
  readonly for: 'move' | 'rest' | 'explore' | 'retreat';
  /** Dice that are not spent yet. */
  readonly dice: readonly DieInspection[];
  /** How many dice are rolled next; 0 if none are. */
  readonly rolling: number;
}

/** The dice on the table, if there are any. */
export function diceInspection(g: G): DiceInspection | null {
  const f = [retreat, explore, rest, move]
    .map((kind): Dice | undefined => g.find<Dice>(kind))
    .find((one) => one !== undefined);
  if (f === undefined) return null;
  return {
    player: f.player,
    for: f.kind as DiceInspection['for'],
    dice: f.dice.map((face) => ({ face, shows: terrainDice[face - 1] ?? [] })),
    rolling: f.rolling,
  };
}

/** A test under way. */
export interface TestInspection {
  /** Who makes it. */
  readonly player: number;
  /** The attribute that is tested. */
  readonly attribute: Attribute;
  /** What was added to it for the number of cards. */
  readonly modifier: number;
  /** Cards still to be revealed. */
  readonly left: number;
  /** Cards revealed so far. */
  readonly revealed: readonly CardId[];
  /** How many of them are successes: one is enough (3e.test.pass). */
  readonly successes: number;
}

/** The test under way, if there is one. */
export function testInspection(g: G): TestInspection | null {
  const f = g.find(test);
  if (f === undefined) return null;
  const { player, attribute, modifier, left, revealed } = f;
  const successes = revealed.filter((card) => skillOf(g, card).success === true).length;
  return { player, attribute, modifier, left, revealed: [...revealed], successes };
}
