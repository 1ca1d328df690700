// `npm run keep-saves`: keeps saves of the present version in test/fixtures/saves, where later versions must go on opening them.
// Kept saves of earlier versions are never written again; those of the present one only with `--again`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playGame } from '../src/bots/second-edition/index.js';
import { apply, createGame, type GameState, inspect, legalActions } from '../src/index.js';
import { bundledModules } from '../src/second-edition/bundled.js';
import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';
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

/** A position that is kept: what is in force, and by what it is known. */
interface Kept {
  readonly modules?: readonly SecondEditionModuleId[];
  readonly wanted: (state: GameState) => boolean;
}

/** What a module remembers: it knows what stands in it. */
// biome-ignore lint/suspicious/noExplicitAny: of eleven modules
const memory = (state: GameState, id: string): any => state.ext[id];
const has = (state: GameState, ...kinds: readonly string[]): boolean =>
  kinds.every((kind) => state.frames.some((frame) => frame.kind === kind));
const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** Positions that are kept, by name: two of the base game, and those of modules that bring frames, cards or a memory, in the middle of it. */
const chosen: Readonly<Record<string, Kept>> = {
  'running-game': {
    wanted: (state) =>
      state.turn > 12 && kindsOf(state) === 'game turn market' && state.track.some((entry) => entry !== null),
  },
  'mid-combat': {
    wanted: (state) => state.turn > 6 && kindsOf(state) === 'game turn adventure combat phase roll',
  },
  'optional-rules': {
    modules: [
      'doom-track',
      'travel-hazards',
      'softer-knockouts',
      'item-limits',
      'ally-limits',
      'shorter-game',
    ],
    wanted: (state) => has(state, 'hazard', 'combat') && memory(state, 'doom-track').counters > 2,
  },
  'advanced-runebound': {
    modules: ['advanced-runebound'],
    wanted: (state) => has(state, 'hazard', 'combat') && memory(state, 'advanced-runebound').counters > 2,
  },
  'island-of-dread': {
    modules: ['island-of-dread'],
    wanted: (state) =>
      has(state, 'combat') &&
      memory(state, 'island-of-dread').captains.some((captain: unknown) => captain !== null) &&
      state.players.some(({ hero }) => hero.space?.startsWith('a')),
  },
  'rituals-and-runes': {
    modules: ['rituals-and-runes'],
    wanted: (state) =>
      has(state, 'combat') &&
      memory(state, 'rituals-and-runes').counters.some((counters: object) => !isEmpty(counters)),
  },
  'weapons-of-legend': {
    modules: ['weapons-of-legend'],
    wanted: (state) =>
      has(state, 'combat') && inspect(state).modules['weapons-of-legend']?.equipping[0] !== undefined,
  },
  'traps-and-terrors': {
    modules: ['traps-and-terrors'],
    wanted: (state) => has(state, 'combat') && state.laid !== undefined && state.hoards !== undefined,
  },
  'beasts-and-bandits': {
    modules: ['beasts-and-bandits'],
    wanted: (state) => has(state, 'combat') && state.track.some((entry) => entry?.follows !== undefined),
  },
  'seven-scions': {
    modules: ['seven-scions'],
    wanted: (state) => has(state, 'joint-battle') && !isEmpty(memory(state, 'seven-scions').held),
  },
  'seven-scions-cooperative': {
    modules: ['seven-scions', 'seven-scions-cooperative'],
    wanted: (state) => has(state, 'stormlords-together'),
  },
  cataclysm: {
    modules: ['cataclysm'],
    wanted: (state) =>
      has(state, 'seeking', 'combat') &&
      memory(state, 'cataclysm').quests.length > 0 &&
      memory(state, 'cataclysm').marks.some((marks: object) => !isEmpty(marks)),
  },
};

/** Every other module is kept in a running game. */
const others = Object.values(bundledModules)
  .filter(({ id }) => !Object.values(chosen).some(({ modules }) => modules?.some((one) => one === id)))
  .map(({ id, requires = [] }): [string, Kept] => [
    id,
    {
      modules: [...requires, id] as SecondEditionModuleId[],
      wanted: (state) => state.turn > 12 && has(state, 'market'),
    },
  ]);

export const kept: Readonly<Record<string, Kept>> = { ...chosen, ...Object.fromEntries(others) };

/** The first position of that kind in games that bots play with these modules: they come to what chance alone seldom brings about. */
function positionWith(
  modules: readonly SecondEditionModuleId[],
  wanted: (state: GameState) => boolean,
): GameState {
  for (let seed = 1; seed <= 20; seed++) {
    let state = createGame({ players: 3, seed, modules });
    for (const action of playGame({ players: 3, seed, modules, maxTurns: 40 }).actions) {
      if (wanted(state)) return state;
      state = apply(state, action);
    }
  }
  throw new Error(`No such position came up in 20 games with ${modules.join(', ')}.`);
}

function main(): void {
  mkdirSync(savesFolder, { recursive: true });
  for (const [name, { modules, wanted }] of Object.entries(kept)) {
    const file = `${savesFolder}v${presentVersion}-${name}.json`;
    if (existsSync(file) && !process.argv.includes('--again')) {
      console.log(`${file} is kept already; --again writes it anew.`);
      continue;
    }
    writeFileSync(file, JSON.stringify(modules ? positionWith(modules, wanted) : position(wanted)));
    execFileSync('npx', ['biome', 'format', '--write', file]);
    console.log(`${file} is kept.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
