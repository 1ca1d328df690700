import type { Ability, Amount, Cost, Effect, Moment } from '../../../src/third-edition/abilities/language.js';

/* What each word of the ability language means: the page about content lists it, and editors show it from the JSON Schema. */

/** What an effect does, and what its values are. */
export const effects: Readonly<Record<Effect['do'], string>> = {
  'gain-gold': 'You gain an `amount` of gold from the bank.',
  'lose-gold': 'You lose an `amount` of gold, as far as you have it.',
  'gain-trophy': 'You gain an `amount` of trophies (1 if left out), `of` a deck or of decks of your choice.',
  'gain-story': 'You gain an `amount` of story tokens: lore or companions.',
  'lose-story': 'You lose an `amount` of story tokens, as far as you have them.',
  'draw-skills': 'You draw an `amount` of skill cards; then your hand is cut down to its maximum.',
  'discard-skills': 'You discard an `amount` of skill cards of your choice from your hand.',
  'learn-skill': 'You learn a skill of your choice from your hand without its trophies.',
  'gain-asset':
    'You gain an asset free of charge: `from` the top of the `deck`, or one of your choice from the `market` of the city where you are or from `any-market`; there a `cost` may say `atLeast` and `atMost` how dear it is.',
  heal: 'You heal an `amount` of damage, or `"all"`; on the card of an enemy the enemy does.',
  suffer: 'You suffer an `amount` of damage. In a combat it can be blocked, but not upon engaging.',
  'become-delayed': 'You become delayed.',
  move: 'You may move so many `hexes` without dice, whatever lies between. In a combat nobody does.',
  'move-by-dice': 'So many terrain `dice` are rolled and may be spent to move. In a combat nobody does.',
  test: 'You test an `attribute`, with a `modifier` to it; then comes what stands in `pass` or `fail`, which may count the `successes`.',
  explore:
    'You roll terrain dice equal to your speed; what follows in the list may count the `matches` with your hex.',
  choose:
    'You choose one of the `options`, each with an `id`, a `label`, perhaps a `cost`, and what to `do`.',
  engage: 'You fight the enemy on this card.',
  challenge:
    'You fight a hero of your choice in your hex until one of you is defeated, each hero once per game; if you win, `win` follows. In a combat nobody is challenged.',
  'keep-as-trophy':
    'This adventure card becomes a trophy of yours. In the combat with it that ends the combat, without a reward.',
  'discard-this': 'This card is discarded.',
  'each-hero':
    '`effects` for each hero in turn order, from you on; in a combat for those who fight in it alone.',
  'refresh-gems': 'Facedown gems are turned faceup: all, or those `of` some types.',
  'place-zombies': 'An `amount` of zombies is placed `at` hexes of your choice.',
  'remove-zombies':
    'An `amount` of zombies of your choice is removed, as far as there are any: from the whole board, or `at` some hexes or `"here"`. Nobody gains gold for it.',
  'move-villain': 'The villain moves so many `hexes` to where its scenario sends it, if it is on the board.',
  deal: 'An `amount` of `damage` of a kind is dealt to the foe, who may block it, unless it is `unblockable` or dealt upon engaging. `then` follows if damage was dealt: not if all of it was blocked.',
  flip: 'Some `tokens` are turned over.',
  recast: 'Some `tokens` are cast again; spent ones come back to the pool.',
  remove: 'Some `tokens` are removed from the pool until the end of the combat round.',
  double: 'Until the end of the combat round the symbols of these kinds count double on your tokens.',
  'no-surge': 'Until the end of the combat round the foe cannot use surge abilities.',
  reflect:
    'Until the end of the combat round what you suffer from attacks of the foe is dealt back as `damage` of a kind.',
  'act-again': 'You take one more combat action before the foe’s turn.',
  'borrow-surge':
    'A surge ability of a random enemy card in the combat discard pile is carried out without its cost, X being 1.',
};

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
