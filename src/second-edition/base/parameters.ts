import type { Parameters } from '../../kernel/index.js';

/** The sorts of thing that parameters of actions name in this edition. */
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

/**
 * What parameters of actions name, by the name of the parameter: the same in all rules of this edition. What reads actions reads it here.
 * A kind of action to which a name means something else says so in its `names`.
 */
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

/** The sorts of those of some parameters that name something. */
export const sortsOf = (parameters: Parameters): Readonly<Record<string, ParameterSort>> =>
  Object.fromEntries(
    Object.keys(parameters).flatMap((name) => {
      const sort = Object.hasOwn(parameterSorts, name) ? parameterSorts[name] : undefined;
      return sort === undefined ? [] : [[name, sort]];
    }),
  );
