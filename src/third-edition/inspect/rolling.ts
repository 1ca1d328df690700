import type { Attribute } from '../abilities/language.js';
import { skillOf } from '../base/cards.js';
import { type Dice, effects, explore, move, rest, retreat, test } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { type DieFace, terrainDice } from '../content/terrain-dice.js';

/** A terrain die on the table. */
export interface DieInspection {
  /** The face, from 1, as in actions. */
  readonly face: number;
  /** What is on that face. */
  readonly shows: DieFace;
}

/** Terrain dice that a player has rolled or will roll. */
export interface DiceInspection {
  readonly player: number;
  /** The purpose. */
  readonly for: 'move' | 'rest' | 'explore' | 'retreat';
  /** Dice that are not spent yet. */
  readonly dice: readonly DieInspection[];
  /** The number of dice rolled next; 0 if none. */
  readonly rolling: number;
}

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

/** The present test. */
export interface TestInspection {
  readonly player: number;
  /** The attribute that is tested. */
  readonly attribute: Attribute;
  /** What was added to the attribute for the number of cards. */
  readonly modifier: number;
  /** Cards still to be revealed. */
  readonly left: number;
  /** Cards revealed so far. */
  readonly revealed: readonly CardId[];
  /** How many of them are successes: one is enough (3e.test.pass). */
  readonly successes: number;
  /** Whether each success counts, such as for damage; else more than one bring nothing. */
  readonly counts: boolean;
}

/** Whether what comes of the test counts its successes. */
function countsSuccesses(g: G): boolean {
  const f = g.find(effects);
  const effect = f === undefined ? undefined : g.content.lists[f.list]?.[f.at];
  return effect?.do === 'test' && isCounted(effect);
}

/** Whether an amount in an effect is the number of successes. */
function isCounted(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return ('count' in part && part.count === 'successes') || Object.values(part).some(isCounted);
}

export function testInspection(g: G): TestInspection | null {
  const f = g.find(test);
  if (f === undefined) return null;
  const { player, attribute, modifier, left, revealed } = f;
  const successes = revealed.filter((card) => skillOf(g, card).success === true).length;
  return {
    player,
    attribute,
    modifier,
    left,
    revealed: [...revealed],
    successes,
    counts: countsSuccesses(g),
  };
}
