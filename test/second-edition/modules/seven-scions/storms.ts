import type { Given, Scenario, ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../../src/second-edition/index.js';
import { Table } from '../../../toolkit.js';

/* Positions that tests of this module share. */

type Game = Scenario['game'];

export const ID = 'seven-scions';

/** What the module remembers. */
export const memory = (table: Table) =>
  table.state.ext[ID] as unknown as {
    counter: number;
    beaten: string | null;
    held: Record<string, number>;
    events: string[];
    endgame: { order: number[]; out: number[]; deeds: { defeated: number; wounds: number }[] } | null;
  };

/** A table of plain Heroes in the wild; the turn of the first is past its Adventure step. */
export function underSky(
  players: readonly ScenarioPlayer[],
  {
    storm = {},
    given = { turn: { player: 0, step: 'adventure' } },
    ...game
  }: Partial<Omit<Game, 'players'>> & { readonly storm?: object; readonly given?: Given } = {},
): Table {
  return Table.of({
    game: {
      modules: [ID],
      players: players.map((player) => ({ space: 'h0707', ...player })),
      with: { [ID]: storm as never },
      ...game,
    },
    given,
  });
}

const { content } = rulesetOf([ID]).rules;
const colors = ['green', 'yellow', 'blue'] as const;

/** The same with the storm about to break, once all Storm cards of lower colors are used up. */
export function breakingIn(color: (typeof colors)[number], ...players: readonly ScenarioPlayer[]): Table {
  const lower = colors.slice(0, colors.indexOf(color));
  const removed = lower.flatMap((one) => (content.decks[`storm-${one}`] ?? []).slice(0, players.length));
  return underSky(players, { storm: { counter: 8 }, removed });
}

/** The same with the storm about to break. */
export const breaking = (...players: readonly ScenarioPlayer[]): Table =>
  underSky(players, { storm: { counter: 8 } });

/** The combat that is going on. */
export const fight = (table: Table) => {
  const frame = [...table.state.frames].reverse().find(({ kind }) => kind === 'combat');
  return frame as unknown as
    | { attacker: number; round: number; step: string; opponent: { card: string; wounds: number } }
    | undefined;
};
