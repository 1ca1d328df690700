import { existsSync } from 'node:fs';
import { parseState, serialize } from '../../../src/index.js';
import { EngineError } from '../../../src/kernel/index.js';
import { demandReadable, isObject, readJson, write } from '../files.js';
import { CommandError, plain } from '../terminal.js';
import { type Catalogues, Game, type Seat, tableOf } from './game.js';

/* Saved games: the seats, the position, and the record, so that undo still works. */

const MARK = 'runebound-engine play';

interface Saved {
  readonly saved: typeof MARK;
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly state: unknown;
  readonly record: unknown;
}

export const isRecord = (value: unknown): boolean => isObject(value) && 'actions' in value;

const isSaved = (value: unknown): value is Saved => isObject(value) && value.saved === MARK;

/** A game that was played in a browser: who sits where, and a record. */
interface OfBrowser {
  readonly seats: readonly { readonly name: string; readonly is: string }[];
  readonly record: unknown;
}

const isOfBrowser = (value: unknown): value is OfBrowser =>
  isObject(value) &&
  isRecord(value.record) &&
  Array.isArray(value.seats) &&
  value.seats.every((seat) => isObject(seat) && typeof seat.name === 'string' && typeof seat.is === 'string');

/** Whether a file may hold a game: a record, a save, or what `play` or a browser has kept. */
export const mayHoldGame = (value: unknown): boolean =>
  isRecord(value) ||
  isSaved(value) ||
  isOfBrowser(value) ||
  (isObject(value) && ('edition' in value || typeof value.version === 'number'));

export const keptPosition = (value: unknown): unknown => (isSaved(value) ? value.state : undefined);

/** The names of the seats of a kept game; none of any other, and where a seat has none. */
export function keptNames(value: unknown): readonly string[] {
  const seats = isSaved(value) && Array.isArray(value.seats) ? value.seats.filter(isSeat) : [];
  const names = seats.flatMap(({ name }) => name ?? []);
  return names.length === seats.length ? names : [];
}

export function save(game: Game, file: string): void {
  const { table, seats, seed } = game;
  let record: unknown = null;
  try {
    record = table.record();
  } catch (error) {
    // A table that began from a position has no record.
    if (!(error instanceof EngineError)) throw error;
  }
  const saved: Saved = { saved: MARK, seed, seats, state: JSON.parse(table.save()), record };
  write(file, `${JSON.stringify(saved)}\n`);
  game.kept = { file, state: game.state };
}

/** A game from a file: one saved by `play` or by a browser, any saved position, or a game record. */
export function resume(file: string, wished: readonly Seat[] | null, catalogues?: Catalogues): Game {
  const read = readJson(file);
  if ('problem' in read) throw new CommandError(`${plain(file)}: ${read.problem.message}`);
  const { value, text } = read;
  if (!mayHoldGame(value))
    throw new CommandError(`${plain(file)} holds no game: give one that play has kept, a save, or a record.`);
  try {
    if (!isSaved(value)) {
      const of = isOfBrowser(value) ? value : { seats: [], record: isRecord(value) ? value : text };
      const table = tableOf({ from: of.record } as never);
      const { players } = table.getSnapshot().state;
      const seats = players.map((_, seat): Seat => {
        const { name = null, is = seat > 0 ? 'bot' : 'person' } = of.seats[seat] ?? {};
        return wished?.[seat] ?? printable({ name, bot: is === 'bot' });
      });
      return new Game(table, seats, 'resumed', catalogues);
    }
    const state = parseState(JSON.stringify(value.state));
    const { length } = state.players;
    const seats = wished ?? (Array.isArray(value.seats) ? value.seats.filter(isSeat).map(printable) : []);
    if (seats.length !== length)
      throw new CommandError(`${plain(file)}: ${length} seats are needed, and it has ${seats.length}.`);
    const game = new Game(tableAfter(value.record, serialize(state)), seats, seedIn(value.seed), catalogues);
    game.kept = { file, state: game.state };
    return game;
  } catch (error) {
    if (error instanceof EngineError)
      throw new CommandError(`${plain(file)} cannot be played on: ${error.message}`);
    throw error;
  }
}

/** A recorded game: a record, or a game kept by `play`. @throws CommandError for a file without its past */
export function recorded(file: string, catalogues?: Catalogues): Game {
  if (!existsSync(file)) throw new CommandError(`There is no file ${plain(file)}.`);
  demandReadable(file);
  const game = resume(file, null, catalogues);
  if (game.table.getSnapshot().step === 0)
    throw new CommandError(
      `${plain(file)} holds a position without its past: give the record of a game, or a game that play has kept.`,
    );
  return game;
}

const seedIn = (seed: unknown): string =>
  typeof seed === 'string' || typeof seed === 'number' ? String(seed) : 'resumed';

/** The table with its past if the rules still lead to the same position; otherwise from the position alone. */
function tableAfter(record: unknown, position: string) {
  if (record !== null && record !== undefined)
    try {
      const table = tableOf({ from: record } as never);
      if (table.save() === position) return table;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  return tableOf({ from: position } as never);
}

/** A name has so many characters at most. */
const longest = 40;

/** A seat from a file, whose name a terminal can print. */
const printable = ({ name, bot }: Seat): Seat => ({
  name: name === null ? null : plain(name.slice(0, longest)),
  bot,
});

const isSeat = (value: unknown): value is Seat =>
  isObject(value) &&
  typeof value.bot === 'boolean' &&
  (value.name === null || typeof value.name === 'string');
