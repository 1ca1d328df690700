import type { Action, GameState } from '../../src/index.js';
import { chanceParameters } from '../../src/kernel/chance.js';
import { actionCode, type Parameters } from '../../src/kernel/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';

/* What a careless or a hostile program might try: actions that look right, and values that are none. */

type Kinds = readonly (readonly [string, Parameters])[];

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
  const abilities = Object.values(rules.content.sides).flatMap((side) => side.used.map(({ id }) => id));
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
export function plausible(state: GameState, below: (n: number) => number): Action {
  const kinds = kindsOf(state.modules);
  const [type, parameters] = kinds[below(kinds.length)] as Kinds[number];
  const seen = names(state);
  const action: Record<string, unknown> = { type };
  for (const [name, kind] of Object.entries(parameters))
    action[name] =
      kind === 'id'
        ? seen[below(seen.length)]
        : kind === 'integer'
          ? below(8) - 1
          : kind === 'integers'
            ? Array.from({ length: below(6) }, () => below(12))
            : kind[below(kind.length)];
  return action as unknown as Action;
}

/** An action's code with its dice in order: dice of one roll may be told in any. */
export function canonicalCode(action: Action): string {
  if (action.type !== 'chance/roll') return actionCode({ ...action });
  return actionCode({ type: action.type, dice: [...action.dice].sort((a, b) => a - b) });
}

/** Values that are no action, or one bent out of shape. */
export const nasty = (action: Action): readonly unknown[] => {
  const list = [action];
  return [
    undefined,
    null,
    0,
    'move/stay',
    Symbol('move/stay'),
    list,
    {},
    { type: null },
    { type: '__proto__' },
    { type: 'constructor' },
    { ...action, type: `${action.type} ` },
    { ...action, extra: 1 },
    { ...action, __proto__: { extra: 1 } },
    JSON.parse(`{"__proto__":1,${JSON.stringify(action).slice(1)}`),
    Object.create(action),
    new (class {
      readonly type = action.type;
    })(),
    new Proxy([], {}),
    () => action,
  ];
};
