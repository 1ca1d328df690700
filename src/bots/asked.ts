import { InvalidArgumentError } from '../kernel/index.js';

const needed = ['player', 'decision', 'ruleset'] as const;

/**
 * Whether a bot is asked with all that it needs. Who plays by `playGame` or `playMatch` asks so without thinking of it.
 *
 * @throws InvalidArgumentError that says what is missing
 */
export function checkAsked(
  view: unknown,
  legal: readonly unknown[],
  helpers: { readonly [name in (typeof needed)[number]]: unknown },
): void {
  const players: unknown = (view as { readonly players?: unknown } | null | undefined)?.players;
  if (!Array.isArray(players)) refuse('a view');
  if (!Array.isArray(legal) || legal.length === 0) refuse('legal actions');
  for (const name of needed) if (helpers?.[name] === undefined) refuse(`helpers.${name}`);
  if (players[helpers.player as number] === undefined) refuse('a player of that view');
  if ((helpers.ruleset as { readonly rules?: unknown } | null)?.rules === undefined) refuse('a ruleset');
}

function refuse(missing: string): never {
  throw new InvalidArgumentError(
    `A bot was asked without ${missing}. It is asked by choose(view, legal, { player, decision, ruleset }): what its seat sees, its legal actions, and the rules of the game. playGame and playMatch ask it so.`,
  );
}
