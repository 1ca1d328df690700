import { type CombatFrame, combat } from '../../../../src/second-edition/base/frames.js';
import type { SecondEditionGame as G } from '../../../../src/second-edition/base/vocabulary.js';
import { roundsThatMatter } from '../../../../src/second-edition/inspect/fights/keys.js';

/* When two positions of a combat are one. */

/** Of the rounds that are over nothing is remembered but that they are; nor of what was used in them. */
function withoutRounds(fight: CombatFrame, matter: number): CombatFrame {
  const { round, used } = fight;
  const past = (key: string): boolean => /@\d+$/.test(key) && !key.endsWith(`@${round}`);
  return {
    ...fight,
    round: Math.min(round, matter),
    used: used.filter((key) => !past(key)).map((key) => key.replace(/@\d+$/, '@')),
  };
}

/**
 * Gives equal keys to positions from which a combat goes on alike: all that lies on the table, but of the round no more than matters to
 * anything in play. Parts that many tables share are written out once.
 */
export class Keys {
  private readonly matter: number;
  private readonly ofThings = new Map<unknown, number>();
  private readonly ofTexts = new Map<string, number>();

  constructor(start: G) {
    this.matter = roundsThatMatter(start);
  }

  of(g: G): string {
    const { decks, stacks, counters, players, chance: _chance, frames, ...rest } = g.state;
    const fight = g.find(combat);
    const seen = frames.map((f) => (f === fight ? withoutRounds(fight, this.matter) : f));
    let key = `${this.numberOf(decks)} ${this.numberOf(stacks)} ${this.numberOf(counters)}`;
    for (const player of players) key += ` ${this.numberOf(player)}`;
    return `${key} ${JSON.stringify(seen)} ${JSON.stringify(rest)}`;
  }

  /** The same number for the same contents. Whoever writes to a shared part has copied it before. */
  private numberOf(part: unknown): number {
    const known = this.ofThings.get(part);
    if (known !== undefined) return known;
    const text = JSON.stringify(part);
    const number = this.ofTexts.get(text) ?? this.ofTexts.size;
    this.ofTexts.set(text, number);
    this.ofThings.set(part, number);
    return number;
  }
}
