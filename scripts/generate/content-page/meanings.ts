import type { Cost } from '../../../src/third-edition/abilities/language.js';
import { thirdWords, wordsIn } from '../effects/words.js';
import { thirdAbilities, thirdEffects } from '../effects.js';

/* What each word of the ability language means: the page about content lists it, and editors show it from the JSON Schema. */

/** What an effect does, and what its values are. */
export const effects: Readonly<Record<string, string>> = Object.fromEntries(
  thirdEffects.map(({ kind, meaning }) => [kind, meaning]),
);

/** How an ability is used. */
export const uses = thirdAbilities('use');

/** What holds as long as a card is in force. */
export const standing = thirdAbilities('always');

const [moments = {}, , counted] = thirdWords.map((list) =>
  Object.fromEntries(wordsIn('src/third-edition', list).map(({ word, meaning }) => [word, meaning])),
);

/** What sets an ability off. On the card of an enemy it is the enemy to whom it happens. */
export { moments };

/** What can be counted. */
export const counts: Readonly<Record<string, string>> = {
  ...counted,
  body: 'Your Body.',
  mind: 'Your Mind.',
  spirit: 'Your Spirit.',
};

/** What a cost may ask for. All of it is paid, or the ability is not used. */
export const costs: Readonly<Record<keyof Cost, string>> = {
  exert: 'so many skill cards discarded from your hand',
  gold: 'so much gold',
  delayed: '`true`: you become delayed',
  trophies: 'so many trophies of any type',
  discardThis: '`true`: the asset or the skill itself is discarded',
};
