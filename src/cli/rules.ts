import { type Rule, rule, searchRules, UnknownRuleError } from '../register/index.js';

/** One rule, told for people. */
function tellRule(found: Rule): string[] {
  return [
    `${found.id}  (${found.kind}; ${found.document}: ${found.section})`,
    `  ${found.text}`,
    ...(found.note ? [`  Note: ${found.note}`] : []),
    ...(found.see.length > 0 ? [`  See: ${found.see.join(', ')}`] : []),
    ...(found.replaces.length > 0 ? [`  Replaces: ${found.replaces.join(', ')}`] : []),
  ];
}

/** What `rule <id>` prints: the rule, or that there is none, with the ids nearest to it. */
export function lookUp(id: string): { lines: string[]; found: boolean } {
  try {
    return { lines: tellRule(rule(id as Rule['id'])), found: true };
  } catch (error) {
    if (error instanceof UnknownRuleError) return { lines: [error.message], found: false };
    throw error;
  }
}

/** What `rule --search` prints: a line a rule. */
export const search = (words: string): string[] =>
  searchRules(words).map((found) => `${found.id}  ${found.text}`);
