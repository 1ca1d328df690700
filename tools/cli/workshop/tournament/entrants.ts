import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { textOfThrown } from '../../../../src/kernel/problems.js';
import {
  botNamed,
  type Entrant,
  type Makers,
  secondEditionPlayers,
  spreadNamed,
  spreadSearch,
  type TournamentOrder,
  type TournamentSetting,
  thirdEditionPlayers,
} from '../../../workshop/index.js';
import { demandReadable } from '../../files.js';
import { CommandError, plain } from '../../terminal.js';
import { Helper } from '../processes.js';
import { threadsOf } from '../threads.js';
import { demandProgram, programPlayer } from './program.js';
import { asking, askingNow, failingPlayer, type Silenced, watched } from './watched.js';

type Edition = TournamentSetting['edition'];
/** Makes a player. A file may return anything: the match finds faults. */
type Maker = (seed: string, parameter: string | null) => unknown;

const fingerprintOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

const ownFile = (named: ReturnType<typeof botNamed>): string | null =>
  'file' in named ? named.file : 'program' in named ? named.program : null;

/** The entrants in order; equal names are numbered. @throws CommandError for unreadable files */
export function entrantsNamed(names: readonly string[]): readonly Entrant[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    const named = botNamed(name);
    const own = ownFile(named);
    if (own !== null) demandReadable(own);
    return {
      label: before === 0 ? name : `${name} (${before + 1})`,
      name,
      file: own === null ? null : fingerprintOf(own),
    };
  });
}

interface Place {
  readonly seed: string;
  readonly silence: number | null;
  readonly atEnd: (call: () => void) => void;
}

async function makerOf(edition: Edition, { name, file }: Entrant): Promise<(place: Place) => unknown> {
  const named = botNamed(name);
  const own = ownFile(named);
  if (own !== null) {
    demandReadable(own);
    // Another machine may play the order, with another file at this path.
    if (fingerprintOf(own) !== file)
      throw new CommandError(
        `${plain(own)} is not the file that entered the tournament: it has changed, or differs here.`,
      );
  }
  const { parameter } = named;
  if ('program' in named) {
    demandProgram(named.program);
    return ({ seed, silence, atEnd }) => {
      const { player, dismiss } = programPlayer({ program: named.program, seed, parameter, silence });
      atEnd(dismiss);
      return player;
    };
  }
  if ('kind' in named && named.kind === 'search' && parameter?.includes(':'))
    return (place) => threadedSearch(edition, parameter, place);
  const make = 'file' in named ? await ownMaker(named.file, file) : bundledMaker(edition, named.kind);
  return ({ seed }) => make(seed, parameter);
}

/** A search spread over threads, which end with the game. */
function threadedSearch(edition: Edition, parameter: string, { seed, atEnd }: Place): unknown {
  const spread = spreadNamed(parameter);
  if (spread === null) throw new CommandError(`search:${plain(parameter)} names no threads.`);
  const setting = { edition, seed };
  const player = spreadSearch({ ...setting, search: spread.search }, () =>
    threadsOf(setting, spread.threads),
  );
  // A forfeited player is not called at the end.
  atEnd(() => player.end());
  return player;
}

function bundledMaker(edition: Edition, kind: string): Maker {
  const players = edition === 'third-edition' ? thirdEditionPlayers : secondEditionPlayers;
  const maker = Object.hasOwn(players, kind) ? players[kind] : undefined;
  if (maker) return maker;
  throw new CommandError(
    `There is no bot "${plain(kind)}". Bots: ${Object.keys(players).join(', ')}, or the path of a file such as ./mine.js or ./mine.py.`,
  );
}

async function ownMaker(file: string, fingerprint: string | null): Promise<Maker> {
  let exported: { readonly default?: unknown };
  try {
    // The query makes Node load a changed file anew.
    exported = await import(`${pathToFileURL(resolve(file)).href}?${fingerprint}`);
  } catch (error) {
    const { code } = (error ?? {}) as { readonly code?: unknown };
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION' && /\.[cm]?ts$/.test(file))
      throw new CommandError(
        `${file} cannot be loaded: this Node (${process.version}) reads no TypeScript. Use Node 22.18 or later, start the command with a loader (NODE_OPTIONS="--import tsx"), or compile the file to JavaScript.`,
      );
    throw new CommandError(`${file} cannot be loaded: ${messageOf(error)}`);
  }
  if (typeof exported.default === 'function') return exported.default as Maker;
  throw new CommandError(`${file} exports no function as its default: one that makes a bot, (seed) => bot.`);
}

/** The text of a thrown error, without its name. */
const messageOf = (error: unknown): string => textOfThrown(error).replace(/^Error: /, '');

/** Makes one bot of an entrant before the first game, to find faults of its file. @throws CommandError */
async function checkEntrant(edition: Edition, entrant: Entrant): Promise<void> {
  const make = await makerOf(edition, entrant);
  let bot: unknown;
  try {
    bot = make({ seed: 'a first look', silence: null, atEnd: () => {} });
  } catch (error) {
    throw new CommandError(`The bot ${entrant.name} cannot be made: ${messageOf(error)}.`);
  }
  const { name, choose } = (bot ?? {}) as { readonly name?: unknown; readonly choose?: unknown };
  if (typeof choose !== 'function' || typeof name !== 'string')
    throw new CommandError(
      `The function of ${entrant.name} gives no bot: a bot has a name and a function choose.`,
    );
}

/** In its own process, as its file may end it or never return. */
export interface CheckOrder {
  readonly check: Entrant;
  readonly edition: Edition;
  readonly silence: number;
  readonly silenced?: readonly Silenced[];
}

export interface Checked {
  readonly refused?: string;
  readonly stopped?: string;
}

export async function checkOrdered({ check, edition, silenced = [] }: CheckOrder): Promise<Checked> {
  const [stopped] = silenced;
  if (stopped !== undefined) return { stopped: stopped.why };
  try {
    await asking([0], () => checkEntrant(edition, check));
    return {};
  } catch (error) {
    if (error instanceof CommandError) return { refused: error.message };
    throw error;
  }
}

/** Makes one bot of each before the first game. Returns the reason of each that always forfeits: its file stopped its process. */
export async function checkEntrants(
  { edition, entrants }: TournamentSetting,
  { called, silence }: { readonly called: string; readonly silence: number },
): Promise<ReadonlyMap<number, string>> {
  const hopeless = new Map<number, string>();
  const helper = new Helper(called);
  try {
    for (const [place, check] of entrants.entries()) {
      if (!('file' in botNamed(check.name))) {
        await checkEntrant(edition, check);
        continue;
      }
      const order: CheckOrder = { check, edition, silence };
      const { refused, stopped } = await helper.carryOut<CheckOrder, Checked>(order);
      if (refused !== undefined) throw new CommandError(refused);
      if (stopped !== undefined) hopeless.set(place, `${stopped} when its bot was made`);
    }
  } finally {
    helper.dismiss();
  }
  return hopeless;
}

export function without(hopeless: ReadonlyMap<number, string>, order: TournamentOrder): TournamentOrder {
  const silenced = [...hopeless].flatMap(([place, why]) => {
    const seats = order.seats.flatMap((entrant, seat) => (entrant === place ? [seat] : []));
    return seats.length === 0 ? [] : [{ seats, why }];
  });
  return silenced.length === 0 ? order : { ...order, silenced };
}

const loaded = new Map<string, Promise<(place: Place) => unknown>>();

/** Makes the players of a game, loading each file once, and ends their programs afterwards. */
export async function makersOf({
  edition,
  entrants,
  seats,
  silence = null,
  silenced = [],
}: TournamentOrder): Promise<Makers & { dismiss(): void }> {
  const started: (() => void)[] = [];
  const whyNot = (seat: number): string | undefined => silenced.find((one) => one.seats.includes(seat))?.why;
  const makers = new Map<number, (place: Place) => unknown>();
  for (const place of new Set(seats)) {
    const taken = seats.flatMap((entrant, seat) => (entrant === place ? [seat] : []));
    // The file of a bot that plays no seat is not loaded.
    if (taken.every((seat) => whyNot(seat) !== undefined)) continue;
    const entrant = entrants[place] as Entrant;
    const key = `${edition} ${entrant.name} ${entrant.file}`;
    const load = () => makerOf(edition, entrant);
    const maker = loaded.get(key) ?? ('file' in botNamed(entrant.name) ? asking(taken, load) : load());
    loaded.set(key, maker);
    makers.set(place, await maker);
  }
  const made = (place: number, seed: string, seat: number): unknown => {
    const { name = '' } = entrants[place] ?? {};
    const why = whyNot(seat);
    const make = makers.get(place);
    if (why !== undefined || make === undefined) return failingPlayer(name, new Error(`it ${why}`));
    try {
      const setting: Place = { seed, silence, atEnd: (call) => started.push(call) };
      // This process watches a program itself.
      if (!('file' in botNamed(name))) return make(setting);
      return askingNow([seat], () => watched(make(setting), seat));
    } catch (error) {
      // Counts as a fault of the bot, and the match goes on.
      return failingPlayer(name, error instanceof Error ? error : new Error(messageOf(error)));
    }
  };
  return {
    player: (...place) => made(...place) as ReturnType<Makers['player']>,
    dismiss() {
      for (const end of started) end();
    },
  };
}
