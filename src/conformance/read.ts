import { readForm } from '../kernel/content/wording.js';
import { copyData, InvalidVectorError, type Problem, under } from '../kernel/index.js';
import { isHouseRuleId } from '../register/house.js';
import { problemsOfForm } from '../scenario/form-problems.js';
import { didYouMean } from '../spelling/nearest.js';
import { type Editions, editionNamed, elsewhere, namedEdition } from './editions.js';
import { readVectorOptions, type VectorPlan, vectorPlanOf } from './rules.js';
import type { VectorOptions } from './ruleset.js';
import type { Expectation, Vector } from './schema.js';
import { wordedIn } from './wording.js';

export interface Looked {
  /** The vector in the engine's names: a space instead of its town. */
  readonly vector: Vector;
  readonly footing: VectorPlan;
  readonly problems: readonly Problem[];
}

export function look(editions: Editions, vector: Vector, options: VectorOptions): Looked {
  const footing = vectorPlanOf(editions, vector, options);
  const unsaid = (vector.steps ?? []).flatMap((step, at) =>
    'expect' in step
      ? emptyIn(step.expect).map((path) => ({ path: `steps/${at}/${path}`, message: 'It expects nothing.' }))
      : [],
  );
  if ('problems' in footing) return { vector, footing, problems: [...unsaid, ...footing.problems] };
  if ('ruleset' in footing) {
    const worded = wordedIn(footing, vector);
    return { vector: worded.vector, footing, problems: [...unsaid, ...worded.problems] };
  }
  // Only the register knows rules that are not implemented.
  const unknown = vector.rules.flatMap((id, at) =>
    isHouseRuleId(id) ||
    editions.some(({ hasRule }) => hasRule(id)) ||
    editions.every(({ isOfOther }) => isOfOther(id))
      ? []
      : [{ path: `rules/${at}`, message: `The register has no rule "${id}".` }],
  );
  return { vector, footing, problems: [...unsaid, ...unknown] };
}

/** With nothing in it these say something: that there is a decision, a combat or an end, or that no action is legal. */
const telling = ['decision', 'combat', 'outcome', 'only'];

/** Where an expectation would pass by silence. */
function emptyIn(expect: Expectation): readonly string[] {
  const isEmpty = (part: unknown): boolean =>
    typeof part === 'object' && part !== null && Object.keys(part).length === 0;
  if (isEmpty(expect)) return ['expect'];
  const empty = Object.entries(expect).filter(([name, part]) => !telling.includes(name) && isEmpty(part));
  const unseen = (expect.views ?? []).flatMap(({ state }, at) =>
    isEmpty(state) ? [`views/${at}/state`] : [],
  );
  const some = isEmpty(expect.chances?.some) ? ['chances/some'] : [];
  return [...empty.map(([name]) => name), ...unseen, ...some].map((path) => `expect/${path}`);
}

/** One entry of a file: a vector, or the problems of its form. */
export type Entry =
  | { readonly path: string; readonly vector: Vector }
  | {
      readonly path: string;
      readonly id: string;
      readonly title: string;
      readonly problems: readonly Problem[];
    };

/**
 * The entries of a file: a list under `vectors`, or a single vector.
 *
 * @throws InvalidVectorError for any other value
 */
export function entriesOf(editions: Editions, given: unknown): readonly Entry[] {
  const value = plainly(given);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject && 'id' in value) return [entryOf(editions, value, '')];
  const { vectors, $schema, about, ...further } = (isObject ? value : {}) as Record<string, unknown>;
  const wrong = (path: string, message: string): never => {
    throw new InvalidVectorError([{ path, message }]);
  };
  if (!isObject)
    return wrong(
      '',
      'A file of vectors is an object with a list of them under "vectors", or a single vector.',
    );
  if (!Array.isArray(vectors) || vectors.length < 1 || vectors.length > 1000)
    return wrong('vectors', 'Here belongs a list of 1 to 1000 vectors.');
  for (const [name, text] of Object.entries({ $schema, about }))
    if (text !== undefined && typeof text !== 'string') wrong(name, 'This is a text.');
  const [strange] = Object.keys(further);
  if (strange !== undefined)
    wrong(strange, 'A file of vectors has "vectors", "about" and "$schema", nothing else.');
  const ids = new Set<string>();
  return vectors.map((one, at) => {
    const entry = entryOf(editions, one, `vectors/${at}`);
    if (!('vector' in entry)) return entry;
    const { id, title } = entry.vector;
    const isTwice = ids.has(id);
    ids.add(id);
    const problems = [{ path: 'id', message: `There is another vector ${id} in this file.` }];
    return isTwice ? { path: entry.path, id, title, problems } : entry;
  });
}

/** A private copy that reads each part of the input once. */
export const plainly = (value: unknown): unknown =>
  copyData(value, (path, message) => new InvalidVectorError([{ path, message }]));

export function entryOf(editions: Editions, value: unknown, path: string): Entry {
  const named = namedEdition(value);
  const edition = editionNamed(editions, named);
  const read = readForm((edition ?? editions[0]).form, value);
  if (read.success) return { path, vector: read.data };
  const { id, title } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return {
    path,
    id: typeof id === 'string' && id !== '' ? id.slice(0, 160) : path || 'vector',
    title: typeof title === 'string' ? title.slice(0, 300) : '',
    // Without a known edition the rest of the position cannot be checked.
    problems: edition === undefined ? [noEdition(editions, named)] : problemsOfForm(read.error.issues),
  };
}

function noEdition(editions: Editions, named: unknown): Problem {
  const all = editions.map(({ id }) => id);
  const there = elsewhere(editions, named, 'conformance');
  if (there !== '') return { path: 'game/edition', message: `Positions are of ${all[0]} here.${there}` };
  const meant = typeof named === 'string' ? didYouMean(named, all, 1) : '';
  return {
    path: 'game/edition',
    message: `Positions are of ${all.join(' or ')}, and this is neither.${meant}`,
  };
}

export function readVectorsWith(
  editions: Editions,
  value: unknown,
  options?: VectorOptions,
): readonly Vector[] {
  const read = readVectorOptions(editions, options);
  const vectors: Vector[] = [];
  const problems = entriesOf(editions, value).flatMap((entry) => {
    if ('vector' in entry) vectors.push(entry.vector);
    const found = 'vector' in entry ? look(editions, entry.vector, read).problems : entry.problems;
    return found.map((problem) => under(entry.path, problem));
  });
  if (problems.length > 0) throw new InvalidVectorError(problems);
  return vectors;
}
