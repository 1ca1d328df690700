import type { Action, GameState } from '../../src/index.js';
import { chanceParameters } from '../../src/kernel/chance.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { type Kinds, madeUp } from './made-up.js';

/* What a careless or a hostile program might try: actions that look right. */

/** Everything that can be done in some game of these modules. */
const kindsOf = (modules: readonly string[]): Kinds => [
  ...Object.values(rulesetOf(modules).rules.actions).map(
    ({ type, parameters }) => [type, parameters] as const,
  ),
  ...Object.entries(chanceParameters),
];

/** Names of everything that can be seen in a state, and of some things that cannot. */
function names(state: GameState): readonly string[] {
  const { rules } = rulesetOf(state.modules);
  const spaces = Object.keys(rules.content.board.spaces);
  const mine = state.players.flatMap((p) => [
    p.hero.card,
    p.hero.space ?? 'nowhere',
    ...p.allies.map((a) => a.card),
    ...p.items.map((i) => i.card),
    ...p.kept,
    ...p.quests.map((q) => q.card),
    ...(rules.content.board.neighbours[p.hero.space ?? ''] ?? []),
  ]);
  const table = [
    ...Object.values(state.stacks).flat(),
    ...state.revealed,
    ...state.track.map((entry) => entry?.card ?? 'nobody'),
  ];
  const abilities = [...rules.content.sides.values()].flatMap((side) => side.used.map(({ id }) => id));
  return [
    ...mine,
    ...table,
    ...abilities,
    ...spaces.slice(0, 5),
    'nothing',
    'take',
    'face-1',
    'player-0',
    'no-such-thing',
  ];
}

/** An action of any kind with parameters that could be meant. `below` gives the numbers it is made of. */
export const plausible = (state: GameState, below: (n: number) => number): Action =>
  madeUp(kindsOf(state.modules), names(state), below) as Action;
