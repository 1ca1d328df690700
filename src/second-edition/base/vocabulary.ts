import {
  type Game,
  type Invariant,
  type ReasonValue,
  type RulesContext,
  type Vocabulary,
  vocabulary,
  why,
} from '../../kernel/index.js';
import type { Content } from './content.js';
import type { SecondEditionDraft as S } from './state.js';

/** A game of this edition as its rules see it. Every rule takes it as its first parameter. */
export type G = RulesContext<S, Content>;

/** The same with the functions for callers outside the rules: decisions, legal actions and playing on. Rules do not take it. */
export type SecondEditionGame = Game<S, Content>;

export type Check = Invariant<S, Content>;

const words: Vocabulary<S, Content> = /* @__PURE__ */ vocabulary<S, Content>('second-edition');

/** Defines the steps of a frame, in order. Steps that ask have names, from which the decisions of a game follow. */
export const steps = words.steps;

/** A step that the rules carry out on their own. */
export const auto = words.auto;

/** A step that waits for a player, by default the frame's. `offers` is a function, so that chapters may come in any order. */
export const decide = words.decide;

/** A step that waits for chance. */
export const chance = words.chance;

/**
 * Wraps a step that the rules carry out, under `steps` of a module: `next` is the step without your change; other modules may have wrapped
 * it already.
 *
 * @example
 * ```ts
 * wrapAuto(turn, 'refresh', (next) => (g, f) => {
 *   if (g.state.turn > 1) next(g, f);
 * })
 * ```
 */
export const wrapAuto = words.wrapAuto;

/**
 * Wraps a step that asks a player, under `steps` of a module. Return the parts that change. `step` is the step without your change.
 *
 * @example
 * ```ts
 * wrapDecide(market, 'trade', (step) => ({
 *   offers: step.offers.filter(({ type }) => type !== 'market/hire')
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

/** An amount in a reason, with "none" for 0: "It costs 5 gold, and you have none." */
export const orNone = (held: number): ReasonValue => (held === 0 ? why`none` : held);
