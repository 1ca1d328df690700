import type { SecondEditionModuleId } from 'runebound-engine';
import { randomSeed } from 'runebound-engine/kernel';
import type { Seat, TableClient } from '../table/client.js';
import type { Setting } from '../table/house.js';
import { openTable } from '../table/local.js';
import { texts } from '../texts.js';
import { titleOf } from '../things/index.js';
import type { EditionChoice } from './choices.js';
import type { Picks, Played } from './heroes.js';
import { someone } from './someone.js';

/* Beginning a game. The first page loads this once somebody wants to play. */

/** The scenario of a first game. */
export const firstScenario = 'ascendance-of-margath';

export const nobody = (seats: readonly Seat[]): Picks => seats.map(() => null);

/** What a game of this is begun with, without its seats. */
export const optionsOf = ({ edition, modules: chosen, scenario }: Played) =>
  edition === 'second-edition'
    ? { edition, ...(chosen.length > 0 ? { modules: chosen as SecondEditionModuleId[] } : {}) }
    : { edition, scenario };

/** The heroes that were chosen, for the options of a game; nothing where the game deals all of them. */
export const playersOf = (heroes: Picks) =>
  heroes.every((hero) => hero === null)
    ? {}
    : { players: heroes.map((hero) => (hero === null ? {} : { hero })) };

/** Begins a game in this browser. */
export function openGame(
  players: readonly Seat[],
  played: Played,
  heroes: Picks,
  seed: string,
): Promise<TableClient> {
  const options = {
    ...optionsOf(played),
    players: players.length,
    ...playersOf(heroes),
    seed: seed.trim() || randomSeed(),
  } as Setting['options'];
  const { edition, scenario } = played;
  return openTable({ options, seats: players }, () => {
    const what = edition === 'second-edition' ? texts().start.editions[edition] : titleOf(edition, scenario);
    return `${what}: ${players.map(({ name }) => name).join(', ')}`;
  });
}

/** Begins a game of two at once. */
export const openFirst = (edition: EditionChoice): Promise<TableClient> =>
  openGame(someone, { edition, modules: [], scenario: firstScenario }, nobody(someone), '');
