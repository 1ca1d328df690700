import type { Fields } from '../../kernel/content/field-types.js';
import type { Problem } from '../../kernel/errors.js';
import type { SideState } from '../base/frames.js';
import type { SeenPlayer } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { Card } from '../content/cards.js';
import type * as language from './language.js';

/* Each part of an effect is an export of its own, so that a bundler drops what an app does not use. */

/** Where a list of effects stands, and what is in progress there. */
export interface Place {
  readonly path: string;
  /** Whether it happens in a combat. `perhaps`: an ability of your own turn. */
  readonly combat: 'always' | 'perhaps' | 'never';
  /** Whether surges were spent for X. */
  readonly x: boolean;
  /** The last count, of a test or an exploration. */
  readonly counted: 'successes' | 'matches' | null;
  /** What has happened, for an ability that acts by itself. */
  readonly after?: string;
  /** The card is in a slot of the story. */
  readonly slot?: true;
}

export interface Checked {
  readonly card: Card;
  readonly place: Place;
  /** Whether the card's scenario has zombies; `false` for a card of all scenarios. */
  readonly hasZombies: boolean;
  /** Reports a problem at a field of the effect. */
  refuse(field: string, message: string, rule?: Problem['rule']): void;
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
  /** `you` on the cards of heroes, `it` on those of enemies. */
  readonly voice: 'you' | 'it';
  /** The word for an id. */
  word(id: string): string;
  listed(items: readonly string[], how?: 'and' | 'or'): string;
  list(effects: readonly language.Effect[] | undefined): string | undefined;
  options(options: readonly language.Option[]): string;
  /** `amount`, `number` (singular or plural), and `for`: what is counted. */
  counted(amount: language.Amount): {
    readonly amount: Worded;
    readonly number: Worded;
    readonly for: Worded;
  };
  /** A number of story tokens. */
  story(amount: language.Amount): string;
  range(cost: language.CostRange | undefined): string | undefined;
  where(where: language.Where): string;
  tokens(choice: language.TokenChoice): string;
  symbols(symbols: readonly language.TokenSymbol[], how: 'and' | 'or'): string;
}

export interface Measure {
  amount(amount: language.Amount): number;
  list(effects: readonly language.Effect[] | undefined): number;
}

interface MeasureInGame extends Measure {
  readonly g: G;
  /** The probability that the hero passes a test. */
  passes(attribute: 'body' | 'mind' | 'spirit', modifier: number | undefined): number;
}

/** Measures effects for a player outside combat, in points of about one gold. */
export interface MeasureForPlayer extends MeasureInGame {
  readonly player: number;
  readonly own: SeenPlayer;
  /** The worth of a cost. */
  price(cost: language.Cost | undefined): number;
  /** The worth of a trophy and a story token. */
  readonly trophy: number;
  readonly story: number;
}

/** Measures effects for a side in a combat, in points of damage. */
export interface MeasureInCombat extends MeasureInGame {
  readonly own: SideState;
  readonly foe: SideState;
  /** The worth of damage dealt to the foe. */
  blow(amount: number, unblockable: boolean | undefined): number;
  /** The damage that the foe's shields block. */
  shields(): number;
  /** The damage that the foe's tokens can still deal. */
  threat(): number;
  /** The worth of changing tokens. */
  tokens(choice: language.TokenChoice, what: 'flip' | 'recast' | 'remove'): number;
}

export interface EffectSchema<K extends language.EffectKind> {
  /** The fields beside `do`: the type, the schema and help in editors follow from them. */
  readonly fields?: Fields;
  readonly only?: 'in combat' | 'outside combat';
  /** It moves the hero: an ability of your own turn that begins with it is not used in a combat. */
  readonly moves?: true;
  /** What it counts for later effects in its list. */
  readonly counts?: 'successes' | 'matches';
  /** What changes for lists of effects inside it. */
  readonly inside?: Partial<Place>;
  /** Reports problems that fields cannot express. Amounts, places, options and lists are checked everywhere. */
  check?(e: language.EffectOf<K>, at: Checked): void;
}

export interface EffectText<K extends language.EffectKind> {
  /** An English message. */
  readonly text: string;
  /** The values of the message. */
  values?(e: language.EffectOf<K>, say: Wording): Values;
  /** The text for an effect until the end of the combat round, with `side` and `symbol`. */
  readonly lasting?: string;
}

/** Measures the choices that an effect leaves open. */
export interface MeasureOfChoice extends Pick<MeasureForPlayer, 'list' | 'price'> {
  /** The worth of a card in hand, as a learned skill, and as an asset. */
  inHand(card: string): number;
  skill(card: string): number;
  asset(card: string): number;
}

/** The worth of an effect for bots; nothing by default. */
export interface EffectWorth<K extends language.EffectKind> {
  /** To a player outside combat. */
  outside?(e: language.EffectOf<K>, measure: MeasureForPlayer): number;
  /** To a side in a combat. */
  inCombat?(e: language.EffectOf<K>, measure: MeasureInCombat): number;
  /** On an asset or a skill at its time, in points of damage. */
  onCard?(e: language.EffectOf<K>, measure: Measure): number;
  /** The worth of a choice. */
  choice?(e: language.EffectOf<K>, choice: string, measure: MeasureOfChoice): number;
}
