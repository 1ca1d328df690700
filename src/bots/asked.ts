import { InvalidArgumentError } from '../kernel/index.js';

const needed = ['player', 'decision', 'ruleset'] as const;

/**
 * Checks what a caller hands to a bot; `playGame` and `playMatch` always hand over all of it.
 *
 * @throws InvalidArgumentError that names what is missing
 */
export function checkAsked(
  view: unknown,
  legal: readonly unknown[],
  helpers: { readonly [name in (typeof needed)[number]]: unknown },
): void {
  const wrong = whatIsMissing(view, legal, helpers);
  if (wrong !== null) refuse(wrong);
}

/** @throws InvalidArgumentError unless it is a list of at least one action */
export function checkLegal(legal: readonly unknown[]): void {
  if (!isLegal(legal)) refuse('legal actions');
}

const most = 100_000;

function isLegal(legal: readonly unknown[]): boolean {
  try {
    if (!Array.isArray(legal) || legal.length === 0 || legal.length > most) return false;
    for (let at = 0; at < legal.length; at++) if (typeof legal[at].type !== 'string') return false;
    return true;
  } catch {
    return false;
  }
}

function whatIsMissing(
  view: unknown,
  legal: readonly unknown[],
  helpers: { readonly [name in (typeof needed)[number]]: unknown },
): string | null {
  let missing = 'a view';
  try {
    const players: unknown = (view as { readonly players?: unknown } | null | undefined)?.players;
    if (!Array.isArray(players)) return missing;
    if (!isLegal(legal)) return 'legal actions';
    missing = 'helpers';
    for (const name of needed) if (helpers?.[name] === undefined) return `helpers.${name}`;
    const { player, ruleset } = helpers;
    if (typeof player !== 'number' || players[player] === undefined) return 'a player of that view';
    return (ruleset as { readonly rules?: unknown } | null)?.rules === undefined ? 'a ruleset' : null;
  } catch {
    return missing;
  }
}

function refuse(missing: string): never {
  throw new InvalidArgumentError(
    `A bot was asked without ${missing}. It is asked by choose(view, legal, { player, decision, ruleset }): what its seat sees, its legal actions, and the rules of the game. playGame and playMatch ask it so.`,
  );
}
