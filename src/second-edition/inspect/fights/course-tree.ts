import type { SecondEditionAction } from '../../actions.js';
import type { Answer } from './falling.js';
import type { Known } from './keys.js';
import type { Noted, Shown, Written } from './readings.js';

/* The tree of results of an action: a branch for each answer of chance and for each value read from a gauge. */

/** How a combat can end for a Hero. */
export const endings = ['win', 'escape', 'knockout', 'otherwise'] as const;
export type Ending = (typeof endings)[number];

/** What happened on the way to a position. */
export interface Toll {
  readonly wounds: number;
  readonly alliesKilled: number;
  readonly rounds: number;
}

/** The end of a course: the combat is over, or a player has to choose. */
export interface Goal extends Toll {
  readonly does: 'end';
  /** An index of `endings`; -1 while the combat goes on. */
  readonly ending: number;
  /** The player who is asked; -1 if the combat is over. */
  readonly asked: number;
  /** The layout at that time; `null` if the combat is over. */
  readonly layout: Layout | null;
  readonly written: readonly Written[];
}

/** A branch by the answer of chance. */
export interface Fall extends Branch {
  readonly does: 'fall';
  readonly answers: readonly Answer[];
  /** The game as chance is asked, what was read and written by then, and the toll. */
  readonly g: Known['g'];
  readonly noted: Noted;
  readonly story: Toll;
}

/** A branch by the value of a gauge. */
export interface Reading extends Branch {
  readonly does: 'read';
  readonly gauge: number;
}

/** A branch by a yes-or-no test of a gauge. */
export interface Test extends Branch {
  readonly does: 'test';
  readonly gauge: number;
  /** The answers, a bit for each value. */
  readonly answers: number;
}

interface Choice {
  readonly does: 'choose';
  readonly courses: readonly Course[];
}

/** All results of a course, once the gauges that matter are known, with their probabilities and the mean toll. */
export interface Spread extends Toll {
  readonly does: 'spread';
  readonly goals: readonly Goal[];
  readonly chances: readonly number[];
}

type Node = Goal | Fall | Reading | Test | Choice | Spread;

export interface Branch {
  /** The next node, by the value of a gauge or the index of chance's answer. */
  readonly next: (Node | undefined)[];
}

/** An action in a layout with its results, as far as they were played; without an action, only chance is asked. */
export interface Course {
  readonly action: SecondEditionAction | null;
  /** What was played, step by step. */
  readonly root: Branch;
  /** The same in short: the gauges that matter, then the results. */
  readonly short: Branch;
}

/** A game without the values of its gauges. */
export interface Layout extends Known {
  readonly number: number;
  /** The number of its gauges. Those that are added later show 0 in it. */
  readonly width: number;
  readonly options: Branch;
  readonly courses: Map<string, Course>;
}

/** A path along branches, extended by what is read. */
export class Trail {
  constructor(
    private branch: Branch,
    private place = 0,
  ) {}

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

/** Gauges rarely exceed it; as many values as a number has bits. */
const RANGE = 32;

function answersTo(such: (value: number) => boolean): number {
  let answers = 0;
  for (let value = 0; value < RANGE; value++) if (such(value)) answers |= 1 << value;
  return answers;
}

/** Whether an earlier reading already answers this one. */
export const tellsOf = (before: Reading | Test, now: Reading | Test): boolean =>
  before.gauge === now.gauge &&
  (before.does === 'read' || (now.does === 'test' && before.answers === now.answers));

/** The next branch of a test: 0 or 1 for values in range; larger values have branches of their own. */
const placeOf = ({ answers }: Test, value: number): number =>
  value < RANGE ? (answers >>> value) & 1 : value;

export const placeIn = (node: Reading | Test, shown: Shown): number =>
  node.does === 'read' ? (shown[node.gauge] ?? 0) : placeOf(node, shown[node.gauge] ?? 0);
