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
