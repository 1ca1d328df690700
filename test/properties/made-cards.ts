import type { z } from 'zod';
import { riseOfTheDragonLords } from '../../src/second-edition/index.js';

/*
 * Cards that nobody would print: bundled ones with some of their parts changed to anything the schema of content allows.
 * What is made follows from a list of numbers, so that fast-check can make a failing card smaller.
 */

/** What cards of an edition are written in. */
export interface Language {
  /** Words that cards use, by the key they stand under. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where a card says what it does. */
  readonly doing: readonly string[];
}

/** Deals numbers from a list; beyond its end there are only zeros, and zero is always the plainest choice. */
export class Numbers {
  private at = 0;
  private named = 0;
  /** @param language - what the cards are written in; that of Second Edition if left out */
  constructor(
    private readonly list: readonly number[],
    readonly language: Language = secondEdition,
  ) {}
  below(n: number): number {
    const number = this.list[this.at++] ?? 0;
    return n > 0 ? number % n : 0;
  }
  from<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  /** An id that nothing else has: abilities and courses of one card are called apart. */
  name(): string {
    this.named += 1;
    return `made-${this.named}`;
  }
}

/** The words of some cards, by the key they stand under. */
export function wordsOf(...lists: readonly (readonly object[] | undefined)[]): Language['words'] {
  const words = new Map<string, Set<string>>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const known = words.get(key) ?? new Set();
      words.set(key, known.add(value));
    } else if (Array.isArray(value)) for (const item of value) collect(item, key);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, part] of Object.entries(value)) {
        collect(part, inner);
        if (key === 'skills') collect(inner, 'skill');
      }
  };
  for (const list of lists) collect(list ?? [], '');
  return words;
}

const { heroes, adventures, market } = riseOfTheDragonLords;
const secondEdition: Language = {
  words: wordsOf(heroes, adventures, market),
  doing: ['abilities', 'effects', 'reward', 'beforeCombat', 'becomes', 'do', 'then', 'won', 'lost'],
};

// The parts of a schema are told apart by their definitions; which one belongs to which sort, zod's types do not say.
type Schema = z.core.$ZodType;
// biome-ignore lint/suspicious/noExplicitAny: see above
const definition = (schema: Schema): any => schema._zod.def;

/** Deeper than this only the plainest branch of the schema is taken. */
const deepest = 7;

/** Any value that a schema allows. */
function anything(schema: Schema, n: Numbers, key = '', depth = 0): unknown {
  const def = definition(schema);
  switch (def.type) {
    case 'optional':
      return depth < deepest && n.below(4) === 1 ? anything(def.innerType, n, key, depth) : undefined;
    case 'lazy':
      return anything(def.getter(), n, key, depth);
    case 'literal':
      return n.from(def.values);
    case 'enum':
      return n.from(Object.values(def.entries));
    case 'boolean':
      return n.below(2) === 1;
    case 'number': {
      const minimum = (schema as z.ZodNumber).minValue ?? 0;
      const maximum = (schema as z.ZodNumber).maxValue ?? 99;
      const some = [1, 0, 2, 3, 8, -1, minimum, maximum].filter((x) => x >= minimum && x <= maximum);
      return n.from(some);
    }
    case 'string':
      if (key === 'id') return n.from([n.name(), 'constructor']);
      return n.from([...(n.language.words.get(key) ?? []), 'constructor']);
    case 'template_literal':
      return n.from(['town:tamalir', 'town:forge']);
    case 'array': {
      const minimum = leastItems(def);
      const length = depth < deepest ? Math.max(minimum, n.below(3)) : minimum;
      return Array.from({ length }, () => anything(def.element, n, key, depth + 1));
    }
    case 'tuple':
      return (def.items as Schema[]).map((item) => anything(item, n, key, depth + 1));
    case 'union':
      return anything(depth < deepest ? n.from(def.options) : def.options[0], n, key, depth);
    case 'record':
      return {};
    case 'object': {
      const object: Record<string, unknown> = {};
      for (const [name, part] of Object.entries(def.shape as Record<string, Schema>)) {
        const value = anything(part, n, name, depth + 1);
        if (value !== undefined) object[name] = value;
      }
      return object;
    }
    default:
      return null;
  }
}

const leastItems = ({ checks = [] }: { readonly checks?: readonly Schema[] }): number =>
  Math.max(0, ...checks.map((check) => Number(definition(check).minimum ?? 0)));

const fits = (schema: Schema, value: unknown): boolean =>
  (schema as z.ZodType).safeParse(value).success === true;

/** A value with one of its parts, near or far, changed to another that the schema allows. */
export function changed(schema: Schema, value: unknown, n: Numbers, key = ''): unknown {
  const def = definition(schema);
  if (value === undefined) return anything(def.type === 'optional' ? def.innerType : schema, n, key);
  switch (def.type) {
    case 'optional':
      return n.below(4) === 1 ? undefined : changed(def.innerType, value, n, key);
    case 'lazy':
      return changed(def.getter(), value, n, key);
    case 'union': {
      const now = (def.options as Schema[]).find((option) => fits(option, value));
      return now === undefined || n.below(3) === 1 ? anything(schema, n, key) : changed(now, value, n, key);
    }
    case 'array': {
      const list = [...(value as unknown[])];
      const at = n.below(list.length + 1);
      if (at < list.length && list.length > leastItems(def) && n.below(5) === 1) list.splice(at, 1);
      else list[at] = changed(def.element, list[at], n, key);
      return list;
    }
    case 'tuple': {
      const list = [...(value as unknown[])];
      const at = n.below(list.length);
      list[at] = changed(def.items[at], list[at], n, key);
      return list;
    }
    case 'object': {
      const names = Object.keys(def.shape).filter((name) => !untouched.includes(name));
      if (names.length === 0) return value;
      // What makes a card do something is changed more often than its numbers.
      const lively = names.filter((name) => n.language.doing.includes(name));
      const name = n.from([...names, ...lively, ...lively, ...lively]);
      const object = { ...(value as Record<string, unknown>) };
      const part = changed(def.shape[name], object[name], n, name);
      if (part === undefined) delete object[name];
      else object[name] = part;
      return object;
    }
    default:
      return anything(schema, n, key);
  }
}

/** What tells cards apart, or is for people to read. */
const untouched = ['id', 'name', 'kind', 'source', 'text', 'flavor', 'deck'];
