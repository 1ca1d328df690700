/* Shared by all checks of content. */

export { readContent } from '../../kernel/content/reading.js';
export { idWanted } from '../../kernel/content/wording.js';
export { isRecord, join, show } from '../../kernel/saves/describe-value.js';
export { endOf, guess } from '../../spelling/nearest.js';
