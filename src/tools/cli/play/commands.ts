import { EngineError } from '../../../kernel/index.js';
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

export type Done = 'told' | 'changed' | 'leaving' | Game;

export async function command(
  game: Game,
  seat: number,
  sight: Sight,
  typed: string,
  file: string,
): Promise<Done> {
  const [name = '', ...rest] = typed.slice(1).split(' ');
  const words = rest.join(' ').trim();
  switch (name) {
    case 'why': {
      const list = refusals(game.state, seat, sight).filter(({ label }) =>
        label.toLowerCase().includes(words.toLowerCase()),
      );
      await page(
        'What you cannot do now, and why',
        [
          list.length > 0
            ? 'Point at a line: the reason and the rule stand below.'
            : 'Nothing of that kind could be tried now.',
        ],
        list,
      );
      return 'told';
    }
    case 'story':
      await page('What has happened', storyOf(game.story.all(seat), 100));
      return 'told';
    case 'party':
      await page('Everybody at the table', sight.party());
      return 'told';
    case 'market':
      await page('What is for sale', sight.market());
      return 'told';
    case 'legend':
      await page('The signs on the board', sight.legend);
      return 'told';
    case 'look':
      await page(
        words,
        sight.look(words) ?? [
          `There is no place "${plain(words)}": give its number, such as 0707, or its name.`,
        ],
      );
      return 'told';
    case 'undo':
      if (game.undo()) return 'changed';
      await page('Nothing is taken back', [
        'A die was rolled or a card drawn since, or nothing was done yet.',
      ]);
      return 'told';
    case 'save':
      await page(...saved(game, words === '' ? file : words));
      return 'told';
    case 'load': {
      const found = loaded(words === '' ? file : words);
      if ('game' in found) return found.game;
      await page('The game at the table goes on', [found.problem]);
      return 'told';
    }
    case 'quit':
      return 'leaving';
    default:
      await page('Help', name === 'help' ? help : [`There is no /${plain(name)}.`, '', ...help]);
      return 'told';
  }
}

function loaded(file: string): { readonly game: Game } | { readonly problem: string } {
  try {
    return { game: resume(file, null) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { problem: error.message };
  }
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
