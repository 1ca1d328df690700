// `npm run keep-third-edition-saves`: keeps saves of Third Edition in test/fixtures/saves/third-edition, where later versions must go on opening them.
// Kept saves of earlier versions are never written again; those of the present one only with `--again`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stateVersion } from '../src/third-edition/base/state.js';
import { rulesetOf, type ScenarioId } from '../src/third-edition/bundled.js';

/** Where kept saves are. */
export const savesFolder = fileURLToPath(new URL('../test/fixtures/saves/third-edition/', import.meta.url));

type Ruleset = ReturnType<typeof rulesetOf>;
/** A state of a game of Third Edition. */
export type State = ReturnType<Ruleset['createGame']>;
type Action = Parameters<Ruleset['apply']>[1];

/** Haggling and idle turns are rare, so that games get on. */
const weightOf = ({ type }: Action): number =>
  type.startsWith('exchange/') ? 0.1 : type === 'turn/end' || type === 'ability/use' ? 1 : 5;

/** Chooses among actions by a number from 0 up to, and without, 1. */
export function choose(actions: readonly Action[], number: number): Action | undefined {
  let left = number * actions.reduce((sum, action) => sum + weightOf(action), 0);
  for (const action of actions) {
    left -= weightOf(action);
    if (left < 0) return action;
  }
  return actions.at(-1);
}

/** Everything that may be done, by whomever. */
export function allActions(ruleset: Ruleset, state: State): readonly Action[] {
  const players = [...state.players.keys()].flatMap((player) => [...ruleset.legalActions(state, player)]);
  return players.length > 0 ? players : ruleset.legalActions(state);
}

/** The states of a game in which actions are chosen at random, always in the same way. */
export function* walk(ruleset: Ruleset, start: State, seed: number, most: number): Generator<State, void> {
  let state = start;
  let word = seed >>> 0;
  yield state;
  for (let step = 0; step < most && state.outcome === null; step++) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    const action = choose(allActions(ruleset, state), word / 2 ** 32);
    if (action === undefined) throw new Error(`Nothing can be done after ${step} steps of game ${seed}.`);
    state = ruleset.apply(state, action);
    yield state;
  }
}

const begun = (scenario: ScenarioId, players: number, seed: number): State =>
  rulesetOf(scenario).createGame({ edition: 'third-edition', scenario, players, seed });

/** The first position of that kind in random games. */
export function position(scenario: ScenarioId, wanted: (state: State) => boolean, players = 3): State {
  for (let seed = 1; seed <= 60; seed++)
    for (const state of walk(rulesetOf(scenario), begun(scenario, players, seed), seed, 1200))
      if (wanted(state)) return state;
  throw new Error('No such position came up in 60 games.');
}

/** Kinds of the frames of a position, outermost first. */
export const kindsOf = (state: State): string => state.frames.map(({ kind }) => kind).join(' ');

/** A position that is kept: of which scenario, and by what it is known. */
interface Kept {
  readonly scenario: ScenarioId;
  readonly wanted: (state: State) => boolean;
}

/** Positions that are kept, by name. */
export const kept: Readonly<Record<string, Kept>> = {
  'margath-running': {
    scenario: 'ascendance-of-margath',
    wanted: (state) =>
      state.round > 8 && kindsOf(state) === 'game turn' && state.slots.some((card) => card !== null),
  },
  'margath-mid-combat': {
    scenario: 'ascendance-of-margath',
    wanted: (state) => state.round > 3 && kindsOf(state) === 'game turn adventure combat',
  },
  'margath-marches': {
    scenario: 'ascendance-of-margath',
    wanted: (state) => state.time.over && state.players.some(({ skills }) => skills.length > 0),
  },
  'corpse-king-zombies': {
    scenario: 'corpse-king',
    wanted: (state) => state.zombies.length > 1 && state.time.act === 2,
  },
  'corpse-king-test': {
    scenario: 'corpse-king',
    wanted: (state) => state.round > 3 && kindsOf(state).endsWith('effects test'),
  },
};

function main(): void {
  mkdirSync(savesFolder, { recursive: true });
  for (const [name, { scenario, wanted }] of Object.entries(kept)) {
    const file = `${savesFolder}v${stateVersion}-${name}.json`;
    if (existsSync(file) && !process.argv.includes('--again')) {
      console.log(`${file} is kept already; --again writes it anew.`);
      continue;
    }
    writeFileSync(file, JSON.stringify(position(scenario, wanted)));
    execFileSync('npx', ['biome', 'format', '--write', file]);
    console.log(`${file} is kept.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
