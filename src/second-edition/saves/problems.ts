import { listed, stateChecker } from '../../kernel/saves/checker.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { Content } from '../base/content.js';
import { type SecondEditionDraft, stateVersion } from '../base/state.js';
import { problemsOfForm } from './form.js';
import { checkFrames } from './frames.js';
import { Look } from './look.js';
import { checkTable } from './table.js';

/** The checks of this edition's states. */
export const { problemsOfState, problemsOfShape } = stateChecker<SecondEditionDraft, Content, Look>({
  version: stateVersion,
  modules(claimed, { moduleIds }) {
    const missing = claimed.filter((id) => !moduleIds.includes(id));
    if (missing.length > 0)
      return { message: `The game needs modules that are not in force here: ${listed(missing)}.` };
    const extra = moduleIds.filter((id) => !claimed.includes(id));
    if (extra.length > 0)
      return { message: `The game is played without ${listed(extra)}; here they are in force.` };
    return claimed.join() === moduleIds.join()
      ? null
      : { message: `The modules should be in this order: ${listed(moduleIds)}.` };
  },
  otherContent: (claimed, { content, fingerprint }) =>
    `The game is played with other content (${show(claimed)}) than the packs ${listed(content.packs)} here (${fingerprint}). Compose its ruleset with composeRuleset(modules, packs).`,
  form: problemsOfForm,
  look: (state, rules) => new Look(state, rules),
  checks: [checkTable, checkFrames],
});
