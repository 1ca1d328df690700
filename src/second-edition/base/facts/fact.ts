import { type Details, type EventKind, type EventKindOptions, eventKind } from '../../../kernel/index.js';

/**
 * A kind of event of the base game. What it means, what its details say and the rules by which it happens stand in `meanings/`, where those find it
 * who print or explain events: an app that only plays carries none of it.
 */
export const fact = <const T extends string, D extends Details>(
  type: T,
  details: D,
  options?: Omit<EventKindOptions<D>, 'rules'>,
): EventKind<T, D> => eventKind(type, '', details, options);
