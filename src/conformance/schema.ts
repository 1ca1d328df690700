import * as z from 'zod';
import type { AnyAction } from '../kernel/index.js';
import type { gameSchema, givenSchema } from '../scenario/second-edition/schema.js';
import type {
  gameSchema as gameOfThird,
  givenSchema as givenOfThird,
} from '../scenario/third-edition/schema.js';

/* Plain JSON, so that an engine in any language can read it; docs/conformance.md describes it. */

const pointer = z
  .string()
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, 'a JSON Pointer such as /players/0/gold, or empty for the whole')
  .max(200);

const ruleId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]*$/, 'an id of the rule register')
  .max(120);

const RULES = 'an id of the rule register, or a list of those any of which may decide it';
/** The rule that decides; several if any of them may. */
const rules = z.union([ruleId, z.array(ruleId, RULES).min(1).max(20)], RULES);

const seat = z.number().int().min(0).max(5);

/** Any JSON value; an object with a single key that begins with `$` is a test. */
const expected = z.json();

const action = z.looseObject({ type: z.string().max(120) });

const partial = z.record(z.string(), expected);

const places = z.record(pointer, expected);

const FRACTION = 'a fraction in quotes, such as "3/100"';
const fraction = z.string(FRACTION).regex(/^[0-9]{1,12}\/[1-9][0-9]{0,11}$/, FRACTION);

const expectationForm = z.strictObject({
  /** Values in the state, by JSON Pointer. */
  state: places.optional(),
  /** Values that cards, counters and rules compute, such as Life, by JSON Pointer. */
  values: places.optional(),
  /** The current decision; `null` once the game is over. */
  decision: partial.nullable().optional(),
  /** The current combat in the words of `given`; `null` if there is none. */
  combat: partial.nullable().optional(),
  /** Actions that must be legal for `actor`, or else for the player to decide. */
  legal: z.array(partial).max(500).optional(),
  /** The complete list of legal actions of the player to decide and of each `actor`. */
  only: z.array(partial).max(500).optional(),
  /** No legal action of `actor`, or else of the player to decide, is like one of these. */
  none: z.array(partial).max(500).optional(),
  /** Actions that must be refused, and the rule that forbids them. */
  illegal: z
    .array(
      z.strictObject({
        /** The action, or any other value, which is refused as well. */
        action: z.json(),
        /** The player who tries it; the one to decide by default. */
        actor: seat.optional(),
        /** The rule that decides; several if any of them may; any if left out. */
        rule: rules.optional(),
        /** Instead of `rule`: only the current decision forbids the action, and this rule asks it. */
        asked: ruleId.optional(),
        /** The action is nonsense on purpose: an unknown type, name or value, or not an action at all. */
        nonsense: z.literal(true).optional(),
      }),
    )
    .max(500)
    .optional(),
  /** Events since the last `expect`, in this order; others may come between. */
  events: z.array(partial).max(500).optional(),
  /** Exact numbers of events since the last `expect`. */
  eventCounts: z
    .array(
      z.strictObject({
        /** Parts of an event. */
        event: partial,
        /** The number of such events. */
        count: z.number().int().min(0).max(1000),
      }),
    )
    .max(500)
    .optional(),
  /** Events that did not happen since the last `expect`. */
  noEvents: z.array(partial).max(500).optional(),
  /** How the game ended; `null` while it goes on. */
  outcome: partial.nullable().optional(),
  /** The outcomes of chance: their number, and some of them with exact probabilities. */
  chances: z
    .strictObject({
      /** The number of outcomes; not compared if left out. */
      count: z.number().int().min(1).optional(),
      /** Some outcomes, with fractions such as `1/100`. */
      some: z
        .array(
          z.strictObject(
            {
              /** Parts of the outcome. */
              action: partial,
              /** Its probability. */
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
        /** The viewer, counted from 0; `null`: a spectator. */
        player: seat.nullable(),
        /** Values in the view, by JSON Pointer. */
        state: places,
      }),
    )
    .optional(),
  /** Sizes of the tree of actions and chance outcomes to a depth. */
  perft: z
    .array(
      z.strictObject({
        /** Actions and outcomes in a row. */
        depth: z.number().int().min(1).max(8),
        /** Leaves of the tree. */
        nodes: z.number().int().min(0),
        /** Outcomes of chance on the way; not compared if left out. */
        outcomes: z.number().int().min(0).optional(),
      }),
    )
    .optional(),
});

/** Expectations, all of which must hold. An empty one is refused, and so is an empty part that would say nothing. */
export interface Expectation extends z.infer<typeof expectationForm> {}

const expectationSchema: z.ZodType<Expectation, Expectation> = expectationForm;

/** A step of a vector. Each has one key; with `do` there may be an `actor`. */
export type VectorStep =
  | {
      /** A player's action. It fails if chance is asked, or if it is not legal for that player. */
      do: AnyAction;
      /** The player; the one to decide by default. */
      actor?: number | undefined;
    }
  | {
      /** The answer of chance. It fails if a player is asked, or if this outcome is impossible. */
      chance: AnyAction;
    }
  | {
      /** What must be true now. */
      expect: Expectation;
    };

const doing = z.strictObject({ do: action, actor: seat.optional() });
const answering = z.strictObject({ chance: action });

/** A step that changes the position. */
export type PlayedStep = Exclude<VectorStep, { expect: Expectation }>;

export const playedStepSchema: z.ZodType<PlayedStep, PlayedStep> = z.union(
  [doing, answering],
  'a step has one key: "do" with an action (and "actor", if another player than the one asked does it), or "chance" with an answer of chance',
);

export const stepSchema: z.ZodType<VectorStep, VectorStep> = z.union(
  [doing, answering, z.strictObject({ expect: expectationSchema })],
  'a step has one key: "do" with an action (and "actor", if another player than the one asked does it), "chance" with an answer of chance, or "expect"',
);

/** The form of a position, with `game` and `given` of an edition: how a vector, or a question, begins. */
export const positionForm = <G extends z.ZodType, N extends z.ZodType>(game: G, given: N) =>
  z.strictObject({
    /** The position, in the scenario language. */
    game: game.optional(),
    /** What is under way; if left out, the turn of the first player begins. */
    given: given.optional(),
    /** Options of a new game instead of a position; chance is always told. */
    create: z.looseObject({}).optional(),
    /** Modules or editions in `game` or `create` that only their author has: without them the vector is not applicable. */
    foreign: z.array(z.string().max(60)).min(1).max(20).optional(),
    /** Its own cards, added to the bundled ones: a content pack. */
    content: z
      .looseObject({
        /** The id of the pack. */
        id: z.string(),
      })
      .optional(),
  });

/** The form of a position of any edition. */
export type PositionForm = ReturnType<
  typeof positionForm<
    z.ZodType<
      z.infer<typeof gameSchema | typeof gameOfThird>,
      z.infer<typeof gameSchema | typeof gameOfThird>
    >,
    z.ZodType<
      z.infer<typeof givenSchema | typeof givenOfThird>,
      z.infer<typeof givenSchema | typeof givenOfThird>
    >
  >
>;

const formWith = (position: PositionForm) =>
  z
    .strictObject({
      /** `<rule id>/<a few words>`: unique. */
      id: z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]*\/[a-z0-9][a-z0-9-]*$/, 'an id is <rule id>/<a-few-words>')
        .max(160),
      /** The point of the vector, in a sentence. */
      title: z.string().min(1).max(300),
      /** The rules that it shows. */
      rules: z.array(ruleId).min(1).max(20),
      /** An explanation for people. */
      note: z.string().max(1000).optional(),
      ...position.shape,
      /** The position or the options must be refused: by this rule, at this path. */
      refused: z
        .strictObject({
          /** The broken rule; several if any of them may be; any if left out. */
          rule: rules.optional(),
          /** The path, such as `game/players/0/gold`; any if left out. */
          path: z.string().max(200).optional(),
        })
        .optional(),
      /** Steps in order; the last is an `expect`. Left out if, and only if, the position is `refused`. */
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

/** One conformance vector. */
export interface Vector extends z.infer<ReturnType<typeof formWith>> {}

/** The form of a vector of an edition, so that messages use the words of that edition. */
export const vectorForm = (position: PositionForm): z.ZodType<Vector, Vector> => formWith(position);

/** A file of vectors. */
export interface VectorFile {
  /** The JSON Schema for editors. */
  $schema?: string | undefined;
  /** The subject of the file, for people. */
  about?: string | undefined;
  /** The vectors, with unique ids. */
  vectors: Vector[];
}

/** The form of a file of vectors. */
export const vectorFileForm = (vector: z.ZodType<Vector, Vector>): z.ZodType<VectorFile, VectorFile> =>
  z.strictObject({
    /** The JSON Schema for editors. */
    $schema: z.string().optional(),
    /** The subject of the file, for people. */
    about: z.string().max(1000).optional(),
    /** The vectors, with unique ids. */
    vectors: z.array(vector).min(1).max(1000),
  });
