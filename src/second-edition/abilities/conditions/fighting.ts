import { or, type Phrases, phrase, why } from '../../../kernel/index.js';
import { combatOf, enemyOf } from '../../base/combatants.js';
import { type CombatFrame, harm, phase } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';
import { spanSaid, within } from '../amounts.js';
import type { ConditionSchema, ConditionText } from '../card-effect.js';
import type { ConditionRule } from '../rule.js';

const sources: Phrases<'enemy' | 'escape' | 'card'> = {
  enemy: 'from the enemy',
  escape: 'from a failed escape',
  card: 'from a card',
};

function enemyIs(g: G, { opponent }: CombatFrame, word: string): boolean {
  if (word === opponent.is) return true;
  if (opponent.is === 'hero') return false;
  return opponent.card === word || enemyOf(g, opponent)?.words?.includes(word) === true;
}

/** The phase of the combat round. */
export const phaseSchema: ConditionSchema<'phase'> = { value: 'CombatType[1..3]' };
export const phaseRule: ConditionRule<'phase'> = {
  holds: (g, types) => {
    const f = g.find(phase);
    return f !== undefined && types.includes(f.type);
  },
  says: (types) => why`the ${or(types)} phase`,
};
export const phaseText: ConditionText<'phase'> = { text: 'in the {list} phase' };

/** Whether a combat is in progress. */
export const inCombatSchema: ConditionSchema<'inCombat'> = { value: 'boolean' };
export const inCombatRule: ConditionRule<'inCombat'> = {
  holds: (g, wanted, { player }) => (combatOf(g, player) !== undefined) === wanted,
  says: (wanted) => (wanted ? why`a combat` : why`that you are in no combat`),
};
export const inCombatText: ConditionText<'inCombat'> = {
  text: '{yes, select, yes {in combat} other {outside combat}}',
};

/** Any of these words fits your enemy: a type word such as `undead`, its id, `hero` for another Hero, or `challenge`. */
export const enemySchema: ConditionSchema<'enemy'> = { value: 'string[1..20]' };
export const enemyRule: ConditionRule<'enemy'> = {
  holds: (g, words, { player }) => {
    const fight = combatOf(g, player);
    return fight !== undefined && words.some((word) => enemyIs(g, fight, word));
  },
  says: (kinds) => why`an enemy that is ${or(kinds)}`,
};
export const enemyText: ConditionText<'enemy'> = { text: 'against {list}' };

/** The round of the combat, from 1. */
export const roundSchema: ConditionSchema<'round'> = { value: 'Span' };
export const roundRule: ConditionRule<'round'> = {
  holds: (g, span, { player }) => {
    const fight = combatOf(g, player);
    return fight !== undefined && within(fight.round, span);
  },
  says: (span) => why`a combat round of number ${spanSaid(span)}`,
};
export const roundText: ConditionText<'round'> = { text: 'in round {span}' };

/** What is about to be taken. */
export const harmSchema: ConditionSchema<'harm'> = { value: "('wounds' | 'exhaustion')[1..2]" };
export const harmRule: ConditionRule<'harm'> = {
  holds: (g, kinds) => {
    const f = g.find(harm);
    return f !== undefined && kinds.includes(f.harm);
  },
  says: (kinds) => why`${or(kinds)} about to be taken`,
};
export const harmText: ConditionText<'harm'> = { text: 'if it is {list}' };

/** The source of the harm: `enemy` the opponent's damage, `escape` a failed escape, `card` any card's text. */
export const fromSchema: ConditionSchema<'from'> = { value: "('enemy' | 'escape' | 'card')[1..3]" };
export const fromRule: ConditionRule<'from'> = {
  holds: (g, origins) => {
    const f = g.find(harm);
    return f !== undefined && origins.includes(f.from);
  },
  says: (origins) => why`harm ${or(origins.map((origin) => phrase(sources[origin])))}`,
};
export const fromText: ConditionText<'from'> = { text: 'from {list}' };
