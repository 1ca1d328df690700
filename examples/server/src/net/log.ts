import type { FastifyLoggerOptions } from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';

/*
 * What the log has of an error: of which kind it is and where it happened. Messages are left out, since those of databases and of checks
 * repeat what they were given: a statement with the hashes of tokens, a whole state of a game.
 */

/** An error without any value. */
export interface Described {
  /** The name of its class. */
  readonly type: string;
  /** In the place of its own message, which is left out. */
  readonly message: string;
  /** Its code, as errors of the system, of databases and of the engine have one. */
  readonly code?: string | undefined;
  /** Of which constraint, table or call it speaks. */
  readonly about?: readonly string[] | undefined;
  /** A statement with places for values, not the values. */
  readonly statement?: string | undefined;
  /** Functions and lines, the innermost first; named as pino does. */
  readonly stack: string;
  readonly cause?: Described | undefined;
}

/** A word of a program, as codes and names of tables are. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w./-]{1,64}$/.test(value);

const untold = 'left out: it may hold what is secret';

/** Causes are followed this far. */
const deepest = 5;

/** What may be said of an error. */
export function describe(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: untold, stack: '' };
  const { code, table, constraint, syscall, routine, query, cause } = error as Error &
    Record<string, unknown>;
  const about = [table, constraint, syscall, routine].filter(isWord);
  return {
    type: isWord(error.name) ? error.name : 'Error',
    message: untold,
    ...(isWord(code) ? { code } : {}),
    ...(about.length > 0 ? { about } : {}),
    ...(typeof query === 'string' ? { statement: query.slice(0, 1000) } : {}),
    stack: linesOf(error),
    ...(cause === undefined || depth === deepest ? {} : { cause: describe(cause, depth + 1) }),
  };
}

/** How the server logs: wherever an error is logged, its message stays out. */
export const logging: FastifyLoggerOptions & PinoLoggerOptions = {
  level: 'warn',
  serializers: { err: (error: unknown) => ({ ...describe(error) }) },
  hooks: {
    logMethod(args, method) {
      const [first] = args as readonly unknown[];
      const inner = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
      const error = first instanceof Error ? first : inner;
      if (error instanceof Error) method.call(this, { err: error }, 'Something failed.');
      else method.apply(this, args);
    },
  },
};

/** Milliseconds between two lines about the same error. */
const quiet = 10_000;
/** So many errors are remembered; beyond them all count as new again. */
const mostKinds = 100;

/** Logs an error, unless the same one at the same place was logged just now: while a database is away, each table has it again and again. */
export function calmly(log: (error: unknown) => void): (error: unknown) => void {
  const logged = new Map<string, number>();
  return (error) => {
    const { type, code, stack } = describe(error);
    const kind = `${type} ${code} ${stack}`;
    const now = Date.now();
    if (now - (logged.get(kind) ?? Number.NEGATIVE_INFINITY) < quiet) return;
    if (logged.size >= mostKinds) logged.clear();
    logged.set(kind, now);
    log(error);
  };
}

/** The lines of a stack that say where. The message stands before them, and may have lines that look alike. */
function linesOf({ stack = '', message }: Error): string {
  const at = message === '' ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(at)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}
