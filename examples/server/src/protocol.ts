import { z } from 'zod';

/*
 * What goes over the socket, in both directions. The server checks what it hears and what it says; a client that takes this file checks
 * the same. What views, events and actions look like inside is the engine's to say and to check: `receiveView`, `follow`, `apply`.
 */

/** The version of these messages: a client names it when it joins. */
export const version = 1;

/** How many actions lie behind a state: the number that everything is put in order by. */
const seq = z.int().nonnegative();
const seat = z.int().nonnegative();
const anything = z.looseObject({});

/** Who sits at a place, as everybody may know it. */
export const seatShape = z.strictObject({ name: z.string(), is: z.enum(['person', 'bot']) });

/** What a client says. */
export const fromClient = z.discriminatedUnion('type', [
  /** The first message: with a token one sits down, without one looks on. `after` is the last `seq` that was heard. */
  z.strictObject({
    type: z.literal('join'),
    v: z.int(),
    table: z.string().min(1).max(64),
    token: z.string().min(1).max(128).optional(),
    after: seq.optional(),
  }),
  /** An action, meant for the state with `seq` actions behind it. The `id` is the client's own: said twice, it is done once. */
  z.strictObject({
    type: z.literal('act'),
    id: z.string().min(1).max(64),
    seq,
    action: z.looseObject({ type: z.string().max(100) }),
  }),
]);

/** What the server says. */
export const fromServer = z.discriminatedUnion('type', [
  /** The answer to `join`: who sits where, and whose eyes these are. */
  z.strictObject({
    type: z.literal('joined'),
    v: z.literal(version),
    table: z.string(),
    seat: seat.nullable(),
    seats: z.array(seatShape),
  }),
  /** All that this seat may know, once. `events` tell how the table was set up, where the game has just begun. */
  z.strictObject({ type: z.literal('view'), seq, view: anything, events: z.array(anything) }),
  /** What happened with one action, as this seat sees it, and what is being resolved then: `follow` and these two make the next view. */
  z.strictObject({
    type: z.literal('moved'),
    seq,
    by: seat,
    events: z.array(anything),
    frames: z.array(z.unknown()),
    chance: anything,
  }),
  /** The client's action of this id was carried out, now or before: it led to `seq`. What it did was told already. */
  z.strictObject({ type: z.literal('done'), id: z.string(), seq }),
  /** An action that was not carried out; nothing has changed. `seq` is where the table stands. */
  z.strictObject({
    type: z.literal('refused'),
    id: z.string(),
    seq,
    code: z.enum(['illegal-action', 'stale', 'watching']),
    rule: z.string().nullable(),
    message: z.string(),
  }),
  /** Something else went wrong. */
  z.strictObject({ type: z.literal('error'), code: z.string(), message: z.string() }),
]);

export type FromClient = z.infer<typeof fromClient>;
export type FromServer = z.infer<typeof fromServer>;
export type SeatInfo = z.infer<typeof seatShape>;
/** A message of one kind. */
export type Said<T extends FromServer['type']> = Extract<FromServer, { readonly type: T }>;
