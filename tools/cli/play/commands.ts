import { EngineError } from '../../../src/kernel/index.js';
import { CommandError, plain } from '../terminal.js';
import { refusals } from './choices.js';
import type { Game } from './game.js';
import { page } from './pages.js';
import { resume, save } from './saved.js';
import { storyOf } from './screen.js';
import type { Sight } from './sight.js';

const help = [
  'Choose with the arrow keys and Enter, by a number and Enter, or type a part of what you want to do.',
  'A line that ends with … opens into more; Escape closes it again.',
  '',
  '/why        what you cannot do now, and the rule that forbids it',
  '/story      everything that has happened, as far as you know',
  '/party      everybody at the table, with what they have',
  '/market     what is for sale',
  '/look 0707  what lies or stands at a place, by its number or its name',
  '/legend     the signs on the board',
  '/undo       takes your last action back, unless a die was rolled or a card drawn since',
  '/save file  keeps the game (a name is not needed)',
  '/load file  puts a kept game on the table, in place of this one',
  '/quit       leaves',
];

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
    const found = 'Point at a line: the reason and the rule stand below.';
    const line = list.length > 0 ? found : 'Nothing of that kind could be tried now.';
    return tell('What you cannot do now, and why', [line], list);
  },
  story: ({ game, seat }) => tell('What has happened', storyOf(game.story.all(seat), 100)),
  party: ({ sight }) => tell('Everybody at the table', sight.party()),
  market: ({ sight }) => tell('What is for sale', sight.market()),
  legend: ({ sight }) => tell('The signs on the board', sight.legend),
  look({ sight }, words) {
    const unknown = `There is no place "${plain(words)}": give its number, such as 0707, or its name.`;
    return tell(words, sight.look(words) ?? [unknown]);
  },
  undo({ game }) {
    if (game.undo()) return 'changed';
    return tell('Nothing is taken back', [
      'A die was rolled or a card drawn since, or nothing was done yet.',
    ]);
  },
  save: ({ game, file }, words) => tell(...saved(game, words || file)),
  load({ file }, words) {
    try {
      return resume(words || file, null);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return tell('The game at the table goes on', [error.message]);
    }
  },
  quit: () => 'leaving',
  help: () => tell('Help', help),
};

export async function command(at: At, typed: string): Promise<Done> {
  const [name = '', ...rest] = typed.slice(1).split(' ');
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return run ? run(at, rest.join(' ').trim()) : tell('Help', [`There is no /${plain(name)}.`, '', ...help]);
}

export function saved(game: Game, file: string): [title: string, lines: string[]] {
  try {
    save(game, file);
    return [
      'The game is kept',
      [`In ${plain(file)}. Go on with: runebound-engine play --resume ${plain(file)}`],
    ];
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof EngineError)) throw error;
    return ['The game is not kept', [error.message]];
  }
}
