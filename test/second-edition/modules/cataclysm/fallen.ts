import type { Given, Scenario, ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { Table } from '../../../toolkit.js';

/* Positions that tests of this module share. */

export const ID = 'cataclysm';

type Game = Scenario['game'];
type Step = 'start' | 'refresh' | 'movement' | 'adventure' | 'market' | 'experience' | 'end';

/** The board's towns under their curses in order, the last three destroyed; Tamalir freed by whoever has claimed its last card. */
export const freedTamalir = {
  vynelvale: 'ashen-flock',
  riverwatch: 'demon-horde',
  dawnsmoor: 'frenzied-rage',
  tamalir: 'freed:savage-brood',
  greyhaven: 'winter-lord',
  nerekhal: 'destroyed',
  forge: 'destroyed',
  frostgate: 'destroyed',
};

/** Two players; the first is Corbin, who has nothing to use while he moves, and whose turn it is. */
export function fallen(
  me: ScenarioPlayer,
  {
    given = 'start',
    said,
    other = {},
    ...game
  }: Partial<Omit<Game, 'players'>> & {
    readonly given?: Step | Given;
    readonly said?: NonNullable<Game['with']>[string];
    readonly other?: ScenarioPlayer;
  } = {},
): Table {
  return Table.of({
    game: {
      modules: [ID],
      players: [
        { hero: 'corbin-axebearer', ...me },
        { hero: 'mordrog', space: 'h0306', ...other },
      ],
      ...(said === undefined ? {} : { with: { [ID]: said } }),
      ...game,
    },
    given: typeof given === 'string' ? { turn: { player: 0, step: given } } : given,
  });
}
