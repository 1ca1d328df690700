import { defineModule } from '../../module.js';
import { beastsAndBanditsCards } from './content/beasts-and-bandits.js';

/**
 * Beasts and Bandits (VA 49): thirty adventure cards. They are shuffled into the decks of their colors at setup (va49.setup.sort-by-color,
 * va49.setup.shuffle), and drawn and resolved like all others (va49.cards.base-rules). The ability language expresses their effects, and no
 * rule changes.
 */
export const beastsAndBandits = defineModule({
  id: 'beasts-and-bandits',
  title: 'Beasts and Bandits',
  calls: [],
  // The Island of Dread has no blue deck for its blue cards.
  conflicts: [{ module: 'island-of-dread', rule: 'iod.decks.no-blue' }],
  content: beastsAndBanditsCards,
});
