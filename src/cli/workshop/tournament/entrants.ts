import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
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
import { threadsOf } from '../threads.js';
import { demandProgram, programPlayer } from './program.js';
import { silencedPlayer, watched } from './watched.js';

/* Who enters a tournament: bots of the package by name, those of somebody's own files, and programs of any language. */

type Edition = TournamentSetting['edition'];
/** Makes a player. What a file gives is what its author says: a match finds out what is wrong with it. */
type Maker = (seed: string, parameter: string | null) => unknown;

const fingerprintOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** The file of somebody's own that a name leads to, if it does. */
const ownFile = (named: ReturnType<typeof botNamed>): string | null =>
  'file' in named ? named.file : 'program' in named ? named.program : null;

/** The entrants as they were named; those of one name are numbered. @throws CommandError for files that cannot be read */
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

/** What a player is made for. */
interface Place {
  readonly seed: string;
  readonly silence: number | null;
  /** Called when the game is over. */
  readonly atEnd: (call: () => void) => void;
}

/** What makes an entrant. @throws CommandError if there is no such bot, or its file makes none */
async function makerOf(edition: Edition, { name, file }: Entrant): Promise<(place: Place) => unknown> {
  const named = botNamed(name);
  const own = ownFile(named);
  if (own !== null) {
    demandReadable(own);
    // Who plays may be another than who gave the order, on another machine.
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

/** A search that threads share. They end with the game. */
function threadedSearch(edition: Edition, parameter: string, { seed, atEnd }: Place): unknown {
  const spread = spreadNamed(parameter);
  if (spread === null) throw new CommandError(`search:${plain(parameter)} names no threads.`);
  const setting = { edition, seed };
  const player = spreadSearch({ ...setting, search: spread.search }, () =>
    threadsOf(setting, spread.threads),
  );
  // Its game may be over for it before the end: whoever forfeits is told no more.
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
    const make = await makerOf(edition, entrant);
    let bot: unknown;
    try {
      bot = make({ seed: 'a first look', silence: null, atEnd: () => {} });
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

const loaded = new Map<string, Promise<(place: Place) => unknown>>();

/** Makes the players of a game, each file loaded once, and ends what was started for it. */
export async function makersOf({
  edition,
  entrants,
  silence = null,
  silenced = [],
}: TournamentOrder): Promise<Makers & { dismiss(): void }> {
  const started: (() => void)[] = [];
  const makers = await Promise.all(
    entrants.map((entrant) => {
      const key = `${edition} ${entrant.name} ${entrant.file}`;
      const maker = loaded.get(key) ?? makerOf(edition, entrant);
      loaded.set(key, maker);
      return maker;
    }),
  );
  const made = (place: number, seed: string, seat: number): unknown => {
    const { name = '', file = null } = entrants[place] ?? {};
    if (silence !== null && silenced.includes(seat)) return silencedPlayer(name, silence);
    try {
      const player = makers[place]?.({ seed, silence, atEnd: (call) => started.push(call) });
      // A program is watched by this process itself.
      return file === null || silence === null || 'program' in botNamed(name)
        ? player
        : watched(player, seat);
    } catch (error) {
      // A fault like any other: the match says whose it is, and plays on.
      return { name, begin: () => Promise.reject(error), choose: () => null };
    }
  };
  return {
    second: (...place) => made(...place) as ReturnType<Makers['second']>,
    third: (...place) => made(...place) as ReturnType<Makers['third']>,
    dismiss() {
      for (const end of started) end();
    },
  };
}
