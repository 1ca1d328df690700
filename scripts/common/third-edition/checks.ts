import {
  type LightRuleset,
  MissingPartError,
  type Problem,
  type Ruleset,
} from '../../../src/kernel/index.js';
import type { ThirdEditionState, ThirdEditionTypes } from '../../../src/third-edition/types.js';

/* What reads saves and finds what is broken, where the rules of a scenario were composed with it. */

/** What a ruleset answers; nothing, if it was composed without the checks. */
function given<R>(ask: () => R): R | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof MissingPartError) return undefined;
    throw error;
  }
}

type Checked = Partial<Ruleset<ThirdEditionTypes>>;

/** What is broken in a state. */
export const brokenIn = (
  ruleset: LightRuleset<ThirdEditionTypes>,
  state: ThirdEditionState,
): readonly Problem[] => given(() => (ruleset as Checked).brokenInvariants?.(state)) ?? [];

/** A state out of its text. */
export const readIn = (ruleset: LightRuleset<ThirdEditionTypes>, text: string): ThirdEditionState =>
  given(() => (ruleset as Checked).parseState?.(text)) ?? (JSON.parse(text) as ThirdEditionState);
