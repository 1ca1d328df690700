/**
 * The engine behind lines of JSON, as `runebound-engine serve` speaks them: for a worker of a page, or a server of your own. It reads and
 * writes nothing; docs/protocol.md has the requests.
 *
 * @module protocol
 */
export type { Greeting } from './schema.js';
export { openSession, type Session } from './session.js';
