import * as z from 'zod';
import {
  anything,
  batch,
  greetingSchema,
  id,
  protocolVersion,
  refusalSchema,
  requests,
  seat,
} from '../../src/protocol/schema.js';

/* The forms of whole lines, and of what the engine writes: the engine reads none of them, readers of its lines do. */

/** Any request. */
const single = z.discriminatedUnion(
  'type',
  Object.values(requests) as unknown as [
    typeof requests.hello,
    ...(typeof requests)[keyof typeof requests][],
  ],
);

const requestSchema = z.union([single, batch]);

/** A line that the engine reads. */
export const lineSchema = z.intersection(z.looseObject({ id: id.optional() }), requestSchema);

/** The reply to a request that was carried out. */
const done = z.looseObject({ ok: z.literal(true), type: z.string() });
const refused = z.strictObject({ ok: z.literal(false), error: refusalSchema });

/** What is in each reply that has moved a game. */
export const statusSchema = z.looseObject({
  game: z.string(),
  step: z.int().describe('how many actions were carried out since it was opened'),
  decision: z
    .strictObject({ actor: z.union([seat, z.literal('chance')]), kind: z.string(), rule: z.string() })
    .nullable()
    .describe('what the game waits for; null once it is over'),
  outcome: anything.nullable().describe('how it ended; null while it goes on'),
  legal: z.array(anything).optional(),
  codes: z.array(z.string()).optional(),
  view: anything.optional(),
  events: z.array(anything).optional(),
  numbers: z
    .array(z.int().nullable())
    .optional()
    .describe('the numbers of the legal actions, in the order of legal and codes; null for what has none'),
  observation: z
    .strictObject({ size: z.int(), at: z.array(z.int()), values: z.array(z.number()) })
    .optional()
    .describe('what is seen as a row of numbers: all are 0 but the values at these places'),
  key: z.string().optional().describe('what is seen, as a key: equal positions, equal keys'),
  information: z.string().optional().describe('what is seen, as a text'),
  scores: z.array(z.number()).optional().describe('what the game is worth to each player'),
  state: anything.optional().describe('the whole state, with all that is hidden'),
  happened: z.array(anything).optional().describe('all events of this request, with all that is hidden'),
  values: anything.optional().describe('what cards, counters and rules compute'),
  combat: anything.nullable().optional().describe('the combat under way; null if there is none'),
});

/** A line that the engine writes. */
export const replySchema = z.union([
  greetingSchema,
  done.extend({ id: id.optional() }),
  refused.extend({ id: id.optional() }),
]);

const decision = z.looseObject({ kind: z.string(), rule: z.string() });

/** What a program with a seat of its own receives. */
export const toldSchema = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('begin'),
    protocol: z.literal(protocolVersion),
    seed: z.string().describe('of the program’s own chance: equal seeds, equal play'),
    parameter: z.string().nullable().describe('what stands after the colon of its name'),
    player: z.int().describe('its seat'),
    names: z.array(z.string()).describe('who plays, by seat'),
    edition: z.string(),
    modules: z.array(z.string()),
    learning: z
      .strictObject({ numActions: z.int(), numbering: z.string(), layout: z.string() })
      .describe('how many numbers actions have, and the versions of both'),
    view: anything,
  }),
  z.looseObject({
    type: z.literal('choose'),
    decision,
    budget: z.number().nullable().describe('milliseconds for this decision; null if nobody counts them'),
  }),
  z.strictObject({ type: z.literal('observe'), events: z.array(anything) }),
  z.strictObject({ type: z.literal('end'), outcome: anything.nullable(), view: anything }),
]);
