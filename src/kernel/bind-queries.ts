import { InvalidArgumentError } from './errors.js';

/** The least of a ruleset to which queries can be bound. */
interface Asked {
  decision(state: never): unknown;
  ask: unknown;
}

/** Queries of a ruleset by name: each takes a state or a view in place of the rules. */
export type BoundQueries<R extends Asked, Q> = {
  readonly [Name in keyof Q]: Q[Name] extends (g: never, ...given: infer Given) => infer Result
    ? (state: Parameters<R['decision']>[0], ...given: Given) => Result
    : never;
};

/**
 * A ruleset with queries as functions of its own, so that a screen asks `rules.inspect(state)` for any set of modules.
 *
 * @param ruleset - such as `composeRuleset([doomTrack])` gives it
 * @param queries - `screenQueries` of the edition's entry, some of them, or your own: functions that read the table
 * @throws InvalidArgumentError if the first is not a ruleset, the ruleset has a function of that name, or a query is not a function
 * @example
 * ```ts
 * import { bindQueries, composeRuleset, screenQueries } from 'runebound-engine/second-edition';
 * import { doomTrack } from 'runebound-engine/second-edition/doom-track';
 *
 * const rules = bindQueries(composeRuleset([doomTrack]), screenQueries);
 * const game = rules.createGame({ players: 2, seed: 'tamalir' });
 * rules.inspect(game).players.length; // 2
 * ```
 */
export function bindQueries<R extends Asked, Q extends Readonly<Record<string, unknown>>>(
  ruleset: R,
  queries: Q,
): R & BoundQueries<R, Q> {
  const { ask, ...own } = readable(ruleset, 'Queries are bound to a ruleset, as composeRuleset gives it.');
  if (typeof ask !== 'function')
    throw new InvalidArgumentError('Queries are bound to a ruleset, as composeRuleset gives it.');
  const named = readable(queries, 'Queries are an object of functions by name, such as screenQueries.');
  const bound = Object.entries(named).map(([name, query]) => {
    if (typeof query !== 'function') throw new InvalidArgumentError(`The query "${name}" is not a function.`);
    if (name === 'ask' || Object.hasOwn(own, name))
      throw new InvalidArgumentError(`The ruleset has "${name}" already: name the query otherwise.`);
    return [name, (state: unknown, ...given: readonly unknown[]) => ask(state, query, ...given)] as const;
  });
  return Object.freeze({ ask, ...own, ...Object.fromEntries(bound) }) as R & BoundQueries<R, Q>;
}

/** The fields of an object, read once. */
function readable(value: unknown, wrong: string): Record<string, unknown> {
  try {
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // What cannot be read is not one either.
  }
  throw new InvalidArgumentError(wrong);
}
