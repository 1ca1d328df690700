import { plain } from '../terminal.js';
import { type Choice, choicesFor, grouped } from './choices.js';
import { command, saved } from './commands.js';
import type { Game } from './game.js';
import { chooseFrom, fitting, isCommand } from './pages.js';
import { type Chosen, choose, type Item, leaveScreen } from './prompt.js';
import { gameScreen, pageScreen, type Scene, storyOf } from './screen.js';
import type { Sight } from './sight.js';
import { paint } from './style.js';
import { texts } from './texts.js';

export const DEFAULT_FILE = 'runebound-game.json';

export async function play(first: Game, file: string): Promise<void> {
  let game = first;
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
    const next = await turnOf(game, seat, file);
    if (next === null) return;
    // At another table, nobody's hand has been shown yet.
    if (next !== game) seen = null;
    game = next;
  }
}

/**
 * Hands the keyboard over: nothing is shown until the next person confirms.
 *
 * @returns false if a person wants to leave
 */
async function handOver(game: Game, seat: number): Promise<boolean> {
  const name = game.nameOf(seat);
  const chosen = await choose({
    items: () => [{ value: 'here', label: texts().here(name) }],
    noMatch: () => '',
    draw: (shown) => pageScreen(texts().pass(name), [texts().forTheirEyes], shown),
  });
  return chosen === 'back' ? handOver(game, seat) : chosen !== 'leave';
}

async function turnOf(game: Game, seat: number, file: string): Promise<Game | null> {
  const news = game.story.news(seat);
  const before = game.story.all(seat).slice(0, -news.length || undefined);
  const sight = game.sight(seat);
  const all = choicesFor(game.state, seat, sight);
  let shown = grouped(all);
  let opened = false;
  for (;;) {
    const chosen = await ask(game, sight, all, shown, { news, before });
    if (chosen === 'leave') {
      if (await leaves(game, file)) return null;
    } else if (chosen === 'back') {
      shown = grouped(all);
      opened = false;
    } else if (isCommand(chosen.typed)) {
      const done = await command({ game, seat, sight, file }, chosen.typed);
      if (done === 'changed') return game;
      if (done === 'leaving') {
        if (await leaves(game, file)) return null;
      } else if (done !== 'told') return done;
    } else {
      const choice = [...shown, ...all].find(({ value }) => value === chosen.value);
      if (choice?.action) {
        game.act(choice.action);
        return game;
      }
      if (choice) {
        shown = choice.under;
        opened = true;
      }
    }
    if (!opened) shown = grouped(all);
  }
}

function ask(
  game: Game,
  sight: Sight,
  all: readonly Choice[],
  shown: readonly Choice[],
  told: Pick<Scene, 'news' | 'before'>,
): Promise<Chosen> {
  const question = sight.speaks.ask(game.asked);
  const leads = all.some((choice) => choice.to !== null);
  const to = (item: Item): string | null => ('to' in item ? (item as Choice).to : null);
  return choose({
    items: (typed) => (isCommand(typed) ? [{ value: typed, label: typed }] : fitting(shown, all, typed)),
    noMatch: (typed) => texts().notChoosable(plain(typed)),
    draw: (screen) => gameScreen({ sight, question, ...told, to, leads }, screen),
  });
}

async function leaves(game: Game, file: string): Promise<boolean> {
  const t = texts().leave;
  const where = game.kept?.file ?? file;
  const isKept = game.kept?.state === game.state;
  const list: readonly Item[] = [
    { value: 'on', label: t.on },
    ...(isKept ? [] : [{ value: 'save', label: t.save(plain(where)) }]),
    { value: 'leave', label: isKept ? t.leaveKept : t.leave },
  ];
  const lines = isKept ? [t.unchanged(plain(where))] : [];
  const chosen = await chooseFrom(list, t.title, lines, () => t.one);
  if (chosen === 'leave') return true;
  if (chosen === 'back' || chosen.value === 'on') return false;
  if (chosen.value === 'save') {
    const [title, lines] = saved(game, where);
    leaveScreen();
    process.stdout.write(`\n${paint.bold(title)}. ${lines.join(' ')}\n`);
  }
  return true;
}

function over(game: Game, seen: number | null): void {
  const seat = seen ?? game.people[0] ?? 0;
  const sight = game.sight(seat);
  const told = game.people.length > 0 ? storyOf(game.story.all(seat), 100).slice(-8) : [];
  leaveScreen();
  process.stdout.write(
    `\n${[...told, '', paint.bold(sight.speaks.outcome(game.state.outcome))].join('\n')}\n`,
  );
}
