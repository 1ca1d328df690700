import { extname } from 'node:path';
import { type DatasetSetting, datasetColumns, type Rows, rowsOfGame } from '../../workshop/index.js';
import { write } from '../files.js';
import { CommandError, complain, exitCodes, optional, plain, print } from '../terminal.js';
import { type GameOptions, type Given, gamesOf, playable, whole } from './orders.js';
import { Progress } from './progress.js';

export type DatasetOptions = GameOptions & Given<'out' | 'games' | 'players' | 'bots'>;

type Format = (columns: readonly string[], rows: Rows) => Promise<string | Uint8Array>;

const formats: Readonly<Record<string, Format>> = {
  '.csv': async (columns, rows) => [columns, ...rows].map((row) => `${row.join()}\n`).join(''),
  '.parquet': async (columns, rows) => {
    const { parquetWriteBuffer } = await writer();
    const columnData = columns.map((name, at) => ({
      name,
      data: Float64Array.from(rows, (row) => row[at] as number),
      type: 'DOUBLE' as const,
    }));
    return new Uint8Array(parquetWriteBuffer({ columnData }));
  },
};

const writer = () =>
  optional(
    () => import('hyparquet-writer'),
    'Parquet needs its writer: npm install hyparquet-writer. CSV needs nothing.',
  );

export async function writeDataset(options: DatasetOptions): Promise<void> {
  const { out } = options;
  const format = formats[extname(out)];
  if (format === undefined)
    throw new CommandError(`--out is a file that ends with .csv or .parquet, not "${plain(out)}".`);
  if (extname(out) === '.parquet') await writer();
  const setting = gamesOf(options, (third) => whole('--players', options.players, 1, third ? 4 : 6));
  const { rows, ended, won } = played(setting);
  if (rows.length === 0)
    return complain(
      setting.edition === 'third-edition'
        ? 'None of the games came to an end: nothing to learn from.'
        : 'Nobody won any of the games: nothing to learn from.',
      exitCodes.no,
    );
  const file = await format(datasetColumns(setting.edition), rows);
  write(out, file);
  const told =
    setting.edition === 'third-edition'
      ? `${ended} games that came to an end, ${won} of them won by somebody`
      : `${won} games that somebody won`;
  print([`${rows.length} rows of ${told}, of ${setting.games}, seed ${setting.seed}: ${plain(out)}`]);
}

function played(setting: DatasetSetting) {
  const rows: Rows[number][] = [];
  const wonAt = datasetColumns(setting.edition).indexOf('won');
  const progress = new Progress(setting.games, 'games');
  let ended = 0;
  let won = 0;
  try {
    for (let game = 0; game < setting.games; game++) {
      const ofGame = playable(() => rowsOfGame(setting, game));
      if (ofGame.length > 0) ended++;
      if (ofGame.some((row) => (row[wonAt] ?? 0) > 0)) won++;
      for (const row of ofGame) rows.push(row);
      progress.at(game + 1);
    }
  } finally {
    progress.end();
  }
  return { rows, ended, won };
}
