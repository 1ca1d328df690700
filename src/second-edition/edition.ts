import {
  bindParts,
  bundledContent,
  type LightSecondEditionRuleset,
  riseOfTheDragonLords,
} from './compose.js';
import type { SecondEditionEvent } from './types.js';

/* The ruleset of this entry's functions is always that of the base game. */

let composed: LightSecondEditionRuleset<SecondEditionEvent> | undefined;

/** Composed at the first call. */
const base = (): LightSecondEditionRuleset<SecondEditionEvent> => {
  composed ??= bindParts<never>([], bundledContent(riseOfTheDragonLords, []), {});
  return composed;
};

type Chooser = (value?: unknown) => LightSecondEditionRuleset<SecondEditionEvent>;

/** The base game for any state: it refuses a state with modules. */
export const rulesetFor: Chooser = base;
export const rulesetOfOptions: Chooser = base;
export const rulesetOfRecord: Chooser = base;
export const rulesetOfSaved: Chooser = base;
export const rulesetOfCode: Chooser = base;
export const rulesetOfTable: Chooser = base;

/** The events of the base game as a player sees them. */
export const seenEvents = (
  events: readonly SecondEditionEvent[],
  player: number | null,
): readonly SecondEditionEvent[] => base().eventsFor(events, player);
