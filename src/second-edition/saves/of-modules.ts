import type { Frame, Place } from '../../kernel/index.js';
import { show } from '../content/check-plain.js';

/** Checks that a frame names its card at exactly these steps: before them none is drawn. For the call sites of a module's frames. */
export const cardAt =
  (...steps: readonly string[]): NonNullable<Place['problemsOf']> =>
  (_g, f: Frame & { readonly card: string | null }) =>
    (f.card !== null) === steps.includes(f.step)
      ? []
      : [
          {
            path: 'card',
            message: `At its step ${show(f.step)} a ${f.kind} frame has ${f.card === null ? 'a card' : 'no card'}.`,
          },
        ];
