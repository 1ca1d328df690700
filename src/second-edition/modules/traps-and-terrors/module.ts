import { defineModule } from '../../module.js';
import { trapsAndTerrorsCards } from './content/traps-and-terrors.js';

/**
 * Traps and Terrors (VA 48): thirty adventure cards. They are shuffled into the decks of their colors at setup (va48.setup.sort-by-color,
 * va48.setup.shuffle), and drawn and resolved like all others (va48.cards.base-rules). The ability language expresses their effects, and no
 * rule changes.
 */
export const trapsAndTerrors = defineModule({
  id: 'traps-and-terrors',
  title: 'Traps and Terrors',
  calls: [],
  // The Island of Dread has no blue deck for its blue cards.
  conflicts: [{ module: 'island-of-dread', rule: 'iod.decks.no-blue' }],
  content: trapsAndTerrorsCards,
});
