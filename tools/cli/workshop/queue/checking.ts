import * as z from 'zod';
import { readForm } from '../../../../src/kernel/content/wording.js';
import { botKinds } from '../../../workshop/index.js';
import { HELPER } from '../processes.js';
import { TOURNAMENT_HELPER } from '../tournament/tournament.js';
import type { Batch } from './batches.js';

/* Checks orders before a worker plays them: any client may fill the queue. */

const day = 86_400_000;

const text = z.string().max(1_000);
const seed = text;
const bound = z.int().min(1).max(10_000);
const modules = z.array(text).max(100);
const time = z.number().positive().max(day).nullable();

const simulated = {
  seed,
  bots: z.array(z.enum(botKinds)).max(6).optional(),
  snapshots: z.array(bound).max(100).optional(),
};

const game = z.discriminatedUnion('edition', [
  z.strictObject({
    edition: z.literal('second-edition'),
    players: z.int().min(1).max(6),
    modules,
    maxTurns: bound,
    ...simulated,
  }),
  z.strictObject({
    edition: z.literal('third-edition'),
    players: z.int().min(2).max(4),
    scenario: text,
    maxRounds: bound,
    ...simulated,
  }),
]);

const seat = z.int().min(0).max(5);

const tournamentGame = z
  .strictObject({
    number: z.int().min(0),
    round: z.int().min(0),
    edition: z.enum(['second-edition', 'third-edition']),
    scenario: text.nullable(),
    modules,
    seed,
    bound,
    budget: time,
    seats: z.array(z.int().min(0)).min(1).max(6),
    entrants: z
      .array(z.strictObject({ label: text, name: text, file: text.nullable() }))
      .min(1)
      .max(1_000),
    heroes: z.array(text).max(6).nullable(),
    silence: time.optional(),
    silenced: z
      .array(z.strictObject({ seats: z.array(seat).max(6), why: text }))
      .max(6)
      .optional(),
  })
  .refine(({ seats, entrants }) => seats.every((place) => place < entrants.length), {
    message: 'A seat is a place in the list of entrants.',
    path: ['seats'],
  });

const forms: Readonly<Record<string, z.ZodType>> = { [HELPER]: game, [TOURNAMENT_HELPER]: tournamentGame };

/** The most orders of a batch, as for `--batch`. */
const most = 1_000;

export function checkOrders({ called, orders }: Batch): void {
  if (orders.length > most)
    throw new Error(`A batch has ${most} orders at most, and this one ${orders.length}.`);
  const form = forms[called];
  if (form === undefined) throw new Error('This is no batch of games that this worker knows.');
  for (const [at, order] of orders.entries()) {
    const read = readForm(form, order);
    if (read.success) continue;
    const [issue] = read.error.issues;
    throw new Error(
      `The order at ${at} of a batch cannot be played: ${issue?.path.map(String).join('/') || 'it'}: ${issue?.message}`.slice(
        0,
        300,
      ),
    );
  }
}
