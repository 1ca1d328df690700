import type { ChanceAnswer, ChanceRequest } from '../../kernel/index.js';
import type { EffectsFrame } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import type { EffectKind, EffectOf } from './language.js';

/** How a kind of effect acts. */
export interface EffectRule<K extends EffectKind, E = EffectOf<K>> {
  /**
   * What can be chosen now; `null` if there is nothing to choose. What was chosen before stands in `f.chosen`, and it is asked again until it gives
   * `null` or nothing is left. With one choice alone nobody is asked, unless `optional`.
   */
  options?(g: G, f: EffectsFrame, e: E): readonly string[] | null;
  /** Why a choice cannot be made though it is named, said where `options` leaves it out. */
  readonly optional?: true;
  /** What is asked of chance once everything is chosen; `null` if nothing. It is asked again after each answer. */
  ask?(g: G, f: EffectsFrame, e: E): ChanceRequest | null;
  /** What follows from the answer. */
  answer?(g: G, f: EffectsFrame, e: E, answer: ChanceAnswer): void;
  /** Carries it out. Frames that it calls run before the next effect is due. */
  act(g: G, f: EffectsFrame, e: E): void;
  /** What comes after the frames that it called, such as the two ends of a test. */
  after?(g: G, f: EffectsFrame, e: E): void;
}

/** The list of effects at an address below another. */
export const below = (list: string, at: number, ...path: readonly (string | number)[]): string =>
  [list, at, ...path].join('/');

/** Ends a choice of any number of things. */
export const DONE = 'done';
