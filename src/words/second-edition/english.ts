import { effectTexts } from '../../second-edition/abilities/effects/index.js';
import type { SecondEditionAction } from '../../second-edition/actions.js';
import type {
  SecondEditionDecision,
  SecondEditionEvent,
  SecondEditionFrame,
} from '../../second-edition/types.js';
import type { Messages, Spoken } from '../messages.js';
import catalogue from './english.json' with { type: 'json' };

/** The English of all bundled modules. A module of another package has its own `words`; an effect declares its text. */
export const english: Messages = {
  ...catalogue.messages,
  ...Object.fromEntries(
    Object.entries<{ readonly text: string }>(effectTexts).map(([kind, { text }]) => [
      `text.effect.${kind}`,
      text,
    ]),
  ),
} satisfies Spoken<SecondEditionAction, SecondEditionEvent, SecondEditionDecision, SecondEditionFrame>;
