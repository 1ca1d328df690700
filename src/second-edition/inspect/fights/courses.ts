import { Parts } from '../../../kernel/forms.js';
import type { AnyRule } from '../../../kernel/hooks.js';
import { type AnyAction, copyJson, type GameEvent } from '../../../kernel/index.js';
import type { Plan } from '../../../kernel/plan.js';
import type { SecondEditionAction } from '../../actions.js';
import { countersAre, layWounds, mayCarry } from '../../base/characters.js';
import { beginRound } from '../../base/combat.js';
import { combatRound, enemyWounded } from '../../base/event-kinds/index.js';
import { forms, whole } from '../../base/forms.js';
import { combat } from '../../base/frames.js';
import { tellWounded } from '../../base/harm.js';
import type { SecondEditionDraft } from '../../base/state.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';
import { copyOf, large } from '../ahead.js';
import * as tree from './course-tree.js';
import { type Answer, answersIn, rollsPlainly } from './falling.js';
import { Gauges } from './gauges.js';
import { dropPastRounds, Keys, keyOf, roundsThatMatter } from './keys.js';
import type { Shown, Written } from './readings.js';

const partsWith = (gauges: Gauges): Parts<SecondEditionDraft> =>
  new Parts<SecondEditionDraft>({ ...forms, frames: gauges.frames }, large, gauges.player, whole);

/** The rules in force, changed to read and add counters through the gauges. */
function rulesWith(rules: G['rules'], gauges: Gauges): G['rules'] {
  const { plan } = rules;
  const overrides = [...plan.overrides];
  const replace = <R extends AnyRule>(
    { slot, base }: { readonly slot: number; readonly base: R },
    by: (rule: R) => R,
  ): void => {
    while (overrides.length <= slot) overrides.push(undefined);
    overrides[slot] = by((overrides[slot] as R | undefined) ?? base);
  };
  replace(
    countersAre,
    (rule) => (g, who, counters, such) => gauges.isSuch(who, counters, such) ?? rule(g, who, counters, such),
  );
  replace(mayCarry, (rule) => (g, who, counters) => gauges.has(who, counters) || rule(g, who, counters));
  replace(layWounds, (rule) => (g, who, amount) => {
    if (!gauges.add(who, 'wounds', amount)) rule(g, who, amount);
  });
  // The events tell the new numbers, which would read the gauges. Without reactions to them, no rule hears the numbers.
  if (plan.reactions.get(enemyWounded)?.length === 0) replace(tellWounded, () => () => undefined);
  if (plan.reactions.get(combatRound)?.length === 0)
    replace(beginRound, (rule) => (g, fight) => {
      if (!gauges.add(fight, 'round', 1)) rule(g, fight);
      else g.emit(combatRound, { player: fight.attacker, round: 0, rule: '2e.combat.phases' });
    });
  const changed = { overrides } satisfies Partial<Plan>;
  return { ...rules, plan: Object.assign(Object.create(Object.getPrototypeOf(plan)), plan, changed) };
}

/* Plays actions by the rules, once for all positions in which they read the same values; outcomes of dice are joined likewise. */

/** Policies never choose these: abilities and discards. */
const neverTried: readonly string[] = ['ability/use', 'card/discard'];

/** Taken without asking the policy, if only these are left. */
const plainWays: readonly string[] = ['roll/dice', 'roll/accept', 'harm/take', 'combat/begin'];

/** The possible results of actions in a combat, computed on demand. */
export class Courses {
  readonly first: tree.Layout;
  readonly shownFirst: Shown;
  readonly gauges: Gauges;
  private readonly parts;
  private readonly keys: Keys;
  private readonly isPlain: boolean;
  private readonly layouts = new Map<string, tree.Layout>();
  /** What was read on the way, and the ends reached. */
  private readonly asked: (tree.Reading | tree.Test)[] = [];
  private readonly chances = new Map<tree.Goal, number>();
  private readonly goals = new Map<string, tree.Goal>();

  constructor(
    start: G,
    /** The results are those of this player. */
    private readonly player: number,
  ) {
    this.keys = new Keys(start);
    this.isPlain = rollsPlainly(start);
    const { frames } = start.rules.plan;
    this.gauges = new Gauges(
      start.state.players.map((_, at) => at),
      roundsThatMatter(start),
      (f) => frames.get(f.kind)?.copy(f) ?? copyJson(f),
    );
    this.parts = partsWith(this.gauges);
    const table = copyOf(start, rulesWith(start.rules, this.gauges));
    this.shownFirst = this.gauges.fitTo(table);
    this.first = this.layoutOf(table, null);
  }

  /** The player who is asked in a position; -1 if none is. */
  askedIn({ g }: tree.Layout, shown: Shown): number {
    return this.gauges.unheard(shown, () => askedIn(g) ?? -1);
  }

  optionsIn(layout: tree.Layout, shown: Shown): readonly tree.Course[] {
    let branch = layout.options;
    let place = 0;
    for (;;) {
      const node = branch.next[place];
      if (node === undefined) break;
      if (node.does === 'choose') return node.courses;
      branch = node as tree.Reading | tree.Test;
      place = tree.placeIn(node as tree.Reading | tree.Test, shown);
    }
    const trail = new tree.Trail(layout.options);
    this.gauges.begin(shown, trail);
    const courses = triedIn(layout.g).map((action) => this.courseOf(layout, action));
    trail.set({ does: 'choose', courses });
    return courses;
  }

  courseOf({ courses }: tree.Layout, action: SecondEditionAction | null): tree.Course {
    const key = JSON.stringify(action);
    const known = courses.get(key);
    if (known !== undefined) return known;
    const course: tree.Course = { action, root: { next: [] }, short: { next: [] } };
    courses.set(key, course);
    return course;
  }

  spreadOf(layout: tree.Layout, course: tree.Course, shown: Shown): tree.Spread {
    let branch = course.short;
    let place = 0;
    for (let node = branch.next[place]; node !== undefined; node = branch.next[place]) {
      if (node.does === 'spread') return node;
      branch = node as tree.Reading | tree.Test;
      place = tree.placeIn(node as tree.Reading | tree.Test, shown);
    }
    const { asked, chances } = this;
    asked.length = 0;
    chances.clear();
    this.walk(layout, course, shown, course.root, 0, 1);
    const trail = new tree.Trail(course.short);
    for (const node of asked) {
      const same = trail.get() ?? trail.set({ ...node, next: [] });
      if (same.does !== node.does || same.gauge !== node.gauge) throw tree.elsewhere();
      trail.take(same, tree.placeIn(node, shown));
    }
    const goals = [...chances.keys()];
    const probabilities = [...chances.values()];
    const mean = (toll: keyof tree.Toll): number =>
      probabilities.reduce((sum, probability, at) => sum + probability * (goals[at] as tree.Goal)[toll], 0);
    return trail.set({
      does: 'spread',
      goals,
      chances: probabilities,
      wounds: mean('wounds'),
      alliesKilled: mean('alliesKilled'),
      rounds: mean('rounds'),
    });
  }

  private walk(
    layout: tree.Layout,
    course: tree.Course,
    shown: Shown,
    from: tree.Branch,
    at: number,
    probability: number,
  ): void {
    let [branch, place] = [from, at];
    for (;;) {
      if (branch.next[place] === undefined) this.carryOut(layout, course, shown, from, at);
      const node = branch.next[place] as tree.Goal | tree.Fall | tree.Reading | tree.Test;
      if (node.does === 'end') {
        this.chances.set(node, (this.chances.get(node) ?? 0) + probability);
        return;
      }
      branch = node;
      if (node.does === 'fall') break;
      if (!this.asked.some((before) => tree.tellsOf(before, node))) this.asked.push(node);
      place = tree.placeIn(node, shown);
    }
    const { answers } = branch as tree.Fall;
    for (let answer = 0; answer < answers.length; answer++) {
      const share = (answers[answer] as Answer).probability;
      this.walk(layout, course, shown, branch, answer, probability * share);
    }
  }

  /** Plays an action, or goes on from an answer of chance, each later time with the first answer. */
  private carryOut(
    layout: tree.Layout,
    course: tree.Course,
    shown: Shown,
    from: tree.Branch | tree.Fall,
    place: number,
  ): void {
    const { gauges, parts } = this;
    const fall = 'does' in from ? from : null;
    const g = (fall ?? layout).g.fork(parts, null, null);
    const story = new Story(this.player, g.state.players[this.player]?.hero.card, fall?.story);
    const action = fall === null ? course.action : (fall.answers[place] as Answer).action;
    g.tell(story as unknown as GameEvent[], null);
    const trail = new tree.Trail(from, place);
    if (fall === null) gauges.begin(shown, trail);
    else gauges.goOn(shown, trail, fall.noted);
    try {
      if (action !== null) g.perform(action as AnyAction);
      this.goOn(g, trail, story, layout);
    } catch (thrown) {
      if (thrown !== over) throw thrown;
      trail.set(this.same(story.goal(-1, null, [])));
    }
  }

  private goOn(g: G, trail: tree.Trail, story: Story, layout: tree.Layout): void {
    const { gauges } = this;
    for (;;) {
      if (story.hasEnded(g)) {
        trail.set(this.same(story.goal(-1, null, [])));
        return;
      }
      const asked = askedIn(g);
      if (asked === null) {
        const fall = trail.set(this.fallIn(g, story));
        const [answer] = fall.answers;
        if (answer === undefined) return;
        trail.take(fall, 0);
        g.perform(answer.action as AnyAction);
        continue;
      }
      const only = onlyWay(g);
      if (only === null) {
        gauges.settle(g);
        gauges.clear(g);
        const then = this.layoutOf(g, layout);
        trail.set(this.same(story.goal(asked, then, gauges.written())));
        return;
      }
      g.perform(only as AnyAction);
    }
  }

  /** The answers that chance may give, and the moment before. */
  private fallIn(g: G, story: Story): tree.Fall {
    const answers = answersIn(g, this.isPlain);
    this.gauges.settle(g);
    const noted = this.gauges.noted();
    return { does: 'fall', answers, next: [], g: g.fork(this.parts, null, null), noted, story: story.told() };
  }

  private same(goal: tree.Goal): tree.Goal {
    const { ending, asked, layout, wounds, alliesKilled, rounds, written } = goal;
    const facts = [ending, asked, layout?.number, wounds, alliesKilled, rounds];
    const key = `${facts.join()};${written.map(({ gauge, value, isMore, added }) => [gauge, value, isMore, added].join()).join(';')}`;
    const known = this.goals.get(key);
    if (known !== undefined) return known;
    this.goals.set(key, goal);
    return goal;
  }

  private layoutOf(g: G, before: tree.Layout | null): tree.Layout {
    const fight = g.find(combat);
    if (fight !== undefined) dropPastRounds(fight, this.gauges.lastRound);
    const numbered = this.gauges.hidden(() => this.keys.numbered(g, before));
    const key = keyOf(numbered);
    const known = this.layouts.get(key);
    if (known !== undefined) return known;
    const layout: tree.Layout = {
      ...numbered,
      number: this.layouts.size,
      g,
      options: { next: [] },
      courses: new Map(),
      width: this.gauges.count,
    };
    this.layouts.set(key, layout);
    return layout;
  }
}

function askedIn(g: G): number | null {
  const waiting = g.waiting();
  return waiting?.step.does === 'decide' ? waiting.step.actor(g, waiting.f) : null;
}

const triedIn = (g: G): readonly SecondEditionAction[] =>
  (g.legalActions() as SecondEditionAction[]).filter(({ type }) => !neverTried.includes(type));

/** The only way on, if there is just one. It stops looking at the second. */
function onlyWay(g: G): SecondEditionAction | null {
  const waiting = g.waiting();
  if (waiting?.step.does !== 'decide') return null;
  if (!waiting.step.offers.some(({ type }) => plainWays.includes(type))) return null;
  const [only, other] = triedIn(g);
  return only !== undefined && other === undefined && plainWays.includes(only.type) ? only : null;
}

type Fact = GameEvent & { readonly player?: number; readonly character?: string; readonly amount?: number };

/** Thrown once a combat is over, so that nothing after it is played. */
const over = { combat: 'over' };

/** Records a combat for a player; it takes the place of the list of events. */
class Story {
  private ending: tree.Ending | null = null;
  private wounds: number;
  private alliesKilled: number;
  private rounds: number;

  constructor(
    private readonly player: number,
    private readonly hero: string | undefined,
    { wounds, alliesKilled, rounds }: tree.Toll = { wounds: 0, alliesKilled: 0, rounds: 0 },
  ) {
    this.wounds = wounds;
    this.alliesKilled = alliesKilled;
    this.rounds = rounds;
  }

  told(): tree.Toll {
    const { wounds, alliesKilled, rounds } = this;
    return { wounds, alliesKilled, rounds };
  }

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

  private end(ending: tree.Ending): void {
    this.ending = ending;
    throw over;
  }

  /** Whether the combat ended without an event. */
  hasEnded(g: G): boolean {
    const { outcome } = g.state;
    if (outcome !== null) this.ending = outcome.winners.includes(this.player) ? 'win' : 'otherwise';
    else if (g.find(combat) === undefined) this.ending = 'otherwise';
    return this.ending !== null;
  }

  goal(asked: number, layout: tree.Layout | null, written: readonly Written[]): tree.Goal {
    const ending = this.ending === null ? -1 : tree.endings.indexOf(this.ending);
    return { does: 'end', ending, asked, layout, written, ...this.told() };
  }
}
