import type { EffectText } from '../../third-edition/abilities/card-effect.js';
import { effectTexts } from '../../third-edition/abilities/effects/index.js';
import type { EffectKind } from '../../third-edition/abilities/language.js';
import { countWords, momentWords, statWords } from '../../third-edition/abilities/word-tables.js';
import type { ThirdEditionAction } from '../../third-edition/actions.js';
import type {
  ThirdEditionDecision,
  ThirdEditionEvent,
  ThirdEditionFrame,
} from '../../third-edition/types.js';
import { textsOf } from '../keys.js';
import type { Messages, Spoken } from '../messages.js';
import catalogue from './english.json' with { type: 'json' };

/** The English of all scenarios. A module of another package has its own `words`; effects and words of cards declare theirs. */
export const english: Messages = {
  ...catalogue.messages,
  ...textsOf('text.how', momentWords),
  ...textsOf('text.stat', statWords),
  ...textsOf('text.for', countWords),
  ...Object.fromEntries<string>(
    Object.entries<Pick<EffectText<EffectKind>, 'text' | 'lasting'>>(effectTexts).flatMap(
      ([kind, { text, lasting }]) => [
        [`text.effect.${kind}`, text] as const,
        ...(lasting === undefined ? [] : [[`change.${kind}`, lasting] as const]),
      ],
    ),
  ),
} satisfies Spoken<ThirdEditionAction, ThirdEditionEvent, ThirdEditionDecision, ThirdEditionFrame>;
