import { allRows } from './all-rows.js';
import type { Ready } from './rows.js';

const opened = new Map<string, Ready>();

/** Makes a round of a row ready: so many units of it, done once it is called; it gives how many were done. */
export function roundOf(id: string, units: number): () => number {
  const row = allRows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`No row is called "${id}".`);
  const ready = opened.get(id) ?? row.open();
  opened.set(id, ready);
  return ready(units);
}
