import type { FastifyInstance } from 'fastify';
import { EngineError } from 'runebound-engine';
import { z } from 'zod';
import type { Options } from '../game/game.js';
import { seatShape } from '../protocol.js';
import type { KeptTable } from '../store/store.js';
import type { House } from '../tables/house.js';
import { Refused } from '../tables/refused.js';
import { type LiveTable, seenOf } from '../tables/table.js';
import { guestOf } from './limits.js';
import { mustBePlain, nameShape } from './text.js';

/* Opening a table, and looking one up: over plain HTTP. Everything else goes over the socket. */

const place = seatShape
  .extend({ name: nameShape })
  .refine(({ is, strength }) => is === 'bot' || strength === undefined, {
    message: 'Only a bot has a strength',
    path: ['strength'],
  });

/** An option that nobody gives. */
const serversOwn = (name: string) => z.undefined(`The ${name} is the server's own: leave it out`).optional();

const opening = z.strictObject({
  /** What `createGame` takes; the players are those of `seats`, and chance is the server's. */
  options: z.looseObject({ seed: serversOwn('seed'), chance: serversOwn('chance') }),
  seats: z.array(place).min(1).max(8),
  /** Whether the lobby shows the table to everybody. */
  listed: z.boolean().default(false),
});
const sitting = z.strictObject({ name: nameShape });

/** The numbers of HTTP for what can be refused; anything else that a client asked for wrongly is 400. */
const statuses: Readonly<Record<string, number>> = {
  origin: 403,
  'no-table': 404,
  taken: 409,
  'not-over': 409,
  'other-version': 409,
  'too-many-of-address': 429,
  'too-many-tables': 503,
};

/** The page of a table, with the seat's token where only the browser reads it: what follows # is not sent to servers. */
const linkTo = (table: string, token: string | null): string =>
  `/#table=${table}${token === null ? '' : `&seat=${token}`}`;

/** Adds what is asked over plain HTTP; `isWell` says whether the database answers. */
export function addRoutes(
  app: FastifyInstance,
  house: House,
  isWell: () => Promise<boolean>,
  opensAMinute: number,
): void {
  app.get('/health', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isWell()) return { ok: true, tables: house.size };
    reply.code(503);
    return { ok: false, error: { code: 'database', message: 'The database does not answer.' } };
  });

  app.post(
    '/tables',
    { config: { rateLimit: { max: opensAMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      mustBePlain(request.body, 'bad-request');
      const { options, seats, listed } = opening.parse(request.body);
      const players = Array.isArray(options.players) ? options.players : seats.length;
      if (Array.isArray(players) && players.length !== seats.length)
        throw new Refused('bad-request', 'There is one entry in options.players for each seat.');
      const { id, tokens } = await house.openTable(
        { ...options, players } as unknown as Options,
        seats,
        listed,
        guestOf(request.ip),
      );
      reply.code(201);
      return {
        table: id,
        watch: linkTo(id, null),
        seats: seats.map((seat, at) => {
          const token = tokens[at] ?? null;
          return token === null ? seat : { ...seat, token, link: linkTo(id, token) };
        }),
      };
    },
  );

  app.get<{ Params: { id: string } }>('/tables/:id', async ({ params }) =>
    tableOf(await house.table(params.id)),
  );

  app.get<{ Params: { id: string } }>(
    '/tables/:id/record',
    { config: { rateLimit: { max: opensAMinute, timeWindow: '1 minute' } } },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store').type('application/json');
      return await house.file(params.id);
    },
  );

  app.get('/tables', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { tables: (await house.listed()).map(listedOf) };
  });

  app.post<{ Params: { id: string; seat: string } }>(
    '/tables/:id/seats/:seat',
    { config: { rateLimit: { max: opensAMinute, timeWindow: '1 minute' } } },
    async ({ params, body }, reply) => {
      mustBePlain(body, 'bad-request');
      const { name } = sitting.parse(body);
      const seat = z.coerce.number().int().min(0).max(7).parse(params.seat);
      const token = await house.sit(params.id, seat, name);
      reply.code(201);
      return { table: params.id, seat, token, link: linkTo(params.id, token) };
    },
  );

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const { status, ...said } = told(error);
    if (status === 500) request.log.error(error);
    return reply.code(status).send({ error: said });
  });
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } }),
  );
}

/** A table, as everybody may know it. */
const tableOf = ({ kept, sitting: seats, now: { seq, state }, together, asked }: LiveTable) => ({
  table: kept.id,
  edition: state.edition,
  seats,
  present: together.present().seats,
  seq,
  ...('turn' in state ? { turn: state.turn } : { round: state.round }),
  over: state.outcome !== null,
  asked,
});

/** A table of the lobby. */
const listedOf = ({ id, options, seats }: Pick<KeptTable, 'id' | 'options' | 'seats'>) => ({
  table: id,
  edition: options.edition ?? 'second-edition',
  ...('modules' in options ? { modules: options.modules } : {}),
  ...('scenario' in options ? { scenario: options.scenario } : {}),
  seats: seats.map(seenOf),
});

/** The answer to a client whose request failed. */
function told(error: Error & { statusCode?: number; code?: string }) {
  if (error instanceof z.ZodError)
    return { status: 400, code: 'bad-request', message: z.prettifyError(error) };
  if (error instanceof Refused)
    return {
      status: statuses[error.code] ?? 400,
      code: error.code,
      message: error.message,
      ...(error.values && { values: error.values }),
    };
  if (error instanceof EngineError) return { status: 400, code: error.code, message: error.message };
  // The limit of requests names no code.
  const { statusCode = 500, code = statusCode === 429 ? 'too-fast' : 'fault', message } = error;
  return statusCode < 500
    ? { status: statusCode, code, message }
    : { status: 500, code: 'fault', message: 'The server failed.' };
}
