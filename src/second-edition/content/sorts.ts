import type { Problem } from '../../kernel/errors.js';
import { join } from './check-plain.js';

/** What the cards of a further sort must have, because the module that knows the sort takes it for granted. */
interface Sort {
  /** The deck they lie in. */
  readonly deck: string;
  /** Values they have. */
  readonly needs: readonly string[];
}

/** The sorts of cards that the bundled modules know. Of any other, its module alone can say what it needs. */
const sorts: Readonly<Record<string, Sort>> = {
  // A Captain is hired for gold and fights (iod.hire.pay, iod.combat.captain-attack).
  captain: { deck: 'captains', needs: ['cost', 'life', 'stamina', 'mind', 'body', 'spirit'] },
};

/** The classes of Items that modules bring, with what such an Item must have: the module takes it for granted. */
const classes = {
  // A Ritual has five symbols, and words that no other of the same Hero may have (va46.ritual.five-symbols, va46.ritual.shared-word).
  ritual: ['words', 'symbols'],
} as const;

/** A class of Items besides those of the base game. */
export type FurtherClass = keyof typeof classes;
/** All of them. */
export const furtherClasses = Object.keys(classes) as readonly FurtherClass[] as readonly ['ritual'];

/** What an Item of a further class lacks for the use that is made of it. */
export function problemsOfClass(card: Readonly<Record<string, unknown>>, path: string): Problem[] {
  const name = String(card.class);
  const needs = Object.hasOwn(classes, name) ? classes[name as FurtherClass] : [];
  return needs
    .filter((key) => card[key] === undefined)
    .map((key) => ({ path: join(path, key), message: `An Item of class "${name}" has ${key}.` }));
}
/** Further decks whose cards can be activated though they are kept: their module remembers it (va51.level3.ability). */
const turned: readonly string[] = [
  'ashen-flock-3',
  'demon-horde-3',
  'frenzied-rage-3',
  'savage-brood-3',
  'winter-lord-3',
];

/** Whether cards of a deck can be activated while they are kept. */
export const turnedWhenKept = (deck: string | undefined): boolean =>
  deck !== undefined && turned.includes(deck);

/** What a card of a further sort lacks for the use that is made of it. */
export function problemsOfSort(card: Readonly<Record<string, unknown>>, path: string): Problem[] {
  const name = String(card.sort);
  const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (sort === undefined) return [];
  const missing = sort.needs.filter((key) => card[key] === undefined);
  return [
    ...missing.map((key) => ({ path: join(path, key), message: `A card of sort "${name}" has ${key}.` })),
    ...(card.deck === undefined || card.deck === sort.deck
      ? []
      : [
          {
            path: join(path, 'deck'),
            message: `A card of sort "${name}" lies in the deck "${sort.deck}", or in none.`,
          },
        ]),
  ];
}
