import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { randomSeed } from '../../kernel/index.js';
import {
  botKinds,
  type DatasetSetting,
  datasetBot,
  datasetColumns,
  rowsOfGame,
} from '../../workshop/index.js';
import { CommandError, complain, exitCodes, plain, print } from '../terminal.js';
import { listOf, oneOf, playable, whole } from './orders.js';
import { Progress } from './progress.js';

/* `dataset`: games among bots, as columns of numbers to learn from. */

/** The options of the command, as they are typed. */
export interface DatasetOptions {
  readonly out: string;
  readonly modules?: string;
  readonly games: string;
  readonly players: string;
  readonly bots: string;
  readonly seed?: string;
  readonly bound: string;
}

type Rows = readonly (readonly number[])[];
type Format = (rows: Rows) => Promise<string | Uint8Array>;

/** Files by their endings. */
const formats: Readonly<Record<string, Format>> = {
  '.csv': async (rows) => [datasetColumns, ...rows].map((row) => `${row.join()}\n`).join(''),
  '.parquet': async (rows) => {
    const { parquetWriteBuffer } = await writer();
    const columnData = datasetColumns.map((name, at) => ({
      name,
      data: Float64Array.from(rows, (row) => row[at] as number),
      type: 'DOUBLE' as const,
    }));
    return new Uint8Array(parquetWriteBuffer({ columnData }));
  },
};

/** Parquet is written by whoever wants it, and by nobody else. */
async function writer(): Promise<typeof import('hyparquet-writer')> {
  try {
    return await import('hyparquet-writer');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CommandError('Parquet needs its writer: npm install hyparquet-writer. CSV needs nothing.');
  }
}

/** Plays the games, and writes them down. @throws CommandError for what cannot be played or written */
export async function writeDataset(options: DatasetOptions): Promise<void> {
  const { out } = options;
  const format = formats[extname(out)];
  if (format === undefined)
    throw new CommandError(`--out is a file that ends with .csv or .parquet, not "${plain(out)}".`);
  if (extname(out) === '.parquet') await writer();
  const kinds = listOf(options.bots).map((kind) => oneOf('--bots', kind, botKinds));
  const setting: DatasetSetting = {
    modules: listOf(options.modules ?? ''),
    games: whole('--games', options.games, 1, 1_000_000),
    players: whole('--players', options.players, 1, 6),
    bound: whole('--bound', options.bound, 1, 10_000),
    seed: options.seed ?? String(randomSeed()),
    botOf: datasetBot(kinds.length > 0 ? kinds : ['sensible']),
  };
  const { rows, won } = played(setting);
  if (rows.length === 0) return complain('Nobody won any of the games: nothing to learn from.', exitCodes.no);
  const file = await format(rows);
  try {
    writeFileSync(out, file);
  } catch (error) {
    throw new CommandError(`${plain(out)} cannot be written: ${(error as Error).message}`);
  }
  print([
    `${rows.length} rows of ${won} games that somebody won, of ${setting.games}, seed ${setting.seed}: ${plain(out)}`,
  ]);
}

function played(setting: DatasetSetting): { readonly rows: Rows; readonly won: number } {
  const rows: (readonly number[])[] = [];
  const progress = new Progress(setting.games, 'games');
  let won = 0;
  try {
    for (let game = 0; game < setting.games; game++) {
      const ofGame = playable(() => rowsOfGame(setting, game));
      if (ofGame.length > 0) won++;
      for (const row of ofGame) rows.push(row);
      progress.at(game + 1);
    }
  } finally {
    progress.end();
  }
  return { rows, won };
}
