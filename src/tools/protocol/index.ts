/* The protocol for programs of any language: JSON lines, requests in and replies out. The command reads and writes them. */
export {
  greetingSchema,
  lineSchema,
  longestLine,
  longestReply,
  protocolVersion,
  refusalSchema,
  replySchema,
  statusSchema,
} from './schema.js';
export { type Conversation, choiceSchema, readySchema, seated, toldSchema } from './seat.js';
export { openSession, type Session, tooLong } from './session.js';
