import { InvalidArgumentError } from '../../kernel/index.js';
import { withMeaning } from '../../second-edition/base/event-kinds/meanings.js';
import { flavorOf, textOf } from '../../second-edition/card-texts.js';
import type { Card, Content, SecondEditionRuleset } from '../../second-edition/index.js';
import type { Value as Sum } from '../../second-edition/inspect/types.js';
import type { Setting } from '../names.js';
import { isRecord, reading, readOptions, readRules, type WordsOptions } from '../options.js';
import { type Edition, type Speech, speak } from '../speech.js';
import { CardTexts } from './card-text.js';
import { english } from './english/index.js';
import { type NameKind, Naming, nameKinds } from './naming.js';
import { sumOf } from './sum.js';

/** Everything about a game in words. All functions are pure. */
export interface Words extends Speech<NameKind, SeenState, Words> {
  /**
   * A value with all that makes it up, as `inspect` gives it; the number by itself where nothing changes it.
   *
   * @param value - such as `inspect(state).players[0].hero.body`
   * @throws InvalidArgumentError for what is no value
   * @example
   * ```ts
   * words.value({ value: 6, base: 4, changes: [{ from: 'counters', counter: 'body', counters: 1, change: 2 }] }); // '6 (4, +2 experience)'
   * ```
   */
  value(value: Sum): string;
}

/** What words read of a state or a view: who plays which Hero, and which card asks or is being resolved. */
export interface SeenState {
  /** What is being resolved, the innermost last; a view that was followed by events has none. */
  readonly frames?: readonly {
    /** What it is. */
    readonly kind: string;
    /** The step that is due. */
    readonly step: string;
  }[];
  /** The players, clockwise. */
  readonly players: readonly {
    /** Gold in hand. */
    readonly gold: number;
    /** The Hero and its figure. */
    readonly hero: {
      /** The card of the Hero; empty before it is known. */
      readonly card: string;
      /** Where the figure stands; `null` before its first turn. */
      readonly space: string | null;
    };
  }[];
}

/** Rules composed, whatever else their ruleset can do. */
export type WordedRules = SecondEditionRuleset['rules'];

/** A ruleset, with checks of saves or without. */
export interface WordedRuleset {
  /** Its rules. */
  readonly rules: WordedRules;
}

const edition: Edition<NameKind, SeenState, Naming, Words> = {
  english,
  nameKinds,
  numbers: ['player', 'die'],
  namesOf: (setting) => new Naming(setting as Setting<Content>),
  name(names, kind, id, form) {
    if (kind === 'player' || kind === 'die') return names[kind](Number(id));
    const named = String(id);
    if (kind === 'space') return names.space(named, form);
    if (
      kind === 'color' ||
      kind === 'terrain' ||
      kind === 'bonus' ||
      kind === 'attribute' ||
      kind === 'phase'
    )
      return names.word(named, kind);
    return names[kind](named);
  },
  written(names, id) {
    const card = names.setting.content.cards[id] as Card;
    return { text: textOf(card), flavor: flavorOf(card) };
  },
  made: (names, id) => new CardTexts(names).textOf(names.setting.content.cards[id] as Card),
  meaning: (kind) => withMeaning(kind).meaning,
  heroesOf: ({ players }) => players.map(({ hero }) => String(hero.card)),
  framesOf: ({ frames }) => frames ?? [],
  whole(common, names) {
    const value = (sum: Sum): string => {
      const wrong = 'A value is told as inspect gives it: { value, base, changes }.';
      return reading(wrong, () => {
        if (!isRecord(sum) || typeof sum.value !== 'number' || !Array.isArray(sum.changes))
          throw new InvalidArgumentError(wrong);
        return sumOf(names, names.setting.book, sum as Sum);
      });
    };

    return { ...common, value };
  },
};

/**
 * Everything about games of a ruleset in words.
 *
 * @param of - a ruleset, or its rules
 * @param options - languages, and what players are called
 * @throws InvalidArgumentError for what is no ruleset, no catalogue or no language
 * @example
 * ```ts
 * const words = wordsOf(composeRuleset([]), { players: ['Ann', 'Bo'] });
 * words.describe({ type: 'gold/gained', player: 0, amount: 3, rule: '2e.bank.income' }); // 'Ann gains 3 gold.'
 * ```
 */
export function wordsOf(of: WordedRuleset | WordedRules, options: WordsOptions = {}): Words {
  const rules = readRules<WordedRules>(of);
  return speak(edition, rules, readOptions(rules, options, english));
}
