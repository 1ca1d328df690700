import type { LightRuleset } from '../../kernel/index.js';
import type { Content } from '../../third-edition/base/content.js';
import type { Card } from '../../third-edition/content/cards.js';
import type { ThirdEditionTypes } from '../../third-edition/types.js';
import type { Setting } from '../names.js';
import { readOptions, readRules, type WordsOptions } from '../options.js';
import { type Edition, type Speech, speak } from '../speech.js';
import { asked, besides } from './besides.js';
import { CardTexts } from './card-text.js';
import { english } from './english.js';
import { type NameKind, Naming, nameKinds, nameOf } from './naming.js';

/** A game of Third Edition in words. All functions are pure. */
export interface Words extends Speech<NameKind, SeenState, Words> {}

/** The fields of a state or view that words read: the heroes of the players, and the frames. */
export interface SeenState {
  /** The frames, the innermost last; a view that events have updated has none. */
  readonly frames?: readonly {
    /** The kind of frame. */
    readonly kind: string;
    /** Its current step. */
    readonly step: string;
  }[];
  /** The players, clockwise. */
  readonly players: readonly {
    /** The hero card; empty before it is chosen. */
    readonly hero: string;
    /** The hex of the figure. */
    readonly hex: string | null;
    /** Damage on the hero card. */
    readonly damage: number;
    /** Gold in hand. */
    readonly gold: number;
  }[];
  /** The time token, for the headings of rounds. */
  readonly time?: {
    /** 1 to 12. */
    readonly space: number;
    /** The act, 1 or 2. */
    readonly act: number;
  };
}

/** Rules of Third Edition, with or without checks of saves. */
export type WordedRules = LightRuleset<ThirdEditionTypes>['rules'];

/** A ruleset of Third Edition. */
export interface WordedRuleset {
  readonly rules: WordedRules;
}

const edition: Edition<NameKind, SeenState, Naming, Words> = {
  english,
  nameKinds,
  numbers: ['player', 'die'],
  namesOf: (setting) => new Naming(setting as Setting<Content>),
  name: nameOf,
  written: (names, id) => ({ text: names.setting.content.cards[id]?.text }),
  made: (names, id) => new CardTexts(names).textOf(names.setting.content.cards[id] as Card),
  heroesOf: ({ players }) => players.map(({ hero }) => String(hero)),
  framesOf: ({ frames }) => frames ?? [],
  besides,
  asked,
  whole: (common) => common,
};

/**
 * The words of a ruleset of Third Edition.
 *
 * @throws InvalidArgumentError for a bad ruleset, catalogue or language
 * @example
 * ```ts
 * const words = wordsOf(rulesetOf('corpse-king'), { players: ['Ann', 'Bo'] });
 * words.describe({ type: 'gold/gained', player: 0, amount: 3, rule: '3e.game.gain-from-bank' }); // 'Ann gains 3 gold.'
 * ```
 */
export function wordsOf(of: WordedRuleset | WordedRules, options: WordsOptions = {}): Words {
  const rules = readRules<WordedRules>(of);
  return speak(edition, rules, readOptions(rules, options, english));
}
