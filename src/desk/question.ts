import * as z from 'zod';
import type { Edition } from '../conformance/edition.js';
import { type Editions, editionNamed, elsewhere } from '../conformance/editions.js';
import { type PositionForm, playedStepSchema } from '../conformance/schema.js';
import { cached } from '../kernel/cached.js';
import { readForm } from '../kernel/content/wording.js';
import { copyData, under } from '../kernel/index.js';
import { problemsOfForm } from '../scenario/form-problems.js';
import { editionOfQuestion, InvalidQuestionError } from './named.js';

/* A question to the rules: a position, what was done in it, and what somebody would like to do. */

const formWith = (position: PositionForm) =>
  z
    .strictObject({
      /** The version of this form. */
      version: z.literal(1),
      /** The question in a sentence, for people. */
      title: z.string().max(300).optional(),
      ...position.omit({ foreign: true }).shape,
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

type Form = z.infer<ReturnType<typeof formWith>>;

const forms = new WeakMap<Edition, z.ZodType<Form, Form>>();

/** A question to the rules. Plain JSON. */
export interface Question extends Omit<Form, 'beside'> {
  /** A second question, to compare the answers. It has no third one beside it. */
  readonly beside?: Question | undefined;
}

export function readQuestionWith(editions: Editions, value: unknown): Question {
  const copy = copyData(value, (path, message) => new InvalidQuestionError([{ path, message }]));
  const { beside, ...first } = one(editions, copy, '');
  if (beside === undefined) return first;
  const second = one(editions, beside, 'beside');
  if (second.beside === undefined) return { ...first, beside: second as Question };
  throw new InvalidQuestionError([
    { path: 'beside/beside', message: 'Two questions are compared, not three.' },
  ]);
}

function one(editions: Editions, value: unknown, path: string) {
  const named = editionOfQuestion(value);
  const edition = editionNamed(editions, named);
  if (edition === undefined) {
    const all = editions.map(({ id }) => id).join(' or ');
    throw new InvalidQuestionError([
      {
        path,
        message: `Its edition is ${all}${editions.length > 1 ? '' : ' here'}.${elsewhere(editions, named, 'desk')}`,
      },
    ]);
  }
  const form = cached(forms, edition, () => formWith(edition.position));
  const read = readForm(form, value);
  if (read.success) return read.data;
  throw new InvalidQuestionError(problemsOfForm(read.error.issues).map((problem) => under(path, problem)));
}
