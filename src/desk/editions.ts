/**
 * Which edition a question is of, before its rules are loaded: an app then loads `runebound-engine/second-edition/desk`,
 * `runebound-engine/third-edition/desk`, or `runebound-engine/desk` for a question of both.
 *
 * @module desk/editions
 */
import type { EditionId } from '../conformance/edition.js';
import { valueIn } from './link.js';
import { editionOfQuestion, InvalidQuestionError } from './named.js';

export type { EditionId } from '../conformance/edition.js';

const known: readonly EditionId[] = ['second-edition', 'third-edition'];

/**
 * The editions of a question: its own, and that of the question beside it. Nothing else of it is checked.
 *
 * @param question - a question, a conformance vector or any other JSON
 * @returns one or two ids; none for an edition that the package does not have
 * @throws InvalidQuestionError for an object that throws where it is read
 *
 * @example
 * ```ts
 * editionsOf({ version: 1, create: { players: 2 } }); // ['second-edition']
 * ```
 */
export function editionsOf(question: unknown): readonly EditionId[] {
  try {
    const { beside } = (question ?? {}) as { beside?: unknown };
    const named = [question, ...(beside === undefined ? [] : [beside])].map(editionOfQuestion);
    return known.filter((id) => named.includes(id));
  } catch {
    throw new InvalidQuestionError([{ path: '', message: 'It cannot be read: a question is plain JSON.' }]);
  }
}

/**
 * The editions of the question in a link.
 *
 * @param link - a whole link, or what stands behind its `#`
 * @throws InvalidQuestionError if it holds no question
 *
 * @example
 * ```ts
 * await editionsIn(await linkOf({ version: 1, create: { players: 2 } })); // ['second-edition']
 * ```
 */
export const editionsIn = async (link: string): Promise<readonly EditionId[]> =>
  editionsOf(await valueIn(link));
