import { defineModule } from '../../module.js';
import { beastsAndBanditsCards } from './content/beasts-and-bandits.js';

/**
 * Beasts and Bandits (VA 49): thirty adventure cards. Each lies in the deck of its color from the beginning, shuffled in with the others
 * (va49.setup.sort-by-color, va49.setup.shuffle). They are drawn and resolved like any other (va49.cards.base-rules): what is new in them
 * is said in the ability language, and no rule is changed.
 */
export const beastsAndBandits = defineModule({
  id: 'beasts-and-bandits',
  title: 'Beasts and Bandits',
  calls: [],
  // There is no blue deck on the Island of Dread that its blue cards could be shuffled into.
  conflicts: [{ module: 'island-of-dread', rule: 'iod.decks.no-blue' }],
  content: beastsAndBanditsCards,
});
