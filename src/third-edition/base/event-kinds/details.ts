import { detail, oneOf } from '../../../kernel/index.js';
import { attributes, damageTypes } from '../../abilities/language.js';
import { adventureTypes } from '../../content/board-types.js';
import type { CardId, CityId, HexId } from '../state.js';

/* The sorts of value that events of this edition tell, for the modules' events too. */

/** A player, by index. */
export const player = detail<number>('player');
/** A card, by id. */
export const card = detail<CardId>('card');
/** A hex of the board, by id. */
export const hex = detail<HexId>('hex');
/** A city, by its own id. */
export const city = detail<CityId>('city');
/** A deck, by id. */
export const deck = detail<string>('deck');
/** A combat token, by id. */
export const token = detail<string>('token');
/** An ability on a card, by id. */
export const ability = detail<string>('ability');
/** A whole number. */
export const integer = detail<number>('integer');
/** True or false. */
export const yesNo = detail<boolean>('boolean');
/** A way in which a game ends, as its outcome says it. */
export const how = detail<string>('how');
/** Any other text. */
export const text = detail<string>('text');

/** A type of adventure. */
export const adventureType = (meaning?: string) => oneOf(adventureTypes, meaning);
/** An attribute. */
export const attribute = (meaning?: string) => oneOf(attributes, meaning);
/** A kind of damage. */
export const damageType = (meaning?: string) => oneOf(damageTypes, meaning);
