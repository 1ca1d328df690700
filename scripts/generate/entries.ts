// What names the entries of the package in addition to their list: the exports of package.json, the pages of the API reference, the paths of tsconfig.json.
import { readFileSync } from 'node:fs';
import { codeExports, pages, paths } from '../entries.js';
import { asJson, type Files } from './files.js';

const settingsIn = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

/** What the entries with the texts of some documents have of the register, by their names. */
const documents: Readonly<Record<string, readonly [what: string, ...files: string[]]>> = {
  advanced: ['Advanced Runebound', 'advanced'],
  'expansion-packs': [
    'the expansion packs of Second Edition, from Rituals and Runes to the Cataclysm',
    'expansion-packs',
  ],
  'island-of-dread': ['The Island of Dread', 'island-of-dread'],
  'second-edition': [
    'the base rules of Second Edition, and of the official FAQ',
    'official-faq',
    'second-edition',
  ],
  'second-edition-variants': [
    'the optional rules of Second Edition: the doom track, travel hazards, and the variants',
    'second-edition-variants',
  ],
  'third-edition': ['Third Edition', 'third-edition'],
};

const inCamelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** How a ruleset of these documents is composed: those of an edition suffice alone. */
const exampleOf = (name: string): string =>
  name === 'second-edition' || name === 'third-edition'
    ? ` * import { composeRuleset } from 'runebound-engine/${name}';
 * import { cite } from 'runebound-engine/register/${name}';
 *
 * const { createGame, explain } = composeRuleset(${name === 'third-edition' ? "'corpse-king'" : '[]'}, { cite });`
    : ` * import { composeRuleset } from 'runebound-engine/second-edition';
 * import { cite as base } from 'runebound-engine/register/second-edition';
 * import { cite } from 'runebound-engine/register/${name}';
 *
 * const ruleset = composeRuleset([], { cite: (id) => base(id) ?? cite(id) });`;

function documentEntry(name: string, what: string, files: readonly string[]): string {
  const imports = files.map((file) => `import ${inCamelCase(file)} from '../../../rules/${file}.json';`);
  const call = `export const cite: (id: RuleId) => Citation | undefined = /* @__PURE__ */ citing([`;
  const cited = files.toReversed().map(inCamelCase);
  return `// Written by \`npm run generate -- entries\`. Do not edit.
/**
 * The rule texts of ${what}, without other documents.
 *
 * @module register/${name}
 */
${imports.join('\n')}
import { citing } from '../citing.js';
import type { RuleId } from '../rule-ids.js';
import type { Citation } from '../types.js';

/**
 * A rule of ${what}, as it is quoted to a person; \`undefined\` for a rule of another document.
 *
 * @example
 * \`\`\`ts
${exampleOf(name)}
 * \`\`\`
 */
${call}${cited.length > 1 ? `\n  ${cited.join(',\n  ')},\n` : cited.join('')}]);

export type { RuleId } from '../rule-ids.js';
export type { Citation } from '../types.js';
`;
}

export function files(): Files {
  const project = settingsIn('package.json');
  const others = Object.entries(project.exports).filter(([, to]) => typeof to === 'string');
  const reference = settingsIn('typedoc.json');
  const types = settingsIn('tsconfig.json');
  return {
    ...Object.fromEntries(
      Object.entries(documents).map(([name, [what, ...files]]) => [
        `src/register/documents/${name}.ts`,
        documentEntry(name, what, files),
      ]),
    ),
    // npm and the formatter write this one with every item on a line of its own.
    'package.json': `${JSON.stringify({ ...project, exports: { ...codeExports(), ...Object.fromEntries(others) } }, null, 2)}\n`,
    'typedoc.json': asJson({ ...reference, entryPoints: pages() }),
    'tsconfig.json': asJson({
      ...types,
      compilerOptions: { ...types.compilerOptions, paths: paths() },
    }),
  };
}
