import { EngineError, type Problem } from '../errors.js';
import { Game } from '../game.js';
import { canonicalJson } from '../hash.js';
import { problemOf } from '../module.js';
import type { Rules } from '../rules.js';
import { decisionOf } from '../rulings.js';
import type { Envelope } from '../state.js';

const copyOf = <S extends Envelope>(state: S): S => JSON.parse(JSON.stringify(state));

/** The broken invariants. The path is the invariant's name. */
export function brokenInvariants<S extends Envelope, C>(state: S, rules: Rules<S, C>): Problem[] {
  const g = new Game(rules, copyOf(state));
  return rules.invariants.flatMap((invariant) => {
    try {
      return problemOf(invariant, g) ?? [];
    } catch (error) {
      const { name: path, rule } = invariant;
      return { path, message: stumble(error), ...(rule ? { rule: g.cited(rule) } : {}) };
    }
  });
}

/** A roll with more outcomes could not be listed. */
const mostRolls = 100_000;

/** The number of distinct rolls of equal dice. */
function rollsOf({ count, sides }: { readonly count: number; readonly sides: number }): number {
  let rolls = 1;
  for (let die = 1; die <= count && rolls <= mostRolls; die++) rolls = (rolls * (sides - 1 + die)) / die;
  return rolls;
}

/** Whether the game waits at its step, for a player or chance that can act. */
export function problemOfPlay<S extends Envelope, C>(state: S, rules: Rules<S, C>): Problem | null {
  if (state.outcome !== null) return null;
  const path = `frames/${state.frames.length - 1}`;
  const g = new Game(rules, copyOf(state));
  const problem = attempt(() => {
    g.run();
    if (canonicalJson(g.state) !== canonicalJson(state))
      return 'A save is of a game that waits; here the rules would go on without asking anybody.';
    const { actor, request } = decisionOf(g) ?? {};
    if (request?.kind === 'roll' && rollsOf(request) > mostRolls)
      return `Nobody can roll ${request.count} dice of ${request.sides} sides at once.`;
    if (typeof actor === 'number' && state.players[actor] === undefined)
      return `The decision is asked of player ${actor}, who is not there.`;
    return g.legalActions().length === 0 ? 'Nothing can be done here: the game could not go on.' : null;
  });
  return problem === null ? null : { path, message: problem };
}

/** The rules threw, so the state is not one of theirs. */
const stumble = (error: unknown): string =>
  `The rules cannot go on from it${error instanceof EngineError ? `: ${error.message}` : '.'}`;

function attempt(ask: () => string | null): string | null {
  try {
    return ask();
  } catch (error) {
    return stumble(error);
  }
}
