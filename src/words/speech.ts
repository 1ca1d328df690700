import {
  type AnyAction,
  type ChanceDecision,
  chanceParameters,
  type Decision,
  type EventKind,
  type GameEvent,
  type Goal,
  InvalidArgumentError,
  type Outcome,
  type PlayerDecision,
  type Role,
  type Ruling,
  readList,
} from '../kernel/index.js';
import { isRecord } from '../kernel/saves/describe-value.js';
import type { Book } from './book.js';
import { type Likely, sayChance } from './chances.js';
import type { Value } from './format.js';
import type { Messages } from './messages.js';
import type { NameStyle, Names, Setting } from './names.js';
import { type ReadOptions, reading, type SpokenRules } from './options.js';
import { reasonKey, sayReason } from './reasons.js';
import { nobody, selector, valuesOfAction, valuesOfEvent } from './values.js';

/* Games in words, the same in every edition; an edition adds its own words. */

/** Options of `describe`, `ask` and `name`. */
export interface TellOptions {
  /** `long` (the default) is a sentence, `short` a label for a button. */
  readonly form?: NameStyle;
  /** The player who acts, by index: its name comes before the action. */
  readonly by?: number;
}

/** A value of a message: lists are joined, `select` sees `null` as `none`. */
export type WordValue = string | number | boolean | null | readonly (string | number)[];

/** A game in words. All functions are pure. */
export interface Speech<K extends string, S, W> {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /**
   * An action or event in words. Without a message, the declaration of its kind or its type replaces it.
   *
   * @throws InvalidArgumentError if it is neither
   * @example
   * ```ts
   * words.describe({ type: 'move/roll', dice: 5 }); // 'Roll 5 movement dice.'
   * words.describe({ type: 'move/roll', dice: 5 }, { form: 'short' }); // 'Roll 5 dice'
   * ```
   */
  describe(what: AnyAction | GameEvent, options?: TellOptions): string;
  /**
   * A decision as a question, with the name of the player first if there are several. Words of a state (`at`) also name the card that
   * asks.
   *
   * @param decision - the result of `decision(state)`; `null` gives an empty text
   * @param options - `form: 'short'` leaves the name out
   * @throws InvalidArgumentError for a bad decision
   * @example
   * ```ts
   * words.ask(decision(state)); // 'Mordrog: How do you move?'
   * ```
   */
  ask(decision: Decision | null, options?: Pick<TellOptions, 'form'>): string;
  /**
   * The name of a thing.
   *
   * @param id - its id; the index of a player, the face of a die; `card/ability` for an ability
   * @param options - `form: 'long'` adds the nearest town to a space
   * @throws InvalidArgumentError for an unknown sort, or a bad id
   * @example
   * ```ts
   * words.name('card', 'loyal-hound'); // 'Loyal Hound'
   * words.name('space', 'h0607', { form: 'long' }); // 'the road near Tamalir (0607)'
   * ```
   */
  name(kind: K, id: string | number, options?: Pick<TellOptions, 'form'>): string;
  /**
   * The text of a card: as written, or made from its data if it has no written text. Empty for a card that only has values.
   *
   * @param options - `written: false` always makes the text from the data
   * @throws InvalidArgumentError for a card that the content does not have
   * @example
   * ```ts
   * words.text('white-blade', { written: false });
   * ```
   */
  text(
    card: string,
    options?: {
      /** Whether the written text comes first; true by default. */
      readonly written?: boolean;
    },
  ): string;
  /**
   * The flavor text of a card; empty if it has none.
   *
   * @throws InvalidArgumentError for a card that the content does not have
   * @example
   * ```ts
   * words.flavor('bone-rabble');
   * ```
   */
  flavor(card: string): string;
  /**
   * Why an action is allowed or refused. A catalogue may translate the sentence (`reason.<English>`), all refusals by a rule
   * (`refusal.<rule>`), or the rule itself (`rule.<rule>`); without them it is in English. Cards, spaces and players appear by name.
   *
   * @param ruling - the result of `explain`, an IllegalActionError, or a refusal of `inspect`
   * @throws InvalidArgumentError if it is none of these
   */
  reason(ruling: Judged): string;
  /**
   * The end of a game in a sentence; empty while it goes on.
   *
   * @param outcome - the result of `outcome(state)`
   * @throws InvalidArgumentError for a bad outcome
   */
  outcome(outcome: Outcome | null): string;
  /**
   * A goal in words, as something to do or to prevent: "Own 3 Dragon Runes".
   *
   * @param goal - one of `inspect(state).goals`
   * @throws InvalidArgumentError for a bad goal
   * @example
   * ```ts
   * import { inspect } from 'runebound-engine';
   * inspect(state).goals.map(words.goal); // ['Own 3 Dragon Runes', 'Defeat High Lord Margath']
   * ```
   */
  goal(goal: Goal): string;
  /**
   * What a chance is the chance of, to stand behind its percentage: "hits", "passes the Spirit test", "wins the fight". Empty for what
   * does not succeed or fail.
   *
   * @param found - an entry of `odds`; `{ is: 'fight' }` for what `combatOdds` gives
   * @throws InvalidArgumentError for something else
   * @example
   * ```ts
   * words.chance({ is: 'fight' }); // 'wins the fight'
   * ```
   */
  chance(found: Likely): string;
  /**
   * The message of a key with values, for your own catalogues. Returns the key if no message can be used.
   *
   * @param key - such as `story.turn`
   * @throws InvalidArgumentError for a bad key
   */
  message(key: string, values?: Readonly<Record<string, WordValue>>): string;
  /**
   * The same words for a state: they know the Heroes of the players and the current choices.
   *
   * @throws InvalidArgumentError for a bad state
   */
  at(state: S): W;
}

/** A value with a reason: a ruling, an error, or a refusal of `inspect`. */
export type Judged = {
  /** The reason in English; `null` where it is the text of the rule. */
  readonly reason: string | null;
} & Partial<Pick<Ruling, 'rules' | 'legal' | 'why'>>;

/**
 * What an edition adds to words. `K` are the sorts of things with names, `S` the fields of a state it reads, `N` its names, `W` its words.
 */
export interface Edition<K extends string, S, N extends Names, W> {
  readonly english: Messages;
  readonly nameKinds: readonly K[];
  readonly numbers: readonly K[];
  namesOf(setting: Setting): N;
  name(names: N, kind: K, id: string | number, form: NameStyle): string;
  /** The written text of a card, and its flavor text. */
  written(
    names: N,
    card: string,
  ): { readonly text?: string | undefined; readonly flavor?: string | undefined };
  /** The text of a card made from its data. */
  made(names: N, card: string): string;
  /** The Heroes of the players as card ids by index. If it throws, the state is bad. */
  heroesOf(state: S): readonly string[];
  framesOf(state: S): readonly unknown[];
  /** The adventure cards that are Allies now, where such a card then has a name of its own. */
  alliesOf?(state: S): readonly string[];
  /** The values of an event beside its details, by name. */
  besides?(names: N, event: GameEvent): Readonly<Record<string, Value>>;
  /** The values of a question beside its player, by name. */
  asked?(names: N, decision: Decision): Readonly<Record<string, Value>>;
  /** Adds its own words to the common ones. */
  whole(common: Speech<K, S, W>, names: N): W;
}

/** The kind of decision and the card of the innermost frame, if it asks about a card. */
function askingIn(frames: readonly unknown[]): { readonly kind: string; readonly card: string } | null {
  const { kind, step, card } = (frames.at(-1) ?? {}) as Readonly<Record<string, unknown>>;
  return typeof card === 'string' && card !== '' ? { kind: `${kind}/${step}`, card } : null;
}

function resolvedIn(frames: readonly unknown[]): string {
  const top = frames.at(-1);
  const card = isRecord(top) ? (top.card ?? top.quest) : '';
  return typeof card === 'string' ? card : '';
}

const wrongThing = 'describe takes an action or an event, an object with a "type".';

/** A value that a caller passes to a message. */
function toValue(book: Book, value: unknown): Value {
  if (value === null || value === undefined) return nobody;
  if (typeof value === 'number') return { plain: `${value}`, raw: value };
  if (Array.isArray(value)) return { plain: book.list(value.map(String)), raw: value.length };
  if (typeof value === 'boolean') return { plain: value ? 'yes' : 'no', raw: value ? 'yes' : 'no' };
  return { plain: String(value), raw: selector(String(value)) };
}

/** Words, each text in one language: what lacks a part in the first is said in the next. */
export function speak<K extends string, S, N extends Names, W extends object>(
  edition: Edition<K, S, N, W>,
  rules: SpokenRules,
  read: ReadOptions,
): W {
  const { book } = read;
  let inNext: W | undefined;
  const wholeOf = ([name, say]: [string, unknown]): [string, unknown] => {
    if (typeof say !== 'function' || name === 'at') return [name, say];
    const whole = (...given: unknown[]): unknown => {
      const said = book.whole(() => say(...given));
      if (said !== null) return said;
      inNext ??= speak(edition, rules, { ...read, book: book.next });
      return (inNext[name as keyof W] as typeof whole)(...given);
    };
    return [name, whole];
  };
  return Object.fromEntries(Object.entries(speechOf(edition, rules, read)).map(wholeOf)) as W;
}

function speechOf<K extends string, S, N extends Names, W extends object>(
  edition: Edition<K, S, N, W>,
  rules: SpokenRules,
  read: ReadOptions,
): W {
  const { book, players, heroes, allies, frames, cite } = read;
  const asking = askingIn(frames);
  const naming = edition.namesOf({
    book,
    players,
    heroes,
    allies,
    frames,
    resolved: resolvedIn(frames),
    content: rules.content,
    titles: Object.fromEntries(rules.modules.map(({ id, title }) => [id, title])),
    wordingOf(rule) {
      const brought = Object.hasOwn(rules.moduleRules, rule) ? rules.moduleRules[rule] : undefined;
      if (brought) return brought.text;
      try {
        return cite?.(rule as never)?.text ?? null;
      } catch {
        return null;
      }
    },
  });

  /** A short text falls back to the long message, without its full stop. */
  const tell = (key: string, form: NameStyle, values: Readonly<Record<string, Value>>): string | null => {
    const said = book.say(form === 'short' ? [`${key}.short`, key] : [key], values);
    if (said === null) return null;
    return book.sentence(form === 'short' ? said.replace(/\.$/, '') : said);
  };

  /** What the kind of an event from elsewhere says of itself; each kind of the package has a message. */
  const meaningOf = ({ meaning, type }: EventKind): string => {
    book.untranslated();
    return meaning || book.sentence(naming.word(type));
  };

  const describe = (what: AnyAction | GameEvent, options: TellOptions = {}): string =>
    reading(wrongThing, () => {
      const { form = 'long', by } = options;
      if (!isRecord(what) || typeof what.type !== 'string') throw new InvalidArgumentError(wrongThing);
      const { type } = what;
      const kind = Object.hasOwn(rules.events, type) ? rules.events[type] : undefined;
      if (kind && 'rule' in what)
        return (
          tell(`event.${type}`, form, {
            ...valuesOfEvent(naming, what as unknown as GameEvent, kind.details),
            ...edition.besides?.(naming, what as unknown as GameEvent),
          }) ?? meaningOf(kind)
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

  /** As what a player acts, in a sentence; empty for the own hero of the player. */
  const roleOf = (role: Role | undefined): string =>
    role === undefined
      ? ''
      : (book.say([`role.${role.as}`], {
          card:
            role.card === undefined ? nobody : { plain: naming.card(role.card), raw: selector(role.card) },
          player:
            role.player === undefined ? nobody : { plain: naming.player(role.player), raw: role.player },
        }) ?? '');

  const ask = (decision: Decision | null, options: Pick<TellOptions, 'form'> = {}): string => {
    const wrong = 'ask takes a decision, as decision(state) gives it.';
    return reading(wrong, () => {
      const { form = 'long' } = options;
      if (decision === null) return '';
      if (!isRecord(decision) || typeof decision.kind !== 'string') throw new InvalidArgumentError(wrong);
      const { actor, kind } = decision;
      const request = decision.actor === 'chance' ? (decision as ChanceDecision).request : undefined;
      const values: Record<string, Value> = {
        ...edition.asked?.(naming, decision),
        count: nobody,
        deck: nobody,
        card:
          asking?.kind === kind ? { plain: naming.card(asking.card), raw: selector(asking.card) } : nobody,
        player: typeof actor === 'number' ? { plain: naming.player(actor), raw: actor } : nobody,
      };
      const { role } = decision as Partial<PlayerDecision>;
      if (request?.kind === 'roll') values.count = { plain: `${request.count}`, raw: request.count };
      if (request?.kind === 'draw') values.deck = { plain: naming.deck(request.deck), raw: request.deck };
      const frame = kind.split('/')[0] ?? kind;
      const asked = tell(`ask.${kind}`, form, values) ?? book.sentence(naming.frame(frame));
      const as = roleOf(role);
      const question = as === '' ? asked : `${as} ${asked}`;
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

  const name = (kind: K, id: string | number, options: Pick<TellOptions, 'form'> = {}): string =>
    reading('A name is asked for with a sort and an id.', () => {
      const { form = 'short' } = options;
      if (!edition.nameKinds.includes(kind))
        throw new InvalidArgumentError(`There are names of: ${edition.nameKinds.join(', ')}.`);
      if (edition.numbers.includes(kind)) {
        if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)
          throw new InvalidArgumentError(`A ${kind} is named by its number.`);
      } else if (typeof id !== 'string' || id.length > 300)
        throw new InvalidArgumentError(`A ${kind} is named by its id, a text.`);
      return edition.name(naming, kind, id, form);
    });

  const text = (card: string, options: { readonly written?: boolean } = {}): string =>
    reading('The text of a card is asked for by its id.', () => {
      if (typeof card !== 'string' || !Object.hasOwn(rules.content.cards, card))
        throw new InvalidArgumentError('The text of a card is asked for by the id of a card in play.');
      if (options.written === false) return edition.made(naming, card);
      const said = book.say([`card.${card}.text`], {});
      if (said !== null) return said;
      // A text from the data in the reader's language says more than a written one in English.
      const made = book.translated('text.reward') ? book.whole(() => edition.made(naming, card)) : null;
      if (made !== null) return made;
      book.untranslated();
      return edition.written(naming, card).text ?? edition.made(naming, card);
    });

  const flavor = (card: string): string =>
    reading('The flavor of a card is asked for by its id.', () => {
      if (typeof card !== 'string' || !Object.hasOwn(rules.content.cards, card))
        throw new InvalidArgumentError('The flavor of a card is asked for by the id of a card in play.');
      const said = book.say([`card.${card}.flavor`], {});
      if (said !== null) return said;
      book.untranslated();
      return edition.written(naming, card).flavor ?? '';
    });

  const reason = (ruling: Judged): string => {
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
      if (said !== null) return said;
      if (why) return book.sentence(sayReason(naming, why));
      // A ruleset without the register has no sentence of its own for a rule.
      const wording = why === null && typeof rule === 'string' ? naming.setting.wordingOf(rule) : null;
      return wording ?? english ?? naming.rule(String(rule));
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

  const goal = (sought: Goal): string => {
    const wrong = 'A goal is one of inspect(state).goals.';
    return reading(wrong, () => {
      if (!isRecord(sought) || typeof sought.how !== 'string') throw new InvalidArgumentError(wrong);
      const { how, card, need } = sought;
      const values = {
        need: toValue(book, need),
        card: toValue(book, card === null ? null : naming.card(card)),
      };
      const keys = [`goal.${how}`, ...(card === null ? [] : ['goal.card'])];
      return book.say(keys, values) ?? naming.how(how);
    });
  };

  const message = (key: string, values: Readonly<Record<string, WordValue>> = {}): string =>
    reading('A message is asked for with its key and its values.', () => {
      if (typeof key !== 'string')
        throw new InvalidArgumentError('A message is asked for by its key, a text.');
      const given = Object.entries(values).map(([each, value]) => [each, toValue(book, value)] as const);
      return book.say([key], Object.fromEntries(given)) ?? key;
    });

  const at = (state: S): W => {
    const wrong = 'Words are at a state, as createGame or apply gives it, or at a view of one.';
    return reading(wrong, () => {
      if (!isRecord(state) || readList(state.players) === null) throw new InvalidArgumentError(wrong);
      const under: unknown = edition.framesOf(state as S);
      return speak(edition, rules, {
        ...read,
        frames: Array.isArray(under) ? under : [],
        heroes: edition.heroesOf(state as S),
        allies: edition.alliesOf?.(state as S) ?? [],
      });
    });
  };

  const common: Speech<K, S, W> = {
    locale: book.locale,
    describe,
    ask,
    name,
    text,
    flavor,
    reason,
    outcome,
    goal,
    chance: (found: Likely) => {
      const wrong = 'A chance is an entry of odds.';
      return reading(wrong, () => {
        if (!isRecord(found)) throw new InvalidArgumentError(wrong);
        return sayChance(book, naming, found);
      });
    },
    message,
    at,
  };
  return edition.whole(common, naming);
}
