import { InvalidArgumentError } from '../../kernel/index.js';

/** An action of any edition, as the rules list it. */
export type Actions = { readonly type: string };

/** A client of boardgame.io, as far as it acts. */
export interface Dispatching {
  /** Its moves, by name. */
  readonly moves: Readonly<Record<string, (...args: never[]) => void>>;
}

/**
 * Carries out an action, as `legalActions` gives it, by a client's move of that name.
 *
 * @throws InvalidArgumentError for an action of other rules
 * @example
 * ```ts
 * actMove(client, legalActions(client.getState().G.state, 0)[0]);
 * ```
 */
export function actMove(client: Dispatching, action: Actions): void {
  const { type, ...parameters } = action;
  const move = Object.hasOwn(client.moves, type) ? client.moves[type] : undefined;
  if (move === undefined) throw new InvalidArgumentError(`This client's game has no move ${type}.`);
  (move as (parameters: object) => void)(parameters);
}
