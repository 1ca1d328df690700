import type { Messages } from '../../messages.js';
import { adventures } from './adventures.js';
import { cardTexts } from './card-texts.js';
import { combats } from './combats.js';
import { courses } from './courses.js';
import { heroes } from './heroes.js';
import { names } from './names.js';
import { possessions } from './possessions.js';
import { stories } from './stories.js';

export const english: Messages = {
  ...names,
  ...courses,
  ...heroes,
  ...possessions,
  ...adventures,
  ...combats,
  ...cardTexts,
  ...stories,
};
