/* The protocol for programs of any language: JSON lines, requests in and replies out. The command reads and writes them. */
export { longestLine, longestReply, protocolVersion } from './schema.js';
export { type Conversation, seated } from './seat.js';
export { openSession, type Session, tooLong } from './session.js';
