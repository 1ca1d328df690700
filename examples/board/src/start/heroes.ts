import { type Played, screenOfEdition } from '../things/index.js';
import type { CardThing } from '../things/things.js';

export type { Played } from '../things/index.js';

/** The heroes that a game can have, as cards, in the order of the box. */
export const heroCards = (played: Played): readonly CardThing[] =>
  screenOfEdition(played.edition).heroesOf(played);

/** How the players come to their heroes. */
export type Dealing = 'random' | 'chosen' | 'drafted';
export const dealings: readonly Dealing[] = ['random', 'chosen', 'drafted'];

/** A hero for each seat; `null` for one that has none yet. */
export type Picks = readonly (string | null)[];

const anyOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Gives heroes by chance to seats that have none, as long as `which` says so. */
export function dealt(picks: Picks, heroes: readonly string[], which: (seat: number) => boolean): Picks {
  const given = [...picks];
  for (const seat of given.keys()) {
    if (given[seat] !== null) continue;
    if (!which(seat)) break;
    given[seat] = anyOf(heroes.filter((hero) => !given.includes(hero))) ?? null;
  }
  return given;
}
