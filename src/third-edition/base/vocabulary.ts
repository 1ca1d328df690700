import {
  type ActionKind,
  type ActionSaid,
  type ActionValue,
  type Frame,
  type Game,
  type Parameters,
  type RulesContext,
  type Vocabulary,
  vocabulary,
} from '../../kernel/index.js';
import type { Content } from './content.js';
import type { ThirdEditionDraft as S } from './state.js';

/* The kernel's vocabulary for rules, with the types of this edition. */

/** The game as rules see it: the first argument of every rule. */
export type G = RulesContext<S, Content>;

/** The game as callers from outside see it: decision, legal actions, actions. Rules never take it. */
export type ThirdEditionGame = Game<S, Content>;

/** An action type of this edition. */
export type KindOf<F extends Frame, T extends string, P extends Parameters> = ActionKind<
  S,
  Content,
  F,
  ActionValue<T, P>
>;

/** The definition of an action type. By default it is never refused. Without parameters it needs no candidates. */
export type KindSaid<F extends Frame, T extends string, P extends Parameters> = ActionSaid<
  S,
  Content,
  F,
  T,
  P
>;

const words: Vocabulary<S, Content> = /* @__PURE__ */ vocabulary<S, Content>('third-edition');

/** Defines the steps of a frame, in order. Steps that ask have names, from which the decisions of a game follow. */
export const steps = words.steps;

/** A step that the rules carry out on their own. */
export const auto = words.auto;

/** A step that waits for a player. `offers` is a function, so that chapters may refer to each other in any order. */
export const decide = words.decide;

/** A step that waits for chance. */
export const chance = words.chance;

/**
 * Wraps a step that the rules carry out, under `steps` of a module: `next` is the step without your change; other modules may have wrapped
 * it already.
 *
 * @example
 * ```ts
 * wrapAuto(turn, 'ready', (next) => (g, f) => {
 *   if (g.state.round > 1) next(g, f);
 * })
 * ```
 */
export const wrapAuto = words.wrapAuto;

/**
 * Wraps a step that asks a player, under `steps` of a module. Return the parts that change. `step` is the step without your change.
 *
 * @example
 * ```ts
 * wrapDecide(turn, 'act', (step) => ({
 *   offers: step.offers.filter(({ type }) => type !== 'turn/rest')
 * }))
 * ```
 */
export const wrapDecide = words.wrapDecide;

/** Wraps a step that asks chance, under `steps` of a module. Return the parts that change, such as the request. */
export const wrapChance = words.wrapChance;

/** An action type, offered while a frame of shape `F` waits. */
export const action = words.action;

/** Reacts to events of a kind. */
export const reaction = words.reaction;

/** A query of the rules that modules may override. */
export const query = words.question;

/** A command of the rules that modules may override. */
export const command = words.question;

/** A query about one player. Its answer is cached until an event of `invalidates`. */
export const cachedByPlayer = words.note;

/** A query about a large part of the state. Its answer is cached until a rule fetches that part for writing. */
export const cachedByPart = words.reading;
