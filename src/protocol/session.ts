import type * as z from 'zod';
import { readForm } from '../kernel/content/wording.js';
import { isRecord } from '../kernel/saves/describe-value.js';
import { answerTo, requestTypes, Shelf } from './answers.js';
import { editions } from './editions.js';
import { Refused, refusalOf } from './refused.js';
import {
  batch,
  botNames,
  type Greeting,
  id as idForm,
  longestLine,
  longestReply,
  protocolVersion,
  type Refusal,
  type Request,
  requests,
} from './schema.js';

/* Lines in, lines out, without pipes and sockets. No line can end a session; neither input nor output grows without a bound. */

export interface Session {
  /** What the engine says first: its version, its editions, its bots, its requests. */
  readonly greeting: Greeting;
  /** The reply to a line, without a line break. Never throws. */
  answer(line: string): string;
}

type Reply = { readonly ok: true; readonly type: string } | { readonly ok: false; readonly error: Refusal };

/** The reply to a line that is too long. */
export const tooLong = (): string =>
  JSON.stringify({
    ok: false,
    error: {
      code: 'line-too-long',
      message: `A line has ${longestLine} characters at most: split what you ask.`,
    },
  });

/**
 * Opens a session.
 *
 * @param options - `engine` is what the greeting says of the engine: for the command, the version of the package
 * @example
 * ```ts
 * const session = openSession({ engine: 'mine' });
 * session.answer('{"type":"new","options":{"players":2,"seed":"tamalir"}}').slice(0, 36); // '{"ok":true,"type":"new","game":"g1",'
 * ```
 */
export function openSession({ engine }: { readonly engine: string }): Session {
  const shelf = new Shelf();
  const greeting: Greeting = {
    type: 'greeting',
    protocol: protocolVersion,
    engine,
    editions,
    bots: [...botNames],
    requests: [...requestTypes],
  };

  function done(value: Record<string, unknown>): Reply {
    const { type } = value;
    if (typeof type !== 'string' || !Object.hasOwn(requests, type))
      throw new Refused(
        'unknown-request',
        `There is no request ${JSON.stringify(type)?.slice(0, 60) ?? 'without a type'}. Requests: ${requestTypes.join(', ')}.`,
      );
    const request = checked(requests[type as Request['type']] as z.ZodType<Request>, value);
    if (request.type === 'hello') return { ok: true, ...greetingFor(request.protocol) };
    return { ok: true, type: request.type, ...answerTo(request, shelf) };
  }

  function greetingFor(protocol = protocolVersion): Omit<Greeting, 'type'> & { readonly type: 'hello' } {
    if (protocol !== protocolVersion)
      throw new Refused(
        'wrong-protocol',
        `This engine speaks version ${protocolVersion} of the protocol, not ${protocol}.`,
      );
    return { ...greeting, type: 'hello' };
  }

  function replyTo(value: Record<string, unknown>): string {
    try {
      return written(done(value));
    } catch (error) {
      return refusedWith(refusalOf(error));
    }
  }

  /** Each request is answered by itself: a refusal does not stop the others. Past their bound, the rest is not done. */
  function replyToBatch(value: Record<string, unknown>): string {
    try {
      const replies: string[] = [];
      let length = 0;
      for (const request of checked(batch, value).requests) {
        const reply = length < longestReply ? replyTo(request) : notDone;
        length += reply.length;
        replies.push(reply);
      }
      return `{"ok":true,"type":"batch","replies":[${replies.join(',')}]}`;
    } catch (error) {
      return refusedWith(refusalOf(error));
    }
  }

  function answer(line: string): string {
    if (line.length > longestLine) return tooLong();
    let value: unknown;
    try {
      // Some programs write a byte order mark before their first line.
      value = JSON.parse(line.startsWith('\uFEFF') ? line.slice(1) : line);
    } catch (error) {
      return refusal('bad-json', `The line is not JSON: ${error instanceof Error ? error.message : ''}`);
    }
    if (!isRecord(value))
      return refusal('bad-request', 'A request is an object, such as { "id": 1, "type": "hello" }.');
    const { id, ...request } = value;
    if (id !== undefined && !idForm.safeParse(id).success)
      return refusal('bad-request', `An id is ${idForm.description}: it is repeated exactly.`);
    const reply = request.type === 'batch' ? replyToBatch(request) : replyTo(request);
    return id === undefined ? reply : `{"id":${JSON.stringify(id)},${reply.slice(1)}`;
  }

  return { greeting, answer };
}

const refusedWith = (error: Refusal): string => JSON.stringify({ ok: false, error });

const refusal = (code: string, message: string): string =>
  refusedWith({ code, message: message.slice(0, 300) });

/** The reply to requests beyond the bound. */
const notDone = refusal(
  'replies-too-long',
  `This was not done: the replies before it have ${longestReply} characters. Ask it in another line.`,
);

function written(reply: Reply): string {
  const text = textOf(reply);
  if (text !== null && text.length <= longestReply) return text;
  throw new Refused(
    'reply-too-long',
    `The reply is longer than ${longestReply} characters: ask for less, such as for events "after" a step.`,
  );
}

function textOf(reply: Reply): string | null {
  try {
    return JSON.stringify(reply);
  } catch (error) {
    // Longer than any string of V8.
    if (error instanceof RangeError && /string length/.test(error.message)) return null;
    throw error;
  }
}

/** A request in its form. @throws Refused naming all its problems */
function checked<T>(form: z.ZodType<T>, value: unknown): T {
  const read = readForm(form, value);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.join('/') || 'request'}: ${message}`);
  throw new Refused('bad-request', problems.join('; ').slice(0, 1000));
}
