import { EngineError } from '../../kernel/index.js';
import { CommandError, plain } from '../terminal.js';
import { type Choice, choicesFor, grouped, refusals } from './choices.js';
import type { Entry } from './chronicle.js';
import type { Game } from './game.js';
import { type Chosen, choose, type Item } from './prompt.js';
import { save } from './saved.js';
import { gameScreen, pageScreen, storyOf } from './screen.js';
import type { Sight } from './sight.js';
import { paint } from './style.js';

/* A game in the terminal, from the first question to the last. */

/** Where games are kept if nobody says otherwise. */
export const DEFAULT_FILE = 'runebound-game.json';

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
  '/save file  keeps the game (a name is not needed); --resume file goes on with it',
  '/quit       leaves',
];

const back: Item = { value: 'back', label: 'Back to the table' };

/** What is typed with a stroke, and what comes after it. */
const isCommand = (typed: string): boolean => typed.startsWith('/');

/** Plays a game until it is over or somebody leaves. */
export async function play(game: Game, file: string): Promise<void> {
  let seen: number | null = null;
  for (;;) {
    game.playBots();
    const seat = game.asked?.actor;
    if (typeof seat !== 'number') return over(game, seen);
    if (game.hands && game.people.length > 1 && seen !== seat && !(await handOver(game, seat))) {
      if (await leaves(game, file)) return;
      continue;
    }
    seen = seat;
    if (!(await turnOf(game, seat, file))) return;
  }
}

/** The keyboard goes to somebody else: nothing is shown until they say that they are there. @returns false if somebody wants to leave */
async function handOver(game: Game, seat: number): Promise<boolean> {
  const name = game.nameOf(seat);
  const chosen = await choose({
    items: () => [{ value: 'here', label: `${name} is here` }],
    noMatch: () => '',
    draw: (shown) =>
      pageScreen(`Pass the keyboard to ${name}.`, ['What they hold in hand is for their eyes only.'], shown),
  });
  return chosen === 'back' ? handOver(game, seat) : chosen !== 'leave';
}

/** One choice of somebody. @returns false if they leave */
async function turnOf(game: Game, seat: number, file: string): Promise<boolean> {
  const news = game.story.news(seat);
  const sight = game.sight(seat);
  const all = choicesFor(game.state, seat, sight);
  let shown = grouped(all);
  let opened = false;
  for (;;) {
    const chosen = await ask(game, sight, all, shown, news);
    if (chosen === 'leave') {
      if (await leaves(game, file)) return false;
    } else if (chosen === 'back') {
      shown = grouped(all);
      opened = false;
    } else if (isCommand(chosen.typed)) {
      const done = await command(game, seat, sight, chosen.typed, file);
      if (done === 'left') return false;
      if (done === 'changed') return true;
    } else {
      const choice = [...shown, ...all].find(({ value }) => value === chosen.value);
      if (choice?.action) {
        game.act(choice.action);
        return true;
      }
      if (choice) {
        shown = choice.under;
        opened = true;
      }
    }
    if (!opened) shown = grouped(all);
  }
}

/** What of a list fits what was typed: a number of a line, or a part of what there is. */
export function fitting<T extends Item>(shown: readonly T[], all: readonly T[], typed: string): readonly T[] {
  if (typed === '') return shown;
  const numbered = /^\d+$/.test(typed) ? shown[Number(typed) - 1] : undefined;
  if (numbered) return [numbered];
  const part = typed.toLowerCase();
  return all.filter(({ label }) => label.toLowerCase().includes(part));
}

function ask(
  game: Game,
  sight: Sight,
  all: readonly Choice[],
  shown: readonly Choice[],
  news: readonly Entry[],
): Promise<Chosen> {
  const question = sight.speaks.ask(game.asked);
  const to = (item: Item): string | null => ('to' in item ? (item as Choice).to : null);
  return choose({
    items: (typed) => (isCommand(typed) ? [{ value: typed, label: typed }] : fitting(shown, all, typed)),
    noMatch: (typed) =>
      `There is no "${plain(typed)}" to choose. /why tells what cannot be done, and by which rule.`,
    draw: (screen) => gameScreen({ sight, question, news, to }, screen),
  });
}

/** Lines to be read, with things to look at more closely; until somebody goes back. */
async function page(title: string, lines: readonly string[], items: readonly Item[] = []): Promise<void> {
  const list = [back, ...items];
  for (;;) {
    const chosen = await choose({
      items: (typed) => fitting(list, list, typed),
      noMatch: (typed) => `There is no "${plain(typed)}" in the list.`,
      draw: (shown) => pageScreen(title, lines, shown),
    });
    if (typeof chosen === 'string' || chosen.value === back.value) return;
  }
}

/** What a line with a stroke asks for. */
async function command(
  game: Game,
  seat: number,
  sight: Sight,
  typed: string,
  file: string,
): Promise<'left' | 'changed' | 'told'> {
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
    case 'quit':
      return (await leaves(game, file)) ? 'left' : 'told';
    default:
      await page('Help', name === 'help' ? help : [`There is no /${plain(name)}.`, '', ...help]);
      return 'told';
  }
}

/** Keeps the game, and says where, or why not. */
function saved(game: Game, file: string): [title: string, lines: string[]] {
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

/** Asks whether the game is kept before somebody leaves. @returns whether they do */
async function leaves(game: Game, file: string): Promise<boolean> {
  const list: readonly Item[] = [
    { value: 'on', label: 'Play on' },
    { value: 'save', label: `Keep the game in ${file}, and leave` },
    { value: 'leave', label: 'Leave without keeping it' },
  ];
  const chosen = await choose({
    items: (typed) => fitting(list, list, typed),
    noMatch: () => 'Choose one of the three.',
    draw: (shown) => pageScreen('Do you leave the table?', [], shown),
  });
  // Ctrl-C again means it.
  if (chosen === 'leave') return true;
  if (chosen === 'back' || chosen.value === 'on') return false;
  if (chosen.value === 'save') {
    const [title, lines] = saved(game, file);
    process.stdout.write(`\n${paint.bold(title)}. ${lines.join(' ')}\n`);
  }
  return true;
}

/** How it ended. */
function over(game: Game, seen: number | null): void {
  const seat = seen ?? game.people[0] ?? 0;
  const sight = game.sight(seat);
  const told = game.people.length > 0 ? storyOf(game.story.all(seat), 100).slice(-8) : [];
  process.stdout.write(
    `\n${[...told, '', paint.bold(sight.speaks.outcome(game.state.outcome))].join('\n')}\n`,
  );
}
