import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, text } from '../schemas.js';

export const shopLocals = () =>
  object('a shop frame', {
    player: seat, // Who shops.
    /** The city of the market. */
    city: text('the id of a city'),
  });
/** A shop action (3e.shop.draw). */
export type ShopFrame = FrameWith<'shop', typeof shopLocals>;
/** Called for a shop action (3e.shop.draw). */
export const shop: FrameRef<ShopFrame> = { kind: 'shop' };

export const restockLocals = () => object('a restock frame', {});
/** Markets short of a card get one (3e.shop.refill). */
export type RestockFrame = FrameWith<'restock', typeof restockLocals>;
/** Called where a market is short of a card (3e.shop.refill). */
export const restock: FrameRef<RestockFrame> = { kind: 'restock' };
