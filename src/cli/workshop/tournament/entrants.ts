import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  botNamed,
  type Entrant,
  type Makers,
  secondEditionPlayers,
  type TournamentSetting,
  thirdEditionPlayers,
} from '../../../workshop/index.js';
import { demandReadable } from '../../files.js';
import { CommandError, plain } from '../../terminal.js';

/* Who enters a tournament: bots of the package by name, and those of somebody's own files. */

type Edition = TournamentSetting['edition'];
/** Makes a player. What a file gives is what its author says: a match finds out what is wrong with it. */
type Maker = (seed: string, parameter: string | null) => unknown;

const fingerprintOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** The entrants as they were named; those of one name are numbered. @throws CommandError for files that cannot be read */
export function entrantsNamed(names: readonly string[]): readonly Entrant[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    const named = botNamed(name);
    if ('file' in named) demandReadable(named.file);
    return {
      label: before === 0 ? name : `${name} (${before + 1})`,
      name,
      file: 'file' in named ? fingerprintOf(named.file) : null,
    };
  });
}

/** What makes an entrant. @throws CommandError if there is no such bot, or its file makes none */
async function makerOf(edition: Edition, { name, file }: Entrant): Promise<() => (seed: string) => unknown> {
  const named = botNamed(name);
  if ('file' in named) {
    demandReadable(named.file);
    // Who plays may be another than who gave the order, on another machine.
    if (fingerprintOf(named.file) !== file)
      throw new CommandError(
        `${plain(named.file)} is not the file that entered the tournament: it has changed, or differs here.`,
      );
  }
  const { parameter } = named;
  const make = 'file' in named ? await ownMaker(named.file, file) : bundledMaker(edition, named.kind);
  return () => (seed) => make(seed, parameter);
}

function bundledMaker(edition: Edition, kind: string): Maker {
  const players = edition === 'third-edition' ? thirdEditionPlayers : secondEditionPlayers;
  const maker = Object.hasOwn(players, kind) ? players[kind] : undefined;
  if (maker) return maker;
  throw new CommandError(
    `There is no bot "${plain(kind)}". Bots: ${Object.keys(players).join(', ')}, or the path of a JavaScript file such as ./mine.js.`,
  );
}

async function ownMaker(file: string, fingerprint: string | null): Promise<Maker> {
  let exported: { readonly default?: unknown };
  try {
    // Another file in the same place is another module.
    exported = await import(`${pathToFileURL(resolve(file)).href}?${fingerprint}`);
  } catch (error) {
    throw new CommandError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (typeof exported.default === 'function') return exported.default as Maker;
  throw new CommandError(`${file} exports no function as its default: one that makes a bot, (seed) => bot.`);
}

/** Makes one bot of each entrant, so that what makes none is known before the first game. @throws CommandError */
export async function checkEntrants({ edition, entrants }: TournamentSetting): Promise<void> {
  for (const entrant of entrants) {
    const make = (await makerOf(edition, entrant))();
    let bot: unknown;
    try {
      bot = make('a first look');
    } catch (error) {
      throw new CommandError(
        `The bot ${entrant.name} cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
      );
    }
    const { name, choose } = (bot ?? {}) as { readonly name?: unknown; readonly choose?: unknown };
    if (typeof choose !== 'function' || typeof name !== 'string')
      throw new CommandError(
        `The function of ${entrant.name} gives no bot: a bot has a name and a function choose.`,
      );
  }
}

const loaded = new Map<string, Promise<() => (seed: string) => unknown>>();

/** Makes the players of a game, each file loaded once. */
export async function makersOf(edition: Edition, entrants: readonly Entrant[]): Promise<Makers> {
  const makers = await Promise.all(
    entrants.map((entrant) => {
      const key = `${edition} ${entrant.name} ${entrant.file}`;
      const maker = loaded.get(key) ?? makerOf(edition, entrant);
      loaded.set(key, maker);
      return maker;
    }),
  );
  const made = (entrant: number, seed: string): unknown => {
    try {
      return makers[entrant]?.()(seed);
    } catch (error) {
      // A fault like any other: the match says whose it is, and plays on.
      return { name: entrants[entrant]?.name ?? '', begin: () => Promise.reject(error), choose: () => null };
    }
  };
  return {
    second: (entrant, seed) => made(entrant, seed) as ReturnType<Makers['second']>,
    third: (entrant, seed) => made(entrant, seed) as ReturnType<Makers['third']>,
  };
}
