import type { ChanceAnswer, ChanceRequest, Refusal, Subject } from '../../kernel/index.js';
import type { EffectsFrame } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import type { EffectKind, EffectOf } from './language.js';

/**
 * How one kind of effect is carried out. Only `act` must be there; the others come in this order:
 * what chance is asked about is got ready, chance is asked, the player chooses, it acts, and once everything it called is through, `then`.
 */
export interface EffectRule<K extends EffectKind> {
  /** Comes each time before chance is asked: a deck that is about to be drawn from is got ready. */
  ready?(g: G, f: EffectsFrame, e: EffectOf<K>): void;
  /** What chance must decide first; asked again until it gives `null`. */
  ask?(g: G, f: EffectsFrame, e: EffectOf<K>): ChanceRequest | null;
  /** Takes what chance decided, before anything is asked again. */
  answer?(g: G, f: EffectsFrame, e: EffectOf<K>, answer: ChanceAnswer): void;
  /** What the player may choose from. None at all: the effect comes to nothing. */
  options?(g: G, f: EffectsFrame, e: EffectOf<K>): readonly string[] | null;
  /** What a person may want to choose, to be told why not, where that is more than the options. */
  tries?(g: G, f: EffectsFrame, e: EffectOf<K>): readonly string[];
  /** What a choice is, where its name does not say so by itself. */
  about?(g: G, f: EffectsFrame, e: EffectOf<K>, choice: string): Subject | null;
  /** Why what is no option cannot be chosen, where another rule than the card says so or more is to say; `null` if it is simply not there. */
  refuse?(g: G, f: EffectsFrame, e: EffectOf<K>, choice: string): Refusal | null;
  /** Does it. `choice` is what was chosen where there were options. What it returns is asked once more before it is done. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most effects simply happen
  act(g: G, f: EffectsFrame, e: EffectOf<K>, choice: string): 'choose' | 'chance' | void;
  /** Of an effect that a module brings: it reads its condition itself. Any other happens only where that holds. */
  readonly readsIf?: true;
  /** Comes last, with what was called finished: its result stands in `f.result`. */
  then?(g: G, f: EffectsFrame, e: EffectOf<K>): void;
}

/** Choosing nothing, where that is allowed. */
export const NOTHING = 'nothing';
