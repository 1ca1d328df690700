import * as z from 'zod';

/* The forms of requests; scripts/generate/protocol-lines.ts has those of replies. docs/protocol.schema.json is generated from both. The engine checks the contents of views, actions, events and options. */

/** The version of the protocol: raised when a valid message becomes invalid. */
export const protocolVersion = 1;

/** The longest line that is read, in characters. */
export const longestLine = 16 * 1024 * 1024;

/** The most characters of the replies to one line: the rest of a longer batch is not done. */
export const longestReply = 64 * 1024 * 1024;

export const mostGames = 10_000;

/** The most actions in the logs of all open games. */
export const mostLogged = 200_000;

const longestBatch = 10_000;

export const botNames = ['sensible', 'random'] as const;

export const shownNames = [
  'legal',
  'codes',
  'numbers',
  'view',
  'events',
  'observation',
  'key',
  'information',
  'scores',
] as const;

/** Parts for runners of vectors: they hide nothing, so no seat is shown them. */
const wholeNames = ['state', 'happened', 'values', 'combat'] as const;

export type ShownName = (typeof shownNames)[number] | (typeof wholeNames)[number];

const game = z.string().min(1).max(64).describe('the name of an open game');
export const seat = z.int().min(0).max(5).describe('a player, by index');
const seed = z.union([z.string().max(200), z.number()]).describe('equal seeds, equal chance');
const bot = z.enum(botNames).describe('a bundled bot');
export const anything = z.looseObject({});
const content = anything.optional().describe('a content pack to play with');
const most = z.int().min(1).max(100_000).describe('after so many actions it stops');
const eyes = seat
  .nullable()
  .optional()
  .describe('whose eyes see views and events; null: a spectator. The player who is asked, if left out');
const wanted = z
  .array(z.enum([...shownNames, ...wholeNames]))
  .max(shownNames.length + wholeNames.length)
  .optional()
  .describe(
    'the optional parts of the reply: legal actions, their codes, their numbers, the view, what happened; of the view its observation, key, text, and what it is worth to each player; for a runner of vectors the whole state, all that happened, computed values, the combat',
  );
const shown = { with: wanted, as: eyes };
const acting = {
  action: anything.optional().describe('the action as an object'),
  code: z.string().max(1000).optional().describe('the action as its code'),
  index: z.int().nonnegative().optional().describe('the action by its place in the list of legal actions'),
  number: z
    .int()
    .nonnegative()
    .optional()
    .describe('the action by its number, which is always the same: see the request learning'),
  by: z
    .union([seat, z.literal('chance')])
    .optional()
    .describe('whose action it must be'),
};

const shapes = {
  hello: { protocol: z.int().optional() },
  new: {
    game: game.optional(),
    options: anything.describe('the options of createGame'),
    content,
    log: z.boolean().optional().describe('keep events, for the request events'),
    ...shown,
  },
  from: {
    game: game.optional(),
    position: z
      .union([z.string(), anything])
      .describe('a save, a state, a view, or a scenario: as text or as an object'),
    content,
    seed: seed.optional().describe('of a view: deals what it hides and rolls the dice'),
    log: z.boolean().optional(),
    ...shown,
  },
  legal: { game, player: seat.optional() },
  apply: { game, ...acting, ...shown },
  view: { game, player: seat.nullable() },
  events: {
    game,
    player: seat.nullable(),
    after: z.int().nonnegative().optional().describe('only events of actions after so many'),
  },
  look: { game, ...shown },
  outcome: { game },
  decision: { game },
  explain: { game, ...acting },
  chanceOutcomes: { game },
  perft: {
    game,
    depth: z.int().min(1).max(8).describe('actions and outcomes in a row'),
  },
  learning: { game },
  serialize: { game },
  fork: {
    game,
    to: game.optional().describe('what the copy is called'),
    player: seat
      .nullable()
      .optional()
      .describe('copies only what this player knows: what is hidden is dealt anew, from the seed'),
    seed: seed.optional().describe('dice of its own for the copy; else both go on with the same dice'),
    ...shown,
  },
  close: { game },
  bot: {
    game,
    bot,
    seed: seed.optional(),
    apply: z.boolean().optional().describe('carry out what the bot chose'),
    ...shown,
  },
  advance: {
    game,
    seats: z.record(z.string().regex(/^[0-5]$/), bot).describe('which bots play, by seat'),
    seed: seed.optional(),
    most: most.optional(),
    ...shown,
  },
  playout: {
    game,
    bot,
    seed: seed.optional(),
    player: seat.nullable().optional().describe('from what this player knows'),
    most: most.optional(),
    view: z.boolean().optional().describe('show what that player sees in the end'),
  },
};

type Shapes = typeof shapes;
const requestOf = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });
type SchemaOf<T extends keyof Shapes> = ReturnType<typeof requestOf<T, Shapes[T]>>;

export const requests = Object.fromEntries(
  Object.entries(shapes).map(([type, shape]) => [type, requestOf(type, shape)]),
) as unknown as { readonly [T in keyof Shapes]: SchemaOf<T> };

export const batch = z.strictObject({
  type: z.literal('batch'),
  requests: z.array(anything).max(longestBatch).describe('requests without ids, answered in this order'),
});

/** Other numbers would be rounded. */
export const id = z
  .union([z.string().max(200), z.int(), z.null()])
  .describe('a text of 200 characters at most, or a whole number that is no larger than 9007199254740991');

/** Why a request was refused. It has changed nothing. */
export const refusalSchema = z.strictObject({
  code: z.string().describe('a stable word'),
  message: z.string().describe('what is wrong, and what would be right'),
  rule: z.string().nullable().optional().describe('the rule that forbids an action'),
  problems: z
    .array(z.strictObject({ path: z.string(), message: z.string(), rule: z.string().optional() }))
    .optional()
    .describe('each thing that is wrong, with its place'),
});

export const greetingSchema = z.strictObject({
  type: z.literal('greeting'),
  protocol: z.literal(protocolVersion),
  engine: z.string(),
  editions: z.array(
    z.strictObject({ id: z.string(), modules: z.array(z.string()), scenarios: z.array(z.string()) }),
  ),
  bots: z.array(z.string()),
  requests: z.array(z.string()),
});

export type Request = { [T in keyof Shapes]: z.infer<SchemaOf<T>> }[keyof Shapes];
export type RequestOf<T extends Request['type']> = Extract<Request, { readonly type: T }>;
export type Refusal = z.infer<typeof refusalSchema>;
/** What the engine says first. */
export type Greeting = z.infer<typeof greetingSchema>;
export type BotName = (typeof botNames)[number];
