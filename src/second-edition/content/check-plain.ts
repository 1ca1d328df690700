/* Shared by all checks of content. */

export { idWanted } from '../../kernel/content/wording.js';
export { readContent } from '../../kernel/json.js';
export { isRecord, join, show } from '../../kernel/saves/telling.js';
export { guess } from '../../register/nearest.js';
