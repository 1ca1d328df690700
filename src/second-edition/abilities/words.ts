/** The ability language: what a card can say, in plain JSON. `effects` and `conditions` have the rules; `docs/content.md` teaches it. */

/** The three attributes of a Hero, an Ally or a Challenge (2e.cards.attributes). */
export const attributes = ['mind', 'body', 'spirit'] as const;
/** What a test names, and what a roll adds. Ranged combat uses Mind, melee Body, magic Spirit (2e.combat.attribute-per-type). */
export type Attribute = (typeof attributes)[number];

/** The types of combat, in the order of their phases in a round (2e.combat.phases). */
export const combatTypes = ['ranged', 'melee', 'magic'] as const;
/** A type of combat: a phase of the round, and a kind of damage. */
export type CombatType = (typeof combatTypes)[number];

/** The four colors, the easiest first: of adventure cards, their decks, jewels and counters (2e.cards.adventure-colors). */
export const colors = ['green', 'yellow', 'blue', 'red'] as const;
/** A color of adventure. */
export type Color = (typeof colors)[number];

/** The seven terrain types, as on spaces and on movement dice (2e.board.terrains). A town counts as all of them (2e.board.towns-wild). */
export const terrains = ['plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain'] as const;
/** The terrain of a space without a town. */
export type Terrain = (typeof terrains)[number];

/** The classes of Items (2e.cards.item-class-and-type). The base game limits Weapons and Armor only (2e.limits.other-classes). */
export const itemClasses = ['weapon', 'armor', 'artifact', 'rune', 'potion', 'relic', 'gear'] as const;
/** The class of an Item. Its type within the class, such as `sword`, is a free word. */
export type ItemClass = (typeof itemClasses)[number];

/**
 * Whom an effect or a modifier is about.
 * - `you`: the Hero of the player who resolves the card.
 * - `bearer`: the Hero or Ally on whose card the ability stands; for any other card the same as `you`.
 * - `your-allies`, `your-party`: all Allies; the Hero and all Allies.
 * - `your-companions`: those who fight for you by a module's rules and are no Allies.
 * - `one-of-your-allies`, `one-of-your-party`: one of them, of the player's choice (effects only).
 * - `every-hero`, `every-other-hero`, `heroes-here`: all Heroes; all but yours; all in your space, yours included.
 * - `every-ally`: all Allies of all players.
 * - `enemy`: your enemy in this combat.
 * - `roller`: the Hero or Ally whose roll it is, or who attacks in this phase.
 * - `harmed`: the Hero or Ally about to take wounds, or who just took them.
 */
export const whos = [
  'you',
  'bearer',
  'your-allies',
  'your-party',
  'your-companions',
  'one-of-your-allies',
  'one-of-your-party',
  'every-hero',
  'every-other-hero',
  'heroes-here',
  'every-ally',
  'enemy',
  'roller',
  'harmed',
] as const;
/** The subject of an effect or a modifier: see {@link whos}. */
export type Who = (typeof whos)[number];

/** A place in a condition: `town`, `town:forge`, a terrain, the id of a space. */
export type PlaceWord = string;
/** A word with a meaning in a module, perhaps with an argument: `at-sea`, `holding:3`. */
export type SpecialWord = string;

/** What the `roll` of a condition can name. */
export const rollKinds = ['attack', 'defend', 'escape', 'test'] as const;
/** The purpose of a roll of the ten-sided dice. Attacks and defenses are combat rolls; escapes and tests are not. */
export type RollKind = (typeof rollKinds)[number];

/**
 * When an ability may be used.
 * - `before-moving`, `moving`, `after-moving`: in your Movement step, before the dice, between two spaces, after the last.
 * - `adventure`: when you may attempt an adventure, before you decide.
 * - `drawn`: when you have drawn a Challenge, before anything of its combat happens.
 * - `round-start`: at the beginning of a round of combat.
 * - `before-combat`, `escape`, `ranged`, `melee`, `magic`: in combat, at the time named; in the three phases before you choose who acts.
 * - `before-roll`, `after-roll`: before or after the ten-sided dice of one of your rolls; narrow it with `if`.
 * - `harm`: when wounds or exhaustion are about to be taken by one of your party.
 * - `market`, `experience`: in that step.
 * - `any`: whenever an open decision of your own turn is yours.
 */
export const windows = [
  'before-moving',
  'moving',
  'after-moving',
  'adventure',
  'drawn',
  'round-start',
  'before-combat',
  'escape',
  'ranged',
  'melee',
  'magic',
  'before-roll',
  'after-roll',
  'harm',
  'market',
  'experience',
  'any',
] as const;
/** A time for using abilities: see {@link windows}. */
export type Window = (typeof windows)[number];

/** That one town: `town:forge`. */
export type TownById = `town:${string}`;
