// Keeps saves of the present version in test/fixtures/saves, where later versions must go on opening them.
// Kept saves of earlier versions are never written again; those of the present one only with `--again`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apply, createGame, type GameState, legalActions } from '../src/index.js';
import { presentVersion } from '../src/second-edition/saves.js';

/** Where kept saves are. */
export const savesFolder = fileURLToPath(new URL('../test/fixtures/saves/', import.meta.url));

/** The states of a game in which every action is chosen at random, always in the same way. */
export function* walk(start: GameState, seed: number, steps: number): Generator<GameState, void> {
  let state = start;
  let word = seed >>> 0;
  yield state;
  for (let step = 0; step < steps && state.outcome === null; step++) {
    const actions = legalActions(state);
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    const action = actions[(word >>> 8) % actions.length];
    if (action === undefined) throw new Error(`Nothing can be done after ${step} steps of game ${seed}.`);
    state = apply(state, action);
    yield state;
  }
}

/** The first position of that kind in a random game of so many players. */
export function position(wanted: (state: GameState) => boolean, players = 3): GameState {
  for (let seed = 1; seed <= 200; seed++)
    for (const state of walk(createGame({ players, seed }), seed, 1000)) if (wanted(state)) return state;
  throw new Error('No such position came up in 200 games.');
}

/** Kinds of the frames of a position, outermost first. */
export const kindsOf = (state: GameState): string => state.frames.map((frame) => frame.kind).join(' ');

/** Positions that are kept, by name. */
export const kept: Readonly<Record<string, (state: GameState) => boolean>> = {
  'running-game': (state) =>
    state.turn > 12 && kindsOf(state) === 'game turn market' && state.track.some((entry) => entry !== null),
  'mid-combat': (state) => state.turn > 6 && kindsOf(state) === 'game turn adventure combat phase roll',
};

function main(): void {
  mkdirSync(savesFolder, { recursive: true });
  for (const [name, wanted] of Object.entries(kept)) {
    const file = `${savesFolder}v${presentVersion}-${name}.json`;
    if (existsSync(file) && !process.argv.includes('--again')) {
      console.log(`${file} is kept already; --again writes it anew.`);
      continue;
    }
    writeFileSync(file, JSON.stringify(position(wanted)));
    execFileSync('npx', ['biome', 'format', '--write', file]);
    console.log(`${file} is kept.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
