import { InvalidArgumentError, type Problem, readList } from '../kernel/index.js';
import { type Catalogue, readCatalogue } from './book.js';
import { compileMessage, withoutGrammar } from './format.js';
import { isFurther, type Keyed, type KeyedRules, type KeyedRuleset, keysOf, type WordKey } from './keys.js';

/* The check of catalogues, the same in every edition. */

/** The result of a check of a catalogue. */
export interface CatalogueReport {
  /** True if every message can be used. Some may still be missing. */
  readonly ok: boolean;
  /** Keys without a message, told in English. Names and texts of content are not counted. */
  readonly missing: readonly string[];
  /** Keys that no rule uses. */
  readonly unknown: readonly string[];
  /** Messages that cannot be read, or that use unknown values; the path is the key. */
  readonly malformed: readonly Problem[];
  /** The number of names and texts of content in the catalogue. */
  readonly content: number;
}

export interface Checks<R extends KeyedRules> {
  wordKeys(rulesets?: readonly KeyedRuleset<R>[]): readonly WordKey[];
  checkCatalogue(catalogue: Catalogue, rulesets?: readonly KeyedRuleset<R>[]): CatalogueReport;
}

/** Checks the argument before its rulesets are used. */
function readRulesets<R extends KeyedRules>(
  given: unknown,
  bundled: () => readonly KeyedRuleset<R>[],
): readonly KeyedRuleset<R>[] {
  if (given === undefined) return bundled();
  const wrong = 'A catalogue is checked for a list of rulesets, as composeRuleset gives them.';
  try {
    const list = readList(given);
    const isRuleset = (value: unknown): boolean => {
      const { rules } = value as KeyedRuleset;
      return typeof rules.events === 'object' && typeof rules.content.cards === 'object';
    };
    if (list === null || list.length === 0 || !list.every(isRuleset)) throw new InvalidArgumentError(wrong);
    return given as readonly KeyedRuleset<R>[];
  } catch {
    throw new InvalidArgumentError(wrong);
  }
}

function problemOfMessage({ locale, messages }: Catalogue, key: string, { values }: WordKey): Problem | null {
  let needs: readonly string[];
  try {
    ({ needs } = compileMessage(messages[key] as string, locale));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be read';
    return {
      path: key,
      message: `This is no message: ${why}. See docs/words.md for how messages are written.`,
    };
  }
  const strange = needs.filter((name) => !values.includes(name) && !values.includes(withoutGrammar(name)));
  if (strange.length === 0) return null;
  const there = values.length > 0 ? `there are ${values.join(', ')}` : 'there are none';
  return { path: key, message: `There is no value ${strange.join(', ')} for this message; ${there}.` };
}

/** `bundled` are rulesets that together have all keys. */
export function checksOf<R extends KeyedRules>(
  edition: Keyed<R>,
  bundled: () => readonly KeyedRuleset<R>[],
): Checks<R> {
  const known = new WeakMap<readonly KeyedRuleset<R>[], readonly WordKey[]>();
  let all: readonly KeyedRuleset<R>[] | undefined;
  const once = () => {
    all ??= bundled();
    return all;
  };
  const keysFor = (chosen: readonly KeyedRuleset<R>[]): readonly WordKey[] => {
    let keys = known.get(chosen);
    if (!keys) {
      keys = keysOf(chosen, edition);
      known.set(chosen, keys);
    }
    return keys;
  };
  return {
    wordKeys: (rulesets) => keysFor(readRulesets(rulesets, once)),
    checkCatalogue(catalogue, rulesets) {
      const chosen = readRulesets(rulesets, once);
      const read = readCatalogue(catalogue);
      const keys = new Map(keysFor(chosen).map((key) => [key.key, key]));
      const own = Object.keys(read.messages);
      const has = new Set(own);
      const spoken: WordKey = { key: '', english: null, values: [], content: true };
      const unknown = own.filter((key) => !keys.has(key) && !isFurther(key, chosen, edition));
      const strange = new Set(unknown);
      const malformed = own.flatMap((key) =>
        strange.has(key) ? [] : (problemOfMessage(read, key, keys.get(key) ?? spoken) ?? []),
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
    },
  };
}
