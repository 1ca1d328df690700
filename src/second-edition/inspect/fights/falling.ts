import { outcomesOf } from '../../../kernel/index.js';
import type { SecondEditionAction } from '../../actions.js';
import { attributeValue, enemyValue } from '../../base/characters.js';
import { effects, type RollFrame, roll } from '../../base/frames.js';
import { rollTotal, targetOf } from '../../base/rolls.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';
import { speaksOfDice } from './keys.js';

export interface Answer {
  readonly action: SecondEditionAction;
  readonly probability: number;
}

/** The possible answers of chance. Rolls with equal results are merged. */
export function answersIn(g: G, isPlain: boolean): readonly Answer[] {
  const waiting = g.waiting();
  if (waiting === null || waiting.step.does !== 'chance') return [];
  const request = waiting.step.ask(g, waiting.f);
  if (request === null) return [];
  const outcomes = outcomesOf(request, g.state.decks) as readonly Answer[];
  return waiting.f.kind === roll.kind ? merged(g, waiting.f as RollFrame, outcomes, isPlain) : outcomes;
}

/** Whether only success or failure of a roll matters later, as for a test in a card's effect. */
function isPlainPurpose({ state: { frames } }: G, f: RollFrame): boolean {
  if (f.purpose !== 'test') return f.purpose !== 'pursuit';
  return frames[frames.length - 2]?.kind === effects.kind;
}

/** Merges the outcomes of a roll into success and failure, or into totals if it sets the target of another roll. */
function merged(g: G, f: RollFrame, outcomes: readonly Answer[], isPlain: boolean): readonly Answer[] {
  if (!f.open && !isPlainPurpose(g, f)) return outcomes;
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

/** Whether every roll is dice plus a bonus, the same for all faces: no module and no card in play changes that. */
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
