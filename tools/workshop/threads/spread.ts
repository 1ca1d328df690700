import type { Course } from '../../../src/bots/search/course.js';
import { Race } from '../../../src/bots/search/race.js';
import {
  readSearch,
  type Search,
  type SearchOptions,
  scoreBy,
  Thoughts,
} from '../../../src/bots/search/thinking.js';
import { type SearchedGame, untried } from '../../../src/bots/search/tree.js';
import type { AnyAction, GameTypes } from '../../../src/kernel/index.js';
import {
  type Dealing,
  type Dealt,
  type SpreadDecision,
  type SpreadSetting,
  searcherOf,
  spreadGame,
} from './dealing.js';

/** Deal n goes to a fixed thread, and the race reads answers in the order of deals: speed of threads does not matter. */

/** Plays deals, one after the other: threads, or a stand-in in tests. */
export interface Crew {
  readonly size: number;
  deal(thread: number, dealing: Dealing): Promise<Dealt>;
  /** The threads are idle for now. */
  dismiss(): void;
}

export interface SpreadOptions extends SpreadSetting {
  readonly search?: SearchOptions;
}

// biome-ignore lint/suspicious/noExplicitAny: a player of either edition
type AnyHelpers = any;

/** Only `playMatch` can wait for this player. */
export function spreadSearch({ search: asked, ...setting }: SpreadOptions, crewOf: () => Crew) {
  const searcher = searcherOf(setting);
  const search = readSearch(asked, searcher.horizon);
  scoreBy(searcher, setting.value);
  let crew: Crew | null = null;
  let game: SearchedGame<GameTypes> | null = null;
  let thoughts = new Thoughts<GameTypes>();
  let anew = true;
  const forget = (): void => {
    thoughts = new Thoughts();
    anew = true;
    game = null;
  };
  return {
    name: 'search',
    begin: forget,
    async choose(
      view: GameTypes['view'],
      legal: readonly AnyAction[],
      helpers: AnyHelpers,
    ): Promise<AnyAction> {
      const { player, ruleset } = helpers;
      if (game === null || game.ruleset !== ruleset) game = spreadGame(setting, ruleset);
      const found = thoughts.at(game, view, legal, helpers, search.budget);
      if (found.courses === undefined) return found.action;
      const { plain, courses, now, time, spent, thought } = found;
      crew ??= crewOf();
      const told = { view, player, until: now + search.horizon, anew };
      const spread = new Spread(crew, told, courses, `${setting.seed}/${thought}`);
      const best = await run(spread, courses, search, () => time - spent());
      if (spread.hasDealt) anew = false;
      return thoughts.begin(best, legal, plain);
    },
    end(): void {
      forget();
      crew?.dismiss();
      crew = null;
    },
  };
}

async function run(
  spread: Spread,
  courses: readonly Course<AnyAction>[],
  { passes }: Search,
  left: () => number,
): Promise<Course<AnyAction>> {
  const tried = untried(courses);
  const race = new Race(tried);
  let longest = 0;
  for (let pass = 0; pass < passes; pass++) {
    const runner = race.next();
    if (runner === null) break;
    const course = tried.indexOf(runner.tried);
    const dealing = runner.worths.length;
    if (!spread.knows(course, dealing)) {
      // A deal that may not finish in time is not begun.
      const before = left();
      if (before <= longest) break;
      await spread.deal(course, dealing);
      longest = Math.max(longest, before - left());
    }
    runner.worths.push(spread.worthOf(course, dealing));
  }
  return race.decided();
}

/** The deals of a decision: each is played by all courses that are still in the race. */
class Spread {
  private readonly worths = new Map<string, number>();
  private readonly told: boolean[] = [];
  /** The courses that met the deal before the last one. */
  private running: ReadonlySet<number>;
  private asked = new Set<number>();
  private latest = 0;

  constructor(
    private readonly crew: Crew,
    private readonly decision: SpreadDecision,
    private readonly courses: readonly Course<AnyAction>[],
    private readonly seed: string,
  ) {
    this.running = new Set(courses.keys());
  }

  get hasDealt(): boolean {
    return this.told.length > 0;
  }

  knows(course: number, dealing: number): boolean {
    return this.worths.has(`${course}/${dealing}`);
  }

  worthOf(course: number, dealing: number): number {
    if (dealing > this.latest) {
      this.running = this.asked;
      this.asked = new Set();
      this.latest = dealing;
    }
    this.asked.add(course);
    return this.worths.get(`${course}/${dealing}`) as number;
  }

  /** Plays this deal, and one more on each other thread. */
  async deal(course: number, from: number): Promise<void> {
    const { crew, seed } = this;
    const running = from > this.latest ? this.asked : this.running;
    const meant = new Set([...running, course]);
    await Promise.all(
      Array.from({ length: crew.size }, async (_, at) => {
        const dealing = from + at;
        const missing = [...meant].filter((one) => !this.knows(one, dealing));
        const thread = dealing % crew.size;
        const decision = this.told[thread] ? null : this.decision;
        this.told[thread] = true;
        const courses = missing.map((one) => this.courses[one] as Course<AnyAction>);
        const dealt = await crew.deal(thread, { decision, courses, seed: `${seed}/${dealing}` });
        for (const [place, worth] of dealt.entries()) this.worths.set(`${missing[place]}/${dealing}`, worth);
      }),
    );
  }
}
