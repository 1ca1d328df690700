import type { AnyAction, GameEvent } from '../../../kernel/index.js';
import type { SecondEditionAction } from '../../actions.js';
import { combat } from '../../base/frames.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';
import { copyOf } from '../ahead.js';
import { partsWith, rulesWith } from './branching.js';
import { type Answer, answersIn, rollsPlainly } from './falling.js';
import { Gauges, type Shown, type Written } from './gauges.js';
import { Keys, type Known, keyOf } from './keys.js';

/*
 * What actions come to, carried out by the very rules, and once for all positions in which the rules read the same. What cards and modules do in
 * a combat is in it. The hundred ways in which two dice fall are told apart no further than the rules tell them apart.
 */

/** How a combat has ended for a Hero. */
export type Ending = 'win' | 'escape' | 'knockout' | 'otherwise';

/** What has happened on the way to a position. */
export interface Toll {
  readonly wounds: number;
  readonly alliesKilled: number;
  readonly rounds: number;
}

/** Where a course ends: the combat is over, or somebody has to choose. */
export interface Goal extends Toll {
  readonly does: 'end';
  readonly ending: Ending | null;
  /** Who is asked; `null` where the combat has ended. */
  readonly asked: number | null;
  /** How all else lies then; `null` where the combat has ended. */
  readonly layout: Layout | null;
  readonly written: readonly Written[];
}

/** Where chance answers. */
interface Fall extends Branch {
  readonly does: 'fall';
  readonly answers: readonly Answer[];
}

/** Where the rules read a gauge: by what it shows they go on differently. */
interface Reading extends Branch {
  readonly does: 'read';
  readonly gauge: number;
}

/** Where the rules ask no more of a gauge than whether it shows something that is such. */
interface Test extends Branch {
  readonly does: 'test';
  readonly gauge: number;
  /** The answers, a bit for each number that it may show. */
  readonly answers: number;
}

/** What can be chosen, once it was looked up. */
interface Choice {
  readonly does: 'choose';
  readonly courses: readonly Course[];
}

/** One of the ends of a course, and how likely it is. */
export interface Chance {
  readonly probability: number;
  readonly goal: Goal;
}

/** All that may come of a course, where no more has to be known. */
interface Spread {
  readonly does: 'spread';
  readonly chances: readonly Chance[];
}

type Node = Goal | Fall | Reading | Test | Choice | Spread;

interface Branch {
  /** What comes next, by what a gauge shows, or by the place of the answer of chance. */
  readonly next: (Node | undefined)[];
}

/** An action in a layout, with all that may come of it, as far as it was carried out; without an action where only chance is asked. */
export interface Course {
  readonly action: SecondEditionAction | null;
  /** What was carried out, step by step. */
  readonly root: Branch;
  /** The same in short: what has to be known of the gauges, and what comes of it then. */
  readonly short: Branch;
}

/** A table, but for what its gauges show. */
export interface Layout extends Known {
  readonly number: number;
  readonly options: Branch;
  readonly courses: Map<string, Course>;
  /** Whether a combat that has come here is taken for one that never ends. */
  readonly isTooLate: boolean;
}

/** Rounds after which a combat that still finds new positions is taken for one that never ends. */
const LONGEST = 100;

/** What no policy thinks of: abilities stay unused, and nobody throws cards away. */
const neverTried: readonly string[] = ['ability/use', 'card/discard'];

/** The plain way on: where nothing else is thought of, nobody chooses. */
const plainWays: readonly string[] = ['roll/dice', 'roll/accept', 'harm/take', 'combat/begin'];

/** What may come of what is done in a combat, found out where it is asked for. */
export class Courses {
  readonly first: Layout;
  readonly shownFirst: Shown;
  readonly gauges: Gauges;
  private readonly parts;
  private readonly keys: Keys;
  private readonly isPlain: boolean;
  private readonly layouts = new Map<string, Layout>();
  /** The places of the answers that chance has given on the way. */
  private readonly fallen: number[] = [];
  /** What had to be known on the way, and the ends that were come to. */
  private readonly asked: (Reading | Test)[] = [];
  private readonly chances = new Map<Goal, number>();
  private readonly goals = new Map<string, Goal>();

  constructor(
    start: G,
    /** Of whose Hero it is told. */
    private readonly player: number,
  ) {
    this.keys = new Keys(start);
    this.isPlain = rollsPlainly(start);
    this.gauges = new Gauges(start.state.players.map((_, at) => at));
    this.parts = partsWith(this.gauges);
    const table = copyOf(start, rulesWith(start.rules, this.gauges));
    this.shownFirst = this.gauges.fitTo(table);
    this.first = this.layoutOf(table, null);
  }

  /** Who is asked in a position. */
  askedIn({ g }: Layout, shown: Shown): number | null {
    return this.gauges.unheard(shown, () => askedIn(g));
  }

  /** What can be chosen in a position in which somebody is asked. */
  optionsIn(layout: Layout, shown: Shown): readonly Course[] {
    let branch = layout.options;
    let place = 0;
    for (;;) {
      const node = branch.next[place];
      if (node === undefined) break;
      if (node.does === 'choose') return node.courses;
      branch = node as Reading | Test;
      place = placeIn(node as Reading | Test, shown);
    }
    const trail = new Trail(layout.options);
    this.gauges.begin(shown, trail);
    const courses = triedIn(layout.g).map((action) => this.courseOf(layout, action));
    trail.set({ does: 'choose', courses });
    return courses;
  }

  /** An action in a layout. */
  courseOf({ courses }: Layout, action: SecondEditionAction | null): Course {
    const key = JSON.stringify(action);
    const known = courses.get(key);
    if (known !== undefined) return known;
    const course: Course = { action, root: { next: [] }, short: { next: [] } };
    courses.set(key, course);
    return course;
  }

  /** All that chance may make of a course. */
  chancesOf(layout: Layout, course: Course, shown: Shown): readonly Chance[] {
    let branch = course.short;
    let place = 0;
    for (let node = branch.next[place]; node !== undefined; node = branch.next[place]) {
      if (node.does === 'spread') return node.chances;
      branch = node as Reading | Test;
      place = placeIn(node as Reading | Test, shown);
    }
    const { asked, chances } = this;
    asked.length = 0;
    chances.clear();
    this.fallen.length = 0;
    this.walk(layout, course, shown, course.root, 0, 1);
    const trail = new Trail(course.short);
    for (const node of asked) {
      const same = trail.get() ?? trail.set({ ...node, next: [] });
      if (same.does !== node.does || same.gauge !== node.gauge) throw elsewhere();
      trail.take(same, placeIn(node, shown));
    }
    const found = [...chances].map(([goal, probability]) => ({ probability, goal }));
    trail.set({ does: 'spread', chances: found });
    return found;
  }

  private walk(
    layout: Layout,
    course: Course,
    shown: Shown,
    from: Branch,
    at: number,
    probability: number,
  ): void {
    let [branch, place] = [from, at];
    for (;;) {
      if (branch.next[place] === undefined) this.carryOut(layout, course, shown);
      const node = branch.next[place] as Goal | Fall | Reading | Test;
      if (node.does === 'end') {
        this.chances.set(node, (this.chances.get(node) ?? 0) + probability);
        return;
      }
      branch = node;
      if (node.does === 'fall') break;
      if (!this.asked.some((before) => tellsOf(before, node))) this.asked.push(node);
      place = placeIn(node, shown);
    }
    const { fallen } = this;
    const { answers } = branch as Fall;
    for (let answer = 0; answer < answers.length; answer++) {
      fallen.push(answer);
      const share = (answers[answer] as Answer).probability;
      this.walk(layout, course, shown, branch, answer, probability * share);
      fallen.pop();
    }
  }

  /** Carries an action out, with the answers of chance that are given; where none is given any more the first one is taken. */
  private carryOut(layout: Layout, { action, root }: Course, shown: Shown): void {
    const { gauges } = this;
    const g = layout.g.fork(this.parts, null, null);
    const story = new Story(this.player, g.state.players[this.player]?.hero.card);
    g.tell(story as unknown as GameEvent[], null);
    const trail = new Trail(root);
    gauges.begin(shown, trail);
    try {
      this.goOn(g, action, trail, story, layout);
    } catch (thrown) {
      if (thrown !== over) throw thrown;
      trail.set(this.same(story.goal(null, null, [])));
    }
  }

  private goOn(g: G, action: SecondEditionAction | null, trail: Trail, story: Story, layout: Layout): void {
    const { gauges, fallen } = this;
    if (action !== null) g.perform(action as AnyAction);
    for (let falls = 0; ; ) {
      if (story.hasEnded(g)) {
        trail.set(this.same(story.goal(null, null, [])));
        return;
      }
      const asked = askedIn(g);
      if (asked !== null) {
        const only = onlyWay(g);
        if (only === null) {
          gauges.settle(g);
          const written = gauges.written();
          trail.set(this.same(story.goal(asked, this.layoutOf(g, layout), written)));
          return;
        }
        g.perform(only as AnyAction);
        continue;
      }
      const fall = this.fallIn(g, trail);
      const place = fallen[falls++] ?? 0;
      const answer = fall.answers[place];
      if (answer === undefined) return;
      trail.take(fall, place);
      g.perform(answer.action as AnyAction);
    }
  }

  /** A goal, or the one like it that was come to before. */
  private same(goal: Goal): Goal {
    const { ending, asked, layout, wounds, alliesKilled, rounds, written } = goal;
    const facts = [ending, asked, layout?.number, wounds, alliesKilled, rounds];
    const key = `${facts.join()};${written.map(({ gauge, value, isMore, added }) => [gauge, value, isMore, added].join()).join(';')}`;
    const known = this.goals.get(key);
    if (known !== undefined) return known;
    this.goals.set(key, goal);
    return goal;
  }

  /** What chance may answer, as it was found out when first it was asked. */
  private fallIn(g: G, trail: Trail): Fall {
    for (let node = trail.get(); node !== undefined; node = trail.get()) {
      if (node.does === 'fall') return node;
      if (node.does === 'read') this.gauges.know(node.gauge);
      else if (node.does === 'test') trail.take(node, placeOf(node, this.gauges.shows(node.gauge)));
      else throw elsewhere();
    }
    const answers = answersIn(g, this.isPlain);
    const fall: Fall = { does: 'fall', answers, next: [] };
    trail.set(fall);
    return fall;
  }

  private layoutOf(g: G, before: Layout | null): Layout {
    const numbered = this.gauges.hidden(() => this.keys.numbered(g, before));
    const key = keyOf(numbered);
    const known = this.layouts.get(key);
    if (known !== undefined) return known;
    const layout: Layout = {
      ...numbered,
      number: this.layouts.size,
      g,
      options: { next: [] },
      courses: new Map(),
      isTooLate: (g.find(combat)?.round ?? 0) > LONGEST,
    };
    this.layouts.set(key, layout);
    return layout;
  }
}

/** A way along branches, lengthened by what is read. */
class Trail {
  private place = 0;

  constructor(private branch: Branch) {}

  readonly read = (gauge: number, value: number): void => {
    const node = this.get() ?? this.set({ does: 'read', gauge, next: [] });
    if (node.does !== 'read' || node.gauge !== gauge) throw elsewhere();
    this.take(node, value);
  };

  readonly tested = (gauge: number, value: number, such: (value: number) => boolean): boolean => {
    const node = this.get() ?? this.set({ does: 'test', gauge, answers: answersTo(such), next: [] });
    if (node.does !== 'test' || node.gauge !== gauge) throw elsewhere();
    const place = placeOf(node, value);
    this.take(node, place);
    return place < RANGE ? place === 1 : such(value);
  };

  get(): Node | undefined {
    return this.branch.next[this.place];
  }

  set<N extends Node>(node: N): N {
    this.branch.next[this.place] = node;
    return node;
  }

  take(branch: Branch, place: number): void {
    this.branch = branch;
    this.place = place;
  }
}

const elsewhere = (): Error => new Error('The rules did something else from the same position.');

/** More than almost any gauge ever shows, and as many as a number has bits. */
const RANGE = 32;

function answersTo(such: (value: number) => boolean): number {
  let answers = 0;
  for (let value = 0; value < RANGE; value++) if (such(value)) answers |= 1 << value;
  return answers;
}

/** Whether what was asked before tells what would be asked now. */
const tellsOf = (before: Reading | Test, now: Reading | Test): boolean =>
  before.gauge === now.gauge &&
  (before.does === 'read' || (now.does === 'test' && before.answers === now.answers));

/** Where it goes on after a test: at 0 or 1 by the answer; beyond the answers each value has its own place. */
const placeOf = ({ answers }: Test, value: number): number =>
  value < RANGE ? (answers >>> value) & 1 : value;

const placeIn = (node: Reading | Test, shown: Shown): number =>
  node.does === 'read' ? (shown[node.gauge] ?? 0) : placeOf(node, shown[node.gauge] ?? 0);

/** Who is asked at a table. */
function askedIn(g: G): number | null {
  const waiting = g.waiting();
  return waiting?.step.does === 'decide' ? waiting.step.actor(g, waiting.f) : null;
}

const triedIn = (g: G): readonly SecondEditionAction[] =>
  (g.legalActions() as SecondEditionAction[]).filter(({ type }) => !neverTried.includes(type));

/** The plain way on, where nothing else is thought of; where none is offered nobody looks what is. */
function onlyWay(g: G): SecondEditionAction | null {
  const waiting = g.waiting();
  if (waiting?.step.does !== 'decide') return null;
  if (!waiting.step.offers.some(({ type }) => plainWays.includes(type))) return null;
  const [only, other] = triedIn(g);
  return only !== undefined && other === undefined && plainWays.includes(only.type) ? only : null;
}

/** What is asked of a fact. */
type Fact = GameEvent & { readonly player?: number; readonly character?: string; readonly amount?: number };

/** Thrown once a combat is over: what comes after it is not carried out. */
const over = { combat: 'over' };

/** What is told of a combat for a player: it takes the place of a list of events. */
class Story {
  private ending: Ending | null = null;
  private wounds = 0;
  private alliesKilled = 0;
  private rounds = 0;

  constructor(
    private readonly player: number,
    private readonly hero: string | undefined,
  ) {}

  push(event: GameEvent): void {
    const { type, player, character, amount } = event as Fact;
    if (type === 'wounds/taken') {
      if (character === this.hero) this.wounds += amount ?? 0;
    } else if (type === 'combat/round') this.rounds += 1;
    else if (type === 'challenge/defeated') this.end('win');
    else if (player !== this.player) return;
    else if (type === 'ally/killed') this.alliesKilled += 1;
    else if (type === 'hero/defeated') this.end('win');
    else if (type === 'hero/knocked-out') this.end('knockout');
    else if (type === 'hero/escaped') this.end('escape');
  }

  private end(ending: Ending): void {
    this.ending = ending;
    throw over;
  }

  /** Whether the combat is over without a word that says so. */
  hasEnded(g: G): boolean {
    const { outcome } = g.state;
    if (outcome !== null) this.ending = outcome.winners.includes(this.player) ? 'win' : 'otherwise';
    else if (g.find(combat) === undefined) this.ending = 'otherwise';
    return this.ending !== null;
  }

  goal(asked: number | null, layout: Layout | null, written: readonly Written[]): Goal {
    const { ending, wounds, alliesKilled, rounds } = this;
    return { does: 'end', ending, asked, layout, written, wounds, alliesKilled, rounds };
  }
}
