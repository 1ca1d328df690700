import * as z from 'zod';
import { editionNamed, editions, namedEdition } from '../conformance/editions.js';
import { playedStepSchema, positionForm } from '../conformance/schema.js';
import { readForm } from '../kernel/content/wording.js';
import { copyData, EngineError, type Problem, under } from '../kernel/index.js';
import { problemsOfForm } from '../scenario/form-problems.js';
import { gameSchema, givenSchema } from '../scenario/second-edition/schema.js';
import { gameSchema as gameOfThird, givenSchema as givenOfThird } from '../scenario/third-edition/schema.js';

/* A question to the rules: a position, what was done in it, and what somebody would like to do. */

/** A question is not valid, or a link holds none. */
export class InvalidQuestionError extends EngineError {
  constructor(
    /** Every problem, with its path in the question. */
    readonly problems: readonly Problem[],
  ) {
    const [first] = problems;
    const place = first?.path ? `${first.path}: ` : '';
    super('invalid-question', `This is no question. ${place}${first?.message ?? ''}`.trim());
  }
}

const formWith = <G extends z.ZodType, N extends z.ZodType>(game: G, given: N) =>
  z
    .strictObject({
      /** The version of this form. */
      version: z.literal(1),
      /** The question in a sentence, for people. */
      title: z.string().max(300).optional(),
      ...positionForm(game, given).omit({ foreign: true }).shape,
      /** A saved state in place of a described position. */
      save: z.looseObject({}).optional(),
      /**
       * The position is what this player sees (`null`: a spectator), counted from 0. Cards that it cannot see were dealt by
       * chance and stand for the real ones.
       */
      viewer: z.number().int().min(0).max(5).nullable().optional(),
      /** What was done in the position, in order. */
      steps: z.array(playedStepSchema).max(500).optional(),
      /** The action that is asked about: may it be done now? */
      may: z
        .strictObject({
          /** The action. */
          action: z.looseObject({ type: z.string().max(120) }),
          /** The player who would do it, counted from 0; the one to decide by default. */
          actor: z.number().int().min(0).max(5).optional(),
        })
        .optional(),
      /** A second question, to compare the answers: the same position with other modules, for example. */
      beside: z.looseObject({}).optional(),
    })
    .refine((one) => [one.game, one.create, one.save].filter((begin) => begin !== undefined).length === 1, {
      error: 'a question begins with one of "game" (a position), "create" (a new game) and "save" (a state)',
    })
    .refine(({ viewer, create }) => viewer === undefined || create === undefined, {
      error: '"viewer" belongs to "save" or to "game"',
      path: ['viewer'],
    })
    .refine(({ given, game }) => given === undefined || game !== undefined, {
      error: '"given" belongs to "game"',
      path: ['given'],
    });

const anyForm = formWith(z.union([gameSchema, gameOfThird]), z.union([givenSchema, givenOfThird]));

type Form = z.infer<typeof anyForm>;

const forms: Readonly<Record<'second-edition' | 'third-edition', z.ZodType<Form, Form>>> = {
  'second-edition': formWith(gameSchema, givenSchema),
  'third-edition': formWith(gameOfThird, givenOfThird),
};

/** A question to the rules. Plain JSON. */
export interface Question extends Omit<Form, 'beside'> {
  /** A second question, to compare the answers. It has no third one beside it. */
  readonly beside?: Question | undefined;
}

/**
 * Reads a question from parsed JSON: its form, its limits, and that of the question beside it. Names are checked when it
 * is answered.
 *
 * @param value - parsed JSON, from anywhere
 * @returns a private copy
 * @throws InvalidQuestionError with every problem and its path
 *
 * @example
 * ```ts
 * const question = readQuestion({ version: 1, create: { players: 2 } });
 * ```
 */
export function readQuestion(value: unknown): Question {
  const copy = copyData(value, (path, message) => new InvalidQuestionError([{ path, message }]));
  const { beside, ...first } = one(copy, '');
  if (beside === undefined) return first;
  const second = one(beside, 'beside');
  if (second.beside === undefined) return { ...first, beside: second as Question };
  throw new InvalidQuestionError([
    { path: 'beside/beside', message: 'Two questions are compared, not three.' },
  ]);
}

function one(value: unknown, path: string) {
  const named = editionOfQuestion(value);
  const edition = editionNamed(named);
  if (edition === undefined)
    throw new InvalidQuestionError([
      { path, message: `Its edition is ${editions.map(({ id }) => id).join(' or ')}.` },
    ]);
  const read = readForm(forms[edition.id], value);
  if (read.success) return read.data;
  throw new InvalidQuestionError(problemsOfForm(read.error.issues).map((problem) => under(path, problem)));
}

/** The edition that a question names in its position, its options or its save. */
export const editionOfQuestion = (value: unknown): unknown => {
  const { save } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return namedEdition(save === undefined ? value : { game: save });
};
