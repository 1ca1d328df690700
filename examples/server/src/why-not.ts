import { describe } from './net/log.js';

/* Why the server does not start, for the person who starts it. */

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** What is wrong, and what can be done. */
export function whyNot(error: unknown): string {
  const { port, cause } = (error ?? {}) as { readonly port?: unknown; readonly cause?: unknown };
  if (codeOf(error) === 'EADDRINUSE')
    return `Port ${port} is taken: another server runs there. End that one, or name another port with PORT.`;
  if ([codeOf(error), codeOf(cause)].includes('ECONNREFUSED'))
    return 'The database that DATABASE_URL names does not answer: start it, or start the server without DATABASE_URL.';
  // Errors of ours say what to do; those with a cause are a database's, and repeat what they were given.
  return error instanceof Error && cause === undefined ? error.message : JSON.stringify(describe(error));
}
