/*
 * Plays seeded games until every card has been drawn, every ability offered and used, every Event in play, every Encounter
 * finished both ways: npm run exhaust
 *
 *   --edition second-edition   or third-edition
 *   --max-games 150   games from their beginning, at most; 0 for none
 *   --seed exhaust    which games they are: equal seeds, equal games
 *   --modules a,b     rule modules to play with; none if left out. In Third Edition scenarios; all if left out
 *   --json FILE       also writes the numbers into this file
 *
 * First ordinary games are played by sensible and random bots, one to six at a table. What those did not come to is then
 * looked for in short games from positions made for a card, played by bots by ordinary actions; the report says which.
 * Exits with 1, and names the cards, if anything never acted; with 2 on bad options.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Orders, Search } from './exhaust/edition.js';
import { secondEdition } from './exhaust/second-edition.js';
import { thirdEdition } from './exhaust/third-edition.js';

/** The editions whose cards can be looked at. */
const editions: Readonly<Record<string, (orders: Orders) => Search>> = {
  'second-edition': secondEdition,
  'third-edition': (orders) => thirdEdition(orders),
};

/** Reads the command line, looks, and tells. Throws an Error that says what is wrong. */
function main(): void {
  const { values } = parseArgs({
    options: {
      edition: { type: 'string', default: 'second-edition' },
      'max-games': { type: 'string', default: '150' },
      seed: { type: 'string', default: 'exhaust' },
      modules: { type: 'string', default: '' },
      json: { type: 'string' },
    },
  });
  const games = Number(values['max-games']);
  if (!Number.isInteger(games) || games < 0)
    throw new Error(`--max-games is a whole number from 0 on, not "${values['max-games']}".`);
  const { edition } = values;
  const look = Object.hasOwn(editions, edition) ? editions[edition] : undefined;
  if (look === undefined)
    throw new Error(`There is no edition "${edition}". Editions: ${Object.keys(editions).join(', ')}.`);
  const modules = values.modules.split(',').filter((id) => id !== '');
  const { text, report, missing } = look({ games, seed: values.seed, modules });
  console.log(text);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  if (missing > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
