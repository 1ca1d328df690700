import { type AnyAction, actionCode, type Parameters } from '../../src/kernel/index.js';

/* What a careless or a hostile program might try, whatever the edition: actions made of names at hand, and values that are none. */

/** Actions by their types, with what each is told. */
export type Kinds = readonly (readonly [string, Parameters])[];

/** An action of one of these kinds, with names that can be seen and numbers that could be meant. */
export function madeUp(kinds: Kinds, seen: readonly string[], below: (n: number) => number): AnyAction {
  const [type, parameters] = kinds[below(kinds.length)] as Kinds[number];
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
  return action as unknown as AnyAction;
}

/** An action's code with its dice in order: dice of one roll may be told in any. */
export function canonicalCode(action: AnyAction): string {
  if (action.type !== 'chance/roll') return actionCode({ ...action });
  return actionCode({
    type: action.type,
    dice: [...(action.dice as readonly number[])].sort((a, b) => a - b),
  });
}

/** Values that are no action, or one bent out of shape. */
export const nasty = (action: AnyAction): readonly unknown[] => {
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
