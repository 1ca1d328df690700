import {
  bindParts,
  bundledContent,
  type LightSecondEditionRuleset,
  riseOfTheDragonLords,
} from './compose.js';
import type { SecondEditionEvent } from './types.js';

/* Which ruleset the functions of the entry play by: that of the base game, whatever they are given. */

let composed: LightSecondEditionRuleset<SecondEditionEvent> | undefined;

/** The rules of the base game alone, composed at the first call. */
const base = (): LightSecondEditionRuleset<SecondEditionEvent> => {
  composed ??= bindParts<never>([], bundledContent(riseOfTheDragonLords, []), {});
  return composed;
};

type Chooser = (value?: unknown) => LightSecondEditionRuleset<SecondEditionEvent>;

/** The ruleset for a state: it refuses one that has modules. */
export const rulesetFor: Chooser = base;
/** The ruleset for options. */
export const rulesetOfOptions: Chooser = base;
/** The ruleset for a record. */
export const rulesetOfRecord: Chooser = base;
/** The ruleset for what was saved. */
export const rulesetOfSaved: Chooser = base;
/** The ruleset for a code of an action. */
export const rulesetOfCode: Chooser = base;
/** The ruleset for a table. */
export const rulesetOfTable: Chooser = base;

/** What a player sees of events of the base game. */
export const seenEvents = (
  events: readonly SecondEditionEvent[],
  player: number | null,
): readonly SecondEditionEvent[] => base().eventsFor(events, player);
