import type { Ability, Amount, Cost, Moment } from '../../../src/third-edition/abilities/language.js';
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

/** What sets an ability off. On the card of an enemy it is the enemy to whom it happens. */
export const moments: Readonly<Record<Moment, string>> = {
  engage: 'You engage a foe, or are engaged: before any token is cast. Enemies too.',
  'foe-agility': 'Your foe has spent agility, and what it was spent on has happened. Enemies too.',
  'combat-won': 'You have won a combat; it is over. Enemies too.',
  defeated: 'You have been defeated; in a combat, once that is over. Enemies too.',
  'trophy-gained': 'You have gained a trophy.',
  rested: 'You have rested.',
  trained: 'You have trained.',
  shopped: 'You have shopped.',
};

/** What can be counted. */
export const counts: Readonly<Record<Exclude<Amount, number>['count'], string>> = {
  x: 'the surge symbols that were spent on a surge ability with `surge` `"X"`',
  successes: 'the successes of the test made last in this list',
  matches: 'the dice that matched in the exploration made last in this list',
  story: 'your story tokens; on the card of an enemy those of its foe',
  zombies: 'the zombies on the whole board',
  trophies: 'your trophies',
  skills: 'your learned skills',
  damage: 'your damage',
  body: 'your Body',
  mind: 'your Mind',
  spirit: 'your Spirit',
};

/** What a cost may ask for. All of it is paid, or the ability is not used. */
export const costs: Readonly<Record<keyof Cost, string>> = {
  exert: 'so many skill cards discarded from your hand',
  gold: 'so much gold',
  delayed: '`true`: you become delayed',
  trophies: 'so many trophies of any type',
  discardThis: '`true`: the asset or the skill itself is discarded',
};
