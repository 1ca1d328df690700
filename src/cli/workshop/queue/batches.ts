import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../kernel/index.js';

/* What lies in the queue: batches of orders. */

/** Some orders for one worker. Plain JSON. */
export interface Batch {
  /** The hidden command that carries them out. */
  readonly called: string;
  readonly orders: readonly object[];
}

/** A batch is known by what it asks for: asked for twice, it lies in the queue once. */
export const idOf = (batch: Batch): string =>
  createHash('sha256').update(canonicalJson(batch)).digest('hex').slice(0, 32);

/** What lies in a queue, as anybody may have put it there. @throws Error for what is no batch of these commands */
export function readBatch(data: unknown, commands: readonly string[]): Batch {
  const { called, orders } = (data ?? {}) as Partial<Batch>;
  if (called === undefined || !commands.includes(called) || !Array.isArray(orders))
    throw new Error('This is no batch of games that this worker knows.');
  if (orders.every((order) => typeof order === 'object' && order !== null)) return { called, orders };
  throw new Error('The orders of a batch are objects.');
}

/** The place of an order among all that were asked for, where some were carried out before: it says so itself. */
const placeOf = (order: object, at: number): number =>
  'number' in order && typeof order.number === 'number' ? order.number : at;

/** Orders in batches of so many, by their places: whatever was carried out before, the others lie in the batches that they lay in then. */
export function batchesOf(called: string, orders: readonly object[], size: number): readonly Batch[] {
  const batches = new Map<number, object[]>();
  orders.forEach((order, at) => {
    const place = Math.floor(placeOf(order, at) / size);
    batches.set(place, [...(batches.get(place) ?? []), order]);
  });
  return [...batches.values()].map((of) => ({ called, orders: of }));
}
