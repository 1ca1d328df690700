import { type DeepReadonly, type Envelope, hashText } from '../kernel/index.js';

export type AnySeen = DeepReadonly<Envelope>;

/** A part of an observation. */
export interface ObservationBlock {
  readonly name: string;
  /** The meaning of its numbers. */
  readonly meaning: string;
  /** Its first index. */
  readonly offset: number;
  /** The count of its numbers: the product of the lengths of its axes. */
  readonly length: number;
  /** The labels of its numbers by axis, the last axis counting fastest. */
  readonly axes: readonly (readonly string[])[];
  /** The least possible number. */
  readonly low: number;
  /** The greatest possible number. */
  readonly high: number;
}

/** The layout of an observation. */
export interface ObservationLayout {
  /** Changes whenever any number moves: what was learnt with another layout does not fit. */
  readonly version: string;
  /** The count of numbers. */
  readonly size: number;
  /** Its parts, one after the other. */
  readonly blocks: readonly ObservationBlock[];
}

export interface Look {
  readonly view: AnySeen;
  readonly players: number;
  /** The player to move, chance, or nobody. */
  readonly mover: number | 'chance' | 'over';
  /** The seat of a player, counted from the viewer, who has 0. */
  seat(player: number): number;
  player(seat: number): number;
}

export interface BlockWriter
  extends Pick<ObservationBlock, 'name' | 'meaning' | 'axes'>,
    Partial<Pick<ObservationBlock, 'low'>> {
  write(cells: Cells, look: Look): void;
}

/** The numbers of a block to write. Values are clamped to its range. */
export class Cells {
  private out: Float32Array = new Float32Array();

  constructor(
    private readonly offset: number,
    private readonly low: number,
  ) {}

  into(out: Float32Array): this {
    this.out = out;
    return this;
  }

  put(at: number, value: number): void {
    this.out[this.offset + at] = Math.min(1, Math.max(this.low, value));
  }

  /** Writes 1 at a place, and nothing for `undefined`. */
  mark(at: number | undefined): void {
    if (at !== undefined) this.out[this.offset + at] = 1;
  }
}

export interface Observer {
  readonly layout: ObservationLayout;
  write(look: Look, out: Float32Array): void;
}

/** Raised with each change of a block's meaning that keeps its name and axes. */
const edition = 1;

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
