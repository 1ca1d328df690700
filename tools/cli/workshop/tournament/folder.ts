import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../../../src/kernel/index.js';
import type { PlayedGame, TournamentGame, TournamentSetting } from '../../../workshop/index.js';
import { makeFolder } from '../../files.js';
import { CommandError } from '../../terminal.js';

const FORM = 1;

const settingFile = 'tournament.json';
const gamesFile = 'games.jsonl';
const recordsFolder = 'records';

/** A folder with the setting, a line for each game played, and the records. */
export class TournamentFolder {
  readonly games: readonly TournamentGame[];

  /** @throws CommandError for a folder of another tournament, or with other files */
  constructor(
    private readonly path: string,
    setting: TournamentSetting,
  ) {
    const kept = settingIn(path);
    if (kept === null) {
      try {
        makeFolder(join(path, recordsFolder));
        this.write(settingFile, { form: FORM, setting });
      } catch (error) {
        throw new CommandError(`${path} is no folder that can be written to: ${(error as Error).message}`);
      }
    } else assertSame(path, kept, setting);
    this.games = this.read();
  }

  /** Writes the record first, so that each line has one. */
  keep({ game, record }: PlayedGame): void {
    this.write(join(recordsFolder, `${String(game.number + 1).padStart(6, '0')}.json`), record, 0);
    appendFileSync(join(this.path, gamesFile), `${JSON.stringify(game)}\n`);
  }

  conclude(results: unknown, chart: string): void {
    this.write('results.json', results);
    writeFileSync(join(this.path, 'ratings.svg'), chart);
  }

  private write(name: string, value: unknown, indent = 2): void {
    const file = join(this.path, name);
    // Written under another name first, so that no reader finds half a file.
    writeFileSync(`${file}.part`, `${JSON.stringify(value, null, indent)}\n`);
    renameSync(`${file}.part`, file);
  }

  private read(): readonly TournamentGame[] {
    const file = join(this.path, gamesFile);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n');
    // Text after the last line break was not written completely.
    if (lines.pop() !== '') writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
    const games = lines.map((line, at) => {
      try {
        return JSON.parse(line) as TournamentGame;
      } catch {
        throw new CommandError(`${file} cannot be read: line ${at + 1} is no game.`);
      }
    });
    return [...new Map(games.map((game) => [game.number, game])).values()];
  }
}

export const seedIn = (path: string): string | undefined => settingIn(path)?.seed;

function settingIn(path: string): TournamentSetting | null {
  const file = join(path, settingFile);
  if (!existsSync(file)) {
    if (existsSync(path) && !statSync(path).isDirectory())
      throw new CommandError(`${path} is a file: name a new folder, or an empty one.`);
    if (existsSync(path) && readdirSync(path).length > 0)
      throw new CommandError(
        `${path} holds something else than a tournament: name a new folder, or an empty one.`,
      );
    return null;
  }
  try {
    const { form, setting } = JSON.parse(readFileSync(file, 'utf8'));
    if (form === FORM && Array.isArray(setting?.entrants)) return setting;
  } catch {
    // Reported below.
  }
  throw new CommandError(`${file} cannot be read: it is no tournament that this version knows.`);
}

function assertSame(path: string, kept: TournamentSetting, setting: TournamentSetting): void {
  const others = Object.keys(setting).filter((key) => {
    const [was, is] = [kept, setting].map((one) => one[key as keyof TournamentSetting] ?? null);
    return canonicalJson(was) !== canonicalJson(is);
  });
  if (others.length > 0)
    throw new CommandError(
      `${path} holds another tournament (${others.join(', ')}): name another folder. A bot whose file has changed is another bot.`,
    );
}
