import type { WordsOf } from '../../kernel/content/field-types.js';
import type { Count, Moment, Stat } from './language.js';

/* The words of the ability language that are no effects: each with its meaning, its text on cards and its worth to bots. */

/** On an enemy's card it happens to the enemy. `enemies`: their cards may have such abilities too. `inCombat`: in a combat only. */
export const momentWords: WordsOf<Moment, { readonly enemies?: true; readonly inCombat?: true }> = {
  /** You engage a foe, or are engaged: before any token is cast. Enemies too. */
  engage: {
    text: '{voice, select, it {when it is engaged} other {when you engage}}',
    enemies: true,
    inCombat: true,
  },
  /** Your foe has spent agility, and what it was spent on has happened. Enemies too. */
  'foe-agility': {
    text: 'when {voice, select, it {its} other {your}} foe has spent agility',
    enemies: true,
    inCombat: true,
  },
  /** You have won a combat; it is over. Enemies too. */
  'combat-won': {
    text: 'when {voice, select, it {it wins the combat} other {you win a combat}}',
    enemies: true,
  },
  /** You have been defeated; in a combat, once that is over. Enemies too. */
  defeated: { text: 'after {voice, select, it {it is} other {you are}} defeated', enemies: true },
  /** You have gained a trophy. */
  'trophy-gained': { text: 'when you gain a trophy' },
  /** You have rested. */
  rested: { text: 'after you rest' },
  /** You have trained. */
  trained: { text: 'after you train' },
  /** You have shopped. */
  shopped: { text: 'after you shop' },
};
/** How often it happens, for bots. */
export const momentWorths: Readonly<Record<Moment, number>> = {
  engage: 4,
  'foe-agility': 2,
  'combat-won': 1.2,
  defeated: 1,
  'trophy-gained': 1.2,
  rested: 1.2,
  trained: 1.2,
  shopped: 1.2,
};

/** Values of a hero that a card in front of its player can raise or lower (3e.hero.bonus). */
export const statWords: WordsOf<Stat> = {
  /** How many terrain dice its movement rolls. */
  speed: { text: 'speed' },
  /** How much damage defeats it. */
  health: { text: 'health' },
  /** The maximum hand size. */
  hand: { text: 'maximum hand size' },
  /** An attribute: tests, and how many such skills can be kept. */
  body: { text: 'body' },
  /** As with `body`. */
  mind: { text: 'mind' },
  /** As with `body`. */
  spirit: { text: 'spirit' },
};
/** The worth of one more, for bots, in points. */
export const statWorths: Readonly<Record<Stat, number>> = {
  speed: 2.5,
  health: 2,
  hand: 0.8,
  body: 1.2,
  mind: 1.2,
  spirit: 1.2,
};

/** What can be counted, in addition to attributes, which never count below 0. The text follows an amount. */
export const countWords: WordsOf<Count> = {
  /** The surge symbols that were spent on a surge ability with `surge` `"X"`. */
  x: { text: '' },
  /** The successes of the test made last in this list. */
  successes: { text: 'for each success' },
  /** The dice that matched in the exploration made last in this list. */
  matches: { text: 'for each die that matches your hex' },
  /** Your story tokens; on the card of an enemy those of its foe. */
  story: { text: 'for each {story} of the foe' },
  /** The zombies on the whole board. */
  zombies: { text: 'for each zombie on the board' },
  /** Your trophies. */
  trophies: { text: 'for each trophy' },
  /** Your learned skills. */
  skills: { text: 'for each learned skill' },
  /** Your damage. */
  damage: { text: 'for each damage' },
};
