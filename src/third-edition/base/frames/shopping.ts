import { object, seat, text } from '../schemas.js';

/** A shop action (3e.shop.draw). */
export const shopLocals = () =>
  object('a shop frame', {
    player: seat, // Who shops.
    /** The city of the market. */
    city: text('the id of a city'),
  });

/** Markets short of a card get one (3e.shop.refill). */
export const restockLocals = () => object('a restock frame', {});
