/**
 * Plays many seeded games of all sizes among bots of all kinds, and checks on the way that the rules hold together:
 * `npm run soak -- [--games 100] [--steps n] [--seed s] [--max-turns 150] [--modules a,b] [--jobs n]`.
 * With `--steps` alone it plays as many games as that many actions take.
 *
 * In every game: no invariant is broken when a turn has ended, and the game reaches its end or the stated bound; sensible
 * bots among themselves reach an end, if 150 turns each are enough.
 * In one game of ten: no invariant is broken in any state, and every listed action is accepted by the judge.
 * In one game of twenty: `transition` on immutable states and the mutable simulation agree on every state and every event.
 *
 * Prints figures. Exits with 1, and prints how to reproduce it, on a failure; with 2 on bad options.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type PlayOptions, playGame, randomBot, sensibleBot } from '../src/bots/index.js';
import {
  type Action,
  actionCode,
  createGame,
  type GameEvent,
  type GameState,
  hashState,
  rulesOf,
  transition,
} from '../src/index.js';
import { rulesetOf } from '../src/second-edition/index.js';
import { drawEvents, fewestPlayers, heroOf, mostPlayers } from './common/rules.js';

interface Orders {
  readonly games: number;
  /** No further game is begun once so many actions were taken. */
  readonly steps: number;
  readonly seed: string;
  readonly maxTurns: number;
  /** Rule modules in force in all games. */
  readonly modules: readonly string[];
  readonly jobs: number;
  /** This process plays the games whose number leaves this rest when divided by `jobs`; all, if it gives out the work. */
  readonly part: number | null;
}

/** What was seen. Numbers add up over processes. */
interface Figures {
  games: number;
  bound: number;
  steps: number;
  turns: number;
  draws: number;
  checkedStates: number;
  comparedSteps: number;
  /** Victories, rule ids of events and of what was offered, decisions met, and cards drawn or used, with their number. */
  ways: Record<string, number>;
  rules: Record<string, number>;
  decisions: Record<string, number>;
  cards: Record<string, number>;
  /** Frame kinds that were under way at a decision, with their number. */
  frames: Record<string, number>;
  /** Turns a player of games that were won. */
  lengths: number[];
  failures: string[];
}

const nothingYet = (): Figures => ({
  games: 0,
  bound: 0,
  steps: 0,
  turns: 0,
  draws: 0,
  checkedStates: 0,
  comparedSteps: 0,
  ways: {},
  rules: {},
  decisions: {},
  cards: {},
  frames: {},
  lengths: [],
  failures: [],
});

/** Rules in force: those of the modules that were asked for. */
let ruleset = rulesetOf([]);
let { rules } = ruleset;

const count = (table: Record<string, number>, key: string, by = 1): void => {
  table[key] = (table[key] ?? 0) + by;
};

type LineUp = PlayOptions & Required<Pick<PlayOptions, 'bots' | 'players'>>;

/** What a game is played with: everything follows from its number, so that it can be played again. */
function lineUp(number: number, { seed, maxTurns, modules }: Orders): LineUp {
  const fewest = fewestPlayers(rules);
  const size = fewest + (number % (mostPlayers(rules) + 1 - fewest));
  const { heroes } = rules.content;
  const named = number % 3 === 0;
  const game = `${seed}/${number}`;
  return {
    players: Array.from({ length: size }, (_, seat) => (named ? { hero: heroOf(heroes, number, seat) } : {})),
    seed: game,
    maxTurns,
    modules,
    // All kinds of company: sensible players alone, one fool among them, fools alone.
    bots: Array.from({ length: size }, (_, seat) => {
      const fool =
        number % 8 === 7 || (number % 4 === 1 && seat === 0) || (number % 4 === 3 && seat % 2 === 1);
      return fool ? randomBot(`${game}/${seat}`) : sensibleBot(`${game}/${seat}`);
    }),
  };
}

class Failure extends Error {}

/** Turns a player in which sensible bots among themselves bring every game to an end. */
const LONG_ENOUGH = 150;

const isSensible = ({ bots }: LineUp): boolean => bots.every(({ name }) => name === 'sensible');

const unbroken = (state: GameState): void => {
  const broken = ruleset.brokenInvariants(state);
  if (broken.length > 0)
    throw new Failure(broken.map(({ path, message }) => `${path}: ${message}`).join('; '));
};

const allAccepted = (state: GameState, legal: readonly Action[]): void => {
  for (const action of legal) {
    const ruling = ruleset.explain(state, action);
    if (!ruling.legal) throw new Failure(`Listed but refused: ${actionCode(action)}: ${ruling.reason}`);
  }
};

/** A state without its generator: a simulation writes that down only when asked. */
const plain = (state: GameState): GameState => ({ ...state, chance: { ...state.chance, generator: null } });

/** How to come to the failure again: the whole of it in a file, the end of it in words. */
function reproduction(
  number: number,
  { players, seed, modules = [] }: LineUp,
  taken: readonly Action[],
): string {
  const codes = taken.map(actionCode);
  const file = join(tmpdir(), `runebound-soak-${number}.json`);
  const options = { players, seed, modules };
  writeFileSync(file, JSON.stringify({ options, codes }, null, 1));
  return [
    `  createGame(${JSON.stringify(options)}), then ${codes.length} actions, all of them in ${file}; the last are`,
    ...codes.slice(-25).map((code) => `    ${code}`),
  ].join('\n');
}

/** Plays one game, and checks it. */
function playOne(number: number, orders: Orders, figures: Figures): void {
  const line = lineUp(number, orders);
  const thorough = number % 10 === 0;
  const taken: Action[] = [];
  let shadow: GameState | null =
    number % 20 === 0
      ? createGame({ players: line.players, seed: line.seed, modules: orders.modules })
      : null;
  let told: readonly GameEvent[] = [];
  let turn = 1;
  const look = (state: GameState): void => {
    if (thorough || state.turn !== turn) {
      figures.checkedStates += 1;
      unbroken(state);
    }
    turn = state.turn;
  };
  try {
    const game = playGame({
      ...line,
      onAction(action, state, legal) {
        const frame = state.frames[state.frames.length - 1];
        count(figures.decisions, `${frame?.kind}/${frame?.step}`);
        for (const { kind } of state.frames) count(figures.frames, kind);
        if (thorough) allAccepted(state, legal);
        taken.push(action);
        if (shadow === null) return;
        const { state: next, events } = transition(shadow, action);
        shadow = next;
        told = events;
      },
      onEvents(events, state) {
        for (const event of events) {
          count(figures.rules, event.rule);
          if (drawEvents.includes(event.type)) {
            figures.draws += 1;
            count(figures.cards, String('card' in event && event.card));
          }
        }
        look(state);
        if (shadow === null) return;
        figures.comparedSteps += 1;
        if (hashState(plain(shadow)) !== hashState(plain(state)))
          throw new Failure('The executors disagree on a state.');
        if (JSON.stringify(told) !== JSON.stringify(events))
          throw new Failure('The executors disagree on events.');
      },
    });
    unbroken(game.state);
    if (shadow !== null && hashState(shadow) !== hashState(game.state))
      throw new Failure('The executors disagree on the last state.');
    figures.games += 1;
    figures.steps += game.actions.length;
    figures.turns += game.turns;
    if (game.outcome === null) {
      if (isSensible(line) && orders.maxTurns >= LONG_ENOUGH)
        throw new Failure(`Sensible players came to no end in ${orders.maxTurns} turns each.`);
      figures.bound += 1;
    } else {
      count(figures.ways, game.outcome.how);
      figures.lengths.push(Math.ceil(game.turns / line.bots.length));
    }
  } catch (error) {
    const what =
      error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
    figures.failures.push(
      `Game ${number} (${line.bots.map((bot) => bot.name).join(', ')}): ${what}\n${reproduction(number, line, taken)}`,
    );
  }
}

/** Plays the games of one part. */
function soak(orders: Orders): Figures {
  const figures = nothingYet();
  const { games, steps, jobs, part } = orders;
  for (let number = part ?? 0; number < games; number += part === null ? 1 : jobs) {
    if (figures.steps >= steps / (part === null ? 1 : jobs) || figures.failures.length >= 3) break;
    playOne(number, orders, figures);
  }
  return figures;
}

function add(sum: Figures, more: Figures): Figures {
  for (const key of ['games', 'bound', 'steps', 'turns', 'draws', 'checkedStates', 'comparedSteps'] as const)
    sum[key] += more[key];
  for (const key of ['ways', 'rules', 'decisions', 'cards', 'frames'] as const)
    for (const [name, number] of Object.entries(more[key])) count(sum[key], name, number);
  sum.lengths.push(...more.lengths);
  sum.failures.push(...more.failures);
  return sum;
}

/** Gives the work to several processes, as one cannot use more than one core. */
async function soakTogether(orders: Orders): Promise<Figures> {
  if (orders.jobs === 1) return soak(orders);
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

function report(figures: Figures, seconds: number): string {
  const { games, bound, steps, turns, ways, lengths, decisions, cards, draws } = figures;
  const sorted = [...lengths].sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const asked = Object.values(rules.frames).flatMap(({ kind, steps: table }) =>
    Object.values(table).flatMap(({ step }) => (step.does === 'decide' ? [`${kind}/${step.name}`] : [])),
  );
  const unmet = asked.filter((decision) => !(decision in decisions));
  const kinds = Object.keys(rules.frames);
  const entered = kinds.filter((kind) => kind in figures.frames);
  const notEntered = kinds.filter((kind) => !(kind in figures.frames));
  const known = Object.values(rules.content.decks).flat();
  const unseen = known.filter((card) => !(card in cards));
  const won = Object.entries(ways)
    .sort()
    .map(([how, number]) => `${how} ${number}`)
    .join(', ');
  return [
    `Games          ${games} in ${seconds.toFixed(0)} s`,
    `Won            ${lengths.length} (${won || 'none'}), ${bound} reached their bound`,
    `Turns a player ${middle} in the median of games won, ${sorted[0] ?? 0} at least, ${sorted[sorted.length - 1] ?? 0} at most`,
    `Steps          ${steps} actions in ${turns} turns`,
    `Checked        ${figures.checkedStates} states; ${figures.comparedSteps} steps compared between the executors`,
    `Rules cited    ${Object.keys(figures.rules).length} different ones by events; the register has ${rulesOf('second-edition').length} for the base game`,
    `Frames met     ${entered.length} of ${kinds.length}${notEntered.length > 0 ? `, never ${notEntered.join(', ')}` : ''}`,
    `Decisions met  ${asked.length - unmet.length} of ${asked.length}${unmet.length > 0 ? `, never ${unmet.join(', ')}` : ''}`,
    `Cards drawn    ${draws}; ${known.length - unseen.length} of ${known.length} different ones${unseen.length > 0 ? `, never ${unseen.join(', ')}` : ''}`,
  ].join('\n');
}

function readOrders(): Orders {
  const { values } = parseArgs({
    options: {
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
  ruleset = rulesetOf(orders.modules);
  rules = ruleset.rules;
  if (orders.part !== null) {
    const figures = soak(orders);
    await new Promise((sent) => process.send?.(figures, sent));
    process.exit(0);
  }
  const began = performance.now();
  const figures = await soakTogether(orders);
  console.log(report(figures, (performance.now() - began) / 1000));
  for (const failure of figures.failures) console.error(`\nFAILED  ${failure}`);
  if (figures.failures.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
