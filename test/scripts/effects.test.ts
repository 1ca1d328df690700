import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { declaredIn, indexOf, thirdEffects, typeOfEffect } from '../../scripts/generate/effects.js';
import { effectRules } from '../../src/third-edition/abilities/effects/index.js';

/* `npm run generate -- effects`: what follows from the declaration of an effect. */

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'effects-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const schema = `export const doubleGoldSchema: EffectSchema<'double-gold'> = {
  fields: {
    /** The most that is gained. */
    'most?': '1..20',
    where: "'here' | 'all'",
  },
};`;

describe('an effect', () => {
  it('gets its type from its fields, with their comments', () => {
    writeFileSync(join(folder, 'gaining.ts'), `/** Your gold is doubled. */\n${schema}`);
    const [effect, ...others] = declaredIn(folder);
    expect(others).toEqual([]);
    expect(effect && typeOfEffect(effect)).toBe(`  | {
      /** Your gold is doubled. */
      readonly do: 'double-gold';
      /** The most that is gained. */
      readonly most?: number;
      readonly where: 'here' | 'all';
    }`);
  });

  it('stands in the lists of the parts that it has, and in no other, so that a part that is missing does not compile', () => {
    writeFileSync(
      join(folder, 'gaining.ts'),
      `/** Your gold is doubled. */\n${schema}\nexport const doubleGold: EffectRule<'double-gold'> = { act: () => {} };`,
    );
    const index = indexOf(declaredIn(folder));
    expect(index).toContain("import * as gaining from './gaining.js';");
    expect(index.match(/'double-gold': gaining\.\w+/g)).toEqual([
      "'double-gold': gaining.doubleGold",
      "'double-gold': gaining.doubleGoldSchema",
    ]);
  });

  it('without a comment that says what it does is refused', () => {
    writeFileSync(join(folder, 'gaining.ts'), schema);
    expect(() => declaredIn(folder)).toThrow(
      /gaining\.ts:\d+: A comment before the schema of the effect double-gold should say what it does\./,
    );
  });

  it('without a schema is refused at its other parts', () => {
    writeFileSync(
      join(folder, 'gaining.ts'),
      "\nexport const double: EffectRule<'double-gold'> = { act: () => {} };",
    );
    expect(() => declaredIn(folder)).toThrow(
      /gaining\.ts:2: The effect double-gold has no schema: a constant of the type EffectSchema<'double-gold'>\./,
    );
  });

  it('of several files with faults is refused with all of them', () => {
    const odd = schema.replace("'1..20'", 'upTo(20)').replace("\"'here' | 'all'\"", 'places');
    writeFileSync(join(folder, 'gaining.ts'), `/** Your gold is doubled. */\n${odd}`);
    writeFileSync(join(folder, 'losing.ts'), `/** Your gold is doubled. */\n${odd}`);
    const fault = (file: string, line: number, field: string): string =>
      `${join(folder, file)}:${line}: The type of a field should be written as plain text: ${field}`;
    expect(() => declaredIn(folder)).toThrow(
      new Error(
        ['gaining.ts', 'losing.ts']
          .flatMap((file) => [fault(file, 5, "'most?': upTo(20)"), fault(file, 6, 'where: places')])
          .join('\n'),
      ),
    );
  });

  it('is found in the edition with every part', () => {
    expect(thirdEffects.map(({ kind }) => kind).sort()).toEqual(Object.keys(effectRules).sort());
    expect(thirdEffects.length).toBeGreaterThan(30);
    for (const { kind, parts } of thirdEffects)
      expect(Object.keys(parts).sort(), kind).toEqual([
        'EffectRule',
        'EffectSchema',
        'EffectText',
        'EffectWorth',
      ]);
  });
});
