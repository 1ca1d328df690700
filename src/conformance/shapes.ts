import type { Json } from '../kernel/index.js';
import type { AnyRuleset } from './ruleset.js';

/* What may stand in the places of a vector: small descriptions of values, by what they mean rather than by their type alone. */

/** A single value: a name of a thing, or a plain value. In the words of messages. */
export const sorts = {
  card: 'card',
  hero: 'Hero',
  space: 'space or town',
  town: 'town',
  hex: 'hex or place',
  city: 'city',
  token: 'combat token',
  held: 'card',
  used: 'used ability, as card/ability,',
  deck: 'deck',
  player: 'player',
  actor: 'player, or chance',
  rule: 'rule',
  module: 'module in force here',
  action: 'kind of action',
  event: 'kind of event',
  decision: 'kind of decision',
  how: 'way in which a game ends',
  ability: 'ability',
  choice: 'choice that any card offers',
  character: 'Hero, Ally, or other card that fights',
  integer: 'whole number',
  boolean: 'yes or no',
  text: 'text',
} as const;
export type Sort = keyof typeof sorts;

export type Shape =
  /** Anything: nothing is known about it. */
  | { readonly is: 'open' }
  | { readonly is: 'one'; readonly of: Sort; readonly orNull?: boolean }
  | { readonly is: 'word'; readonly of: readonly string[]; readonly orNull?: boolean }
  | { readonly is: 'list'; readonly of: Shape; readonly orNull?: boolean }
  | { readonly is: 'by'; readonly key: Sort; readonly of: Shape; readonly orNull?: boolean }
  /** An object with these keys; any other key is an error. */
  | {
      readonly is: 'keys';
      readonly of: Readonly<Record<string, Shape>>;
      /** Its name in messages: "a player". */
      readonly what: string;
      readonly orNull?: boolean;
    };

export const open: Shape = { is: 'open' };
export const one = (of: Sort): Shape => ({ is: 'one', of });
export const word = (of: readonly string[]): Shape => ({ is: 'word', of });
export const list = (of: Shape): Shape => ({ is: 'list', of });
export const by = (key: Sort, of: Shape): Shape => ({ is: 'by', key, of });
export const keys = (what: string, of: Readonly<Record<string, Shape>>): Shape => ({ is: 'keys', what, of });
export const orNull = (shape: Shape): Shape => (shape.is === 'open' ? shape : { ...shape, orNull: true });

export const each = (names: readonly string[], of: Shape): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.map((name) => [name, of]));

/** What a module from outside remembers: only the names are known that its memory begins with. */
const memoryOf = (what: string, memory: Json): Shape =>
  typeof memory === 'object' && memory !== null && !Array.isArray(memory) && Object.keys(memory).length > 0
    ? keys(what, each(Object.keys(memory), open))
    : open;

const cards = list(one('card'));
const decks = by('deck', keys('a deck', { pool: cards, top: cards, bottom: cards, aside: one('integer') }));

const states = new WeakMap<AnyRuleset, Shape>();

export function shapeOfState(
  ruleset: AnyRuleset,
  of: Readonly<Record<string, Shape>>,
  extensions: { readonly noun: string; readonly known?: Readonly<Record<string, Shape>> },
): Shape {
  const known = states.get(ruleset);
  if (known) return known;
  const { edition, modules } = ruleset.rules;
  const { noun, known: memories = {} } = extensions;
  const remembered = modules.flatMap(({ id, moduleState }) =>
    moduleState
      ? [[id, memories[id] ?? memoryOf(`what the ${noun} remembers`, moduleState(2))] as const]
      : [],
  );
  const shape = keys('the state', {
    edition: word([edition]),
    modules: list(one('module')),
    ...of,
    decks,
    ext: keys(`what ${noun}s remember`, Object.fromEntries(remembered)),
  });
  states.set(ruleset, shape);
  return shape;
}
