import { defineModule } from '../../module.js';
import { trapsAndTerrorsCards } from './content/traps-and-terrors.js';

/**
 * Traps and Terrors (VA 48): thirty adventure cards. Each lies in the deck of its color from the beginning, shuffled in with the others
 * (va48.setup.sort-by-color, va48.setup.shuffle). They are drawn and resolved like any other (va48.cards.base-rules): what is new in them
 * is said in the ability language, and no rule is changed.
 */
export const trapsAndTerrors = defineModule({
  id: 'traps-and-terrors',
  title: 'Traps and Terrors',
  calls: [],
  // There is no blue deck on the Island of Dread that its blue cards could be shuffled into.
  conflicts: [{ module: 'island-of-dread', rule: 'iod.decks.no-blue' }],
  content: trapsAndTerrorsCards,
});
