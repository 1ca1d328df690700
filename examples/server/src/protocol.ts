import { z } from 'zod';
import { strengths } from './bots/strengths.js';

/*
 * What goes over the socket, in both directions. The server checks what it hears and what it says; a client that takes this file checks
 * the same. What views, events and actions look like inside is the engine's to say and to check: `receiveView`, `follow`, `apply`.
 */

/** The version of these messages: a client names it when it joins. */
export const version = 4;

/** How many actions lie behind a state: the number that everything is put in order by. */
const seq = z.int().nonnegative();
const seat = z.int().nonnegative();
const anything = z.looseObject({});
/** The values that an error names: with its code a screen says it in its own language. */
const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** Who sits at a place, as everybody may know it. Anybody may sit down at a place that is `free`. */
export const seatShape = z.strictObject({
  name: z.string(),
  is: z.enum(['person', 'bot']),
  /** How strong a bot plays; in the second edition it may be any of these. */
  strength: z.enum(strengths['second-edition']).optional(),
  free: z.boolean().optional(),
});

/** Signs that people give each other. */
export const emotes = ['hello', 'well-played', 'thanks', 'ouch', 'lucky', 'thinking', 'your-turn'] as const;
const emote = z.enum(emotes);
/** The most characters of a line of chat. */
export const longestLine = 200;

/** What a client says, by its kind. */
const kinds = {
  /** The first message: with a token one sits down, without one looks on. `after` is the last `seq` that was heard; without it the server tells the last `back` actions first. */
  join: z.strictObject({
    type: z.literal('join'),
    v: z.int(),
    table: z.string().min(1).max(64),
    token: z.string().min(1).max(128).optional(),
    after: seq.optional(),
    back: z.int().min(0).max(100).optional(),
  }),
  /** An action, meant for the state with `seq` actions behind it. The `id` is the client's own: said twice, it is done once. */
  act: z.strictObject({
    type: z.literal('act'),
    id: z.string().min(1).max(64),
    seq,
    action: z.looseObject({ type: z.string().max(100) }),
  }),
  /** A line to everybody at the table, or a sign. Neither is kept. */
  say: z
    .strictObject({
      type: z.literal('say'),
      text: z.string().min(1).max(longestLine).optional(),
      emote: emote.optional(),
    })
    .refine((said) => (said.text === undefined) !== (said.emote === undefined), {
      message: 'What is said is either a text or an emote',
    }),
  /** Asks to take back what was done from this seat's own action `to + 1` on: the table is as it was after `to` actions. */
  'take-back': z.strictObject({ type: z.literal('take-back'), to: seq, seq }),
  /** What one says of that: it is done once everybody who is here has agreed. */
  consent: z.strictObject({ type: z.literal('consent'), seq, agree: z.boolean() }),
};

const noKind = `The type of a message is one of ${Object.keys(kinds).join(', ')}`;
/** What a client says. */
export const fromClient = z.discriminatedUnion(
  'type',
  [kinds.join, kinds.act, kinds.say, kinds['take-back'], kinds.consent],
  {
    error: ({ code, input }) => {
      if (code !== 'invalid_union') return;
      const { type } = input as { readonly type?: unknown };
      return type === undefined
        ? `${noKind}; this one has no type`
        : `${noKind}, not ${JSON.stringify(type).slice(0, 40)}`;
    },
  },
);

/** What the server says. */
export const fromServer = z.discriminatedUnion('type', [
  /** The answer to `join`: who sits where, whose eyes these are, and where the table stands. */
  z.strictObject({
    type: z.literal('joined'),
    v: z.literal(version),
    table: z.string(),
    seat: seat.nullable(),
    seq,
    seats: z.array(seatShape),
  }),
  /** Somebody has sat down at a free place. */
  z.strictObject({ type: z.literal('seats'), seats: z.array(seatShape) }),
  /** Who is connected: the seats of persons, and how many look on. */
  z.strictObject({ type: z.literal('present'), seats: z.array(seat), watching: z.int().nonnegative() }),
  /** What somebody said: a line or a sign. */
  z.strictObject({
    type: z.literal('said'),
    seat,
    text: z.string().optional(),
    emote: emote.optional(),
  }),
  /** Somebody asks to take actions back, and who has not agreed yet; `ask` is `null` once that is settled, `how` says in which way. */
  z.strictObject({
    type: z.literal('take-back'),
    ask: z.strictObject({ by: seat, to: seq, seq, waiting: z.array(seat) }).nullable(),
    how: z.enum(['agreed', 'declined', 'moved-on']).nullable(),
  }),
  /** All that this seat may know, once, and again after actions were taken back. `events` tell how the table was set up, where the game has just begun. */
  z.strictObject({ type: z.literal('view'), seq, view: anything, events: z.array(anything) }),
  /**
   * What happened with one action, as this seat sees it, and what is being resolved then: `follow` and these two make the next view.
   * `open`: nobody has learned anything by it, so it may still be taken back.
   */
  z.strictObject({
    type: z.literal('moved'),
    seq,
    by: seat,
    events: z.array(anything),
    frames: z.array(z.unknown()),
    chance: anything,
    open: z.boolean(),
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
    /** The engine's reason with its values apart, as the words of another language tell it. */
    why: z.strictObject({ text: z.string(), values: z.array(z.unknown()) }).optional(),
  }),
  /** Something else went wrong. */
  z.strictObject({
    type: z.literal('error'),
    code: z.string(),
    message: z.string(),
    values: values.optional(),
  }),
]);

export type FromClient = z.infer<typeof fromClient>;
export type FromServer = z.infer<typeof fromServer>;
export type SeatInfo = z.infer<typeof seatShape>;
/** The values of an error by name. */
export type ErrorValues = z.infer<typeof values>;
export type Emote = (typeof emotes)[number];
/** A message of one kind. */
export type Said<T extends FromServer['type']> = Extract<FromServer, { readonly type: T }>;
