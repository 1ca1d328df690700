import type { Parameters } from '../../kernel/index.js';

/** The sorts of thing that parameters of actions name in this edition. */
export type ParameterSort =
  | 'card'
  | 'hex'
  | 'player'
  | 'ability'
  | 'choice'
  | 'face'
  | 'deck'
  | 'token'
  | 'amount'
  | 'symbol';

/** What parameters of actions name, by the name of the parameter: the same in all rules of this edition. */
export const parameterSorts: Readonly<Record<string, ParameterSort>> = {
  card: 'card',
  to: 'hex',
  player: 'player',
  with: 'player',
  ability: 'ability',
  choice: 'choice',
  die: 'face',
  deck: 'deck',
  token: 'token',
  on: 'token',
  amount: 'amount',
  damage: 'symbol',
};

/** The sorts of those of some parameters that name something. */
export const sortsOf = (parameters: Parameters): Readonly<Record<string, ParameterSort>> =>
  Object.fromEntries(
    Object.keys(parameters).flatMap((name) => {
      const sort = Object.hasOwn(parameterSorts, name) ? parameterSorts[name] : undefined;
      return sort === undefined ? [] : [[name, sort]];
    }),
  );
