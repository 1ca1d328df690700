/**
 * One number pins behaviour: plays a fixed set of seeded games, with and without each module, and prints one hash over their states,
 * and below it the hash of each set of modules. `npm run signature` compares them with the values that stand in the repository and fails if one differs;
 * `npm run signature -- --write` writes a new value, for a commit that means to change behaviour and says so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { apply, createGame, type GameState, hashState, legalActions, simulate } from '../src/index.js';
import { hashText } from '../src/kernel/index.js';
import { bundledModules, rulesetOf } from '../src/second-edition/index.js';
import { mostPlayers } from './common/rules.js';

const kept = fileURLToPath(new URL('../test/fixtures/signature.txt', import.meta.url));
const STEPS = 1500;

/** What is in force in some of the games: nothing but the base game, each module by itself, and the optional rules that go together. */
const sets: readonly (readonly string[])[] = [
  [],
  ...Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]),
  ['doom-track', 'travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits'],
];

/**
 * Plays one game with choices that depend on nothing but its number, and hashes it on the way. It goes by both executors: `apply` must come to the
 * states that the simulation comes to.
 */
function play(number: number, modules: readonly string[]): string {
  // Some modules want two players at least.
  const most = mostPlayers(rulesetOf(modules).rules);
  const players = modules.length === 0 ? (number % 6) + 1 : Math.min(most, (number % 5) + 2);
  let state = createGame({ players, seed: `signature ${number}`, modules });
  const game = simulate(state, { chance: 'state' });
  const hashes: string[] = [];
  let choice = number;
  for (let step = 1; step <= STEPS && game.outcome === null; step++) {
    choice = (Math.imul(choice, 1_103_515_245) + 12_345) & 0x7fffffff;
    const listed = game.legalActions();
    // Discarding one's own cards and haggling would fill the game: they are tried one time in eight.
    const likely =
      (choice >>> 16) % 8 === 0
        ? listed
        : listed.filter(({ type }) => type !== 'card/discard' && !type.startsWith('offer/'));
    const from = likely.length > 0 ? likely : listed;
    const action = from[(choice >>> 8) % from.length];
    if (action) {
      game.apply(action);
      state = apply(state, action);
    }
    if (step % 100 === 0) hashes.push(bothHash(state, game.snapshot(), number, step));
  }
  return hashText(
    hashes.join(' ') + bothHash(state, game.snapshot(), number, STEPS) + legalActions(game.snapshot()).length,
  );
}

/** The hash of a state that both executors came to. */
function bothHash(applied: GameState, simulated: GameState, number: number, step: number): string {
  const hash = hashState(applied);
  if (hash !== hashState(simulated))
    throw new Error(
      `apply and simulate part ways by action ${step} of game ${number}: ${applied.modules.join(' ')}`,
    );
  return hash;
}

/** The signature of the present rules and content: for each set of modules 16 hex digits. */
export const signatures = (): string[] =>
  sets.map((modules) => {
    const games = Array.from({ length: modules.length === 0 ? 24 : 6 }, (_, number) => play(number, modules));
    return `${hashText(games.join(' '))} ${modules.join(' ') || 'second-edition'}`;
  });

/** What the file of signatures says: all of them, and first one over all. */
export const signatureText = (lines = signatures()): string =>
  `${[`${hashText(lines.join())} all`, ...lines].join('\n')}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
  const now = signatureText();
  process.stdout.write(now);
  if (values.write) writeFileSync(kept, now);
  else if (readFileSync(kept, 'utf8') !== now) {
    process.stderr.write(
      'The signatures kept in test/fixtures/signature.txt are others: behaviour has changed.\n',
    );
    process.exitCode = 1;
  }
}
