import { countWords } from '../../second-edition/abilities/amounts.js';
import { conditionTexts } from '../../second-edition/abilities/conditions/index.js';
import { effectTexts } from '../../second-edition/abilities/effects/index.js';
import { statWords } from '../../second-edition/abilities/modifiers.js';
import { triggerWords } from '../../second-edition/abilities/triggers.js';
import type { SecondEditionAction } from '../../second-edition/actions.js';
import type {
  SecondEditionDecision,
  SecondEditionEvent,
  SecondEditionFrame,
} from '../../second-edition/types.js';
import { textsOf } from '../keys.js';
import type { Messages, Spoken } from '../messages.js';
import catalogue from './english.json' with { type: 'json' };

/** The English of all bundled modules. A module of another package has its own `words`; an effect, a condition, a trigger, a value and an amount declare their text. */
export const english: Messages = {
  ...catalogue.messages,
  ...textsOf('text.count', countWords),
  ...textsOf('text.trigger', triggerWords),
  ...textsOf('text.stat', statWords),
  ...textsOf('text.if', conditionTexts),
  ...textsOf('text.effect', effectTexts),
} satisfies Spoken<SecondEditionAction, SecondEditionEvent, SecondEditionDecision, SecondEditionFrame>;
