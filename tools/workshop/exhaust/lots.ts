import type { Source } from '../../../src/kernel/index.js';
import type { Card, Content } from '../../../src/second-edition/index.js';

export interface Hints {
  readonly enemies: readonly string[];
  readonly skills: readonly string[];
  readonly spaces: readonly string[];
  readonly having: readonly string[];
  readonly progress: readonly number[];
  readonly events: readonly number[];
  readonly special: readonly string[];
}

/** Random choices, and a table from which each card is taken once. */
export class Lots {
  private readonly taken = new Set<string>();
  constructor(
    private readonly content: Content,
    private readonly source: Source,
  ) {}

  below(n: number): number {
    return n > 0 ? this.source.below(n) : 0;
  }
  from<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  /** True once in so many times. */
  once(inSo: number): boolean {
    return this.below(inSo) === 0;
  }
  claim(id: string): string {
    this.taken.add(id);
    return id;
  }
  /** A matching card that was not taken yet; `null` if there is none. */
  card(fits: (card: Card) => boolean): string | null {
    const left = Object.values(this.content.cards).filter((card) => !this.taken.has(card.id) && fits(card));
    return left.length > 0 ? this.claim(this.from(left).id) : null;
  }
}
