import type { CombatFrame } from '../../base/frames.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';

/* Decides when two positions of a combat are the same. */

/** Removes what was used in past rounds; what was used in this one gets its place in the last round that differs. */
export function dropPastRounds(fight: CombatFrame, lastRound: number): void {
  // Without such a key the round is not read.
  if (!fight.used.some((key) => /@\d+$/.test(key))) return;
  const { round } = fight;
  fight.used = fight.used.flatMap((key) => {
    const [, name, of] = /^(.*@)(\d+)$/.exec(key) ?? [];
    if (of === undefined) return [key];
    return Number(of) === round ? [`${name}${Math.min(round, lastRound)}`] : [];
  });
}

type Table = G['state'];

/** The parts of a game as numbers; equal parts have equal numbers. */
export interface Numbered {
  /** The parts except chance, players and frames, and their numbers. */
  readonly names: readonly string[];
  readonly parts: readonly number[];
  readonly players: readonly number[];
  readonly frames: readonly number[];
}

/** A game and the numbers of its parts. */
export interface Known extends Numbered {
  readonly g: G;
}

/** Gives equal keys to games that continue alike. All parts count, and unchanged parts of the game before are not serialized again. */
export class Keys {
  private readonly counters: Spoken['counters'];
  private readonly ofTexts = new Map<string, number>();

  constructor(start: G) {
    this.counters = spokenIn(start).counters;
  }

  /** The numbers of a game that comes from a known one. */
  numbered({ state }: G, before: Known | null): Numbered {
    const { players, frames } = state;
    const was = before?.g.state;
    const names: string[] = [];
    const parts: number[] = [];
    for (const name in state) {
      if (name === 'players' || name === 'frames' || name === 'chance') continue;
      const part = state[name as keyof Table];
      const at = names.length;
      names.push(name);
      // Optional parts may come and go: then the others have another place.
      if (before?.names[at] === name && isSame(was?.[name as keyof Table], part))
        parts.push(before.parts[at] as number);
      else {
        const counted = name === 'hoards' ? this.withFewCounters(state.hoards) : part;
        parts.push(this.numberOf(`${name}${JSON.stringify(counted)}`));
      }
    }
    return {
      names,
      parts,
      players: players.map((player, at) => this.like(was?.players[at], player, before?.players[at])),
      frames: frames.map((frame, at) => this.like(was?.frames[at], frame, before?.frames[at])),
    };
  }

  /** The counters on cards, only as far as they make a difference. */
  private withFewCounters(hoards: Table['hoards'] = {}): Table['hoards'] {
    const few = { ...hoards };
    for (const [card, hoard] of Object.entries(few)) {
      const most = this.counters.get(card);
      if (most !== undefined) few[card] = { ...hoard, progress: Math.min(hoard.progress, most) };
    }
    return few;
  }

  private like(was: unknown, now: unknown, number?: number): number {
    return number !== undefined && isSame(was, now) ? number : this.numberOf(JSON.stringify(now));
  }

  private numberOf(text: string): number {
    const known = this.ofTexts.get(text);
    if (known !== undefined) return known;
    this.ofTexts.set(text, this.ofTexts.size);
    return this.ofTexts.size - 1;
  }
}

export const keyOf = ({ parts, players, frames }: Numbered): string =>
  `${parts.join()};${players.join()};${frames.join()}`;

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let at = 0; at < a.length; at++) if (!isSame(a[at], b[at])) return false;
    return true;
  }
  let more = 0;
  for (const name in a) {
    more++;
    if (!isSame((a as Part)[name], (b as Part)[name])) return false;
  }
  for (const _name in b) more--;
  return more === 0;
}

type Part = Readonly<Record<string, unknown>>;

const ALL = Number.MAX_SAFE_INTEGER;

/** What cards mention that makes positions or faces differ. */
interface Spoken {
  /** By card, the round from which all are alike. */
  readonly rounds: ReadonlyMap<string, number>;
  /** Cards with values that may depend on the dice. */
  readonly dice: readonly string[];
  /** For Challenges that gather counters and only test for some: the number from which more make no difference. */
  readonly counters: ReadonlyMap<string, number>;
}

const spokenOf = new WeakMap<object, Spoken>();

function spokenIn(g: G): Spoken {
  const known = spokenOf.get(g.content);
  if (known) return known;
  const rounds = new Map<string, number>();
  const dice: string[] = [];
  const counters = new Map<string, number>();
  for (const [id, card] of Object.entries(g.content.cards)) {
    const text = JSON.stringify(card);
    if (text.includes('"combat-round"')) rounds.set(id, ALL);
    const most = beyond(text, 'round');
    if (most > 0) rounds.set(id, Math.max(rounds.get(id) ?? 0, most));
    if (card.kind === 'challenge' && gathers(text)) counters.set(id, beyond(text, 'progress'));
    if (text.includes('"always"') && /"(dice|doubles|succeeded|special)":/.test(text)) dice.push(id);
  }
  const spoken = { rounds, dice, counters };
  spokenOf.set(g.content, spoken);
  return spoken;
}

/** A number beyond those in conditions of this name; 0 if there are none. */
function beyond(text: string, name: string): number {
  let most = 0;
  for (const [, span = ''] of text.matchAll(new RegExp(`"${name}":\\{([^}]*)\\}`, 'g')))
    for (const [number] of span.matchAll(/\d+/g)) most = Math.max(most, Number(number) + 1);
  return most;
}

/** Whether a card only gains counters and does not count them. */
const gathers = (text: string): boolean =>
  text.includes('"do":"progress"') && !text.includes('"count":"progress"') && !text.includes('"add":-');

function tableOf(g: G): string {
  const { decks: _decks, stacks: _stacks, counters: _counters, ...rest } = g.state;
  return JSON.stringify(rest);
}

/** The round from which all rounds are alike for everything in play. Some rules distinguish the first round. */
export function roundsThatMatter(g: G): number {
  const table = tableOf(g);
  let matter = 2;
  for (const [id, rounds] of spokenIn(g).rounds)
    if (rounds > matter && table.includes(`"${id}`)) matter = rounds;
  return matter;
}

/** Whether any card in play may have a value that depends on the dice. */
export function speaksOfDice(g: G): boolean {
  const { dice } = spokenIn(g);
  if (dice.length === 0) return false;
  const table = tableOf(g);
  return dice.some((id) => table.includes(`"${id}`));
}
