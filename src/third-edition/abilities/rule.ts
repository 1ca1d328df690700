import type { ChanceAnswer, ChanceRequest } from '../../kernel/index.js';
import type { EffectsFrame } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import type { EffectKind, EffectOf } from './language.js';

/** How a kind of effect acts. */
export interface EffectRule<K extends EffectKind, E = EffectOf<K>> {
  /** `null` if there is no choice. Asked again, with earlier ones in `f.chosen`, until no option is left; one alone only if `optional`. */
  options?(g: G, f: EffectsFrame, e: E): readonly string[] | null;
  /** Whether the player is asked even with one option. */
  readonly optional?: true;
  /** The request to chance after all choices, or `null`; asked again after each answer. */
  ask?(g: G, f: EffectsFrame, e: E): ChanceRequest | null;
  /** Takes the answer. */
  answer?(g: G, f: EffectsFrame, e: E, answer: ChanceAnswer): void;
  /** Acts. Frames that it calls run before the next effect. */
  act(g: G, f: EffectsFrame, e: E): void;
  /** Runs after the frames that it called, such as the two results of a test. */
  after?(g: G, f: EffectsFrame, e: E): void;
}

/** The address of a list of effects inside another. */
export const below = (list: string, at: number, ...path: readonly (string | number)[]): string =>
  [list, at, ...path].join('/');

/** Ends a choice of any number of things. */
export const DONE = 'done';
