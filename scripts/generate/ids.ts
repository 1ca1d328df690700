// The ids of all rules as a type: src/register/rule-ids.ts, from rules/*.json.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registers } from '../../src/register/documents.js';
import type { Files } from './files.js';

const rulesFolder = fileURLToPath(new URL('../../rules/', import.meta.url));

/** Names of files in `rules/` that are registers but that the code does not import. */
function unlistedRegisters(): string[] {
  return readdirSync(rulesFolder)
    .filter((file) => file.endsWith('.json'))
    .filter((file) => 'document' in JSON.parse(readFileSync(rulesFolder + file, 'utf8')))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => !Object.hasOwn(registers, name));
}

/** The text of the generated file, as the formatter wants it. */
function ruleIds(): string {
  const ids = Object.values(registers).flatMap(({ rules }) => rules.map(({ id }) => id));
  const lines = ids.map((id) => `  | '${id}'`).join('\n');
  return `// Written by \`npm run generate -- ids\` from rules/*.json. Do not edit.

/** The id of a rule of the register. */
export type RegisterRuleId =
${lines};

/** The id of a rule that a module from outside brings in its own words, such as \`house.fuller-purses\`. */
export type HouseRuleId = \`house.\${string}\`;

/** The id of a rule: of the register, or of a module from outside. */
export type RuleId = RegisterRuleId | HouseRuleId;
`;
}

export function files(): Files {
  const unlisted = unlistedRegisters();
  if (unlisted.length > 0) throw new Error(`src/register/documents.ts: It lacks ${unlisted.join(', ')}.`);
  return { 'src/register/rule-ids.ts': ruleIds() };
}
