/**
 * The Seven Scions, as a module for `composeRuleset`, with its cards, and its cooperative version.
 *
 * @module second-edition/seven-scions
 */
export type {
  Deeds,
  Memory as ScionsMemory,
  StormColor,
  StormEndgame,
} from '../modules/seven-scions/memory.js';
export { sevenScions } from '../modules/seven-scions/module.js';
export { sevenScionsCooperative } from '../modules/seven-scions-cooperative/module.js';
