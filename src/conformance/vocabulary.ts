import { type CitedRules, chanceParameters, type Details, type Parameters } from '../kernel/index.js';
import type { RuleId } from '../register/index.js';
import { citesOf } from './cites.js';
import type { Edition } from './edition.js';
import { type Editions, editionOf } from './editions.js';
import { assertRulesOf } from './rules.js';
import type { AnyModule, AnyRuleset } from './ruleset.js';

/* The vocabulary of vectors for a ruleset. */

/** A decision: who is asked, by which rule, and the actions that answer it. */
export interface DecisionWord {
  /** Whether a player or chance is asked. */
  readonly asks: 'player' | 'chance';
  /** The rule that asks. */
  readonly rule: RuleId;
  /** The types of action that answer it. */
  readonly answers: readonly string[];
  /** True if actions of any time are legal there, too. */
  readonly open?: true;
}

/** A kind of event. */
export interface EventWord {
  /** What has happened. */
  readonly meaning: string;
  /** Its details by name: their kind, their meaning, and whether they may be `null` or left out. */
  readonly details: Details;
  /** The rules by which it happens, before a module's citation override; `any` if each call names its own rule. */
  readonly rules: CitedRules;
}

/** The vocabulary of a ruleset. */
export interface Vocabulary {
  /** Types of action and their parameters: an id, a whole number, a list of them, or one of some words. */
  readonly actions: Readonly<Record<string, Parameters>>;
  /** Answers of chance and their parameters. */
  readonly chance: Readonly<Record<string, Parameters>>;
  /** Kinds of decision. */
  readonly decisions: Readonly<Record<string, DecisionWord>>;
  /** Kinds of event. */
  readonly events: Readonly<Record<string, EventWord>>;
  /** The ways in which a game ends and their meanings; and the id of a Challenge whose defeat wins the game. */
  readonly how: Readonly<Record<string, string>>;
}

const answersOfChance = Object.keys(chanceParameters);

const known = new WeakMap<AnyRuleset, Vocabulary>();

/** @throws InvalidArgumentError if this is no ruleset, or one of an edition that is not here */
export function vocabularyWith(editions: Editions, ruleset: AnyRuleset): Vocabulary {
  assertRulesOf(editions, ruleset);
  return vocabularyIn(ruleset, editionOf(editions, ruleset));
}

export function vocabularyIn(ruleset: AnyRuleset, edition: Edition): Vocabulary {
  const found = known.get(ruleset);
  if (found) return found;
  const { rules } = ruleset;
  const { meaningOf = (kind) => kind } = edition;
  const kinds = Object.values(rules.events).map(meaningOf);
  const cites = citesOf(kinds, rules);
  const decisions: Record<string, DecisionWord> = {};
  for (const { kind, order, steps } of Object.values(rules.frames))
    for (const name of order) {
      const step = steps[name]?.step;
      if (step === undefined || step.does === 'auto') continue;
      decisions[`${kind}/${name}`] =
        step.does === 'chance'
          ? { asks: 'chance', rule: step.rule, answers: answersOfChance }
          : {
              asks: 'player',
              rule: step.rule,
              answers: step.offers.map(({ type }) => type),
              ...(step.open === true ? { open: true as const } : {}),
            };
    }
  const words: Vocabulary = {
    actions: Object.fromEntries(
      Object.entries(rules.actions).map(([type, { parameters }]) => [type, parameters]),
    ),
    chance: chanceParameters,
    decisions,
    events: Object.fromEntries(
      kinds.map(({ type, meaning, details }) => [type, { meaning, details, rules: cites[type] ?? 'any' }]),
    ),
    how: { ...rules.ends },
  };
  known.set(ruleset, words);
  return words;
}

/** Modules in force that are not bundled. */
export const foreignModulesIn = (ruleset: AnyRuleset, { bundled }: Edition): readonly AnyModule[] =>
  ruleset.rules.modules.slice(1).filter((module) => bundled[module.id] !== module);
