export type { AdventureType, PlaceKind, Terrain } from '../content/board-types.js';

/** The three attributes of a hero (3e.hero.attributes), which are the types of skills too (3e.skill.types). */
export const attributes = ['body', 'mind', 'spirit'] as const;
/** What a test names, and how many skills of the type a hero can keep. */
export type Attribute = (typeof attributes)[number];

/** The kinds of damage (3e.combat.damage-types). */
export const damageTypes = ['physical', 'magic', 'enemy'] as const;
/** A kind of damage, and the symbol on a token that deals it. */
export type DamageType = (typeof damageTypes)[number];

/** What a face of a combat token shows (3e.combat.symbols). */
export const symbols = [...damageTypes, 'shield', 'surge', 'agility', 'double', 'dash'] as const;
/** A symbol on a combat token; a dash is nothing. */
export type TokenSymbol = (typeof symbols)[number];
