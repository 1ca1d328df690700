import { type Game, type RulesContext, type Vocabulary, vocabulary } from '../../kernel/index.js';
import type { Content } from './content.js';
import { sortsOf } from './parameters.js';
import type { ThirdEditionDraft as S } from './state.js';

/* The words in which this edition's chapters are written: those of the kernel, with the types of its games. */

/** A game of this edition, as its rules see it. Every rule takes it first. */
export type G = RulesContext<S, Content>;

/** The same with all that asks it from outside: what it waits for, what is legal, and how to play it on. No rule takes it. */
export type ThirdEditionGame = Game<S, Content>;

const words: Vocabulary<S, Content> = /* @__PURE__ */ vocabulary<S, Content>(sortsOf);

/** Gives a frame its steps, in their order. */
export const steps = words.steps;

/** A step that the rules carry out on their own. */
export const auto = words.auto;

/** A step that waits for a player. */
export const decide = words.decide;

/** A step that waits for chance. */
export const chance = words.chance;

/** A kind of action, offered while a frame of shape `F` waits. */
export const action = words.action;

/** An answer to events of a kind. */
export const reaction = words.reaction;

/** A question of the rules that modules may answer differently. */
export const query = words.question;

/** Something the rules do that modules may do differently. */
export const command = words.question;
