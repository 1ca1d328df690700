import type { GameState } from '../../../src/index.js';
import type { Given, Scenario, ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import type { DoomMemory } from '../../../src/second-edition/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

/* A table with a doom track, for tests of it and of the Endgame. */

/** What a scenario says of a doom track. */
export interface Doom {
  readonly track?: readonly string[];
  readonly counters?: number;
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  readonly endgame?: { readonly order: readonly number[]; readonly out?: readonly number[] };
}

export const { content } = rulesetOf(['doom-track']).rules;

export const doomOf = (state: Pick<GameState, 'ext'>): DoomMemory =>
  state.ext['doom-track'] as unknown as DoomMemory;

/** Ysolde hits at range with any roll that is good, and has nothing to decide about it. */
export const ysolde = 'ysolde-saltblade';

/** Ysolde is about to defeat a green Challenge without anything to it, in a game of so many players. */
export function winning(
  players: number,
  doom: Doom = {},
  {
    me = {},
    card = 'bone-rabble',
    ...game
  }: { me?: ScenarioPlayer; card?: string } & Partial<Scenario['game']> = {},
): Table {
  const found = content.cards[card];
  const wounds = found?.kind === 'challenge' ? found.life - 1 : 0;
  return table(
    players,
    doom,
    { combat: { hero: 0, challenge: card, phase: 'ranged', wounds } },
    { me, ...game },
  );
}

/** A table with a doom track. Ysolde is player 0. */
export function table(
  players: number,
  doom: Doom,
  given: Given,
  { me = {}, ...game }: { me?: ScenarioPlayer } & Partial<Scenario['game']> = {},
): Table {
  const others: ScenarioPlayer[] = Array.from({ length: players - 1 }, () => ({ space: 'forge' }));
  return Table.of({
    game: {
      modules: ['doom-track'],
      with: { 'doom-track': JSON.parse(JSON.stringify(doom)) },
      players: [{ hero: ysolde, ...me }, ...others],
      ...game,
    },
    given,
  });
}

/** Ysolde attacks and hits. */
export const strike = (at: Table): Table => at.play(`combat/attack by=${ysolde}`).roll(10, 10);

/** Types and rules of what happened, for types that begin so. */
export const told = (at: Pick<Table, 'events'>, ...prefixes: readonly string[]): [string, string][] =>
  at.events
    .filter(({ type }) => prefixes.some((prefix) => type.startsWith(prefix)))
    .map(({ type, rule }) => [type, rule]);
