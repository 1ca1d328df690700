import type { Fields } from '../../kernel/content/field-types.js';
import type { Problem } from '../../kernel/errors.js';
import type { SideState } from '../base/frames.js';
import type { SeenPlayer } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { Card } from '../content/cards.js';
import type {
  Amount,
  Cost,
  CostRange,
  Effect,
  EffectKind,
  EffectOf,
  Option,
  TokenChoice,
  TokenSymbol,
  Where,
} from './language.js';

/*
 * What every kind of effect declares beside its rule: its fields and where it may stand, its text, its worth. Each is an export of its own, so that
 * a bundle has only what it uses: one that plays has none of these.
 */

/** Where a list of effects stands, and what goes on there. */
export interface Place {
  readonly path: string;
  /** A combat: always, at times (an ability of one's own turn), or never. */
  readonly combat: 'always' | 'perhaps' | 'never';
  /** Surges were spent, as many as somebody liked. */
  readonly x: boolean;
  /** What was counted last, by a test or an exploration. */
  readonly counted: 'successes' | 'matches' | null;
  /** Something that has happened, after which this is done by itself. */
  readonly after?: string;
  /** The card lies in a slot of the story. */
  readonly slot?: true;
}

/** An effect on a card that is checked. */
export interface Checked {
  readonly card: Card;
  readonly place: Place;
  /** Whether there are zombies in the scenario of the card; `false` of a card that any scenario may have. */
  readonly hasZombies: boolean;
  /** Reports a problem at a field of the effect. */
  refuse(field: string, message: string, rule?: Problem['rule']): void;
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
  /** `you` on the cards of heroes, `it` on those of enemies. */
  readonly voice: 'you' | 'it';
  /** What something is called. */
  word(id: string): string;
  listed(items: readonly string[], how?: 'and' | 'or'): string;
  list(effects: readonly Effect[] | undefined): string | undefined;
  options(options: readonly Option[]): string;
  /** The `amount`, the `number` that decides between singular and plural, and `for` what it is counted. */
  counted(amount: Amount): { readonly amount: Worded; readonly number: Worded; readonly for: Worded };
  /** So many story tokens. */
  story(amount: Amount): string;
  range(cost: CostRange | undefined): string | undefined;
  where(where: Where): string;
  tokens(choice: TokenChoice): string;
  symbols(symbols: readonly TokenSymbol[], how: 'and' | 'or'): string;
}

/** Measures effects for a bot. */
export interface Measure {
  amount(amount: Amount): number;
  list(effects: readonly Effect[] | undefined): number;
}

/** Measures effects in a game. */
interface MeasureInGame extends Measure {
  readonly g: G;
  /** How likely the hero passes a test. */
  passes(attribute: 'body' | 'mind' | 'spirit', modifier: number | undefined): number;
}

/** Measures what effects do for a player outside combat, in points: a point is about a gold. */
export interface MeasureForPlayer extends MeasureInGame {
  readonly player: number;
  readonly own: SeenPlayer;
  /** What a cost takes away. */
  price(cost: Cost | undefined): number;
  /** What a trophy and a story token are worth. */
  readonly trophy: number;
  readonly story: number;
}

/** Measures what effects do for a side in a combat, in points of damage. */
export interface MeasureInCombat extends MeasureInGame {
  readonly own: SideState;
  readonly foe: SideState;
  /** What dealing so much to the foe is worth. */
  blow(amount: number, unblockable: boolean | undefined): number;
  /** The damage that the foe's shields keep off. */
  shields(): number;
  /** The damage that the foe's tokens can still deal. */
  threat(): number;
  /** What it is worth to have something done with tokens. */
  tokens(choice: TokenChoice, what: 'flip' | 'recast' | 'remove'): number;
}

/** What may stand on a card. */
export interface EffectSchema<K extends EffectKind> {
  /** What stands beside `do`; from this follow its type, its schema and what editors show. */
  readonly fields?: Fields;
  /** It does something in a combat alone, or has no place in one. */
  readonly only?: 'in combat' | 'outside combat';
  /** It moves the hero: an ability of one's own turn that begins so is not used in a combat. */
  readonly moves?: true;
  /** What it counts for the effects that follow in its list. */
  readonly counts?: 'successes' | 'matches';
  /** What else is so in the lists of effects inside it. */
  readonly inside?: Partial<Place>;
  /** Reports what fields cannot say. Amounts, places, options and lists are checked wherever they stand. */
  check?(e: EffectOf<K>, at: Checked): void;
}

/** What a card says of it. */
export interface EffectText<K extends EffectKind> {
  /** An English message. */
  readonly text: string;
  /** The values of the message. */
  values?(e: EffectOf<K>, say: Wording): Values;
  /** What holds for the rest of the combat round, as an English message with `side` and `symbol`. */
  readonly lasting?: string;
}

/** Measures the choices that an effect leaves open. */
export interface MeasureOfChoice extends Pick<MeasureForPlayer, 'list' | 'price'> {
  /** What a card is worth in hand, as a skill that is learned, and as an asset. */
  inHand(card: string): number;
  skill(card: string): number;
  asset(card: string): number;
}

/** What it is worth to a bot; nothing where it is left out. */
export interface EffectWorth<K extends EffectKind> {
  /** To a player outside combat. */
  outside?(e: EffectOf<K>, measure: MeasureForPlayer): number;
  /** To a side in a combat. */
  inCombat?(e: EffectOf<K>, measure: MeasureInCombat): number;
  /** On an asset or a skill when its moment comes, in points of damage. */
  onCard?(e: EffectOf<K>, measure: Measure): number;
  /** What a choice is worth that it leaves open. */
  choice?(e: EffectOf<K>, choice: string, measure: MeasureOfChoice): number;
}
