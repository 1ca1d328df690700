import type { Problem } from '../../kernel/errors.js';
import type { RuleId } from '../../register/index.js';
import { itemClasses } from '../abilities/language.js';
import { endOf, isRecord, join, show } from './check-plain.js';

/** A list that a card must have, with its length. */
export interface NeededList {
  /** The rule that requires it. */
  readonly rule: RuleId;
  /** The exact number of items. */
  readonly many: number;
}

/** Fields of a card that the rules of a module require, with the rule. */
export type Needs = Readonly<Record<string, RuleId | NeededList>>;

/** What a rule module adds to the kinds of cards. */
export interface Understanding {
  /** Further classes of Items, by name. In the base game they count towards no limit of a class. */
  readonly itemClasses?: Readonly<
    Record<
      string,
      {
        /** Further required fields of such an Item. */
        readonly needs?: Needs;
      }
    >
  >;
  /** Sorts of further cards with requirements, by name. Other sorts need no entry. */
  readonly sorts?: Readonly<
    Record<
      string,
      {
        /** Their deck; any if left out. */
        readonly deck?: string;
        /** Further required fields of such a card. */
        readonly needs?: Needs;
      }
    >
  >;
  /** Further decks whose cards can be activated while kept. The module keeps track of activation. */
  readonly activatedWhenKept?: readonly string[];
  /** The `lists` of cards that it carries out, by name, and whether a roll or harm may be in progress then. */
  readonly lists?: Readonly<Record<string, 'by itself' | 'in the midst'>>;
}

/** When a module carries out a list of effects. */
export type ListTime = NonNullable<Understanding['lists']>[string];

/** A rule module, as far as cards matter. */
export interface Understands {
  /** What others call it. */
  readonly id: string;
  /** What it adds to the kinds of cards. */
  readonly understands?: Understanding;
}

/** What several modules add, merged. */
export interface Understood {
  /** Each further class, with the requirements of its modules. */
  readonly classes: ReadonlyMap<string, readonly { readonly module: string; readonly needs: Needs }[]>;
  readonly sorts: ReadonlyMap<string, readonly { readonly deck: string | null; readonly needs: Needs }[]>;
  readonly activatedWhenKept: ReadonlySet<string>;
  readonly lists: ReadonlyMap<string, ListTime>;
}

/** Merges what modules add. */
export function understoodBy(modules: Iterable<Understands>): Understood {
  const classes = new Map<string, { module: string; needs: Needs }[]>();
  const sorts = new Map<string, { deck: string | null; needs: Needs }[]>();
  const activatedWhenKept = new Set<string>();
  const lists = new Map<string, ListTime>();
  for (const { id: module, understands = {} } of modules) {
    for (const [name, { needs = {} }] of Object.entries(understands.itemClasses ?? {}))
      classes.set(name, [...(classes.get(name) ?? []), { module, needs }]);
    for (const [name, { deck = null, needs = {} }] of Object.entries(understands.sorts ?? {}))
      sorts.set(name, [...(sorts.get(name) ?? []), { deck, needs }]);
    for (const deck of understands.activatedWhenKept ?? []) activatedWhenKept.add(deck);
    for (const [name, time] of Object.entries(understands.lists ?? {}))
      if (lists.get(name) !== 'in the midst') lists.set(name, time);
  }
  return { classes, sorts, activatedWhenKept, lists };
}

const isNeed = (value: unknown): boolean =>
  typeof value === 'string' ||
  (isRecord(value) && typeof value.rule === 'string' && Number.isInteger(value.many));

const isNeeds = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every(isNeed));

/** The problems in a module's `understands`. */
export function problemsOfUnderstanding({ id, understands }: Understands): Problem[] {
  if (understands === undefined) return [];
  const place = `modules/${id}/understands`;
  const wanted = (at: string, what: string): Problem => ({ path: join(place, at), message: what });
  if (!isRecord(understands))
    return [
      {
        path: place,
        message: 'It should be an object with `itemClasses`, `sorts`, `activatedWhenKept` or `lists`.',
      },
    ];
  const { activatedWhenKept: decks = [], lists = {} } = understands;
  return [
    ...(['itemClasses', 'sorts'] as const).flatMap((key) => {
      const said: unknown = understands[key];
      if (said === undefined) return [];
      if (!isRecord(said)) return [wanted(key, 'It should be an object, by name.')];
      return Object.entries(said).flatMap(([name, one]) => {
        if (key === 'itemClasses' && itemClasses.some((known) => known === name))
          return [
            wanted(`${key}/${name}`, `The game has a class ${show(name)} already; call this one otherwise.`),
          ];
        return isRecord(one) && isNeeds(one.needs)
          ? []
          : [
              wanted(
                `${key}/${name}`,
                'It should be an object; its `needs` are keys of the card, each with the id of the rule that asks for it, or with `rule` and `many` for a list of so many.',
              ),
            ];
      });
    }),
    ...(Array.isArray(decks) && decks.every((deck) => typeof deck === 'string')
      ? []
      : [wanted('activatedWhenKept', 'It should be a list of ids of decks.')]),
    ...(isRecord(lists) &&
    Object.values(lists).every((time) => time === 'by itself' || time === 'in the midst')
      ? []
      : [wanted('lists', 'It should be an object: by the name of a list "by itself" or "in the midst".')]),
  ];
}

type Parts = Readonly<Record<string, unknown>>;

const lacking = (card: Parts, path: string, needs: Needs, what: string): Problem[] =>
  Object.entries(needs).flatMap(([key, need]) => {
    const { rule, many = null } = typeof need === 'string' ? { rule: need } : need;
    const value = card[key];
    const fits = many === null ? value !== undefined : Array.isArray(value) && value.length === many;
    return fits
      ? []
      : { path: join(path, key), message: `${what} has ${many === null ? '' : `${many} `}${key}.`, rule };
  });

/** Missing fields of an Item of a further class. */
export const problemsOfClass = (card: Parts, path: string, { classes }: Understood): Problem[] =>
  (classes.get(String(card.class)) ?? []).flatMap(({ needs }) =>
    lacking(card, path, needs, `An Item of class ${show(card.class)}`),
  );

/** A problem if no module knows the class of an Item. */
export function problemsOfClassName(card: unknown, path: string, { classes }: Understood): Problem[] {
  if (!isRecord(card) || card.kind !== 'item' || typeof card.class !== 'string') return [];
  const { class: name } = card;
  if (itemClasses.some((known) => known === name) || classes.has(name)) return [];
  const brought = [...classes].map(
    ([known, by]) => `${show(known)} of ${by.map(({ module }) => module).join(' and ')}`,
  );
  return [
    {
      path: join(path, 'class'),
      message: `There is no class ${show(name)} of Items here${endOf(name, [...itemClasses, ...classes.keys()])} There are ${[...itemClasses.map(show), ...brought].join(', ')}. To use a class of a rule module, pass the module to the check.`,
      rule: '2e.cards.item-class-and-type',
    },
  ];
}

/** Missing fields of a further card. */
export const problemsOfSort = (card: Parts, path: string, { sorts }: Understood): Problem[] =>
  (sorts.get(String(card.sort)) ?? []).flatMap(({ deck, needs }) => [
    ...lacking(card, path, needs, `A card of sort ${show(card.sort)}`),
    ...(deck === null || card.deck === undefined || card.deck === deck
      ? []
      : [
          {
            path: join(path, 'deck'),
            message: `A card of sort ${show(card.sort)} lies in the deck ${show(deck)}, or in none.`,
          },
        ]),
  ]);
