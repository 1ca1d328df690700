import type { Fields } from '../../kernel/content/field-types.js';
import type { Problem } from '../../kernel/errors.js';
import type { Content } from '../base/content.js';
import type { PlayerState, SecondEditionDraft } from '../base/state.js';
import type { Card } from '../content/cards.js';
import type * as language from './language.js';

/* What a kind of effect declares beside its rule: each an export of its own, so that a bundler drops what an app does not use. */

/** Where in a card an effect stands, and what is in progress there. */
export interface Place {
  readonly path: string;
  /** Whether a roll of the ten-sided dice is in progress, before or after the dice. */
  readonly rolling: 'before' | 'after' | false;
  /** Wounds or exhaustion are about to be taken. */
  readonly harm: boolean;
  /** It is the beginning of a turn, before any decision. */
  readonly turnStart?: boolean;
  /** The words hold all the time and are read whenever a value is computed. */
  readonly standing?: boolean;
}

export interface Checked {
  readonly card: Card;
  readonly place: Place;
  /** The part of the card in which it stands: `abilities`, `becomes`, `reward` … */
  readonly part: string;
  /** Whether it belongs to an enemy in combat. */
  readonly isEnemys: boolean;
  /** Whether an ability of the card can end an Encounter. */
  readonly hasEnd: boolean;
  readonly undiscardable: string | null;
  /** Reports a problem at a field of the effect. */
  refuse(field: string, message: string, rule?: Problem['rule']): void;
  /** Refuses a card on which nothing can be put; `what` names the attempt. */
  hoard(field: string, what: string): void;
  /** Refuses a skill, town or Challenge that does not exist. */
  skill(field: string, name: string | undefined): void;
  town(field: string, name: string): void;
  challenge(field: string, card: string): void;
}

export interface EffectSchema<K extends language.EffectKind> {
  /** The fields beside `do`: the type, the schema and help in editors follow from them. */
  readonly fields?: Fields;
  /** It can end an open Encounter. */
  readonly ends?: true;
  /** What changes for lists of effects inside it. */
  readonly inside?: Partial<Place>;
  /** Reports problems that fields cannot express. Amounts, conditions, options and lists are checked everywhere. */
  check?(e: language.EffectOf<K>, at: Checked): void;
}

/** What a card may say as one part of a condition. */
export interface ConditionSchema<K extends language.ConditionKind> {
  /** The type of its value, written as that of a field. */
  readonly value: string;
  /** Reports problems that the type cannot express. Spans and conditions within it are checked everywhere. */
  check?(value: Required<language.Condition>[K], at: CheckedCondition): void;
}

export interface CheckedCondition {
  /** The words hold all the time and are read whenever a value is computed. */
  readonly standing: boolean;
  refuse(message: string): void;
  hoard(what: string): void;
  skill(name: string): void;
  /** Checks one of several places. */
  space(name: string, at: number): void;
}

export interface ConditionText<K extends language.ConditionKind> {
  /** An English message. */
  readonly text: string;
  /** Its values, where they do not follow from the type: `yes`, `word`, `span` or `list`. */
  values?(value: Required<language.Condition>[K], say: Wording): Values;
}

/** A value of a text, with the number or word that decides its form. */
export interface Worded {
  readonly plain: string;
  readonly raw: string | number;
}

/** The values of a text by name. A missing one becomes the word `none`. */
export type Values = Readonly<Record<string, Worded | string | number | undefined>>;

/** Turns parts of an effect into words. */
export interface Wording {
  /** The word for an id, by kind of word. */
  word(id: string, of?: string): string;
  words(ids: readonly string[], of: string, how?: 'and' | 'or'): string;
  /** The same, with the id for a `select`. */
  named(id: string, of: string): Worded;
  /** A word of the ability language, such as a `who`. */
  worded(sort: 'who' | 'limit', word: string): Worded;
  amount(amount: language.Amount | 'all'): Worded | number;
  list(effects: readonly language.Effect[] | undefined): string | undefined;
  condition(condition: language.Condition): string;
  /** A module's word in a condition. */
  meaning(word: string): string;
  listed(texts: readonly string[], how: 'and' | 'or'): string;
  changes(modifiers: readonly language.Modifier[]): string;
  courses(options: readonly language.Course[]): string;
  rows(rows: readonly language.Row[]): string;
  fighter(foe: language.Foe): string;
  place(where: string): Worded;
  /** The name of an enemy of the card's own. */
  foe(name: string): string;
  card(id: string): string;
  die(face: number): string;
  /** The text of a module's effect. */
  special(name: string, values: Values, condition: language.Condition | undefined): string;
}

export interface EffectText<K extends language.EffectKind> {
  /** An English message. */
  readonly text: string;
  /** The values of the message. */
  values?(e: language.EffectOf<K>, say: Wording): Values;
}

export interface Measure {
  readonly own: PlayerState;
  list(effects: readonly language.Effect[] | undefined): number;
  /** The size of an amount; of a counted one, at most `most`. */
  sized(amount: language.Amount | 'all' | undefined, most: number): number;
  /** How many wounds the Hero can take. */
  lifeLeft(): number;
  passes(attribute: language.Attribute, skill: string | null, target: number): number;
}

export interface MeasureOfChoice {
  readonly own: PlayerState;
  /** The cards drawn, or still to be resolved. */
  readonly pending: readonly string[];
  list(effects: readonly language.Effect[] | undefined): number;
  /** The worth of a card that the player has or could have, and its cost. */
  owned(card: string): number;
  card(card: string): number;
  cost(card: string): number;
  /** The worth of an experience counter, and of ending a move on a space. */
  bonus(bonus: string): number;
  ending(space: string): number;
  hurt(card: string): number;
}

/** Measures the use of an ability now, from 0 (nothing) to 4 (a rescue). */
export interface MeasureOfUse {
  readonly own: PlayerState;
  readonly window: language.Window;
  /** How much depends on the present battle. */
  stakes(): number;
  rollFails(): boolean;
  lifeLeft(): number;
  /** The worth of protection, of changed values, of an escape. */
  shelter(): number;
  change(e: language.EffectOf<'change'>): number;
  flight(): number;
}

/** For fast bots: whether an effect helps now. */
export type Helping = Pick<MeasureOfUse, 'own' | 'window' | 'rollFails'> & {
  wounded(): boolean;
};

export interface EffectWorth<K extends language.EffectKind> {
  /** The worth in gold for the player who gets it; 1 by default. */
  worth?(e: language.EffectOf<K>, measure: Measure): number;
  /** The worth of a choice; by default all are equal, and choosing nothing is worse. */
  choice?(e: language.EffectOf<K>, choice: string, measure: MeasureOfChoice): number;
  /** The worth as an effect of an ability in use; nothing by default. */
  use?(e: language.EffectOf<K>, measure: MeasureOfUse): number;
  /** Whether it helps now; false by default. */
  helps?(e: language.EffectOf<K>, measure: Helping): boolean;
}

/** What a save may contain while the effect is in progress. */
export interface EffectPending<K extends language.EffectKind> {
  /** Describes one of the pending items. */
  wish(e: language.EffectOf<K>, content: Content): string;
  fits(e: language.EffectOf<K>, thing: string, at: PendingPlace): boolean;
  /** Why there are too many of them, or `null`. */
  tooMany?(e: language.EffectOf<K>, many: number): string | null;
}

/** The context of a pending item. */
export interface PendingPlace {
  readonly state: SecondEditionDraft;
  readonly content: Content;
  readonly player: number;
  /** Whether the same item came before. */
  readonly again: boolean;
}
