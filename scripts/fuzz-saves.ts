/**
 * Changes saves of random games in one place, and plays on what is accepted: npm run fuzz-saves
 *
 *   --saves 50000     how many changed saves
 *   --seed 1          which they are: equal seeds, equal saves
 *   --seconds 540     stops after so long, however many have been tried
 *   --edition ID      of which edition: second-edition, third-edition
 *   --packs           of Second Edition: games with one of the modules of the expansion packs at least
 *   --modules A,B     of Second Edition: games with exactly these modules
 *   --fields          also prints how often each field was changed, and how often that was accepted
 *
 * Every field can become every value of its type. An accepted save is played on for a hundred random actions: no invariant may be broken
 * (asked after each of the first ten actions, then after each tenth), nothing may throw, and what it comes to must be accepted as a save
 * again. One in fifty is played by `apply` and written and read after every action. Games are with any modules that go together. Those of
 * Third Edition are played on for sixty actions by `apply`, each with all invariants; they tell no fields.
 *
 * Exits with 1, and prints how to see it again, if anything breaks; with 2 on bad options.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { noTally, numbersFrom, type Tally, tryGame } from '../test/properties/mutations.js';
import {
  complete,
  modulesOf,
  packs,
  refusalOf,
  starts,
  startsAmong,
  startsWith,
} from '../test/properties/starts.js';
import { fuzzThirdEdition } from './fuzz-saves/third-edition.js';

interface Orders {
  readonly saves: number;
  readonly seed: number;
  readonly fields: boolean;
  /** When to stop, in milliseconds since 1970. */
  readonly until: number;
  readonly edition: string;
  /** Of Second Edition: the ways in which games begin. */
  readonly begins: typeof starts;
}

/** Reads the command line. Throws an Error that says what is wrong. */
function readOrders(): Orders {
  const { values } = parseArgs({
    options: {
      saves: { type: 'string', default: '50000' },
      seed: { type: 'string', default: '1' },
      fields: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      edition: { type: 'string', default: 'second-edition' },
      packs: { type: 'boolean', default: false },
      modules: { type: 'string' },
    },
  });
  const [saves, seed] = [Number(values.saves), Number(values.seed)];
  if (!Number.isInteger(saves) || saves < 1) throw new Error('--saves is a whole number, 1 or more.');
  if (!Number.isInteger(seed)) throw new Error('--seed is a whole number.');
  const { edition, fields } = values;
  if (edition !== 'second-edition' && edition !== 'third-edition')
    throw new Error(`There is no edition "${edition}". Editions: second-edition, third-edition.`);
  const others = edition === 'third-edition' && (values.packs || values.modules !== undefined);
  if (others || (values.packs && values.modules !== undefined))
    throw new Error('Games of Second Edition are chosen by --packs or by --modules.');
  const seconds = Number(values.seconds ?? Number.POSITIVE_INFINITY);
  if (!(seconds > 0)) throw new Error('--seconds is a number above 0.');
  return {
    saves,
    seed,
    fields,
    until: Date.now() + 1000 * seconds,
    edition,
    begins: waysToBegin(values.packs, values.modules),
  };
}

function waysToBegin(ofPacks: boolean, named: string | undefined): typeof starts {
  if (ofPacks) return startsAmong(packs);
  if (named === undefined) return starts;
  const given = named.split(',').filter((id) => id !== '');
  const refusal = refusalOf(given);
  if (refusal !== null) throw refusal;
  return startsWith(complete(given));
}

/** Failures printed in full; the others are only counted. */
const mostFailures = 20;
const every = 20_000;

function tellProgress({ tried, refused, played, broken }: Tally, seconds: number): void {
  console.error(
    `${tried} tried, ${refused} refused, ${played} played on, ${broken} broken, ${seconds.toFixed(0)} s`,
  );
}

function ofThirdEdition({ saves, seed, until }: Orders): void {
  const begun = Date.now();
  const seconds = (): string => ((Date.now() - begun) / 1000).toFixed(0);
  let told = 0;
  const { tried, refused, games, failures } = fuzzThirdEdition(saves, seed, until, (found) => {
    for (const failure of found.failures.slice(told, mostFailures)) console.log(`${failure}\n`);
    told = found.failures.length;
    if (found.games % 20 === 0)
      console.error(`${found.tried} tried, ${found.refused} refused, ${told} broken, ${seconds()} s`);
  });
  console.log(`Saves          ${tried} of ${games} games in ${seconds()} s, seed ${seed}`);
  console.log(`Refused        ${refused} (${((100 * refused) / tried).toFixed(1)} %)`);
  console.log(`Played on      ${tried - refused - failures.length}`);
  console.log(`Broken         ${failures.length}`);
  if (failures.length > 0) process.exitCode = 1;
}

function main(orders: Orders): void {
  const { saves, seed, fields, until, edition, begins } = orders;
  if (edition === 'third-edition') return ofThirdEdition(orders);
  const begun = Date.now();
  const seconds = (): number => (Date.now() - begun) / 1000;
  const tally = noTally();
  const below = numbersFrom(seed);
  let told = 0;
  let games = 0;
  const modules = new Map<string, number>();
  for (; tally.tried < saves && Date.now() < until; games++) {
    const [start] = fc.sample(begins, { numRuns: 1, seed: seed * 1_000_003 + games });
    if (start) tryGame(start, below, tally, saves, until);
    for (const id of start ? modulesOf(start) : []) modules.set(id, (modules.get(id) ?? 0) + 1);
    for (const failure of tally.failures.slice(told, mostFailures)) console.log(`${failure}\n`);
    if (tally.failures.length > told || tally.tried % every < 1000) tellProgress(tally, seconds());
    told = tally.failures.length;
  }
  const share = (count: number): string => `${count} (${((100 * count) / tally.tried).toFixed(1)} %)`;
  console.log(
    `Saves          ${tally.tried} from ${tally.own} positions of ${games} games in ${seconds().toFixed(0)} s, seed ${seed}`,
  );
  console.log(`Refused        ${share(tally.refused)}`);
  console.log(`Played on      ${share(tally.played)}`);
  console.log(`Broken         ${tally.broken}`);
  console.log(`Own refused    ${tally.failures.length - tally.broken}`);
  console.log(`Under way      ${tally.seen.size} different stacks of frames`);
  console.log(
    `Modules        ${[...modules].map(([id, count]) => `${id} ${count}`).join(', ') || 'none'} (games with each)`,
  );
  console.log(`Fields         ${tally.fields.size} different ones changed`);
  if (fields)
    for (const [field, [tried, accepted]] of [...tally.fields].sort((a, b) => b[1][1] - a[1][1]))
      console.log(`  ${field} ${accepted} of ${tried}`);
  if (tally.failures.length > 0) process.exitCode = 1;
}

try {
  main(readOrders());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
