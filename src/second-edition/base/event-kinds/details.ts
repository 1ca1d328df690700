import { type Detail, detail, oneOf } from '../../../kernel/index.js';
import * as language from '../../abilities/language.js';
import { type Bonus, bonuses, type CardId, type SpaceId, type TownId } from '../state.js';

/* The sorts of values that events of this edition tell, for the modules' events too, which say here what each means. */

/** A player, by index. */
export const player = detail<number>('player');
/** A card, by id. */
export const card = detail<CardId>('card');
/** A space of the board, by id. */
export const space = detail<SpaceId>('space');
/** A town, by its own id, which is another than its space's. */
export const town = detail<TownId>('town');
/** A deck, by id. */
export const deck = detail<string>('deck');
/** A whole number. */
export const integer = detail<number>('integer');
/** True or false. */
export const yesNo = detail<boolean>('boolean');
/** An ability on a card, by id. */
export const ability = detail<string>('ability');
/** A way in which a game ends, as its outcome says it. */
export const how = detail<string>('how');
/** Any other text. */
export const text = detail<string>('text');

/** A color of adventures. */
export const color = (meaning?: string): Detail<language.Color> => oneOf(language.colors, meaning);
/** A kind of experience counter. */
export const bonus = (meaning?: string): Detail<Bonus> => oneOf(bonuses, meaning);
/** An attribute. */
export const attribute = (meaning?: string): Detail<language.Attribute> =>
  oneOf(language.attributes, meaning);
/** A phase of combat. */
export const combatType = (meaning?: string): Detail<language.CombatType> =>
  oneOf(language.combatTypes, meaning);
