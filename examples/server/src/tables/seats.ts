import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/* A seat is a secret: a client with its token sits there. The server keeps a hash, which opens nothing. */

/** An id or a token that nobody can guess, to be put in a link. */
export const newId = (): string => randomBytes(12).toString('base64url');
/** Whether a table could have this id. */
export const isId = (text: string): boolean => /^[\w-]{16}$/.test(text);
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token. It is long and random, so it needs no salt and no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The seat that a token opens; `null` if it opens none. */
export function seatOf(
  seats: readonly { readonly tokenHash: string | null }[],
  token: string,
): number | null {
  const hash = Buffer.from(hashOf(token), 'hex');
  const at = seats.findIndex(
    ({ tokenHash }) => tokenHash !== null && timingSafeEqual(Buffer.from(tokenHash, 'hex'), hash),
  );
  return at < 0 ? null : at;
}
