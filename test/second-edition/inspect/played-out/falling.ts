import { outcomesOf } from '../../../../src/kernel/index.js';
import type { SecondEditionAction } from '../../../../src/second-edition/actions.js';
import { attributeValue, enemyValue } from '../../../../src/second-edition/base/characters.js';
import { type RollFrame, roll } from '../../../../src/second-edition/base/frames.js';
import { rollTotal, targetOf } from '../../../../src/second-edition/base/rolls.js';
import type { SecondEditionGame as G } from '../../../../src/second-edition/base/vocabulary.js';
import { speaksOfDice } from '../../../../src/second-edition/inspect/fights/keys.js';

/* What chance may answer in a combat. */

/** An answer of chance. */
export interface Answer {
  readonly action: SecondEditionAction;
  readonly probability: number;
}

/** What chance may answer now, if rolls are plain or not; ways in which dice fall that come to the same are one. */
export function answersIn(g: G, isPlain: boolean): readonly Answer[] {
  const waiting = g.waiting();
  if (waiting === null || waiting.step.does !== 'chance') return [];
  const request = waiting.step.ask(g, waiting.f);
  if (request === null) return [];
  const outcomes = outcomesOf(request, g.state.decks) as readonly Answer[];
  return waiting.f.kind === roll.kind ? merged(g, waiting.f as RollFrame, outcomes, isPlain) : outcomes;
}

/** Rolls of which nothing but success and failure is felt later. */
const plainPurposes: readonly RollFrame['purpose'][] = ['attack', 'defend', 'escape'];

/** Of the ways in which the dice of a roll fall one for success and one for failure; where it sets the target of another, one for each total. */
function merged(g: G, f: RollFrame, outcomes: readonly Answer[], isPlain: boolean): readonly Answer[] {
  if (!f.open && !plainPurposes.includes(f.purpose)) return outcomes;
  const comesTo = isPlain ? plainly(g, f) : faceByFace(g, f);
  const groups = new Map<number, { action: SecondEditionAction; probability: number }>();
  for (const { action, probability } of outcomes) {
    if (action.type !== 'chance/roll') return outcomes;
    const key = comesTo(action.dice);
    const group = groups.get(key);
    if (group) group.probability += probability;
    else groups.set(key, { action, probability });
  }
  f.dice = [];
  return [...groups.values()];
}

/** Whether rolls are simply their dice and what is added to them, the same for all faces: no module and no card in play has it otherwise. */
export const rollsPlainly = (g: G): boolean =>
  [rollTotal, enemyValue, attributeValue].every(({ slot }) => g.rules.overrides[slot] === undefined) &&
  !speaksOfDice(g);

type ComesTo = (dice: readonly number[]) => number;

function faceByFace(g: G, f: RollFrame): ComesTo {
  return (dice) => {
    f.dice = [...dice];
    const total = rollTotal(g, f);
    const target = targetOf(g, f);
    return f.open ? total : Number(target !== null && total >= target);
  };
}

function plainly(g: G, f: RollFrame): ComesTo {
  const target = targetOf(g, f);
  const bonus = rollTotal(g, f);
  return (dice) => {
    const total = dice.reduce((sum, die) => sum + die, bonus);
    return f.open ? total : Number(target !== null && total >= target);
  };
}
