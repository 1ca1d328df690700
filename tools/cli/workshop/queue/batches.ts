import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../../src/kernel/index.js';

export interface Batch {
  readonly called: string;
  readonly orders: readonly object[];
}

/** The id follows from the content, so a batch that is sent twice is in the queue once. */
export const idOf = (batch: Batch): string =>
  createHash('sha256').update(canonicalJson(batch)).digest('hex').slice(0, 32);

/** Any client may have put it into the queue. */
export function readBatch(data: unknown, commands: readonly string[]): Batch {
  const { called, orders } = (data ?? {}) as Partial<Batch>;
  if (called === undefined || !commands.includes(called) || !Array.isArray(orders))
    throw new Error('This is no batch of games that this worker knows.');
  if (orders.every((order) => typeof order === 'object' && order !== null)) return { called, orders };
  throw new Error('The orders of a batch are objects.');
}

/** Cuts orders into batches by their numbers, so that the batches of a resumed run have the same limits. */
export function batchesOf(called: string, orders: readonly object[], size: number): readonly Batch[] {
  const batches = new Map<number, object[]>();
  orders.forEach((order, at) => {
    const number = 'number' in order && typeof order.number === 'number' ? order.number : at;
    const place = Math.floor(number / size);
    batches.set(place, [...(batches.get(place) ?? []), order]);
  });
  return [...batches.values()].map((of) => ({ called, orders: of }));
}
