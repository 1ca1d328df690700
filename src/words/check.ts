import { InvalidArgumentError, type Problem } from '../kernel/index.js';
import { bundledModules, rulesetOf } from '../second-edition/index.js';
import { type Catalogue, readCatalogue } from './book.js';
import { compileMessage } from './format.js';
import { isFurther, keysOf, type WordKey } from './keys.js';
import type { WordedRuleset } from './words.js';

/** What a check of a catalogue finds. */
export interface CatalogueReport {
  /** True if every message can be told. Some may still be missing. */
  readonly ok: boolean;
  /** Keys that are told in English, because the catalogue does not have them. Names and texts of content are not counted. */
  readonly missing: readonly string[];
  /** Keys that nothing asks for. */
  readonly unknown: readonly string[];
  /** Messages that cannot be read, or that use values which do not exist there; the path is the key. */
  readonly malformed: readonly Problem[];
  /** How many names and texts of content the catalogue has. */
  readonly content: number;
}

let bundled: readonly WordedRuleset[] | undefined;

/** The base game with each of the modules that come with the package: together they have every key. */
function bundledRulesets(): readonly WordedRuleset[] {
  bundled ??= Object.values(bundledModules).map(({ id, requires = [] }) => rulesetOf([...requires, id]));
  return bundled;
}

const known = new WeakMap<readonly WordedRuleset[], readonly WordKey[]>();

/** What the rulesets are is looked at before anything is asked of them. */
function readRulesets(given: unknown): readonly WordedRuleset[] {
  if (given === undefined) return bundledRulesets();
  const wrong = 'A catalogue is checked for a list of rulesets, as composeRuleset gives them.';
  try {
    const list: unknown[] = [...(given as unknown[])];
    const isRuleset = (value: unknown): boolean => {
      const { rules } = value as WordedRuleset;
      return typeof rules.events === 'object' && typeof rules.content.cards === 'object';
    };
    if (!Array.isArray(given) || list.length === 0 || !list.every(isRuleset))
      throw new InvalidArgumentError(wrong);
    return given as readonly WordedRuleset[];
  } catch {
    throw new InvalidArgumentError(wrong);
  }
}

/**
 * All keys that a catalogue can have, with their English: what translators start from. Names and texts of content come last.
 * Besides, `rule.<id>` and `refusal.<id>` say a rule and its refusals, `module.<id>.name` a module, `space.<id>.name` a space.
 *
 * @param rulesets - the rulesets that the catalogue is for; all that come with the package if left out
 * @throws InvalidArgumentError for what are no rulesets
 * @example
 * ```ts
 * wordKeys().find(({ key }) => key === 'action.move/roll')?.values; // ['dice']
 * ```
 */
export function wordKeys(rulesets?: readonly WordedRuleset[]): readonly WordKey[] {
  const chosen = readRulesets(rulesets);
  let keys = known.get(chosen);
  if (!keys) {
    keys = keysOf(chosen);
    known.set(chosen, keys);
  }
  return keys;
}

/** What is wrong with a message, or `null`. */
function problemOfMessage({ locale, messages }: Catalogue, key: string, { values }: WordKey): Problem | null {
  let needs: readonly string[];
  try {
    ({ needs } = compileMessage(messages[key] as string, locale));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      path: key,
      message: `This is no message: ${why}. See docs/words.md for how messages are written.`,
    };
  }
  const strange = needs.filter((name) => !values.includes(name));
  if (strange.length === 0) return null;
  const there = values.length > 0 ? `there are ${values.join(', ')}` : 'there are none';
  return { path: key, message: `There is no value ${strange.join(', ')} for this message; ${there}.` };
}

/**
 * Checks a catalogue: which keys it misses, which it has for nothing, and which messages cannot be told. Such messages are told in English
 * until they are mended.
 *
 * @param catalogue - as it comes out of a file
 * @param rulesets - the rulesets that it is for; all that come with the package if left out
 * @throws InvalidArgumentError for what has not the form of a catalogue, and for what are no rulesets
 * @example
 * ```ts
 * checkCatalogue({ locale: 'de', messages: { 'action.move/roll': 'Wirf {würfel} Würfel.' } }).ok; // false: it is {dice}
 * ```
 */
export function checkCatalogue(catalogue: Catalogue, rulesets?: readonly WordedRuleset[]): CatalogueReport {
  const chosen = readRulesets(rulesets);
  const read = readCatalogue(catalogue);
  const keys = new Map(wordKeys(chosen).map((key) => [key.key, key]));
  const own = Object.keys(read.messages);
  const has = new Set(own);
  const spoken: WordKey = { key: '', english: null, values: [], content: true };
  const unknown = own.filter((key) => !keys.has(key) && !isFurther(key, chosen));
  const malformed = own.flatMap((key) =>
    unknown.includes(key) ? [] : (problemOfMessage(read, key, keys.get(key) ?? spoken) ?? []),
  );
  return {
    ok: unknown.length === 0 && malformed.length === 0,
    missing: [...keys.values()]
      .filter(
        ({ key, english, content }) =>
          english !== null && !content && !has.has(key) && !has.has(key.replace(/\.short$/, '')),
      )
      .map(({ key }) => key),
    unknown,
    malformed,
    content: own.filter((key) => keys.get(key)?.content === true).length,
  };
}
