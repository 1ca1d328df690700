import type { GameEvent } from '../../../../src/index.js';
import type { Given, Scenario, ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { Table } from '../../../toolkit.js';

/* Positions that tests of this module share. */

type Game = Scenario['game'];

/** What a scenario says of this module. */
export type Described = NonNullable<Game['with']>[string];

/** Two players; the first is Steelhorns, whose turn it is. */
export function aboard(
  me: ScenarioPlayer,
  { given = 'start', ...game }: Partial<Omit<Game, 'players'>> & { readonly given?: Step | Given } = {},
): Table {
  return Table.of({
    game: {
      modules: ['island-of-dread'],
      players: [
        { hero: 'steelhorns', ...me },
        { hero: 'mordrog', space: 'dallak' },
      ],
      ...game,
    },
    given: typeof given === 'string' ? { turn: { player: 0, step: given } } : given,
  });
}

type Step = 'start' | 'movement' | 'adventure' | 'market' | 'experience' | 'end';

/** A Captain who can take a lot, and one who cannot. */
export const sturdy = 'the-unsinkable';
export const frail = 'the-leaky-promise';

/** The anchors of the rulebook's examples: the two between Orris and Dallak, and the last one before Dallak. */
export const first = 'a1010';
export const crossing = 'a0909';
export const last = 'a0810';

/** What the module remembers. */
export const memory = (table: Table) =>
  table.state.ext['island-of-dread'] as unknown as {
    captains: ({ card: string; wounds: number; exhaustion: number; loan: boolean } | null)[];
    maps: { blue: number; green: number }[];
    pool: { blue: number; green: number };
    tiles: Record<string, string>;
    silver: string[];
  };

export const captain = (table: Table) => memory(table).captains[0] ?? null;

/** The rules that events of a type cite. */
export const rulesOf = (table: Table, type: GameEvent['type']): string[] =>
  table.happened(type).map(({ rule }) => rule);
