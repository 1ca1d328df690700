import type { ThirdEditionAction } from '../../../third-edition/actions.js';
import type {
  ThirdEditionDecision,
  ThirdEditionEvent,
  ThirdEditionFrame,
} from '../../../third-edition/types.js';
import type { Messages, Spoken } from '../../messages.js';
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
} satisfies Spoken<ThirdEditionAction, ThirdEditionEvent, ThirdEditionDecision, ThirdEditionFrame>;
