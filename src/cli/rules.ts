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

/** What `rule` prints, and whether there is such a rule. */
interface Answer {
  readonly lines: readonly string[];
  readonly found: boolean;
}

/** The rule with an id; for an unknown id the nearest ones. */
export function lookUp(id: string): Answer {
  try {
    return { lines: tellRule(rule(id as Rule['id'])), found: true };
  } catch (error) {
    if (error instanceof UnknownRuleError) return { lines: [error.message], found: false };
    throw error;
  }
}

/** The rules that have all of these words, a line for each. */
export function search(words: string): Answer {
  const lines = searchRules(words).map(({ id, text }) => `${id}  ${text}`);
  return lines.length > 0
    ? { lines, found: true }
    : { lines: [`No rule has all of these words: ${words}`], found: false };
}
