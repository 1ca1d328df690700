import * as z from 'zod';
import { show } from '../saves/describe-value.js';

/* Describes what a schema finds wrong: the actual value, and what would be right. */

export type RawIssue = z.core.$ZodRawIssue;

export const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

export const oneOf = (words: readonly unknown[]): string =>
  words.length === 1 ? show(words[0]) : `one of ${words.map(show).join(', ')}`;

export const missing = (wanted: string): string => `This is missing; it should be ${wanted}.`;

export function wrongLength(issue: RawIssue, length: number): string {
  if (issue.code === 'too_small') return `This list needs at least ${issue.minimum}; it has ${length}.`;
  return `This list can have ${issue.code === 'too_big' ? issue.maximum : 0} at most; it has ${length}.`;
}

function numberWanted(schema: z.ZodNumber): string {
  const [least, most] = [schema.minValue ?? -Infinity, schema.maxValue ?? Infinity];
  const kind = schema.isInt ? 'a whole number' : 'a number';
  if (least <= Number.MIN_SAFE_INTEGER)
    return most >= Number.MAX_SAFE_INTEGER ? kind : `${kind}, ${most} at most`;
  return most >= Number.MAX_SAFE_INTEGER ? `${kind}, ${least} at least` : `${kind} from ${least} to ${most}`;
}

const textWanted = (least: number, most: number | null): string =>
  most === null ? 'a text' : `a text of ${least} to ${most} characters`;

/**
 * Describes a schema.
 *
 * @param own - returns the edition's own description of a schema, if it has one
 */
export function wishOf(
  schema: unknown,
  own: (schema: unknown) => string | undefined = () => undefined,
): string {
  const wish = (inner: unknown): string => wishOf(inner, own);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return wish(schema.unwrap());
  const said = own(schema);
  if (said !== undefined) return said;
  if (schema instanceof z.ZodNullable) return `${wish(schema.unwrap())}, or null`;
  if (schema instanceof z.ZodNumber) return numberWanted(schema);
  if (schema instanceof z.ZodString) return textWanted(1, schema.maxLength);
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodNull) return 'null';
  if (schema instanceof z.ZodEnum) return oneOf(schema.options);
  if (schema instanceof z.ZodLiteral) return oneOf([...schema.values]);
  if (schema instanceof z.ZodArray || schema instanceof z.ZodTuple) return 'a list';
  if (schema instanceof z.ZodDiscriminatedUnion) return `an object with \`${schema.def.discriminator}\``;
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.map(wish))].join(', or ');
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodMap) return 'an object';
  if (schema instanceof z.ZodObject) {
    const needed = Object.keys(schema.shape).filter((key) => !(schema.shape[key] instanceof z.ZodOptional));
    return needed.length === 0 ? 'an object' : `an object with ${listed(needed)}`;
  }
  return 'something else';
}

const types: Readonly<Record<string, string>> = {
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  map: 'an object',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

function sizeWanted(issue: Extract<RawIssue, { code: 'too_big' | 'too_small' }>): string {
  const isBig = issue.code === 'too_big';
  const bound = String(isBig ? issue.maximum : issue.minimum);
  const within = `${bound} ${isBig ? 'at most' : 'at least'}`;
  if (issue.origin === 'string') return `a text with ${bound} characters ${isBig ? 'at most' : 'at least'}`;
  if (issue.origin === 'int') return `a whole number, ${within}`;
  return issue.inclusive === false ? `a number ${isBig ? 'below' : 'above'} ${bound}` : `a number, ${within}`;
}

function wantedBy(issue: RawIssue): string {
  const { schema = issue.inst } = issue as { schema?: unknown };
  switch (issue.code) {
    case 'invalid_type': {
      const wish = wishOf(schema);
      return wish === 'something else' ? (types[String(issue.expected)] ?? wish) : wish;
    }
    case 'too_big':
    case 'too_small':
      return sizeWanted(issue);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'not_multiple_of':
      return `a multiple of ${String(issue.divisor)}`;
    case 'invalid_format':
      return issue.pattern === undefined
        ? `a text in the form of ${issue.format}`
        : `a text such as ${issue.pattern} matches`;
    default:
      return wishOf(schema);
  }
}

/** Parses a value; problems are described in our words. */
export const readForm = <T>(form: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> =>
  form.safeParse(value, { error: sentenceOf });

function keysOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum
    ? schema.keyType.options.map(String)
    : [];
}

export function sentenceOf(issue: RawIssue): string {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf(issue.inst);
    const unused = known.filter(
      (key) => typeof input === 'object' && input !== null && !Object.hasOwn(input, key),
    );
    const there = `There is no key ${issue.keys.map(show).join(', ')} here`;
    return unused.length === 0 ? `${there}.` : `${there}; what could still be said is ${listed(unused)}.`;
  }
  if (issue.code === 'invalid_key') return `${show(input)} cannot be a key here.`;
  if (issue.code === 'invalid_element') return 'Something in it is not right here.';
  if ((issue.code === 'too_big' || issue.code === 'too_small') && Array.isArray(input))
    return wrongLength(issue, input.length);
  if (input === undefined) return missing(wantedBy(issue));
  return `${show(input)} is not right here; it should be ${wantedBy(issue)}.`;
}

/**
 * The message for an ability or course without an id. The label only suggests one: a derived id would change whenever
 * the label does.
 */
export function idWanted(label: unknown): string {
  const words = typeof label === 'string' ? label.toLowerCase().match(/[a-z0-9]+/g) : null;
  const such = words === null ? '' : `, such as ${show(words.join('-').slice(0, 60))}`;
  return `The id is missing by which actions call this, in lower case with hyphens${such}; it stays when the label changes.`;
}
