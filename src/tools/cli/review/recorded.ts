import { existsSync } from 'node:fs';
import { demandReadable } from '../files.js';
import type { Catalogues, Game } from '../play/game.js';
import { resume } from '../play/saved.js';
import { CommandError, plain } from '../terminal.js';

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
