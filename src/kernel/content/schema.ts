import * as z from 'zod';
import type { Problem } from '../errors.js';
import { isRecord, join, show } from '../saves/describe-value.js';
import { idWanted, listed, missing, oneOf, type RawIssue, wishOf, wrongLength } from './wording.js';

/* Checks data from outside against a schema and describes problems in sentences. */

type Issue = z.core.$ZodIssue;

export interface SchemaWords {
  guess(wanted: string, names: Iterable<string>): string | undefined;
  /** The keys that distinguish abilities, in the order of their union. */
  readonly abilityKeys: readonly string[];
  /** Describes an ability, such as `an object with \`use\` …`. */
  readonly anAbility: string;
  /** Whether a schema is that of an ability. */
  isAbility(schema: unknown): boolean;
  /** The list of a pack to which each kind of card belongs. */
  readonly homes: Readonly<Record<string, string>>;
  /** Describes a schema of the edition; `undefined` for any other schema. */
  wish(schema: unknown): string | undefined;
}

/** Describes the id of a word. */
export const aWord = 'a text in lower case letters and digits, with hyphens, such as "long-sword"';

/** Separates the sentences for unknown keys: zod reports them as one issue. */
const between = '\n';

function suggestId(problem: Problem, whole: unknown): Problem {
  const keys = problem.path.split('/');
  if (keys.pop() !== 'id') return problem;
  const held = keys.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], whole);
  return isRecord(held) && held.id === undefined && held.label !== undefined
    ? { ...problem, message: idWanted(held.label) }
    : problem;
}

function wordsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return wordsOf(schema.unwrap());
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].filter((value) => typeof value === 'string');
  if (schema instanceof z.ZodDiscriminatedUnion) return [];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(wordsOf);
  return [];
}

/** Makes a checker of plain data. Each problem is about the branch of the union that the author meant. */
export function schemaChecker(words: SchemaWords): (schema: z.ZodType, value: unknown) => readonly Problem[] {
  const { guess, abilityKeys, anAbility, isAbility, homes } = words;

  function problemsOf(issue: Issue, above: string): Problem[] {
    const path = issue.path.reduce<string>((place, key) => join(place, String(key)), above);
    if (issue.code === 'unrecognized_keys') {
      const sentences = issue.message.split(between);
      return issue.keys.map((key, at) => ({
        path: join(path, key),
        message: sentences[at] ?? issue.message,
      }));
    }
    if (issue.code === 'invalid_union') {
      const meant = issue.errors.filter((issues) => !issues.some(otherBranch));
      if (meant.length === 1) return meant.flat().flatMap((inner) => problemsOf(inner, path));
    }
    return [{ path, message: issue.message }];
  }

  /** Whether an issue shows that another branch of the union was meant. */
  function otherBranch(issue: Issue): boolean {
    if (issue.path.length === 0) return issue.code !== 'unrecognized_keys';
    const [key] = issue.path;
    if (issue.path.length !== 1 || !abilityKeys.some((known) => known === key)) return false;
    // A nested union has its key in the object itself.
    const { input } = issue;
    return input === undefined || (isRecord(input) && input[String(key)] === undefined);
  }

  function sentence(issue: RawIssue): string {
    const schema = issue.schema ?? issue.inst;
    const wanted = schema instanceof z.ZodType ? wish(schema) : 'something else';
    const { input } = issue;
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => unknownKey(key, input, schema)).join(between);
      case 'invalid_union':
        if (issue.discriminator !== undefined)
          return unknownBranch(String(issue.discriminator), issue.options, input);
        if (isAbility(schema)) return whichAbility(input);
        return input === undefined ? missing(wanted) : notAsWanted(input, wanted, wordsOf(schema));
      case 'invalid_key':
        return `${show(input)} cannot be a key here; a key is ${aWord}.`;
      case 'too_small':
      case 'too_big':
        if (Array.isArray(input)) return wrongLength(issue, input.length);
        return notAsWanted(input, wanted, []);
      default:
        return input === undefined ? missing(wanted) : notAsWanted(input, wanted, wordsOf(schema));
    }
  }

  function notAsWanted(input: unknown, wanted: string, words: readonly string[]): string {
    const near = typeof input === 'string' ? guess(input, words) : undefined;
    if (near !== undefined) return `${show(input)} is not known here; did you mean ${show(near)}?`;
    return `${show(input)} is not right here; it should be ${wanted}.`;
  }

  function unknownKey(key: string, input: unknown, schema: unknown): string {
    const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const kinds = sortsOfAbility(input);
    if (
      kinds.length > 1 &&
      known.some((word) => abilityKeys.some((kind) => kind === word)) &&
      !known.includes('kind')
    )
      return `An ability has just one of ${listed(abilityKeys)}; this one has ${kinds.join(' and ')}.`;
    const unused = known.filter((word) => !(isRecord(input) && word in input));
    const near = guess(key, unused);
    if (near !== undefined) return `There is no key ${show(key)} here; did you mean ${show(near)}?`;
    return unused.length === 0
      ? `There is no key ${show(key)} here.`
      : `There is no key ${show(key)} here; what could still be said is ${listed(unused)}.`;
  }

  function unknownBranch(key: string, options: unknown, input: unknown): string {
    const words = Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [];
    const word = isRecord(input) ? input[key] : undefined;
    if (word === undefined) {
      const near = isRecord(input) ? guess(key, Object.keys(input)) : undefined;
      return near === undefined
        ? missing(oneOf(words))
        : `This is missing; did you write ${show(near)} for ${show(key)}?`;
    }
    if (key === 'kind' && typeof word === 'string' && Object.hasOwn(homes, word))
      return `A card of kind ${show(word)} belongs in \`${homes[word]}\`; here it should be ${oneOf(words)}.`;
    return notAsWanted(word, oneOf(words), words);
  }

  const sortsOfAbility = (input: unknown): string[] =>
    isRecord(input) ? abilityKeys.filter((key) => input[key] !== undefined) : [];

  function whichAbility(input: unknown): string {
    if (!isRecord(input)) return input === undefined ? missing(anAbility) : notAsWanted(input, anAbility, []);
    const kinds = sortsOfAbility(input);
    if (kinds.length === 0) return `This is no ability yet: it should be ${anAbility}.`;
    return `An ability has just one of ${listed(abilityKeys)}; this one has ${kinds.join(' and ')}.`;
  }

  const wish = (schema: unknown): string =>
    wishOf(schema, (own) => words.wish(own) ?? (isAbility(own) ? anAbility : undefined));

  return (schema, value) => {
    const { error } = schema.safeParse(value, { error: sentence, reportInput: true });
    const seen = new Set<string>();
    return (error?.issues ?? [])
      .flatMap((issue) => problemsOf(issue, ''))
      .map((problem) => suggestId(problem, value))
      .filter(({ path, message }) => !seen.has(path + message) && seen.add(path + message));
  };
}
