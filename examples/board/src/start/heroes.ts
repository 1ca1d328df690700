import { createGame, rulesetFor, viewFor } from 'runebound-engine';
import { readSecond } from '../things/second-reading.js';
import type { CardThing } from '../things/things.js';
import { readThird } from '../things/third-reading.js';
import type { EditionChoice } from './choices.js';

/** What is played, but for who plays it. */
export interface Played {
  readonly edition: EditionChoice;
  readonly modules: readonly string[];
  readonly scenario: string;
}

/** The heroes that a game can have, as cards, in the order of the box. */
export function heroCards({ edition, modules, scenario }: Played): readonly CardThing[] {
  if (edition === 'second-edition') {
    const view = viewFor(createGame({ players: 1, seed: 1, modules: [...modules] as never }), null);
    const { card } = readSecond(view, []);
    return rulesetFor(view).rules.content.heroes.map((id) => card(id));
  }
  const view = viewFor(createGame({ edition, scenario: scenario as never, players: 2, seed: 1 }), null);
  const { card } = readThird(view, []);
  return rulesetFor(view).rules.content.heroes.map((id) => card(id));
}

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
