import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bothEditions } from '../../src/conformance/both-editions.js';
import { entriesOf, look } from '../../src/conformance/read.js';
import { positionOf } from '../../src/conformance/run.js';

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url));

/** Every refusal that a vector of a chapter expects, in the words that the engine has for it. */
export function refusalsIn(chapter: string, id: string): readonly string[] {
  const entries = entriesOf(bothEditions, JSON.parse(readFileSync(`${folder}${chapter}.json`, 'utf8')));
  const found = entries.find((entry) => 'vector' in entry && entry.vector.id === id);
  if (found === undefined || !('vector' in found)) throw new Error(`There is no vector ${id} in ${chapter}.`);
  const { footing, vector } = look(bothEditions, found.vector, {});
  if (!('ruleset' in footing)) throw new Error(`The vector ${id} cannot be played.`);
  const { ruleset } = footing;
  let { state } = positionOf(vector, footing);
  const heard: string[] = [];
  for (const step of vector.steps ?? [])
    if ('expect' in step)
      for (const { action, actor: by } of step.expect.illegal ?? [])
        heard.push(ruleset.explain(state, action as never, by === undefined ? {} : { by }).reason);
    else state = ruleset.apply(state, ('do' in step ? step.do : step.chance) as never);
  return heard;
}
