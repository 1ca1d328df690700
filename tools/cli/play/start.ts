import { existsSync } from 'node:fs';
import { randomSeed } from '../../../src/kernel/index.js';
import { demandReadable } from '../files.js';
import { cataloguesOf, languageIn } from '../language.js';
import { CommandError, plain } from '../terminal.js';
import { type GameOptions, type Given, listOf, playable, whole } from '../workshop/orders.js';
import { type Catalogues, Game, type Seat, tableOf } from './game.js';
import { DEFAULT_FILE, play } from './play.js';
import { atTerminal } from './prompt.js';
import { resume } from './saved.js';
import { speak, texts } from './texts.js';

export type PlayOptions = Omit<GameOptions, 'bound'> &
  Given<never, 'players' | 'bots' | 'seats' | 'names' | 'resume' | 'language'>;

export async function playGame(options: PlayOptions): Promise<void> {
  const language = languageIn(options.language);
  speak(language);
  const catalogues = await cataloguesOf(language);
  const game =
    options.resume === undefined
      ? newGame(options, catalogues)
      : resumed(options.resume, options, catalogues);
  const beside = 'For games among bots, there is runebound-engine simulate.';
  await atTerminal('A game is played', beside, () => play(game, options.resume ?? DEFAULT_FILE));
}

function resumed(file: string, options: PlayOptions, catalogues: Catalogues | undefined): Game {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  demandReadable(file);
  const { players, bots, seats } = options;
  const wished = players === undefined && bots === undefined && seats === undefined ? null : seatsOf(options);
  return resume(file, wished, catalogues);
}

export function newGame(options: PlayOptions, catalogues?: Catalogues): Game {
  const { edition, scenario, modules, seed = randomSeed() } = options;
  const seats = seatsOf(options);
  const third = edition === 'third-edition' || (edition === undefined && scenario !== undefined);
  const setting = {
    ...(third
      ? { edition: 'third-edition', scenario: scenario ?? 'ascendance-of-margath' }
      : edition === undefined
        ? {}
        : { edition }),
    ...(modules === undefined ? {} : { modules: listOf(modules) }),
    players: seats.length,
    seed,
  };
  return playable(() => new Game(tableOf({ options: setting } as never), seats, seed, catalogues));
}

function seatsOf(options: PlayOptions): readonly Seat[] {
  const called = listOf(options.names ?? '');
  const kinds = kindsOf(options);
  return kinds.map((kind, seat): Seat => {
    const bot = kind === 'bot';
    const alike = kinds.slice(0, seat + 1).filter((other) => other === kind).length;
    return { name: called[seat] ?? texts().seat(bot, alike), bot };
  });
}

function kindsOf({ seats, players, bots }: PlayOptions): readonly ('person' | 'bot')[] {
  if (seats !== undefined) {
    if (bots !== undefined || players !== undefined)
      throw new CommandError('--seats says who plays: leave --players and --bots out.');
    return listOf(seats).map((kind) => {
      if (kind === 'person' || kind === 'bot') return kind;
      throw new CommandError(
        `--seats is a list of person and bot, such as person,bot,person, not "${plain(seats)}".`,
      );
    });
  }
  const people = whole('--players', players ?? '1', 0, 9);
  const further = whole('--bots', bots ?? (people === 1 ? '1' : '0'), 0, 9);
  return Array.from({ length: people + further }, (_, seat) => (seat < people ? 'person' : 'bot'));
}
