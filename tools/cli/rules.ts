import { type Rule, rule, searchRules, UnknownRuleError } from '../../src/register/index.js';

function tellRule(found: Rule): string[] {
  return [
    `${found.id}  (${found.kind}; ${found.document}: ${found.section})`,
    `  ${found.text}`,
    ...(found.note ? [`  Note: ${found.note}`] : []),
    ...(found.see.length > 0 ? [`  See: ${found.see.join(', ')}`] : []),
    ...(found.replaces.length > 0 ? [`  Replaces: ${found.replaces.join(', ')}`] : []),
  ];
}

export function lookUp(id: string) {
  try {
    return { lines: tellRule(rule(id as Rule['id'])), found: true };
  } catch (error) {
    if (error instanceof UnknownRuleError) return { lines: [error.message], found: false };
    throw error;
  }
}

export function search(words: string) {
  const lines = searchRules(words).map(({ id, text }) => `${id}  ${text}`);
  return lines.length > 0
    ? { lines, found: true }
    : { lines: [`No rule has all of these words: ${words}`], found: false };
}
