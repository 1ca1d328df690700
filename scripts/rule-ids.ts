// `npm run ids` writes src/register/rule-ids.ts from rules/*.json; `--check` only says whether it is current.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registers } from '../src/register/documents.js';

const rulesFolder = fileURLToPath(new URL('../rules/', import.meta.url));

/** Where the generated file is. */
export const ruleIdsFile = fileURLToPath(new URL('../src/register/rule-ids.ts', import.meta.url));

/** Names of files in `rules/` that are registers but that the code does not import. */
export function unlistedRegisters(): string[] {
  return readdirSync(rulesFolder)
    .filter((file) => file.endsWith('.json'))
    .filter((file) => 'document' in JSON.parse(readFileSync(rulesFolder + file, 'utf8')))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => !Object.hasOwn(registers, name));
}

/** The text of the generated file, as the formatter wants it. */
export function renderRuleIds(): string {
  const ids = Object.values(registers).flatMap(({ rules }) => rules.map(({ id }) => id));
  const lines = ids.map((id) => `  | '${id}'`).join('\n');
  return `// Written by \`npm run ids\` from rules/*.json. Do not edit.

/** The id of a rule of the register. */
export type RegisterRuleId =
${lines};

/** The id of a rule that a module from outside brings in its own words, such as \`house.fuller-purses\`. */
export type HouseRuleId = \`house.\${string}\`;

/** The id of a rule: of the register, or of a module from outside. */
export type RuleId = RegisterRuleId | HouseRuleId;
`;
}

function main(): void {
  const unlisted = unlistedRegisters();
  if (unlisted.length > 0) {
    console.error(`Add to src/register/documents.ts: ${unlisted.join(', ')}`);
    process.exit(1);
  }
  const wanted = renderRuleIds();
  const current = existsSync(ruleIdsFile) && readFileSync(ruleIdsFile, 'utf8') === wanted;
  if (process.argv.includes('--check')) {
    if (!current) {
      console.error('src/register/rule-ids.ts is not current: run `npm run ids`.');
      process.exit(1);
    }
    console.log('Rule ids are current.');
  } else {
    if (!current) writeFileSync(ruleIdsFile, wanted);
    console.log(current ? 'Rule ids were current.' : 'Rule ids written.');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
