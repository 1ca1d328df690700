/**
 * A table for a game: the current state, its past, undo and redo, saves and records. For any ruleset, without a
 * framework, and small: the caller brings the rules.
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
