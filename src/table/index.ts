/**
 * A table at which a game is played: the present state, what led to it, undo and redo, saves and records. For any ruleset, without a
 * framework, and small: the rules come with the ruleset that you give.
 *
 * @module table
 */
export {
  createTable,
  type LogEntry,
  type Table,
  type TableOptions,
  type TableSetting,
  type TableSnapshot,
} from './table.js';
