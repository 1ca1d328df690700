import type { Vector } from './stage.js';

/* Vectors and the rules that play them come into the page when they are asked for. */

/** The rules: several hundred kilobytes, loaded once. */
export const rules = () => import('./stage.js');

const files = new Map<string, Promise<readonly Vector[]>>();

async function fetched(address: string): Promise<readonly Vector[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The vectors cannot be loaded (${answer.status}).`);
  const file = await answer.json();
  return file.vectors ?? [file];
}

/** A vector of the site, by the address of its file and its id. */
export async function vectorIn(address: string, id: string): Promise<Vector> {
  const loading = files.get(address) ?? fetched(address);
  files.set(address, loading);
  // What could not be loaded is tried again.
  loading.catch(() => files.delete(address));
  const vector = (await loading).find((one) => one.id === id);
  if (vector === undefined) throw new Error(`The file has no vector ${id}.`);
  return vector;
}
