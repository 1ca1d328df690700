// Writes what another implementer needs beside the vectors: their JSON Schema, the words for actions and decisions, and the cards, the
// board and the dice as JSON.
// `--check` only says whether the files are current.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { vectorFileSchema, vectorSchema } from '../src/conformance/index.js';
import { chanceParameters } from '../src/kernel/index.js';
import {
  bundledModules,
  movementDice,
  riseOfTheDragonLords,
  rulesetOf,
} from '../src/second-edition/index.js';

const folder = fileURLToPath(new URL('../conformance/', import.meta.url));

/** Every generated file and its text, by its path in the folder of the vectors. */
export function vectorFiles(): ReadonlyMap<string, string> {
  const registry = z.registry<{ id?: string; title?: string; description?: string }>();
  registry.add(vectorFileSchema, {
    title: 'Conformance vectors',
    description: 'Positions of Runebound, what is done in them, and what must then be true.',
  });
  registry.add(vectorSchema, { id: 'vector', description: 'One vector.' });
  const schema = z.toJSONSchema(vectorFileSchema, { metadata: registry, io: 'input' });
  const files = new Map<string, unknown>([
    ['vectors.schema.json', schema],
    ['content/vocabulary.json', vocabulary()],
    ['content/rise-of-the-dragon-lords.json', riseOfTheDragonLords],
    ['content/movement-dice.json', { faces: movementDice }],
  ]);
  for (const { id, content } of Object.values(bundledModules))
    if (content) files.set(`content/${id}.json`, content);
  return new Map([...files].map(([path, value]) => [path, `${JSON.stringify(value, null, 1)}\n`]));
}

interface Words {
  /** Kinds of action and what their parameters are: an id, a whole number, a list of them, or one of some words. */
  readonly actions: Record<string, unknown>;
  /** Decisions and the rule that asks each. */
  readonly decisions: Record<string, string>;
}

/** Events that rules report, modules' too, with the names of what they tell. */
function events(): Record<string, readonly string[]> {
  const kinds = Object.values(bundledModules).flatMap(({ id, requires = [] }) =>
    Object.values(rulesetOf([...requires, id]).rules.events),
  );
  const named = new Map(
    kinds.map(({ type, details }) => [type, [...Object.keys(details), 'rule'].sort()] as const),
  );
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The words of a ruleset. */
function wordsOf(modules: readonly string[]): Words {
  const { frames, actions } = rulesetOf(modules).rules;
  const asking = Object.values(frames).flatMap(({ kind, order, steps }) =>
    order.flatMap((name) => {
      const step = steps[name]?.step;
      return step && step.does !== 'auto' ? [[`${kind}/${name}`, step.rule] as const] : [];
    }),
  );
  return {
    actions: Object.fromEntries(Object.entries(actions).map(([type, { parameters }]) => [type, parameters])),
    decisions: Object.fromEntries(asking),
  };
}

/** What there is in the base game, and what each module adds to it. */
function vocabulary(): Record<string, unknown> {
  const base = wordsOf([]);
  const added = (words: Words): Words => ({
    actions: Object.fromEntries(Object.entries(words.actions).filter(([type]) => !(type in base.actions))),
    decisions: Object.fromEntries(
      Object.entries(words.decisions).filter(([kind]) => !(kind in base.decisions)),
    ),
  });
  const modules = Object.values(bundledModules).map(
    ({ id, requires = [] }) => [id, added(wordsOf([...requires, id]))] as const,
  );
  return {
    chance: chanceParameters,
    events: events(),
    'second-edition': base,
    ...Object.fromEntries(modules),
  };
}

/** Paths of files that are missing or not current. */
export const staleVectorFiles = (): string[] =>
  [...vectorFiles()]
    .filter(([path, text]) => !existsSync(folder + path) || readFileSync(folder + path, 'utf8') !== text)
    .map(([path]) => path);

function main(): void {
  const stale = staleVectorFiles();
  if (process.argv.includes('--check')) {
    if (stale.length > 0) {
      console.error(`Not current: ${stale.join(', ')}. Run npm run vectors.`);
      process.exitCode = 1;
    }
    return;
  }
  const files = vectorFiles();
  for (const path of stale) {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, files.get(path) ?? '');
  }
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'All files were current.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
