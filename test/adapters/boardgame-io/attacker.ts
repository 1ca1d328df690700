import { createRequire } from 'node:module';

/* What somebody can do with all that a server has sent: boardgame.io's own generator, run from every value that could start it. */

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

/** How many rolls a guess is followed. */
const far = 1500;

const dice = {
  name: 'dice',
  setup: () => '',
  moves: {
    roll: ({ random }: { random: { D10(n: number): number[] } }) =>
      random
        .D10(far)
        .map((face) => face - 1)
        .join(''),
  },
};
const carryOut = CreateGameReducer({ game: dice });

/** The rolls of a ten-sided die that boardgame.io makes from here: a figure each. */
export function rollsFrom(data: { readonly seed?: unknown; readonly prngstate?: object }): string {
  const begun = InitializeGame({ game: { ...dice, seed: 'none' } });
  const state = { ...begun, plugins: { ...begun.plugins, random: { ...begun.plugins.random, data } } };
  const roll = { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID: '0' } };
  return carryOut(state, roll).G;
}

/** Whatever in these values could start the generator: its state as it is stored, and everything that could be its seed. */
function beginnings(sent: unknown): { seeds: Set<string>; states: Map<string, object> } {
  const seeds = new Set<string>();
  const states = new Map<string, object>();
  const search = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') seeds.add(String(value));
    if (typeof value !== 'object' || value === null) return;
    if ('s0' in value) states.set(JSON.stringify(value), value);
    for (const [name, part] of Object.entries(value)) {
      seeds.add(name);
      search(part);
    }
  };
  search(sent);
  return { seeds, states };
}

/** How the attack went. */
export interface Attack {
  /** How many beginnings were tried. */
  readonly tried: number;
  /** Whether one of them leads to the rolls that are yet to come. */
  readonly succeeded: boolean;
}

/**
 * Tries to know the rolls to come from what was sent, and from the times at which the match may have been made: by itself, boardgame.io
 * seeds a match with that.
 */
export function attack(
  sent: unknown,
  madeAbout: readonly [from: number, to: number],
  toCome: string,
): Attack {
  const { seeds, states } = beginnings(sent);
  for (let time = madeAbout[0]; time <= madeAbout[1]; time++) seeds.add(time.toString(36).slice(-10));
  const guesses = [
    ...[...states.values()].map((prngstate) => ({ prngstate })),
    ...[...seeds].map((seed) => ({ seed })),
  ];
  return { tried: guesses.length, succeeded: guesses.some((guess) => rollsFrom(guess).includes(toCome)) };
}
