import type { Figure } from './rows.js';
import { baseGame, type ModuleSet } from './sets.js';
import { ratiosOfModules } from './steps.js';

/** What the engine is to reach, and whether it does. */
export interface Aim {
  readonly what: string;
  readonly measured: number;
  readonly bound: 'at least' | 'at most';
  readonly wanted: number;
  readonly met: boolean;
}

const atLeast = (what: string, measured: number, wanted: number): Aim => ({
  what,
  measured,
  bound: 'at least',
  wanted,
  met: measured >= wanted,
});

const atMost = (what: string, measured: number, wanted: number): Aim => ({
  what,
  measured,
  bound: 'at most',
  wanted,
  met: measured <= wanted,
});

/**
 * The aims, as ratios of figures of one run, so that they say the same on every machine.
 *
 * @param figures - of all rows
 * @param stateBytes - the largest state met, as JSON
 * @param steps - how many steps of the rules an action of random play carries out, by what is in force
 * @throws Error if a row that an aim needs is not there
 */
export function aimsOf(
  figures: readonly Figure[],
  stateBytes: number,
  steps: ReadonlyMap<ModuleSet, number>,
): Aim[] {
  const speed = (id: string): number => {
    const found = figures.find((figure) => figure.id === id);
    if (!found) throw new Error(`No row is called "${id}".`);
    return found.perSecond;
  };
  // Against the fastest of its rows, whichever that is.
  const theirs = Math.max(
    ...['boardgame.io reducer', 'boardgame.io reducer, 3 moves a turn', 'boardgame.io client'].map(speed),
  );
  return [
    atLeast('simulate, no checks ÷ boardgame.io', speed('simulate, no checks') / theirs, 45),
    atLeast("playout('random'), actions ÷ boardgame.io", speed("playout('random')") / theirs, 60),
    atLeast('apply + legalActions ÷ boardgame.io', speed('apply + legalActions') / theirs, 6.5),
    atLeast('apply, recorded states ÷ boardgame.io', speed('apply, recorded states') / theirs, 5),
    atMost('fork, µs', 1e6 / speed('fork'), 3),
    ...ratiosOfModules.map(({ play, base, full }) =>
      atMost(
        `time of an action in ${play} play, all modules that go together ÷ base game`,
        speed(base) / Math.min(...full.map(speed)),
        1.3,
      ),
    ),
    atMost(
      'time of a step of the rules in random play, all modules that go together ÷ base game',
      slowestSteps(speed, steps),
      1.3,
    ),
    atMost('largest state of four-player games, bytes of JSON', stateBytes, 6600),
  ];
}

/** How much longer a step of the rules takes with the set of modules in which it takes longest: with more rules in force an action has more of them. */
function slowestSteps(speed: (id: string) => number, steps: ReadonlyMap<ModuleSet, number>): number {
  const timeOf = ({ name }: ModuleSet, each: number): number => 1 / (speed(`${name}, random`) * each);
  const base = timeOf(baseGame, steps.get(baseGame) ?? 1);
  return Math.max(...[...steps].map(([set, each]) => timeOf(set, each) / base));
}
