/** Some dice, whatever their order. Of each handful there is one object. */
export interface Handful {
  /** The faces, in ascending order. */
  readonly dice: readonly number[];
  /** What is left without a die, by its face. */
  readonly less: Map<number, Handful>;
}

export class Handfuls {
  private readonly known = new Map<string, Handful>();

  of(dice: readonly number[]): Handful {
    const sorted = Object.freeze([...dice].sort((a, b) => a - b));
    const name = String(sorted);
    const handful = this.known.get(name) ?? { dice: sorted, less: new Map<number, Handful>() };
    this.known.set(name, handful);
    return handful;
  }

  without(handful: Handful, face: number): Handful {
    const { dice, less } = handful;
    const known = less.get(face);
    if (known !== undefined) return known;
    const left = this.of(dice.toSpliced(dice.indexOf(face), 1));
    less.set(face, left);
    return left;
  }
}

/** Places of a search, each with the handfuls that are left there. */
export class Places {
  private readonly known = new Map<string, Set<Handful>>();

  has(place: string, left: Handful): boolean {
    return this.known.get(place)?.has(left) === true;
  }

  add(place: string, left: Handful): void {
    const known = this.known.get(place);
    if (known === undefined) this.known.set(place, new Set([left]));
    else known.add(left);
  }
}
