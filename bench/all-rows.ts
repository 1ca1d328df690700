import { boardgameIoRows } from './boardgame-io.js';
import { callRows } from './calls.js';
import { chessRows } from './chess.js';
import { gameRows } from './games.js';
import type { Row } from './rows.js';
import { screenRows } from './screens.js';
import { moduleRows, stepRows } from './steps.js';
import { thirdEditionRows } from './third-edition.js';

/** All lines of the benchmark, in the order in which they are printed. */
export const allRows: readonly Row[] = [
  ...stepRows,
  ...callRows,
  ...gameRows,
  ...moduleRows,
  ...thirdEditionRows,
  ...screenRows,
  ...boardgameIoRows,
  ...chessRows,
];
