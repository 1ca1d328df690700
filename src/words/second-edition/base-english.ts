import { countWords } from '../../second-edition/abilities/amounts.js';
import { conditionTexts } from '../../second-edition/abilities/conditions/index.js';
import { effectTexts } from '../../second-edition/abilities/effects/index.js';
import { statWords } from '../../second-edition/abilities/modifiers.js';
import { triggerWords } from '../../second-edition/abilities/triggers.js';
import { textsOf } from '../keys.js';
import catalogue from './english.json' with { type: 'json' };

/** The English of the base game. An effect, a condition, a trigger, a value and an amount declare their text. */
export const baseEnglish = {
  ...catalogue.messages,
  ...textsOf('text.count', countWords),
  ...textsOf('text.trigger', triggerWords),
  ...textsOf('text.stat', statWords),
  ...textsOf('text.if', conditionTexts),
  ...textsOf('text.effect', effectTexts),
};
