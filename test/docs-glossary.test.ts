import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/* The names that docs/glossary.md gives as those of the code are in the code. */

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|term \|)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const sources = ['src', 'tools', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.ts'));
const text = sources
  .map((name) => `${name.replaceAll('\\', '/')}\n${readFileSync(join(root, name), 'utf8')}`)
  .join('\n');

it('has some forty terms or more, each once', () => {
  expect(rows.length).toBeGreaterThan(40);
  const terms = rows.map(([term]) => term);
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});

it.each(rows.map(([term = '', , names = '']) => ({ term, names })))('$term: $names', ({ names }) => {
  const identifiers = [...names.matchAll(/`([^`]+)`/g)].flatMap(
    ([, name = '']) => name.match(/[\w-]+/g) ?? [],
  );
  expect(identifiers.length).toBeGreaterThan(0);
  const missing = identifiers.filter(
    (name) =>
      !['npm', 'json', 'rules', 'run'].includes(name) &&
      !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text),
  );
  expect(missing).toEqual([]);
});

/** Names that the glossary's terms have replaced, each with the name that stands in its place. */
const retired: Readonly<Record<string, string>> = {
  AnyJoint: 'AnyHook',
  baseFacts: 'baseEvents',
  bringers: 'providers',
  BroughtRule: 'ModuleRule',
  Glance: 'AdventureEstimate',
  isJoint: 'isHook',
  keeperOf: 'stateRegistry',
  mannersOf: 'limitsOf',
  MatchManners: 'MatchLimits',
  memoriesOf: 'moduleStates',
  openDoor: 'createEngine',
  problemsOfMemory: 'problemsOfModuleState',
  Sameness: 'Canonicalization',
  speaksFor: 'citesInstead',
  spokenFor: 'citationOverrides',
  ToldOf: 'QueryResultOf',
  Witness: 'CoverageRecorder',
};

it.each(Object.entries(retired))('%s is %s now', (name, now) => {
  expect(text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).toEqual([]);
  expect(text).toMatch(new RegExp(`\\b${now}\\b`));
});
