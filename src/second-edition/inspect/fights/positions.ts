import type { SecondEditionAction } from '../../actions.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';
import type { Chance, Course, Ending, Layout } from './course-tree.js';
import { Courses } from './courses.js';
import type { Shown, Written } from './gauges.js';

/* All positions in which a player has to choose, each once, and where each choice may lead. */

/** A choice with all its results; without an action if only chance is asked. */
export interface Way {
  readonly action: SecondEditionAction | null;
  readonly chances: readonly Chance[];
  /** The places of the resulting positions. */
  readonly to: readonly number[];
}

/** A position of a combat. */
export interface Position {
  /** Its index. */
  readonly at: number;
  /** How the combat ended; `null` while it goes on. */
  readonly ending: Ending | null;
  /** The player who is asked; `null` if none is. */
  readonly asked: number | null;
  /** The choices, once computed. */
  readonly ways: readonly Way[];
  /** The game and the values of its gauges. */
  readonly layout: Layout;
  readonly shown: Shown;
}

/** All positions of a combat, the first one first. */
export interface Positions {
  readonly all: readonly Position[];
  /** The state of a position, for policies. */
  readonly stateOf: (position: Position) => unknown;
}

interface Found extends Position {
  /** A hash within its layout. */
  readonly number: number;
  ways: readonly Way[];
  /** The next position with the same hash. */
  readonly other: Found | null;
}

/**
 * Explores every position that a combat can reach.
 *
 * @param most - the limit of positions
 * @returns all positions, or `null` if there are more
 */
export function positionsOf(start: G, player: number, most: number): Positions | null {
  const courses = new Courses(start, player);
  const { gauges, first, shownFirst } = courses;
  const book = new Map<number, Found>();
  const ends = new Map<Ending, Found>();
  const found: Found[] = [];
  const add = (
    layout: Layout,
    shown: Shown,
    number: number,
    ending: Ending | null,
    asked: number | null,
    other: Found | null,
  ): Found => {
    const made: Found = { at: found.length, ending, asked, ways: none, layout, shown, number, other };
    found.push(made);
    return made;
  };
  const meet = (layout: Layout, shown: Shown, number: number, asked: number | null): Found => {
    const key = (number + layout.number) | 0;
    const other = book.get(key) ?? null;
    for (let one = other; one !== null; one = one.other)
      if (one.layout === layout && isSame(one.shown, shown)) return one;
    const position = add(layout, shown.slice(), number, null, asked, other);
    book.set(key, position);
    return position;
  };
  const end = (ending: Ending): Found => {
    const known = ends.get(ending);
    if (known !== undefined) return known;
    const position = add(first, shownFirst, 0, ending, null, null);
    ends.set(ending, position);
    return position;
  };
  const next: number[] = [];
  const follow = ({ layout, shown, number }: Found, course: Course): Way => {
    const chances = courses.chancesOf(layout, course, shown);
    const to: number[] = [];
    for (let at = 0; at < chances.length; at++) {
      const { ending, asked, layout: then, written } = (chances[at] as Chance).goal;
      if (ending !== null) to.push(end(ending).at);
      else {
        gauges.after(shown, written, next);
        let after = number;
        for (let i = 0; i < written.length; i++) {
          const { gauge } = written[i] as Written;
          after += ((next[gauge] as number) - (shown[gauge] ?? 0)) * weightOf(gauge);
        }
        to.push(meet(then as Layout, next, after | 0, asked).at);
      }
    }
    return { action: course.action, chances, to };
  };
  const asked = courses.askedIn(first, shownFirst);
  const begin = meet(first, shownFirst, 0, asked);
  if (asked === null) begin.ways = [follow(begin, courses.courseOf(first, null))];
  for (const position of found) {
    if (found.length > most) return null;
    const { layout, shown } = position;
    if (position.asked === null || layout.isTooLate) continue;
    position.ways = courses.optionsIn(layout, shown).map((course) => follow(position, course));
  }
  return { all: found, stateOf: ({ layout, shown }) => gauges.plain(layout.g, shown) };
}

const none: readonly Way[] = [];

/** Large weights, so that few positions share a sum. */
const weightOf = (gauge: number): number => Math.imul(gauge + 1, 0x9e3779b1) >> 4;

/** Missing gauges are 0. */
function isSame(a: Shown, b: Shown): boolean {
  const length = Math.max(a.length, b.length);
  for (let at = 0; at < length; at++) if ((a[at] ?? 0) !== (b[at] ?? 0)) return false;
  return true;
}
