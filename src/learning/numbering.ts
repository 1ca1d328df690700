import {
  type AnyAction,
  type AnyActionKind,
  hashText,
  InvalidArgumentError,
  InvalidOptionsError,
  type ParameterRange,
  type Rules,
} from '../kernel/index.js';

import type { LearningEdition, SortRanges, Value } from './edition.js';

/* A type of action has a number for each combination of its parameters' values, as the rules declare them. Nothing is hashed. */

/** One parameter, or several with hook values. */
export interface ActionAxis {
  /** The names of the parameters. */
  readonly of: readonly string[];
  /** Their hook values, each a list in the order of `of`. */
  readonly values: readonly (readonly (string | number | readonly number[])[])[];
}

/** The numbers of one type of action: `size` numbers from `offset`, the last axis counting fastest. */
export interface NumberedKind {
  readonly type: string;
  readonly offset: number;
  readonly size: number;
  /** Its parameters; may be empty. */
  readonly axes: readonly ActionAxis[];
}

export interface Numbering {
  readonly size: number;
  /** Changes whenever any action gets another number: what was learnt with another numbering does not fit. */
  readonly version: string;
  readonly kinds: readonly NumberedKind[];
  /** The number of an action; -1 if it has none. */
  indexOf(action: AnyAction): number;
  /** The action of a number, a new object. */
  actionOf(index: number): AnyAction;
}

interface Axis extends ActionAxis {
  readonly places: ReadonlyMap<string | number, number>;
}

interface Kind extends NumberedKind {
  readonly axes: readonly Axis[];
  /** Its parameters, in the order of lists of legal actions. */
  readonly order: readonly string[];
}

export function numberActions<C>(
  { actions, providers, content }: Pick<Rules<never, C>, 'actions' | 'providers' | 'content'>,
  players: number,
  { sorts, ranges }: Pick<LearningEdition, 'sorts' | 'ranges'>,
): Numbering {
  const bySort = ranges(content, players);
  let size = 0;
  const kinds = Object.keys(actions)
    .sort()
    .map((type): Kind => {
      const axes = axesOf(
        actions[type] as AnyActionKind,
        providers[type] ?? '',
        content,
        players,
        sorts,
        bySort,
      );
      const kind = {
        type,
        offset: size,
        size: axes.reduce((all, { values }) => all * values.length, 1),
        axes,
        order: Object.keys((actions[type] as AnyActionKind).parameters),
      };
      size += kind.size;
      return kind;
    });
  const byType = new Map(kinds.map((kind) => [kind.type, kind]));
  const version = hashText(
    JSON.stringify(kinds.map(({ type, axes }) => [type, axes.map(({ of, values }) => [of, values])])),
  );
  return {
    size,
    version,
    kinds,
    indexOf(action) {
      const kind = byType.get(action.type);
      if (kind === undefined) return -1;
      let index = 0;
      for (const axis of kind.axes) {
        const place = axis.places.get(keyIn(axis.of, action));
        if (place === undefined) return -1;
        index = index * axis.values.length + place;
      }
      return kind.offset + index;
    },
    actionOf(index) {
      const kind = kindAt(kinds, index, size);
      let rest = index - kind.offset;
      const parameters: Record<string, Value> = {};
      for (const { of, values } of [...kind.axes].reverse()) {
        const value = values[rest % values.length] as readonly Value[];
        rest = Math.floor(rest / values.length);
        of.forEach((name, at) => {
          parameters[name] = plain(value[at] as Value);
        });
      }
      const inOrder = kind.order.filter((name) => name in parameters).map((name) => [name, parameters[name]]);
      return { type: kind.type, ...Object.fromEntries(inOrder) };
    },
  };
}

/** Lists are copied for the caller. */
const plain = (value: Value): Value => (typeof value === 'object' ? [...value] : value);

function kindAt(kinds: readonly Kind[], index: number, size: number): Kind {
  if (!(Number.isInteger(index) && index >= 0 && index < size))
    throw new InvalidArgumentError(`Actions are numbered from 0 to ${size - 1}: there is no ${index}.`);
  let low = 0;
  let high = kinds.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((kinds[middle] as Kind).offset <= index) low = middle;
    else high = middle - 1;
  }
  return kinds[low] as Kind;
}

/** The key of a value. Ids have no spaces. */
const keyOf = (value: Value): string | number => (typeof value === 'object' ? value.join(',') : value);

function keyIn(of: readonly string[], action: AnyAction): string | number {
  const first = keyOf(action[of[0] as string] as Value);
  if (of.length === 1) return first;
  let key = String(first);
  for (let at = 1; at < of.length; at++) key += ` ${keyOf(action[of[at] as string] as Value)}`;
  return key;
}

function axisOf(of: readonly string[], values: readonly (readonly Value[])[]): Axis {
  const places = new Map<string | number, number>();
  const distinct: (readonly Value[])[] = [];
  for (const value of values) {
    const key = value.length === 1 ? keyOf(value[0] as Value) : value.map(keyOf).join(' ');
    if (places.has(key)) continue;
    places.set(key, distinct.length);
    distinct.push(value);
  }
  return { of, values: distinct, places };
}

function axesOf(
  kind: AnyActionKind,
  module: string,
  content: unknown,
  players: number,
  sorts: LearningEdition['sorts'],
  ranges: SortRanges,
): Axis[] {
  const left = new Map(Object.entries(kind.parameters));
  const axes: Axis[] = [];
  const sortOf = (name: string): string => kind.names?.[name] ?? sorts[name] ?? '';
  const take = (of: readonly string[], values: readonly (readonly Value[])[]): void => {
    for (const name of of) left.delete(name);
    axes.push(axisOf(of, values));
  };
  for (const { of, values } of (kind.ranges ?? []) as readonly ParameterRange<unknown>[])
    take(of, values(content, players));
  for (const together of Object.keys(ranges).filter((sort) => sort.includes(','))) {
    const of = together.split(',').map((sort) => [...left.keys()].find((name) => sortOf(name) === sort));
    if (of.every((name) => name !== undefined)) take(of, ranges[together] ?? []);
  }
  for (const [name, form] of left) {
    const values = typeof form === 'object' ? form.map((word) => [word]) : ranges[sortOf(name)];
    if (values === undefined)
      throw new InvalidOptionsError([
        {
          path: 'ruleset',
          message: `Nothing says what "${name}" of ${kind.type} can be, which the module ${module} brings: give that kind of action \`ranges\`.`,
        },
      ]);
    take([name], values);
  }
  return axes;
}
