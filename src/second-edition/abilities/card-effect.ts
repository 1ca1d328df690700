import type { Fields } from '../../kernel/content/field-types.js';
import type { Problem } from '../../kernel/errors.js';
import type { Content } from '../base/content.js';
import type { PlayerState, SecondEditionDraft } from '../base/state.js';
import type { Card } from '../content/cards.js';
import type {
  Amount,
  Attribute,
  Condition,
  Course,
  Effect,
  EffectKind,
  EffectOf,
  Foe,
  Modifier,
  Row,
  Window,
} from './language.js';

/*
 * What every kind of effect declares beside its rule: its fields and where it may stand, its text, its worth. Each is an export of its own, so that
 * a bundle has only what it uses: one that plays has none of these.
 */

/** Where in a card an effect stands, and what goes on there. */
export interface Place {
  readonly path: string;
  /** A roll of the ten-sided dice is under way, and whether they have been rolled. */
  readonly rolling: 'before' | 'after' | false;
  /** Wounds or exhaustion are about to be taken. */
  readonly harm: boolean;
  /** It is the beginning of a turn, and nobody has had anything to decide in it. */
  readonly turnStart?: boolean;
  /** What is said holds all the time, and is looked at whenever a value is asked for. */
  readonly standing?: boolean;
}

/** An effect on a card that is checked. */
export interface Checked {
  readonly card: Card;
  readonly place: Place;
  /** The part of the card in which it stands: `abilities`, `becomes`, `reward` … */
  readonly part: string;
  /** Whether it is an enemy's, while that is fought. */
  readonly isEnemys: boolean;
  /** Whether an ability of the card can end an Encounter. */
  readonly hasEnd: boolean;
  /** Why the card cannot be discarded by itself here; `null` if it can. */
  readonly undiscardable: string | null;
  /** Reports a problem at a field of the effect. */
  refuse(field: string, message: string, rule?: Problem['rule']): void;
  /** Refuses a card on which nothing can lie; `what` says what it cannot do. */
  hoard(field: string, what: string): void;
  /** Refuses a skill, a town or a Challenge that is not there. */
  skill(field: string, name: string | undefined): void;
  town(field: string, name: string): void;
  challenge(field: string, card: string): void;
}

/** What may stand on a card. */
export interface EffectSchema<K extends EffectKind> {
  /** What stands beside `do`; from this follow its type, its schema and what editors show. */
  readonly fields?: Fields;
  /** It can end an open Encounter. */
  readonly ends?: true;
  /** What else is so in the lists of effects inside it. */
  readonly inside?: Partial<Place>;
  /** Reports what fields cannot say. Amounts, conditions, options and lists are checked wherever they stand. */
  check?(e: EffectOf<K>, at: Checked): void;
}

/** A value of a text, with the number or the word that decides on its form. */
export interface Worded {
  readonly plain: string;
  readonly raw: string | number;
}

/** The values of a text by name. One that is left out is the word `none`. */
export type Values = Readonly<Record<string, Worded | string | number | undefined>>;

/** Puts parts of an effect into words. */
export interface Wording {
  /** What a word is called among the words of a sort. */
  word(id: string, of?: string): string;
  words(ids: readonly string[], of: string, how?: 'and' | 'or'): string;
  /** The same, and the word itself for a `select`. */
  named(id: string, of: string): Worded;
  /** A word of the ability language, such as one for whom it is about. */
  worded(sort: 'who' | 'limit', word: string): Worded;
  amount(amount: Amount | 'all'): Worded | number;
  list(effects: readonly Effect[] | undefined): string | undefined;
  condition(condition: Condition): string;
  changes(modifiers: readonly Modifier[]): string;
  courses(options: readonly Course[]): string;
  rows(rows: readonly Row[]): string;
  fighter(foe: Foe): string;
  place(where: string): Worded;
  card(id: string): string;
  die(face: number): string;
  /** What an effect of a module says. */
  special(name: string, values: Values, condition: Condition | undefined): string;
}

/** What a card says of it. */
export interface EffectText<K extends EffectKind> {
  /** An English message. */
  readonly text: string;
  /** The values of the message. */
  values?(e: EffectOf<K>, say: Wording): Values;
}

/** Measures effects for a bot: what they are worth to a player, in gold. */
export interface Measure {
  readonly own: PlayerState;
  list(effects: readonly Effect[] | undefined): number;
  /** An amount, or as much as can be if it is counted. */
  sized(amount: Amount | 'all' | undefined, most: number): number;
  /** How many wounds the Hero can take. */
  lifeLeft(): number;
  /** How likely the Hero succeeds in a test. */
  passes(attribute: Attribute, skill: string | null, target: number): number;
}

/** Measures the choices that an effect leaves open. */
export interface MeasureOfChoice {
  readonly own: PlayerState;
  /** What was drawn, or is still to be dealt with. */
  readonly pending: readonly string[];
  list(effects: readonly Effect[] | undefined): number;
  /** What a card is worth that the player has, or could have, and what it costs. */
  owned(card: string): number;
  card(card: string): number;
  cost(card: string): number;
  /** What an experience counter is worth, and ending a move on a space. */
  bonus(bonus: string): number;
  ending(space: string): number;
  /** How hurt a Hero or an Ally is. */
  hurt(card: string): number;
}

/** Measures what using an ability brings here and now: 0 nothing, 4 a rescue. */
export interface MeasureOfUse {
  readonly own: PlayerState;
  readonly window: Window;
  /** How much hangs on the battle under way. */
  stakes(): number;
  /** Whether the roll under way fails as it stands. */
  rollFails(): boolean;
  /** How many wounds the Hero can take. */
  lifeLeft(): number;
  /** What it is worth to be kept from harm, to have values changed, to get away. */
  shelter(): number;
  change(e: EffectOf<'change'>): number;
  flight(): number;
}

/** What a quick player looks at: whether an effect helps here and now. */
export type Helping = Pick<MeasureOfUse, 'own' | 'window' | 'rollFails'> & {
  /** Whether the player's Hero is about to be wounded. */
  wounded(): boolean;
};

/** What it is worth to a bot. */
export interface EffectWorth<K extends EffectKind> {
  /** To the player to whom it happens, in gold; 1 if left out. */
  worth?(e: EffectOf<K>, measure: Measure): number;
  /** What a choice is worth that it leaves open; if left out, all are the same, and choosing nothing is worse. */
  choice?(e: EffectOf<K>, choice: string, measure: MeasureOfChoice): number;
  /** As the effect of an ability that could be used; nothing if left out. */
  use?(e: EffectOf<K>, measure: MeasureOfUse): number;
  /** Whether it helps here and now; not if left out. */
  helps?(e: EffectOf<K>, measure: Helping): boolean;
}

/** What a save may say in the midst of it: what is still to be dealt with. */
export interface EffectPending<K extends EffectKind> {
  /** What each of them is, in words. */
  wish(e: EffectOf<K>, content: Content): string;
  fits(e: EffectOf<K>, thing: string, at: PendingPlace): boolean;
  /** Why there are too many of them; `null` if there are not. */
  tooMany?(e: EffectOf<K>, many: number): string | null;
}

/** What there is beside something that is still to be dealt with. */
export interface PendingPlace {
  readonly state: SecondEditionDraft;
  readonly content: Content;
  readonly player: number;
  /** Whether the same stands there before. */
  readonly again: boolean;
}
