/**
 * Plays many seeded games of all sizes among players of all kinds, and checks on the way that the rules hold together:
 * `npm run soak -- [--edition second-edition] [--games 100] [--steps n] [--seed s] [--max-turns 150] [--modules a,b] [--jobs n]`.
 * With `--steps` alone it plays as many games as that many actions take. In Third Edition `--modules` names the scenarios.
 *
 * In every game: no invariant is broken when a turn has ended, and the game reaches its end or the stated bound; who should bring it to an end
 * does: sensible bots of Second Edition among themselves, if 150 turns each are enough, and everybody in Third Edition.
 * In one game of ten: no invariant is broken in any state, and every listed action is accepted by the judge.
 * In one game of twenty: `transition` on immutable states and the mutable simulation agree on every state and every event.
 *
 * Prints figures. Exits with 1, and prints how to reproduce it, on a failure; with 2 on bad options.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rulesOf } from '../src/register/index.js';
import type { Edition } from './soak/edition.js';
import { add, type Figures, nothingYet, type Orders } from './soak/figures.js';
import { LONG_ENOUGH, secondEdition } from './soak/second-edition.js';
import { thirdEdition } from './soak/third-edition.js';

/** The editions that can be soaked. */
const editions: Readonly<Record<string, (orders: Orders) => Edition>> = {
  'second-edition': secondEdition,
  'third-edition': (orders) => thirdEdition(orders),
};

/** Plays the games of one part. */
function soak(edition: Edition, orders: Orders): Figures {
  const figures = nothingYet();
  const { games, steps, jobs, part } = orders;
  for (let number = part ?? 0; number < games; number += part === null ? 1 : jobs) {
    if (figures.steps >= steps / (part === null ? 1 : jobs) || figures.failures.length >= 3) break;
    edition.play(number, figures);
  }
  return figures;
}

/** Gives the work to several processes, as one cannot use more than one core. */
async function soakTogether(edition: Edition, orders: Orders): Promise<Figures> {
  if (orders.jobs === 1) return soak(edition, orders);
  const parts = Array.from({ length: orders.jobs }, (_, part) => {
    const args = [...process.argv.slice(2), '--jobs', String(orders.jobs), '--part', String(part)];
    return new Promise<Figures>((done, failed) => {
      const helper = fork(fileURLToPath(import.meta.url), args);
      helper.on('message', (figures) => done(figures as Figures));
      helper.on('exit', (code) => failed(new Error(`A helper process ended early, with code ${code}.`)));
    });
  });
  return (await Promise.all(parts)).reduce(add, nothingYet());
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

function report(edition: Edition, figures: Figures, seconds: number): string {
  const { games, bound, steps, turns, ways, lengths, decisions, cards, draws } = figures;
  const sorted = [...lengths].sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const frames = edition.rules.flatMap((rules) => Object.values(rules.frames));
  const asked = unique(
    frames.flatMap(({ kind, steps: table }) =>
      Object.values(table).flatMap(({ step }) => (step.does === 'decide' ? [`${kind}/${step.name}`] : [])),
    ),
  );
  const unmet = asked.filter((decision) => !(decision in decisions));
  const kinds = unique(frames.map(({ kind }) => kind));
  const entered = kinds.filter((kind) => kind in figures.frames);
  const notEntered = kinds.filter((kind) => !(kind in figures.frames));
  const known = edition.cards;
  const unseen = known.filter((card) => !(card in cards));
  const won = Object.entries(ways)
    .sort()
    .map(([how, number]) => `${how} ${number}`)
    .join(', ');
  return [
    `Games          ${games} in ${seconds.toFixed(0)} s`,
    `Ended          ${lengths.length} (${won || 'none'}), ${bound} reached their bound`,
    `Turns a player ${middle} in the median of games that ended, ${sorted[0] ?? 0} at least, ${sorted[sorted.length - 1] ?? 0} at most`,
    `Steps          ${steps} actions in ${turns} turns`,
    `Checked        ${figures.checkedStates} states; ${figures.comparedSteps} steps compared between the executors`,
    `Rules cited    ${Object.keys(figures.rules).length} different ones by events; the register has ${rulesOf(edition.register).length}`,
    `Frames met     ${entered.length} of ${kinds.length}${notEntered.length > 0 ? `, never ${notEntered.join(', ')}` : ''}`,
    `Decisions met  ${asked.length - unmet.length} of ${asked.length}${unmet.length > 0 ? `, never ${unmet.join(', ')}` : ''}`,
    `Cards drawn    ${draws}; ${known.length - unseen.length} of ${known.length} different ones${unseen.length > 0 ? `, never ${unseen.join(', ')}` : ''}`,
  ].join('\n');
}

function readOrders(): Orders {
  const { values } = parseArgs({
    options: {
      edition: { type: 'string', default: 'second-edition' },
      games: { type: 'string' },
      steps: { type: 'string' },
      seed: { type: 'string', default: 'soak' },
      'max-turns': { type: 'string', default: String(LONG_ENOUGH) },
      modules: { type: 'string', default: '' },
      jobs: { type: 'string', default: String(Math.min(4, availableParallelism())) },
      part: { type: 'string' },
    },
  });
  const whole = (name: string, text: string, least: number): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < least)
      throw new Error(`--${name} is a whole number from ${least} on, not "${text}".`);
    return number;
  };
  const enough = values.steps === undefined ? 100 : Number.MAX_SAFE_INTEGER;
  const games = values.games === undefined ? enough : whole('games', values.games, 1);
  return {
    edition: values.edition,
    games,
    steps: values.steps === undefined ? Number.POSITIVE_INFINITY : whole('steps', values.steps, 1),
    seed: values.seed,
    maxTurns: whole('max-turns', values['max-turns'], 1),
    modules: values.modules.split(',').filter(Boolean),
    jobs: Math.min(games, whole('jobs', values.jobs, 1)),
    part: values.part === undefined ? null : whole('part', values.part, 0),
  };
}

async function main(): Promise<void> {
  const orders = readOrders();
  const begin = Object.hasOwn(editions, orders.edition) ? editions[orders.edition] : undefined;
  if (begin === undefined)
    throw new Error(
      `There is no edition "${orders.edition}". Editions: ${Object.keys(editions).join(', ')}.`,
    );
  const edition = begin(orders);
  if (orders.part !== null) {
    const figures = soak(edition, orders);
    await new Promise((sent) => process.send?.(figures, sent));
    process.exit(0);
  }
  const began = performance.now();
  const figures = await soakTogether(edition, orders);
  console.log(report(edition, figures, (performance.now() - began) / 1000));
  for (const failure of figures.failures) console.error(`\nFAILED  ${failure}`);
  if (figures.failures.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
