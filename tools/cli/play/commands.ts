import { EngineError } from '../../../src/kernel/index.js';
import { CommandError, plain } from '../terminal.js';
import { refusals } from './choices.js';
import type { Game } from './game.js';
import { page } from './pages.js';
import { resume, save } from './saved.js';
import { storyOf } from './screen.js';
import type { Sight } from './sight.js';
import { texts } from './texts.js';

interface At {
  readonly game: Game;
  readonly seat: number;
  readonly sight: Sight;
  /** The file of the game. */
  readonly file: string;
}

export type Done = 'told' | 'changed' | 'leaving' | Game;

const tell = async (...shown: Parameters<typeof page>): Promise<'told'> => {
  await page(...shown);
  return 'told';
};

const commands: Readonly<Record<string, (at: At, words: string) => Done | Promise<Done>>> = {
  why({ game, seat, sight }, words) {
    const part = words.toLowerCase();
    const list = refusals(game.state, seat, sight).filter(({ label }) => label.toLowerCase().includes(part));
    const t = texts().why;
    return tell(t.title, [list.length > 0 ? t.found : t.none], list);
  },
  story: ({ game, seat }) => tell(texts().pages.story, storyOf(game.story.all(seat), 100)),
  party: ({ sight }) => tell(texts().pages.party, sight.party()),
  market: ({ sight }) => tell(texts().pages.market, sight.market()),
  legend: ({ sight }) => tell(texts().pages.legend, sight.legend),
  look({ sight }, words) {
    return tell(words, sight.look(words) ?? [texts().noPlace(plain(words))]);
  },
  undo({ game }) {
    if (game.undo()) return 'changed';
    return tell(texts().undo.title, [texts().undo.why]);
  },
  save: ({ game, file }, words) => tell(...saved(game, words || file)),
  load({ game, file }, words) {
    try {
      return resume(words || file, null, game.catalogues);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return tell(texts().goesOn, [error.message]);
    }
  },
  quit: () => 'leaving',
  help: () => tell(texts().pages.help, texts().help),
};

export async function command(at: At, typed: string): Promise<Done> {
  const [name = '', ...rest] = typed.slice(1).split(' ');
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return run
    ? run(at, rest.join(' ').trim())
    : tell(texts().pages.help, [texts().noCommand(plain(name)), '', ...texts().help]);
}

export function saved(game: Game, file: string): [title: string, lines: string[]] {
  try {
    save(game, file);
    return [texts().kept, [texts().keptIn(plain(file))]];
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof EngineError)) throw error;
    return [texts().notKept, [error.message]];
  }
}
