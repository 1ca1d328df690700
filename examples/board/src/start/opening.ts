import { randomSeed, type SecondEditionModuleId } from 'runebound-engine';
import type { Seat, TableClient } from '../table/client.js';
import type { Setting } from '../table/house.js';
import { openTable } from '../table/local.js';
import { texts } from '../texts.js';
import { type EditionChoice, scenarios } from './choices.js';
import type { Picks, Played } from './heroes.js';
import { someone } from './someone.js';

/* Beginning a game. The first page loads this with the rules, once somebody wants to play. */

export const nobody = (seats: readonly Seat[]): Picks => seats.map(() => null);

/** What a game of this is begun with, without its seats. */
export const optionsOf = ({ edition, modules: chosen, scenario }: Played) =>
  edition === 'second-edition'
    ? { edition, ...(chosen.length > 0 ? { modules: chosen as SecondEditionModuleId[] } : {}) }
    : { edition, scenario };

/** Begins a game in this browser. */
export function openGame(
  players: readonly Seat[],
  played: Played,
  heroes: Picks,
  seed: string,
): Promise<TableClient> {
  const taken = heroes.map((hero) => (hero === null ? {} : { hero }));
  const options = {
    ...optionsOf(played),
    players: heroes.every((hero) => hero === null) ? players.length : taken,
    seed: seed.trim() || randomSeed(),
  } as Setting['options'];
  const what =
    played.edition === 'second-edition'
      ? texts().start.editions[played.edition]
      : scenarios.find(({ id }) => id === played.scenario)?.title;
  return openTable({ options, seats: players }, `${what}: ${players.map(({ name }) => name).join(', ')}`);
}

/** Begins a game of two at once. */
export const openFirst = (edition: EditionChoice): Promise<TableClient> =>
  openGame(
    someone,
    { edition, modules: [], scenario: scenarios[0]?.id ?? 'corpse-king' },
    nobody(someone),
    '',
  );
