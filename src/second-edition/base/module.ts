import { defineModule } from '../../kernel/index.js';
import type { Content } from './content.js';
import { baseEvents } from './event-kinds/index.js';
import { baseSteps } from './frame-steps.js';
import { harmReactions } from './harm.js';
import { hoardReactions } from './hoards.js';
import { discardAnyTime } from './possessions.js';
import { rollAnswers } from './rolls.js';
import { spoilsRefusals } from './spoils.js';
import type { SecondEditionDraft } from './state.js';
import { victoryReactions, waysToWin } from './victory.js';

/** Runebound Second Edition, "Rise of the Dragon Lords" (2e.game.base-adventure), without invariants, which play does not need. */
export const basePlay = defineModule<SecondEditionDraft, Content>({
  id: 'second-edition',
  title: 'Runebound Second Edition',
  frames: baseSteps,
  overrides: rollAnswers,
  events: baseEvents,
  offers: [{ at: 'any time', action: discardAnyTime }],
  refusals: spoilsRefusals,
  reactions: [...harmReactions, ...hoardReactions, ...victoryReactions],
  ends: waysToWin,
});
