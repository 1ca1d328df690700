import * as z from 'zod';
import { type Fields, type FieldType, fieldsOf, type Parts, typeOf } from './field-types.js';

/** The schemas of the types that fields can name. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>;

function one(type: FieldType, named: NamedSchemas): z.ZodType {
  const known = named[type.text];
  if (known !== undefined) return known;
  switch (type.sort) {
    case 'literal':
      return z.literal(type.value);
    case 'whole':
      return z.int().min(type.least).max(type.most);
    case 'list': {
      const list = z.array(one(type.item, named)).max(type.most);
      return type.least > 0 ? list.min(type.least) : list;
    }
    case 'union': {
      const parts: z.ZodType[] = [];
      // Adjacent words become one enum.
      let words: string[] = [];
      for (const part of type.of) {
        const schema = one(part, named);
        const more =
          schema instanceof z.ZodEnum ? schema.options : part.sort === 'literal' ? [part.value] : [];
        if (more.length === 0 || words.length === 0) parts.push(schema);
        words = more.length === 0 ? [] : [...words, ...more.map(String)];
        if (words.length > 1) parts[parts.length - 1] = z.enum(words);
      }
      const [first] = parts;
      if (parts.length === 1 && first !== undefined) return first;
      const key = discriminantOf(parts);
      return key === undefined
        ? z.union(parts)
        : z.discriminatedUnion(key, parts as unknown as [z.core.$ZodTypeDiscriminable]);
    }
    case 'name':
      throw new Error(
        `A field is of type ${type.text}, which has no schema. Add one, or take a type that has one: ${Object.keys(named).sort().join(', ')}.`,
      );
  }
}

const shapeOf = (fields: Fields, named: NamedSchemas): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    fieldsOf(fields).map(({ name, type, optional }) => {
      const schema = one(type, named);
      return [name, optional ? schema.optional() : schema];
    }),
  );

/** The schema of an object with these fields. */
export const schemaOf = (fields: Fields, named: NamedSchemas) => z.strictObject(shapeOf(fields, named));

/** The schemas of parts, by name, with those that are given. Parts may name each other; `named` wins. */
export function schemasOfParts(parts: Parts, named: NamedSchemas): NamedSchemas {
  const all: Record<string, z.ZodType> = {};
  // A part that is not there yet is looked up when it is used.
  for (const name of Object.keys(parts)) all[name] = z.lazy(() => all[name] as z.ZodType);
  Object.assign(all, named);
  for (const [name, part] of Object.entries(parts))
    all[name] = typeof part === 'string' ? one(typeOf(part), all) : schemaOf(part, all);
  return all;
}

/** The field that has a word of its own in each of several objects. */
function discriminantOf(parts: readonly z.ZodType[]): string | undefined {
  const [first] = parts;
  if (!(first instanceof z.ZodObject)) return undefined;
  const isWord = (key: string) => (part: z.ZodType) =>
    part instanceof z.ZodObject && part.shape[key] instanceof z.ZodLiteral;
  return Object.keys(first.shape).find((key) => parts.every(isWord(key)));
}

/** The schemas of a union of objects; the word under `key` is the discriminant. */
export function schemasOf<const Key extends string, Word extends string>(
  key: Key,
  kinds: Readonly<Record<Word, { readonly fields?: Fields }>>,
  named: NamedSchemas,
) {
  const schemas = (Object.keys(kinds) as Word[]).map((word) =>
    z.strictObject({
      [key]: z.literal(word),
      ...shapeOf(kinds[word].fields ?? {}, named),
    } as Record<Key, z.ZodLiteral<Word>>),
  );
  return schemas as [(typeof schemas)[number], ...typeof schemas];
}
