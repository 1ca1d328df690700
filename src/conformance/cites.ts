import type { CitedRules, Cites, EventKind } from '../kernel/index.js';

/** Rules, as far as they say what events cite. */
export interface Citing {
  /** Kinds of event, by type. */
  readonly events: Readonly<Record<string, EventKind>>;
  /** The modules in force. */
  readonly modules: readonly {
    /** Further rules by which events happen. */
    readonly cites?: readonly Cites[];
  }[];
}

/**
 * The rules by which events happen, by type of event, before a module speaks for one of them: those that the kinds of event name, and those that
 * modules in force add.
 *
 * @param kinds - the kinds of event in force, each with its rules
 */
export function citesOf(
  kinds: readonly EventKind[],
  { events, modules }: Citing,
): Readonly<Record<string, CitedRules>> {
  const cites = new Map(kinds.map(({ type, rules = 'any' }): [string, CitedRules] => [type, rules]));
  for (const { event, rules } of modules.flatMap(({ cites = [] }) => cites)) {
    // What another module would bring, and is not in force, does not happen.
    if (events[event.type] !== event) continue;
    const known = cites.get(event.type) ?? [];
    cites.set(event.type, known === 'any' || rules === 'any' ? 'any' : [...new Set([...known, ...rules])]);
  }
  return Object.fromEntries(cites);
}
