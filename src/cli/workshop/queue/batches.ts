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

/** Orders in batches of so many. */
export function batchesOf(called: string, orders: readonly object[], size: number): readonly Batch[] {
  return Array.from({ length: Math.ceil(orders.length / size) }, (_, at) => ({
    called,
    orders: orders.slice(at * size, (at + 1) * size),
  }));
}
