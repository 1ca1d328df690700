import type * as z from 'zod';
import { answers, bots, requestTypes, Shelf } from './answers.js';
import { editions } from './editions.js';
import { Refused, refusalOf } from './refused.js';
import {
  batch,
  type Greeting,
  longestLine,
  protocolVersion,
  type Refusal,
  type Request,
  requests,
} from './schema.js';

/* One conversation: lines in, lines out. It knows no pipe and no socket, and no line can end it. */

/** A conversation with whoever plays. */
export interface Session {
  /** What is said first. */
  readonly greeting: Greeting;
  /** The reply to a line, as a line without its end. Never throws. */
  answer(line: string): string;
}

type Reply = { readonly ok: true; readonly type: string } | { readonly ok: false; readonly error: Refusal };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is said of a line that is too long to be read. */
export const tooLong = (): string =>
  JSON.stringify({
    ok: false,
    error: {
      code: 'line-too-long',
      message: `A line has ${longestLine} characters at most: split what you ask.`,
    },
  });

/** Opens a conversation. `engine` is the version of the package. */
export function openSession({ engine }: { readonly engine: string }): Session {
  const shelf = new Shelf();
  const greeting: Greeting = {
    type: 'greeting',
    protocol: protocolVersion,
    engine,
    editions,
    bots: [...bots],
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
    const answer = answers[request.type] as (request: Request, shelf: Shelf) => Record<string, unknown>;
    return { ok: true, type: request.type, ...answer(request, shelf) };
  }

  function greetingFor(protocol = protocolVersion): Omit<Greeting, 'type'> & { readonly type: 'hello' } {
    if (protocol !== protocolVersion)
      throw new Refused(
        'wrong-protocol',
        `This engine speaks version ${protocolVersion} of the protocol, not ${protocol}.`,
      );
    return { ...greeting, type: 'hello' };
  }

  function replyTo(value: Record<string, unknown>): Reply {
    try {
      return done(value);
    } catch (error) {
      return { ok: false, error: refusalOf(error) };
    }
  }

  /** Each request of a batch is answered by itself: one that is refused does not keep the others from being done. */
  function replyToBatch(value: Record<string, unknown>): Reply {
    try {
      return {
        ok: true,
        type: 'batch',
        replies: checked(batch, value).requests.map(replyTo),
      } as Reply;
    } catch (error) {
      return { ok: false, error: refusalOf(error) };
    }
  }

  function answer(line: string): string {
    if (line.length > longestLine) return tooLong();
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      return refusal('bad-json', `The line is not JSON: ${error instanceof Error ? error.message : ''}`);
    }
    if (!isObject(value))
      return refusal('bad-request', 'A request is an object, such as { "id": 1, "type": "hello" }.');
    const { id, ...request } = value;
    if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number')
      return refusal('bad-request', 'An id is a text or a number.');
    const reply = request.type === 'batch' ? replyToBatch(request) : replyTo(request);
    return JSON.stringify({ ...(id === undefined ? {} : { id }), ...reply });
  }

  return { greeting, answer };
}

const refusal = (code: string, message: string): string =>
  JSON.stringify({ ok: false, error: { code, message: message.slice(0, 300) } });

/** A request in its form. @throws Refused naming everything that is wrong with it */
function checked<T>(form: z.ZodType<T>, value: unknown): T {
  const read = form.safeParse(value);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.join('/') || 'request'}: ${message}`);
  throw new Refused('bad-request', problems.join('; ').slice(0, 1000));
}
