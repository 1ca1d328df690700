import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as root from '../src/index.js';
import * as second from '../src/second-edition/entries/edition.js';
import * as third from '../src/third-edition/entries/edition.js';

/* The entries have the same functions with the same parameters. Each difference has its reason here. */

const entries = { root, second, third } as const;

/** The names that not all entries have, and why. */
const reasons: Readonly<Record<string, string>> = {
  parseState: 'checks of saves are large: the entries `…/saves` have it',
  brokenInvariants: 'checks of saves are large: the entries `…/saves` have it',
  nearestTowns: 'towns are of Second Edition',
  nearestPlaces: 'cities, shrines and strongholds are of Third Edition',
  rulesetFor: 'the entry of Second Edition plays the base game alone',
};

/** The functions of a generated file, each with the names of its parameters. */
function signatures(file: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return Object.fromEntries(
    source.statements
      .filter(ts.isFunctionDeclaration)
      .map((one) => [
        one.name?.text ?? '',
        one.parameters
          .map(({ name, questionToken }) => name.getText() + (questionToken ? '?' : ''))
          .join(', '),
      ]),
  );
}

describe('the root and the entries of the editions', () => {
  const generated = signatures('src/functions.ts');

  it.each(['second-edition', 'third-edition'])('%s has the parameters of the root', (edition) => {
    const own = signatures(`src/${edition}/entries/functions.ts`);
    expect(Object.keys(own).length).toBeGreaterThan(28);
    expect({ ...generated, ...own }).toEqual(generated);
    expect(Object.keys(generated).filter((name) => !Object.hasOwn(own, name))).toEqual([
      'parseState',
      'brokenInvariants',
    ]);
  });

  it('have the same functions, but for those with a reason', () => {
    const names = [
      ...Object.keys(generated),
      'createTable',
      'actionCode',
      'randomSeed',
      ...Object.keys(reasons),
    ];
    const lacking = [...new Set(names)].filter((name) =>
      Object.values(entries).some((entry) => !Object.hasOwn(entry, name)),
    );
    expect(lacking.sort()).toEqual(Object.keys(reasons).sort());
  });

  it('throw errors of the same classes', () => {
    const classes = Object.entries(root).filter(([name]) => name.endsWith('Error'));
    expect(classes.length).toBeGreaterThan(5);
    for (const [name, one] of classes) {
      expect(second).toHaveProperty(name, one);
      expect(third).toHaveProperty(name, one);
    }
  });
});
