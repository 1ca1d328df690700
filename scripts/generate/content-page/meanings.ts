import type { Ability, Cost } from '../../../src/third-edition/abilities/language.js';
import { thirdWords, wordsIn } from '../effects/words.js';
import { thirdEffects } from '../effects.js';

/* What each word of the ability language means: the page about content lists it, and editors show it from the JSON Schema. */

/** What an effect does, and what its values are. */
export const effects: Readonly<Record<string, string>> = Object.fromEntries(
  thirdEffects.map(({ kind, meaning }) => [kind, meaning]),
);

/** How an ability is used. */
export const uses: Readonly<Record<Extract<Ability, { use: string }>['use'], string>> = {
  surge:
    'A combat action that spends so many `surge` symbols, or `"X"`; `cancel` says for how many the foe may cancel it. Once per combat round.',
  'combat-action': 'A combat action without surges, once per `limit`: `round` or `combat`.',
  'after-combat-action': 'Right after a combat action of your own, once per `limit`: `round` or `combat`.',
  turn: 'At any moment of your own turn; `limit` is `turn`, or `none` where it has a cost.',
  action: 'In your turn for so many `actions`, perhaps only `at` some hexes.',
  'reroll-terrain':
    'When you have rolled terrain dice: all of them are rolled again, once per turn. It has no `do`.',
};

/** What holds as long as a card is in force. */
export const standing: Readonly<Record<Extract<Ability, { always: string }>['always'], string>> = {
  bonus:
    'An amount to `add` to a `stat`: `speed`, `health`, `hand` (the maximum hand size), `body`, `mind` or `spirit`.',
  'die-as': 'Once per turn any terrain die may be spent as a `terrain`.',
  'no-surge': 'The foe cannot use surge abilities.',
};

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
