import { defineModule } from '../../kernel/index.js';
import { useInTurn } from './abilities-in-turn.js';
import { answers } from './answers.js';
import type { Content } from './content.js';
import { baseEvents } from './event-kinds/index.js';
import { baseSteps } from './frame-steps.js';
import type { ThirdEditionDraft } from './state.js';
import { waysToLose } from './victory.js';
import { villainReactions, waysToWin } from './villain.js';

/** Third Edition without a scenario, in the order of the rulebook. A ruleset adds exactly one scenario (3e.game.scenario-governs). */
export const basePlay = defineModule<ThirdEditionDraft, Content>({
  id: 'third-edition',
  title: 'Runebound Third Edition',
  frames: baseSteps,
  events: baseEvents,
  offers: [{ at: 'any time', action: useInTurn }],
  reactions: [...villainReactions, ...answers],
  ends: { ...waysToWin, ...waysToLose },
});
