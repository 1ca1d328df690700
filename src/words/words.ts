import {
  type AnyAction,
  type ChanceDecision,
  chanceParameters,
  type Decision,
  type GameEvent,
  InvalidArgumentError,
  type Outcome,
  type Ruling,
} from '../kernel/index.js';
import { withMeaning } from '../second-edition/base/facts/meanings/index.js';
import type { SecondEditionRuleset } from '../second-edition/index.js';
import type { Value as Sum } from '../second-edition/inspect/types.js';
import { flavorOf, textOf } from '../second-edition/written.js';
import { type Book, bookOf, type Catalogue, isLocale, readCatalogue } from './book.js';
import { CardTexts } from './card-text.js';
import type { Messages } from './english/messages.js';
import type { Value } from './format.js';
import { type Form, type NameKind, Naming, nameKinds } from './naming.js';
import { reasonKey, sayReason } from './reasons.js';
import { sumOf } from './sum.js';
import { nobody, selector, valuesOfAction, valuesOfEvent } from './values.js';

/** In which language words are, and what players are called. */
export interface WordsOptions {
  /** The language, as a BCP 47 tag: of the catalogues only those of it are asked. That of the first catalogue if left out; English without any. */
  readonly locale?: string;
  /** Messages of other languages, or of your own; those that come first are asked first. What none of them has is told in English. */
  readonly catalogues?: readonly Catalogue[];
  /** What the players are called, by index. Who has no name is called by their Hero. */
  readonly players?: readonly string[];
  /** The Heroes of the players, as card ids by index, until {@link Words.at} is told of a state. */
  readonly heroes?: readonly string[];
  /** Gives the English wording of a rule by its id: `cite` of `runebound-engine/register` does. Without it `name('rule', …)` knows only what modules bring and catalogues say. */
  readonly cite?: (id: never) => {
    /** The wording. */
    readonly text: string;
  };
}

/** How something is told. */
export interface TellOptions {
  /** `long` (the default) is a sentence, `short` a label for a button. */
  readonly form?: Form;
  /** The player who acts, by index: an action is told with the name before it. */
  readonly by?: number;
}

/** A value for a message: lists are joined, `null` is `none` to a `select`. */
export type WordValue = string | number | boolean | null | readonly (string | number)[];

/** Everything about a game in words. All functions are pure. */
export interface Words {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /**
   * An action or an event in words. One of a kind that has no message is told by what its kind declares, or by its type.
   *
   * @param what - an action, an answer of chance, or an event
   * @throws InvalidArgumentError for what is neither
   * @example
   * ```ts
   * words.describe({ type: 'move/roll', dice: 5 }); // 'Roll 5 movement dice.'
   * words.describe({ type: 'move/roll', dice: 5 }, { form: 'short' }); // 'Roll 5 dice'
   * ```
   */
  describe(what: AnyAction | GameEvent, options?: TellOptions): string;
  /**
   * What the game waits for, as a question to whoever is asked, with the name before it where several play. Words of a state ({@link Words.at}) name the
   * card that asks.
   *
   * @param decision - what `decision(state)` gives; `null` asks nothing and gives an empty text
   * @param options - `form: 'short'` leaves the name out
   * @throws InvalidArgumentError for what is no decision
   * @example
   * ```ts
   * words.ask(decision(state)); // 'Mordrog: How do you move?'
   * ```
   */
  ask(decision: Decision | null, options?: Pick<TellOptions, 'form'>): string;
  /**
   * What something is called.
   *
   * @param kind - what sort of thing it is
   * @param id - its id; the index of a player, the face of a die; `card/ability` for an ability
   * @param options - `form: 'long'` says of a space which town is near
   * @throws InvalidArgumentError for a sort that does not exist, or an id that is none
   * @example
   * ```ts
   * words.name('card', 'loyal-hound'); // 'Loyal Hound'
   * words.name('space', 'h0607', { form: 'long' }); // 'the road near Tamalir (0607)'
   * ```
   */
  name(kind: NameKind, id: string | number, options?: Pick<TellOptions, 'form'>): string;
  /**
   * What a card does, in words: as it is written, or made from its data where nothing is written. Empty for a card that only has values.
   *
   * @param card - its id
   * @param options - `written: false` makes the text from the data even where one is written
   * @throws InvalidArgumentError for a card that the content does not have
   * @example
   * ```ts
   * words.text('chain-shirt', { written: false });
   * ```
   */
  text(
    card: string,
    options?: {
      /** Whether a text that is written comes before one that is made; so if left out. */
      readonly written?: boolean;
    },
  ): string;
  /**
   * The line of mood on a card; empty where there is none.
   *
   * @param card - its id
   * @throws InvalidArgumentError for a card that the content does not have
   * @example
   * ```ts
   * words.flavor('bone-rabble');
   * ```
   */
  flavor(card: string): string;
  /**
   * Why something is allowed or not. A catalogue says the sentence under `reason.<English>`, or all refusals by a rule under `refusal.<rule>`, or the rule
   * itself under `rule.<rule>`; else it is told in English. Cards, spaces and players are called by their names.
   *
   * @param ruling - what `explain` gives, an IllegalActionError, or what `inspect` says is refused
   * @throws InvalidArgumentError for what is neither
   */
  reason(
    ruling: {
      /** The reason in English; `null` where it is the wording of the rule. */
      readonly reason: string | null;
    } & Partial<Pick<Ruling, 'rules' | 'legal' | 'why'>>,
  ): string;
  /**
   * How a game ended, in a sentence; an empty text while it goes on.
   *
   * @param outcome - what `outcome(state)` gives
   * @throws InvalidArgumentError for what is no outcome
   */
  outcome(outcome: Outcome | null): string;
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
  /**
   * The message of a key with values: for messages of your own catalogues. The key itself if there is none that can be told.
   *
   * @param key - such as `story.turn`
   * @param values - by name
   * @throws InvalidArgumentError for what is no key
   */
  message(key: string, values?: Readonly<Record<string, WordValue>>): string;
  /**
   * The same words, in a game as it stands: who plays which Hero is read there, and whose courses are open.
   *
   * @throws InvalidArgumentError for what is no state
   */
  at(state: SeenState): Words;
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

type Rules = WordedRules;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever a stranger's value does when it is looked at ends as an error of ours. */
function reading<T>(message: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw error;
    throw new InvalidArgumentError(message);
  }
}

const noRules = 'Words are of a ruleset, as composeRuleset or rulesetOf gives it, or of its rules.';

function readRules(of: unknown): Rules {
  return reading(noRules, () => {
    if (!isRecord(of)) throw new InvalidArgumentError(noRules);
    const rules = isRecord(of.rules) && 'events' in of.rules ? of.rules : of;
    if (
      !isRecord(rules.events) ||
      !isRecord(rules.actions) ||
      !isRecord(rules.content) ||
      !isRecord(rules.content.cards)
    )
      throw new InvalidArgumentError(noRules);
    return rules as unknown as Rules;
  });
}

interface ReadOptions {
  readonly book: Book;
  readonly players: readonly string[];
  readonly heroes: readonly string[];
  readonly resolved: string;
  readonly cite: ((id: never) => { readonly text: string }) | undefined;
  /** What asks, as the kind of its decision, and the card that it is about; nothing before a state is known. */
  readonly asking?: { readonly kind: string; readonly card: string };
}

/** What the innermost frame asks about, if it is a card. */
function askingIn({ frames }: SeenState): Pick<ReadOptions, 'asking'> {
  const { kind, step, card } = (frames?.at(-1) ?? {}) as Readonly<Record<string, unknown>>;
  return typeof card === 'string' && card !== '' ? { asking: { kind: `${kind}/${step}`, card } } : {};
}

const texts = (value: unknown, what: string): readonly string[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string' && item !== undefined))
    throw new InvalidArgumentError(`${what} are a list of texts, one for each player.`);
  return [...(value as readonly string[])];
};

function readOptions(rules: Rules, options: unknown): ReadOptions {
  return reading('The options of words cannot be read.', () => {
    if (!isRecord(options))
      throw new InvalidArgumentError('Options of words are an object such as { locale: "de" }.');
    const { locale, catalogues = [], players, heroes, cite } = options;
    if (locale !== undefined && !isLocale(locale))
      throw new InvalidArgumentError('A locale is a language tag such as "de" or "pt-BR".');
    if (!Array.isArray(catalogues)) throw new InvalidArgumentError('Catalogues are a list of catalogues.');
    if (cite !== undefined && typeof cite !== 'function')
      throw new InvalidArgumentError('cite is a function that gives the wording of a rule by its id.');
    return {
      book: bookOf(catalogues.map(readCatalogue), wordsOfModules(rules), locale),
      players: texts(players, 'The players'),
      heroes: texts(heroes, 'The heroes'),
      resolved: '',
      cite: cite as ReadOptions['cite'],
    };
  });
}

/** What modules from elsewhere bring, the last first: it may change what another says. */
const wordsOfModules = ({ modules }: Rules): readonly Messages[] =>
  modules.flatMap(({ words }) => (words === undefined ? [] : [words])).reverse();

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
  const rules = readRules(of);
  return speak(rules, readOptions(rules, options));
}

/** The card that is being resolved in a state. */
function resolvedIn({ frames }: SeenState): string {
  const top: unknown = Array.isArray(frames) ? frames[frames.length - 1] : undefined;
  return isRecord(top) && typeof top.card === 'string' ? top.card : '';
}

const wrongThing = 'What is described is an action or an event, an object with a "type".';

/** A value that somebody passes to a message. */
function toValue(book: Book, value: unknown): Value {
  if (value === null || value === undefined) return nobody;
  if (typeof value === 'number') return { plain: `${value}`, raw: value };
  if (Array.isArray(value)) return { plain: book.list(value.map(String)), raw: value.length };
  if (typeof value === 'boolean') return { plain: value ? 'yes' : 'no', raw: value ? 'yes' : 'no' };
  return { plain: String(value), raw: selector(String(value)) };
}

function speak(rules: Rules, read: ReadOptions): Words {
  const { book, players, heroes, resolved, cite, asking } = read;
  const naming = new Naming({
    book,
    players,
    heroes,
    resolved,
    content: rules.content,
    titles: Object.fromEntries(rules.modules.map(({ id, title }) => [id, title])),
    wordingOf(rule) {
      const brought = Object.hasOwn(rules.brought, rule) ? rules.brought[rule] : undefined;
      if (brought) return brought.text;
      try {
        return cite?.(rule as never).text ?? null;
      } catch {
        return null;
      }
    },
  });

  /** The short message, or the long one without its full stop; the long one, or a sentence made of nothing else. */
  const tell = (key: string, form: Form, values: Readonly<Record<string, Value>>): string | null => {
    const said = book.say(form === 'short' ? [`${key}.short`, key] : [key], values);
    if (said === null) return null;
    return book.sentence(form === 'short' ? said.replace(/\.$/, '') : said);
  };

  const describe = (what: AnyAction | GameEvent, options: TellOptions = {}): string =>
    reading(wrongThing, () => {
      const { form = 'long', by } = options;
      if (!isRecord(what) || typeof what.type !== 'string') throw new InvalidArgumentError(wrongThing);
      const { type } = what;
      const kind = Object.hasOwn(rules.events, type) ? rules.events[type] : undefined;
      if (kind && 'rule' in what)
        return (
          tell(`event.${type}`, form, valuesOfEvent(naming, what as unknown as GameEvent, kind.details)) ??
          withMeaning(kind).meaning
        );
      const parameters = Object.hasOwn(rules.actions, type)
        ? rules.actions[type]?.parameters
        : Object.hasOwn(chanceParameters, type)
          ? chanceParameters[type]
          : undefined;
      if (!parameters) return `(${type.slice(0, 120)})`;
      const action =
        tell(`action.${type}`, form, valuesOfAction(naming, what as unknown as AnyAction, parameters)) ??
        book.sentence(naming.word(type));
      if (by === undefined) return action;
      const player = naming.player(by);
      return (
        book.say(['action.by'], { player: { plain: player, raw: by }, action: { plain: action, raw: '' } }) ??
        action
      );
    });

  const ask = (decision: Decision | null, options: Pick<TellOptions, 'form'> = {}): string => {
    const wrong = 'What is asked is a decision, as decision(state) gives it.';
    return reading(wrong, () => {
      const { form = 'long' } = options;
      if (decision === null) return '';
      if (!isRecord(decision) || typeof decision.kind !== 'string') throw new InvalidArgumentError(wrong);
      const { actor, kind } = decision;
      const request = decision.actor === 'chance' ? (decision as ChanceDecision).request : undefined;
      const values: Record<string, Value> = {
        count: nobody,
        deck: nobody,
        card:
          asking?.kind === kind ? { plain: naming.card(asking.card), raw: selector(asking.card) } : nobody,
        player: typeof actor === 'number' ? { plain: naming.player(actor), raw: actor } : nobody,
      };
      if (request?.kind === 'roll') values.count = { plain: `${request.count}`, raw: request.count };
      if (request?.kind === 'draw') values.deck = { plain: naming.deck(request.deck), raw: request.deck };
      const frame = kind.split('/')[0] ?? kind;
      const question = tell(`ask.${kind}`, form, values) ?? book.sentence(naming.frame(frame));
      const several = Math.max(players.length, heroes.length) !== 1;
      if (form === 'short' || typeof actor !== 'number' || !several) return question;
      return (
        book.say(['ask.by'], {
          ...values,
          player: values.player ?? nobody,
          question: { plain: question, raw: '' },
        }) ?? question
      );
    });
  };

  const name = (kind: NameKind, id: string | number, options: Pick<TellOptions, 'form'> = {}): string =>
    reading('A name is asked for with a sort and an id.', () => {
      const { form = 'short' } = options;
      if (!nameKinds.includes(kind))
        throw new InvalidArgumentError(`There are names of: ${nameKinds.join(', ')}.`);
      if (kind === 'player' || kind === 'die') {
        if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)
          throw new InvalidArgumentError(`A ${kind} is named by its number.`);
        return kind === 'player' ? naming.player(id) : naming.die(id);
      }
      if (typeof id !== 'string' || id.length > 300)
        throw new InvalidArgumentError(`A ${kind} is named by its id, a text.`);
      if (kind === 'space') return naming.space(id, form);
      if (
        kind === 'color' ||
        kind === 'terrain' ||
        kind === 'bonus' ||
        kind === 'attribute' ||
        kind === 'phase'
      )
        return naming.word(id, kind);
      return naming[kind](id);
    });

  const cardTexts = new CardTexts(naming);
  const text = (card: string, options: { readonly written?: boolean } = {}): string =>
    reading('The text of a card is asked for by its id.', () => {
      const { cards } = rules.content;
      const found = typeof card === 'string' && Object.hasOwn(cards, card) ? cards[card] : undefined;
      if (!found)
        throw new InvalidArgumentError('The text of a card is asked for by the id of a card in play.');
      const written =
        options.written === false ? null : (book.say([`card.${card}.text`], {}) ?? textOf(found));
      return written ?? cardTexts.textOf(found);
    });

  const flavor = (card: string): string =>
    reading('The flavor of a card is asked for by its id.', () => {
      const { cards } = rules.content;
      const found = typeof card === 'string' && Object.hasOwn(cards, card) ? cards[card] : undefined;
      if (!found)
        throw new InvalidArgumentError('The flavor of a card is asked for by the id of a card in play.');
      return book.say([`card.${card}.flavor`], {}) ?? flavorOf(found) ?? '';
    });

  const reason = (ruling: Parameters<Words['reason']>[0]): string => {
    const wrong = 'A reason is asked of what explain gives, or of an IllegalActionError.';
    return reading(wrong, () => {
      if (typeof ruling !== 'object' || ruling === null) throw new InvalidArgumentError(wrong);
      const { reason: english, why, legal } = ruling;
      const rule = Array.isArray(ruling.rules) ? ruling.rules[0]?.id : (ruling as { rule?: unknown }).rule;
      if (typeof english !== 'string' && (english !== null || typeof rule !== 'string'))
        throw new InvalidArgumentError(wrong);
      const own = why ? reasonKey(why.text) : null;
      const key =
        legal === true || typeof rule !== 'string' || (own !== null && book.translated(own))
          ? undefined
          : [`refusal.${rule}`, `rule.${rule}`].find((one) => book.translated(one));
      const said = key === undefined ? null : book.say([key], {});
      return said ?? (why ? book.sentence(sayReason(naming, why)) : (english ?? naming.rule(String(rule))));
    });
  };

  const outcome = (ended: Outcome | null): string => {
    const wrong = 'An outcome is what outcome(state) gives.';
    return reading(wrong, () => {
      if (ended === null) return '';
      if (!isRecord(ended) || typeof ended.how !== 'string' || !Array.isArray(ended.winners))
        throw new InvalidArgumentError(wrong);
      const winners = ended.winners.map((player: number) => naming.player(player));
      const values = {
        players: { plain: book.list(winners), raw: winners.length },
        how: { plain: naming.how(ended.how), raw: ended.how },
      };
      return book.sentence(book.say(['outcome.won'], values) ?? values.how.plain);
    });
  };

  const value = (sum: Sum): string => {
    const wrong = 'A value is told as inspect gives it: { value, base, changes }.';
    return reading(wrong, () => {
      if (!isRecord(sum) || typeof sum.value !== 'number' || !Array.isArray(sum.changes))
        throw new InvalidArgumentError(wrong);
      return sumOf(naming, book, sum as Sum);
    });
  };

  const message = (key: string, values: Readonly<Record<string, WordValue>> = {}): string =>
    reading('A message is asked for with its key and its values.', () => {
      if (typeof key !== 'string')
        throw new InvalidArgumentError('A message is asked for by its key, a text.');
      const given = Object.entries(values).map(([each, value]) => [each, toValue(book, value)] as const);
      return book.say([key], Object.fromEntries(given)) ?? key;
    });

  const at = (state: SeenState): Words => {
    const wrong = 'Words are at a state, as createGame or apply gives it, or at a view of one.';
    return reading(wrong, () => {
      if (!isRecord(state) || !Array.isArray(state.players)) throw new InvalidArgumentError(wrong);
      const played = state.players.map(({ hero }) => String(hero.card));
      const { asking: _, ...rest } = read;
      return speak(rules, { ...rest, ...askingIn(state), heroes: played, resolved: resolvedIn(state) });
    });
  };

  return { locale: book.locale, describe, ask, name, text, flavor, reason, outcome, value, message, at };
}
