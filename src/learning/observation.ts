import { hashText } from '../kernel/index.js';
import type { AnySeen } from './seen.js';

/* An observation: what a player knows as a row of numbers, always of the same length, and what stands where in it. */

/** A part of an observation. */
export interface ObservationBlock {
  /** What it is called. */
  readonly name: string;
  /** What its numbers mean. */
  readonly meaning: string;
  /** Where it begins. */
  readonly offset: number;
  /** How many numbers it has: the lengths of its axes multiplied. */
  readonly length: number;
  /** What its numbers stand for, an axis at a time, the last one counting fastest. */
  readonly axes: readonly (readonly string[])[];
  /** No number is less. */
  readonly low: number;
  /** No number is more. */
  readonly high: number;
}

/** What stands where in an observation. */
export interface ObservationLayout {
  /** Changes whenever anything stands elsewhere: what was learnt by another layout does not fit. */
  readonly version: string;
  /** How many numbers there are. */
  readonly size: number;
  /** Its parts, one after the other. */
  readonly blocks: readonly ObservationBlock[];
}

/** What is written down. */
export interface Look {
  /** The view. */
  readonly view: AnySeen;
  /** How many players there are. */
  readonly players: number;
  /** Who moves: a player, chance, or nobody any more. */
  readonly mover: number | 'chance' | 'over';
  /** The seat of a player, counted from the viewer, whose own is 0. */
  seat(player: number): number;
  /** The player on a seat. */
  player(seat: number): number;
}

/** Writes a block. */
export interface BlockWriter
  extends Pick<ObservationBlock, 'name' | 'meaning' | 'axes'>,
    Partial<Pick<ObservationBlock, 'low'>> {
  /** Writes what is not 0. */
  write(cells: Cells, look: Look): void;
}

/** The numbers of a block, to be written to. What is out of range is brought into it. */
export class Cells {
  private out: Float32Array = new Float32Array();

  constructor(
    private readonly offset: number,
    private readonly low: number,
  ) {}

  /** From now on it writes to these. */
  into(out: Float32Array): this {
    this.out = out;
    return this;
  }

  /** Writes a number. */
  put(at: number, value: number): void {
    this.out[this.offset + at] = Math.min(1, Math.max(this.low, value));
  }

  /** Writes 1 for what has a place, and nothing for what has none. */
  mark(at: number | undefined): void {
    if (at !== undefined) this.out[this.offset + at] = 1;
  }
}

/** Writes observations, and says what stands where. */
export interface Observer {
  /** What stands where. */
  readonly layout: ObservationLayout;
  /** Writes an observation to an array that is all zeros. */
  write(look: Look, out: Float32Array): void;
}

/** Raised with whatever changes the meaning of a block that keeps its name and axes. */
const edition = 1;

/** Puts blocks one after the other. */
export function observerOf(writers: readonly BlockWriter[]): Observer {
  let size = 0;
  const blocks = writers.map(({ name, meaning, axes, low = 0 }): ObservationBlock => {
    const length = axes.reduce((all, axis) => all * axis.length, 1);
    const offset = size;
    size += length;
    return { name, meaning, offset, length, axes, low, high: 1 };
  });
  const version = hashText(JSON.stringify([edition, blocks.map(({ name, axes, low }) => [name, axes, low])]));
  const cells = blocks.map(({ offset, low }) => new Cells(offset, low));
  return {
    layout: { version, size, blocks },
    write(look, out) {
      for (let at = 0; at < writers.length; at++)
        (writers[at] as BlockWriter).write((cells[at] as Cells).into(out), look);
    },
  };
}
