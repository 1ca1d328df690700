/** The sorts of things that parameters of actions name. */
export type ParameterSort =
  | 'card'
  | 'character'
  | 'space'
  | 'player'
  | 'ability'
  | 'choice'
  | 'face'
  | 'color'
  | 'bonus'
  | 'amount';

/** The sort of each parameter, by its name. An action type in which a name means something else declares it in its `names`. */
export const parameterSorts: Readonly<Record<string, ParameterSort>> = {
  card: 'card',
  item: 'card',
  ally: 'character',
  character: 'character',
  by: 'character',
  to: 'space',
  space: 'space',
  player: 'player',
  with: 'player',
  ability: 'ability',
  choice: 'choice',
  die: 'face',
  color: 'color',
  bonus: 'bonus',
  dice: 'amount',
  amount: 'amount',
};
