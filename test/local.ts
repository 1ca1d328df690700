import { expect } from 'vitest';
import { entries, specifier } from '../scripts/entries.js';

/** Code in a folder of `test` that imports the package: inside the repository that is its sources. */
export const local = (code: string): string =>
  code.replace(/from '(runebound-engine(?:\/[\w-]+)*)'/g, (_all, from: string) => {
    const entry = entries.find(({ name }) => specifier(name) === from);
    expect(entry, `${from} can be imported`).toBeDefined();
    return `from '../../src/${entry?.file}.js'`;
  });
