// docs/protocol.schema.json: the JSON Schema of the lines that `serve --stdio` reads and says.
import * as z from 'zod';
import { greetingSchema } from '../../src/protocol/schema.js';
import { choiceSchema, readySchema } from '../../src/protocol/seat.js';
import type { Files } from './files.js';
import { lineSchema, replySchema, statusSchema, toldSchema } from './protocol-lines.js';

/** The schema as text, made from the forms by which lines are checked. */
function protocolSchema(): string {
  const defs = Object.fromEntries(
    Object.entries({
      line: lineSchema,
      reply: replySchema,
      status: statusSchema,
      greeting: greetingSchema,
      told: toldSchema,
      ready: readySchema,
      choice: choiceSchema,
    }).map(([name, form]) => {
      const { $schema: _, ...schema } = z.toJSONSchema(form as z.ZodType, { io: 'input' });
      return [name, schema];
    }),
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Lines of runebound-engine serve --stdio',
    description:
      '`line` is what the engine reads, `reply` what it says; `status` is in each reply that has moved a game. `told` is what a program with a seat of its own receives; it answers with `ready` and `choice`.',
    anyOf: [{ $ref: '#/$defs/line' }, { $ref: '#/$defs/reply' }],
    $defs: defs,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

export const files = (): Files => ({ 'docs/protocol.schema.json': protocolSchema() });
