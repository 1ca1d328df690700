import { type EditionId, editionsOf } from 'runebound-engine/desk/editions';
import type { Vector } from './stage.js';

/* Vectors and the rules that play them come into the page when they are asked for. */

const editions = {
  'second-edition': () => import('./second-edition.js'),
  'third-edition': () => import('./third-edition.js'),
} satisfies Record<EditionId, () => Promise<unknown>>;

/** The rules of a vector's edition: several hundred kilobytes, loaded once. */
export const rulesOf = (vector: unknown) => editions[editionsOf(vector)[0] ?? 'second-edition']();

/** Reads vectors from the JSON of a file, by the rules of all editions that it names. */
export async function readVectors(file: unknown): Promise<readonly Vector[]> {
  const { vectors } = (file ?? {}) as { vectors?: unknown };
  const named = new Set((Array.isArray(vectors) ? vectors : [file]).flatMap(editionsOf));
  const [first, ...others] = named;
  const rules =
    others.length > 0
      ? await import('runebound-engine/conformance')
      : await editions[first ?? 'second-edition']();
  return rules.readVectors(file);
}

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
