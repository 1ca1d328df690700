import { InvalidArgumentError } from '../../kernel/index.js';
import { isRecord } from '../../kernel/saves/describe-value.js';
import type { Card, Content, SecondEditionRuleset } from '../../second-edition/index.js';
import type { Value as Sum } from '../../second-edition/inspect/types.js';
import type { Messages } from '../messages.js';
import type { Setting } from '../names.js';
import { reading, readOptions, readRules, type WordsOptions } from '../options.js';
import { type Edition, type Speech, speak } from '../speech.js';
import { asked, besides } from './besides.js';
import { CardTexts } from './card-text.js';
import { type NameKind, Naming, nameKinds } from './naming.js';
import { sumOf } from './sum.js';

/** A game in words. All functions are pure. */
export interface Words extends Speech<NameKind, SeenState, Words> {
  /**
   * A value of `inspect` with its parts; only the number if nothing changes it.
   *
   * @param value - such as `inspect(state).players[0].hero.body`
   * @throws InvalidArgumentError for a bad value
   * @example
   * ```ts
   * words.value({ value: 6, base: 4, changes: [{ from: 'counters', counter: 'body', counters: 1, change: 2 }] });
   * // '6 (4, +2 experience)'
   * ```
   */
  value(value: Sum): string;
  /**
   * What a choice that a card gives would do, made from its data; empty where a choice is no course of the card.
   *
   * @param card - the card that asks
   * @param choice - the `choice` of `effect/choose`
   * @throws InvalidArgumentError for a card that the content does not have
   * @example
   * ```ts
   * words.course('masterless-war-hound', 'sell-collar'); // 'Gain 2 gold'
   * ```
   */
  course(card: string, choice: string): string;
  /**
   * What one ability of a card costs and does, made from its data; empty where the card has no such ability.
   *
   * @param card - the card with the ability, or one that has it once it is taken
   * @param ability - the `ability` of `ability/use`
   * @throws InvalidArgumentError for a card that the content does not have
   * @example
   * ```ts
   * words.ability('sithrael-storm-of-wings', 'ride-the-wind'); // '1 exhaustion: move up to 2 spaces'
   * ```
   */
  ability(card: string, ability: string): string;
  /**
   * What a roll of two dice brings by the table of a card; empty for a card that has no such table.
   *
   * @param card - the card with the table
   * @param total - what the dice come to
   * @throws InvalidArgumentError for a card that the content does not have, or a total that is no number
   * @example
   * ```ts
   * words.row('mad-carthos', 15); // 'The enemy takes 1 wound'
   * ```
   */
  row(card: string, total: number): string;
  /**
   * The values of an adventure card as an Ally, once it is taken; empty for a card that becomes none.
   *
   * @param card - the card
   * @throws InvalidArgumentError for a card that the content does not have
   * @example
   * ```ts
   * words.asAlly('masterless-war-hound'); // 'It becomes an Ally: Life 2, Stamina 1, Mind 0/0, Body 3/1, Spirit 0/0.'
   * ```
   */
  asAlly(card: string): string;
}

/** The fields of a state or view that words read: the Heroes of the players, and the card that asks or is being resolved. */
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
    /** Gold in hand. */
    readonly gold: number;
    /** The Allies; a view that hides them has none. */
    readonly allies?: readonly {
      /** The Ally. */
      readonly card: string;
    }[];
    /** The Hero and its figure. */
    readonly hero: {
      /** The Hero card; empty before it is known. */
      readonly card: string;
      /** The space of the figure; `null` before its first turn. */
      readonly space: string | null;
    };
  }[];
}

/** Rules with or without checks of saves. */
export type WordedRules = SecondEditionRuleset['rules'];

/** A ruleset, with or without checks of saves. */
export interface WordedRuleset {
  readonly rules: WordedRules;
}

/** The texts printed on cards. */
export interface Printed {
  textOf(card: Card): string | undefined;
  flavorOf(card: Card): string | undefined;
}

const editionIn = (
  english: Messages,
  { textOf, flavorOf }: Printed,
): Edition<NameKind, SeenState, Naming, Words> => ({
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
  heroesOf: ({ players }) => players.map(({ hero }) => String(hero.card)),
  framesOf: ({ frames }) => frames ?? [],
  alliesOf: ({ players }) => players.flatMap(({ allies = [] }) => allies.map(({ card }) => String(card))),
  asked,
  besides,
  whole(common, names) {
    const value = (sum: Sum): string => {
      const wrong = 'A value has the form that inspect gives it: { value, base, changes }.';
      return reading(wrong, () => {
        if (!isRecord(sum) || typeof sum.value !== 'number' || !Array.isArray(sum.changes))
          throw new InvalidArgumentError(wrong);
        return sumOf(names, names.setting.book, sum as Sum);
      });
    };

    const ofCard = (card: string, say: (card: Card) => string): string => {
      const wrong = 'The text of a card is asked for by the id of a card in play.';
      return reading(wrong, () => {
        const { cards } = names.setting.content;
        if (typeof card !== 'string' || !Object.hasOwn(cards, card)) throw new InvalidArgumentError(wrong);
        return say(cards[card] as Card);
      });
    };

    return {
      ...common,
      value,
      course: (card, choice) => ofCard(card, (each) => new CardTexts(names).courseOf(each, choice)),
      ability: (card, ability) => ofCard(card, (each) => new CardTexts(names).abilityOf(each, ability)),
      row(card, total) {
        if (!Number.isFinite(total)) throw new InvalidArgumentError('The total of a roll is a number.');
        return ofCard(card, (each) => new CardTexts(names).rowOf(each, total));
      },
      asAlly: (card) => ofCard(card, (each) => new CardTexts(names).allyOf(each)),
    };
  },
});

/** The words of a ruleset with this English. Throws InvalidArgumentError for a bad ruleset, catalogue or language. */
export function speakIn(
  english: Messages,
  printed: Printed,
  of: WordedRuleset | WordedRules,
  options: WordsOptions,
): Words {
  const rules = readRules<WordedRules>(of);
  return speak(editionIn(english, printed), rules, readOptions(rules, options, english));
}
