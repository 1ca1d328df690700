import {
  type ActionKind,
  type ActionSaid,
  type ActionValue,
  type Frame,
  type Game,
  type Parameters,
  type ReasonValue,
  type RulesContext,
  type Vocabulary,
  vocabulary,
  why,
} from '../../kernel/index.js';
import type { Content } from './content.js';
import { sortsOf } from './parameters.js';
import type { SecondEditionDraft as S } from './state.js';

/* The words in which this edition's chapters are written: those of the kernel, with the types of its games. */

/** A game of this edition, as its rules see it. Every rule takes it first. */
export type G = RulesContext<S, Content>;

/** The same with all that asks it from outside: what it waits for, what is legal, and how to play it on. No rule takes it. */
export type SecondEditionGame = Game<S, Content>;

/** A kind of action of this edition. */
export type KindOf<F extends Frame, T extends string, P extends Parameters> = ActionKind<
  S,
  Content,
  F,
  ActionValue<T, P>
>;

/**
 * What a chapter says of a kind of action. Left out, nothing refuses it where it is offered; and one without parameters needs no candidates,
 * as there is but one of it.
 */
export type KindSaid<F extends Frame, T extends string, P extends Parameters> = ActionSaid<
  S,
  Content,
  F,
  T,
  P
>;

const words: Vocabulary<S, Content> = /* @__PURE__ */ vocabulary<S, Content>(sortsOf);

/** Gives a frame its steps, in their order. Those that ask are known by name: what a game can wait for follows from them. */
export const steps = words.steps;

/** A step that the rules carry out on their own. */
export const auto = words.auto;

/** A step that waits for a player. What it offers is named late, so that chapters may speak of each other in any order. */
export const decide = words.decide;

/** A step that waits for chance. */
export const chance = words.chance;

/**
 * Wraps a step that the rules carry out, under `steps` of a module: `next` is the step as it is without you, perhaps wrapped by others already.
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
 * Wraps a step that asks a player, under `steps` of a module: says which parts of it become otherwise. What `step` says is the step as it is
 * without you.
 *
 * @example
 * ```ts
 * wrapDecide(market, 'trade', (step) => ({ offers: step.offers.filter(({ type }) => type !== 'market/hire') }))
 * ```
 */
export const wrapDecide = words.wrapDecide;

/** Wraps a step that asks chance, under `steps` of a module: says which parts of it become otherwise, such as what is asked or what follows. */
export const wrapChance = words.wrapChance;

/** A kind of action, offered while a frame of shape `F` waits. */
export const action = words.action;

/** An answer to events of a kind. */
export const reaction = words.reaction;

/** A question of the rules that modules may answer differently. */
export const query = words.question;

/** Something the rules do that modules may do differently. */
export const command = words.question;

/** A question about one player whose answer is kept until an event that `invalidates` notes. */
export const cachedByPlayer = words.note;

/** A question about a large part of the state whose answer is kept until somebody is given that part to write to. */
export const cachedByPart = words.reading;

/** How much somebody has, in a reason: "It costs 5 gold, and you have none." */
export const orNone = (held: number): ReasonValue => (held === 0 ? why`none` : held);
