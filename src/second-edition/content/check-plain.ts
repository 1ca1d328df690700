/* What all checks of content have in common. */

export { idWanted, plainCopy } from '../../kernel/content/plain.js';
export { isRecord, join, show } from '../../kernel/saves/telling.js';
export { guess } from '../../register/nearest.js';
