import { type CombatFrame, combat } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';

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

/** Without a limit: a card counts the rounds. */
const ALL = Number.MAX_SAFE_INTEGER;

/** What cards speak of that makes positions, or the faces of dice, differ. */
interface Spoken {
  /** Rounds from which on all are alike, by card. */
  readonly rounds: ReadonlyMap<string, number>;
  /** Cards by which a value may hang on how the dice fall. */
  readonly dice: readonly string[];
}

const spokenOf = new WeakMap<object, Spoken>();

function spokenIn(g: G): Spoken {
  const known = spokenOf.get(g.content);
  if (known) return known;
  const rounds = new Map<string, number>();
  const dice: string[] = [];
  for (const [id, card] of Object.entries(g.content.cards)) {
    const text = JSON.stringify(card);
    if (text.includes('"combat-round"')) rounds.set(id, ALL);
    for (const [, span = ''] of text.matchAll(/"round":\{([^}]*)\}/g))
      for (const [number] of span.matchAll(/\d+/g))
        rounds.set(id, Math.max(rounds.get(id) ?? 0, Number(number) + 1));
    if (text.includes('"always"') && /"(dice|doubles|succeeded|special)":/.test(text)) dice.push(id);
  }
  const spoken = { rounds, dice };
  spokenOf.set(g.content, spoken);
  return spoken;
}

/** All that lies on the table, as text: ids of cards that are in play are in it. */
function tableOf(g: G): string {
  const { decks: _decks, stacks: _stacks, counters: _counters, ...rest } = g.state;
  return JSON.stringify(rest);
}

/** From which round on all rounds are alike, to everything that lies on the table. Some rules know a first round and later ones. */
function roundsThatMatter(g: G): number {
  const table = tableOf(g);
  let matter = 2;
  for (const [id, rounds] of spokenIn(g).rounds)
    if (rounds > matter && table.includes(`"${id}`)) matter = rounds;
  return matter;
}

/** Whether a card on the table may have a value hang on how the dice fall. */
export function speaksOfDice(g: G): boolean {
  const { dice } = spokenIn(g);
  if (dice.length === 0) return false;
  const table = tableOf(g);
  return dice.some((id) => table.includes(`"${id}`));
}
