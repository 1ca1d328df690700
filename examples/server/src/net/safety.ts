import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../tables/refused.js';

/* The headers by which browsers refuse things, and which pages may talk to this server. */

const policy = Object.entries({
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  // Menus of the board write their measures into style elements and attributes.
  'style-src': "'self' 'unsafe-inline'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
})
  .map((words) => words.join(' '))
  .join('; ');

/** Sent with every answer. The policy is for pages, and does no harm to the rest. */
const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Whether a request comes from a page of this server, from one that the settings name, or from no page at all. */
function isFromHere({ headers: { origin }, host }: FastifyRequest, others: readonly string[]): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  // The scheme stands in for the one that was asked for: a proxy may take it off, and a usual port is not named.
  const page = urlOf(origin);
  return page !== null && page.host !== '' && page.host === urlOf(`${page.protocol}//${host}`)?.host;
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Sends the headers with all answers, and refuses what pages of other servers ask for, but for plain reading, which browsers refuse them. */
export function addSafety(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading && request.headers.upgrade === undefined) return;
    if (!isFromHere(request, origins))
      throw new Refused('origin', 'Pages of other servers do not play here; ORIGINS names those that may.');
  });
}
