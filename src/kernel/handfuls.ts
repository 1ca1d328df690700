/** Some dice, whatever their order. Of each handful there is one object. */
export interface Handful {
  /** The faces, in ascending order. */
  readonly dice: readonly number[];
  /** What is left without a die, by its face. */
  readonly less: Map<number, Handful>;
}

/** The handfuls of one search. */
export class Handfuls {
  private readonly known = new Map<string, Handful>();

  of(dice: readonly number[]): Handful {
    const sorted = Object.freeze([...dice].sort((a, b) => a - b));
    const name = String(sorted);
    const handful = this.known.get(name) ?? { dice: sorted, less: new Map<number, Handful>() };
    this.known.set(name, handful);
    return handful;
  }

  /** The handful without one die of this face. */
  without(handful: Handful, face: number): Handful {
    const { dice, less } = handful;
    const known = less.get(face);
    if (known !== undefined) return known;
    const left = this.of(dice.toSpliced(dice.indexOf(face), 1));
    less.set(face, left);
    return left;
  }
}
