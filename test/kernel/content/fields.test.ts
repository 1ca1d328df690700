import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fieldsOf, mentions } from '../../../src/kernel/content/field-types.js';
import { schemasOf } from '../../../src/kernel/content/fields.js';

/* The notation for the fields of effects: what it is read as, and the schemas that follow from it. */

const named = { Amount: z.int(), Color: z.enum(['red', 'blue']), Place: z.strictObject({ at: z.string() }) };
const schemaOf = (type: string, key = 'it') => {
  const [schema] = schemasOf('do', { act: { fields: { [key]: type } } }, named);
  return z.toJSONSchema(schema) as { properties: Record<string, unknown>; required: readonly string[] };
};
const schemaOfIt = (type: string): unknown => schemaOf(type).properties.it;

describe('a field', () => {
  it.each([
    ['1..20', { type: 'integer', minimum: 1, maximum: 20 }],
    ['-20..20', { type: 'integer', minimum: -20, maximum: 20 }],
    ['true', { type: 'boolean', const: true }],
    ["'here'", { type: 'string', const: 'here' }],
    ["'here' | 'all'", { type: 'string', enum: ['here', 'all'] }],
    ["Color | 'any'", { type: 'string', enum: ['red', 'blue', 'any'] }],
    [
      '1..6[1..6]',
      { type: 'array', minItems: 1, maxItems: 6, items: { type: 'integer', minimum: 1, maximum: 6 } },
    ],
    ['Color[0..4]', { type: 'array', maxItems: 4, items: { type: 'string', enum: ['red', 'blue'] } }],
  ])('of type %s has the schema of that type', (type, schema) => {
    expect(schemaOfIt(type)).toEqual(schema);
  });

  it('takes one of several types in the order in which they stand', () => {
    const { anyOf } = schemaOfIt("Place | 'here' | 'there'") as { anyOf: readonly { type: string }[] };
    expect(anyOf.map(({ type }) => type)).toEqual(['object', 'string']);
  });

  it('may be missing if its name ends in a question mark', () => {
    expect(schemaOf('1..2').required).toEqual(['do', 'it']);
    expect(schemaOf('1..2', 'it?').required).toEqual(['do']);
    expect(fieldsOf({ 'it?': '1..2' })).toMatchObject([{ name: 'it', optional: true }]);
  });

  it('of a type without a schema is refused by that name', () => {
    expect(() => schemaOf('Nothing')).toThrow('A field is of type Nothing, which has no schema.');
  });

  it('mentions the names in it, however deep, and no others', () => {
    const [field] = fieldsOf({ it: "Amount | Color[1..3] | 'Place'" });
    const type = field?.type ?? fieldsOf({ it: 'true' })[0]?.type;
    if (type === undefined) throw new Error('There is a field.');
    expect(['Amount', 'Color', 'Place'].map((name) => mentions(type, name))).toEqual([true, true, false]);
  });
});
