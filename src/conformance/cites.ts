import type { CitedRules, Cites, EventKind } from '../kernel/index.js';

export interface Citing {
  readonly events: Readonly<Record<string, EventKind>>;
  readonly modules: readonly {
    readonly cites?: readonly Cites[];
  }[];
}

/** The rules by which events happen: a module may still override them for one event. */
export function citesOf(
  kinds: readonly EventKind[],
  { events, modules }: Citing,
): Readonly<Record<string, CitedRules>> {
  const cites = new Map(kinds.map(({ type, rules = 'any' }): [string, CitedRules] => [type, rules]));
  for (const { event, rules } of modules.flatMap(({ cites = [] }) => cites)) {
    // Events of modules that are not in force never happen.
    if (events[event.type] !== event) continue;
    const known = cites.get(event.type) ?? [];
    cites.set(event.type, known === 'any' || rules === 'any' ? 'any' : [...new Set([...known, ...rules])]);
  }
  return Object.fromEntries(cites);
}
