import type { SecondEditionAction } from '../../actions.js';
import type { G } from '../../base/vocabulary.js';
import { type Course, Courses, type Ending, type Layout, type Toll } from './courses.js';
import type { Shown } from './gauges.js';

/* All positions in which somebody has to choose in a combat, each once, and where each choice may lead. */

/** Where chance may lead. */
export interface Outcome extends Toll {
  readonly probability: number;
  /** The place of the position. */
  readonly to: number;
}

/** What can be chosen, with all that chance may make of it; without an action where only chance is asked. */
export interface Way {
  readonly action: SecondEditionAction | null;
  readonly outcomes: readonly Outcome[];
}

/** A position of a combat. */
export interface Position {
  /** Its place among all of them. */
  readonly at: number;
  /** How the combat has ended; `null` while it goes on. */
  readonly ending: Ending | null;
  /** Who is asked; `null` if it is chance, or nobody. */
  readonly asked: number | null;
  /** What comes next, once it was looked at. */
  readonly ways: readonly Way[];
  /** The position as it lies on the table, for a policy to look at. */
  readonly state: () => unknown;
}

/** A position while it is looked for. */
interface Found {
  readonly at: number;
  readonly ending: Ending | null;
  readonly asked: number | null;
  readonly layout: Layout;
  readonly shown: Shown;
  ways: readonly Way[];
  /** Another one of the same number in the book. */
  readonly other: Found | null;
  readonly state: () => unknown;
}

/**
 * Looks at every position that a combat can come to.
 *
 * @param most - more positions than this are not looked at
 * @returns all of them, the first one first, or `null` if they are too many
 */
export function positionsOf(start: G, player: number, most: number): readonly Position[] | null {
  const courses = new Courses(start, player);
  const { gauges, first, shownFirst } = courses;
  const book = new Map<number, Found>();
  const ends = new Map<Ending, Found>();
  const found: Found[] = [];
  const add = (
    layout: Layout,
    shown: Shown,
    ending: Ending | null,
    asked: number | null,
    other: Found | null,
  ): Found => {
    const state = (): unknown => gauges.plain(layout.g, shown);
    const position: Found = { at: found.length, ending, asked, layout, shown, ways: [], other, state };
    found.push(position);
    return position;
  };
  const meet = (layout: Layout, shown: Shown, asked: number | null): Found => {
    const number = numberOf(layout, shown);
    const others = book.get(number) ?? null;
    for (let one = others; one !== null; one = one.other)
      if (one.layout === layout && isSame(one.shown, shown)) return one;
    const position = add(layout, shown, null, asked, others);
    book.set(number, position);
    return position;
  };
  const end = (ending: Ending): Found => {
    const known = ends.get(ending);
    if (known !== undefined) return known;
    const position = add(first, shownFirst, ending, null, null);
    ends.set(ending, position);
    return position;
  };
  const follow = ({ layout, shown }: Found, course: Course): Way => {
    const outcomes: Mutable<Outcome>[] = [];
    courses.follow(layout, course, shown, (goal, probability) => {
      const { ending, asked } = goal;
      const { at } =
        ending === null ? meet(goal.layout as Layout, gauges.after(shown, goal.written), asked) : end(ending);
      for (const known of outcomes)
        if (known.to === at && isSameToll(known, goal)) {
          known.probability += probability;
          return;
        }
      const { wounds, alliesKilled, rounds } = goal;
      outcomes.push({ probability, to: at, wounds, alliesKilled, rounds });
    });
    return { action: course.action, outcomes };
  };
  const asked = courses.askedIn(first, shownFirst);
  const begin = meet(first, shownFirst, asked);
  if (asked === null) begin.ways = [follow(begin, courses.courseOf(first, null))];
  for (const position of found) {
    if (found.length > most) return null;
    const { layout, shown } = position;
    if (position.asked === null || layout.isTooLate) continue;
    position.ways = courses.optionsIn(layout, shown).map((course) => follow(position, course));
  }
  return found;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const isSameToll = (a: Toll, b: Toll): boolean =>
  a.wounds === b.wounds && a.alliesKilled === b.alliesKilled && a.rounds === b.rounds;

/** A number that equal positions share, and few others. */
function numberOf(layout: Layout, shown: Shown): number {
  let number = layout.number;
  for (let at = 0; at < shown.length; at++)
    number = (number + Math.imul(shown[at] as number, Math.imul(at + 1, 0x9e3779b1))) | 0;
  return number;
}

/** Gauges that one has not are at nought. */
function isSame(a: Shown, b: Shown): boolean {
  const length = Math.max(a.length, b.length);
  for (let at = 0; at < length; at++) if ((a[at] ?? 0) !== (b[at] ?? 0)) return false;
  return true;
}
