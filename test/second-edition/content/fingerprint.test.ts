import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { displayOnly, fingerprintOf } from '../../../src/second-edition/base/fingerprint.js';
import { contentSchema } from '../../../src/second-edition/content/schema.js';
import { nameSchema, sourceSchema, textSchema } from '../../../src/second-edition/content/schema-parts.js';
import {
  bundledModules,
  type ContentPack,
  composeRuleset,
  riseOfTheDragonLords,
  type SecondEditionModule,
} from '../../../src/second-edition/index.js';
import { good } from './tiny-pack.js';

/* Saves belong to content that plays alike, whatever it is called. */

const packs: readonly ContentPack[] = [
  riseOfTheDragonLords,
  ...Object.values<SecondEditionModule>(bundledModules).flatMap(
    ({ content }) => (content as ContentPack | undefined) ?? [],
  ),
];
const print = (...played: readonly ContentPack[]) => composeRuleset([], played).rules.content.fingerprint;
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Holder = Record<string | number, unknown>;
interface Leaf {
  readonly path: string;
  /** Puts another value in its place. */
  readonly set: (value: unknown) => void;
  readonly value: unknown;
}

/** Every value of a pack that has no parts. What stands anywhere in a `source` is one with it. */
function* leavesOf(value: unknown, path = ''): Generator<Leaf, void> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const at = path === '' ? key : `${path}/${key}`;
    if (typeof part === 'object') yield* leavesOf(part, at);
    else
      yield {
        path: at,
        value: part,
        set: (other) => {
          (value as Holder)[key] = other;
        },
      };
  }
}

/** Something else of the same sort. */
const other = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}-x`;

const isForPeople = (path: string): boolean =>
  path.split('/').some((key) => ['name', 'label', 'text', 'flavor', 'source', '$schema'].includes(key));

describe('the list of what is for people alone', () => {
  it('has the keys under which the schema of content wants free text, and no others', () => {
    const free: readonly unknown[] = [nameSchema, textSchema, sourceSchema];
    const found = new Map<string, Set<boolean>>();
    const seen = new Set<unknown>();
    // biome-ignore lint/suspicious/noExplicitAny: which definition belongs to which sort of schema, zod's types do not say
    const definition = (schema: z.core.$ZodType): any => schema._zod.def;
    const walk = (schema: z.core.$ZodType, key: string): void => {
      const def = definition(schema);
      if (def.type === 'optional') return walk(def.innerType, key);
      // A text that follows no pattern is one for people, whatever its schema is called.
      const isText =
        def.type === 'string' && (schema as z.ZodString).format === null && !def.checks?.some(isPattern);
      if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(free.includes(schema) || isText));
      if (seen.has(schema) || free.includes(schema)) return;
      seen.add(schema);
      if (def.type === 'lazy') walk(def.getter(), '');
      if (def.type === 'array') walk(def.element, '');
      if (def.type === 'union') for (const option of def.options) walk(option, '');
      if (def.type === 'object')
        for (const [name, part] of Object.entries(def.shape)) walk(part as z.core.$ZodType, name);
    };
    const isPattern = (check: z.core.$ZodType): boolean => definition(check).format === 'regex';
    walk(contentSchema, '');
    const forPeople = [...found].filter(([, is]) => is.has(true)).map(([key]) => key);
    expect(forPeople.sort()).toEqual([...displayOnly].sort());
    // No key is for people in one place and for rules in another.
    for (const key of forPeople) expect(found.get(key), key).toEqual(new Set([true]));
    expect(found.size).toBeGreaterThan(80);
  });
});

/** What a part of a pack, which is changed here as no pack may be, does to the fingerprint of all. */
const printOf = (part: unknown) => fingerprintOf({}, [], { part });

describe('the fingerprint of content', () => {
  it.each(packs.map((pack) => [pack.id, pack] as const))(
    'of %s is another after any change that rules read, and the same after any other',
    (_id, pack) => {
      // Part by part, as a whole pack has some ten thousand values.
      const { heroes = [], adventures = [], market = [], further = [], decks = [], ...rest } = copyOf(pack);
      const { board, ...more } = rest;
      const { spaces = [], ...besides } = board ?? {};
      const parts = [...heroes, ...adventures, ...market, ...further, ...decks, ...spaces, besides, more];
      let changes = 0;
      for (const part of parts) {
        const before = printOf(part);
        for (const { path, value, set } of leavesOf(part)) {
          set(other(value));
          expect(printOf(part) === before, `${JSON.stringify(part).slice(0, 60)}: ${path}`).toBe(
            isForPeople(path),
          );
          set(value);
          changes++;
        }
        expect(printOf(part)).toBe(before);
      }
      expect(changes).toBeGreaterThan(8 * parts.length);
    },
  );

  const base = print(riseOfTheDragonLords);
  const changed = (
    change: (pack: Holder & { board: Holder & { spaces: Holder[]; towns: Holder[] } }) => void,
  ) => {
    const pack = copyOf(riseOfTheDragonLords);
    change(pack as never);
    return print(pack);
  };

  it('covers cards, decks, counters and the board', () => {
    const prints = [
      base,
      changed((pack) => Object.assign((pack.heroes as Holder[])[0] as Holder, { life: 99 })),
      changed((pack) => (pack.market as unknown[]).reverse()),
      changed((pack) => (pack.adventures as unknown[]).pop()),
      changed((pack) => {
        pack.counters = { green: 1 };
      }),
      changed((pack) => {
        pack.decks = [{ id: 'sea', name: 'Sea' }];
      }),
      changed((pack) => {
        pack.decks = [{ id: 'sea', name: 'Sea', open: true }];
      }),
      changed((pack) => Object.assign(pack.board.spaces[0] as Holder, { terrain: 'swamp', half: undefined })),
      changed((pack) => pack.board.towns.reverse()),
      changed((pack) => {
        pack.board.chart = { lanes: [] };
      }),
      changed((pack) => {
        pack.board.start = 'forge';
      }),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('does not cover what the board, its places, its towns and a deck are called, nor the pack in which a card stands', () => {
    const named = (name: string): ContentPack => ({
      ...copyOf(riseOfTheDragonLords),
      name,
      decks: [{ id: 'sea', name }],
    });
    expect(print(named('Meer'))).toBe(print(named('Sea')));
    expect(changed((pack) => Object.assign(pack.board, { name: 'Terrinoth' }))).toBe(base);
    expect(changed((pack) => Object.assign(pack.board.towns[0] as Holder, { name: 'Schmiede' }))).toBe(base);
    const { market, ...others } = copyOf(riseOfTheDragonLords);
    expect(print(others, { id: 'market', name: 'Market', ...(market ? { market } : {}) })).toBe(base);
  });

  it('covers a skill, whatever it is called', () => {
    const skilled = (text: number) =>
      print(riseOfTheDragonLords, {
        ...good,
        heroes: [{ ...(good.heroes[0] as object), skills: { text } }],
      } as unknown as ContentPack);
    expect(skilled(1)).not.toBe(skilled(2));
  });
});
