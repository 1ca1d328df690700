/** The sorts of things that parameters of actions name. */
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

/** The sort of each parameter by its name, which is the same in all actions. */
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
