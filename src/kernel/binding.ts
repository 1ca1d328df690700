import type { Citation } from '../register/index.js';
import type { RuleId } from '../register/rule-ids.js';
import type { Problem } from './errors.js';
import type { Form, Forms, Whole } from './forms.js';
import type { GameTypes } from './game-types.js';
import type { Hiding } from './hidden-information.js';
import type { Rules } from './rules.js';
import type { GameEvent, SeenEvent } from './state.js';

/** What an edition tells the kernel about its states. */
export interface EditionBinding<T extends GameTypes> extends Hiding<T['draft'], T['content']> {
  /** The rules composed. */
  readonly rules: Rules<T['draft'], T['content']>;
  /** The state before its first step, from checked options. Throws InvalidOptionsError. */
  open(options: T['options'], rules: Rules<T['draft'], T['content']>): T['draft'];
  /** Brings a save of an earlier version to the present one. What is no save is handed back as it came. */
  migrate?(value: unknown): unknown;
  /** What is wrong with a value that is offered as a state of this ruleset. Without it, the ruleset is a {@link LightRuleset}. */
  problemsOf?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** What of that is wrong with its form: which values stand where. */
  problemsOfForm?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** What is wrong with the form of a view, where that is another than a state's: where cards are hidden, say. */
  problemsOfView?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** A rule of the edition's register as it is quoted; without it, rules are cited by their ids, and so is one that it has no words for. Rules that modules bring are never asked for. */
  cite?(id: RuleId): Citation | undefined;
  /**
   * What a draft of a store stands for: `undrafted` of `runebound-engine/drafts`. Without it drafts are read like any value: each is copied,
   * and nothing that came of it before is known again.
   */
  undrafted?<V>(value: V): V;
  /** What a ruleset without `problemsOf` is to be composed with to have it, in a sentence: for those who call it nevertheless. */
  readonly uncheckedBecause?: string;
  /** Top-level parts of the state that are large and seldom written: rules write to them through {@link Game.own} alone. The decks are such a part. */
  readonly large?: readonly string[];
  /** How parts are copied and kept that are written all the time, where that can be said faster than for any JSON. */
  readonly forms?: Forms<T['draft']>;
  /** How all parts are put together, where that can be written out by name. */
  readonly whole?: Whole<T['draft']>;
  /** How what one player has is copied and kept. With it, rules come to players through {@link Game.player} alone, and only those they came to are copied. */
  readonly player?: Form<T['draft']['players'][number]>;
}
/**
 * The same game without a word on who may write to what: in here one type of state stands for those that rules write, for those handed
 * out, and for views.
 */
export interface Inside<T extends GameTypes> extends GameTypes {
  draft: T['draft'];
  state: T['draft'];
  view: T['draft'];
  action: T['action'];
  event: GameEvent;
  seen: SeenEvent;
  options: T['options'];
  content: T['content'];
}
