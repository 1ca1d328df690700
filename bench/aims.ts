import type { Cores } from './cores.js';
import type { Report } from './print.js';
import type { Ratio } from './ratios.js';
import type { Figure } from './rows.js';

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
 * @param ratios - what each full set of modules costs
 * @param accesses - of properties an action, by row
 * @param cores - what all cores play beside one of them
 * @throws Error if a row that an aim needs is not there
 */
export function aimsOf(
  figures: readonly Figure[],
  stateBytes: number,
  ratios: readonly Ratio[],
  accesses: Report['accesses'],
  cores: Cores | null = null,
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
  const most = (what: string, cost: (ratio: Ratio) => number): Aim =>
    atMost(`time of ${what}, all modules that go together ÷ base game`, Math.max(...ratios.map(cost)), 1.3);
  return [
    ...accesses
      .filter(({ row }) => row === 'simulate, no checks')
      .map(({ many }) => atMost('megamorphic accesses an action, base game, random play', many, 25)),
    atLeast('simulate, no checks ÷ boardgame.io', speed('simulate, no checks') / theirs, 22),
    atLeast("playout('random'), actions ÷ boardgame.io", speed("playout('random')") / theirs, 26),
    atLeast('apply + legalActions ÷ boardgame.io', speed('apply + legalActions') / theirs, 5.5),
    atLeast('apply, recorded states ÷ boardgame.io', speed('apply, recorded states') / theirs, 4),
    ...(cores ? [atLeast('playouts on n cores ÷ n × one core', cores.share, 0.85)] : []),
    atMost('fork, µs', 1e6 / speed('fork'), 3),
    most('an action in sensible play', ({ sensible }) => sensible),
    most('an action in random play', ({ random }) => random),
    most('a step of the rules in sensible play', ({ sensible, steps }) => sensible / steps.sensible),
    most('a step of the rules in random play', ({ random, steps }) => random / steps.random),
    most('the same pieces of the rules in sensible play', ({ same }) => same.sensible.ratio),
    most('the same pieces of the rules in random play', ({ same }) => same.random.ratio),
    atMost('largest state of four-player games, bytes of JSON', stateBytes, 6600),
  ];
}
