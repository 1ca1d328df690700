import { InvalidVectorError, type Problem } from '../kernel/index.js';
import { isRuleId } from '../register/index.js';
import { problemsOfForm } from '../scenario/form-problems.js';
import { type Vector, vectorFileSchema, vectorSchema } from './schema.js';

/**
 * Reads vectors from the parsed JSON of a file: a list under `vectors`, or a single vector.
 *
 * @throws InvalidVectorError with everything that is wrong, and where
 * @example
 * ```ts
 * const vectors = readVectors(JSON.parse(text));
 * ```
 */
export function readVectors(value: unknown): readonly Vector[] {
  const single = typeof value === 'object' && value !== null && 'id' in value;
  const read = (single ? vectorSchema : vectorFileSchema).safeParse(value);
  if (!read.success) throw new InvalidVectorError(problemsOfForm(read.error.issues));
  const vectors = 'vectors' in read.data ? read.data.vectors : [read.data];
  const problems = vectors.flatMap((vector, at) =>
    problemsOf(vector, vectors, single ? '' : `vectors/${at}/`),
  );
  if (problems.length > 0) throw new InvalidVectorError(problems);
  return vectors;
}

/** What the form does not say: ids that the register does not have, and ids given twice. */
function problemsOf(vector: Vector, all: readonly Vector[], path: string): Problem[] {
  const problems: Problem[] = [];
  if (all.find((other) => other.id === vector.id) !== vector)
    problems.push({ path: `${path}id`, message: `There is another vector ${vector.id} in this file.` });
  vector.rules.forEach((id, at) => {
    if (!isRuleId(id))
      problems.push({ path: `${path}rules/${at}`, message: `The register has no rule "${id}".` });
  });
  vector.steps?.forEach((step, at) => {
    if (!('expect' in step)) return;
    if (Object.keys(step.expect).length === 0)
      problems.push({ path: `${path}steps/${at}/expect`, message: 'It expects nothing.' });
    step.expect.illegal?.forEach(({ rule }, n) => {
      if (rule !== undefined && !isRuleId(rule))
        problems.push({
          path: `${path}steps/${at}/expect/illegal/${n}/rule`,
          message: `The register has no rule "${rule}".`,
        });
    });
  });
  return problems;
}
