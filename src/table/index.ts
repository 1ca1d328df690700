/**
 * A table for a game: the current state, its past, undo and redo, saves and records. For any ruleset, without a
 * framework, and small: the caller brings the rules.
 *
 * @module table
 */
export * from './table.js';
