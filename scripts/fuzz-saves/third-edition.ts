import { rulesetOf, scenarioIds } from '../../src/third-edition/bundled.js';
import { type Below, numbersFrom } from '../../test/properties/mutations.js';
import { changed, fault, game } from '../../test/properties/third-edition.js';

/* Changed saves of random games of Third Edition, of either scenario and two to four players. */

/** What became of them. */
export interface Found {
  tried: number;
  refused: number;
  games: number;
  /** What went wrong, ready to be looked into. */
  readonly failures: string[];
}

/** Actions of a game from which saves are changed. */
const length = 400;
/** Changed saves of one position. */
const perPosition = 20;
/** One in so many is played on by `apply`, and written and read after every action. */
const slow = 60;
/** Actions that an accepted save is played on for. */
const further = 60;

/**
 * Tries changed saves.
 *
 * @param until - when to stop, in milliseconds since 1970
 * @param heard - called after each game
 */
export function fuzzThirdEdition(
  saves: number,
  seed: number,
  until: number,
  heard: (found: Found) => void,
): Found {
  const found: Found = { tried: 0, refused: 0, games: 0, failures: [] };
  const below = numbersFrom(seed);
  for (; found.tried < saves && Date.now() < until; found.games++) {
    const scenario = scenarioIds[found.games % scenarioIds.length] as (typeof scenarioIds)[number];
    const ruleset = rulesetOf(scenario);
    for (const [state] of game(scenario, 2 + below(3), below, length)) {
      if (found.tried >= saves || Date.now() > until) break;
      if (below(4) > 0) continue;
      for (let at = 0; at < perPosition && found.tried < saves; at++) tryOne(found, state, ruleset, below);
    }
    heard(found);
  }
  return found;
}

function tryOne(
  found: Found,
  state: Parameters<typeof changed>[0],
  ruleset: ReturnType<typeof rulesetOf>,
  below: Below,
): void {
  const [where, save] = changed(state, ruleset, below);
  let refused = false;
  const reading = {
    ...ruleset,
    parseState(text: string) {
      try {
        return ruleset.parseState(text);
      } catch (error) {
        refused = true;
        throw error;
      }
    },
  };
  const wrong = fault(save, reading, below, further, below(slow) === 0);
  found.tried += 1;
  if (wrong !== null) found.failures.push(`${where}\n  ${wrong}\n  in ${ruleset.serialize(state)}`);
  else if (refused) found.refused += 1;
}
