import type { ChanceAnswer, ChanceRequest, ReasonValue, Refusal, Subject } from '../../kernel/index.js';
import type { EffectsFrame } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import type { Moment } from './amounts.js';
import type { Condition, ConditionKind, EffectKind, EffectOf } from './language.js';

/** How one kind of effect is carried out: `ready`, chance, the player's choice, `act`, and after all that it called, `then`. */
export interface EffectRule<K extends EffectKind> {
  /** Runs before each request to chance, to prepare a deck for drawing. */
  ready?(g: G, f: EffectsFrame, e: EffectOf<K>): void;
  /** The request to chance; asked again until `null`. */
  ask?(g: G, f: EffectsFrame, e: EffectOf<K>): ChanceRequest | null;
  /** Takes an answer of chance, before the next request. */
  answer?(g: G, f: EffectsFrame, e: EffectOf<K>, answer: ChanceAnswer): void;
  /** The options of the player. If empty, the effect does nothing. */
  options?(g: G, f: EffectsFrame, e: EffectOf<K>): readonly string[] | null;
  /** What a person may want to choose and be told why not, if that is more than the options. */
  tries?(g: G, f: EffectsFrame, e: EffectOf<K>): readonly string[];
  /** The subject of a choice, if its name does not tell it. */
  about?(g: G, f: EffectsFrame, e: EffectOf<K>, choice: string): Subject | null;
  /** Why a choice that is no option is refused, if more can be said than that it is not there; else `null`. */
  refuse?(g: G, f: EffectsFrame, e: EffectOf<K>, choice: string): Refusal | null;
  /** Acts. `choice` is the chosen option. It may return the step to repeat before it acts again. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most effects simply happen
  act(g: G, f: EffectsFrame, e: EffectOf<K>, choice: string): 'choose' | 'chance' | void;
  /** For effects of modules: it reads its condition itself. Other effects happen only if the condition holds. */
  readonly readsIf?: true;
  /** Runs after everything that it called; the result is in `f.result`. */
  then?(g: G, f: EffectsFrame, e: EffectOf<K>): void;
}

/** The choice of nothing, where that is allowed. */
export const NOTHING = 'nothing';

/** When a part of a condition holds, and how refusals name it. `whole` is for conditions within it. */
export interface ConditionRule<K extends ConditionKind> {
  holds(g: G, value: Required<Condition>[K], moment: Moment, whole: WholeCondition): boolean;
  says(value: Required<Condition>[K], whole: WholeCondition): ReasonValue;
}

/** A condition with all its parts. */
export interface WholeCondition {
  holds(g: G, condition: Condition, moment: Moment): boolean;
  says(condition: Condition): ReasonValue;
}
