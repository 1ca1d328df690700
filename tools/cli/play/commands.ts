import { actionCode, legalActions } from '../../../src/index.js';
import { EngineError } from '../../../src/kernel/index.js';
import { lookUp } from '../rules.js';
import { CommandError, plain } from '../terminal.js';
import { refusals } from './choices.js';
import type { Game } from './game.js';
import { isCommand, type Page, page, type Typed } from './pages.js';
import { resume, save } from './saved.js';
import { screenWidth, storyOf } from './screen.js';
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

const tell = async (
  title: string,
  lines: readonly string[],
  more: Partial<Page> = {},
): Promise<'told' | Typed> => (await page({ ...more, title, lines })) ?? 'told';

const commands: Readonly<Record<string, (at: At, words: string) => Done | Typed | Promise<Done | Typed>>> = {
  why({ game, seat, sight }, words) {
    const part = words.toLowerCase();
    const list = refusals(game.state, seat, sight).filter(({ label }) => label.toLowerCase().includes(part));
    const t = texts().why;
    return tell(t.title, [list.length > 0 ? t.found : t.none], { items: list });
  },
  story({ game, seat }) {
    const lines = storyOf(game.story.all(seat), screenWidth(process.stdout.columns || 80));
    return tell(texts().pages.story, lines, { fromEnd: true });
  },
  party: ({ sight }) => tell(texts().pages.party, sight.party()),
  market: ({ sight }) => tell(texts().pages.market, sight.market()),
  legend: ({ sight }) => tell(texts().pages.legend, sight.legend),
  look({ sight }, words) {
    const [title, ...lines] = sight.look(words) ?? [texts().noPlace(plain(words))];
    return tell(title ?? '', lines);
  },
  go({ game, seat, sight }, words) {
    const way = sight.way?.(words) ?? null;
    if (way === null) return tell(texts().pages.go, [texts().noWay(plain(words))]);
    for (const action of way) {
      // What happens on the way may end it.
      const code = actionCode(action);
      if (game.asked?.actor !== seat || !legalActions(game.state).some((one) => actionCode(one) === code))
        break;
      game.act(action);
    }
    return 'changed';
  },
  undo({ game }) {
    if (game.undo()) return 'changed';
    return tell(texts().undo.title, [texts().undo.why]);
  },
  save: ({ game, file }, words) => tell(...saved(game, words || game.kept?.file || file)),
  rule: (_, words) => tell(plain(words), lookUp(words).lines),
  load({ game, file }, words) {
    try {
      return resume(words || game.kept?.file || file, null, game.catalogues);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return tell(texts().goesOn, [error.message]);
    }
  },
  quit: () => 'leaving',
  help: () => tell(texts().pages.help, texts().help),
};

/** Runs a command, and those that are given on the pages which it shows. */
export async function command(at: At, typed: string): Promise<Done> {
  const done = await run(at, typed);
  return typeof done === 'string' && isCommand(done) ? command(at, done) : (done as Done);
}

async function run(at: At, typed: string): Promise<Done | Typed> {
  const [name = '', ...rest] = typed.slice(1).split(' ');
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return known
    ? known(at, rest.join(' ').trim())
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
