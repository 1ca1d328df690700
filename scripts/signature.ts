/**
 * One number pins behaviour: plays a fixed set of seeded games and prints one hash over their states.
 * `npm run signature` compares it with the value that stands in the repository and fails if it differs;
 * `npm run signature -- --write` writes a new value, for a commit that means to change behaviour and says so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGame, hashState, legalActions, simulate } from '../src/index.js';
import { hashText } from '../src/kernel/index.js';

const kept = fileURLToPath(new URL('../test/fixtures/signature.txt', import.meta.url));
const STEPS = 1500;

/** Plays one game with choices that depend on nothing but its number, and hashes it on the way. */
function play(number: number): string {
  const game = simulate(createGame({ players: (number % 6) + 1, seed: `signature ${number}` }), {
    chance: 'state',
  });
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
    if (action) game.apply(action);
    if (step % 100 === 0) hashes.push(hashState(game.snapshot()));
  }
  return hashText(hashes.join(' ') + hashState(game.snapshot()) + legalActions(game.snapshot()).length);
}

/** The signature of the present rules and content: 16 hex digits. */
export const signature = (games = 24): string =>
  hashText(Array.from({ length: games }, (_, number) => play(number)).join(' '));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
  const now = signature();
  process.stdout.write(`${now}\n`);
  if (values.write) writeFileSync(kept, `${now}\n`);
  else if (readFileSync(kept, 'utf8').trim() !== now) {
    process.stderr.write(
      `The signature kept in test/fixtures/signature.txt is another: behaviour has changed.\n`,
    );
    process.exitCode = 1;
  }
}
