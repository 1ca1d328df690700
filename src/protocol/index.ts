/*
 * The protocol in which programs of any language play: JSON lines. Requests come in, replies go out; the command reads and writes them.
 */
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
