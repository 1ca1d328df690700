import type { SecondEditionAction } from '../../actions.js';
import type { Answer } from './falling.js';
import type { Shown, Written } from './gauges.js';
import type { Known } from './keys.js';

/* The tree of what may come of an action: a branch for each answer of chance and for each reading of a gauge. */

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
export interface Fall extends Branch {
  readonly does: 'fall';
  readonly answers: readonly Answer[];
}

/** Where the rules read a gauge: by what it shows they go on differently. */
export interface Reading extends Branch {
  readonly does: 'read';
  readonly gauge: number;
}

/** Where the rules ask no more of a gauge than whether it shows something that is such. */
export interface Test extends Branch {
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

export interface Branch {
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

/** A way along branches, lengthened by what is read. */
export class Trail {
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

export const elsewhere = (): Error => new Error('The rules did something else from the same position.');

/** More than almost any gauge ever shows, and as many as a number has bits. */
const RANGE = 32;

function answersTo(such: (value: number) => boolean): number {
  let answers = 0;
  for (let value = 0; value < RANGE; value++) if (such(value)) answers |= 1 << value;
  return answers;
}

/** Whether what was asked before tells what would be asked now. */
export const tellsOf = (before: Reading | Test, now: Reading | Test): boolean =>
  before.gauge === now.gauge &&
  (before.does === 'read' || (now.does === 'test' && before.answers === now.answers));

/** Where it goes on after a test: at 0 or 1 by the answer; beyond the answers each value has its own place. */
export const placeOf = ({ answers }: Test, value: number): number =>
  value < RANGE ? (answers >>> value) & 1 : value;

export const placeIn = (node: Reading | Test, shown: Shown): number =>
  node.does === 'read' ? (shown[node.gauge] ?? 0) : placeOf(node, shown[node.gauge] ?? 0);
