import { demand } from './given.js';

/** A legal action of any edition. */
export type Actions = { readonly type: string };

/** A boardgame.io client that can act. */
export interface Dispatching {
  readonly moves: Readonly<Record<string, (...args: never[]) => void>>;
}

/**
 * Carries out a legal action by the client's move of that name.
 *
 * @throws InvalidArgumentError for an action of other rules, an invalid action, and an invalid client
 *
 * @example
 * ```ts
 * const [action] = legalActions(client.getState().G.state, 0);
 * if (action !== undefined) actMove(client, action);
 * ```
 */
export function actMove(client: Dispatching, action: Actions): void {
  demand(typeof action?.type === 'string', 'An action has a `type`: pass one that legalActions gave.');
  const moves = client?.moves;
  demand(
    typeof moves === 'object' && moves !== null,
    'The first is a client of boardgame.io, which has `moves`.',
  );
  const { type, ...parameters } = action;
  const move = Object.hasOwn(moves, type) ? moves[type] : undefined;
  demand(move !== undefined, `This client's game has no move ${type}.`);
  (move as (parameters: object) => void)(parameters);
}
