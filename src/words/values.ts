import type { AnyAction, Detail, GameEvent, Parameters } from '../kernel/index.js';
import type { Value } from './format.js';
import { type Names, own } from './names.js';

/* The values of actions and events in messages: by the sort in the event's declaration, or by the parameter's name. */

/** The word of an id in a `select`, which takes no hyphens. */
export const selector = (id: string): string => id.replace(/[^\w]/g, '_');

/** A missing value: `select` finds the word `none`. */
export const nobody: Value = { plain: '', raw: 'none' };

export const valueOfSort = (naming: Names, sort: string, id: string | number): Value =>
  oneValue(naming, sort, sort, id, '');

/** `card` is the card of the whole event or action, for its abilities. */
function oneValue(naming: Names, sort: string, name: string, value: unknown, card: string): Value {
  if (value === null || value === undefined || value === '') return nobody;
  if (typeof value === 'boolean')
    return { plain: naming.word(value ? 'yes' : 'no'), raw: value ? 'yes' : 'no' };
  if (typeof value === 'number') {
    const plain = naming.numbered(sort, value) ?? `${value}`;
    return sort === 'player'
      ? { plain, raw: value, grammar: (what) => naming.grammar(naming.setting.heroes[value] ?? '', what) }
      : { plain, raw: value };
  }
  if (typeof value === 'object') return countsOf(naming, value as Readonly<Record<string, unknown>>);
  const id = String(value);
  const plain = ['player', 'face', 'integer'].includes(sort) ? id : naming.named(sort, name, id, card);
  return { plain, raw: selector(id), grammar: (what) => naming.grammar(id, what) };
}

/** Numbers by kind: "2 green, 1 blue". */
function countsOf(naming: Names, counts: Readonly<Record<string, unknown>>): Value {
  const some = Object.entries(counts).filter(([, count]) => typeof count === 'number' && count > 0);
  const items = some.map(([word, count]) => `${count} ${naming.word(word)}`);
  return { plain: items.length > 0 ? items.join(', ') : naming.word('nothing'), raw: items.length };
}

function addList(
  naming: Names,
  sort: string,
  name: string,
  list: readonly unknown[],
  card: string,
  into: Record<string, Value>,
): Value {
  const items = list.map((item, at): Value => {
    const inner = Array.isArray(item)
      ? addList(naming, sort, `${name}_${at + 1}`, item, card, into)
      : oneValue(naming, sort, name, item, card);
    into[`${name}_${at + 1}`] = inner;
    return inner;
  });
  const plain = items.map((item) => item.plain);
  const joined = sort === 'face' ? plain.join(', ') : naming.setting.book.list(plain);
  return { plain: items.length > 0 ? joined : naming.word('nothing'), raw: items.length };
}

function valuesOf(
  naming: Names,
  thing: Readonly<Record<string, unknown>>,
  sorts: readonly (readonly [name: string, sort: string])[],
): Record<string, Value> {
  const values: Record<string, Value> = {};
  const card = typeof thing.card === 'string' ? thing.card : '';
  for (const [name, sort] of sorts) {
    const value = thing[name];
    values[name] = Array.isArray(value)
      ? addList(naming, sort, name, value, card, values)
      : oneValue(naming, sort, name, value, card);
  }
  return values;
}

export const valuesOfEvent = (
  naming: Names,
  event: GameEvent,
  details: Readonly<Record<string, Detail>>,
): Record<string, Value> =>
  valuesOf(
    naming,
    event,
    Object.entries(details).map(
      ([name, { kind }]) => [name, own(naming.sharper, `${event.type}.${name}`) ?? kind] as const,
    ),
  );

export const valuesOfAction = (
  naming: Names,
  action: AnyAction,
  parameters: Parameters,
): Record<string, Value> =>
  valuesOf(
    naming,
    action,
    Object.entries(parameters).map(
      ([name, kind]) =>
        [name, own(naming.sharper, `${action.type}.${name}`) ?? naming.sortOfParameter(name, kind)] as const,
    ),
  );
