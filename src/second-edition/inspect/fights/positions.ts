import type { SecondEditionAction } from '../../actions.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';
import type { Course, Goal, Layout, Spread } from './course-tree.js';
import { Courses } from './courses.js';
import { ROUND } from './gauged.js';
import type { Written } from './readings.js';

/* All positions in which a player has to choose, each once, and where each choice may lead: as numbers in flat lists. */

/** After so many rounds a combat that still reaches new positions counts as endless. */
const LONGEST = 100;

/** All positions of a combat by number, the first one first. */
export class Positions {
  /** How the combat ended, by position: an index of `endings`, or -1 while it goes on. */
  readonly ending: number[] = [];
  /** The player who is asked, by position; -1 if none is. */
  readonly asked: number[] = [];
  readonly layouts: Layout[] = [];
  /** The first way of each position. Its last way comes before the first one of the next position. */
  readonly ways: number[] = [];
  /** The choice of each way. */
  readonly courses: Course[] = [];
  /** The results of each way. */
  readonly spreads: Spread[] = [];
  /** The first result of each way. */
  readonly results: number[] = [];
  /** The position and the probability of each result. */
  readonly to: number[] = [];
  readonly chances: number[] = [];
  /** The values of the gauges, of one position after another. */
  private readonly values: number[] = [];
  /** The first value of each position. */
  private readonly from: number[] = [];
  private readonly hashes: number[] = [];
  /** The last position of each hash, and the one before. */
  private readonly book = new Map<number, number>();
  private readonly before: number[] = [];
  private readonly ends: (number | undefined)[] = [];
  /** The values of the position being followed. */
  private readonly shown: number[] = [];
  private readonly replaced: number[] = [];

  constructor(private readonly play: Courses) {
    const { first, shownFirst } = play;
    this.shown.push(...shownFirst);
    this.meet(first, play.askedIn(first, shownFirst), 0);
  }

  get count(): number {
    return this.asked.length;
  }

  actionsAt(at: number): readonly SecondEditionAction[] {
    return this.courses.slice(this.ways[at], this.ways[at + 1]).flatMap(({ action }) => action ?? []);
  }

  stateOf(at: number): unknown {
    this.show(at);
    return this.play.gauges.plain((this.layouts[at] as Layout).g, this.shown);
  }

  /** Finds all positions; false if there are more than `most`. */
  explore(most: number): boolean {
    const { play, shown, asked, ways, results, spreads, to } = this;
    for (let at = 0; at < asked.length; at++) {
      if (asked.length > most) return false;
      const layout = this.layouts[at] as Layout;
      ways.push(spreads.length);
      if (this.ending[at] !== -1) continue;
      this.show(at);
      if ((shown[ROUND] as number) > LONGEST) continue;
      // Only the first position may ask chance.
      const courses = asked[at] === -1 ? [play.courseOf(layout, null)] : play.optionsIn(layout, shown);
      for (const course of courses) this.follow(at, layout, course);
    }
    ways.push(spreads.length);
    results.push(to.length);
    return true;
  }

  private follow(at: number, layout: Layout, course: Course): void {
    const { play, shown, replaced } = this;
    const spread = play.spreadOf(layout, course, shown);
    const { goals, chances } = spread;
    this.courses.push(course);
    this.spreads.push(spread);
    this.results.push(this.to.length);
    for (let i = 0; i < goals.length; i++) {
      const { ending, asked, layout: then, written } = goals[i] as Goal;
      this.chances.push(chances[i] as number);
      if (then === null) {
        this.to.push(this.end(ending));
        continue;
      }
      // The values after it, for as long as the position is looked for.
      let hash = (this.hashes[at] as number) + then.number - layout.number;
      for (let k = 0; k < written.length; k++) {
        const one = written[k] as Written;
        const was = shown[one.gauge] ?? 0;
        const value = play.gauges.after(was, one);
        replaced[k] = was;
        shown[one.gauge] = value;
        hash += (value - was) * weightOf(one.gauge);
      }
      this.to.push(this.meet(then, asked, hash | 0));
      for (let k = 0; k < written.length; k++) shown[(written[k] as Written).gauge] = replaced[k] as number;
    }
  }

  /** The position with the values shown. */
  private meet(layout: Layout, asked: number, hash: number): number {
    const { layouts, values, shown, book, before } = this;
    const last = book.get(hash) ?? -1;
    for (let at = last; at !== -1; at = before[at] as number)
      if (layouts[at] === layout && this.isShown(at, layout.width)) return at;
    this.from.push(values.length);
    for (let gauge = 0; gauge < layout.width; gauge++) values.push(shown[gauge] ?? 0);
    book.set(hash, layouts.length);
    return this.add(layout, asked, -1, hash, last);
  }

  private isShown(at: number, width: number): boolean {
    const { values, shown } = this;
    const from = this.from[at] as number;
    for (let gauge = 0; gauge < width; gauge++)
      if (values[from + gauge] !== (shown[gauge] ?? 0)) return false;
    return true;
  }

  private end(ending: number): number {
    const known = this.ends[ending];
    if (known !== undefined) return known;
    this.from.push(0);
    this.ends[ending] = this.add(this.play.first, -1, ending, 0, -1);
    return this.asked.length - 1;
  }

  private add(layout: Layout, asked: number, ending: number, hash: number, before: number): number {
    this.layouts.push(layout);
    this.ending.push(ending);
    this.hashes.push(hash);
    this.before.push(before);
    return this.asked.push(asked) - 1;
  }

  /** Shows the values of a position. Gauges that were added later show 0. */
  private show(at: number): void {
    const { shown, values } = this;
    const { width } = this.layouts[at] as Layout;
    const from = this.from[at] as number;
    for (let gauge = 0; gauge < width; gauge++) shown[gauge] = values[from + gauge] as number;
    shown.fill(0, width);
  }
}

/** Large weights, so that few positions share a sum. */
const weightOf = (gauge: number): number => Math.imul(gauge + 1, 0x9e3779b1) >> 4;

/**
 * Explores every position that a combat can reach.
 *
 * @param most - the limit of positions
 * @returns all positions, or `null` if there are more
 */
export function positionsOf(start: G, player: number, most: number): Positions | null {
  const positions = new Positions(new Courses(start, player));
  return positions.explore(most) ? positions : null;
}
