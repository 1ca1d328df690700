import type { Citation } from '../register/index.js';
import type { RuleId } from '../register/rule-ids.js';
import type { Problem } from './errors.js';
import type { Form, Forms, Whole } from './forms.js';
import type { GameTypes } from './game-types.js';
import type { Hiding } from './hidden-information.js';
import type { Rules } from './rules.js';
import type { GameEvent, SeenEvent } from './state.js';

/** The part of a ruleset that the edition defines. */
export interface EditionBinding<T extends GameTypes> extends Hiding<T['draft'], T['content']> {
  /** The composed rules. */
  readonly rules: Rules<T['draft'], T['content']>;
  /** The state before its first step, from checked options. Throws InvalidOptionsError. */
  open(options: T['options'], rules: Rules<T['draft'], T['content']>): T['draft'];
  /** Brings a save of an earlier version to the current one. Other values are returned unchanged. */
  migrate?(value: unknown): unknown;
  /** The problems of a value as a state of this ruleset. Without it, the ruleset is a {@link LightRuleset}. */
  problemsOf?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** The problems of its form alone. */
  problemsOfForm?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** The problems of a view's form, where it differs from a state's because of hidden cards. */
  problemsOfView?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** The text of a rule of the edition's register. Rules without a text are cited by id. Never called for rules of modules. */
  cite?(id: RuleId): Citation | undefined;
  /** The value behind a draft of a store: `undrafted` of `runebound-engine/drafts`. Without it drafts are copied like other values. */
  undrafted?<V>(value: V): V;
  /** A sentence about how to compose a ruleset with `problemsOf`, for callers who need it. */
  readonly uncheckedBecause?: string;
  /** Large parts of the state that rules seldom change: they write to them only through {@link Game.own}. Decks always count as large. */
  readonly large?: readonly string[];
  /** Fast copies of parts that rules often write. */
  readonly forms?: Forms<T['draft']>;
  /** A fast way to put all parts together by name. */
  readonly whole?: Whole<T['draft']>;
  /** A fast copy of one player. With it, rules reach players only through {@link Game.player}, and only those are copied. */
  readonly player?: Form<T['draft']['players'][number]>;
}
/** The types of the game without read-only: inside, one type of state stands for drafts, states and views. */
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
