import { type Game, type RulesContext, type Vocabulary, vocabulary } from '../../kernel/index.js';
import type { Content } from './content.js';
import { sortsOf } from './parameters.js';
import type { ThirdEditionDraft as S } from './state.js';

/* The kernel's vocabulary for rules, with the types of this edition. */

/** The game as rules see it: the first argument of every rule. */
export type G = RulesContext<S, Content>;

/** The game as callers from outside see it: decision, legal actions, actions. Rules never take it. */
export type ThirdEditionGame = Game<S, Content>;

const words: Vocabulary<S, Content> = /* @__PURE__ */ vocabulary<S, Content>(sortsOf);

export const steps = words.steps;

export const auto = words.auto;

export const decide = words.decide;

export const chance = words.chance;

export const action = words.action;

export const reaction = words.reaction;

/** Modules may override the answer. */
export const query = words.question;

/** Modules may override the command. */
export const command = words.question;
