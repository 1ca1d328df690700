import * as z from 'zod';
import type { AnyAction } from '../kernel/index.js';
import { gameSchema, givenSchema } from '../scenario/second-edition/schema.js';
import { gameSchema as gameOfThird, givenSchema as givenOfThird } from '../scenario/third-edition/schema.js';

/*
 * The form of a conformance vector: a position, what is done in it, and what must then be true. Plain JSON, so that an
 * engine in any language can read it. docs/conformance.md tells how.
 */

const pointer = z
  .string()
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, 'a JSON Pointer such as /players/0/gold, or empty for the whole')
  .max(200);

const ruleId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]*$/, 'an id of the rule register')
  .max(120);

const RULES = 'an id of the rule register, or a list of those any of which may decide it';
/** The rule that decides something; several where it could be any of them. */
const rules = z.union([ruleId, z.array(ruleId, RULES).min(1).max(20)], RULES);

const seat = z.number().int().min(0).max(5);

/** Any JSON value; objects with a single key that begins with `$` are tests of their own. */
const expected = z.json();

const action = z.looseObject({ type: z.string().max(120) });

/** An object of which only the parts that are named must be equal. */
const partial = z.record(z.string(), expected);

const places = z.record(pointer, expected);

const FRACTION = 'a fraction in quotes, such as "3/100"';
const fraction = z.string(FRACTION).regex(/^[0-9]{1,12}\/[1-9][0-9]{0,11}$/, FRACTION);

const expectationForm = z.strictObject({
  /** Values in the state, by JSON Pointer. */
  state: places.optional(),
  /** Values that no state holds, such as Life with all that changes it, by JSON Pointer into them. */
  values: places.optional(),
  /** What the game waits for; `null` once it is over. */
  decision: partial.nullable().optional(),
  /** The combat that is going on, in the words of `given`; `null` if there is none. */
  combat: partial.nullable().optional(),
  /** Actions that must be listed as legal: for the player `actor`, where one names a player, or else for the one who is asked. */
  legal: z.array(partial).max(500).optional(),
  /** The complete list, of the player who is asked and of each `actor`: each legal action is one of these, and each of these is legal. */
  only: z.array(partial).max(500).optional(),
  /** No legal action is like one of these: none of the player `actor`, where one names a player, or else of the one who is asked. */
  none: z.array(partial).max(500).optional(),
  /** Actions that must be refused, and the rule that forbids them. */
  illegal: z
    .array(
      z.strictObject({
        /** The action, or any other value: that is refused as well. */
        action: z.json(),
        /** The player who tries it; the one who is asked if left out. */
        actor: seat.optional(),
        /** The rule that decides it, or several of which any may; any at all if left out. */
        rule: rules.optional(),
        /** In place of `rule`: nothing but the question that is asked speaks against it, and this rule asks it. */
        asked: ruleId.optional(),
        /** The action is deliberately none of this game: a type, a name or a value that does not exist, or no action at all. */
        nonsense: z.literal(true).optional(),
      }),
    )
    .max(500)
    .optional(),
  /** What happened since the last `expect`, in this order; other events may stand between. */
  events: z.array(partial).max(500).optional(),
  /** How often something happened since the last `expect`: exactly so often. */
  eventCounts: z
    .array(
      z.strictObject({
        /** Parts of an event. */
        event: partial,
        /** How many events are like that. */
        count: z.number().int().min(0).max(1000),
      }),
    )
    .max(500)
    .optional(),
  /** What did not happen since the last `expect`. */
  noEvents: z.array(partial).max(500).optional(),
  /** How the game ended; `null` while it goes on. */
  outcome: partial.nullable().optional(),
  /** The answers that chance can give: how many, and some of them with their exact probabilities. */
  chances: z
    .strictObject({
      /** How many answers there are; not compared if left out. */
      count: z.number().int().min(1).optional(),
      /** Some of the answers, as fractions such as `1/100`. */
      some: z
        .array(
          z.strictObject(
            {
              /** Parts of the answer. */
              action: partial,
              /** How likely it is. */
              probability: fraction,
            },
            'an answer and how likely it is, such as { "action": { "dice": [1, 1] }, "probability": "1/100" }',
          ),
          'a list of answers and how likely they are: { "action", "probability" }',
        )
        .optional(),
    })
    .optional(),
  /** What a player may know (`null`: a spectator), by JSON Pointer into the view. */
  views: z
    .array(
      z.strictObject({
        /** Who looks, counted from 0; `null`: a spectator. */
        player: seat.nullable(),
        /** Values in what they see, by JSON Pointer. */
        state: places,
      }),
    )
    .optional(),
  /** Counts of the tree of actions and chance outcomes to a depth. */
  perft: z
    .array(
      z.strictObject({
        /** How many actions and answers of chance one after another. */
        depth: z.number().int().min(1).max(8),
        /** Leaves of the tree. */
        nodes: z.number().int().min(0),
        /** Answers of chance met on the way; not compared if left out. */
        outcomes: z.number().int().min(0).optional(),
      }),
    )
    .optional(),
});

/** What must be true, all of it. An expectation that names nothing is refused. */
export interface Expectation extends z.infer<typeof expectationForm> {}

const expectationSchema: z.ZodType<Expectation, Expectation> = expectationForm;

/** One step of a vector. Each has one key; beside `do` there may be the `actor`. */
export type VectorStep =
  | {
      /** What a player does. It fails if chance is asked, or if the action is not legal for that player. */
      do: AnyAction;
      /** Who does it; the player who is asked if left out. */
      actor?: number | undefined;
    }
  | {
      /** What chance answers. It fails if a player is asked, or if chance cannot answer this. */
      chance: AnyAction;
    }
  | {
      /** What must be true now. */
      expect: Expectation;
    };

/** The form of a step. */
export const stepSchema: z.ZodType<VectorStep, VectorStep> = z.union(
  [
    /** A player's action. */
    z.strictObject({
      do: action,
      /** Who does it; the player who is asked if left out. */
      actor: seat.optional(),
    }),
    /** An answer of chance. */
    z.strictObject({ chance: action }),
    /** What must be true now. */
    z.strictObject({ expect: expectationSchema }),
  ],
  'a step has one key: "do" with an action (and "actor", if another player than the one asked does it), "chance" with an answer of chance, or "expect"',
);

/** The form of a vector with `game` and `given` as an edition has them. */
const formWith = <G extends z.ZodType, N extends z.ZodType>(game: G, given: N) =>
  z
    .strictObject({
      /** `<rule id>/<a few words>`: unique. */
      id: z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]*\/[a-z0-9][a-z0-9-]*$/, 'an id is <rule id>/<a-few-words>')
        .max(160),
      /** What it shows, in a sentence. */
      title: z.string().min(1).max(300),
      /** The rules that it shows. */
      rules: z.array(ruleId).min(1).max(20),
      /** Why it is as it is, for people. */
      note: z.string().max(1000).optional(),
      /** The position, in the scenario language. */
      game: game.optional(),
      /** What is going on in it; if left out, the turn of the starting or first player begins. */
      given: given.optional(),
      /** Options of a new game, in place of a position; chance is always told. */
      create: z.looseObject({}).optional(),
      /** Modules or editions, named in `game` or `create`, that are nobody's but the author's: where they are not there, the vector is not applicable. */
      foreign: z.array(z.string().max(60)).min(1).max(20).optional(),
      /** Cards of its own, on top of the bundled ones: a content pack. */
      content: z
        .looseObject({
          /** The pack's id. */
          id: z.string(),
        })
        .optional(),
      /** The position or the options must be refused: for this rule, at this path. */
      refused: z
        .strictObject({
          /** The rule that is broken, or several of which any may be; any at all if left out. */
          rule: rules.optional(),
          /** Where it is broken, such as `game/players/0/gold`; anywhere if left out. */
          path: z.string().max(200).optional(),
        })
        .optional(),
      /** What happens, in order; the last one is an `expect`. Left out if the position is `refused`, and only then. */
      steps: z.array(stepSchema).max(500).optional(),
    })
    .refine(({ game, create }) => (game === undefined) !== (create === undefined), {
      error: 'a vector has either "game" (a position) or "create" (options of a new game)',
    })
    .refine(({ given, create }) => given === undefined || create === undefined, {
      error: '"given" belongs to "game", not to "create"',
      path: ['given'],
    })
    .refine(({ steps, refused }) => (steps !== undefined && steps.length > 0) !== (refused !== undefined), {
      error: 'a vector has either steps, or "refused"',
    })
    .refine(
      ({ steps }) => steps === undefined || (steps.at(-1) !== undefined && 'expect' in (steps.at(-1) ?? {})),
      { error: 'the last step is an "expect": what comes of the others?', path: ['steps'] },
    );

const anyForm = formWith(z.union([gameSchema, gameOfThird]), z.union([givenSchema, givenOfThird]));

/** One conformance vector. */
export interface Vector extends z.infer<typeof anyForm> {}

/** The form of a vector by its edition: so that what is wrong with one is said of the words of its own edition. */
export const vectorForms: {
  readonly [id in 'second-edition' | 'third-edition']: z.ZodType<Vector, Vector>;
} = {
  'second-edition': formWith(gameSchema, givenSchema),
  'third-edition': formWith(gameOfThird, givenOfThird),
};

/** The form of one vector, of either edition. `readVectors` also checks that its rules are in the register. */
export const vectorSchema: z.ZodType<Vector, Vector> = z.union([
  vectorForms['second-edition'],
  vectorForms['third-edition'],
]);

const vectorFileForm = z.strictObject({
  /** Where an editor finds the JSON Schema of such files. */
  $schema: z.string().optional(),
  /** What the file is about, for people. */
  about: z.string().max(1000).optional(),
  /** The vectors; no two of one id. */
  vectors: z.array(vectorSchema).min(1).max(1000),
});

/** A file of vectors. */
export interface VectorFile extends z.infer<typeof vectorFileForm> {}

/** The form of a file of vectors. `readVectors` also checks that its rules are in the register. */
export const vectorFileSchema: z.ZodType<VectorFile, VectorFile> = vectorFileForm;
