import type { AdventureCard } from '../../../../src/second-edition/content/cards.js';
import { beastsAndBanditsCards } from '../../../../src/second-edition/modules/beasts-and-bandits/content/beasts-and-bandits.js';
import { trapsAndTerrorsCards } from '../../../../src/second-edition/modules/traps-and-terrors/content/traps-and-terrors.js';

/** The packs that add adventure cards to the decks and change no rule. */
export const packs = [
  { id: 'traps-and-terrors', va: 'va48', pack: trapsAndTerrorsCards },
  { id: 'beasts-and-bandits', va: 'va49', pack: beastsAndBanditsCards },
] as const;

/** The adventure cards of a pack, by its id. */
export const cardsOf = (id: string): readonly AdventureCard[] =>
  packs.find((each) => each.id === id)?.pack.adventures ?? [];
