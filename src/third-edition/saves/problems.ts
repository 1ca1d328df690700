import { listed, stateChecker } from '../../kernel/saves/checker.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { Content } from '../base/content.js';
import { stateVersion, type ThirdEditionDraft } from '../base/state.js';
import { problemsOfForm } from './form.js';
import { checkFrames } from './frames.js';
import { Look } from './look.js';
import { checkTable } from './table.js';

export const { problemsOfState, problemsOfShape, problemsOfView } = stateChecker<
  ThirdEditionDraft,
  Content,
  Look
>({
  version: stateVersion,
  modules: (claimed, { moduleIds }) =>
    claimed.join() === moduleIds.join()
      ? null
      : {
          message: `This game is of the scenario ${listed(claimed)}; these are the rules of ${listed(moduleIds)}.`,
          rule: '3e.game.scenario-governs',
        },
  otherContent: (claimed, { fingerprint }) =>
    `The game is played with other content (${show(claimed)}) than there is here (${fingerprint}).`,
  form: problemsOfForm,
  look: (state, rules) => new Look(state, rules),
  checks: [checkTable, checkFrames],
});
